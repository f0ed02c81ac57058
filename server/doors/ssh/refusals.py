"""Why somebody is not let in, or does not get what he asks for at the door."""

from server.protocol.seat import Refusal


class NoRoom(Refusal, frozen=True, tag="no-room"):
    """As many people are connected as the house can hold."""


class DoorBusy(Refusal, frozen=True, tag="door-busy"):
    """Too many have not said yet who they are."""


class TooManyConnections(Refusal, frozen=True, tag="too-many-connections"):
    """All from one address, or from one network of version 6."""

    most: int


class LoginTooSlow(Refusal, frozen=True, tag="login-too-slow"):
    seconds: int


class TooManyTries(Refusal, frozen=True, tag="too-many-tries"):
    """Of telling who one is."""

    most: int


class AddressNotWelcome(Refusal, frozen=True, tag="address-not-welcome"):
    pass


class KeyNotWelcome(Refusal, frozen=True, tag="key-not-welcome"):
    pass


class NotInvited(Refusal, frozen=True, tag="not-invited"):
    """Only people with certain keys are let in, and this is none of them."""


class TooManySessions(Refusal, frozen=True, tag="too-many-sessions"):
    """Over one connection."""

    most: int


class NoForwarding(Refusal, frozen=True, tag="no-forwarding"):
    pass


class NoFiles(Refusal, frozen=True, tag="no-files"):
    """Nothing can be copied here."""


class CommandTooLong(Refusal, frozen=True, tag="command-too-long"):
    most: int


class NothingDone(Refusal, frozen=True, tag="nothing-done"):
    """For so long that the connection is closed."""

    minutes: int


class DoorClosed(Refusal, frozen=True, tag="door-closed"):
    """The house is about to stop."""


class InLine(Refusal, frozen=True, tag="in-line"):
    """Not a no: somebody's screen is about to open, after those of others."""

    before: int


DOOR_REFUSALS: tuple[type[Refusal], ...] = (
    NoRoom,
    DoorBusy,
    TooManyConnections,
    LoginTooSlow,
    TooManyTries,
    AddressNotWelcome,
    KeyNotWelcome,
    NotInvited,
    TooManySessions,
    NoForwarding,
    NoFiles,
    CommandTooLong,
    NothingDone,
    DoorClosed,
    InLine,
)

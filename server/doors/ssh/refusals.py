"""Why the SSH server refuses a connection, a log-in, a session or a command."""

from server.protocol.seat import Refusal, types_in


class NoRoom(Refusal, frozen=True, tag="no-room"):
    """The server has as many connections as it can hold."""


class DoorBusy(Refusal, frozen=True, tag="door-busy"):
    """Too many connections are not logged in yet."""


class LoginTooSlow(Refusal, frozen=True, tag="login-too-slow"):
    seconds: int


class TooManyTries(Refusal, frozen=True, tag="too-many-tries"):
    most: int


class AddressNotWelcome(Refusal, frozen=True, tag="address-not-welcome"):
    pass


class KeyNotWelcome(Refusal, frozen=True, tag="key-not-welcome"):
    pass


class NotInvited(Refusal, frozen=True, tag="not-invited"):
    """The server admits only certain keys, and this is none of them."""


class TooManySessions(Refusal, frozen=True, tag="too-many-sessions"):
    most: int


class NoForwarding(Refusal, frozen=True, tag="no-forwarding"):
    pass


class NoFiles(Refusal, frozen=True, tag="no-files"):
    """There is no file transfer."""


class CommandTooLong(Refusal, frozen=True, tag="command-too-long"):
    most: int


class NothingDone(Refusal, frozen=True, tag="nothing-done"):
    """The connection is closed because nothing was typed for so long."""

    minutes: int


class DoorClosed(Refusal, frozen=True, tag="door-closed"):
    """The server is stopping."""


class InLine(Refusal, frozen=True, tag="in-line"):
    """Not a refusal: the app starts when `before` others have started."""

    before: int


DOOR_REFUSALS = types_in(globals(), Refusal)

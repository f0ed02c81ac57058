"""The messages of a house and a door on the first channel of a link, one JSON object a line. Each
session has a channel of its own.

A new version may add kinds of messages and notices, and fields with defaults. A door begins with
`HELLO` of its version: a house takes the versions up to its own, leaves out for an older door what
that does not know (`SINCE`), and refuses a newer one with a sentence."""

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec

from server.doors.json.decoding import any_of
from server.doors.json.session import ENCODER as ENCODER
from server.doors.json.session import NULL
from server.doors.json.state_changes import StateChange
from server.doors.ssh.refusals import DOOR_REFUSALS
from server.house.lobby.session import Resumed
from server.protocol.notices import REFUSALS, MovedTo
from server.protocol.seat import Refusal, Value
from server.settings import Settings

VERSION: Final = 3
HELLO: Final = f"door {VERSION}"
"""the command of the first channel"""
HELLOS: Final = {f"door {version}": version for version in range(1, VERSION + 1)}
LOGIN: Final = "KARTENHAUS_LOGIN"
"""the variable of a session's channel that has its `SessionLogin`"""
LONGEST: Final = 16 * 1024 * 1024
"""bytes of a line; more than any list of bans has"""


class FromDoor(Value, frozen=True, tag_field="do"):
    """`connection` is a number that the door has chosen."""


class Arrive(FromDoor, frozen=True, tag="arrive"):
    """Asks for a place for a new connection."""

    connection: int
    address: str


class Returning(Value, frozen=True):
    connection: int
    address: str
    logged_in: bool


class Resume(FromDoor, frozen=True, tag="resume"):
    """Connections that were open before the link was lost, or at another house; they get places in
    any case. Answered."""

    connections: tuple[Returning, ...]


class LoggedIn(FromDoor, frozen=True, tag="logged-in"):
    connection: int


class Left(FromDoor, frozen=True, tag="left"):
    connection: int


class AskKey(FromDoor, frozen=True, tag="key"):
    """Asks whether this key is let in."""

    key: str


class InputRead(FromDoor, frozen=True, tag="input"):
    """Kilobytes and keys read by the door since it last told, by the names of households."""

    amounts: dict[str, Annotated[float, msgspec.Meta(ge=0)]]


class LogEntry(FromDoor, frozen=True, tag="log"):
    """A line for the log of the house; refusals are counted there, too."""

    entry: str
    level: str
    about: dict[str, str | int | tuple[str, ...]]


class FromHouse(Value, frozen=True, tag_field="tell"):
    pass


class HousePlace(Value, frozen=True):
    """A house of the lobby, and where its doors and the other houses reach it."""

    number: int
    address: str


class Rules(FromHouse, frozen=True, tag="rules"):
    """The first message, and again after each change. `paused`: requests shall wait. `moved`:
    another process becomes the house, and has doors of its own for new connections. `houses`: all
    that are open, if there are several; `own` is the number of the one that tells."""

    settings: Settings
    bans: tuple[str, ...]
    paused: bool = False
    moved: bool = False
    houses: tuple[HousePlace, ...] = ()
    own: int = 0


class Answer(FromHouse, frozen=True, tag="answer"):
    """To the oldest question that has none yet. `refusal` is that of a connection."""

    refusal: msgspec.Raw = NULL
    let_in: bool = False


class InputUsed(FromHouse, frozen=True, tag="input"):
    """Seconds in which all input of a household comes back that was read at any door."""

    used: dict[str, float]


class StopListening(FromHouse, frozen=True, tag="stop"):
    """The house closes: no more connections."""


class SessionLogin(Value, frozen=True):
    """As in `Login`, whose address the house knows by the connection."""

    connection: int
    key: str | None
    name: str
    reached: tuple[str, int]
    resumed: Resumed | None = None


SINCE: Final[Mapping[type[Value] | tuple[str, str], int]] = {
    ("door", "doors_address"): 2,
    ("door", "away_seconds"): 2,
    ("door", "old_hours"): 2,
    ("store", "shared"): 3,
    InputUsed: 2,
    StateChange: 2,
    MovedTo: 3,
}
"""the version of messages, notices and settings that are not in the first one"""

FROM_DOOR: Final = msgspec.json.Decoder(
    Arrive | Resume | LoggedIn | Left | AskKey | InputRead | LogEntry
)
FROM_HOUSE: Final = msgspec.json.Decoder(Rules | Answer | InputUsed | StopListening)
RULES: Final = msgspec.json.Decoder(Rules)
LOGINS: Final = msgspec.json.Decoder(SessionLogin)
_REFUSALS: Final = msgspec.json.Decoder(any_of(dict.fromkeys((*DOOR_REFUSALS, *REFUSALS))))


def refused(refusal: Refusal) -> Answer:
    return Answer(msgspec.Raw(ENCODER.encode(refusal)))


def refusal_of(answer: Answer) -> Refusal | None:
    if answer.refusal == NULL:
        return None
    found: Refusal = _REFUSALS.decode(answer.refusal)
    return found


def newer_than(version: int) -> tuple[type[Value], ...]:
    return tuple(
        kind for kind, since in SINCE.items() if isinstance(kind, type) and since > version
    )


def encoded(message: Value, version: int = VERSION) -> bytes:
    """For a door of that version; nothing if it does not know the message."""
    if isinstance(message, newer_than(version)):
        return b""
    if isinstance(message, Rules) and version < VERSION:
        return ENCODER.encode(fitted(message, version)) + b"\n"
    return ENCODER.encode(message) + b"\n"


def fitted(rules: Rules, version: int) -> Any:
    """Without newer settings, which doors refuse."""
    found = msgspec.to_builtins(rules)
    for name, since in SINCE.items():
        if isinstance(name, tuple) and since > version:
            section, key = name
            del found["settings"][section][key]
    return found

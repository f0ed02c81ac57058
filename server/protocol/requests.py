"""What a visitor can ask of the house, in the lobby and at a table."""

from typing import Annotated, Any

import msgspec

from server.protocol.lobby import Language, Place, Preferences, TimeControl
from server.protocol.seat import Seat, Value

Number = Annotated[int, msgspec.Meta(ge=0, le=10**9)]


class Request(Value, frozen=True, tag_field="do"):
    """Asked by a visitor; the house knows who that is."""


class Look(Request, frozen=True, tag="look"):
    """Tells again what is to be seen from here."""


class Rename(Request, frozen=True, tag="name"):
    name: str


class Speak(Request, frozen=True, tag="language"):
    language: Language


class Prefer(Request, frozen=True, tag="prefer"):
    preferences: Preferences


class Return(Request, frozen=True, tag="return"):
    """A guest comes back to his name and seat with the code that he was given. Who comes with a
    new key takes them over for good: a guest's, or with the code of a device his own."""

    code: str


class AddDevice(Request, frozen=True, tag="device"):
    """Asks for a code with which another device of mine, with a key of its own, is me, too."""


class Open(Request, frozen=True, tag="open"):
    """Opens a table and takes the first seat; bots sit down in the last ones. If they take all
    seats, the game starts and one watches. Without `relaxed` or a clock, the game's own counts.
    `lesson`: a game for oneself with cards that are always the same, to learn it."""

    game: str
    seats: int
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    clock: TimeControl | None = None
    relaxed: bool = False
    bots: tuple[str, ...] = ()
    private: bool = False
    lesson: bool = False


class Sit(Request, frozen=True, tag="sit"):
    """`table` is the number of an open table, or the invitation to a private one."""

    table: str
    seat: Seat | None = None


class Watch(Request, frozen=True, tag="watch"):
    table: str


class Stand(Request, frozen=True, tag="stand"):
    """Gives up the seat before a game, and watches."""


class Leave(Request, frozen=True, tag="leave"):
    """Back to the lobby. In a running game the seat stays one's own, and a bot covers it."""


class Ready(Request, frozen=True, tag="ready"):
    ready: bool = True


class Start(Request, frozen=True, tag="start"):
    """The host starts; when all are ready the game starts by itself."""


class Fill(Request, frozen=True, tag="fill"):
    """Bots take all free seats, or only one seat."""

    bot: str | None = None
    seat: Seat | None = None


class Dismiss(Request, frozen=True, tag="dismiss"):
    """A bot is sent away before a game, or somebody is asked to stand up."""

    seat: Seat


class HandOver(Request, frozen=True, tag="host"):
    """Another person becomes host."""

    seat: Seat


class Rematch(Request, frozen=True, tag="rematch"):
    """The same people, another game."""


class Words(Request, frozen=True, tag="words"):
    """One's own words in the shuffle."""

    words: str


class MakeMove(Request, frozen=True, tag="move"):
    """`at` numbers the state that it was decided on; one that comes too late is refused."""

    move: msgspec.Raw
    at: Number | None = None


class Standing(Request, frozen=True, tag="standing"):
    """This move is to be made for me this round, whenever it can be; None takes it back."""

    move: msgspec.Raw | None = None


class Say(Request, frozen=True, tag="say"):
    text: str
    to: Place = "table"


class Mute(Request, frozen=True, tag="mute"):
    """I do not want to read what this person says."""

    name: str
    mute: bool = True


class Hush(Request, frozen=True, tag="hush"):
    """The host silences those who watch."""

    hush: bool = True


class History(Request, frozen=True, tag="events"):
    """All that I was told of this game since a state's number."""

    since: Number = 0


class ShowRecord(Request, frozen=True, tag="record"):
    """The record of a finished game."""

    record: str


class Finished(Request, frozen=True, tag="finished"):
    """Which games are over: the last ones that one may see again."""


class Replay(Request, frozen=True, tag="replay"):
    """A finished game after so many steps, as a seat saw it, or with open cards."""

    record: str
    step: Number = 0
    seat: Seat | None = None


REQUESTS: tuple[type[Request], ...] = (
    Look,
    Rename,
    Speak,
    Prefer,
    Return,
    AddDevice,
    Open,
    Sit,
    Watch,
    Stand,
    Leave,
    Ready,
    Start,
    Fill,
    Dismiss,
    HandOver,
    Rematch,
    Words,
    MakeMove,
    Standing,
    Say,
    Mute,
    Hush,
    History,
    ShowRecord,
    Finished,
    Replay,
)

"""What the house tells a visitor. Those that are SNAPSHOTS tell all of something as it is now."""

from server.protocol.lobby import (
    Address,
    ChatMessage,
    FinishedGame,
    Language,
    Listing,
    News,
    OnlinePerson,
    Preferences,
    Room,
)
from server.protocol.refusals import HOUSE_REFUSALS
from server.protocol.remarks import Moment
from server.protocol.seat import (
    COMMON_REFUSALS,
    Count,
    Event,
    Move,
    Refusal,
    Result,
    Seat,
    Value,
    View,
)


class Notice(Value, frozen=True, tag_field="tell"):
    """Told to one visitor."""


class Welcome(Notice, frozen=True, tag="welcome"):
    """Who you are here. `code` brings a guest back to his seat. At `door` your friends come in: the
    invitation to a table, or its number, is the login name that leads them there."""

    name: str
    guest: bool
    code: str | None
    language: Language
    preferences: Preferences
    door: Address | None = None


class WhichLanguage(Notice, frozen=True, tag="which-language"):
    """Nobody has told yet which language you read."""


class DeviceCode(Notice, frozen=True, tag="device"):
    """Good once, and for so many minutes."""

    code: str
    minutes: int


class Announced(Notice, frozen=True, tag="announced"):
    """Said by those who run the house, to all who are in it."""

    text: str


class Kicked(Notice, frozen=True, tag="shown-out"):
    """Those who run the house ask you to leave, and the line ends."""


class Lobby(Notice, frozen=True, tag="lobby"):
    people: tuple[OnlinePerson, ...]
    tables: tuple[Listing, ...]
    talk: tuple[ChatMessage, ...]


class PersonJoined(Notice, frozen=True, tag="came"):
    who: OnlinePerson


class PersonLeft(Notice, frozen=True, tag="went"):
    name: str


class TableListed(Notice, frozen=True, tag="listed"):
    """A table is new in the lobby, or has changed."""

    listing: Listing


class TableClosed(Notice, frozen=True, tag="closed"):
    """A table is no longer there."""

    table: int


class AtTable(Notice, frozen=True, tag="table"):
    room: Room


class ChatHistory(Notice, frozen=True, tag="talk"):
    """What was said here before you came."""

    said: tuple[ChatMessage, ...]


class GameSnapshot(Notice, frozen=True, tag="state"):
    """The game as you see it. `number` counts its moves; one that was decided on at `turn` or
    later is in time. `legal` is what you can do now. `left`, by seat: the seconds until a bot
    decides; they run for those who are waited for."""

    table: int
    number: int
    turn: int
    view: View
    legal: tuple[Move, ...]
    left: tuple[int | None, ...]


class Happened(Notice, frozen=True, tag="event"):
    """`number` is that of the state that the event led to."""

    table: int
    number: int
    event: Event


class Missed(Notice, frozen=True, tag="missed"):
    """What happened while you were not here; `skipped` events before them are too long ago."""

    table: int
    events: tuple[Event, ...]
    skipped: int


class EventHistory(Notice, frozen=True, tag="events"):
    """What you asked for: all that you were told since then."""

    table: int
    since: int
    events: tuple[Event, ...]


class SeatNews(Notice, frozen=True, tag="news"):
    """Something about a person or a seat, apart from the game."""

    what: News
    name: str
    seat: Seat | None


class GameEnded(Notice, frozen=True, tag="over"):
    """The game is over: what was sealed lies open, and its record can be had. There is none of a
    lesson."""

    table: int
    result: Result
    record: str
    secret: str


class RecordText(Notice, frozen=True, tag="record"):
    """A record as it was written, line by line."""

    record: str
    lines: tuple[str, ...]


class FinishedGames(Notice, frozen=True, tag="finished"):
    """The newest first."""

    games: tuple[FinishedGame, ...]


class Replayed(Notice, frozen=True, tag="replay"):
    """A finished game after so many of its `steps`: the views of all seats, or only of the one
    that was asked for; and what had just happened. A round begins at each of `rounds`."""

    record: str
    game: str
    names: tuple[str, ...]
    step: int
    steps: int
    rounds: tuple[int, ...]
    seat: Seat | None
    views: tuple[View, ...]
    events: tuple[Event, ...]


class NewChatMessage(Notice, frozen=True, tag="said"):
    saying: ChatMessage


class Remark(Notice, frozen=True, tag="remark"):
    """A bot says something about what everybody has seen: one of several things, by number, that
    fit the moment."""

    table: int
    seat: Seat
    name: str
    moment: Moment
    which: Count


class TakenOver(Notice, frozen=True, tag="taken-over"):
    """Your seat went to a newer connection of yours."""

    table: int


class LeftTable(Notice, frozen=True, tag="left"):
    """You are no longer at this table."""

    table: int
    closed: bool


class Paused(Notice, frozen=True, tag="paused"):
    """The house cannot write down what happens, and waits; nothing is lost."""

    table: int


class TableResumed(Notice, frozen=True, tag="goes-on"):
    table: int


class HouseClosing(Notice, frozen=True, tag="closing"):
    """The house closes; tables are kept."""


class Refused(Notice, frozen=True, tag="refused"):
    refusal: Refusal


class Skipped(Notice, frozen=True, tag="skipped"):
    """So many notices came faster than they were read; what is told next is as it is now."""

    count: int


NOTICES: tuple[type[Notice], ...] = (
    Welcome,
    WhichLanguage,
    DeviceCode,
    Announced,
    Kicked,
    Lobby,
    PersonJoined,
    PersonLeft,
    TableListed,
    TableClosed,
    AtTable,
    ChatHistory,
    GameSnapshot,
    Happened,
    Missed,
    EventHistory,
    SeatNews,
    GameEnded,
    RecordText,
    FinishedGames,
    Replayed,
    NewChatMessage,
    Remark,
    TakenOver,
    LeftTable,
    Paused,
    TableResumed,
    HouseClosing,
    Refused,
    Skipped,
)
SNAPSHOTS: tuple[type[Notice], ...] = (Lobby, AtTable, GameSnapshot)
REFUSALS: tuple[type[Refusal], ...] = (*COMMON_REFUSALS, *HOUSE_REFUSALS)

"""Notices: all messages of the house to a session.

A notice of SNAPSHOTS replaces earlier ones of its type.
"""

from server.protocol import lobby
from server.protocol.refusals import HOUSE_REFUSALS
from server.protocol.remarks import Moment
from server.protocol.requests import Forwarded
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
    types_in,
)


# Tags are words of the JSON protocol: other programs know them, so that they stay when a class gets
# another name.
class Notice(Value, frozen=True, tag_field="tell"):
    """A message to one session."""


class Welcome(Notice, frozen=True, tag="welcome"):
    """The own identity. `code` brings a guest back to the same name and seats. `door` is the ssh
    address for invitations: the login name is the invitation code or the number of a table."""

    name: str
    guest: bool
    code: str | None
    language: lobby.Language
    preferences: lobby.Preferences
    door: lobby.Address | None = None


class WhichLanguage(Notice, frozen=True, tag="which-language"):
    """Asks for a language: none is known for this person."""


class DeviceCode(Notice, frozen=True, tag="device"):
    """A code for another device: good once, for some minutes."""

    code: str
    minutes: int


class Announced(Notice, frozen=True, tag="announced"):
    """A text of the host to everybody in the house."""

    text: str


class InQueue(Notice, frozen=True, tag="in-queue"):
    """The request waits behind those of so many others."""

    before: Count


class Kicked(Notice, frozen=True, tag="shown-out"):
    """An admin ends the session. `until`: the end of the ban, in seconds since 1970."""

    banned: bool = False
    until: float | None = None


class Lobby(Notice, frozen=True, tag="lobby"):
    people: tuple[lobby.OnlinePerson, ...]
    tables: tuple[lobby.Listing, ...]
    talk: tuple[lobby.ChatMessage, ...]


class PersonJoined(Notice, frozen=True, tag="came"):
    who: lobby.OnlinePerson


class PersonLeft(Notice, frozen=True, tag="went"):
    name: str


class TableListed(Notice, frozen=True, tag="listed"):
    """A table is new in the lobby, or its listing has changed."""

    listing: lobby.Listing


class TableClosed(Notice, frozen=True, tag="closed"):
    """A table no longer exists. `replaced`: an own game against bots alone was unfinished there,
    and a new one of its kind has begun."""

    table: int
    replaced: bool = False


class AtTable(Notice, frozen=True, tag="table"):
    room: lobby.Room


class ChatHistory(Notice, frozen=True, tag="talk"):
    """The recent chat at the place just entered."""

    said: tuple[lobby.ChatMessage, ...]


class GameSnapshot(Notice, frozen=True, tag="state"):
    """The game as the session sees it. `number` counts its moves; a move decided on at `turn` or
    later is in time. `legal`: the own legal moves. `left`: by seat, the seconds until a bot
    decides; they run for the seats of `waiting`."""

    table: int
    number: int
    turn: int
    view: View
    legal: tuple[Move, ...]
    left: tuple[int | None, ...]


class Happened(Notice, frozen=True, tag="event"):
    """`number` is that of the state after the event."""

    table: int
    number: int
    event: Event


class Missed(Notice, frozen=True, tag="missed"):
    """The events since the seat was left; `skipped` older ones are not included."""

    table: int
    events: tuple[Event, ...]
    skipped: int


class EventHistory(Notice, frozen=True, tag="events"):
    """The answer to `History`: all events of this viewer since then."""

    table: int
    since: int
    events: tuple[Event, ...]


class SeatNews(Notice, frozen=True, tag="news"):
    """A change of a person or a seat, apart from the game. `cover`: a bot plays for the person
    after so many seconds of absence."""

    what: lobby.News
    name: str
    seat: Seat | None
    cover: Count | None = None


class GameEnded(Notice, frozen=True, tag="over"):
    """The game is over. `secret` opens the commitment; `record` is the id of the record, empty
    after a lesson."""

    table: int
    result: Result
    record: str
    secret: str


class RecordText(Notice, frozen=True, tag="record"):
    """The lines of a record."""

    record: str
    lines: tuple[str, ...]


class FinishedGames(Notice, frozen=True, tag="finished"):
    """Finished games, the newest first."""

    games: tuple[lobby.FinishedGame, ...]


class Replayed(Notice, frozen=True, tag="replay"):
    """A finished game after `step` of its `steps`: the views of all seats, or of the one asked for,
    and the events of this step. `rounds`: the steps at which rounds begin; `points`: of all seats
    after each round, and `scoring`: the events by which they won them; for one seat as far as they
    were told up to this step."""

    record: str
    game: str
    names: tuple[str, ...]
    step: int
    steps: int
    rounds: tuple[int, ...]
    seat: Seat | None
    views: tuple[View, ...]
    events: tuple[Event, ...]
    points: tuple[tuple[int, ...], ...] = ()
    scoring: tuple[Event, ...] = ()


class NewChatMessage(Notice, frozen=True, tag="said"):
    saying: lobby.ChatMessage


class MoreSaid(Notice, frozen=True, tag="more-said"):
    """So many things were said at once that this number of them is only in the history."""

    place: lobby.Place
    count: Count


class Remark(Notice, frozen=True, tag="remark"):
    """A bot comments on a public event; `which` numbers the texts for this moment."""

    table: int
    seat: Seat
    name: str
    moment: Moment
    which: Count


class TakenOver(Notice, frozen=True, tag="taken-over"):
    """The seat went to a newer session of the same person."""

    table: int


class LeftTable(Notice, frozen=True, tag="left"):
    """The session is no longer at this table. `cover`: as in `SeatNews`; None if the game waits, or
    no seat is kept."""

    table: int
    closed: bool
    cover: Count | None = None


class Paused(Notice, frozen=True, tag="paused"):
    """The table waits because the store cannot be written; nothing is lost."""

    table: int


class TableResumed(Notice, frozen=True, tag="goes-on"):
    table: int


class HouseClosing(Notice, frozen=True, tag="closing"):
    """The house shuts down; tables are kept."""


class HouseAway(Notice, frozen=True, tag="house-away"):
    """The house is restarted, or its link to this door is broken: requests are refused until a new
    welcome and all snapshots follow, or the session ends."""


class Refused(Notice, frozen=True, tag="refused"):
    refusal: Refusal


class Skipped(Notice, frozen=True, tag="skipped"):
    """This number of notices was dropped because the session read too slowly; snapshots follow."""

    count: int


NOTICES = types_in(globals(), Notice)


# Below, as it is for doors alone: no user interface or program gets it.
class MovedTo(Notice, frozen=True, tag="moved-to"):
    """The session goes on in this other house, and `request` is asked there; without one, it goes
    to `table`, or where it is now."""

    house: int
    request: Forwarded | None = None
    table: int | None = None


# A mailbox that is full drops events; these are sent anew, so that a session can go on.
SNAPSHOTS: tuple[type[Notice], ...] = (Lobby, AtTable, GameSnapshot)
REFUSALS: tuple[type[Refusal], ...] = (*COMMON_REFUSALS, *HOUSE_REFUSALS)

"""Why the house refuses what somebody asked, around the games."""

from typing import Literal

from server.protocol.seat import Refusal


class BadRequest(Refusal, frozen=True, tag="bad-request"):
    """`where` is the path to what is wrong; none where the text is no JSON object at all."""

    where: str | None


class NoSuchRequest(Refusal, frozen=True, tag="no-such-request"):
    requests: tuple[str, ...]


class LineTooLong(Refusal, frozen=True, tag="line-too-long"):
    most: int


class TooFast(Refusal, frozen=True, tag="too-fast"):
    seconds: int


class HouseFull(Refusal, frozen=True, tag="house-full"):
    pass


class NameNotAllowed(Refusal, frozen=True, tag="name-not-allowed"):
    name: str
    why: Literal["length", "letters", "reserved"]


class NameTaken(Refusal, frozen=True, tag="name-taken"):
    name: str
    free: str


class NoSuchName(Refusal, frozen=True, tag="no-such-name"):
    name: str


class NoSuchCode(Refusal, frozen=True, tag="no-such-code"):
    """Nobody who is known here was given this return code."""


class NeedsKey(Refusal, frozen=True, tag="needs-key"):
    """Only somebody who came with a key of his own can do this."""


class NameKept(Refusal, frozen=True, tag="name-kept"):
    """Whoever is known by his key already keeps his own name."""

    name: str


class HouseCloses(Refusal, frozen=True, tag="house-closes"):
    """No more games begin."""


class NoSuchGame(Refusal, frozen=True, tag="no-such-game"):
    game: str
    games: tuple[str, ...]


class SeatsNotAllowed(Refusal, frozen=True, tag="seats-not-allowed"):
    allowed: str


class OptionNotAllowed(Refusal, frozen=True, tag="option-not-allowed"):
    option: str
    allowed: tuple[str, ...]


class LessonIsFixed(Refusal, frozen=True, tag="lesson-is-fixed"):
    """Whoever learns plays with the cards, the rules and the bots that belong to the lesson."""


class NoSuchBot(Refusal, frozen=True, tag="no-such-bot"):
    bot: str
    bots: tuple[str, ...]


class TooManyBots(Refusal, frozen=True, tag="too-many-bots"):
    most: int


class TooManyTables(Refusal, frozen=True, tag="too-many-tables"):
    most: int


class TooManySeats(Refusal, frozen=True, tag="too-many-seats"):
    """Whoever has a seat at so many tables gets no further one."""

    most: int


class NoSuchTable(Refusal, frozen=True, tag="no-such-table"):
    """No open table has this number, and no invitation reads like this."""

    table: str


class TableFull(Refusal, frozen=True, tag="table-full"):
    pass


class SeatTaken(Refusal, frozen=True, tag="seat-taken"):
    name: str


class SeatFree(Refusal, frozen=True, tag="seat-free"):
    """Nobody sits there."""


class AlreadyAtTable(Refusal, frozen=True, tag="already-at-table"):
    """Who is at a table leaves it before going to another."""

    table: int


class NotAtTable(Refusal, frozen=True, tag="not-at-table"):
    pass


class NotSeated(Refusal, frozen=True, tag="not-seated"):
    """Only those who sit at the table can do this."""


class NotHost(Refusal, frozen=True, tag="not-host"):
    host: str


class GameRunning(Refusal, frozen=True, tag="game-running"):
    """This is not done in the middle of a game."""


class GameNotRunning(Refusal, frozen=True, tag="game-not-running"):
    pass


class SeatsEmpty(Refusal, frozen=True, tag="seats-empty"):
    count: int


class NotReady(Refusal, frozen=True, tag="not-ready"):
    people: tuple[str, ...]


class NotAPerson(Refusal, frozen=True, tag="not-a-person"):
    name: str


class TooLate(Refusal, frozen=True, tag="too-late"):
    """The table has gone on since the state that the move was decided on."""

    at: int
    now: int


class TablePaused(Refusal, frozen=True, tag="table-paused"):
    pass


class CannotKeep(Refusal, frozen=True, tag="cannot-keep"):
    """The house cannot write anything down just now, so nothing was done."""


class CannotStand(Refusal, frozen=True, tag="cannot-stand"):
    """Only these moves can be made for somebody until a round is over."""

    possible: tuple[str, ...]


class WordsNotAllowed(Refusal, frozen=True, tag="words-not-allowed"):
    most: int


class NothingSaid(Refusal, frozen=True, tag="nothing-said"):
    """After taking away what cannot be printed, nothing is left."""


class SayingTooLong(Refusal, frozen=True, tag="saying-too-long"):
    most: int


class Hushed(Refusal, frozen=True, tag="hushed"):
    host: str


class NoSuchRecord(Refusal, frozen=True, tag="no-such-record"):
    record: str


class OtherRules(Refusal, frozen=True, tag="other-rules"):
    """The rules have changed since this game, so it cannot be looked at again. Its record is as it
    was."""

    record: str


HOUSE_REFUSALS: tuple[type[Refusal], ...] = (
    BadRequest,
    NoSuchRequest,
    LineTooLong,
    TooFast,
    HouseFull,
    NameNotAllowed,
    NameTaken,
    NoSuchName,
    NoSuchCode,
    NeedsKey,
    NameKept,
    HouseCloses,
    NoSuchGame,
    SeatsNotAllowed,
    OptionNotAllowed,
    LessonIsFixed,
    NoSuchBot,
    TooManyBots,
    TooManyTables,
    TooManySeats,
    NoSuchTable,
    TableFull,
    SeatTaken,
    SeatFree,
    AlreadyAtTable,
    NotAtTable,
    NotSeated,
    NotHost,
    GameRunning,
    GameNotRunning,
    SeatsEmpty,
    NotReady,
    NotAPerson,
    TooLate,
    TablePaused,
    CannotKeep,
    CannotStand,
    WordsNotAllowed,
    NothingSaid,
    SayingTooLong,
    Hushed,
    NoSuchRecord,
    OtherRules,
)

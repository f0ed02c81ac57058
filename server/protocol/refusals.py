"""Refusals of the house, apart from those of the games."""

from typing import Literal

from server.protocol.seat import Refusal, types_in


class BadRequest(Refusal, frozen=True, tag="bad-request"):
    """`where` is the path to the wrong value; None if the text is not a JSON object."""

    where: str | None


class NoSuchRequest(Refusal, frozen=True, tag="no-such-request"):
    requests: tuple[str, ...]


class LineTooLong(Refusal, frozen=True, tag="line-too-long"):
    most: int


class TooFast(Refusal, frozen=True, tag="too-fast"):
    seconds: int


class Muted(Refusal, frozen=True, tag="muted"):
    """The host has muted this person."""

    seconds: int


class AddressLimit(Refusal, frozen=True, tag="address-limit"):
    """The people from one address have used up what they may together, until `wait` has passed."""

    of: str
    wait: int
    unit: Literal["seconds", "minutes", "hours"]


class AddressFull(Refusal, frozen=True, tag="address-full"):
    """The address has as many as it may have at once. `of` says of what: connections, sessions,
    tables of bots …"""

    of: str
    most: int


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
    """The code belongs to no person."""


class NeedsKey(Refusal, frozen=True, tag="needs-key"):
    """Only for people with an ssh key of their own."""


class NameKept(Refusal, frozen=True, tag="name-kept"):
    """A person with a key and a name cannot take over another person."""

    name: str


class HouseCloses(Refusal, frozen=True, tag="house-closes"):
    """The house shuts down: no more games begin."""


class NoSuchGame(Refusal, frozen=True, tag="no-such-game"):
    game: str
    games: tuple[str, ...]


class SeatsNotAllowed(Refusal, frozen=True, tag="seats-not-allowed"):
    allowed: str


class OptionNotAllowed(Refusal, frozen=True, tag="option-not-allowed"):
    option: str
    allowed: tuple[str, ...]


class LessonIsFixed(Refusal, frozen=True, tag="lesson-is-fixed"):
    """Cards, rules and bots of a lesson cannot be changed."""


class NoSuchBot(Refusal, frozen=True, tag="no-such-bot"):
    bot: str
    bots: tuple[str, ...]


class TooManyBots(Refusal, frozen=True, tag="too-many-bots"):
    most: int


class TooManyTables(Refusal, frozen=True, tag="too-many-tables"):
    most: int


class TooManySeats(Refusal, frozen=True, tag="too-many-seats"):
    """The person has seats at `most` tables already."""

    most: int


class NoSuchTable(Refusal, frozen=True, tag="no-such-table"):
    """No open table has this number, and no private one this invitation code."""

    table: str


class TableFull(Refusal, frozen=True, tag="table-full"):
    pass


class SeatTaken(Refusal, frozen=True, tag="seat-taken"):
    name: str


class SeatFree(Refusal, frozen=True, tag="seat-free"):
    """The seat is empty."""


class AlreadyAtTable(Refusal, frozen=True, tag="already-at-table"):
    """The session must leave its table first."""

    table: int


class NotAtTable(Refusal, frozen=True, tag="not-at-table"):
    pass


class NotSeated(Refusal, frozen=True, tag="not-seated"):
    """Only for people with a seat at the table."""


class NotHost(Refusal, frozen=True, tag="not-host"):
    host: str


class NotAlone(Refusal, frozen=True, tag="not-alone"):
    """Only where nobody else but bots plays."""


class GameRunning(Refusal, frozen=True, tag="game-running"):
    """Not possible while a game runs."""


class GameNotRunning(Refusal, frozen=True, tag="game-not-running"):
    pass


class SeatsEmpty(Refusal, frozen=True, tag="seats-empty"):
    count: int


class NotReady(Refusal, frozen=True, tag="not-ready"):
    people: tuple[str, ...]


class NotAPerson(Refusal, frozen=True, tag="not-a-person"):
    name: str


class TooLate(Refusal, frozen=True, tag="too-late"):
    """The move was decided on at state `at`, which is too old now."""

    at: int
    now: int


class TablePaused(Refusal, frozen=True, tag="table-paused"):
    pass


class NoHouse(Refusal, frozen=True, tag="no-house"):
    """The house is away for a moment, and was not asked."""


class TableNotReached(Refusal, frozen=True, tag="table-not-reached"):
    """The table is in another house, which does not answer."""


class NotAnswered(Refusal, frozen=True, tag="not-answered"):
    """The house went away before it answered: the request may be done or not."""


class CannotKeep(Refusal, frozen=True, tag="cannot-keep"):
    """The store cannot be written, so nothing was changed."""


class CannotStand(Refusal, frozen=True, tag="cannot-stand"):
    """Not a standing move of the game; `possible` lists those."""

    possible: tuple[str, ...]


class WordsNotAllowed(Refusal, frozen=True, tag="words-not-allowed"):
    most: int


class NothingSaid(Refusal, frozen=True, tag="nothing-said"):
    """The text is empty without its unprintable characters."""


class SayingTooLong(Refusal, frozen=True, tag="saying-too-long"):
    most: int


class Hushed(Refusal, frozen=True, tag="hushed"):
    host: str


class NoSuchRecord(Refusal, frozen=True, tag="no-such-record"):
    record: str


class OtherRules(Refusal, frozen=True, tag="other-rules"):
    """The game was played by older rules and cannot be replayed; its record is unchanged."""

    record: str


HOUSE_REFUSALS = types_in(globals(), Refusal)

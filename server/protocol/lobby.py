"""The house apart from its games, as faces show it: people, tables, seats, chat, preferences."""

from typing import Annotated, Any, Literal

import msgspec

from server.protocol.seat import Seat, Value

Language = Literal["en", "de", "fr", "it"]
Phase = Literal["gathering", "running", "over"]
Place = Literal["lobby", "table"]
# "gone": no session of the person is at the table; "away": a bot plays until the person does
# something.
Presence = Literal["here", "gone", "away"]
SeatingNews = Literal["sat", "stood", "left", "dropped", "back", "host", "bot", "no-bot"]
GatheringNews = Literal["ready", "not-ready", "words", "no-words", "hushed", "not-hushed"]
News = Literal[SeatingNews, GatheringNews, "time-out", "away", "covered"]

LONGEST_SAYING = 300
# As FORMAT.md of the records says: other programs check it, too.
LONGEST_NONCE = 64
Seconds = Annotated[int, msgspec.Meta(ge=0, le=86400)]


class TimeControl(Value, frozen=True):
    """Seconds a seat has for the whole game, and seconds added for each decision."""

    bank: Annotated[int, msgspec.Meta(ge=5, le=86400)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)]


Theme = Literal["dark", "light", "high-contrast", "colour-blind"]
GlyphSet = Literal["unicode", "ascii"]
Colours = Literal["auto", "true"]
Motion = Literal["full", "little", "none"]
Pace = Literal["quick", "usual", "calm"]
Tempo = Literal["usual", "fast", "step", "wait"]
# Bounded, as all that people can have stored for them.
KeyName = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


class Preferences(Value, frozen=True):
    """`colours`: those that the terminal says it has, or all of them.
    `forced`: moves without a choice are made automatically. `bell`: the terminal rings at one's
    own turn. `totals`: hand totals are shown. `pace`: how soon bots answer. `keys`: own key
    bindings, by action. `greeted`: signs and colours have been checked. `remarks`: bots talk."""

    forced: bool = False
    bell: bool = True
    remarks: bool = True
    theme: Theme = "dark"
    glyphs: GlyphSet = "unicode"
    colours: Colours = "auto"
    motion: Motion = "full"
    totals: bool = True
    pace: Pace = "usual"
    keys: Annotated[dict[KeyName, KeyName], msgspec.Meta(max_length=64)] = msgspec.field(
        default_factory=dict
    )
    greeted: bool = False


class Address(Value, frozen=True):
    """The address of the house for ssh."""

    host: str
    port: int


class OnlinePerson(Value, frozen=True):
    """A person in the house; `table` is None at a private table."""

    name: str
    guest: bool
    table: int | None = None


class ListedPlayer(Value, frozen=True):
    """The person or bot in a seat, as the lobby lists it."""

    name: str
    bot: str | None


class Listing(Value, frozen=True):
    """An open table in the lobby; a free seat is None."""

    table: int
    game: str
    seats: tuple[ListedPlayer | None, ...]
    phase: Phase
    options: dict[str, Any]
    clock: TimeControl | None
    watchers: int


class Chair(Value, frozen=True):
    """A seat apart from its cards.

    `covered`: a bot plays for the person. `words`: the person has added words to the shuffle.
    """

    name: str
    bot: str | None
    ready: bool
    presence: Presence
    covered: bool
    words: bool


class ChatMessage(Value, frozen=True):
    """`at` is in seconds since 1970; `seat` is None for a speaker without a seat at the table."""

    who: str
    text: str
    place: Place
    at: float
    seat: Seat | None = None


class FinishedGame(Value, frozen=True):
    """A game that is over; `at` is in seconds since 1970, `you` the own seat."""

    record: str
    game: str
    at: float
    names: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    you: Seat | None


class Room(Value, frozen=True):
    """A table apart from the state of its game.

    `code` invites to a private table. `commit` is the SHA-256 of the secret that the next or
    the running game is shuffled with; `standing` is the move that is made for you. `record` is the
    id of the game finished last. A `lesson` leaves no record. `tempo`: see `SetTempo`.
    """

    table: int
    code: str | None
    game: str
    options: dict[str, Any]
    clock: TimeControl | None
    phase: Phase
    host: Seat | None
    chairs: tuple[Chair | None, ...]
    you: Seat | None
    watchers: int
    hushed: bool
    paused: bool
    commit: str
    words: str
    standing: dict[str, Any] | None
    record: str | None
    lesson: bool = False
    tempo: Tempo = "usual"

"""What is seen of the house: who is here, which tables there are, and what goes on around them."""

from typing import Annotated, Any, Literal

import msgspec

from server.protocol.seat import Seat, Value

Language = Literal["en", "de", "fr", "it"]
Phase = Literal["gathering", "running", "over"]
Place = Literal["lobby", "table"]
Presence = Literal["here", "gone", "away"]
News = Literal[
    "sat",
    "stood",
    "left",
    "dropped",
    "back",
    "ready",
    "not-ready",
    "bot",
    "no-bot",
    "host",
    "time-out",
    "away",
    "covered",
    "hushed",
    "not-hushed",
    "words",
    "no-words",
]

LONGEST_SAYING = 300
WORDS_AT_MOST = 64
Seconds = Annotated[int, msgspec.Meta(ge=0, le=86400)]


class Clock(Value, frozen=True):
    """Each seat has so many seconds in its bank, and is given some more for every decision."""

    bank: Annotated[int, msgspec.Meta(ge=5, le=86400)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)]


class Preferences(Value, frozen=True):
    """`forced`: moves without a choice are made for me. `bell`: my terminal rings when it is my
    turn."""

    forced: bool = False
    bell: bool = True


class Present(Value, frozen=True):
    """Somebody who is in the house; `table` if it is one that everybody can see."""

    name: str
    guest: bool
    table: int | None = None


class Player(Value, frozen=True):
    """Who sits in a seat, as the lobby lists it."""

    name: str
    bot: str | None


class Listing(Value, frozen=True):
    """An open table in the lobby; a free seat is None."""

    table: int
    game: str
    seats: tuple[Player | None, ...]
    phase: Phase
    options: dict[str, Any]
    clock: Clock | None
    watchers: int


class Chair(Value, frozen=True):
    """A seat as everybody at the table sees it.

    `covered`: a bot plays for the person. `words`: has added words to the shuffle.
    """

    name: str
    bot: str | None
    ready: bool
    presence: Presence
    covered: bool
    words: bool


class Saying(Value, frozen=True):
    """`at` is a time in seconds since 1970; `seat` is that of the speaker, if he has one here."""

    who: str
    text: str
    place: Place
    at: float
    seat: Seat | None = None


class Room(Value, frozen=True):
    """A table apart from its game: who sits here, how it is played, what was promised.

    `code` invites to a private table. `commit` is the SHA-256 of the secret that the next or
    the running game is shuffled with; `standing` is what you let be done for you. `record` names
    the game that was finished last.
    """

    table: int
    code: str | None
    game: str
    options: dict[str, Any]
    clock: Clock | None
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

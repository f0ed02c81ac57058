"""What the plain face knows of a game: how it looks in sentences, and which words move it.

A game that has no module of its own is still played: its moves are listed and chosen by number.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

import msgspec

from server.protocol.requests import MakeMove, Request
from server.protocol.seat import Event, Move, Options, Turn
from tui.events_as_text import Teller, number
from tui.plain.vocabulary import Vocabulary
from tui.text import Texts

Answer = Request | str
"""What a typed line leads to: something asked of the house, or a sentence."""


@dataclass(frozen=True)
class Seen:
    """A game as its seat or the gallery sees it, with what it takes to talk about it. `told`: what
    happened there lately, as far as one was there."""

    game: str
    view: Any
    legal: tuple[Move, ...]
    number: int
    names: tuple[str, ...]
    teller: Teller
    texts: Texts
    vocabulary: Vocabulary
    face: "GameFace"
    told: Sequence[Event] = ()

    @property
    def in_turn(self) -> bool:
        waiting = self.view.waiting
        return isinstance(waiting, Turn) and self.view.seat in waiting.seats

    def say(self, key: str, /, **values: object) -> str:
        return self.texts.say(key, **values)

    def of(self, seat: int) -> dict[str, object]:
        """Somebody as the sentences name him."""
        return {"seat": self.names[seat], "seat_you": "yes" if seat == self.view.seat else "no"}

    def pairs(self, numbers: tuple[int, ...]) -> str:
        """A number for each seat."""
        return ", ".join(
            self.say("pair", of=name, what=number(mine))
            for name, mine in zip(self.names, numbers, strict=False)
        )

    def apart(self, groups: Iterable[str]) -> str:
        """hearts ace and 7; spades 10"""
        some = tuple(groups) or ("",)
        return reduce(lambda one, other: self.say("plain-apart", one=one, other=other), some)

    def word(self, name: str) -> str:
        return self.vocabulary.usual(f"{self.game}-word-{name}")

    def do(self, move: Move) -> MakeMove:
        return MakeMove(raw(move), at=self.number)


def raw(move: Move) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(move))


def enumerated(seen: Seen) -> dict[int, Move]:
    return dict(enumerate(seen.legal, 1))


def number_them(seen: Seen) -> list[str]:
    """The moves that can be chosen by number."""
    return [
        seen.say("plain-move", number=which, move=seen.teller.move(move))
        for which, move in seen.face.numbers(seen).items()
    ]


def prompt_by_number(seen: Seen) -> str:
    return seen.say("plain-can", choices=seen.apart(number_them(seen)))


def nothing(seen: Seen) -> list[str]:
    return []


def no_move(seen: Seen, line: str) -> Answer | None:
    return None


@dataclass(frozen=True)
class GameFace:
    """`words`: what a command of the game leads to, by its name; `bare`: a whole line that is a
    move without any command, like a card. `seats` is how many usually play, `bot` how well."""

    options: type[Options] | None = None
    seats: int = 2
    bot: str = "random"
    table: Callable[[Seen], list[str]] = nothing
    hand: Callable[[Seen], list[str]] = nothing
    score: Callable[[Seen], list[str]] = nothing
    summary: Callable[[Seen], list[str]] = nothing
    prompt: Callable[[Seen], str] = prompt_by_number
    numbers: Callable[[Seen], dict[int, Move]] = enumerated
    bare: Callable[[Seen, str], Answer | None] = no_move
    words: Mapping[str, Callable[[Seen, str], Answer]] = field(default_factory=dict)
    costly: frozenset[str] = frozenset()
    """moves, by name, that are asked about once more"""
    idle: Callable[[Seen], frozenset[str]] = lambda seen: frozenset()
    """words that are of no use at this table"""

"""A game in line mode: its view with all that is needed to describe it, and its commands.

A game without a `GameFace` of its own is played by the numbers of its listed moves.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

from server.protocol.requests import MakeMove, Request
from server.protocol.seat import Event, Move, Options, Turn
from tui.events_as_text import Formatter, number
from tui.plain.vocabulary import Vocabulary
from tui.text import Texts

Answer = Request | str
"""The result of a typed line: a request to the house, or a sentence to print."""


@dataclass(frozen=True)
class Seen:
    """A running game as one seat or the gallery sees it, with the names, texts and vocabulary to
    describe it. `recent_events` is empty for those who have just come."""

    game: str
    view: Any
    legal: tuple[Move, ...]
    number: int
    names: tuple[str, ...]
    formatter: Formatter
    texts: Texts
    vocabulary: Vocabulary
    face: "GameFace"
    recent_events: Sequence[Event] = ()

    @property
    def in_turn(self) -> bool:
        waiting = self.view.waiting
        return isinstance(waiting, Turn) and self.view.seat in waiting.seats

    def say(self, key: str, /, **values: object) -> str:
        return self.texts.say(key, **values)

    def seat_values(self, seat: int) -> dict[str, object]:
        """The variables with which a sentence names the player in a seat."""
        return {"seat": self.names[seat], "seat_you": "yes" if seat == self.view.seat else "no"}

    def numbers_by_seat(self, numbers: tuple[int, ...]) -> str:
        """Anna 3, Ben 0"""
        return ", ".join(
            self.say("common-pair", of=name, what=number(value))
            for name, value in zip(self.names, numbers, strict=False)
        )

    def join_groups(self, groups: Iterable[str]) -> str:
        """hearts ace and 7; spades 10"""
        parts = tuple(groups) or ("",)
        return reduce(lambda one, other: self.say("plain-apart", one=one, other=other), parts)

    def word(self, name: str) -> str:
        """The usual word for a command of the game, as people type it."""
        return self.vocabulary.usual(f"plain-{self.game}-word-{name}")

    def move_request(self, move: Move) -> MakeMove:
        return MakeMove(move, at=self.number)


def moves_by_number(seen: Seen) -> dict[int, Move]:
    return dict(enumerate(seen.legal, 1))


def list_moves(seen: Seen) -> list[str]:
    return [
        seen.say("plain-move", number=which, move=seen.formatter.move(move))
        for which, move in seen.face.numbers(seen).items()
    ]


def prompt_by_number(seen: Seen) -> str:
    return seen.say("plain-can", choices=seen.join_groups(list_moves(seen)))


def no_sentences(seen: Seen) -> list[str]:
    return []


def no_alarm(event: Event, seat: int | None) -> bool:
    return False


def no_move(seen: Seen, line: str) -> Answer | None:
    return None


@dataclass(frozen=True)
class GameFace:
    """How a game is shown and played in line mode. `seats` and `bot` are the defaults of a new
    table; `table`, `hand`, `score` and `summary` describe the view; `commands` are functions by
    the name of the command."""

    options: type[Options] | None = None
    seats: int = 2
    bot: str = "random"
    table: Callable[[Seen], list[str]] = no_sentences
    hand: Callable[[Seen], list[str]] = no_sentences
    score: Callable[[Seen], list[str]] = no_sentences
    summary: Callable[[Seen], list[str]] = no_sentences
    prompt: Callable[[Seen], str] = prompt_by_number
    numbers: Callable[[Seen], dict[int, Move]] = moves_by_number
    move_from_text: Callable[[Seen, str], Answer | None] = no_move
    """reads a line without a command word, like the name of a card"""
    commands: Mapping[str, Callable[[Seen, str], Answer]] = field(default_factory=dict)
    needs_confirmation: frozenset[str] = frozenset()
    """names of moves that cost points, and are asked about before they are sent"""
    unused_commands: Callable[[Seen], frozenset[str]] = lambda seen: frozenset()
    """commands left out of the help, because the options of this table make them useless"""
    is_alarming: Callable[[Event, int | None], bool] = no_alarm
    """whether an event is one that the player in a seat must not overlook"""

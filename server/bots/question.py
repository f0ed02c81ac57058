"""The question that a bot is asked, and the events that a bot process keeps between questions."""

import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from server.bots import Bot, hurried
from server.protocol.seat import Event, Move, View

Registry = Callable[[str], Mapping[str, Bot]]  # the bots of a game, by name
# Table, game and seat: events with the same source are only ever appended to.
Source = tuple[int, str, int]


class Question(NamedTuple):
    game: str
    bot: str
    view: View
    seen: Sequence[Event]  # all events of the seat since the game began
    legal: tuple[Move, ...]
    dice: bytes
    # Lets a process keep `seen`, so that later questions bring only what is new.
    source: Source | None = None
    home: str = ""  # the household for which it is asked
    awaited: bool = False  # by people, who cannot play on without this move
    share: float = 1.0  # of the worlds that the bot usually imagines


class Increment(NamedTuple):
    """A question whose `seen` lacks the first `known` events, and a source to be forgotten."""

    question: Question
    known: int
    forgotten: Source | None = None


class SentEvents:
    """The house's account of what a process keeps: the sources asked for last, up to a limit."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._counts: dict[Source, int] = {}

    def count(self, source: Source | None) -> int:
        return self._counts.get(source, 0) if source else 0

    def increment(self, question: Question) -> Increment:
        source, seen = question.source, question.seen
        if source is None:
            return Increment(question, 0)
        known = self._counts.pop(source, 0)
        # Fewer events than were sent: better to begin anew than to build on what is kept.
        if known > len(seen):
            known = 0
        self._counts[source] = len(seen)
        forgotten = None
        if len(self._counts) > self._limit:
            # The source not asked for longest: a dict keeps the order in which they were put back.
            forgotten = next(iter(self._counts))
            del self._counts[forgotten]
        return Increment(question._replace(seen=seen[known:]), known, forgotten)


class KeptEvents:
    """The events that a process keeps for later questions."""

    def __init__(self) -> None:
        self._events: dict[Source, tuple[Event, ...]] = {}

    def complete(self, increment: Increment) -> Question:
        question, known, forgotten = increment
        if forgotten is not None:
            del self._events[forgotten]
        if question.source is None:
            return question
        kept = self._events[question.source] if known else ()
        # Must not happen; a bot that decides on the wrong history would be worse than a failed
        # question.
        if len(kept) != known:
            raise ValueError(f"{len(kept)} events are kept, and not {known}")
        seen = self._events[question.source] = (*kept, *question.seen)
        return question._replace(seen=seen)


def think(bots: Registry, question: Question) -> int | None:
    """The place of the bot's choice among the legal moves; None if it passes or fails."""
    try:
        bot = hurried(bots(question.game)[question.bot], question.share)
        move = bot(question.view, question.seen, question.legal, Random(question.dice))
        return None if move is None else question.legal.index(move)
    except Exception as error:
        # A faulty bot must not stop its table. The host's standard error gets the traceback without
        # the text of the error, which may name a card.
        frames = "".join(traceback.format_tb(error.__traceback__))
        sys.stderr.write(f"Traceback of {question.bot}:\n{frames}{type(error).__name__}\n")
        return None

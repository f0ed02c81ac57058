"""A lesson is a sequence of tips, each with a condition; the guide shows them one at a time.

The cards of a lesson are fixed, so following the advice of each tip leads to the next one. Tips
whose condition does not come true are left out.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from server.protocol.seat import Event, name_of
from tui.plain.games import Seen

E = TypeVar("E", bound=Event)
DECISIONS: Final = frozenset({"take", "decline", "declare", "play", "collect", "bid", "guess"})
END: Final = "end"


class Progress(NamedTuple):
    """The learner's view and all events since the game began. `automatic`: a standing move decides
    for the learner."""

    seen: Seen
    events: Sequence[Event]
    automatic: bool = False

    @property
    def view(self) -> Any:
        return self.seen.view

    @property
    def me(self) -> int | None:
        seat: int | None = self.seen.view.seat
        return seat

    def all(self, kind: type[E]) -> Iterator[E]:
        return (event for event in self.events if isinstance(event, kind))

    @property
    def decisions(self) -> int:
        """The number of the learner's own decisions so far."""
        return sum(
            name_of(event) in DECISIONS and getattr(event, "seat", None) == self.me
            for event in self.events
        )

    @property
    def is_over(self) -> bool:
        return bool(self.events) and name_of(self.events[-1]) == END


def no_values(progress: Progress) -> Mapping[str, object]:
    return {}


class Tip(NamedTuple):
    """A sentence by its catalogue key. `when`: its condition; `advice`: the choice that it asks
    for, if it is about a decision that is due; `lit`: the part of the board that it speaks of;
    `also`: another box that one has to see for it; `values`: the variables of the sentence;
    `looks_back`: it speaks of the round or trick that has just ended, which is shown once more."""

    key: str
    when: Callable[[Progress], bool]
    advice: str = ""
    lit: str = ""
    also: str = ""
    values: Callable[[Progress], Mapping[str, object]] = no_values
    looks_back: bool = False

    @property
    def asks(self) -> bool:
        return bool(self.advice)

    @property
    def head(self) -> str:
        """The catalogue key of its heading."""
        return f"{self.key}-head"


class Lesson(NamedTuple):
    seats: int
    tips: tuple[Tip, ...]


def lesson_of(game: str, seats: int, *tips: Tip) -> Lesson:
    """The keys of its tips begin with its game."""
    return Lesson(seats, tuple(tip._replace(key=f"lesson-{game}-{tip.key}") for tip in tips))


class Guide:
    """Chooses the tip to show. A tip ends when the learner goes on or decides; a decision also
    skips the tips that should have come before it."""

    def __init__(self, lesson: Lesson) -> None:
        self.tips = lesson.tips
        self.current: int | None = None
        """the index of the tip that is shown"""
        self._next = 0
        self._due_question: int | None = None
        self._decisions: int | None = None
        self._automatic = False

    def update(self, progress: Progress) -> None:
        if not progress.events or progress.is_over or self.is_done:
            self.current = None
            return
        if self._decisions is None:
            self._resume(progress)
        elif progress.decisions > self._decisions:
            self._decided(self._automatic)
        self._decisions, self._automatic = progress.decisions, progress.automatic
        due = [n for n in range(self._next, len(self.tips)) if self.tips[n].when(progress)]
        self._due_question = next((n for n in due if self.tips[n].asks), None)
        if self.current is None and due:
            self.current = due[0]

    @property
    def is_done(self) -> bool:
        """Whether all tips have been shown and finished."""
        return self._next >= len(self.tips)

    def _resume(self, progress: Progress) -> None:
        """Skips the tips of decisions that the learner made before coming back."""
        if progress.decisions:
            past = [n for n, tip in enumerate(self.tips) if tip.when(progress)]
            self._next = past[-1] if past else 0

    def _decided(self, automatic: bool) -> None:
        """Ends the current tip, except a tip to be read when the decision was automatic."""
        read = self.current is not None and not self.tips[self.current].asks
        self._skip_to_after(self._due_question)
        if not (automatic and read):
            self.finish_tip()

    def _skip_to_after(self, number: int | None) -> None:
        if number is not None:
            self._next = max(self._next, number + 1)

    def finish_tip(self) -> None:
        self._skip_to_after(self.current)
        self.current = None

    def text(self, progress: Progress) -> str:
        """The sentence of the current tip; empty if there is none."""
        if self.current is None:
            return ""
        tip = self.tips[self.current]
        return progress.seen.say(tip.key, **tip.values(progress))

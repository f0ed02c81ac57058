"""A lesson is a row of tips; a guide tells them one after the other, each at its moment.

The cards of a lesson are always the same. Whoever does what a tip advises comes to the next one;
for anybody else those are left out whose moment does not come.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from server.protocol.seat import Event, name_of
from tui.plain.games import Seen

E = TypeVar("E", bound=Event)
DECISIONS: Final = frozenset({"take", "decline", "declare", "play", "collect", "bid", "guess"})
END: Final = "end"


class Told(NamedTuple):
    """What a learner sees, and all that he was told since the game began; `automatic`: he lets
    something be done for him."""

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
        """How many of them were my own."""
        return sum(
            name_of(event) in DECISIONS and getattr(event, "seat", None) == self.me
            for event in self.events
        )

    @property
    def is_over(self) -> bool:
        return bool(self.events) and name_of(self.events[-1]) == END


def nothing(told: Told) -> Mapping[str, object]:
    return {}


class Tip(NamedTuple):
    """`when` it can be told; `asks`: it is about a decision that is to be made now; `about` is
    what its sentence needs."""

    key: str
    when: Callable[[Told], bool]
    asks: bool = False
    about: Callable[[Told], Mapping[str, object]] = nothing


class Lesson(NamedTuple):
    seats: int
    tips: tuple[Tip, ...]


class Guide:
    """Whoever goes on, or moves, has done with the tip that was told; to move also ends those that
    should have led to the decision."""

    def __init__(self, lesson: Lesson) -> None:
        self.tips = lesson.tips
        self.now: int | None = None
        """the number of the tip that is told"""
        self._next = 0
        self._asked: int | None = None
        self._decisions: int | None = None
        self._automatic = False

    def attend(self, told: Told) -> None:
        if not told.events or told.is_over or self.is_done:
            self.now = None
            return
        if self._decisions is None:
            self._come(told)
        elif told.decisions > self._decisions:
            self._decided(self._automatic)
        self._decisions, self._automatic = told.decisions, told.automatic
        due = [n for n in range(self._next, len(self.tips)) if self.tips[n].when(told)]
        self._asked = next((n for n in due if self.tips[n].asks), None)
        if self.now is None and due:
            self.now = due[0]

    @property
    def is_done(self) -> bool:
        """All is told, and read."""
        return self._next >= len(self.tips)

    def _come(self, told: Told) -> None:
        """Who comes back later is not told everything again."""
        if told.decisions:
            past = [n for n, tip in enumerate(self.tips) if tip.when(told)]
            self._next = past[-1] if past else 0

    def _decided(self, automatic: bool) -> None:
        """What was done for somebody ends no tip that was only to be read."""
        read = self.now is not None and not self.tips[self.now].asks
        self._pass(self._asked)
        if not (automatic and read):
            self.go_on()

    def _pass(self, number: int | None) -> None:
        if number is not None:
            self._next = max(self._next, number + 1)

    def go_on(self) -> None:
        self._pass(self.now)
        self.now = None

    def tell(self, told: Told) -> str:
        """The sentence of now, or none."""
        if self.now is None:
            return ""
        tip = self.tips[self.now]
        return told.seen.say(tip.key, **tip.about(told))

"""The events that one seat of one game, or the gallery, has received."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from server.protocol.seat import Viewer, replace
from tests.bench.crash.difference import Difference, Place, at, first_difference

LATEST = 20
Event = dict[str, Any]


class Heard(NamedTuple):
    """An event, with the number of its state unless it was received afterwards."""

    event: Event
    number: int | None


class Account:
    """`whole` has all events from the first one on. After an absence, new events form a run of
    their own until the gap before them is filled."""

    def __init__(self, table: int, seat: Viewer) -> None:
        self.place = Place(table, seat)
        self.whole: list[Heard] = []
        self._runs: list[list[Heard]] = []
        self._there = False
        self.last: dict[str, Any] | None = None

    def interrupt(self) -> None:
        self._there = False

    def hear(self, number: int | None, events: Sequence[Event]) -> None:
        heard = [Heard(event, number) for event in events]
        if not self._there:
            self._there = True
            if number == 0 and not self.whole and not self._runs:
                self.whole = heard
                return
            self._runs.append(heard)
        elif self._runs:
            self._runs[-1] += heard
        else:
            self.whole += heard

    def recall(self, events: Sequence[Event]) -> None:
        """Fills gaps with the complete events; those received before must be among them, in
        place."""
        self.compare(events)
        last: list[Heard] = []
        if self._there:
            last = self._runs.pop() if self._runs else self.whole
            heard, due = [each.event for each in last], list(events[len(events) - len(last) :])
            if heard != due:
                self._differ(last[0].number if last else None, heard, due)
        between = events[len(self.whole) : len(events) - len(last)]
        self.whole += (Heard(event, None) for event in between)
        self.whole += last[len(self.whole) + len(last) - len(events) :]
        self._runs.clear()
        self._there = True

    def compare(self, events: Sequence[Event]) -> None:
        whole = [each.event for each in self.whole]
        here = first_difference(whole, events)
        if here < len(whole):
            self._differ(self.whole[here].number, whole[here], at(events, here))
        upto = 0
        for run in self._runs:
            heard = [each.event for each in run]
            found = find(heard, events, upto)
            if found is None:
                self._differ(run[0].number, heard, list(events[max(0, upto - len(run)) :]))
            else:
                upto = found

    def recall_since(self, since: int, events: Sequence[Event]) -> None:
        """Compares the events from state `since` on, which were received live."""
        before = len(self.whole) - len(events)
        due = [each.event for each in self.whole[max(0, before) :]]
        if before < 0 or due != list(events):
            self._differ(since, due, list(events))
        for place, each in enumerate(self.whole):
            if each.number is not None and (each.number >= since) != (place >= before):
                self._differ(each.number, each.event, list(events))

    def is_like(self, events: Sequence[Event]) -> None:
        """Compares the events of a finished game; none may be missing."""
        self.compare(events)
        if self._there and not self._runs and len(self.whole) != len(events):
            self._differ(None, [each.event for each in self.whole], list(events))

    def led_to(self, number: int) -> list[Event]:
        """Recent events of the move that led to this state, as far as is known."""
        latest = (self._runs[-1] if self._runs else self.whole)[-LATEST:]
        return [each.event for each in latest if each.number in (None, number)]

    def _differ(self, number: int | None, before: object, after: object) -> None:
        raise Difference("event", replace(self.place, number=number), before, after)


def find(run: Sequence[Event], events: Sequence[Event], upto: int) -> int | None:
    """The end of the run in `events`, at `upto` or later: runs may overlap after a reconnect."""
    ends = range(max(upto, len(run)), len(events) + 1)
    return next((end for end in ends if list(events[end - len(run) : end]) == run), None)

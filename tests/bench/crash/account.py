"""What one seat was told of one game, or the gallery."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from server.protocol.seat import Viewer, replace
from tests.bench.crash.difference import Difference, Place, at, first_difference

LATEST = 20
Event = dict[str, Any]


class Told(NamedTuple):
    """Without a number if it was told only later."""

    event: Event
    number: int | None


class Account:
    """`whole` is everything from the first event on. Whoever was not there for a while does not
    know at first what lies between that and what he hears now: that is a `run`."""

    def __init__(self, table: int, seat: Viewer) -> None:
        self.place = Place(table, seat)
        self.whole: list[Told] = []
        self._runs: list[list[Told]] = []
        self._there = False
        self.last: dict[str, Any] | None = None

    def interrupt(self) -> None:
        self._there = False

    def hear(self, number: int | None, events: Sequence[Event]) -> None:
        told = [Told(event, number) for event in events]
        if not self._there:
            self._there = True
            if number == 0 and not self.whole and not self._runs:
                # He is here from the beginning.
                self.whole = told
                return
            self._runs.append(told)
        elif self._runs:
            self._runs[-1] += told
        else:
            self.whole += told

    def recall(self, events: Sequence[Event]) -> None:
        """All events up to now: what was told before must be among them, at its place."""
        self.compare(events)
        last: list[Told] = []
        if self._there:
            last = self._runs.pop() if self._runs else self.whole
            heard, due = [told.event for told in last], list(events[len(events) - len(last) :])
            if heard != due:
                self._differ(last[0].number if last else None, heard, due)
        between = events[len(self.whole) : len(events) - len(last)]
        self.whole += (Told(event, None) for event in between)
        self.whole += last[len(self.whole) + len(last) - len(events) :]
        self._runs.clear()
        self._there = True

    def compare(self, events: Sequence[Event]) -> None:
        whole = [told.event for told in self.whole]
        here = first_difference(whole, events)
        if here < len(whole):
            self._differ(self.whole[here].number, whole[here], at(events, here))
        upto = 0
        for run in self._runs:
            heard = [told.event for told in run]
            found = find(heard, events, upto)
            if found is None:
                self._differ(run[0].number, heard, list(events[max(0, upto - len(run)) :]))
            else:
                upto = found

    def recall_since(self, since: int, events: Sequence[Event]) -> None:
        """The same again, from a number on that he was told himself."""
        before = len(self.whole) - len(events)
        due = [told.event for told in self.whole[max(0, before) :]]
        if before < 0 or due != list(events):
            self._differ(since, due, list(events))
        for place, told in enumerate(self.whole):
            if told.number is not None and (told.number >= since) != (place >= before):
                self._differ(told.number, told.event, list(events))

    def is_like(self, events: Sequence[Event]) -> None:
        """The game is over, and nothing is missing."""
        self.compare(events)
        if self._there and not self._runs and len(self.whole) != len(events):
            self._differ(None, [told.event for told in self.whole], list(events))

    def led_to(self, number: int) -> list[Event]:
        """What was heard lately of the move that led to this state, or perhaps to it."""
        latest = (self._runs[-1] if self._runs else self.whole)[-LATEST:]
        return [told.event for told in latest if told.number in (None, number)]

    def _differ(self, number: int | None, before: object, after: object) -> None:
        raise Difference("event", replace(self.place, number=number), before, after)


def find(run: Sequence[Event], events: Sequence[Event], upto: int) -> int | None:
    """Where it ends, no sooner than there: somebody who comes back is told some things again."""
    ends = range(max(upto, len(run)), len(events) + 1)
    return next((end for end in ends if list(events[end - len(run) : end]) == run), None)

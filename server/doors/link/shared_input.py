"""The input of households that have connections at several doors: each door tells the house what it
has read, and hears what has been read at all of them."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Final

from server.doors.link.door import HouseLink
from server.doors.link.messages import InputRead
from server.house.clock import Clock, Timer
from server.house.people.households import Cost, Households

# An allowance lasts for several seconds.
REPORT_SECONDS: Final = 1.0


class SharedInput:
    """The end of a door."""

    def __init__(self, link: HouseLink, households: Households, clock: Clock) -> None:
        self._link = link
        self._households = households
        self._clock = clock
        self._read: dict[str, float] = defaultdict(float)
        self._timer = Timer(clock)
        households.on_input = self._add
        link.on_input = self._raise

    def _add(self, household: str, amount: float) -> None:
        self._read[household] += amount
        if not self._timer.is_set:
            self._timer.set_in(REPORT_SECONDS, self._report)

    def _report(self) -> None:
        self._link.tell(InputRead(dict(self._read)))
        self._read.clear()

    def _raise(self, used: Mapping[str, float]) -> None:
        for name, seconds in used.items():
            if household := self._households.named(name):
                household.raise_used(Cost.INPUT, self._clock.now(), seconds)

    def stop(self) -> None:
        self._timer.cancel()

"""Limits how often an app hears that its terminal was resized."""

from collections.abc import Callable

from server.doors.terminal.terminal import Size
from server.house.clock import Clock, Timer
from server.house.people.rate_limit import RateLimit

APART, RETRY_SECONDS = 0.05, 0.25
# The layout of a big screen costs more than hundreds of keys, so that it changes more slowly.
CELLS_PER_SECOND, CELLS_AT_ONCE = 40_000, 120_000


class ResizeThrottle:
    """Reports the first change at once, and combines those that follow."""

    def __init__(self, size: Size, clock: Clock, report: Callable[[Size], None]) -> None:
        self.size = size
        self._wanted = size
        self._clock = clock
        self._report = report
        self._reported = float("-inf")
        self._limit = RateLimit(CELLS_PER_SECOND, CELLS_AT_ONCE)
        self._timer = Timer(clock)

    def change(self, size: Size) -> None:
        self._wanted = size
        if not self._timer.is_set:
            due = self._reported + APART
            if self._clock.now() >= due:
                self._apply()
            else:
                self._timer.set(due, self._apply)

    def stop(self) -> None:
        """Reports nothing more, and lets go of whom it reported to."""
        self._timer.cancel()
        self._report = lambda size: None

    def _apply(self) -> None:
        now = self._clock.now()
        if self._wanted == self.size:
            return
        width, height = self._wanted
        if self._limit.take(now, width * height):
            self._timer.set(now + RETRY_SECONDS, self._apply)
            return
        self.size = self._wanted
        self._reported = now
        self._report(self.size)

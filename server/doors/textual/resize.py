"""Changes of a window's size, as few as the app needs to hear of."""

from collections.abc import Callable

from server.doors.textual.terminal import Size
from server.house.clock import Alarm, Clock
from server.house.people.rate_limit import RateLimit

APART, AGAIN = 0.05, 0.25
CELLS_PER_SECOND, CELLS_AT_ONCE = 40_000, 120_000


class ResizeThrottle:
    """The first change is told at once, those after it together, and those of a big screen more
    slowly, for to lay one out and to paint it costs more than hundreds of keys."""

    def __init__(self, size: Size, clock: Clock, tell: Callable[[Size], None]) -> None:
        self.size = size
        self._wanted = size
        self._clock = clock
        self._tell = tell
        self._told = float("-inf")
        self._meter = RateLimit(CELLS_PER_SECOND, CELLS_AT_ONCE)
        self._alarm: Alarm | None = None

    def change(self, size: Size) -> None:
        self._wanted = size
        if self._alarm is None:
            due = self._told + APART
            if self._clock.now() >= due:
                self._settle()
            else:
                self._alarm = self._clock.call_at(due, self._settle)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _settle(self) -> None:
        self._alarm = None
        now = self._clock.now()
        if self._wanted == self.size:
            return
        width, height = self._wanted
        if self._meter.take(now, width * height):
            self._alarm = self._clock.call_at(now + AGAIN, self._settle)
            return
        self.size = self._wanted
        self._told = now
        self._tell(self.size)

"""The house's clock, which is passed in so that tests can replace it, and timers on it."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> object: ...


class Clock(Protocol):
    def now(self) -> float:
        """Seconds that never jump, for all that waits or lasts."""

    def wall(self) -> float:
        """Seconds since 1970, for dates: somebody may set them."""

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm: ...


class RealClock:
    """Starts with the time of day, and goes on steadily. A machine that sleeps stops it."""

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._offset = wall() - steady()
        self._stopped: float | None = None

    def now(self) -> float:
        return self._offset + self._steady() if self._stopped is None else self._stopped

    def stop(self) -> None:
        """Time stands still until `go_on`; alarms may ring early."""
        self._stopped = self.now()

    def go_on(self) -> None:
        if self._stopped is not None:
            self._offset, self._stopped = self._stopped - self._steady(), None

    def wall(self) -> float:
        return self._wall()

    def skip(self, seconds: float) -> None:
        """Sets the clock back by seconds in which nobody could play."""
        self._offset -= seconds

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), call)


class Timer:
    """At most one pending call; setting it again replaces the earlier one."""

    def __init__(self, clock: Clock) -> None:
        self.is_set = False
        self._clock = clock
        self._alarm: Alarm | None = None

    def set(self, when: float, call: Callable[[], object]) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self.is_set = True
        self._alarm = self._clock.call_at(when, partial(self._fire, call))

    def set_in(self, seconds: float, call: Callable[[], object]) -> None:
        self.set(self._clock.now() + seconds, call)

    def cancel(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
            self.is_set = False

    def _fire(self, call: Callable[[], object]) -> None:
        self._alarm = None
        self.is_set = False
        call()


async def until(
    clock: Clock, is_so: Callable[[], bool], seconds: float, every: float = 0.02
) -> None:
    """Waits for this, but no longer than so many seconds."""
    end = clock.now() + seconds
    while not is_so() and clock.now() < end:
        await sleep(clock, every)


async def sleep(clock: Clock, seconds: float) -> None:
    if seconds <= 0:
        return
    over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def finish() -> None:
        # The waiting task may have been cancelled in the same turn of the loop.
        if not over.done():
            over.set_result(None)

    timer = Timer(clock)
    timer.set_in(seconds, finish)
    try:
        await over
    finally:
        timer.cancel()

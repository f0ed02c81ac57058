"""When Python collects garbage: a collection stops everybody for as long as it takes."""

import gc
import time
from typing import Final

from server.house.clock import Clock, Timer

# With its defaults Python collects everything a few times a second while an app starts, and that
# takes longer the more people are connected. So only young objects are collected automatically.
THRESHOLDS: Final = (5000, 10, 1_000_000)
# Seconds: after sessions have ended, and otherwise.
SOON, SELDOM = 5.0, 300.0
# At most this part of the time is spent on collections.
SHARE: Final = 50


class Collector:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._timer = Timer(clock)
        self._due = 0.0
        self._earliest = 0.0

    def start(self) -> None:
        self._thresholds = gc.get_threshold()
        gc.collect()
        # These objects stay until the end, and need not be looked at again.
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        self._schedule(SELDOM)

    def stop(self) -> None:
        if self._timer.is_set:
            self._timer.cancel()
            gc.set_threshold(*self._thresholds)
            gc.unfreeze()

    def collect_soon(self) -> None:
        # Not at once, as more sessions may end at the same moment.
        if self._timer.is_set and self._due - self._clock.now() > SOON:
            self._schedule(SOON)

    def _schedule(self, seconds: float) -> None:
        self._due = max(self._clock.now() + seconds, self._earliest)
        self._timer.set(self._due, self._collect)

    def _collect(self) -> None:
        begin = time.perf_counter()
        gc.collect()
        # By how long it took: the more objects there are, the more seldom they are looked at.
        self._earliest = self._clock.now() + SHARE * (time.perf_counter() - begin)
        self._schedule(SELDOM)

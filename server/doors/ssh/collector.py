"""When Python collects garbage: a full collection stops everybody for as long as it takes, which is
a second with a hundred people. So what a session leaves has no cycles that live long."""

import gc
from collections.abc import Callable
from typing import Final

from server.house.clock import Clock, Timer

# With its defaults Python collects everything a few times a second while an app starts. So only
# young objects are collected automatically; `tests/ssh/test_soak.py` finds cycles of older ones.
# Python counts those that were made less those that were freed: while each frame replaces another,
# sixty thousand were young before the count was a thousand, and took 80 ms. In a frame it is soon a
# hundred, so that a part takes 4 ms, and all parts together no longer than before.
THRESHOLDS: Final = (100, 40, 1_000_000_000)
# Seconds: after sessions have ended, and otherwise.
SOON, SELDOM = 5.0, 300.0


class Collector:
    """Collects all garbage while nobody is connected."""

    def __init__(self, clock: Clock, is_empty: Callable[[], bool] = lambda: True) -> None:
        self._clock = clock
        self._is_empty = is_empty
        self._timer = Timer(clock)
        self._due = 0.0

    def start(self) -> None:
        if self._timer.is_set:
            return
        self._thresholds = gc.get_threshold()
        # These objects stay until the end, and need not be looked at again. There is no garbage
        # among them: to look for it would take 60 ms of the start.
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
        self._due = self._clock.now() + seconds
        self._timer.set(self._due, self._collect)

    def _collect(self) -> None:
        if self._is_empty():
            gc.collect()
        self._schedule(SELDOM)

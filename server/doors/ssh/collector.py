"""When Python collects garbage: a full collection stops everybody for as long as it takes, which is
a second with a hundred people."""

import gc
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from server.house.clock import Clock, Timer

# With its defaults Python collects everything a few times a second while an app starts. So only
# young objects are collected automatically; ended apps are taken apart without a collection.
THRESHOLDS: Final = (2000, 5, 1_000_000_000)
# Seconds: after sessions have ended, and otherwise.
SOON, SELDOM = 5.0, 300.0
# With so much memory more than after the last collection, a pause is better than no memory.
TOO_MUCH: Final = 512 * 2**20
STATM: Final = Path("/proc/self/statm")


class Collector:
    """Collects all garbage while nobody is connected."""

    def __init__(
        self,
        clock: Clock,
        is_empty: Callable[[], bool] = lambda: True,
        memory: Callable[[], int] | None = None,
    ) -> None:
        """`memory`: the bytes that this process uses."""
        self._clock = clock
        self._is_empty = is_empty
        self._memory = memory or resident
        self._before = 0
        self._timer = Timer(clock)
        self._due = 0.0

    def start(self) -> None:
        self._thresholds = gc.get_threshold()
        gc.collect()
        # These objects stay until the end, and need not be looked at again.
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        self._before = self._memory()
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
        if self._is_empty() or self._memory() - self._before > TOO_MUCH:
            gc.collect()
            self._before = self._memory()
        self._schedule(SELDOM)


def resident() -> int:
    """Resident memory, or 0 where it is not known."""
    if not STATM.exists():
        return 0
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

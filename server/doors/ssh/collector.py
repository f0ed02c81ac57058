"""When Python looks for memory that nobody uses any more, which makes everybody wait."""

import gc
import time
from typing import Final

from server.house.clock import Alarm, Clock

# By itself, Python would look through everything a few times a second while a screen opens, and
# each time takes longer the more people are there. So by itself it looks only at what is new.
WHAT_IS_NEW: Final = (5000, 10, 1_000_000)
SOON, SELDOM = 5.0, 300.0
SHARE: Final = 50
"""one part in so many of the time may be spent on it"""


class Collector:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._alarm: Alarm | None = None
        self._due = 0.0
        self._earliest = 0.0

    def begin(self) -> None:
        """What is there before anybody comes stays for ever, and is never looked at again."""
        self._usual = gc.get_threshold()
        gc.collect()
        gc.freeze()
        gc.set_threshold(*WHAT_IS_NEW)
        self._set(SELDOM)

    def end(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
            gc.set_threshold(*self._usual)
            gc.unfreeze()

    def somebody_left(self) -> None:
        """And more may do so at the same moment."""
        if self._alarm is not None and self._due - self._clock.now() > SOON:
            self._alarm.cancel()
            self._set(SOON)

    def _set(self, seconds: float) -> None:
        self._due = max(self._clock.now() + seconds, self._earliest)
        self._alarm = self._clock.call_at(self._due, self._tidy)

    def _tidy(self) -> None:
        begin = time.perf_counter()
        gc.collect()
        self._earliest = self._clock.now() + SHARE * (time.perf_counter() - begin)
        self._set(SELDOM)

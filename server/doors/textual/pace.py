"""Lowers the frame rate while the server is busy: the more people there are, the later each of them
hears news. Frames that answer a key are not delayed."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from server.house.clock import Clock, Timer

# The part of one processor from which on news is held back.
BUSY: Final = 0.5
# A few times what a frame costs, so that frames leave most of the processor to keys and moves.
SECONDS_EACH: Final = 0.03
LONGEST: Final = 5.0
# Seconds without delay after a key, and after the start of an app.
AWAKE: Final = 1.0
FIRST: Final = 0.2


class Pace:
    """After a frame, holds news back for a while."""

    def __init__(
        self,
        clock: Clock,
        crowd: Callable[[], int] = lambda: 1,
        cpu_time: Callable[[], float] = time.process_time,
        on_key_painted: Callable[[float], object] = lambda seconds: None,
    ) -> None:
        """`crowd`: the number of connections to this server. `on_key_painted` is called with the
        seconds from a key to the next frame."""
        self._clock = clock
        self._crowd = crowd
        self._cpu_time = cpu_time
        self._on_key_painted = on_key_painted
        self.key_at: float | None = None
        """when a key was pressed that no frame has answered"""
        self._before = clock.now(), cpu_time()
        self._awake_until = clock.now() + FIRST
        self._hold = Timer(clock)
        self.is_free = asyncio.Event()
        self.is_free.set()

    def key_pressed(self) -> None:
        now = self._clock.now()
        # Earlier keys may have changed nothing that is seen.
        if self.key_at is None or now - self.key_at > LONGEST:
            self.key_at = now
        self._awake_until = now + AWAKE
        if not self.is_free.is_set():
            self.stop()

    def painted(self) -> None:
        now = self._clock.now()
        if self.key_at is not None and now - self.key_at <= LONGEST:
            self._on_key_painted(now - self.key_at)
        self.key_at = None
        (then, used), self._before = self._before, (now, self._cpu_time())
        is_busy = self._before[1] - used > BUSY * (now - then)
        if is_busy and now >= self._awake_until and not self._hold.is_set:
            self.is_free.clear()
            self._hold.set(now + min(SECONDS_EACH * self._crowd(), LONGEST), self.is_free.set)

    def stop(self) -> None:
        self._hold.cancel()
        self.is_free.set()

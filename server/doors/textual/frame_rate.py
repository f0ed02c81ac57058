"""Lowers the frame rate while the server is busy: the more people there are, the rarer frames
become. Frames that answer a key are not delayed."""

import time
from collections.abc import Callable
from typing import Any, Final

from textual.app import App
from textual.timer import Timer as TextualTimer

from server.doors.textual.adapter import paint_timer, wrap_callback
from server.doors.textual.terminal import Terminal
from server.house.clock import Clock, Timer

# The part of one processor from which on frames are held back.
BUSY: Final = 0.5
# A few times what a frame costs, so that frames leave most of the processor to keys and moves.
SECONDS_EACH: Final = 0.03
LONGEST: Final = 5.0
# Seconds without delay after a key, and after the start of an app.
AWAKE: Final = 1.0
FIRST: Final = 0.2


class FrameRate:
    """After a frame, holds the next ones back for a while. It wraps the timer by which the current
    screen paints."""

    def __init__(
        self,
        app: App[Any],
        clock: Clock,
        terminal: Terminal,
        cpu_time: Callable[[], float] = time.process_time,
    ) -> None:
        self._app = app
        self._clock = clock
        self._terminal = terminal
        self._cpu_time = cpu_time
        self._before = clock.now(), cpu_time()
        self._awake_until = 0.0
        self._hold = Timer(clock)
        self._wrapped: TextualTimer | None = None
        self._has_held = False

    def start(self) -> None:
        self._awake_until = self._clock.now() + FIRST

    def key_pressed(self) -> None:
        self._awake_until = self._clock.now() + AWAKE
        if self._hold.is_set:
            self.stop()

    def painted(self) -> None:
        now = self._clock.now()
        (then, used), self._before = self._before, (now, self._cpu_time())
        busy = self._before[1] - used > BUSY * (now - then)
        if busy and now >= self._awake_until and not self._hold.is_set:
            self._wrap_timer()
            seconds = min(SECONDS_EACH * self._terminal.crowd, LONGEST)
            self._hold.set(now + seconds, self._release)

    def stop(self) -> None:
        if self._hold.is_set:
            self._hold.cancel()
            self._release()

    def _release(self) -> None:
        if self._has_held and self._wrapped is not None:
            self._has_held = False
            self._wrapped.resume()

    def _wrap_timer(self) -> None:
        timer = paint_timer(self._app.screen)
        if timer is self._wrapped:
            return
        self._wrapped = timer

        def wrap(paint: Callable[[], object] | None) -> Callable[[], object]:
            def paint_or_hold() -> object:
                if not self._hold.is_set or timer is not self._wrapped:
                    return paint and paint()
                self._has_held = True
                timer.pause()
                return None

            return paint_or_hold

        wrap_callback(timer, wrap)

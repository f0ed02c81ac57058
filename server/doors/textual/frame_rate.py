"""While the house has much to do, what others do is painted less often, the less the more people
there are; while people wait for their first picture, seldom. Who types sees at once what comes of
it."""

import time
from collections.abc import Callable
from typing import Any, Final

from textual.app import App
from textual.timer import Timer

from server.house.clock import Alarm, Clock

MUCH: Final = 0.5
"""of one processor"""

SECONDS_EACH: Final = 0.03
"""a few times what it costs to paint something on one screen"""

LONGEST: Final = 5.0
AWAKE: Final = 1.0
"""so long after somebody typed, all is painted at once"""

FIRST: Final = 0.2
"""so long after an app has begun"""


class FrameRate:
    def __init__(
        self,
        app: App[Any],
        clock: Clock,
        crowd: Callable[[], int],
        rush: Callable[[], bool],
        worked: Callable[[], float] = time.process_time,
    ) -> None:
        """`rush`: whether people wait for their first picture; `worked`: how many seconds the whole
        house has had a processor."""
        self._app = app
        self._clock = clock
        self._crowd = crowd
        self._rush = rush
        self._worked = worked
        self._before = clock.now(), worked()
        self._awake_until = 0.0
        self._alarm: Alarm | None = None
        self._gated: Timer | None = None
        self._waits = False

    def begin(self) -> None:
        self._awake_until = self._clock.now() + FIRST

    def typed(self) -> None:
        self._awake_until = self._clock.now() + AWAKE
        self.stop()

    def painted(self) -> None:
        """A rest may begin, in which nothing is painted but what is typed."""
        now = self._clock.now()
        rush = self._rush()
        if (self._is_busy(now) or rush) and now >= self._awake_until and self._alarm is None:
            self._gate()
            seconds = LONGEST if rush else min(SECONDS_EACH * self._crowd(), LONGEST)
            self._alarm = self._clock.call_at(now + seconds, self._over)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._over()

    def _is_busy(self, now: float) -> bool:
        """Since the last picture."""
        (then, worked), self._before = self._before, (now, self._worked())
        return self._before[1] - worked > MUCH * (now - then)

    def _over(self) -> None:
        self._alarm = None
        if self._waits and self._gated is not None:
            self._waits = False
            self._gated.resume()

    def _gate(self) -> None:
        """A screen paints when its timer calls it."""
        timer = self._app.screen._update_timer
        if timer is self._gated:
            return
        self._gated, paint = timer, timer._callback

        def paint_or_wait() -> object:
            if self._alarm is None or timer is not self._gated:
                return paint and paint()
            self._waits = True
            timer.pause()
            return None

        timer._callback = paint_or_wait

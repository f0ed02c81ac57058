"""What an app has painted is kept for the next picture; while none is painted, it only weighs."""

from typing import Any, Final

from textual.app import App
from textual.widget import Widget

from server.house.clock import Alarm, Clock

AT_REST: Final = 10.0


class StyleCacheSweeper:
    def __init__(self, app: App[Any], clock: Clock) -> None:
        self._app = app
        self._clock = clock
        self._due = 0.0
        self._alarm: Alarm | None = None

    def painted(self) -> None:
        self._due = self._clock.now() + AT_REST
        if self._alarm is None:
            self._alarm = self._clock.call_at(self._due, self._ring)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        if self._due > self._clock.now():
            self._alarm = self._clock.call_at(self._due, self._ring)
            return
        self._alarm = None
        for screen in self._app.screen_stack:
            for widget in screen.walk_children(Widget, with_self=True):
                widget._styles_cache.clear()

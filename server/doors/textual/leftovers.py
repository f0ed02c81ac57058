"""Frees the memory of widgets that an app has removed."""

from typing import Any, Final

from textual.app import App
from textual.dom import DOMNode
from textual.screen import Screen

from server.house.clock import Clock, Timer

SECONDS: Final = 10.0


class Leftovers:
    """Takes removed widgets apart after a while. Their references to each other are cycles, and to
    find these would stop everybody for a second. A removed widget cannot be mounted again."""

    def __init__(self, app: App[Any], clock: Clock) -> None:
        self._app = app
        self._known = set[DOMNode]()
        self._removed = set[DOMNode]()
        self._screens = set[Screen[Any]]()
        self._timer = Timer(clock)

    def start(self) -> None:
        self._app.screen_change_signal.subscribe(self._app, self._changed, immediate=True)

    def painted(self) -> None:
        if not self._timer.is_set:
            self._timer.set_in(SECONDS, self._sweep)

    def _changed(self, screen: Screen[Any]) -> None:
        # A screen that was taken from the stack just now still knows its widgets. Some are replaced
        # before they are painted.
        self._screens.update(self._app.screen_stack, (screen,))
        for each in self._screens:
            self._known.update(each.walk_children(with_self=True))
        self._screens.intersection_update(self._app.screen_stack)

    def look(self) -> None:
        """Notes the widgets of the current screen, as a removed screen does not know them."""
        if self._app.screen_stack:
            self._known.update(self._app.screen.walk_children(with_self=True))

    def stop(self) -> None:
        """The app ends: all its widgets are leftovers."""
        self._timer.cancel()
        for screen in self._app.screen_stack:
            self._known.update(screen.walk_children(with_self=True))

    def take_all_apart(self) -> None:
        take_apart(*self._known)
        self._known.clear()

    def _sweep(self) -> None:
        self.look()
        gone = {node for node in self._known if not (node.is_running or node.is_attached)}
        # What is left of their work may still need those that were removed just now.
        take_apart(*gone & self._removed)
        self._known -= gone & self._removed
        self._removed = gone & self._known
        if self._removed:
            self._timer.set_in(SECONDS, self._sweep)


def take_apart(*parts: object) -> None:
    for part in parts:
        vars(part).clear()

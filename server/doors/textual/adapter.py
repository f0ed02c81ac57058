"""The private names of Textual that the server needs, each with the reason. A test tells which one
a new version of Textual has changed."""

import gc
import sys
from collections.abc import Callable, Iterable, Sequence
from contextvars import ContextVar
from typing import Any, Final
from weakref import WeakSet

from textual._compositor import Compositor
from textual._styles_cache import StylesCache

# There is no public parser of keys.
from textual._xterm_parser import XTermParser as XTermParser
from textual.app import App
from textual.cache import LRUCache
from textual.dom import DOMNode
from textual.driver import Driver
from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget

Arrange = Callable[[Compositor, Widget, Size, bool], Any]
Divide = Callable[[Strip, Iterable[int]], Sequence[Strip]]


MADE: Final[ContextVar[WeakSet[DOMNode]]] = ContextVar("MADE")
"""all nodes that an app has made, in the context of that app"""


class Registry(WeakSet[DOMNode]):
    """The running widgets of an app; tells of each that has ended."""

    def __init__(self, on_end: Callable[[DOMNode], object]) -> None:
        super().__init__()
        self._on_end = on_end

    def discard(self, item: DOMNode) -> None:
        super().discard(item)
        self._on_end(item)


def isolate(
    app: App[Any],
    on_error: Callable[[Exception], object],
    on_widget_end: Callable[[DOMNode], object],
) -> None:
    """Keeps an app from doing what an app may do that has a process to itself."""

    def handle_exception(error: Exception) -> None:
        on_error(error)
        app.exit(return_code=1)

    names = {
        # Apps would replace the standard streams, and restore them in any order.
        "_capture_stdout": sys.stdout,
        "_capture_stderr": sys.stderr,
        # Tracebacks with locals block all apps for 300 ms, and contain cards.
        "_handle_exception": handle_exception,
        # No event tells of the end of scroll bars, and of screens that are replaced at once.
        "_registry": Registry(on_widget_end),
    }
    for name, value in names.items():
        setattr(app, name, value)


def set_size(driver: Driver, size: tuple[int, int]) -> None:
    # An app that is not laid out yet asks its driver for the size, which is only set at the start.
    driver._size = size


def forget_ended_apps() -> None:
    # This cache is shared by all apps, and keeps widgets of those that have ended.
    StylesCache.get_inner_outer.cache_clear()


def unlink(node: DOMNode) -> None:
    """Breaks the cycles inside of a widget or app that has ended, but not those through its own
    attributes."""
    empty(node._query_one_cache)
    take_apart(*component_nodes(node))
    if isinstance(node, Widget):
        empty(node._box_model_cache)


def component_nodes(node: DOMNode) -> list[DOMNode]:
    """The nodes that a widget has only for the styles of its component classes."""
    known = node._component_styles
    return [styles.node for styles in known.values() if styles.node] if known else []


def empty(cache: LRUCache[Any, Any]) -> None:
    # Its `clear` leaves the links of the list linked, a cycle of all that was in the cache.
    for link in cache._cache.values():
        link.clear()
    cache.clear()


def take_apart(*parts: object) -> None:
    """Breaks the cycles through the attributes of something that is not needed any more."""
    for part in parts:
        vars(part).clear()


def divide(strip: Strip, cuts: Iterable[int], usual: Divide = Strip.divide) -> Sequence[Strip]:
    cuts = list(cuts)
    return [strip] if cuts and cuts[0] == strip.cell_length else usual(strip, cuts)


# A strip that needs no division would be kept in its own cache: most of what is painted would be
# cycles, which only a full collection finds.
setattr(Strip, "divide", divide)  # noqa: B010 (a method, for mypy, must be defined in the class)


def arrange(
    compositor: Compositor,
    root: Widget,
    size: Size,
    visible_only: bool = True,
    usual: Arrange = Compositor._arrange_root,
) -> Any:
    collects = gc.isenabled()
    gc.disable()
    try:
        return usual(compositor, root, size, visible_only)
    finally:
        if collects:
            gc.enable()


# Its inner function calls itself, a cycle with the places of all widgets. A collection of young
# objects frees it, but one that comes before its end would make it old.
setattr(Compositor, "_arrange_root", arrange)  # noqa: B010 (as above)


def note_made(node: DOMNode, usual: Callable[..., None] = DOMNode.__init__, **names: Any) -> None:
    usual(node, **names)
    if (made := MADE.get(None)) is not None:
        made.add(node)


# A widget has cycles from the beginning, and an app may end before it mounts one that it has made.
setattr(DOMNode, "__init__", note_made)  # noqa: B010 (as above)

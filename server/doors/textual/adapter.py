"""The private names of Textual that the server needs, each with the reason. A test tells which one
a new version of Textual has changed. Most undo what Textual does for an app that has a process to
itself."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterable
from functools import lru_cache
from typing import Any, Final

from rich.console import Console
from rich.segment import Segment
from textual._ansi_sequences import ANSI_SEQUENCES_KEYS
from textual._styles_cache import StylesCache
from textual._xterm_parser import XTermParser
from textual.app import App, SystemCommand
from textual.cache import LRUCache
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.driver import Driver
from textual.keys import _character_to_key as name_of_character
from textual.screen import Screen
from textual.strip import Strip
from textual.timer import Timer as TextualTimer
from textual.widget import Widget

from server.doors.textual.color_filter import ColorFilter
from server.doors.textual.color_support import Colours

THEMES_KEPT: Final = 8
SOURCES_KEPT: Final = 512
STRIPS_KEPT: Final = 16

__all__ = ["ANSI_SEQUENCES_KEYS", "XTermParser", "name_of_character"]


class SharedStyles:
    """The parsed style sheets of apps that have the same CSS."""

    def __init__(self) -> None:
        self._sheet_for = lru_cache(THEMES_KEPT)(new_sheet)

    def share_rules(self, sheet: Stylesheet) -> None:
        # Parsing the CSS of all widgets takes long, and gives the same for the same colours.

        def parse_rules(*what: Any, **how: Any) -> list[RuleSet]:
            common = self._sheet_for(frozenset(sheet._variables.items()))
            return common._parse_rules(*what, **how)

        replace_in(sheet, _parse_rules=parse_rules)


def isolate(app: App[Any], colours: Colours, styles: SharedStyles) -> None:
    # This app alone is patched, as another app may have the process to itself.
    replace_in(
        app,
        # Apps would replace the standard streams, and restore them in any order.
        _capture_stdout=sys.stdout,
        _capture_stderr=sys.stderr,
        # Tracebacks with locals block all apps for 300 ms, and contain cards.
        _fatal_error=app._close_messages_no_wait,
        panic=lambda *_: app._close_messages_no_wait(),
        _print_error_renderables=app._exit_renderables.clear,
        _process_messages=without_task_factory(app._process_messages),
        # The pointer of a terminal would keep its shape after the app.
        _set_pointer_shape=lambda _: None,
        # Screenshots would be written to the server's disk.
        get_system_commands=without_screenshot(app.get_system_commands),
        deliver_screenshot=lambda *_, **__: None,
        save_screenshot=lambda *_, **__: "",
    )
    app.console = Console(
        color_system="truecolor",
        file=app.console.file,
        force_terminal=True,
        legacy_windows=False,
        highlight=False,
        emoji=False,
        safe_box=False,
        _environ={},
    )
    app._filters = [*app._filters[:1], ColorFilter(colours)]
    app.no_color = colours == "none"
    styles.share_rules(app.stylesheet)
    replace_in(Strip, __init__=init_strip)


def replace_in(owner: object, **attributes: object) -> None:
    for name, value in attributes.items():
        setattr(owner, name, value)


def without_task_factory(
    process: Callable[..., Awaitable[None]],
) -> Callable[..., Awaitable[None]]:
    """Undoes `run_async`, which has just set a task factory for the whole loop."""
    loop = asyncio.get_running_loop()
    factory = loop.get_task_factory()

    def process_messages(**how: Any) -> Awaitable[None]:
        loop.set_task_factory(factory)
        return process(**how)

    return process_messages


def without_screenshot(
    commands: Callable[[Screen[Any]], Iterable[SystemCommand]],
) -> Callable[[Screen[Any]], Iterable[SystemCommand]]:
    def get_system_commands(screen: Screen[Any]) -> Iterable[SystemCommand]:
        return [command for command in commands(screen) if command.title != "Screenshot"]

    return get_system_commands


def new_sheet(variables: frozenset[tuple[str, str]]) -> Stylesheet:
    sheet = Stylesheet(variables=dict(variables))
    sheet._parse_cache = LRUCache(SOURCES_KEPT)
    return sheet


class SmallCache:
    """Replaces an `LRUCache`; needs no memory while it is empty."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[object, object] | None = None

    def get(self, key: object, default: object = None) -> object:
        return default if self._kept is None else self._kept.get(key, default)

    def __setitem__(self, key: object, value: object) -> None:
        if self._kept is None or len(self._kept) >= STRIPS_KEPT:
            self._kept = {}
        self._kept[key] = value


def init_strip(strip: Any, segments: Iterable[Segment], cell_length: int | None = None) -> None:
    # Each strip has seven caches, which were most of the memory of an idle app. Here, caches whose
    # keys have different types are one.
    strip._segments = list(segments)
    strip._cell_length = cell_length
    strip._render_cache = strip._link_ids = strip._cell_count = None
    strip._divide_cache, strip._crop_cache = SmallCache(), SmallCache()
    strip._offsets_cache = SmallCache()
    strip._style_cache = strip._filter_cache = strip._divide_cache
    strip._line_length_cache = strip._crop_extend_cache = strip._divide_cache


def change_colours(app: App[Any], colours: Colours) -> None:
    """Repaints the whole app in other colours."""
    others = [one for one in app._filters if not isinstance(one, ColorFilter)]
    app._filters = [*others, ColorFilter(colours)]
    app.call_later(refresh_all, app)


def refresh_all(app: App[Any]) -> None:
    for widget in widgets_of(app):
        widget.refresh()


def widgets_of(app: App[Any]) -> Iterable[Widget]:
    for screen in app.screen_stack:
        yield from screen.walk_children(Widget, with_self=True)


def forget_ended_apps() -> None:
    # This cache is shared by all apps, and keeps widgets of those that have ended.
    StylesCache.get_inner_outer.cache_clear()


def clear_style_caches(app: App[Any]) -> None:
    for widget in widgets_of(app):
        widget._styles_cache.clear()


def hears_keys(app: App[Any]) -> bool:
    # Keys that come before the app has its first screen would be lost.
    return bool(app._dom_ready)


def error_of(app: App[Any]) -> Exception | None:
    # `run_async` does not raise the error that ended the app.
    return app._exception


def driver_of(app: App[Any]) -> Driver | None:
    return app._driver


def paint_timer(screen: Screen[Any]) -> TextualTimer:
    """The timer by which a screen paints what has changed."""
    return screen._update_timer


def wrap_callback(timer: TextualTimer, wrap: Callable[[Any], Callable[[], object]]) -> None:
    timer._callback = wrap(timer._callback)

"""What Textual does for an app that has a process to itself, undone for one that has not."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from rich.console import Console
from textual._styles_cache import StylesCache
from textual.app import App, SystemCommand
from textual.screen import Screen

from server.doors.textual.color_filter import ColorFilter, without_shades
from server.doors.textual.color_support import Colours
from server.doors.textual.sharing import SharedStyles


def tame(app: App[Any], colours: Colours, sharing: SharedStyles) -> None:
    """Of this app only: others in the process may be by themselves at a terminal."""
    instead: dict[str, object] = {
        # It would put itself in the place of the standard streams, in whatever order apps end.
        "_capture_stdout": sys.stdout,
        "_capture_stderr": sys.stderr,
        # Tracebacks with locals take 300 ms of everybody's time, and show cards.
        "_fatal_error": app._close_messages_no_wait,
        "panic": lambda *_: app._close_messages_no_wait(),
        "_print_error_renderables": app._exit_renderables.clear,
        "_process_messages": without_factory(app._process_messages),
        # The pointer of a terminal keeps its shape when the app is over.
        "_set_pointer_shape": lambda _: None,
        "get_system_commands": without_screenshot(app.get_system_commands),
        "deliver_screenshot": lambda *_, **__: None,
        "save_screenshot": lambda *_, **__: "",
    }
    for name, value in instead.items():
        setattr(app, name, value)
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
    sharing.share(app)


def show_in(app: App[Any], colours: Colours) -> None:
    """Other colours than before; all that was painted is painted anew."""
    app._filters = [*without_shades(app._filters), ColorFilter(colours)]
    app.call_later(paint_anew, app)


def paint_anew(app: App[Any]) -> None:
    for screen in app.screen_stack:
        for widget in screen.walk_children(with_self=True):
            widget.refresh()


def let_go() -> None:
    """A cache that all apps share would keep what the last hundred of them have painted."""
    StylesCache.get_inner_outer.cache_clear()


def without_factory(
    process: Callable[..., Awaitable[None]],
) -> Callable[..., Awaitable[None]]:
    """Just before, `run_async` has set a factory of tasks for everybody in the loop."""
    loop = asyncio.get_running_loop()
    factory = loop.get_task_factory()

    async def process_messages(**how: Any) -> None:
        loop.set_task_factory(factory)
        await process(**how)

    return process_messages


def without_screenshot(
    commands: Callable[[Screen[Any]], Iterable[SystemCommand]],
) -> Callable[[Screen[Any]], Iterable[SystemCommand]]:
    def get_system_commands(screen: Screen[Any]) -> Iterable[SystemCommand]:
        return [command for command in commands(screen) if command.title != "Screenshot"]

    return get_system_commands

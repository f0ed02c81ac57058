"""The private names of Textual that the server needs, each with the reason. A test tells which one
a new version of Textual has changed."""

import sys
from collections.abc import Callable
from typing import Any

from textual._styles_cache import StylesCache

# There is no public parser of keys.
from textual._xterm_parser import XTermParser as XTermParser
from textual.app import App
from textual.driver import Driver


def isolate(app: App[Any], on_error: Callable[[Exception], object]) -> None:
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
    }
    for name, value in names.items():
        setattr(app, name, value)


def set_size(driver: Driver, size: tuple[int, int]) -> None:
    # An app that is not laid out yet asks its driver for the size, which is only set at the start.
    driver._size = size


def forget_ended_apps() -> None:
    # This cache is shared by all apps, and keeps widgets of those that have ended.
    StylesCache.get_inner_outer.cache_clear()

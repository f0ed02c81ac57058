"""Runs a Textual app for one terminal, among many others in this process."""

import asyncio
from collections.abc import Callable
from contextvars import Context
from functools import partial
from typing import Any, Literal, NamedTuple, cast

from textual.app import App
from textual.driver import Driver

from server.doors.crash import Crash, crash_of
from server.doors.textual import adapter
from server.doors.textual.driver import ChannelDriver, Ending
from server.doors.textual.terminal import Bounds, Terminal
from server.house.clock import Clock


class AppEnd(NamedTuple):
    """`left`: the app has ended by itself; `gone`: the terminal is disconnected; `stuck`: it does
    not read. Errors of an app that is ended while it starts are no crash."""

    how: Ending | Literal["crashed"]
    crash: Crash | None = None


async def run_app(
    app: App[Any],
    terminal: Terminal,
    clock: Clock,
    bounds: Bounds | None = None,
    on_slow: Callable[[], object] = lambda: None,
    styles: adapter.SharedStyles | None = None,
) -> AppEnd:
    """If this is cancelled, the terminal is restored first."""
    if terminal.is_gone:
        return AppEnd("gone")
    adapter.isolate(app, terminal.colours, styles or adapter.SharedStyles())
    driver = partial(
        ChannelDriver,
        terminal=terminal,
        clock=clock,
        bounds=bounds or Bounds(),
        on_slow=on_slow,
    )
    app.driver_class = cast(type[Driver], driver)
    loop = asyncio.get_running_loop()
    # An empty context: Textual finds the active app in a context variable.
    running = loop.create_task(app.run_async(), context=Context())
    try:
        await asyncio.wait({running})
    except asyncio.CancelledError:
        app.exit()
        await asyncio.wait({running})
        raise
    finally:
        adapter.forget_ended_apps()
    return end_of(app, running)


def end_of(app: App[Any], running: "asyncio.Task[Any]") -> AppEnd:
    error = adapter.error_of(app) or (None if running.cancelled() else running.exception())
    crash = None if error is None else crash_of(error)
    driver = adapter.driver_of(app)
    how = driver.ending if isinstance(driver, ChannelDriver) else "left"
    return AppEnd("crashed", crash) if crash and how == "left" else AppEnd(how)

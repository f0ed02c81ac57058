"""An app for one terminal, among many others in one process."""

import asyncio
from collections.abc import Callable
from contextvars import Context
from functools import partial
from typing import Any, Literal, NamedTuple, cast

from textual.app import App
from textual.driver import Driver

from server.doors.textual.adapter import let_go, show_in, tame
from server.doors.textual.crash import Crash, crash_of
from server.doors.textual.driver import ChannelDriver, Ending
from server.doors.textual.sharing import SharedStyles
from server.doors.textual.terminal import Bounds, Terminal
from server.house.clock import Clock


class AppEnd(NamedTuple):
    """`left`: the app came to its end; `gone`: nobody was there any more; `stuck`: nobody read. An
    app that is ended while it starts may break of that, which is no crash."""

    how: Ending | Literal["crashed"]
    crash: Crash | None = None


async def run_app(
    app: App[Any],
    terminal: Terminal,
    clock: Clock,
    bounds: Bounds | None = None,
    slow: Callable[[], object] = lambda: None,
    sharing: SharedStyles | None = None,
) -> AppEnd:
    """`sharing` is among apps that have things in common. Whoever is cancelled here still gives the
    terminal back first."""
    if terminal.is_gone:
        return AppEnd("gone")
    tame(app, terminal.colours, sharing or SharedStyles())
    driver = partial(
        ChannelDriver,
        terminal=terminal,
        clock=clock,
        bounds=bounds or Bounds(),
        truecolor=partial(show_in, app, "truecolor"),
        slow=slow,
    )
    app.driver_class = cast(type[Driver], driver)
    loop = asyncio.get_running_loop()
    running = loop.create_task(app.run_async(), context=Context())
    try:
        await asyncio.wait({running})
    except asyncio.CancelledError:
        app.exit()
        await asyncio.wait({running})
        raise
    finally:
        let_go()
    return ending(app, running)


def ending(app: App[Any], running: "asyncio.Task[Any]") -> AppEnd:
    error = app._exception or (None if running.cancelled() else running.exception())
    crash = None if error is None else crash_of(error)
    driver = app._driver
    how = driver.ending if isinstance(driver, ChannelDriver) else "left"
    return AppEnd("crashed", crash) if crash and how == "left" else AppEnd(how)

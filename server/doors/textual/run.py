"""Runs a Textual app for one terminal, among many others in this process."""

import asyncio
from collections.abc import Callable
from contextvars import Context
from functools import partial
from typing import Any, Literal, NamedTuple, cast

from rich.console import Console
from textual.app import App
from textual.driver import Driver

from server.doors.crash import Crash, crash_of
from server.doors.terminal.color_support import ColorDepth
from server.doors.terminal.terminal import Bounds, Terminal
from server.doors.textual import adapter
from server.doors.textual.driver import Ending, TerminalDriver
from server.doors.textual.leftovers import Leftovers
from server.doors.textual.pace import Pace
from server.doors.textual.shared_styles import SharedStyles, SharedStylesheet
from server.house.clock import Clock
from server.house.turns import Turns


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
    on_colors: Callable[[ColorDepth], object] = lambda depth: None,
    styles: SharedStyles | None = None,
    pace: Pace | None = None,
    leaving: Turns | None = None,
) -> AppEnd:
    """`on_slow` is called after frames were dropped, `on_colors` before the start and whenever the
    terminal turns out to have other colours. The driver follows the app's attribute `color_depth`.
    Apps whose terminals are gone end in turns of `leaving`, in which removed widgets are freed. Of
    the app only its own attributes are left; `take_apart` frees them once they are not needed. If
    this is cancelled, the terminal is restored first."""
    leaving = leaving or Turns()
    if terminal.is_gone:
        return AppEnd("gone")
    errors, drivers = list[Exception](), list[TerminalDriver]()

    def make_driver(app: App[Any], **how: Any) -> TerminalDriver:
        drivers.append(build(app, **how))
        return drivers[-1]

    build = partial(
        TerminalDriver,
        terminal=terminal,
        clock=clock,
        bounds=bounds or Bounds(),
        pace=pace or Pace(clock),
        leaving=leaving,
        on_slow=on_slow,
        on_colors=on_colors,
    )
    leftovers = Leftovers(clock, leaving)
    adapter.isolate(app, errors.append, leftovers.add)
    app.driver_class = cast(type[Driver], make_driver)
    app.console = truecolor_console(app)
    on_colors(terminal.colors)
    app.stylesheet = SharedStylesheet(app.theme_variables, styles or SharedStyles())
    loop = asyncio.get_running_loop()
    # An empty context: Textual finds the active app in a context variable.
    context = Context()
    context.run(adapter.MADE.set, leftovers.made)
    running = loop.create_task(app.run_async(), context=context)
    try:
        await asyncio.wait({running})
    except asyncio.CancelledError:
        app.exit()
        await asyncio.wait({running})
        raise
    finally:
        adapter.forget_ended_apps()
    how: Ending = "left"
    for driver in drivers:
        how = driver.ending
    adapter.unlink(app)
    adapter.take_apart(app.animator, *drivers)
    leftovers.take_all_apart()
    if not running.cancelled() and (error := running.exception()):
        errors.append(cast(Exception, error))
    return AppEnd("crashed", crash_of(errors[0])) if errors and how == "left" else AppEnd(how)


def truecolor_console(app: App[Any]) -> Console:
    # Rich keeps the codes of a style in the style, and all apps share styles. So all of them draw
    # in truecolor, whatever the environment says, and their drivers map the colours.
    return Console(
        color_system="truecolor",
        no_color=False,
        file=app.console.file,
        force_terminal=True,
        legacy_windows=False,
        highlight=False,
        emoji=False,
        safe_box=False,
    )

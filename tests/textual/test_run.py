"""Many apps in one process do not affect each other."""

import asyncio
import gc
import re
import sys
import weakref
import webbrowser
from collections.abc import Iterable
from contextlib import AsyncExitStack
from contextvars import ContextVar
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any

import pytest
from textual import events, work
from textual._context import active_app
from textual._styles_cache import StylesCache
from textual.app import App, SystemCommand
from textual.screen import Screen
from textual.widgets import Static

from server.doors.terminal.terminal import Bounds
from server.doors.textual.run import AppEnd, run_app
from server.house.turns import Turns
from tests.house.running import ManualClock
from tests.textual.apps import Fragile, Parlour
from tests.textual.paper import Paper, is_given_back, played


@pytest.mark.asyncio
async def test_the_terminal_is_restored_when_the_app_ends() -> None:
    async with played(Parlour()) as play:
        assert not is_given_back(play.paper.written)
        play.app.exit()
    assert play.ended == AppEnd("left")
    assert is_given_back(play.paper.written)


@pytest.mark.asyncio
async def test_the_terminal_is_restored_before_a_cancellation() -> None:
    paper = Paper()
    running = asyncio.create_task(run_app(Parlour(), paper, ManualClock()))
    await paper.until_shows("the table")
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert is_given_back(paper.written)


@pytest.mark.asyncio
async def test_restoring_the_terminal_is_tried_even_if_it_is_stuck() -> None:
    async with played(Parlour(), bounds=Bounds(stuck_seconds=1)) as play:
        play.paper.backlog = 10**6
        play.paper.type("a")
        await play.settle()
        await play.pass_time(2)
    assert play.ended == AppEnd("stuck")
    assert is_given_back(play.paper.written)


class Guest(Parlour):
    """An app with a worker that reads its own queue."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.mailbox: asyncio.Queue[str] = asyncio.Queue()

    def on_mount(self) -> None:
        self.read_mailbox()

    @work
    async def read_mailbox(self) -> None:
        while True:
            card = await self.mailbox.get()
            assert active_app.get() is self
            assert self.query_one("#field").app is self
            self.query_one("#field", Static).update(f"{self.name_of_guest} holds {card}")


@pytest.mark.slow
@pytest.mark.asyncio
async def test_apps_whose_terminals_are_gone_at_once_end_one_after_the_other() -> None:
    leaving, ending, papers = Turns(), list[object](), [Paper() for _ in range(5)]

    class Leaving(Parlour):
        def exit(self, *how: Any, **more: Any) -> None:
            ending.append(self)
            super().exit(*how, **more)

    running = [run_app(Leaving(), paper, ManualClock(), leaving=leaving) for paper in papers]
    ended = asyncio.gather(*running)
    for paper in papers:
        await paper.until_shows("the table")
    for paper in papers:
        paper.vanish()
    for count in range(1, 6):
        assert len(ending) == count
        await asyncio.sleep(0)
    assert await ended == [AppEnd("gone")] * 5


@pytest.mark.slow
@pytest.mark.asyncio
async def test_apps_in_one_loop_do_not_see_each_other() -> None:
    guests = [Guest(f"guest{number:02}.") for number in range(30)]
    async with AsyncExitStack() as stack:
        plays = [await stack.enter_async_context(played(guest)) for guest in guests]
        with pytest.raises(LookupError):
            active_app.get()
        for guest, play in zip(guests, plays, strict=True):
            guest.mailbox.put_nowait(f"the {guest.name_of_guest} card")
            play.paper.type("x" + guest.name_of_guest[5])
        for guest, play in zip(guests, plays, strict=True):
            await play.paper.until_shows(f"holds the {guest.name_of_guest} card")
            await play.settle()
            assert guest.heard == ["x", guest.name_of_guest[5]]
            assert set(re.findall(r"guest\d\d", play.paper.shows())) == {guest.name_of_guest[:7]}
    assert all(play.ended == AppEnd("left") for play in plays)


@pytest.mark.asyncio
async def test_an_app_starts_in_an_empty_context() -> None:
    whose: ContextVar[str] = ContextVar("whose")
    whose.set("the door's")
    found: list[str] = []

    class Looking(Parlour):
        def on_mount(self) -> None:
            found.append(whose.get("nobody's"))

        def on_key(self, event: events.Key) -> None:
            found.append(whose.get("nobody's"))

    async with played(Looking()) as play:
        play.paper.type("a")
        await play.settle()
        with pytest.raises(LookupError):
            active_app.get()
    assert found == ["nobody's", "nobody's"]


@pytest.mark.asyncio
async def test_the_standard_streams_are_unchanged_in_whatever_order_apps_end() -> None:
    out, err = sys.stdout, sys.stderr
    first, second = AsyncExitStack(), AsyncExitStack()
    await first.enter_async_context(played(Parlour("Anna")))
    await second.enter_async_context(played(Parlour("Berta")))
    assert (sys.stdout, sys.stderr) == (out, err)
    await first.aclose()
    assert (sys.stdout, sys.stderr) == (out, err)
    await second.aclose()
    assert (sys.stdout, sys.stderr) == (out, err)


@pytest.mark.asyncio
async def test_textuals_task_factory_is_not_left_in_the_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[str] = []

    def eager(loop: asyncio.AbstractEventLoop, coro: Any, **how: Any) -> "asyncio.Task[Any]":
        made.append(coro.__qualname__)
        return asyncio.Task(coro, loop=loop, **how)

    monkeypatch.setattr(asyncio, "eager_task_factory", eager, raising=False)
    loop = asyncio.get_running_loop()
    async with played(Parlour()) as play:
        assert loop.get_task_factory() is None
        play.paper.type("a")
        await play.settle()
    assert loop.get_task_factory() is None
    assert made == []


@pytest.mark.asyncio
async def test_an_ended_app_is_freed() -> None:
    async def once(kind: type[Parlour], keys: str) -> "weakref.ref[App[None]]":
        paper, app = Paper(), kind()
        running = asyncio.create_task(run_app(app, paper, ManualClock()))
        await paper.until_shows("the table")
        paper.type(keys)
        if kind is Parlour:
            app.exit()
        await running
        return weakref.ref(app)

    for kind in (Parlour, Fragile):
        over = await once(kind, "xb")
        for _ in range(10):
            await asyncio.sleep(0)
        gc.collect()
        assert over() is None, kind


@pytest.mark.asyncio
async def test_shared_caches_do_not_keep_widgets_of_an_ended_app() -> None:
    def painted() -> int:
        gc.collect()
        return sum(isinstance(one, StylesCache) for one in gc.get_objects())

    before = painted()
    async with played(Parlour()) as play:
        assert painted() > before
    del play
    assert painted() <= before


@pytest.mark.asyncio
async def test_an_app_cannot_open_a_browser_or_write_a_file_on_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    painted: list[str] = []
    monkeypatch.setattr(App, "export_screenshot", lambda *_, **__: painted.extend("svg"))
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DOWNLOAD_DIR", str(tmp_path))
    delivered: list[events.Event] = []

    class Busy(Parlour):
        def on_delivery_complete(self, event: events.DeliveryComplete) -> None:
            delivered.append(event)

    app = Busy()
    async with played(app) as play:
        app.open_url("https://example.org")
        text, binary = StringIO("cards"), BytesIO(b"cards")
        app.deliver_text(text, save_directory=tmp_path, save_filename="a.txt")
        app.deliver_binary(binary, save_directory=tmp_path, save_filename="a.bin")
        app.deliver_screenshot()
        app.save_screenshot(path=str(tmp_path))
        await app.run_action("app.screenshot")
        app.action_suspend_process()
        await play.settle()
        assert text.closed
        assert binary.closed
    assert play.ended == AppEnd("left")
    assert opened == painted == []
    assert delivered == []
    assert list(tmp_path.rglob("*")) == []


@pytest.mark.asyncio
async def test_the_command_palette_has_no_screenshot_and_keeps_the_commands_of_the_app() -> None:
    class Offering(Parlour):
        def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
            yield from super().get_system_commands(screen)
            yield SystemCommand("Stand up", "Leave the table", self.action_quit)

    async with played(Offering()) as play:
        titles = {command.title for command in play.app.get_system_commands(play.app.screen)}
        assert "Screenshot" not in titles
        assert {"Stand up", "Quit"} <= titles


@pytest.mark.asyncio
async def test_the_exit_message_of_an_app_is_not_printed_on_the_server(
    capfd: pytest.CaptureFixture[str],
) -> None:
    async with played(Parlour()) as play:
        play.app.exit(message="a seven of hearts was left behind")
    assert capfd.readouterr() == ("", "")
    assert play.ended == AppEnd("left")

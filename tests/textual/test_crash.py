"""A crash is returned as a value, without traceback and cards; a disconnect is no crash."""

import asyncio
import re

import pytest
import rich.traceback
from textual import work
from textual.app import ComposeResult
from textual.widgets import Label, Static

from server.doors.textual.run import AppEnd, run_app
from tests.house.running import ManualClock
from tests.textual.apps import Fragile, Parlour
from tests.textual.paper import Paper, is_given_back, played

pytestmark = pytest.mark.slow

CARD = "seven-of-hearts"


@pytest.fixture(autouse=True)
def no_traceback_of_textual(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error whose rich rendering would take 300 ms."""

    def rendered(*_: object, **__: object) -> None:
        raise AssertionError("a traceback was rendered")

    monkeypatch.setattr(rich.traceback.Traceback, "__rich_console__", rendered)


class BreaksAtCompose(Parlour):
    def compose(self) -> ComposeResult:
        yield Label(f"{CARD}")
        raise ValueError(CARD)


class BreaksAtMount(Parlour):
    def on_mount(self) -> None:
        raise ValueError(CARD)


class BreaksInStyle(Parlour):
    CSS = f"#who {{ colour: {CARD}; }}"


class BreaksInWorker(Parlour):
    def on_mount(self) -> None:
        self.read_mailbox()

    @work
    async def read_mailbox(self) -> None:
        raise ValueError(CARD)


class BreaksInCallback(Parlour):
    def on_mount(self) -> None:
        self.set_timer(0.001, self.fail)

    def fail(self) -> None:
        raise ValueError(CARD)


class BreaksInRender(Parlour):
    def compose(self) -> ComposeResult:
        class Hand(Static):
            def render(self) -> str:
                raise ValueError(CARD)

        yield Hand()


BREAKING: list[type[Parlour]] = [
    BreaksAtCompose,
    BreaksAtMount,
    BreaksInStyle,
    BreaksInWorker,
    BreaksInCallback,
    BreaksInRender,
]


@pytest.mark.parametrize("kind", BREAKING)
@pytest.mark.asyncio
async def test_a_crash_is_returned_as_a_value_without_message_and_locals(
    kind: type[Parlour], capfd: pytest.CaptureFixture[str]
) -> None:
    paper = Paper()
    async with asyncio.timeout(20):
        ended = await run_app(kind(), paper, ManualClock())
    assert ended.how == "crashed"
    assert ended.crash is not None
    assert CARD not in repr(ended)
    assert CARD.encode() not in paper.written
    assert paper.written == b"" or is_given_back(paper.written)
    assert capfd.readouterr() == ("", "")


@pytest.mark.asyncio
async def test_the_rich_rendering_of_an_error_is_not_used() -> None:
    class Picture(ValueError):
        def __rich__(self) -> str:
            painted.append(CARD)
            return CARD

    class Painter(Parlour):
        def on_mount(self) -> None:
            raise Picture

    painted: list[str] = []
    assert (await run_app(Painter(), Paper(), ManualClock())).how == "crashed"
    assert painted == []


@pytest.mark.asyncio
async def test_a_crash_names_its_place_and_restores_the_terminal() -> None:
    paper, app = Paper(), Fragile()
    running = asyncio.create_task(run_app(app, paper, ManualClock()))
    await paper.until_shows("the table")
    paper.type("b")
    ended = await running
    assert ended.crash is not None
    assert ended.crash.kind == "builtins.ValueError"
    assert re.search(r"apps\.py:\d+ on_key$", ended.crash.where[-1])
    assert CARD not in repr(ended.crash)
    assert is_given_back(paper.written)
    assert b"no such move" not in paper.written


@pytest.mark.asyncio
async def test_no_app_starts_for_a_client_that_is_gone() -> None:
    paper = Paper()
    paper.is_gone = True
    assert await run_app(Parlour(), paper, ManualClock()) == AppEnd("gone")
    assert paper.written == b""


@pytest.mark.asyncio
async def test_a_disconnect_while_the_app_starts_is_no_crash(
    capfd: pytest.CaptureFixture[str],
) -> None:
    paper = Paper()

    class Starting(Parlour):
        def compose(self) -> ComposeResult:
            paper.vanish()
            yield from super().compose()

    assert await run_app(Starting(), paper, ManualClock()) == AppEnd("gone")
    assert b"the table" not in paper.written
    assert is_given_back(paper.written)
    assert capfd.readouterr() == ("", "")


@pytest.mark.asyncio
async def test_a_disconnect_before_the_driver_listens_is_noticed() -> None:
    paper = Paper()

    class Loading(Parlour):
        def on_load(self) -> None:
            paper.vanish()

    async with asyncio.timeout(20):
        assert await run_app(Loading(), paper, ManualClock()) == AppEnd("gone")
    assert b"the table" not in paper.written


@pytest.mark.parametrize("turns", range(0, 40, 3))
@pytest.mark.asyncio
async def test_a_disconnect_at_any_moment_ends_the_app(
    turns: int, capfd: pytest.CaptureFixture[str]
) -> None:
    paper = Paper()
    running = asyncio.create_task(run_app(Parlour(), paper, ManualClock()))
    for _ in range(turns):
        await asyncio.sleep(0)
    paper.vanish()
    async with asyncio.timeout(20):
        assert await running == AppEnd("gone")
    assert capfd.readouterr() == ("", "")


@pytest.mark.asyncio
async def test_a_crash_does_not_affect_other_apps() -> None:
    async with played(Parlour("Anna")) as anna:
        fragile = Paper()
        running = asyncio.create_task(run_app(Fragile("Berta"), fragile, ManualClock()))
        await fragile.until_shows("Berta")
        fragile.type("b")
        assert (await running).how == "crashed"
        anna.paper.type("b")
        await anna.paper.until_shows("b")
    assert anna.ended == AppEnd("left")

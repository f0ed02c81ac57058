"""An app that breaks, or whose client vanishes, is told as a value: no traceback, no cards."""

import asyncio
import re

import pytest
import rich.traceback
from textual import work
from textual.app import ComposeResult
from textual.widgets import Label, Static

from server.doors.textual.run import AppEnd, run_app
from tests.house.living import HandClock
from tests.textual.apps import Fragile, Parlour
from tests.textual.paper import Paper, is_given_back, played

CARD = "seven-of-hearts"


@pytest.fixture(autouse=True)
def no_traceback_of_textual(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would take 300 ms of everybody's time."""

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
async def test_a_crash_is_told_as_a_value_and_without_what_it_was_about(
    kind: type[Parlour], capfd: pytest.CaptureFixture[str]
) -> None:
    paper = Paper()
    async with asyncio.timeout(20):
        ended = await run_app(kind(), paper, HandClock())
    assert ended.how == "crashed"
    assert ended.crash is not None
    assert CARD not in repr(ended)
    assert CARD.encode() not in paper.written
    assert paper.written == b"" or is_given_back(paper.written)
    assert capfd.readouterr() == ("", "")


@pytest.mark.asyncio
async def test_an_error_that_could_paint_itself_is_not_asked_to() -> None:
    class Picture(ValueError):
        def __rich__(self) -> str:
            painted.append(CARD)
            return CARD

    class Painter(Parlour):
        def on_mount(self) -> None:
            raise Picture

    painted: list[str] = []
    assert (await run_app(Painter(), Paper(), HandClock())).how == "crashed"
    assert painted == []


@pytest.mark.asyncio
async def test_a_crash_in_the_midst_names_its_place_and_restores_the_terminal() -> None:
    paper, app = Paper(), Fragile()
    running = asyncio.create_task(run_app(app, paper, HandClock()))
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
async def test_a_client_that_vanished_before_costs_nothing() -> None:
    paper = Paper()
    paper.is_gone = True
    assert await run_app(Parlour(), paper, HandClock()) == AppEnd("gone")
    assert paper.written == b""


@pytest.mark.asyncio
async def test_a_client_that_vanishes_while_its_app_starts_is_quiet(
    capfd: pytest.CaptureFixture[str],
) -> None:
    paper = Paper()

    class Starting(Parlour):
        def compose(self) -> ComposeResult:
            paper.vanish()
            yield from super().compose()

    assert await run_app(Starting(), paper, HandClock()) == AppEnd("gone")
    assert b"the table" not in paper.written
    assert is_given_back(paper.written)
    assert capfd.readouterr() == ("", "")


@pytest.mark.asyncio
async def test_a_client_that_vanishes_before_anybody_listens_is_noticed() -> None:
    paper = Paper()

    class Loading(Parlour):
        def on_load(self) -> None:
            paper.vanish()

    async with asyncio.timeout(20):
        assert await run_app(Loading(), paper, HandClock()) == AppEnd("gone")
    assert b"the table" not in paper.written


@pytest.mark.parametrize("turns", range(0, 40, 3))
@pytest.mark.asyncio
async def test_a_client_may_vanish_at_any_moment(
    turns: int, capfd: pytest.CaptureFixture[str]
) -> None:
    paper = Paper()
    running = asyncio.create_task(run_app(Parlour(), paper, HandClock()))
    for _ in range(turns):
        await asyncio.sleep(0)
    paper.vanish()
    async with asyncio.timeout(20):
        assert await running == AppEnd("gone")
    assert capfd.readouterr() == ("", "")


@pytest.mark.asyncio
async def test_one_crash_is_nobody_elses() -> None:
    async with played(Parlour("Anna")) as anna:
        fragile = Paper()
        running = asyncio.create_task(run_app(Fragile("Berta"), fragile, HandClock()))
        await fragile.until_shows("Berta")
        fragile.type("b")
        assert (await running).how == "crashed"
        anna.paper.type("b")
        await anna.paper.until_shows("b")
    assert anna.ended == AppEnd("left")

"""The first moments of an app: one picture, and no key is lost."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from server.doors.textual.run import AppEnd, run_app
from server.doors.textual.shared_styles import Rules, SharedStyles, Source, Variables
from server.house.clock import RealClock
from server.protocol.lobby import Preferences
from server.protocol.notices import Notice, Welcome
from server.protocol.requests import Request
from server.protocol.seat import replace
from tests.plain.scripted_house import TEXTS, ScriptedHouse
from tests.screen.eight28_tables import THREE
from tests.screen.running import position, shown
from tests.textual.paper import PATIENCE, Paper
from tui import app as app_module
from tui.app import HouseApp
from tui.widgets.line_input import LineInput

SIZE = (120, 40)
TURNS = 500
"""turns of the loop in which an app without a house would be painted"""
OPENING = 5
"""parts at least"""
CTRL_C = "\x03"
WELCOME = Welcome("Anna", False, None, "en", Preferences(greeted=True))


class LateHouse:
    """Answers nothing until it is told to."""

    def __init__(self) -> None:
        self.answers: asyncio.Queue[list[Notice]] = asyncio.Queue()

    async def ask(self, request: Request) -> None: ...

    async def notices(self) -> list[Notice]:
        return await self.answers.get()

    def pending(self) -> list[Notice]:
        return []


class QuickHouse(LateHouse):
    """Has answered already when the app starts."""

    def pending(self) -> list[Notice]:
        return [] if self.answers.empty() else self.answers.get_nowait()


class Themes(SharedStyles):
    """Keeps the colours for which style sheets were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[Variables] = []

    def rules(self, variables: Variables, sources: tuple[Source, ...]) -> Rules:
        if variables not in self.seen:
            self.seen.append(variables)
        return super().rules(variables, sources)


@asynccontextmanager
async def started(house: LateHouse) -> AsyncIterator[tuple[Paper, asyncio.Task[AppEnd]]]:
    app, paper = HouseApp(house, TEXTS.__getitem__), Paper(SIZE)
    running = asyncio.create_task(run_app(app, paper, RealClock()))
    try:
        await paper.until(lambda: paper.listened_to)
        yield paper, running
    finally:
        app.exit()
        await running


@pytest.mark.asyncio
async def test_keys_that_are_typed_before_the_hall_appears_are_for_the_hall() -> None:
    house = LateHouse()
    async with started(house) as (paper, _):
        paper.type("r")
        for _ in range(TURNS):
            await asyncio.sleep(0)
        assert paper.shows().split() == []
        house.answers.put_nowait([WELCOME])
        await paper.until_shows("The rules of which game?")


@pytest.mark.asyncio
async def test_while_the_house_does_not_answer_a_key_still_leaves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(app_module, "START_SECONDS", 0.01)
    async with started(LateHouse()) as (paper, running):
        paper.type(CTRL_C)
        async with asyncio.timeout(PATIENCE):
            assert (await running).how == "left"


@pytest.mark.asyncio
async def test_the_first_style_sheet_is_for_the_person_and_the_terminal() -> None:
    house, styles = QuickHouse(), Themes()
    house.answers.put_nowait([replace(WELCOME, preferences=Preferences(theme="light"))])
    app, paper = HouseApp(house, TEXTS.__getitem__), Paper(SIZE, colors="256")
    run = run_app(app, paper, RealClock(), on_colors=app.use_colors, styles=styles)
    running = asyncio.create_task(run)
    await paper.until_shows("8-28")
    assert app.theme == "house-light-256"
    assert len(styles.seen) == 1
    app.exit()
    await running


class Turns:
    """Counts how often an app waits for its turn. It goes on while `is_open` is set."""

    def __init__(self) -> None:
        self.count = 0
        self.is_open = asyncio.Event()
        self.is_open.set()

    async def begin(self) -> None:
        self.count += 1
        await self.is_open.wait()


@pytest.mark.asyncio
async def test_updates_and_parts_of_opening_a_screen_wait_for_their_turns() -> None:
    turns = Turns()
    async with shown(ScriptedHouse(position(THREE)), turn=turns.begin) as person:
        assert turns.count >= OPENING
        turns.is_open.clear()
        before, parts = person.app.screen, turns.count
        await person.press("s")
        assert turns.count == parts + 1
        assert person.app.screen is before
        turns.is_open.set()
        await person.settle()
        assert turns.count >= parts + OPENING
        assert person.app.screen is not before


@pytest.mark.asyncio
async def test_what_is_typed_into_a_line_waits_for_no_turn() -> None:
    turns = Turns()
    async with shown(ScriptedHouse(position(THREE)), turn=turns.begin) as person:
        await person.press("colon")
        turns.is_open.clear()
        await person.press("@")
        assert person.app.screen.query_one(LineInput).value == "@"
        assert "@" in person.text()
        turns.is_open.set()

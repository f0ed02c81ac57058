"""A whole app in a whole house, by keys and clicks."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from textual.events import Event, Key, MouseDown, MouseUp
from textual.keys import _character_to_key
from textual.pilot import Pilot

from server.protocol.lobby import Language
from server.settings import Settings
from tests.house.running import AT_ONCE, RunningHouse, running_house
from tests.plain.scripted_house import TEXTS
from tests.screen.somebody import Somebody
from tui.app import HouseApp
from tui.drawing import Block, read

TURNS = 300
QUIET = 3
"""times that nobody has anything to do: some of it comes to light only later"""
CHARACTERS: Final = {"comma": ",", "enter": "\r", "escape": "\x1b", "space": " "}


class Session(Somebody):
    """At a terminal whose keys and mouse go the way of all events of Textual. No time passes: what
    there is to do is done, and then it is seen."""

    def __init__(self, house: RunningHouse, app: HouseApp, pilot: Pilot[None]) -> None:
        super().__init__(house, app.stay)
        self.app = app
        self.pilot = pilot

    def rows(self) -> Block:
        return list(self.app.canvas.rows)

    async def press(self, *keys: str) -> None:
        for key in keys:
            self._happens(key_event(key))
            await self.settle()

    async def click_at(self, x: int, y: int) -> None:
        for kind in (MouseDown, MouseUp):
            self._happens(kind(None, x, y, 0, 0, 1, False, False, False, x, y))
        await self.settle()

    def _happens(self, event: Event) -> None:
        assert self.app._driver is not None
        self.app._driver.process_message(event)

    async def settle(self) -> None:
        """Until nobody has anything to do."""
        quiet = 0
        for _ in range(TURNS):
            await self.house.settle()
            await self.pilot._wait_for_screen()
            quiet = quiet + 1 if self._is_idle() else 0
            if quiet == QUIET:
                return
        raise AssertionError(self.text)

    def _is_idle(self) -> bool:
        pumps = (self.app, self.app.screen, self.app.canvas)
        return self.app.visit.wishes == 0 and not any(each.message_queue_size for each in pumps)

    async def until(self, happens: Callable[[], bool]) -> None:
        for _ in range(TURNS):
            await self.settle()
            if happens():
                return
        raise AssertionError(self.text)

    @property
    def text(self) -> str:
        return read(self.app.canvas.rows)


def key_event(key: str) -> Key:
    """As a terminal tells it: a character, or a key by its name."""
    name = _character_to_key(key) if len(key) == 1 else key
    character = key if len(key) == 1 else CHARACTERS.get(key)
    return Key(name, character)


@asynccontextmanager
async def visiting(
    folder: Path,
    size: tuple[int, int] = (80, 24),
    language: Language | None = "en",
    settings: Settings = AT_ONCE,
) -> AsyncIterator[Session]:
    """Anna comes with her key."""
    async with running_house(folder, settings) as house, entering(house, size, language) as session:
        yield session


@asynccontextmanager
async def entering(
    house: RunningHouse, size: tuple[int, int] = (80, 24), language: Language | None = "en"
) -> AsyncIterator[Session]:
    line = await house.house.enter(key="anna", name="Anna", language=language)
    app = HouseApp(line, TEXTS.__getitem__)  # type: ignore[arg-type]
    async with app.run_test(size=size) as pilot:
        session = Session(house, app, pilot)
        await session.settle()
        yield session

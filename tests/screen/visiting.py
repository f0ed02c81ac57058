"""A whole app in a whole house, by keys and clicks."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot

from server.protocol.lobby import Language
from server.settings import Settings
from tests.house.living import AT_ONCE, Living, living
from tests.plain.lines import TEXTS
from tui.app import HouseApp
from tui.drawing import read

TURNS = 300


class Visitor:
    def __init__(self, house: Living, app: HouseApp, pilot: Pilot[None]) -> None:
        self.house = house
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        """Until everything that comes of it is on the screen."""
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def settle(self) -> None:
        """Until nobody has anything to do."""
        await self.until(lambda: self.app.visit.wishes == 0)
        await self.house.settle()
        await self.pilot.pause()

    async def until(self, happens: Callable[[], bool]) -> None:
        for _ in range(TURNS):
            await self.house.settle()
            await self.pilot.pause()
            if happens():
                return
        raise AssertionError(self.text)

    async def click(self, does: str) -> None:
        """On what does this, wherever it is."""
        rows = self.app.canvas.rows
        x, y = next(
            (x, y)
            for y in range(len(rows))
            for x in range(self.app.size.width)
            if self.app.canvas.does_at(x, y) == does
        )
        await self.pilot.click(offset=(x, y))
        await self.settle()

    @property
    def text(self) -> str:
        return read(self.app.canvas.rows)


@asynccontextmanager
async def visiting(
    folder: Path,
    size: tuple[int, int] = (80, 24),
    language: Language | None = "en",
    settings: Settings = AT_ONCE,
) -> AsyncIterator[Visitor]:
    """Anna comes with her key."""
    async with living(folder, settings) as house, entering(house, size, language) as visitor:
        yield visitor


@asynccontextmanager
async def entering(
    house: Living, size: tuple[int, int] = (80, 24), language: Language | None = "en"
) -> AsyncIterator[Visitor]:
    line = await house.house.enter(key="anna", name="Anna", language=language)
    app = HouseApp(line, TEXTS.__getitem__)  # type: ignore[arg-type]
    async with app.run_test(size=size) as pilot:
        visitor = Visitor(house, app, pilot)
        await visitor.settle()
        yield visitor

"""A person in a real house whose screen, keys and clicks need no terminal."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from server.protocol.lobby import Language
from tests.house.running import RunningHouse
from tests.plain.scripted_house import TEXTS
from tests.screen.places import told
from tests.screen.somebody import Somebody
from tui.canvas import does_at
from tui.drawing import Block, wide
from tui.message_log import MessageLog
from tui.places.frame import framed
from tui.plain.scene import Scene
from tui.stay import Stay
from tui.visit import Visit

Size = tuple[int, int]
TURNS = 200


class Sitting(Somebody):
    def __init__(self, house: RunningHouse, visit: Visit, stay: Stay) -> None:
        super().__init__(house, stay)
        self.visit = visit
        self.copied: list[str] = []

    async def settle(self) -> None:
        """Until the house has nothing to do and everything is on the screen."""
        for _ in range(TURNS):
            await self.house.settle()
            if self.visit.wishes == 0:
                break
        self.stay.settle()
        self.stay.place.attend(self.stay.look())

    def rows(self) -> Block:
        rows = framed(self.stay.look(), self.stay.place)
        width, height = self.stay.size
        assert (len(rows), {wide(each) for each in rows}) == (height, {width})
        return rows

    def text(self) -> str:
        return told(self.rows())

    async def press(self, *keys: str) -> None:
        for key in keys:
            self.stay.press(key, key if len(key) == 1 else "")
            await self.settle()

    async def click_at(self, x: int, y: int) -> None:
        """Does what the canvas and the app do on a click there."""
        if does := does_at(self.rows(), x, y):
            self.stay.click(does)
        await self.settle()


@asynccontextmanager
async def sitting(
    house: RunningHouse, size: Size, language: Language, name: str = "Anna"
) -> AsyncIterator[Sitting]:
    line = await house.house.enter(key=name, name=name, language=language)
    scene, message_log = Scene(TEXTS.__getitem__), MessageLog()
    visit = Visit(line, scene, message_log, lambda: None)  # type: ignore[arg-type]
    copied: list[str] = []
    stay = Stay(scene, message_log, visit.wish, copied.append, lambda: None)
    stay.size = size
    stay.is_waiting = lambda: visit.wishes > 0
    somebody = Sitting(house, visit, stay)
    somebody.copied = copied
    holding = asyncio.create_task(visit.hold())
    try:
        await somebody.settle()
        yield somebody
    finally:
        holding.cancel()
        await asyncio.wait([holding])

"""Somebody in a real house who sees pictures, presses keys and clicks, without a terminal."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from server.protocol.lobby import Language
from tests.house.living import Living
from tests.plain.lines import TEXTS
from tests.screen.places import told
from tui.boards.registry import board_of
from tui.diary import Diary
from tui.drawing import Block, wide
from tui.places.bar import numbered
from tui.places.confirm import Confirm
from tui.places.frame import framed, keys_of
from tui.places.place import Choice
from tui.plain.scene import Scene
from tui.stay import Stay
from tui.visit import Visit

Size = tuple[int, int]
TURNS = 200


class Sitting:
    def __init__(self, house: Living, visit: Visit, stay: Stay) -> None:
        self.house = house
        self.visit = visit
        self.stay = stay
        self.copied: list[str] = []

    @property
    def scene(self) -> Scene:
        return self.stay.scene

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

    async def click(self, does: str) -> None:
        """Wherever it is to be seen."""
        assert does in {span.does for each in self.rows() for span in each}, (does, self.text())
        self.stay.point_or_choose(does)
        await self.settle()

    def choices(self) -> list[Choice]:
        """What the game asks him for now."""
        seen, place = self.scene.seen(), self.stay.place
        if isinstance(place, Confirm) or seen is None:
            return list(place.choices(self.stay.look()))
        mine = {each.does for each in board_of(seen.game).choices(self.stay.look(), seen)}
        every = place.choices(self.stay.look())
        own = {"recap", "chat", "log", "score", "rules", "settings"}
        return [each for each in every if each.does in mine or each.does not in own]

    async def choose_by_keys(self, choice: Choice, dice: Random) -> None:
        look, place = self.stay.look(), self.stay.place
        keys = {does: key for key, does in keys_of(look, place).items()}
        if not choice.pointed:
            await self.press(keys[choice.does])
            return
        digits = {each.does: key for key, each in numbered(place.choices(look))}
        if look.pointed == choice.does:
            pass
        elif choice.does in digits and dice.random() < 0.5:
            await self.press(digits[choice.does])
        else:
            await self._point_by_arrows(choice.does)
        assert self.stay.look().pointed == choice.does
        await self.press("enter")

    async def _point_by_arrows(self, does: str) -> None:
        points = [c.does for c in self.stay.place.choices(self.stay.look()) if c.pointed]
        for _ in range(2 * len(points)):
            pointed = self.stay.look().pointed
            if pointed == does:
                return
            here = points.index(pointed) if pointed in points else -1
            await self.press("right" if here < points.index(does) else "left")

    async def choose_by_mouse(self, choice: Choice) -> None:
        if choice.pointed and self.stay.look().pointed != choice.does:
            await self.click(choice.does)
        await self.click(choice.does)


@asynccontextmanager
async def sitting(
    house: Living, size: Size, language: Language, name: str = "Anna"
) -> AsyncIterator[Sitting]:
    line = await house.house.enter(key=name, name=name, language=language)
    scene, diary = Scene(TEXTS.__getitem__), Diary()
    visit = Visit(line, scene, diary, lambda: None)  # type: ignore[arg-type]
    copied: list[str] = []
    stay = Stay(scene, diary, visit.wish, copied.append, lambda: None)
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

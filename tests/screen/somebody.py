"""A person at a screen, with or without a terminal, who chooses by keys or by the mouse alone."""

from random import Random
from typing import Literal

from rich.cells import cell_len

from tests.house.running import RunningHouse
from tests.screen.places import told
from tui.boards.registry import board_of
from tui.canvas import does_at
from tui.drawing import Block
from tui.places.bar import numbered
from tui.places.confirm import Confirm
from tui.places.frame import keys_of
from tui.places.place import Choice
from tui.places.talking import always_there
from tui.plain.scene import Scene
from tui.stay import Stay

Cell = tuple[int, int]
By = Literal["keys", "mouse"]
MANY = 60
"""arrows, before it is known that they lead nowhere"""


def cells(rows: Block, does: str) -> list[Cell]:
    """Column and row of all that is drawn to do this."""
    found = list[Cell]()
    for y, each in enumerate(rows):
        x = 0
        for span in each:
            width = cell_len(span.text)
            if span.does == does:
                found += [(column, y) for column in range(x, x + width)]
            x += width
    return found


class Somebody:
    """Acts only by pressing keys and by clicking on visible cells."""

    def __init__(self, house: RunningHouse, stay: Stay) -> None:
        self.house = house
        self.stay = stay
        self.dice = Random(1)

    @property
    def scene(self) -> Scene:
        return self.stay.scene

    def rows(self) -> Block:
        raise NotImplementedError

    async def press(self, *keys: str) -> None:
        """Until everything that comes of it is on the screen."""
        raise NotImplementedError

    async def click_at(self, x: int, y: int) -> None:
        raise NotImplementedError

    async def settle(self) -> None:
        raise NotImplementedError

    def choices(self) -> list[Choice]:
        """The choices of the decision that the game waits for."""
        seen, place, look = self.scene.seen(), self.stay.place, self.stay.look()
        if isinstance(place, Confirm) or seen is None:
            return list(place.choices(look))
        mine = {each.does for each in board_of(seen.game).choices(look, seen)}
        own = {"recap", *(each.does for each in always_there(look))}
        every = place.choices(look)
        return [each for each in every if each.does in mine or each.does not in own]

    async def choose(self, does: str, by: By) -> None:
        """By its key, with the arrows, by its digit; or by clicks on it, one more where the first
        one only points."""
        choices = self.stay.place.choices(self.stay.look())
        point = next((each for each in choices if each.does == does and each.pointed), None)
        if by == "mouse":
            await self.click(does)
            if point and not point.at_once:
                await self.click(does)
        elif point is None or (point.at_once and self.dice.random() < 0.5):
            await self.press(self.key(does))
        else:
            await self._point(does)
            await self.press("enter")

    def key(self, does: str) -> str:
        """The key bound to it now."""
        keys = keys_of(self.stay.look(), self.stay.place)
        return next(key for key, what in keys.items() if what == does)

    async def _point(self, does: str) -> None:
        """By digits only where they do no more than that."""
        choices = self.stay.place.choices(self.stay.look())
        digits = {each.does: key for key, each in numbered(choices) if not each.at_once}
        for _ in range(MANY):
            pointed = self.stay.look().pointed
            if pointed == does:
                return
            if does in digits and self.dice.random() < 0.5:
                await self.press(digits[does])
            else:
                await self.press(self._arrow(pointed, does))
        raise AssertionError((does, told(self.rows())))

    def _arrow(self, here: str, there: str) -> str:
        """From row to row, and in it. Left and right change the fields of a form."""
        points = [each.does for each in self._points()]
        if here not in points:
            return "right"
        way, across = points.index(there) - points.index(here), self.stay.place.across
        if self._is_form() or (abs(way) >= across and self.dice.random() < 0.9):
            return "down" if way > 0 else "up"
        return "right" if way > 0 else "left"

    def _is_form(self) -> bool:
        return {"left", "right"} <= {*keys_of(self.stay.look(), self.stay.place)}

    def _points(self) -> list[Choice]:
        return [each for each in self.stay.place.choices(self.stay.look()) if each.pointed]

    async def click(self, does: str) -> None:
        """On any of its cells."""
        rows = self.rows()
        found = cells(rows, does)
        assert found, (does, told(rows))
        x, y = self.dice.choice(found)
        assert does_at(rows, x, y) == does
        await self.click_at(x, y)

"""The work of many screens is spread over turns of the event loop."""

import asyncio
from collections import defaultdict

import pytest

from tui.short_turns import SECONDS, ShortTurns

pytestmark = pytest.mark.asyncio


class Person:
    key_at: float | None = None


class Screens:
    """Tasks that share short turns; each step of their work takes some time."""

    def __init__(self, takes: float) -> None:
        self.done = list[str]()
        self.people = defaultdict[str, Person](Person)
        self._time = 0.0
        self._takes = takes
        self._turns = ShortTurns(lambda: self._time)

    async def draw(self, name: str, steps: int = 1) -> None:
        for _ in range(steps):
            await self._turns.begin(self.people[name])
            self._time += self._takes
            self.done.append(name)

    def drawing(self, names: str, steps: int = 1) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(self.draw(name, steps)) for name in names]

    async def turn(self) -> str:
        """The work of a turn of the loop."""
        before = len(self.done)
        await asyncio.sleep(0)
        return "".join(self.done[before:])


async def test_work_begins_in_a_turn_until_its_time_is_over_and_then_one_in_each_turn() -> None:
    screens = Screens(takes=0.4 * SECONDS)
    drawing = screens.drawing("abcdef")
    assert await screens.turn() == "abc"
    assert [await screens.turn() for _ in range(4)] == ["", "d", "e", "f"]
    await asyncio.gather(*drawing)


async def test_screens_with_much_to_do_take_turns_in_order() -> None:
    screens = Screens(takes=2 * SECONDS)
    drawing = screens.drawing("abc", steps=3)
    await asyncio.gather(*drawing)
    # The first one begins at once, and then waits before the others.
    assert "".join(screens.done) == "a" + "abc" * 2 + "bc"


async def test_after_a_rush_work_begins_at_once_again() -> None:
    screens = Screens(takes=2 * SECONDS)
    await asyncio.gather(*screens.drawing("ab"))
    for _ in range(3):
        await asyncio.sleep(0)
    await screens.draw("c")
    assert screens.done == ["a", "b", "c"]


async def test_one_that_ends_while_it_waits_holds_nobody_up() -> None:
    screens = Screens(takes=2 * SECONDS)
    first, second, third, last = screens.drawing("abcd")
    await screens.turn()
    for each in (second, third):
        each.cancel()
    await asyncio.gather(first, last)
    assert screens.done == ["a", "d"]


async def test_those_who_have_pressed_a_key_go_first() -> None:
    screens = Screens(takes=2 * SECONDS)
    drawing = screens.drawing("abcd")
    await screens.turn()
    screens.people["c"].key_at = 1.0
    await asyncio.gather(*drawing)
    assert screens.done == ["a", "c", "b", "d"]

"""Widgets that an app has removed leave no memory behind that only a collection would free."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import DataTable, Input, Static

from server.doors.textual.leftovers import SECONDS, Leftovers
from server.house.turns import Turns
from tests.house.running import ManualClock
from tests.textual.apps import Parlour
from tests.textual.paper import Played, played, typed


class Page(Screen[None]):
    def compose(self) -> ComposeResult:
        yield Input()
        yield DataTable()
        yield Static("the page")


@contextmanager
def without_collections() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def are_left(widgets: "list[weakref.ref[Widget]]") -> list[bool]:
    """Whether each of them still has anything."""
    found = [widget() for widget in widgets]
    return [widget is not None and bool(vars(widget)) for widget in found]


def weakly(screen: Screen[Any]) -> "list[weakref.ref[Widget]]":
    return [weakref.ref(widget) for widget in screen.walk_children(Widget, with_self=True)]


async def opened_and_closed(play: Played) -> "list[weakref.ref[Widget]]":
    play.app.call_later(play.app.push_screen, Page())
    await play.paper.until_shows("the page")
    found = weakly(play.app.screen)
    await typed(play, "a")
    play.app.call_later(play.app.pop_screen)
    await play.paper.until(lambda: "the page" not in play.paper.shows())
    await play.settle()
    return found


@pytest.mark.asyncio
async def test_a_closed_screen_is_taken_apart_after_a_while() -> None:
    async with played(Parlour()) as play:
        with without_collections():
            widgets = await opened_and_closed(play)
            await play.pass_time(SECONDS)
            assert all(are_left(widgets)), "something may still need it"
            await play.pass_time(SECONDS)
            assert not any(are_left(widgets))
        await typed(play, "x")
        await play.paper.until_shows("x")


class Card(Static):
    """Has a cycle before it is mounted."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = self.update


@pytest.mark.asyncio
async def test_a_widget_that_was_never_mounted_is_taken_apart_at_the_end_of_its_app() -> None:
    made = list["weakref.ref[Widget]"]()
    with without_collections():
        async with played(Parlour()) as play:
            play.app.call_later(lambda: made.append(weakref.ref(Card())))
            await play.settle()
            assert are_left(made) == [True]
        assert are_left(made) == [False]


@pytest.mark.asyncio
async def test_a_screen_that_was_never_mounted_is_taken_apart_at_the_end_of_its_app() -> None:
    made = list["weakref.ref[Widget]"]()
    async with played(Parlour()) as play:
        play.app.call_later(lambda: made.extend(weakly(Page())))
        await play.paper.until_shows("the table")
        await play.settle()
        with without_collections():
            play.app.exit()
            await play.settle()
            assert len(made) == 1
            assert not any(are_left(made))


@pytest.mark.asyncio
async def test_apps_take_what_they_have_removed_apart_one_after_the_other() -> None:
    clock, turns = ManualClock(), Turns()
    ended = [Static() for _ in range(3)]
    for widget in ended:
        Leftovers(clock, turns).add(widget)
    begin = clock.now()
    while clock.next_alarm(begin + SECONDS):
        await asyncio.sleep(0)
    while clock.next_alarm(begin + 2 * SECONDS):
        """All of them are due at once."""
    for taken in (1, 2, 3):
        assert [bool(vars(widget)) for widget in ended] == [False] * taken + [True] * (3 - taken)
        await asyncio.sleep(0)


@pytest.mark.asyncio
async def test_a_removed_widget_is_taken_apart_and_the_others_stay() -> None:
    async with played(Parlour()) as play:
        field = play.app.query_one("#field")
        await play.pass_time(SECONDS)
        play.app.call_later(field.remove)
        await play.settle()
        await play.pass_time(2 * SECONDS)
        assert not vars(field)
        assert all(are_left(weakly(play.app.screen)))


@pytest.mark.asyncio
async def test_a_covered_screen_stays() -> None:
    async with played(Parlour()) as play:
        below = weakly(play.app.screen)
        play.app.call_later(play.app.push_screen, Page())
        await play.paper.until_shows("the page")
        await play.pass_time(3 * SECONDS)
        assert all(are_left(below))


@pytest.mark.asyncio
async def test_at_the_end_all_widgets_are_taken_apart() -> None:
    async with played(Parlour()) as play:
        widgets = weakly(play.app.screen)
    assert not any(are_left(widgets))


@pytest.mark.asyncio
async def test_a_screen_that_was_replaced_before_it_was_painted_is_taken_apart_too() -> None:
    async with played(Parlour()) as play:
        found = list["weakref.ref[Widget]"]()

        async def replace() -> None:
            with play.app.batch_update():
                await play.app.push_screen(Page())
                found.extend(weakly(play.app.screen))
                await play.app.switch_screen(Screen())

        play.app.call_later(replace)
        await play.settle()
        assert len(found) > 3
        await play.pass_time(2 * SECONDS)
        assert not any(are_left(found))

"""A Textual app of one person, without a terminal: at a real house, or at scripted notices."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from rich.style import Style
from textual import events
from textual.app import App
from textual.pilot import Pilot

from server.doors.textual.shared_styles import SharedStyles, SharedStylesheet
from server.house.lobby.session import Session
from server.protocol.client import HouseClient
from server.protocol.lobby import Chair, Language, Preferences
from server.protocol.notices import GameSnapshot, LeftTable, Notice, Welcome
from server.protocol.seat import Move, View, name_of
from tests.house.running import RunningHouse
from tests.plain.scripted_house import (
    NAMES,
    TEXTS,
    Answering,
    ScriptedHouse,
    at_table,
    chair,
    silent,
)
from tests.waiting import nothing_is_ready
from tui.app import HouseApp
from tui.palettes import Depth
from tui.widgets.drawn import Drawn

Size = tuple[int, int]
SIZES: tuple[Size, ...] = ((120, 40), (80, 24), (40, 20), (200, 60))
STYLES = SharedStyles()
"""of all apps, as in a house: parsing them takes half the time of a start"""
PATIENCE = 60
TABLE = 3
CHARACTERS = {"comma": ",", "enter": "\r", "escape": "\x1b", "space": " ", "tab": "\t"}
SIGNS = {"question_mark": "?", "colon": ":", "slash": "/", "plus": "+", "minus": "-"}


def key_event(key: str) -> events.Key:
    """As a terminal sends it: a character, or a key by its name."""
    if len(key) == 1:
        names = {sign: name for name, sign in SIGNS.items()}
        return events.Key(names.get(key, key), key)
    return events.Key(key, CHARACTERS.get(key) or SIGNS.get(key))


def painted(app: App[Any]) -> bool:
    """Paints now what Textual would paint with the next frame, and calls what waits for it. False
    if there is nothing."""
    screen = app.screen
    is_moved = screen._layout_required or screen._scroll_required
    is_changed = screen._repaint_required or screen._dirty_widgets
    if not (is_moved or is_changed or screen._callbacks) or app._batch_count:
        return False
    with app._context():
        screen._on_timer_update()
    return True


class Turns:
    """An update has its turn when the house has nothing to do: of all that bots do at once, only
    the last is drawn."""

    def __init__(self, settle_house: Callable[[], Awaitable[None]]) -> None:
        self._settle_house = settle_house
        self.waiting = 0

    async def begin(self) -> None:
        self.waiting += 1
        try:
            await self._settle_house()
        finally:
            self.waiting -= 1


class Shown:
    """An app that is shown in a window of some size; keys and clicks go Textual's usual way."""

    def __init__(
        self,
        app: HouseApp,
        pilot: Pilot[None],
        settle_house: Callable[[], Awaitable[None]] = nothing_is_ready,
        turns: Turns | None = None,
    ) -> None:
        self.app = app
        self.pilot = pilot
        self._settle_house = settle_house
        self._turns = turns

    async def settle(self) -> None:
        """Until neither the house nor the app has anything to do."""
        async with asyncio.timeout(PATIENCE):
            is_busy = True
            while is_busy:
                await self._settle_house()
                await self.app.animator.wait_until_complete()
                is_busy = not self._is_idle() or painted(self.app)

    def _is_idle(self) -> bool:
        pumps = (self.app, *self.app.screen_stack, *self.app.screen.walk_children())
        is_waiting = self.app.visit.wishes or (self._turns and self._turns.waiting)
        return not is_waiting and not any(each.message_queue_size for each in pumps)

    async def press(self, *keys: str) -> None:
        for key in keys:
            self.app.post_message(key_event(key))
            await self.settle()

    async def paste(self, text: str) -> None:
        self.app.post_message(events.Paste(text))
        await self.settle()

    async def click(self, x: int, y: int) -> None:
        for kind in (events.MouseMove, events.MouseDown, events.MouseUp):
            button = 0 if kind is events.MouseMove else 1
            self.app.post_message(kind(None, x, y, 0, 0, button, False, False, False, x, y))
            await self.settle()

    async def resize(self, width: int, height: int) -> None:
        await self.pilot.resize_terminal(width, height)
        await self.settle()

    def rows(self) -> list[str]:
        """The whole window as text."""
        strips = self.app.screen._compositor.render_strips()
        return [strip.text.rstrip() for strip in strips]

    def text(self) -> str:
        return "\n".join(self.rows())

    def style_at(self, x: int, y: int) -> Style:
        """How a cell of the window is painted."""
        strip = self.app.screen._compositor.render_strips()[y]
        return next(iter(strip.crop(x, x + 1))).style or Style()

    def boxes(self) -> list[Drawn]:
        return list(self.app.screen.query(Drawn))

    def svg(self) -> str:
        return self.app.export_screenshot()


@asynccontextmanager
async def shown(
    client: HouseClient,
    size: Size = (120, 40),
    settle_house: Callable[[], Awaitable[None]] = nothing_is_ready,
    depth: Depth = "truecolor",
    turns: Turns | None = None,
    **how: Any,
) -> AsyncIterator[Shown]:
    if isinstance(client, ScriptedHouse):
        client.skips_history = True
    if turns is not None:
        how["turn"] = turns.begin
    app = HouseApp(client, TEXTS.__getitem__, **how)
    app.use_colors(depth)
    app.stylesheet = SharedStylesheet(app.theme_variables, STYLES)
    async with app.run_test(size=size, tooltips=True, notifications=True) as pilot:
        person = Shown(app, pilot, settle_house, turns)
        await person.settle()
        yield person


@asynccontextmanager
async def at_house(
    house: RunningHouse,
    size: Size = (120, 40),
    language: Language = "en",
    name: str = "Anna",
    sees_every_move: bool = False,
) -> AsyncIterator[Shown]:
    """A person with a key who enters a running house."""
    turns = None if sees_every_move else Turns(house.settle)
    client = await house.house.enter(key=name, name=name, language=language)
    assert isinstance(client, Session)
    async with shown(client, size, house.settle, turns=turns) as person:
        person.app.prefer(greeted=True)
        await person.settle()
        yield person


def position(
    view: View,
    legal: Iterable[Move] = (),
    *,
    language: Language = "en",
    names: tuple[str, ...] = NAMES,
    left: tuple[int | None, ...] = (),
    chairs: tuple[Chair | None, ...] = (),
    phase: str = "running",
    room: dict[str, Any] | None = None,
    **taste: Any,
) -> list[Notice]:
    """The notices that put a person at a table in a position made by hand."""
    preferences = Preferences(greeted=True, **taste)
    seats = chairs or tuple(chair(name) for name in names[: view.players])
    table = at_table(
        name_of(view), len(seats), chairs=seats, you=view.seat, phase=phase, **(room or {})
    )
    clocks = left or (None,) * view.players
    return [
        Welcome(names[view.seat or 0], False, None, language, preferences),
        table,
        GameSnapshot(table.room.table, 1, 1, view, tuple(legal), clocks),
    ]


See = Callable[[Iterable[Notice]], Awaitable[Shown]]
"""Shows the person another position"""


@asynccontextmanager
async def at_positions(
    size: Size = (120, 40), depth: Depth = "truecolor", answers: Answering = silent
) -> AsyncIterator[See]:
    """One app for many positions at a table, or in the hall: to start one takes four times as long
    as to show one. The error of a test tells which position it was."""
    house, seen = ScriptedHouse((), answers), list[list[Notice]]()
    async with AsyncExitStack() as stack:
        person: Shown | None = None

        async def see(notices: Iterable[Notice]) -> Shown:
            nonlocal person
            seen.append(list(notices))
            if person is None:
                house.tell(*seen[-1])
                person = await stack.enter_async_context(shown(house, size, depth=depth))
            else:
                screen = person.app.place_screen
                screen.pointer.clear()
                screen.refusal = ""
                house.tell(LeftTable(TABLE, False), *seen[-1])
                await person.settle()
            return person

        try:
            yield see
        except BaseException as error:
            error.add_note(f"at {size}, in position {len(seen)}: {seen[-1:]}")
            raise


@asynccontextmanager
async def at_position(
    notices: Iterable[Notice], size: Size = (120, 40), depth: Depth = "truecolor"
) -> AsyncIterator[Shown]:
    async with shown(ScriptedHouse(notices), size, depth=depth) as person:
        yield person

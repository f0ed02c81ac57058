"""A whole game in the app over SSH, with every byte that one seat got. House, frames and typing go
step by step, so that the same game gives the same bytes."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from server.dealer import Dealer
from server.doors.terminal.channel_terminal import ChannelTerminal
from server.doors.terminal.input_parser import ESCAPE_SECONDS
from server.doors.terminal.output import TerminalOutput
from server.doors.terminal.pens import Pen, for_space
from server.doors.terminal.rows import SPACE
from server.doors.terminal.screen_diff import ScreenDiff
from server.doors.terminal.terminal import Bounds
from server.engine.game import AnyGame
from server.house.lobby.session import Session
from server.protocol.lobby import Preferences
from server.protocol.notices import Notice
from server.protocol.requests import Prefer, Ready, Request
from server.protocol.seat import Deal, Move, Turn
from server.store.load import tables as kept_tables
from tests.house import running
from tests.house.lagging_store import lagging_store
from tests.house.running import RunningHouse, all_ready, gather, running_house
from tests.house.tables import Inside, the_table
from tests.screen.running import painted
from tests.ssh.house_over_ssh import PLENTY
from tests.table.resampling import other_games
from tests.textual.loopback import Client, entered, opened
from tests.textual.paper import PATIENCE
from tests.waiting import nothing_is_ready, until
from tui.app import HouseApp
from tui.screens.page import BoxScreen
from tui.text import Texts

NAMES = ("Anna", "Ben", "Cora")
SIZE = (100, 50)
"""with room for the rail, and for what a deal tells in it"""
EARLY = 40
"""steps that are played again with other cards"""

FIRST = b"\x1b]0;first\x1b\\"
"""bytes that mark the beginning of the recording"""

TEXTS = cache(Texts)
Step = str | tuple[int, Move]
"""a line that Anna types, or a move of another seat"""

Orders = Mapping[int, tuple[int, ...]]
"""the orders of some shuffles, by number"""


class Otherwise(NamedTuple):
    """Another deal that Anna cannot tell from the real one after so many steps."""

    steps: int
    orders: Orders


class Played(NamedTuple):
    """`sent`: the bytes so far after each step."""

    script: tuple[Step, ...]
    sent: tuple[bytes, ...]
    others: tuple[Otherwise, ...]
    over: bool


class Gate:
    """A connection of the app to the house that delivers notices only when the test opens it."""

    def __init__(self, session: Session, house: RunningHouse) -> None:
        self._visitor = session
        self._house = house
        self._open = asyncio.Event()
        self.asked = 0

    def open(self) -> None:
        if len(self._visitor.mailbox):
            self._open.set()

    async def ask(self, request: Request) -> None:
        await self._visitor.ask(request)
        await self._house.settle()
        self.asked += 1

    async def notices(self) -> list[Notice]:
        while True:
            await self._open.wait()
            self._open.clear()
            # Those that the gate was opened for may have been taken by `pending`.
            if (notices := self._visitor.pending()) or not self._visitor.is_open:
                return notices

    def pending(self) -> list[Notice]:
        return self._visitor.pending()


class Screen:
    """Anna's app, and her end of the SSH connection. What the app draws goes out only when the test
    says so, as one difference: bytes depend on the screen, not on the moments at which it drew."""

    def __init__(self, app: HouseApp, client: Client, terminal: ChannelTerminal) -> None:
        self._app = app
        self._client = client
        self._terminal = terminal
        self._written = b""
        self._write = terminal.write
        self._sends = True

    def flush(self, output: TerminalOutput, flush: Callable[[TerminalOutput], None]) -> None:
        if self._sends:
            flush(output)

    async def hold(self) -> None:
        """Takes control of the output, and starts recording."""
        await self._draw()
        self._sends = False
        self._terminal.write = self._keep  # type: ignore[method-assign]
        self._write(FIRST)
        await self._client.until(lambda: self._client.read.endswith(FIRST))
        self._client.read = b""
        await self.paint()

    def _keep(self, data: bytes) -> None:
        self._written += data
        self._write(data)

    async def _draw(self) -> None:
        """Until the app has nothing to do."""
        await nothing_is_ready()
        while painted(self._app):
            await nothing_is_ready()

    async def paint(self) -> bytes:
        """Draws, and returns all bytes so far, as the client received them."""
        await self._draw()
        driver: Any = self._app._driver
        self._sends = True
        driver._output.flush()
        self._sends = False
        await self._client.until(lambda: len(self._client.read) >= len(self._written))
        assert self._client.read == self._written
        return self._client.read

    def shows_all(self) -> bool:
        """Whether the terminal shows after all that was sent what it would show if all were painted
        anew."""
        driver: Any = self._app._driver
        diff, page, shown = driver._output._diff, self._app.screen, self._cells()
        with self._app._context():
            if isinstance(page, BoxScreen):
                page._backdrop_for = None
            behind = self._app._background_screens
            frame: Any = page._compositor.render_update(full=True, screen_stack=behind)
            diff.feed(frame.render_segments(self._app.console))
        diff.difference()
        return shown == self._cells()

    def _cells(self) -> list[list[tuple[str, Pen]]]:
        """The letters that were sent, and how they look."""
        driver: Any = self._app._driver
        diff: ScreenDiff = driver._output._diff
        found = list[list[tuple[str, Pen]]]()
        for row in filter(None, diff._shown):
            pens = [diff._wanted.pen(pen, diff.depth) for pen in row.pens]
            looks = zip(row.letters, pens, strict=True)
            found.append([(a, for_space(pen) if a == SPACE else pen) for a, pen in looks])
        return found

    def press(self, key: bytes) -> None:
        self._client.type(key)

    def type(self, line: str) -> None:
        self._client.type(f":{line}\r".encode())


class Play:
    def __init__(
        self,
        house: RunningHouse,
        people: Sequence[running.Client],
        gate: Gate,
        app: HouseApp,
        screen: Screen,
    ) -> None:
        self.house = house
        self.gate = gate
        self.screen = screen
        self._people = people
        self._app = app

    @property
    def table(self) -> Inside:
        return the_table(self.house.house)

    async def look(self) -> bytes:
        await self.house.settle()
        self.gate.open()
        return await self.screen.paint()

    async def do(self, step: Step) -> bytes:
        if isinstance(step, str):
            await self._type(step)
        else:
            seat, move = step
            await self._people[seat].move(move)
        return await self.look()

    async def _type(self, line: str) -> None:
        """Types the line, and waits until the house and the app have handled it."""
        asked = self.gate.asked
        self.screen.type(line)
        # Not in every turn: the house settles meanwhile, which is to wait until nothing is ready.
        await until(lambda: self.gate.asked > asked and not self._app.visit.wishes, PATIENCE)

    async def turn_to(self, key: bytes) -> None:
        """Presses a key that opens or closes a page or a line to type in, and waits for its first
        frame."""
        app, before = self._app, (self._app.screen, self._app.focused)
        self.screen.press(key)
        async with asyncio.timeout(PATIENCE):
            while (app.screen, app.focused) == before or getattr(app.screen, "is_new", False):
                await self.house.pass_time(ESCAPE_SECONDS)

    def next_step(self, dice: Random) -> Step | None:
        """A random move: Anna types its number, other seats move directly. None after the end."""
        table = self.table
        if table.game is None or not isinstance(table.game.waiting, Turn):
            return None
        seat = dice.choice(table.game.waiting.seats)
        if seat:
            return seat, dice.choice(table.game.legal[seat])
        seen = self._app.scene.seen()
        assert seen is not None
        numbers = [
            number
            for number, move in seen.face.numbers(seen).items()
            if move.__struct_config__.tag not in seen.face.needs_confirmation
        ]
        return str(dice.choice(numbers))

    async def another_deal(self, steps: int, dice: Random) -> Otherwise | None:
        """The same game with other cards in all places that Anna has not seen."""
        table = self.table
        if table.game is None:
            return None
        (row,) = await self.house.house.store.read_in_order(kept_tables)
        for other in other_games(table.state, table.rules, 0, row.moves, dice):
            if other.game.state != table.game.state:
                return Otherwise(steps, {other.number: other.order})
        return None


@asynccontextmanager
async def at_table(folder: Path, game: str, games: Mapping[str, AnyGame]) -> AsyncIterator[Play]:
    # A thread would answer at another moment each time.
    async with running_house(folder, games=games, store=lagging_store(folder)) as house:
        people = await gather(house, *NAMES, game=game, relaxed=True)
        # Animations would make other bytes each time.
        await people[0].session.ask(Prefer(Preferences(motion="none", greeted=True)))
        await house.settle()
        gate = Gate(people[0].session, house)
        gate.open()
        ready = asyncio.Event()
        app = HouseApp(gate, TEXTS, on_ready=ready.set)
        # No clock decides how long news stay on the screen.
        app.NOTIFICATION_TIMEOUT = 10_000  # type: ignore[misc]
        bounds = Bounds(keys_per_second=PLENTY, keys_at_once=PLENTY)
        async with (
            opened(lambda: app, house.clock, bounds) as door,
            entered(door, size=SIZE) as client,
        ):
            await until(lambda: door.terminals, PATIENCE)
            await asyncio.wait_for(ready.wait(), PATIENCE)
            screen = Screen(app, client, door.terminals[0])
            flush = TerminalOutput.flush
            with patch.object(TerminalOutput, "flush", lambda output: screen.flush(output, flush)):
                await screen.hold()
                await all_ready(people[1:])
                await people[0].session.ask(Ready())
                yield Play(house, people, gate, app, screen)


SitDown = Callable[[Path, str, Mapping[str, AnyGame]], AbstractAsyncContextManager[Any]]


async def play(
    folder: Path,
    game: str,
    games: Mapping[str, AnyGame],
    samples: int,
    seed: int,
    sit_down: SitDown | None = None,
) -> Played:
    """Plays a random game to the end, and finds other deals at some steps."""
    dice = Random(seed)
    script, sent, others = list[Step](), list[bytes](), list[Otherwise]()
    async with (sit_down or at_table)(folder, game, games) as table:
        sent.append(await table.look())
        while (step := table.next_step(dice)) is not None:
            early = len(script) < EARLY
            if early and (other := await table.another_deal(len(script), dice)):
                others.append(other)
            script.append(step)
            sent.append(await table.do(step))
        # The first is always tried: what is told of a deal soon leaves the screen.
        first, rest = others[:1], others[1:]
        chosen = [*first, *dice.sample(rest, min(samples - 1, len(rest)))]
        return Played(tuple(script), tuple(sent), tuple(chosen), table.table.roster.phase == "over")


async def play_again(
    folder: Path,
    game: str,
    games: Mapping[str, AnyGame],
    script: Sequence[Step],
    sit_down: SitDown | None = None,
) -> bytes:
    async with (sit_down or at_table)(folder, game, games) as table:
        sent = await table.look()
        for step in script:
            sent = await table.do(step)
        return sent


def stacked(orders: Orders) -> Any:
    """A dealer whose shuffles have the given orders."""
    deal = Dealer.deal

    def other_deal(dealer: Dealer, asked: Any) -> Deal:
        return Deal(orders[asked.number]) if asked.number in orders else deal(dealer, asked)

    return other_deal

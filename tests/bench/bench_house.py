"""Many tables of bots in the middle of their games, each with a watcher and a move a second."""

import asyncio
import gc
import resource
import secrets
import tempfile
import time
import tracemalloc
from argparse import Namespace
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import NamedTuple

import msgspec

from server.commands.progress import Report
from server.commands.settings_sources import load
from server.engine import GAMES
from server.house.bot_processes.pool import BotPool, InlineBotPool, bot_pool
from server.house.clock import RealClock
from server.house.lobby import tables
from server.house.lobby.house import House
from server.house.lobby.new_table import new_table
from server.house.lobby.session import Session
from server.house.table.draft import Draft, stored
from server.house.table.inbox import Pending
from server.house.table.messages import BotMoved, Message
from server.house.table.play import advance, begin, dealer_for
from server.house.table.task import TableTask
from server.protocol.requests import Open, Watch
from server.protocol.seat import Refusal
from server.settings import BotSettings, LimitSettings, Settings, TableSettings
from server.store import changes
from server.store.client import Store
from server.store.rows import MoveRow
from tests.bench.printing import Figure, print_figures, progress_to

FIGURES = {
    "tables": Figure("Tables"),
    "moves": Figure("Moves"),
    "p50": Figure("From a move to the last mailbox, median (ms)"),
    "p99": Figure("From a move to the last mailbox, 99 of 100 within (ms)"),
    "longest": Figure("From a move to the last mailbox, longest (ms)"),
    "busy": Figure("Load of one processor (%)"),
    "cpu": Figure("Time of a processor for each move (ms)"),
    "restored": Figure("Start with all these tables (ms)"),
    "size": Figure("Memory for each table (KB)"),
}
# A move a second, but not all tables at the same moment.
QUICKEST_MS, SLOWEST_MS = 900, 1100


def run(args: Namespace) -> int:
    settings = load(args.config) if args.config else Settings()
    settings = Settings(
        bots=BotSettings(settings.bots.workers, quickest_ms=QUICKEST_MS, slowest_ms=SLOWEST_MS),
        tables=TableSettings(most=args.tables),
        limits=LimitSettings(visitors=args.tables),
    )
    with tempfile.TemporaryDirectory(prefix="kartenhaus-") as folder:
        found = measure(settings, Path(folder), args.tables, args.seconds, args.bots)
    print_figures(args, FIGURES, found)
    return 0


def measure(
    settings: Settings, folder: Path, tables: int, seconds: int, bot: str
) -> dict[str, float]:
    with progress_to(seconds + 2) as report:
        asyncio.run(prepare(settings, folder, tables, bot))
        report(1)
        size = asyncio.run(weigh(settings, folder, tables))
        report(2)
        played = asyncio.run(play(settings, folder, seconds, report))
    return {
        "tables": tables,
        "moves": len(played.times),
        "p50": in_ms(median(played.times)),
        "p99": in_ms(quantiles(played.times, n=100)[-1]),
        "longest": in_ms(max(played.times)),
        "busy": round(100 * played.cpu / seconds),
        "cpu": round(1000 * played.cpu / max(1, len(played.times)), 3),
        "restored": in_ms(played.restored),
        "size": round(size / 1024),
    }


def in_ms(seconds: float) -> float:
    return round(1000 * seconds, 1)


class TimedTable(TableTask):
    """Notes how long each move of a bot takes from the inbox to the last mailbox."""

    times: list[float]

    def tell(self, message: Message) -> None:
        if isinstance(message, BotMoved):
            self._came = time.perf_counter()
        super().tell(message)

    async def _handle(self, item: Pending | Message) -> None:
        await super()._handle(item)
        if isinstance(item, BotMoved):
            self.times.append(time.perf_counter() - self._came)


def open_house(settings: Settings, folder: Path, mind: BotPool, times: list[float]) -> House:
    TimedTable.times = times
    vars(tables)["TableTask"] = TimedTable
    return House(
        games=GAMES,
        settings=settings,
        clock=RealClock(),
        store=Store.open(folder),
        pool=mind,
        draw=secrets.token_bytes,
        dice=Random(1),
    )


async def prepare(settings: Settings, folder: Path, tables: int, bot: str) -> None:
    """Stores tables of all games in turn, each with its fewest and its most seats."""
    house = open_house(settings, folder, InlineBotPool(), [])
    sizes = [(g, seats) for g in GAMES.values() for seats in (g.seats[0], g.seats[-1])]
    dice = Random(tables)
    for game, seats in islice(cycle(sizes), tables):
        state = new_table(house, Open(game.name, seats, bots=(bot,) * seats, relaxed=True))
        assert not isinstance(state, Refusal)
        state = await house.tables.numbered(state)
        draft = Draft(state, house.clock.now(), house.tables.rules(state.setup), seed=1)
        begin(draft)
        rows = first_half(draft, dice)
        moves = [changes.add_move(state.number, row) for row in rows]
        await house.store.write(stored(draft.state, draft.now), *moves)
    await house.close()


def first_half(draft: Draft, dice: Random) -> list[MoveRow]:
    """The first half of the moves of a game played at random."""
    rows, dealer, game = [], dealer_for(draft.state.roster), draft.state.game
    assert game is not None
    while game.asked:
        seat = game.asked[0]
        move = dice.choice(game.legal[seat])
        after = advance(draft.rules, dealer.deal, game, seat, move)
        assert not isinstance(after, Refusal)
        game = after
        rows.append(MoveRow(game.number, seat, msgspec.json.encode(move)))
    return rows[: len(rows) // 2]


class Played(NamedTuple):
    """Seconds for the start, for each move, and of one processor."""

    restored: float
    times: list[float]
    cpu: float


async def play(settings: Settings, folder: Path, seconds: int, report: Report) -> Played:
    times: list[float] = []
    mind = bot_pool(settings.bots, RealClock())
    begin = time.perf_counter()
    house = open_house(settings, folder, mind, times)
    house.start()
    restored = time.perf_counter() - begin
    readers = [asyncio.create_task(watch(house, table.number)) for table in house.tables]
    # The bot workers start meanwhile.
    await asyncio.sleep(2)
    times.clear()
    used = processor_time()
    for second in range(seconds):
        await asyncio.sleep(1)
        report(second + 2)
    cpu, measured = processor_time() - used, list(times)
    await house.close()
    await asyncio.gather(*readers)
    return Played(restored, measured, cpu)


async def watch(house: House, table: int) -> None:
    """Keeps the table from resting, until the house closes."""
    session = await house.enter()
    assert isinstance(session, Session)
    await session.ask(Watch(str(table)))
    while await session.notices():
        pass


def processor_time() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def weigh(settings: Settings, folder: Path, tables: int) -> float:
    """Bytes of memory for each table, with its bots and without watchers."""
    gc.collect()
    tracemalloc.start()
    house = open_house(settings, folder, InlineBotPool(), [])
    house.start()
    await asyncio.sleep(0)
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    await house.close()
    return size / tables

"""kartenhaus bench house: many tables of bots in the middle of their games, each making a move a
second."""

import asyncio
import gc
import json
import resource
import secrets
import shutil
import sys
import tempfile
import time
import tracemalloc
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import NamedTuple

import msgspec

from server.bots import LEVELS, RANDOM, SIMPLE
from server.commands.command_line import Arguments
from server.commands.context import Context
from server.commands.progress import Progress
from server.errors import UsageError
from server.house.botpool.pool import BotPool, InlineBotPool, bot_pool
from server.house.clock import RealClock
from server.house.lobby.house import House
from server.house.lobby.new_table import new_table
from server.house.table import play as playing
from server.house.table.company import begun
from server.house.table.course import Course
from server.protocol.requests import Open
from server.protocol.seat import Refusal
from server.settings import BotSettings, Settings, TableSettings
from server.store import changes
from server.store.client import Store
from server.store.rows import MoveRow

FIGURES = ("tables", "moves", "p50", "p99", "longest", "busy", "restored", "size")
MOST_TABLES, MOST_SECONDS = 5000, 3600
BOTS = (*LEVELS, SIMPLE, RANDOM)
# A move a second, but not all tables at the same moment.
QUICKEST_MS, SLOWEST_MS = 900, 1100


def run(given: Arguments, desk: Context) -> int:
    tables = given.number("tables", range(1, MOST_TABLES + 1), default=200)
    seconds = given.number("seconds", range(1, MOST_SECONDS + 1), default=10)
    bot = given.get("bots", SIMPLE)
    if bot not in BOTS:
        raise UsageError("no-such-choice", what="--bots", value=bot, allowed=BOTS)
    folder = Path(tempfile.mkdtemp(prefix="kartenhaus-"))
    try:
        found = measure(desk, folder, tables, seconds, bot)
    finally:
        shutil.rmtree(folder)
    if given.has("json"):
        sys.stdout.write(json.dumps(found) + "\n")
    else:
        for name, value in found.items():
            desk.say(f"bench-house-{name}", value=value)
    return 0


def measure(desk: Context, folder: Path, tables: int, seconds: int, bot: str) -> dict[str, float]:
    settings = Settings(
        bots=BotSettings(
            desk.settings.bots.workers, quickest_ms=QUICKEST_MS, slowest_ms=SLOWEST_MS
        ),
        tables=TableSettings(most=tables),
    )
    with Progress(desk.texts, seconds + 2) as progress:
        asyncio.run(prepare(desk, settings, folder, tables, bot))
        progress.at(1)
        size = asyncio.run(weigh(desk, settings, folder, tables))
        progress.at(2)
        played = asyncio.run(play(desk, settings, folder, seconds, progress))
    return {
        "tables": tables,
        "moves": len(played.times),
        "p50": in_ms(median(played.times)),
        "p99": in_ms(quantiles(played.times, n=100)[-1]),
        "longest": in_ms(max(played.times)),
        "busy": round(100 * played.busy),
        "restored": in_ms(played.restored),
        "size": round(size / 1024),
    }


def in_ms(seconds: float) -> float:
    return round(1000 * seconds, 1)


def open_house(
    desk: Context, settings: Settings, folder: Path, mind: BotPool, times: list[float]
) -> House:
    return House(
        games=desk.games,
        settings=settings,
        clock=RealClock(),
        store=Store.open(folder),
        thinker=mind,
        draw=secrets.token_bytes,
        dice=Random(1),
        took=times.append,
    )


async def prepare(desk: Context, settings: Settings, folder: Path, tables: int, bot: str) -> None:
    """All games in turn, each at its smallest and at its largest table."""
    house = open_house(desk, settings, folder, InlineBotPool(), [])
    sizes = [(g, seats) for g in desk.games.values() for seats in (g.seats[0], g.seats[-1])]
    dice = Random(tables)
    for game, seats in islice(cycle(sizes), tables):
        table = new_table(house, Open(game.name, seats, bots=(bot,) * seats, relaxed=True))
        assert not isinstance(table, Refusal)
        company = begun(table.company, None)
        rows = first_half(playing.open_course(table, company), dice)
        moves = [changes.add_move(table.number, row) for row in rows]
        await house.services.store.write(table.as_kept(company), *moves)
    await house.close()


def first_half(course: Course, dice: Random) -> list[MoveRow]:
    """Of the moves of a game played at random."""
    rows = []
    while course.asked:
        seat = course.asked[0]
        move = dice.choice(course.legal(seat))
        tried = course.try_out(seat, move)
        assert not isinstance(tried, Refusal)
        course.go_on(*tried)
        rows.append(MoveRow(course.now.number, seat, msgspec.json.encode(move)))
    return rows[: len(rows) // 2]


class Played(NamedTuple):
    """How long the start took and each move, in seconds, and what part of a processor it took."""

    restored: float
    times: list[float]
    busy: float


async def play(
    desk: Context, settings: Settings, folder: Path, seconds: int, progress: Progress
) -> Played:
    times: list[float] = []
    mind = bot_pool(settings.bots, RealClock())
    begin = time.perf_counter()
    house = open_house(desk, settings, folder, mind, times)
    house.start()
    restored = time.perf_counter() - begin
    # The first second is for the start of the workers.
    await asyncio.sleep(2)
    times.clear()
    used, begin = processor_time(), time.perf_counter()
    for second in range(seconds):
        await asyncio.sleep(1)
        progress.at(second + 2)
    busy = (processor_time() - used) / (time.perf_counter() - begin)
    measured = list(times)
    await house.close()
    return Played(restored, measured, busy)


def processor_time() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def weigh(desk: Context, settings: Settings, folder: Path, tables: int) -> float:
    """Bytes a table, with its bots and without watchers."""
    gc.collect()
    tracemalloc.start()
    house = open_house(desk, settings, folder, InlineBotPool(), [])
    house.start()
    await asyncio.sleep(0)
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    await house.close()
    return size / tables

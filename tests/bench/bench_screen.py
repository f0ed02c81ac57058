"""kartenhaus bench screen: what the screen of one player costs, apart from the house: pictures of a
table of six in a large terminal."""

import asyncio
import gc
import resource
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path
from statistics import mean, median, quantiles
from typing import Final

from server.commands.command_line import Arguments
from server.commands.context import Context
from server.commands.progress import Progress
from server.doors.ssh.collector import Collector
from server.house.clock import RealClock
from server.protocol.lobby import Language
from tests.bench.figures import report
from tests.bench.tape.playing import Player, Price, sitting
from tests.bench.tape.recording import Tape, by_another, is_asked, record
from tui.text import Texts

# What each may be at most; those without a limit are there to be compared with.
FIGURES: Final[Mapping[str, float | None]] = {
    "repaint": 3,
    "repaint-slowest": None,
    "bytes": 2,
    "bytes-most": None,
    "step": None,
    "step-bytes": None,
    "key": 8,
    "mount": 60,
    "memory": 2,
    "idle": 0,
    "idle-bytes": 0,
}
COLUMNS: Final = ("what", "found", "most")
MOST_SECONDS: Final = 600
MOVES, TABLES, PLAYERS, KEYS = 200, 10, 20, 10
SETTLED: Final = 20.0
"""so long after all is told nothing is shown once more, and nothing kept for the next picture"""
STATM: Final = Path("/proc/self/statm")
ESCAPE: Final = "\x1b"
PRESSED: Final = ("n", "?", ESCAPE, "c", "x", ESCAPE, "s", ESCAPE, "l", ESCAPE)
"""an answer, help, a line to type in with a letter, the score sheet, the log"""
KILOBYTE, MEGABYTE = 2**10, 2**20


def run(given: Arguments, desk: Context) -> int:
    seconds = given.number("seconds", range(1, MOST_SECONDS + 1), default=10)
    with tempfile.TemporaryDirectory(prefix="kartenhaus-") as folder:
        found = asyncio.run(measure(desk, Path(folder) / "house", seconds))
    report(given, desk, COLUMNS, FIGURES, found)
    return 0


async def measure(desk: Context, folder: Path, seconds: int) -> dict[str, float]:
    texts_for = cache(Texts)
    with Progress(desk.texts, 4) as progress:
        tape = await record(desk.games, folder, MOVES)
        progress.at(1)
        async with AsyncExitStack() as stack:
            # As at the door.
            tidying = Collector(RealClock())
            tidying.begin()
            stack.callback(tidying.end)
            # The first of all is slower, and comes but once.
            mounts = [await price_of_mounting(tape, texts_for) for _ in range(TABLES + 1)][1:]
            progress.at(2)
            player = await stack.enter_async_context(sitting(texts_for))
            prices = await follow(player, tape)
            progress.at(3)
            players = [player]
            before = store()
            for _ in range(PLAYERS):
                players.append(await stack.enter_async_context(sitting(texts_for)))
                await come(players[-1], tape)
                await players[-1].tell(*tape.moves[:MOVES])
            size = (store() - before) / PLAYERS
            idle = await rest(players, seconds)
    return {
        **prices,
        "mount": in_ms(median(mounts)),
        "memory": round(size / MEGABYTE, 2),
        **idle,
    }


async def come(player: Player, tape: Tape) -> Price:
    """Into the hall, and from there to the table."""
    await player.tell(tape.hall)
    return await player.tell(tape.table)


async def price_of_mounting(tape: Tape, texts_for: Callable[[Language], Texts]) -> float:
    async with sitting(texts_for) as player:
        return (await come(player, tape)).seconds


async def follow(player: Player, tape: Tape) -> dict[str, float]:
    """All the moves, and how a round ended step by step, so that the table is seen between; where
    it is one's own turn, one presses keys."""
    await come(player, tape)
    moved, steps, pressed = list[Price](), list[Price](), defaultdict[str, list[float]](list)
    for told in tape.moves:
        price = await player.tell(told)
        if by_another(told):
            moved.append(price)
        steps += await player.watch()
        if is_asked(told) and len(pressed["?"]) < KEYS:
            for key in PRESSED:
                pressed[key].append((await player.press(key)).seconds)
    works, writes = [each.seconds for each in moved], [each.bytes for each in moved]
    return {
        "repaint": in_ms(mean(works)),
        "repaint-slowest": in_ms(most(works)),
        "bytes": in_kilobytes(mean(writes)),
        "bytes-most": in_kilobytes(most(writes)),
        "step": in_ms(most([each.seconds for each in steps])),
        "step-bytes": in_kilobytes(most([each.bytes for each in steps])),
        "key": max(in_ms(median(each)) for each in pressed.values()),
    }


def most(found: Sequence[float]) -> float:
    """19 of 20 are within it."""
    return quantiles(found, n=20)[-1] if len(found) > 1 else 0


async def rest(players: Sequence[Player], seconds: int) -> dict[str, float]:
    """All of them together, after all that is kept for a while is forgotten."""
    gc.collect()
    await asyncio.sleep(SETTLED)
    written = sum(player.written for player in players)
    worked, begin = time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    share = (time.process_time() - worked) / (time.perf_counter() - begin)
    return {
        "idle": round(100 * share, 1),
        "idle-bytes": sum(player.written for player in players) - written,
    }


def store() -> int:
    """Of this process, as the machine counts it."""
    gc.collect()
    return int(STATM.read_text().split()[1]) * resource.getpagesize()


def in_ms(seconds: float) -> float:
    return round(1000 * seconds, 2)


def in_kilobytes(size: float) -> float:
    return round(size / KILOBYTE, 2)

"""The cost of one player's screen, without the house: a table of six in a large terminal."""

import asyncio
import gc
import resource
import tempfile
import time
from argparse import Namespace
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path
from statistics import mean, median, quantiles
from typing import Final

from server.doors.ssh.collector import Collector
from server.engine import GAMES
from server.house.clock import RealClock
from server.protocol.lobby import Language
from tests.bench.printing import Figure, print_figures, progress_to
from tests.bench.tape.playing import Player, Price, sitting
from tests.bench.tape.recording import Tape, by_another, is_asked, record
from tui.text import Texts

FIGURES: Final[Mapping[str, Figure]] = {
    "repaint": Figure("Another's move: work, mean (ms)", 3),
    "repaint-slowest": Figure("Another's move: work, 19 of 20 within (ms)"),
    "bytes": Figure("Another's move: written, mean (KB)", 2),
    "bytes-most": Figure("Another's move: written, 19 of 20 within (KB)"),
    "step": Figure("A step of a round's end: work, 19 of 20 within (ms)"),
    "step-bytes": Figure("A step of a round's end: written, 19 of 20 within (KB)"),
    "key": Figure("An own key: work, median of the slowest kind (ms)", 8),
    "mount": Figure("Mounting a table: work, median (ms)", 60),
    "memory": Figure("Memory for each further player at a table (MB)", 2),
    "idle": Figure("Nothing happens: load of one processor (%)", 0),
    "idle-bytes": Figure("Nothing happens: written (bytes)", 0),
}
MOVES, TABLES, PLAYERS, KEYS = 200, 10, 20, 10
SETTLED: Final = 20.0
"""seconds after which nothing more is painted, and all caches for painting are cleared"""
STATM: Final = Path("/proc/self/statm")
ESCAPE: Final = "\x1b"
PRESSED: Final = ("n", "?", ESCAPE, "c", "x", ESCAPE, "s", ESCAPE, "l", ESCAPE)
"""an answer, help, a letter in an input line, the score sheet, the log"""
KILOBYTE, MEGABYTE = 2**10, 2**20


def run(args: Namespace) -> int:
    with tempfile.TemporaryDirectory(prefix="kartenhaus-") as folder:
        found = asyncio.run(measure(Path(folder) / "house", args.seconds))
    print_figures(args, FIGURES, found)
    return 0


async def measure(folder: Path, seconds: int) -> dict[str, float]:
    texts_for = cache(Texts)
    with progress_to(4) as report:
        tape = await record(GAMES, folder, MOVES)
        report(1)
        async with AsyncExitStack() as stack:
            # The SSH server does the same.
            tidying = Collector(RealClock())
            tidying.start()
            stack.callback(tidying.stop)
            # The first one fills caches; it is not counted.
            mounts = [await price_of_mounting(tape, texts_for) for _ in range(TABLES + 1)][1:]
            report(2)
            player = await stack.enter_async_context(sitting(texts_for))
            prices = await follow(player, tape)
            report(3)
            players = [player]
            before = resident()
            for _ in range(PLAYERS):
                players.append(await stack.enter_async_context(sitting(texts_for)))
                await come(players[-1], tape)
                await players[-1].tell(*tape.moves[:MOVES])
            size = (resident() - before) / PLAYERS
            idle = await rest(players, seconds)
    return {
        **prices,
        "mount": in_ms(median(mounts)),
        "memory": round(size / MEGABYTE, 2),
        **idle,
    }


async def come(player: Player, tape: Tape) -> Price:
    """Shows the hall, then the table; the price of the table."""
    await player.tell(tape.hall)
    return await player.tell(tape.table)


async def price_of_mounting(tape: Tape, texts_for: Callable[[Language], Texts]) -> float:
    async with sitting(texts_for) as player:
        return (await come(player, tape)).seconds


async def follow(player: Player, tape: Tape) -> dict[str, float]:
    """Shows all moves, and the ends of rounds step by step; presses keys at the player's turns."""
    await come(player, tape)
    moved, steps, pressed = list[Price](), list[Price](), defaultdict[str, list[float]](list)
    for notices in tape.moves:
        price = await player.tell(notices)
        if by_another(notices):
            moved.append(price)
        if is_asked(notices) and len(pressed["?"]) < KEYS:
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
    """19 of 20 values are within it."""
    return quantiles(found, n=20)[-1] if len(found) > 1 else 0


async def rest(players: Sequence[Player], seconds: int) -> dict[str, float]:
    """The load of all players together once their caches are cleared."""
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


def resident() -> int:
    """Resident memory of this process in bytes."""
    gc.collect()
    return int(STATM.read_text().split()[1]) * resource.getpagesize()


def in_ms(seconds: float) -> float:
    return round(1000 * seconds, 2)


def in_kilobytes(size: float) -> float:
    return round(size / KILOBYTE, 2)

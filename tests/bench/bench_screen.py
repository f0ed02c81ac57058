"""The cost of one player's screen, without the house: full tables in a large terminal."""

import asyncio
import gc
import tempfile
import time
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path
from statistics import median
from typing import Final

from server.doors.ssh.collector import Collector
from server.engine import GAMES
from server.house.clock import RealClock
from server.protocol.lobby import Language
from tests.bench.printing import Figure, print_figures, progress_to
from tests.bench.tape.costs import (
    Costs,
    follow,
    in_ms,
    most_written,
    slowest,
    slowest_kind,
    work,
    written,
)
from tests.bench.tape.memory import come_and_go, in_megabytes, longest_pause, resident
from tests.bench.tape.playing import Player, visiting
from tests.bench.tape.recording import Tape, record
from tui.text import Texts

NAMES: Final = {"eight28": "8-28", "farbstich": "Farbstich", "schatzsuche": "Schatzsuche"}
FIGURES: Final[Mapping[str, Figure]] = {
    **{
        f"{game}-{key}": Figure(f"{name}: {text}", most)
        for game, name in NAMES.items()
        for key, text, most in (
            ("repaint", "another's move, mean (ms)", 4),
            ("repaint-slowest", "another's move, 19 of 20 within (ms)", None),
            ("bytes", "another's move: written, mean (KB)", 2.5),
            ("bytes-most", "another's move: written, 19 of 20 within (KB)", None),
            ("step", "a step of a round's end, 19 of 20 within (ms)", None),
            ("step-bytes", "a step of a round's end: written, 19 of 20 within (KB)", None),
            ("key", "an own key, median of the slowest kind (ms)", 8),
            ("page", "a key that opens a page, median of the slowest kind (ms)", 25),
            ("back", "the way back from a page, median of the slowest kind (ms)", 25),
            ("mount", "mounting a table, median (ms)", 40),
        )
    },
    "start": Figure("From the start to the hall, median (ms)", 40),
    "memory": Figure("Memory for each further player at a table (MB)", 2),
    "clock": Figure("A second of a running clock (ms)", 0.3),
    "idle": Figure("Nothing happens: load of one processor (%)", 0),
    "idle-bytes": Figure("Nothing happens: written (bytes)", 0),
    "pause": Figure("100 players come and go: the longest pause (ms)", 25),
    "left": Figure("100 players come and go: memory that is left (MB)", 40),
}
MOVES, TABLES, PLAYERS, TURNS = 120, 10, 20, 8
GUESTS, TOGETHER = 100, 20
"""players who come and go, and how many of them at the same time"""
SETTLED: Final = 20.0
"""seconds after which nothing more is painted, and all caches for painting are cleared"""

TextsFor = Callable[[Language], Texts]


def run(args: Namespace) -> int:
    with tempfile.TemporaryDirectory(prefix="kartenhaus-") as folder:
        found = asyncio.run(measure(Path(folder), args.seconds))
    print_figures(args, FIGURES, found)
    return 0


async def measure(folder: Path, seconds: int) -> dict[str, float]:
    texts_for = cache(Texts)
    found = dict[str, float]()
    with progress_to(len(NAMES) + 3) as report:
        tapes = {name: await record(GAMES, name, folder / name, MOVES) for name in NAMES}
        clocked = await record(GAMES, "eight28", folder / "clocked", MOVES, clocked=True)
        # The SSH server does the same.
        tidying = Collector(RealClock())
        tidying.start()
        try:
            # First of all: later players use again what earlier ones have left.
            found |= await sit(tapes["eight28"], texts_for, seconds)
            report(1)
            for number, (name, tape) in enumerate(tapes.items(), 2):
                found |= {
                    f"{name}-{key}": cost for key, cost in (await play(tape, texts_for)).items()
                }
                report(number)
            found["start"] = in_ms(median(await starts(tapes["eight28"], texts_for)))
            found |= await come(tapes["eight28"], texts_for)
            report(len(NAMES) + 2)
            found["clock"] = await tick(clocked, texts_for, seconds)
        finally:
            tidying.stop()
    return {name: found[name] for name in FIGURES}


async def play(tape: Tape, texts_for: TextsFor) -> dict[str, float]:
    """The costs of one game."""
    # The first one fills caches; it is not counted.
    mounts = [await price_of_mounting(tape, texts_for) for _ in range(TABLES + 1)][1:]
    async with visiting(texts_for, tape.hall, tape.table) as (player, _):
        costs = await follow(player, tape, TURNS)
    return {**figures_of(costs), "mount": in_ms(median(mounts))}


def figures_of(costs: Costs) -> dict[str, float]:
    return {
        "repaint": work(costs.moves),
        "repaint-slowest": slowest(costs.moves),
        "bytes": written(costs.moves),
        "bytes-most": most_written(costs.moves),
        "step": slowest(costs.steps),
        "step-bytes": most_written(costs.steps),
        "key": slowest_kind(costs.board),
        "page": slowest_kind(costs.pages),
        "back": slowest_kind(costs.ways_back),
    }


async def price_of_mounting(tape: Tape, texts_for: TextsFor) -> float:
    async with visiting(texts_for, tape.hall) as (player, _):
        return (await player.tell(tape.table)).seconds


async def starts(tape: Tape, texts_for: TextsFor) -> list[float]:
    found = list[float]()
    for _ in range(TABLES):
        async with visiting(texts_for, tape.hall) as (_, price):
            found.append(price.seconds)
    return found


async def come(tape: Tape, texts_for: TextsFor) -> dict[str, float]:
    """Many come and go; some have come before, as what these leave is in use again."""
    told = [tape.hall, tape.table, *tape.moves[:TURNS]]
    await come_and_go(texts_for, told, TOGETHER, TOGETHER)
    before = resident()
    with longest_pause() as pause:
        await come_and_go(texts_for, told, GUESTS, TOGETHER)
        return {"pause": in_ms(pause()), "left": in_megabytes(resident() - before)}


async def sit(tape: Tape, texts_for: TextsFor, seconds: int) -> dict[str, float]:
    async with AsyncExitStack() as stack:
        told = (tape.hall, tape.table, *tape.moves)
        # The first one fills caches; it is not counted.
        await stack.enter_async_context(visiting(texts_for, *told))
        gc.collect()
        before = resident()
        players = [
            (await stack.enter_async_context(visiting(texts_for, *told))).player
            for _ in range(PLAYERS)
        ]
        gc.collect()
        size = (resident() - before) / PLAYERS
        await asyncio.sleep(SETTLED)
        share, bytes_written = await rest(players, seconds)
    return {
        "memory": in_megabytes(size),
        "idle": round(100 * share, 1),
        "idle-bytes": bytes_written,
    }


async def tick(tape: Tape, texts_for: TextsFor, seconds: int) -> float:
    """The work of each second of a running clock, in milliseconds."""
    async with AsyncExitStack() as stack:
        players = [
            (await stack.enter_async_context(visiting(texts_for, tape.hall, tape.table))).player
            for _ in range(PLAYERS)
        ]
        # Toasts go, and replaced screens are taken apart.
        await asyncio.sleep(SETTLED)
        share, _ = await rest(players, seconds)
    return in_ms(share / PLAYERS)


async def rest(players: Sequence[Player], seconds: int) -> tuple[float, int]:
    """The load of all players together while they do nothing, and what was written."""
    before = sum(player.written for player in players)
    worked, begin = time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    share = (time.process_time() - worked) / (time.perf_counter() - begin)
    return share, sum(player.written for player in players) - before

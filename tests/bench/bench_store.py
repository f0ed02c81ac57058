"""The moves that a store acknowledges: all tables at once, at each one after the other."""

import asyncio
import tempfile
import time
from argparse import Namespace
from collections.abc import Mapping
from contextlib import closing
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from server.store.changes import add_move
from server.store.client import Store
from server.store.rows import MoveRow
from tests.bench.bench_house import in_ms
from tests.bench.printing import Figure, print_figures
from tests.store.sample import empty_table

FIGURES: Final[Mapping[str, Figure]] = {
    "moves": Figure("Moves acknowledged a second"),
    "p50": Figure("A move, median (ms)"),
    "p99": Figure("A move, p99 (ms)"),
    "cpu": Figure("CPU of the house (ms a move)"),
}
MOVE: Final = b'{"move":"play","card":"R7"}'


def run(args: Namespace) -> int:
    with tempfile.TemporaryDirectory(prefix="kartenhaus-") as folder:
        found = asyncio.run(measure(Path(folder), args.url, args.tables, args.seconds))
    print_figures(args, FIGURES, found)
    return 0


async def measure(folder: Path, url: str, tables: int, seconds: int) -> dict[str, float]:
    waits: list[float] = []
    with closing(Store.open(folder, url=url)) as store:
        first = store.everything().next_table
        numbers = range(first, first + tables)
        await store.write(*(empty_table(each) for each in numbers))
        begin, worked = time.perf_counter(), time.process_time()
        end = begin + seconds
        await asyncio.gather(*(play(store, number, end, waits) for number in numbers))
        took, worked = time.perf_counter() - begin, time.process_time() - worked
    return {
        "moves": round(len(waits) / took),
        "p50": in_ms(median(waits)),
        "p99": in_ms(quantiles(waits, n=100)[-1]),
        "cpu": round(1000 * worked / len(waits), 3),
    }


async def play(store: Store, table: int, end: float, waits: list[float]) -> None:
    for number in count():
        begin = time.perf_counter()
        if begin >= end:
            return
        await store.write(add_move(table, MoveRow(number, 0, MOVE)))
        waits.append(time.perf_counter() - begin)

"""Houses that are killed or stand still while others share their database: each table goes on in
another one, and no move is lost, stored twice, or acknowledged by two houses."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

import psycopg
import pytest

from server.store import load
from server.store.changes import keep_table
from server.store.client import Store
from tests.postgres.cluster import Cluster

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

HOUSES: Final = 3
TABLES: Final = range(1, 13)
ENOUGH_SECONDS: Final = 60.0


class Evening:
    """`moves` are those that were acknowledged, with the process that says so."""

    def __init__(self, folder: Path, url: str) -> None:
        self.moves: dict[tuple[int, int], int] = {}
        self.processes: list[asyncio.subprocess.Process] = []
        self._folder, self._url = folder, url
        self._numbers = count()
        self._readers: list[asyncio.Task[None]] = []
        self._moved = asyncio.Event()

    async def open(self) -> None:
        folder = self._folder / f"house{next(self._numbers)}"
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.postgres.sharing_house", folder, self._url),
            stdout=asyncio.subprocess.PIPE,
        )
        self.processes.append(process)
        assert process.stdout
        # It has all connections to the database by then.
        await process.stdout.readline()
        self._readers.append(asyncio.create_task(self._read(process)))

    async def kill(self, process: asyncio.subprocess.Process) -> None:
        self.processes.remove(process)
        process.kill()
        await process.wait()

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout
        async for line in process.stdout:
            table, number = map(int, line.split())
            assert (table, number) not in self.moves
            self.moves[table, number] = process.pid
            self._moved.set()

    async def until_all_move(self) -> None:
        """Until each table has made a move from now on."""
        before = len(self.moves)
        async with asyncio.timeout(ENOUGH_SECONDS):
            while {table for table, _ in [*self.moves][before:]} != {*TABLES}:
                self._moved.clear()
                await self._moved.wait()

    async def end(self) -> None:
        for process in [*self.processes]:
            await self.kill(process)
        await asyncio.gather(*self._readers)


@asynccontextmanager
async def evening(tmp_path: Path, url: str) -> AsyncIterator[Evening]:
    with closing(Store.open(tmp_path / "alone", url=url)) as alone:
        await alone.write(*(keep_table(table, b"{}", b"", 0.0) for table in TABLES))
    found = Evening(tmp_path, url)
    try:
        await asyncio.gather(*(found.open() for _ in range(HOUSES)))
        await found.until_all_move()
        yield found
    finally:
        await found.end()
    with closing(Store.open(tmp_path / "alone", url=url)) as alone:
        rows = alone.read_now(load.tables)
    stored = {(row.id, move.number): int(move.move) for row in rows for move in row.moves}
    assert all([move.number for move in row.moves] == [*range(len(row.moves))] for row in rows)
    # The answer to the last ones may have come too late.
    assert stored.items() >= found.moves.items()
    assert len(stored) - len(found.moves) <= len(TABLES) * len(found._readers)


def number_of_houses(url: str) -> int:
    with psycopg.connect(url) as connection:
        found = connection.execute("SELECT count(*) FROM houses").fetchone()
    assert found
    return int(found[0])


async def test_the_tables_of_houses_that_are_killed_go_on_in_others(
    tmp_path: Path, url: str
) -> None:
    dice = Random(1)
    async with evening(tmp_path, url) as houses:
        for _ in range(3):
            await houses.kill(dice.choice(houses.processes))
            await houses.open()
            await houses.until_all_move()


async def test_a_house_that_stood_still_does_not_go_on_with_its_tables(
    tmp_path: Path, url: str
) -> None:
    async with evening(tmp_path, url) as houses:
        for process in houses.processes[:2]:
            process.send_signal(signal.SIGSTOP)
            await houses.until_all_move()
            process.send_signal(signal.SIGCONT)
            await houses.until_all_move()


async def test_after_a_failure_of_the_database_each_house_goes_on_with_its_own_tables(
    tmp_path: Path, url: str, cluster: Cluster
) -> None:
    async with evening(tmp_path, url) as houses:
        before = number_of_houses(url)
        cluster.stop(signal.SIGQUIT)
        cluster.start()
        with psycopg.connect(url) as connection:
            # As after a failure that took longer than a lease.
            connection.execute("UPDATE houses SET until = until - 60")
        await houses.until_all_move()
        await houses.until_all_move()
        # None was taken for dead.
        assert number_of_houses(url) == before

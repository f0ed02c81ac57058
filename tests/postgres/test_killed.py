"""A house that is killed while people play loses nothing, and neither does one whose server is."""

import asyncio
import signal
from itertools import count

import pytest

from server.store.changes import add_move
from server.store.client import Store, StoreError
from server.store.rows import MoveRow
from tests.bench.bench_crash import Crashes
from tests.postgres.cluster import Cluster
from tests.store.sample import empty_table, moves_of

pytestmark = pytest.mark.slow

KILLS, TABLES = 8, 6
SERVER_KILLS, MOVES_BETWEEN = 4, 40
RETRY_SECONDS, ENOUGH_SECONDS = 0.02, 60.0


@pytest.mark.asyncio
async def test_after_a_kill_of_the_house_no_event_that_was_sent_is_lost_or_different(
    url: str,
) -> None:
    survived = await Crashes(KILLS, TABLES, "tea", url=url).survive()
    assert survived["kills"] == KILLS
    assert survived["games"] >= TABLES <= survived["tables"]
    assert survived["moves"] > 5 * KILLS


class Tables:
    """They write moves as fast as they can, and each again that failed. A move that was stored
    although its table was told otherwise is then refused, as it is there twice."""

    def __init__(self, store: Store) -> None:
        self.last = dict.fromkeys(range(1, TABLES + 1), -1)
        self.failed = 0
        self._store = store
        self._moved: asyncio.Queue[int] = asyncio.Queue()

    async def play(self, table: int) -> None:
        for number in count():
            while self.last[table] < number:
                try:
                    await self._store.write(add_move(table, MoveRow(number, 0, b"{}")))
                    self.last[table] = number
                except StoreError:
                    self.failed += 1
                    await asyncio.sleep(RETRY_SECONDS)
            self._moved.put_nowait(table)

    async def until_moved(self) -> None:
        while not self._moved.empty():
            self._moved.get_nowait()
        for _ in range(MOVES_BETWEEN):
            await self._moved.get()


@pytest.mark.asyncio
async def test_after_a_kill_of_the_server_every_move_is_there_once(
    store: Store, cluster: Cluster
) -> None:
    tables = Tables(store)
    await store.write(*map(empty_table, tables.last))
    playing = [asyncio.create_task(tables.play(table)) for table in tables.last]
    async with asyncio.timeout(ENOUGH_SECONDS):
        kills = count(1)
        # The server may be back before any table has missed it.
        while next(kills) <= SERVER_KILLS or not tables.failed:
            await tables.until_moved()
            cluster.stop(signal.SIGQUIT)
            cluster.start()
        await tables.until_moved()
    assert not any(task.done() for task in playing)
    for task in playing:
        task.cancel()
    await store.settled()
    assert tables.failed
    for table, number in tables.last.items():
        # The answer to one more may have come too late.
        assert moves_of(store, table) in (list(range(number + 1)), list(range(number + 2)))

"""`python -m tests.postgres.sharing_house FOLDER URL`: one of several houses, whose tables write
moves all the time. It adopts the tables of those that are gone, prints each move that was
acknowledged, and goes on until the process is killed."""

import asyncio
import os
import sys
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

from server.store import houses, load
from server.store.changes import Change, add_move, keep_table
from server.store.client import LOST, Store, StoreError
from server.store.rows import MoveRow

LOOK_SECONDS: Final = 0.5
# Seconds between two moves of a table, or two tries to store one.
PAUSE: Final = 0.03
# So many tables are adopted at a time.
MOST: Final = 3


class SharingHouse:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: dict[int, asyncio.Task[None]] = {}

    async def live(self) -> None:
        while True:
            try:
                await self._look()
            except StoreError as error:
                if error.why == "taken":
                    await self._come_again()
            await asyncio.sleep(LOOK_SECONDS)

    async def _look(self) -> None:
        store = self._store
        await store.write(houses.renew())
        rows = await store.read(houses.houses)
        await store.adopt([row.number for row in rows if row.is_over], MOST)
        for table in await store.read(houses.tables_of, store.house):
            if table not in self._tables or self._tables[table].done():
                self._tables[table] = asyncio.create_task(self._play(table))

    async def _come_again(self) -> None:
        for task in self._tables.values():
            task.cancel()
        with suppress(StoreError):
            await self._store.rejoin()

    async def _play(self, table: int) -> None:
        store = self._store
        saved = await store.read(load.table, table)
        assert saved
        epoch, own = saved.row.epoch, str(os.getpid()).encode()
        for number in count(len(saved.row.moves)):
            room = str(number).encode()
            changes = (
                add_move(table, MoveRow(number, 0, own)),
                keep_table(table, b"{}", room, 0.0, store.house, epoch),
            )
            while not await self._stored(*changes):
                await asyncio.sleep(PAUSE)
            os.write(sys.stdout.fileno(), f"{table} {number}\n".encode())
            await asyncio.sleep(PAUSE)

    async def _stored(self, *changes: Change) -> bool:
        try:
            await self._store.write(*changes)
        except StoreError as error:
            if error.why in LOST:
                raise
            return False
        return True


async def run(folder: Path, url: str) -> None:
    house = SharingHouse(Store.open(folder, url=url, shared="192.0.2.1:2224"))
    os.write(sys.stdout.fileno(), b"open\n")
    await house.live()


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1]), sys.argv[2]))

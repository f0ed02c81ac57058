"""`python -m tests.store.busy_house FOLDER [URL]`: tables write moves as fast as they can, and
print each one that was acknowledged, until the process is killed."""

import asyncio
import os
import sys
from itertools import count
from pathlib import Path

from server.store.changes import add_move, keep_table
from server.store.client import Store
from server.store.rows import MoveRow

TABLES = 8


async def play(store: Store, table: int, begin: int) -> None:
    for number in count(begin):
        room = str(number).encode()
        await store.write(
            add_move(table, MoveRow(number, 0, room * 50)), keep_table(table, b"{}", room, 0.0)
        )
        os.write(sys.stdout.fileno(), f"{table} {number}\n".encode())


async def run(folder: Path, url: str = "") -> None:
    store = Store.open(folder, url=url)
    played = {table.id: len(table.moves) for table in store.everything().tables}
    for table in set(range(1, TABLES + 1)) - set(played):
        await store.write(keep_table(table, b"{}", b"", 0.0))
    await asyncio.gather(
        *(play(store, table, played.get(table, 0)) for table in range(1, TABLES + 1))
    )


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1]), *sys.argv[2:]))

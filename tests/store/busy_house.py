"""`python -m tests.store.busy_house FOLDER`: tables write as fast as they can, and each move that
was acknowledged is printed, until somebody ends the process."""

import asyncio
import os
import sys
from itertools import count
from pathlib import Path

from server.store.changes import add_move, keep_table
from server.store.memory import Memory
from server.store.rows import MoveRow

TABLES = 8


async def play(memory: Memory, table: int, begin: int) -> None:
    for number in count(begin):
        room = str(number).encode()
        await memory.write(
            add_move(table, MoveRow(number, 0, room * 50)), keep_table(table, b"{}", room, 0.0)
        )
        os.write(sys.stdout.fileno(), f"{table} {number}\n".encode())


async def run(folder: Path) -> None:
    memory = Memory.open(folder)
    played = {table.id: len(table.moves) for table in memory.everything().tables}
    for table in set(range(1, TABLES + 1)) - set(played):
        await memory.write(keep_table(table, b"{}", b"", 0.0))
    await asyncio.gather(
        *(play(memory, table, played.get(table, 0)) for table in range(1, TABLES + 1))
    )


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1])))

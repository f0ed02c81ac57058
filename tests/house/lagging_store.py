"""A store with a fixed delay, and a copy of the files that a killed house leaves."""

import asyncio
import shutil
import sqlite3
from collections import deque
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from server.store.database import DATABASE
from server.store.writer import Job, ask, commit, hand_back
from tests.house.running import CountingStore

LAG = 3


class LaggingStore(CountingStore):
    """Writes in the event loop, a fixed number of turns after the request: a thread would write at
    another time in each run. What the house shows too early, it shows before the write."""

    def __init__(self, connection: sqlite3.Connection, held: ExitStack) -> None:
        super().__init__(connection, held)
        self._database = connection
        self._jobs: deque[Job] = deque()
        # A killed process loses nothing that it has given to the system.
        connection.execute("PRAGMA synchronous = OFF")

    def _put(self, job: Job) -> None:
        if self._closed:
            raise RuntimeError("the store is closed")
        if job.loop is None:
            self._do(job)
        else:
            self._jobs.append(job)
            self._turn(job.loop, LAG)

    def _turn(self, loop: asyncio.AbstractEventLoop, more: int) -> None:
        if more:
            loop.call_soon(self._turn, loop, more - 1)
        elif self._jobs:
            self._do(self._jobs.popleft())

    def _do(self, job: Job) -> None:
        work: Any = job.work
        hand_back([job], (commit if isinstance(work, tuple) else ask)(self._database, [work]))

    def close(self) -> None:
        while self._jobs:
            self._do(self._jobs.popleft())
        super().close()


def copy_as_killed(folder: Path, to: Path) -> None:
    """Copies what a new process would find: no lock, and nothing that was not yet written."""
    to.mkdir()
    for name in (DATABASE, f"{DATABASE}-wal"):
        if (folder / name).exists():
            shutil.copyfile(folder / name, to / name)

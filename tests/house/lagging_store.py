"""A memory that takes its time, always the same, and a folder as a killed house leaves it."""

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
    """Without the thread, whose pace would be another one in each run: a write is done some turns
    of the loop after it was asked for, so that whatever is shown too early is shown before it."""

    def __init__(self, connection: sqlite3.Connection, held: ExitStack) -> None:
        super().__init__(connection, held)
        self._database = connection
        self._jobs: deque[Job] = deque()
        # A house that is killed leaves what the system was given, whether or not it is on disk.
        connection.execute("PRAGMA synchronous = OFF")

    def _put(self, job: Job) -> None:
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
    """Only what a new process would find: no lock, and nothing that was not yet written."""
    to.mkdir()
    for name in (DATABASE, f"{DATABASE}-wal"):
        if (folder / name).exists():
            shutil.copyfile(folder / name, to / name)

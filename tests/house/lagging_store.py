"""A store with a fixed delay, and a copy of the files that a killed house leaves."""

import asyncio
import shutil
import sqlite3
from collections import deque
from pathlib import Path

from server.store.database import DATABASE
from server.store.worker import Job, do_jobs
from tests.house.running import CountingStore

LAG = 3


class LaggingWorker:
    """Writes in the event loop, a fixed number of turns after the request: a thread would write at
    another time in each run. What the house shows too early, it shows before the write."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._jobs: deque[Job] = deque()
        # A killed process loses nothing that it has given to the system.
        connection.execute("PRAGMA synchronous = OFF")

    def put(self, job: Job) -> None:
        if job.loop is None:
            do_jobs(self._connection, [job])
        else:
            self._jobs.append(job)
            self._turn(job.loop, LAG)

    def stop(self) -> None:
        while self._jobs:
            do_jobs(self._connection, [self._jobs.popleft()])

    def _turn(self, loop: asyncio.AbstractEventLoop, more: int) -> None:
        if more:
            loop.call_soon(self._turn, loop, more - 1)
        elif self._jobs:
            do_jobs(self._connection, [self._jobs.popleft()])


def lagging_store(folder: Path) -> CountingStore:
    return CountingStore.open(folder, worker=LaggingWorker)


def copy_as_killed(folder: Path, to: Path) -> None:
    """Copies what a new process would find: no lock, and nothing that was not yet written."""
    to.mkdir()
    for name in (DATABASE, f"{DATABASE}-wal"):
        if (folder / name).exists():
            shutil.copyfile(folder / name, to / name)

"""The store as the house uses it: asynchronous writes and reads on the store's own thread."""

import asyncio
import concurrent.futures
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Self, TypeVar

from server.store import load
from server.store.changes import Change
from server.store.database import lock_folder, open_database
from server.store.errors import StoreError as StoreError
from server.store.rows import Everything
from server.store.writer import Job, Query, Worker, WriterThread

T = TypeVar("T")
StartWorker = Callable[[sqlite3.Connection], Worker]


class Store:
    """Jobs are done in the order in which they were given, even if their callers are cancelled."""

    def __init__(
        self, connection: sqlite3.Connection, held: ExitStack, worker: StartWorker = WriterThread
    ) -> None:
        self._connection = connection
        self._held = held
        self._worker = worker(connection)
        self._closed = False

    @classmethod
    def open(cls, folder: Path, *, busy: float = 1.0, worker: StartWorker = WriterThread) -> Self:
        """`busy`: for how many seconds a write waits if another program has locked the database.
        `worker` does the jobs; it is a thread, unless time is simulated."""
        with ExitStack() as held:
            held.enter_context(lock_folder(folder))
            connection = open_database(folder, busy)
            return cls(connection, held.pop_all(), worker)

    def everything(self) -> Everything:
        future: concurrent.futures.Future[Everything] = concurrent.futures.Future()
        self._put(Job(load.everything, future))
        return future.result()

    async def write(self, *changes: Change) -> None:
        """Commits all changes or none before it returns; raises StoreError if it cannot."""
        if changes:
            await self._done(changes)

    async def read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        answer: T = await self._done(query)
        return answer

    async def settled(self) -> None:
        """Waits for all jobs given so far."""
        await self._done(lambda _: None)

    def close(self) -> None:
        """Finishes the jobs given so far."""
        if self._closed:
            return
        self._closed = True
        self._worker.stop()
        # Fails if the disk is full; then the next start reads the write-ahead log.
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._connection.close()
        self._held.close()

    async def _done(self, work: tuple[Change, ...] | Query) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._put(Job(work, future, loop))
        return await future

    def _put(self, job: Job) -> None:
        if self._closed:
            raise RuntimeError("the store is closed")
        self._worker.put(job)

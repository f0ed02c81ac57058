"""What the house remembers, whatever happens to it."""

import asyncio
import concurrent.futures
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Self, TypeVar

from server.store import load
from server.store.changes import Change
from server.store.database import holding, open_house
from server.store.rows import Everything
from server.store.trouble import StoreError as StoreError
from server.store.writer import Job, Question, Worker

T = TypeVar("T")


class Store:
    """Everything is done on one thread, in the order in which it was asked for.

    A write that nobody waits for any longer is done all the same.
    """

    def __init__(self, connection: sqlite3.Connection, held: ExitStack) -> None:
        self._connection = connection
        self._held = held
        self._worker = Worker(connection)
        self._closed = False

    @classmethod
    def open(cls, folder: Path, *, busy: float = 1.0) -> Self:
        """`busy`: how many seconds a write waits for another program."""
        with ExitStack() as held:
            held.enter_context(holding(folder))
            connection = open_house(folder, busy)
            return cls(connection, held.pop_all())

    def everything(self) -> Everything:
        future: concurrent.futures.Future[Everything] = concurrent.futures.Future()
        self._put(Job(load.everything, future))
        return future.result()

    async def write(self, *changes: Change) -> None:
        """All changes or none, and on disk when this returns; raises Trouble if not."""
        if changes:
            await self._done(changes)

    async def read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        answer: T = await self._done(question)
        return answer

    async def settled(self) -> None:
        """All that was asked for so far is done."""
        await self._done(lambda _: None)

    def close(self) -> None:
        """What was asked for before is still done."""
        if self._closed:
            return
        self._closed = True
        self._worker.stop()
        # If the disk is full it stays as it is: the next start reads the log as well.
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._connection.close()
        self._held.close()

    async def _done(self, work: tuple[Change, ...] | Question) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._put(Job(work, future, loop))
        return await future

    def _put(self, job: Job) -> None:
        if self._closed:
            raise RuntimeError("the memory is closed")
        self._worker.put(job)

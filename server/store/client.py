"""The store as the house uses it: writes on one thread, reads on another one."""

import asyncio
import concurrent.futures
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from server.store import load
from server.store.changes import Change
from server.store.connection import Connection
from server.store.database import lock_folder, open_to_read, open_to_write
from server.store.errors import StoreError as StoreError
from server.store.errors import Unsettled, Why
from server.store.rows import Everything
from server.store.worker import DatabaseThread, Job, Query, Worker

T = TypeVar("T")
StartWorker = Callable[[Any], Worker]
# Seconds between two questions to a lost database.
ASKED_AGAIN: Final = 1.0


class Store:
    """Writes are done in the order in which they were given, even if their callers are cancelled.
    Reads have a connection of their own, so that no write waits for them, nor they for a write.
    `on_commit` is called with the seconds that a write has taken.
    `on_trouble` is called with the reason when writes begin to fail, and with None when they are
    good again."""

    def __init__(
        self,
        writing: Connection,
        reading: Connection,
        held: ExitStack,
        worker: StartWorker = DatabaseThread,
    ) -> None:
        self._writing = writing
        self._held = held
        self._writer = worker(writing)
        self._reader = worker(reading)
        self.on_commit: Callable[[float], object] = lambda seconds: None
        self.on_trouble: Callable[[Why | None], object] = lambda why: None
        self._trouble: Why | None = None
        self._waiting = 0
        self._closed = False

    @property
    def is_idle(self) -> bool:
        """Whether nobody waits for a read or a write."""
        return not self._waiting

    @classmethod
    def open(
        cls,
        folder: Path,
        *,
        url: str = "",
        busy: float = 1.0,
        worker: StartWorker = DatabaseThread,
    ) -> Self:
        """In the folder, or in the database of `url`. `busy`: for how many seconds a write waits if
        another program has locked the file. `worker` does the jobs of a connection; it is a
        thread, unless time is simulated."""
        with ExitStack() as held:
            held.enter_context(lock_folder(folder))
            writing = held.enter_context(closing(open_to_write(folder, busy, url)))
            reading = held.enter_context(closing(open_to_read(folder, busy, url)))
            return cls(writing, reading, held.pop_all(), worker)

    def everything(self) -> Everything:
        return self.read_now(load.everything)

    def read_now(self, query: Callable[[Any], T]) -> T:
        """Waits for the answer: only for the start of the house."""
        answer: T = self._done_now(query)
        return answer

    def write_now(self, *changes: Change) -> None:
        """Waits until they are stored: only for the start of the house."""
        self._done_now(changes)

    async def write(self, *changes: Change, delayed: Callable[[], object] = lambda: None) -> None:
        """Commits all changes or none before it returns; raises StoreError if it cannot. `delayed`
        is called if that waits for a lost database."""
        if changes:
            loop = asyncio.get_running_loop()
            began = loop.time()
            try:
                await self._done(self._writer, changes)
            except StoreError as error:
                self._note(error.why)
                if not (isinstance(error, Unsettled) and await self._is_done(error, delayed)):
                    raise
            if self._trouble:
                self._note(None)
            self.on_commit(loop.time() - began)

    async def _is_done(self, unsettled: Unsettled, delayed: Callable[[], object]) -> bool:
        """Waits until the database can be asked whether it was committed."""
        delayed()
        while True:
            await asyncio.sleep(ASKED_AGAIN)
            try:
                return bool(await self._done(self._writer, unsettled.ask))
            except StoreError as error:
                if error.why == "taken":
                    raise

    def _note(self, why: Why | None) -> None:
        if why != self._trouble:
            self._trouble = why
            self.on_trouble(why)

    async def read(self, query: Callable[[Any], T]) -> T:
        """Sees all writes that have returned."""
        answer: T = await self._done(self._reader, query)
        return answer

    async def read_in_order(self, query: Callable[[Any], T]) -> T:
        """Sees all writes that were given before it, and waits for them."""
        answer: T = await self._done(self._writer, query)
        return answer

    async def settled(self) -> None:
        """Waits for all jobs given so far."""
        await self.read(lambda _: None)
        await self.read_in_order(lambda _: None)

    def close(self) -> None:
        """Finishes the jobs given so far."""
        if self._closed:
            return
        self._closed = True
        self._reader.stop()
        self._writer.stop()
        if isinstance(self._writing, sqlite3.Connection):
            # Fails if the disk is full; then the next start reads the write-ahead log.
            with suppress(sqlite3.Error):
                self._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._held.close()

    def _done_now(self, work: tuple[Change, ...] | Query) -> Any:
        future: concurrent.futures.Future[Any] = concurrent.futures.Future()
        self._put(self._writer, Job(work, future))
        return future.result()

    async def _done(self, worker: Worker, work: tuple[Change, ...] | Query) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._put(worker, Job(work, future, loop))
        self._waiting += 1
        try:
            return await future
        finally:
            self._waiting -= 1

    def _put(self, worker: Worker, job: Job) -> None:
        if self._closed:
            raise RuntimeError("the store is closed")
        worker.put(job)

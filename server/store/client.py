"""The store as the house uses it: writes on one thread, reads on another one."""

import asyncio
import concurrent.futures
import sqlite3
import time
from collections.abc import Callable, Collection
from contextlib import ExitStack, closing, suppress
from functools import partial
from math import inf
from pathlib import Path
from typing import Any, Concatenate, Final, Literal, NamedTuple, ParamSpec, Self, TypeVar

from server.store import houses, load
from server.store.changes import Change
from server.store.connection import Connection, Sharing
from server.store.database import (
    drop_old,
    lock_folder,
    open_to_read,
    open_to_write,
    put_old_back,
)
from server.store.errors import LOST as LOST
from server.store.errors import REFUSALS, Unsettled, Why
from server.store.errors import StoreError as StoreError
from server.store.rows import Everything
from server.store.worker import DatabaseThread, Job, JobResult, Query, Worker, hand_back

T = TypeVar("T")
P = ParamSpec("P")
StartWorker = Callable[[Any], Worker]
Kind = Literal["write", "read"]
# Seconds between two questions to a lost database.
ASKED_AGAIN: Final = 1.0


def since_boot() -> float:
    """Goes on while the machine sleeps, where there is such a clock."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class Opened(NamedTuple):
    """`held` closes the connections and gives the lock back."""

    writing: Connection
    reading: Connection
    held: ExitStack


class Store:
    """Writes are done in the order in which they were given, even if their callers are cancelled.
    Reads have a connection of their own, so that no write waits for them, nor they for a write.
    `on_commit` is called with the seconds that a write has taken.
    `on_trouble` is called with the reason when writes begin to fail, and with None when they are
    good again."""

    def __init__(
        self, folder: Path, url: str, busy: float, worker: StartWorker, shared: Sharing | None
    ) -> None:
        self._folder = folder
        self._shared = shared
        self.is_shared = shared is not None
        self._connect = partial(connect, folder, url, busy)
        self._worker = worker
        self._open(self._connect(shared))
        self.on_commit: Callable[[float], object] = lambda seconds: None
        self.on_trouble: Callable[[Why | None], object] = lambda why: None
        self._trouble: Why | None = None
        self._waiting = 0
        self._closed = self._is_given_up = False
        self._later: list[tuple[Kind, Job]] | None = None

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
        shared: str | None = None,
        steady: Callable[[], float] = since_boot,
    ) -> Self:
        """In the folder, or in the database of `url`. `busy`: for how many seconds a write waits if
        another program has locked the file. `worker` does the jobs of a connection; it is a
        thread, unless time is simulated. `shared` is the address of a house that shares the
        database with others, and `steady` gives seconds that never jump."""
        sharing = None if shared is None else Sharing(shared, steady)
        return cls(folder, url, busy, worker, sharing)

    def _open(self, opened: Opened) -> None:
        self._opened = opened
        self._workers: dict[Kind, Worker] = {
            "write": self._worker(opened.writing),
            "read": self._worker(opened.reading),
        }

    @property
    def house(self) -> int:
        """The number of this house among those that share the database; 0 if it is alone."""
        house: int = getattr(self._opened.writing, "house", 0)
        return house

    @property
    def holds_lease(self) -> bool:
        """Whether no other house can have taken this one for dead."""
        if self._shared is None:
            return True
        leased: float = getattr(self._opened.writing, "leased", -inf)
        return self._shared.steady() < leased

    def everything(self) -> Everything:
        return self.read_now(load.shared if self._shared else load.everything)

    def read_now(
        self, query: Callable[Concatenate[Any, P], T], *about: P.args, **more: P.kwargs
    ) -> T:
        """Waits for the answer: only for the start of the house."""
        answer: T = self._done_now(lambda connection: query(connection, *about, **more))
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
                await self._done("write", changes)
            except StoreError as error:
                if error.why in REFUSALS:
                    raise
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
                return bool(await self._done("write", unsettled.ask))
            except StoreError as error:
                if error.why == "taken":
                    raise

    def _note(self, why: Why | None) -> None:
        if why != self._trouble:
            self._trouble = why
            self.on_trouble(why)

    async def read(
        self, query: Callable[Concatenate[Any, P], T], *about: P.args, **more: P.kwargs
    ) -> T:
        """Sees all writes that have returned."""
        return await self._ask("read", lambda connection: query(connection, *about, **more))

    async def read_in_order(
        self, query: Callable[Concatenate[Any, P], T], *about: P.args, **more: P.kwargs
    ) -> T:
        """Sees all writes that were given before it, and waits for them."""
        return await self._ask("write", lambda connection: query(connection, *about, **more))

    async def _ask(self, kind: Kind, query: Callable[[Any], T]) -> T:
        answer: T = await self._done(kind, query)
        return answer

    async def reserve(self, kind: Literal["people", "tables"]) -> int:
        """A number that no other house gets, for a new person or table."""
        return await self.read_in_order(houses.reserve, kind)

    async def adopt(self, dead: Collection[int], most: int) -> tuple[int, ...]:
        """Takes tables of other houses whose lease is over, and that can commit nothing from then
        on, and tables without a house. Returns their numbers."""
        found = await self.read(houses.abandoned, self.house, dead, most)
        await self.write(*houses.adoption(self.house, dead, found))
        owned = await self.read(houses.tables_of, self.house)
        return tuple(table for table in owned if table in found)

    async def rejoin(self) -> int:
        """After this house was taken for dead: it writes again, with another number, which is
        returned. What it had is that of others."""
        return await self.read_in_order(lambda connection: connection.rejoin())

    async def settled(self) -> None:
        """Waits for all jobs given so far."""
        await self.read(lambda _: None)
        await self.read_in_order(lambda _: None)

    def close(self) -> None:
        """Finishes the jobs given so far."""
        if not (self._closed or self._is_given_up):
            self._closed = True
            self._end()

    async def hand_over(self) -> None:
        """Finishes the jobs given so far and closes the database, so that another process can open
        it. Later jobs wait for `take_back` or `give_up`."""
        self._later = []
        await asyncio.to_thread(self._end)
        drop_old(self._folder)

    async def take_back(self) -> None:
        """The other process has ended, and has changed nothing but the schema."""
        shared = self._shared and self._shared._replace(before=self.house)
        opened = await asyncio.to_thread(self._connect, shared, put_old_back)
        self._open(opened)
        later, self._later = self._later or (), None
        for kind, job in later:
            self._put(kind, job)

    def give_up(self) -> None:
        """The other process keeps the database: all jobs that wait or come fail."""
        self._is_given_up = True
        self.on_trouble = lambda why: None
        later, self._later = self._later or (), None
        hand_back([job for _, job in later], [JobResult(error=StoreError("taken")) for _ in later])

    def _end(self) -> None:
        for worker in reversed(self._workers.values()):
            worker.stop()
        if isinstance(writing := self._opened.writing, sqlite3.Connection):
            # Fails if the disk is full; then the next start reads the write-ahead log.
            with suppress(sqlite3.Error):
                writing.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._opened.held.close()

    def _done_now(self, work: tuple[Change, ...] | Query) -> Any:
        future: concurrent.futures.Future[Any] = concurrent.futures.Future()
        self._put("write", Job(work, future))
        return future.result()

    async def _done(self, kind: Kind, work: tuple[Change, ...] | Query) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._put(kind, Job(work, future, loop))
        self._waiting += 1
        try:
            return await future
        finally:
            self._waiting -= 1

    def _put(self, kind: Kind, job: Job) -> None:
        if self._closed:
            raise RuntimeError("the store is closed")
        if self._is_given_up:
            raise StoreError("taken")
        if self._later is None:
            self._workers[kind].put(job)
        else:
            self._later.append((kind, job))


def connect(
    folder: Path,
    url: str,
    busy: float,
    shared: Sharing | None,
    first: Callable[[Path], object] = lambda folder: None,
) -> Opened:
    """`first` is called once the folder is locked."""
    with ExitStack() as held:
        held.enter_context(lock_folder(folder))
        first(folder)
        writing = held.enter_context(closing(open_to_write(folder, busy, url, shared)))
        reading = held.enter_context(closing(open_to_read(folder, busy, url)))
        return Opened(writing, reading, held.pop_all())

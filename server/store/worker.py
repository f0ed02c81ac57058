"""The threads that use the database: each does its waiting jobs in order, and commits in groups."""

import asyncio
import concurrent.futures
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import groupby
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, Protocol

from server.store.changes import Change
from server.store.connection import Connection
from server.store.errors import StoreError, may_pass, store_error

Query = Callable[[Any], Any]
Future = asyncio.Future[Any] | concurrent.futures.Future[Any]


class Job(NamedTuple):
    """A write or a query. Without a loop, the future is one of `concurrent.futures`."""

    work: tuple[Change, ...] | Query
    future: Future
    loop: asyncio.AbstractEventLoop | None = None


class JobResult(NamedTuple):
    answer: Any = None
    error: Exception | None = None


Transaction = Callable[[Sequence[Any]], list[JobResult]]


class Worker(Protocol):
    """Does jobs in the order in which they were put."""

    def put(self, job: Job) -> None: ...

    def stop(self) -> None:
        """Finishes the jobs given so far."""


class DatabaseThread:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        # A daemon: a house that fails before it closes the store must not hang at its exit.
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> None:
        self._queue.put(job)

    def stop(self) -> None:
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        stopped = False
        while not stopped:
            waiting = [self._queue.get()]
            # All that waits by now: one sync of the disk then serves many tables.
            waiting += [self._queue.get() for _ in range(self._queue.qsize())]
            stopped = None in waiting
            do_jobs(self._connection, list(filter(None, waiting)))


def do_jobs(connection: Connection, jobs: Sequence[Job]) -> None:
    """Adjacent writes share a transaction; a query sees all writes before it."""
    for writing, run in groupby(jobs, key=lambda job: isinstance(job.work, tuple)):
        group = list(run)
        work = [job.work for job in group]
        hand_back(group, (commit if writing else ask)(connection, work))


def commit(connection: Connection, writes: Sequence[Any]) -> list[JobResult]:
    try:
        # A connection may have a way of its own.
        own: Transaction | None = getattr(connection, "transaction", None)
        return own(writes) if own else transaction(connection, writes)
    except Exception as error:  # any fault goes to all callers; the thread must live on
        with suppress(sqlite3.Error, StoreError):
            end_transaction(connection)
        return [JobResult(error=store_error(error)) for _ in writes]


def transaction(connection: Connection, writes: Sequence[Any]) -> list[JobResult]:
    end_transaction(connection)
    # IMMEDIATE: a lock of another program shows here, before any of the writes is done.
    connection.execute("BEGIN IMMEDIATE")
    results = [write(connection, changes) for changes in writes]
    connection.execute("COMMIT")
    return results


def write(connection: Connection, changes: Sequence[Change]) -> JobResult:
    """A faulty write fails alone; an error of the disk ends the whole transaction."""
    error = None
    connection.execute("SAVEPOINT one_write")
    try:
        for change in changes:
            connection.execute(change.sql, change.values)
    except Exception as fault:  # of SQLite, or of a value that it cannot take; goes to the caller
        if may_pass(fault):
            raise
        connection.execute("ROLLBACK TO one_write")
        error = fault
    connection.execute("RELEASE one_write")
    return JobResult(error=error)


def end_transaction(connection: Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def ask(connection: Connection, queries: Sequence[Any]) -> list[JobResult]:
    return [answer(connection, query) for query in queries]


def answer(connection: Connection, query: Query) -> JobResult:
    try:
        return JobResult(query(connection))
    except Exception as error:  # any fault of the query goes to the caller
        return JobResult(error=store_error(error) if may_pass(error) else error)


def hand_back(jobs: Sequence[Job], results: Sequence[JobResult]) -> None:
    """Wakes each event loop once."""
    pairs = defaultdict[asyncio.AbstractEventLoop | None, list[tuple[Future, JobResult]]](list)
    for job, result in zip(jobs, results, strict=True):
        pairs[job.loop].append((job.future, result))
    for loop, ended in pairs.items():
        if loop is None:
            fulfil(ended)
        else:
            with suppress(RuntimeError):  # the loop is closed, and no caller waits
                loop.call_soon_threadsafe(fulfil, ended)


def fulfil(ended: Sequence[tuple[Future, JobResult]]) -> None:
    for future, result in ended:
        # Cancelled by its caller; the write is on disk all the same.
        if future.done():
            continue
        if result.error is not None:
            future.set_exception(result.error)
        else:
            future.set_result(result.answer)

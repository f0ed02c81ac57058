"""The thread that the memory works on: what waits is done together, in order."""

import asyncio
import concurrent.futures
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import groupby
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from server.store.changes import Change
from server.store.trouble import is_trouble, trouble

Question = Callable[[sqlite3.Connection], Any]
Future = asyncio.Future[Any] | concurrent.futures.Future[Any]


class Job(NamedTuple):
    """A write is all its changes or none. Without a loop, the future is one of threads."""

    work: tuple[Change, ...] | Question
    future: Future
    loop: asyncio.AbstractEventLoop | None = None


class Outcome(NamedTuple):
    answer: Any = None
    error: Exception | None = None


class Worker:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="memory", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> None:
        self._queue.put(job)

    def stop(self) -> None:
        """What was put before is still done."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        stopped = False
        while not stopped:
            waiting = [self._queue.get()]
            waiting += [self._queue.get() for _ in range(self._queue.qsize())]
            stopped = None in waiting
            self._do([job for job in waiting if job is not None])

    def _do(self, jobs: Sequence[Job]) -> None:
        """Neighbouring writes in one transaction; a question sees all that was written before."""
        for writing, run in groupby(jobs, key=lambda job: isinstance(job.work, tuple)):
            group = list(run)
            work = [job.work for job in group]
            hand_back(group, (commit if writing else ask)(self._connection, work))


def commit(connection: sqlite3.Connection, writes: Sequence[Any]) -> list[Outcome]:
    try:
        return transaction(connection, writes)
    except Exception as error:  # whatever it is, the thread lives on and every writer is told
        with suppress(sqlite3.Error):
            end_transaction(connection)
        return [Outcome(error=trouble(error)) for _ in writes]


def transaction(connection: sqlite3.Connection, writes: Sequence[Any]) -> list[Outcome]:
    end_transaction(connection)
    connection.execute("BEGIN IMMEDIATE")
    outcomes = [write(connection, changes) for changes in writes]
    connection.execute("COMMIT")
    return outcomes


def write(connection: sqlite3.Connection, changes: Sequence[Change]) -> Outcome:
    """A write that can never succeed fails alone; trouble ends the whole transaction."""
    error = None
    connection.execute("SAVEPOINT one_write")
    try:
        for change in changes:
            connection.execute(change.sql, change.values)
    except Exception as fault:  # its writer is told
        if is_trouble(fault):
            raise
        connection.execute("ROLLBACK TO one_write")
        error = fault
    connection.execute("RELEASE one_write")
    return Outcome(error=error)


def end_transaction(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def ask(connection: sqlite3.Connection, questions: Sequence[Any]) -> list[Outcome]:
    return [answer(connection, question) for question in questions]


def answer(connection: sqlite3.Connection, question: Question) -> Outcome:
    try:
        return Outcome(question(connection))
    except Exception as error:  # whoever asked is told
        return Outcome(error=trouble(error) if is_trouble(error) else error)


def hand_back(jobs: Sequence[Job], outcomes: Sequence[Outcome]) -> None:
    """Each loop is woken once."""
    pairs = list(zip(jobs, outcomes, strict=True))
    for loop in {job.loop for job in jobs}:
        ended = [(job.future, outcome) for job, outcome in pairs if job.loop is loop]
        if loop is None:
            fulfil(ended)
        else:
            with suppress(RuntimeError):  # a closed loop: nobody waits any more
                loop.call_soon_threadsafe(fulfil, ended)


def fulfil(ended: Sequence[tuple[Future, Outcome]]) -> None:
    for future, outcome in ended:
        if future.done():
            continue
        if outcome.error is not None:
            future.set_exception(outcome.error)
        else:
            future.set_result(outcome.answer)

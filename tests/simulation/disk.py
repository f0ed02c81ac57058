"""The simulated disk of a house: its real SQLite files, and a worker on simulated time.

What it models. The house uses its own code and a real SQLite, on files that nothing slows down.
- A kill leaves all that was written. A job that waits for the worker, or an answer that is on its
  way back, is lost with the house.
- After a power cut there is all that was synced. A transaction that was being committed then has
  left any part of what it wrote: each block of the write-ahead log is new, old, or torn. Blocks of
  the database itself are written only by a checkpoint, after the log was synced.
- If the house does not ask SQLite to sync each commit, a power cut loses the end of the log.
- A sync that fails, a full disk and a lock of another program are errors of SQLite, raised where it
  would raise them; the transaction is gone, as it is then.
Not modelled: bits that rot, a disk that lies about a sync, and several files torn at once.
"""

import shutil
import sqlite3
from collections import deque
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple

from server.store.changes import Change
from server.store.client import Store
from server.store.database import DATABASE
from server.store.origin import BESIDE
from server.store.worker import Job, do_jobs
from tests.simulation.loop import SimulatedLoop

Sickness = Literal["sync", "full", "locked"]
WAL = f"{DATABASE}-wal"
FULL_SYNC = 2
BLOCK = 512
# Seconds until a write of any table will do.
PATIENCE = 120.0
CODES = {
    "sync": sqlite3.SQLITE_IOERR_FSYNC,
    "full": sqlite3.SQLITE_FULL,
    "locked": sqlite3.SQLITE_BUSY,
}
AT = {"sync": "COMMIT", "full": "INSERT", "locked": "BEGIN"}


class SickConnection(sqlite3.Connection):
    """A connection whose statements fail while its disk is sick."""

    def __init__(self, connection: sqlite3.Connection, disk: "Disk") -> None:
        super().__init__(":memory:")
        self._connection = connection
        self._disk = disk

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        sickness = self._disk.sickness
        if sickness and sql.startswith(AT[sickness]):
            # SQLite may end the transaction itself, or leave that to the caller.
            if self._connection.in_transaction and self._disk.dice.random() < 0.5:
                self._connection.execute("ROLLBACK")
            error = sqlite3.OperationalError(f"simulated: {sickness}")
            error.sqlite_errorcode = CODES[sickness]
            raise error
        return self._connection.execute(sql, *values)

    def close(self) -> None:
        self._connection.close()


class SimulatedWorker:
    """Does the jobs that wait at a time, after a while. `writing`: of writes whose callers do not
    know yet how they ended."""

    def __init__(self, connection: sqlite3.Connection, disk: "Disk") -> None:
        self._connection = connection
        self._disk = disk
        self._sick = SickConnection(connection, disk)
        self._jobs: deque[Job] = deque()
        self._waits = False
        self.writing: list[Any] = []
        self.dead = False

    def put(self, job: Job) -> None:
        if self.dead:
            return
        if job.loop is None:
            do_jobs(self._connection, [job])
            return
        self._jobs.append(job)
        if isinstance(job.work, tuple):
            self.writing.append(job.future)
            self._disk.noticed(job.work)
        if not self._waits:
            self._waits = True
            self._disk.loop.call_later(self._disk.delay(), self._work)

    def stop(self) -> None:
        self._work()

    def _work(self) -> None:
        self._waits = False
        jobs, self._jobs = [*self._jobs], deque()
        if jobs and not self.dead:
            self._disk.commit(lambda: do_jobs(self._sick, jobs))

    def query(self, sql: str, *values: Any) -> list[Any]:
        return self._connection.execute(sql, values).fetchall()

    def die(self) -> None:
        self.dead = True
        self._connection.close()


class AwaitedWrite(NamedTuple):
    """`call` is called at the next write of the table, or of any after a while."""

    table: str
    until: float
    call: Callable[[], None]


class Disk:
    """`sickness` is the present trouble, `slow` a factor for all its delays. With `power_cut`, the
    power fails during the next commit. `opened` counts how often a house was started on it."""

    def __init__(self, root: Path, loop: SimulatedLoop, dice: Random) -> None:
        self.loop = loop
        self.dice = dice
        self.sickness: Sickness | None = None
        self.slow = 1.0
        self.power_cut: Callable[[], None] | None = None
        self._awaited: AwaitedWrite | None = None
        self.opened = 0
        self._workers: list[SimulatedWorker] = []
        self._root = root

    @property
    def folder(self) -> Path:
        return self._root / str(self.opened)

    def start(self) -> Store:
        self._workers.clear()
        return Store.open(self.folder, worker=self._started)

    def _started(self, connection: sqlite3.Connection) -> SimulatedWorker:
        worker = SimulatedWorker(connection, self)
        if not self._workers:
            # The first one writes; the others read.
            self._synced = connection.execute("PRAGMA synchronous").fetchone()[0] >= FULL_SYNC
            self._sizes = [self._wal_size()]
        self._workers.append(worker)
        return worker

    @property
    def writes(self) -> bool:
        """Whether the house does not know yet how a write ended."""
        return any(worker.writing for worker in self._workers)

    def settle(self) -> None:
        """Nothing is ready: whoever got an answer has acted on it."""
        for worker in self._workers:
            worker.writing = [future for future in worker.writing if not future.done()]

    def delay(self) -> float:
        # SQLite waits for a lock, and so do disks before they give up.
        tried = self.dice.random() if self.sickness else 0.0
        return tried + self.slow * self.dice.choice((0.0005, 0.002, 0.002, 0.01))

    def query(self, sql: str, *values: Any) -> list[Any]:
        """Asks the database beside the house."""
        return self._workers[0].query(sql, *values)

    def await_write(self, table: str, call: Callable[[], None]) -> None:
        self._awaited = AwaitedWrite(table, self.loop.time() + PATIENCE, call)

    def noticed(self, changes: tuple[Change, ...]) -> None:
        """These are to be written."""
        awaited = self._awaited
        if awaited and (
            self.loop.time() > awaited.until
            or any(f" {awaited.table} " in change.sql for change in changes)
        ):
            self._awaited = None
            awaited.call()

    def commit(self, work: Callable[[], None]) -> None:
        if self.power_cut is None or self.sickness:
            work()
            self._sizes = [*self._sizes[-3:], self._wal_size()]
            return
        before = self._copied("before")
        work()
        self._tear(before, self.folder)
        shutil.rmtree(before)
        cut, self.power_cut = self.power_cut, None
        cut()

    def _wal_size(self) -> int:
        wal = self.folder / WAL
        return wal.stat().st_size if wal.exists() else 0

    def leave(self, *, power: bool) -> None:
        """Moves the files to the folder of the next house; `power`: without what was not synced."""
        after = self._copied(str(self.opened + 1))
        if power and not self._synced and min(self._sizes) < self._wal_size():
            with (after / WAL).open("r+b") as wal:
                wal.truncate(min(self._sizes))
        for worker in self._workers:
            worker.die()
        shutil.rmtree(self.folder)
        self.opened += 1

    def _copied(self, name: str) -> Path:
        to = self._root / name
        to.mkdir()
        for file in (DATABASE, WAL, BESIDE):
            if (self.folder / file).exists():
                shutil.copyfile(self.folder / file, to / file)
        return to

    def _tear(self, before: Path, after: Path) -> None:
        """Writes that were not synced when the power failed: any of them, and parts of them."""
        # A checkpoint writes the database only once the log is synced.
        checkpoint = read(before / DATABASE) != read(after / DATABASE)
        file = DATABASE if checkpoint else WAL
        old, new = read(before / file), read(after / file)
        torn = []
        for at in range(0, max(len(old), len(new)), BLOCK):
            now = new[at : at + BLOCK]
            was = old[at : at + BLOCK] or bytes(len(now))
            half = now[: BLOCK // 2] + was[BLOCK // 2 :]
            torn.append(now if was == now else self.dice.choice((was, now, half)))
        (after / file).write_bytes(b"".join(torn))


def read(file: Path) -> bytes:
    return file.read_bytes() if file.exists() else b""

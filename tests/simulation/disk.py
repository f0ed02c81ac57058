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
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from server.store.client import Store
from server.store.database import DATABASE
from server.store.origin import BESIDE
from tests.simulation.storage import SimulatedWorker, Storage

Sickness = Literal["sync", "full", "locked"]
WAL = f"{DATABASE}-wal"
FULL_SYNC = 2
BLOCK = 512
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


class Disk(Storage):
    sickness: Sickness | None

    def start(self) -> Store:
        self._workers.clear()
        return Store.open(self.folder, worker=self._started)

    def _started(self, connection: sqlite3.Connection) -> SimulatedWorker:
        worker = SimulatedWorker(connection, SickConnection(connection, self), self)
        if not self._workers:
            # The first one writes; the others read.
            self._synced = connection.execute("PRAGMA synchronous").fetchone()[0] >= FULL_SYNC
            self._sizes = [self._wal_size()]
        self._workers.append(worker)
        return worker

    def query(self, sql: str, *values: Any) -> list[Any]:
        found: list[Any] = self._workers[0].connection.execute(sql, values).fetchall()
        return found

    def do(self, work: Callable[[], None]) -> None:
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
        """Moves the files to the folder of the next house."""
        after = self._copied(str(self.opened + 1))
        if power and not self._synced and min(self._sizes) < self._wal_size():
            with (after / WAL).open("r+b") as wal:
                wal.truncate(min(self._sizes))
        for worker in self._workers:
            worker.dead = True
            worker.connection.close()
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

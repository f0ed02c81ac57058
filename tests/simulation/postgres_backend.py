"""A session of the simulated server: statements of PostgreSQL, done by SQLite."""

import socket
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import psycopg

from server.store.migrations import migrate
from server.store.postgres import TABLES
from server.store.postgres_connection import READING, SESSION, TERMINATE
from server.store.postgres_schema import STEPS

if TYPE_CHECKING:
    from tests.simulation.postgres_server import SimulatedServer

LOCK: Final = b"SELECT pg_advisory_lock($1)"
ORIGIN: Final = (
    "CREATE TABLE origin (token TEXT NOT NULL, version TEXT NOT NULL, schema INTEGER NOT NULL)",
    "INSERT INTO origin VALUES ('', '', 0)",
)
# Only houses that share a database have rows there.
SHARED: Final = (
    "CREATE TABLE houses (token TEXT, until REAL)",
    "CREATE TABLE news (house INTEGER)",
)


def schema() -> tuple[str, ...]:
    """That of SQLite, but for the token, which has another table there."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as rows:
        migrate(rows)
        found = rows.execute(
            "SELECT sql FROM sqlite_master WHERE name NOT LIKE 'sqlite%' AND name <> 'origin'"
        ).fetchall()
    return (*(sql for (sql,) in found), *ORIGIN, *SHARED)


# Statements that only PostgreSQL understands, and the same for SQLite.
TRANSLATED: Final[dict[str, Sequence[str]]] = {
    TABLES: ("SELECT name FROM sqlite_master WHERE type = 'table'",),
    "SELECT pg_database_size(current_database())": ("SELECT 1000000",),
    **dict.fromkeys(STEPS, ("SELECT 1",)),
    STEPS[0]: schema(),
}
SICK: Final = {"full": psycopg.errors.DiskFull, "locked": psycopg.errors.LockNotAvailable}
VIOLATIONS: Final[dict[str, type[psycopg.Error]]] = {
    "SQLITE_CONSTRAINT_NOTNULL": psycopg.errors.NotNullViolation,
    "SQLITE_CONSTRAINT_UNIQUE": psycopg.errors.UniqueViolation,
    "SQLITE_CONSTRAINT_PRIMARYKEY": psycopg.errors.UniqueViolation,
    "SQLITE_CONSTRAINT_FOREIGNKEY": psycopg.errors.ForeignKeyViolation,
    "SQLITE_BUSY": psycopg.errors.LockNotAvailable,
}


class Statement(NamedTuple):
    sql: bytes
    values: Sequence[Any] = ()


class Rows(list[Any]):
    def __init__(self, found: Sequence[Any] = (), description: Any = None) -> None:
        super().__init__(found)
        self.description = description

    def fetchall(self) -> list[Any]:
        return self

    def fetchone(self) -> Any:
        return self[0] if self else None


class Backend:
    """A session. `client` is the client's end of its socket, which shows when it has ended."""

    def __init__(self, server: "SimulatedServer", name: str, *, read_only: bool) -> None:
        self.name = name
        self.alive = True
        self.orphan = self.stuck = False
        self.durable = server.syncs
        self.failed = False
        self.pending: Sequence[Statement] = ()
        self.client, self._socket = socket.socketpair()
        self._server = server
        self._read_only = read_only
        self._rows = connect(server.stale if read_only else server.file)

    @property
    def in_transaction(self) -> bool:
        return self._rows.in_transaction

    def do(self, statements: Sequence[Statement]) -> Rows:
        """The answer to the last one; a faulty one ends it."""
        answer = Rows()
        for statement in statements:
            try:
                answer = self._do(statement)
            except psycopg.Error:
                self.failed = self.in_transaction
                raise
        return answer

    def _do(self, statement: Statement) -> Rows:
        sql, values = statement
        if self.failed and not sql.startswith((b"ROLLBACK", b"COMMIT")):
            raise psycopg.errors.InFailedSqlTransaction("simulated: the transaction has failed")
        if sql in (SESSION, READING, TERMINATE, LOCK) or sql.startswith(b"VACUUM"):
            self._administer(sql, values)
            return Rows()
        if sql == b"COMMIT" and self.failed:
            # As in PostgreSQL, it ends without an error.
            sql = b"ROLLBACK"
        elif sql == b"COMMIT":
            self._server.commits(self)
        self.failed &= not sql.startswith(b"ROLLBACK")
        if sql.startswith((b"INSERT", b"UPDATE", b"DELETE")):
            self._check_write(sql)
        for each in TRANSLATED.get(sql.decode(), (sql.replace(b"$", b"?").decode(),)):
            answer = self._ask(each, values)
        return answer

    def _administer(self, sql: bytes, values: Sequence[Any]) -> None:
        if sql == SESSION:
            self.durable |= b"synchronous_commit" in sql
        elif sql == TERMINATE:
            self._server.terminate(values[0], self)
        elif sql == LOCK:
            self._server.lock(self)

    def _check_write(self, sql: bytes) -> None:
        if self._read_only:
            raise psycopg.errors.ReadOnlySqlTransaction("simulated: a standby")
        if self._server.sickness and sql.startswith(b"INSERT"):
            raise SICK[self._server.sickness]("simulated")

    def _ask(self, sql: str, values: Sequence[Any]) -> Rows:
        try:
            found = self._rows.execute(sql, values)
            return Rows(found.fetchall(), found.description)
        except OverflowError as error:
            raise psycopg.errors.NumericValueOutOfRange(str(error)) from error
        except sqlite3.Error as error:
            name = getattr(error, "sqlite_errorname", "")
            raise VIOLATIONS.get(name, psycopg.errors.SyntaxError)(str(error)) from error

    def finish(self) -> None:
        """Does what has arrived of a client that is gone, and ends."""
        pending, self.pending = self.pending, ()
        if self.alive:
            with suppress(psycopg.Error):
                self.do(pending)
            self.end()

    def end(self) -> None:
        """Takes back what it has not committed."""
        if self.alive:
            self.alive = False
            self._rows.close()
            self._socket.close()
            self._server.ended(self)


def connect(file: Path) -> sqlite3.Connection:
    rows = sqlite3.connect(file, isolation_level=None, timeout=0)
    rows.execute("PRAGMA synchronous = OFF")
    rows.execute("PRAGMA foreign_keys = ON")
    return rows

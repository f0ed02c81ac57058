"""Connections to PostgreSQL: one that reads, and the one of a house, which writes."""

import re
import secrets
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from select import POLLIN, poll
from typing import Any, Final, Protocol

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import TransactionStatus

from server import __version__
from server.cleanup import on_failure
from server.store.changes import SqlValue
from server.store.errors import StoreError, Unsettled, Why
from server.store.migrations import APPLICATION_ID, MIGRATIONS
from server.store.worker import JobResult, write

Rows = psycopg.Cursor[tuple[Any, ...]]
Link = psycopg.Connection[tuple[Any, ...]]

# Unless the URL says otherwise: a network that fails is noticed within seconds, and no standby is
# asked, which may not show the last changes yet.
NETWORK: Final[dict[str, Any]] = {
    "target_session_attrs": "read-write",
    "connect_timeout": 3,
    "tcp_user_timeout": 5000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}
# The server notices as soon that a machine is gone, and gives its locks back. What was committed
# survives a power failure.
SESSION: Final = b"""
    SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3;
    SET lock_timeout = '1s';
    SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') = 'off';
"""
# One snapshot for each transaction, and no changes.
READING: Final = b"""
    SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY
"""
TERMINATE: Final = b"""
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = $1 AND pid <> pg_backend_pid()
"""
# Fails if the token is another one.
FENCE: Final = b"UPDATE origin SET token = CASE token WHEN $2 THEN $1 END"
# No house that shares the database goes on from before.
LEFT: Final = b"UPDATE houses SET token = '', until = 0 WHERE token <> ''"
# Errors of a statement, which trying again cannot help.
BUGS: Final = (
    psycopg.IntegrityError,
    psycopg.DataError,
    psycopg.ProgrammingError,
    psycopg.NotSupportedError,
)
KNOWN: Final[dict[str | None, Why]] = {"53100": "full", "55P03": "locked", "40P01": "locked"}


class PostgresConnection:
    """Used like one of SQLite. If it was lost, the next use makes it anew."""

    def __init__(self, url: str) -> None:
        self._conninfo = make_conninfo(**{**NETWORK, **conninfo_to_dict(url)})
        self._link = self._connect()

    @property
    def in_transaction(self) -> bool:
        return self._link.info.transaction_status in (
            TransactionStatus.INTRANS,
            TransactionStatus.INERROR,
        )

    def execute(self, sql: str, values: Sequence[SqlValue] = ()) -> Rows:
        was_open = not self._link.closed and not self.in_transaction
        try:
            return self._execute(sql, values)
        except StoreError:
            # A server that was started anew since the last use.
            if not (was_open and self._link.closed):
                raise
        return self._execute(sql, values)

    def _execute(self, sql: str, values: Sequence[SqlValue]) -> Rows:
        self._reconnect()
        with store_errors():
            return self._link.execute(numbered(sql), values or None)

    def stream(self, sql: str) -> Iterator[tuple[Any, ...]]:
        """Row by row, for those that are more than the memory holds."""
        with store_errors():
            yield from self._link.cursor().stream(numbered(sql))

    def close(self) -> None:
        self._link.close()

    def _reconnect(self) -> None:
        if not self._link.closed and wait_for(self._link, seconds=0):
            # A server that says something unasked says that it ends. Better now than in a commit.
            with suppress(psycopg.Error):
                self._link.execute(b"SELECT 1")
        if self._link.closed:
            self._link = self._connect()

    def _connect(self) -> Link:
        with store_errors():
            link: Link = psycopg.Connection.connect(
                self._conninfo, autocommit=True, cursor_factory=psycopg.RawCursor
            )
            with on_failure(link.close):
                link.execute(SESSION)
                self._prepare(link)
        return link

    def _prepare(self, link: Link) -> None:
        link.execute(READING)


class HouseConnection(PostgresConnection):
    """The only one that writes, of a house that is alone.

    It holds a lock, and each of its transactions replaces a token. After a lost connection, the
    token tells whether the last transaction was committed. If it is neither the old nor the new
    one, then another house has used the database meanwhile, and this one never writes again.
    """

    lock = b"SELECT pg_advisory_lock($1)"

    def __init__(self, url: str) -> None:
        self._name = f"kartenhaus {secrets.token_hex(8)}"
        self._token = ""
        self._unsettled: str | None = None
        self._committed: dict[str, bool] = {}
        super().__init__(make_conninfo(url, application_name=self._name))

    def migrate(self, steps: Sequence[str]) -> None:
        """Creates the tables, or brings them up to date, and lets no house go on from before."""
        with store_errors():
            self._token = secrets.token_hex(8)
            with self._link.transaction():
                for step in steps:
                    self._link.execute(step.encode())
                self._link.execute(LEFT)
                self.execute(
                    "UPDATE origin SET token = ?, version = ?, schema = ?",
                    (self._token, __version__, len(MIGRATIONS)),
                )

    def transaction(self, writes: Sequence[Any], *, again: bool = True) -> list[JobResult]:
        """Commits once; a faulty write fails alone."""
        self._reconnect()
        token = secrets.token_hex(8)
        results = [JobResult()] * len(writes)
        try:
            try:
                self._commit_together(writes, token)
            except StoreError:
                raise
            except Exception:  # one of them is faulty, and the others are not known yet
                self._commit_one_by_one(writes, token, results)
        except StoreError as error:
            if error.why == "lost":
                # A server that said that it ends may have committed before.
                self._link.close()
            if not self._link.closed:
                self._unsettled = None
                self._roll_back()
                raise
            self._find_out()
            if self._unsettled == token:
                unsettled = Unsettled(self.was_committed, token)
                return [each if each.error else JobResult(error=unsettled) for each in results]
            if self._committed.get(token):
                return results
            if again and not self._link.closed:
                # The server was started anew since the last use.
                return self.transaction(writes, again=False)
            raise
        self._token, self._unsettled = token, None
        return results

    def _find_out(self) -> None:
        """Whether the last transaction was committed, if the database can be asked now. Raises a
        `StoreError` if that will never be known."""
        try:
            self._reconnect()
        except StoreError as error:
            if error.why == "taken":
                raise

    def executemany(self, sql: str, rows: Iterable[Sequence[SqlValue]]) -> None:
        with store_errors():
            self._link.cursor().executemany(numbered(sql), rows)

    def was_committed(self, token: str) -> bool:
        """Of a transaction during which the connection was lost."""
        self._reconnect()
        if token not in self._committed:
            raise StoreError("taken")
        return self._committed[token]

    def _commit_together(self, writes: Sequence[Any], token: str) -> None:
        self._unsettled = token
        # All is sent before the first answer is read: the network may be slow.
        with store_errors(), self._link.pipeline():
            self._link.execute(b"BEGIN")
            self._fence(token)
            for changes in writes:
                for change in changes:
                    self._link.execute(numbered(change.sql), change.values)
            self._link.execute(b"COMMIT")

    def _commit_one_by_one(
        self, writes: Sequence[Any], token: str, results: list[JobResult]
    ) -> None:
        self._unsettled = None
        self._roll_back()
        self.execute("BEGIN")
        try:
            with store_errors():
                self._fence(token)
        except psycopg.errors.NotNullViolation as error:
            raise StoreError("taken") from error
        # Known before the commit, whose answer may be lost.
        results[:] = [self._write(changes) for changes in writes]
        self._unsettled = token
        self.execute("COMMIT")

    def _roll_back(self) -> None:
        # Not by a statement: psycopg would go on to use those that it prepared in vain behind the
        # one that failed.
        with store_errors():
            self._link.rollback()

    def _write(self, changes: Sequence[Any]) -> JobResult:
        return write(self, changes)

    def _fence(self, token: str) -> None:
        self._link.execute(FENCE, (token, self._token))

    def _prepare(self, link: Link) -> None:
        # Of this house, if the server has not noticed that it was cut off: it has the lock.
        link.execute(TERMINATE, (self._name,))
        try:
            # Waits for the end of a house that was just killed.
            link.execute(self.lock, (APPLICATION_ID,))
        except psycopg.errors.LockNotAvailable as error:
            if not self._token:
                raise StoreError("taken") from error
            self._token_in(link)
            # By a connection of this house that does not end yet, and may still commit.
            raise StoreError("lost") from error
        if self._token:
            found = self._token_in(link)
            if self._unsettled:
                self._committed[self._unsettled] = found == self._unsettled
            self._token, self._unsettled = found, None

    def _token_in(self, link: Link) -> str:
        found = str(link.execute(b"SELECT token FROM origin").fetchall()[0][0])
        if found not in (self._token, self._unsettled):
            raise StoreError("taken")
        return found


class HasFile(Protocol):
    def fileno(self) -> int: ...


def wait_for(*files: HasFile, seconds: float | None = None) -> set[int]:
    """The numbers of those that can be read then; without `seconds`, one of them can be."""
    # Not select(), which fails in a house with a thousand connections.
    waiting = poll()
    for file in files:
        waiting.register(file, POLLIN)
    return {number for number, _ in waiting.poll(None if seconds is None else 1000 * seconds)}


@cache
def numbered(sql: str) -> bytes:
    """With the placeholders of PostgreSQL: `?` and `?1` are `$1`."""
    numbers = iter(range(1, sql.count("?") + 1))
    return re.sub(r"\?(\d*)", lambda found: f"${found[1] or next(numbers)}", sql).encode()


@contextmanager
def store_errors() -> Iterator[None]:
    """Those that may pass become StoreError."""
    try:
        yield
    except BUGS:
        raise
    except psycopg.Error as error:
        lost = error.sqlstate is None or error.sqlstate.startswith(("08", "57P"))
        raise StoreError("lost" if lost else KNOWN.get(error.sqlstate, "failed")) from error

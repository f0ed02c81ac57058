"""The connection of a house that shares its database with others.

Its row in `houses` has a token, which each of its transactions replaces, as that of a house that is
alone does in `origin`, and the end of its lease, which each of them puts off. Another house that
replaces the token by none, once the lease is over, keeps it from committing anything. Only the
clock of the database tells whether a lease is over.
"""

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import inf
from typing import Any, Final

import psycopg

from server import __version__
from server.store.errors import StoreError, Why
from server.store.houses import IS_OVER, LEASE, NOW
from server.store.migrations import MIGRATIONS
from server.store.postgres_connection import HouseConnection, Link, store_errors
from server.store.worker import JobResult

# `since` is when the first of its leases began that have followed each other without a gap. An
# earlier connection, whose transaction may still be under way, does not match.
FENCE: Final = f"""
    UPDATE houses SET token = CASE WHEN token = $2 AND connections = $3 THEN $1 END,
        since = CASE WHEN {IS_OVER} THEN {NOW} ELSE since END, until = {NOW} + {LEASE}
    WHERE number = $4
""".encode()  # noqa: S608 - only the names of this module
# Waits for a transaction of an earlier connection that is under way. A database that has lost the
# row of this house may have given its number to another one.
CONNECTED: Final = b"""
    UPDATE houses SET connections = connections + 1
    WHERE number = $1 AND session = $2 AND token <> '' RETURNING token, connections
"""
JOIN: Final = f"""
    INSERT INTO houses (session, address, version, token, since, until)
    VALUES ($1, $2, $3, $4, {NOW}, {NOW} + {LEASE}) RETURNING number
""".encode()  # noqa: S608
# Until nobody has adopted them, they go on as they are.
TAKE_BACK: Final = b"UPDATE tables SET house = $1 WHERE house = $2"
LEAVE: Final = b"UPDATE houses SET token = '', until = 0 WHERE number = $1 AND session = $2"
# The token of a house that others took for dead, until it has joined again.
OVER: Final = "over"
# Tables and columns with a row that was there, or a value that was not allowed.
EXISTS: Final = frozenset({"people", "other_keys"})
REFUSED: Final[dict[tuple[str | None, str | None], Why]] = {
    ("tables", "epoch"): "moved",
    ("tables", "house"): "gone",
}


class SharedConnection(HouseConnection):
    """`house` is its number. `leased`: by `steady`, until when no other house takes this one for
    dead."""

    lock = b"SELECT pg_advisory_lock_shared($1)"

    def __init__(self, url: str, address: str, steady: Callable[[], float]) -> None:
        self.house = 0
        self.leased = -inf
        self._address = address
        self._steady = steady
        self._connections = 0
        super().__init__(url)

    def join(self, before: int = 0) -> None:
        """Becomes a new house; `before` is the number that it had, whose tables it keeps."""
        token, sent = secrets.token_hex(8), self._steady()
        with store_errors(), self._link.transaction():
            # No house that was alone goes on from before.
            found = self._link.execute(
                b"UPDATE origin SET token = $1, version = $2 RETURNING schema", (token, __version__)
            ).fetchall()
            if found != [(len(MIGRATIONS),)]:
                raise StoreError("taken")
            ((house,),) = self._link.execute(
                JOIN, (self._name, self._address, __version__, token)
            ).fetchall()
            if before:
                self._link.execute(TAKE_BACK, (house, before))
        self.house, self._token, self._connections = house, token, 0
        self.leased = sent + LEASE

    def rejoin(self) -> int:
        """After others took it for dead. Returns its new number."""
        self._token, self._unsettled = OVER, None
        self._reconnect()
        with store_errors():
            self._link.execute(LEAVE, (self.house, self._name))
        self.join()
        return self.house

    def transaction(self, writes: Sequence[Any], *, again: bool = True) -> list[JobResult]:
        sent = self._steady()
        results = super().transaction(writes, again=again)
        if self._unsettled is None:
            self.leased = max(self.leased, sent + LEASE)
        return results

    def close(self) -> None:
        """Its tables can be adopted at once."""
        if not self._link.closed:
            with suppress(psycopg.Error):
                self._link.execute(LEAVE, (self.house, self._name))
        super().close()

    def _write(self, changes: Sequence[Any]) -> JobResult:
        result = super()._write(changes)
        why = refusal(result.error)
        return JobResult(error=StoreError(why, result.error)) if why else result

    def _fence(self, token: str) -> None:
        if self._token == OVER:
            raise StoreError("taken")
        self._link.execute(FENCE, (token, self._token, self._connections, self.house))

    def _token_in(self, link: Link) -> str:
        if self._token == OVER:
            return OVER
        rows = link.execute(CONNECTED, (self.house, self._name)).fetchall()
        if not rows or rows[0][0] not in (self._token, self._unsettled):
            raise StoreError("taken")
        found, self._connections = rows[0]
        return str(found)


def refusal(error: Exception | None) -> Why | None:
    """Why the database refused a write that is not faulty."""
    match error:
        case psycopg.errors.NotNullViolation():
            return REFUSED.get((error.diag.table_name, error.diag.column_name))
        case psycopg.errors.UniqueViolation() if error.diag.table_name in EXISTS:
            return "exists"
    return None

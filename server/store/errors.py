"""Errors of the disk or the network, which may pass, as opposed to faulty statements, which never
will."""

import sqlite3
from collections.abc import Callable
from typing import Final, Literal

# "lost": the connection. "taken": by another house. The others are of one write alone, which the
# database refuses: the table has moved to another house, a person with this key, code or name
# exists, or the house that is to have a table is gone.
Why = Literal["full", "locked", "failed", "lost", "taken", "moved", "exists", "gone"]
REFUSALS: Final[frozenset[Why]] = frozenset({"moved", "exists", "gone"})
# Of a table: another house has it, or may have it.
LOST: Final[frozenset[Why]] = frozenset({"moved", "taken"})

KNOWN: dict[int, Why] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
}
# These codes mean a bug in the house: trying again cannot help.
BUGS = frozenset(
    {
        sqlite3.SQLITE_ERROR,
        sqlite3.SQLITE_TOOBIG,
        sqlite3.SQLITE_CONSTRAINT,
        sqlite3.SQLITE_MISMATCH,
        sqlite3.SQLITE_MISUSE,
        sqlite3.SQLITE_RANGE,
    }
)


class StoreError(Exception):
    """Nothing was written or read; unless it was refused, the same can be tried again later."""

    def __init__(self, why: Why, cause: Exception | None = None) -> None:
        super().__init__(why)
        self.why = why
        # Not raised where it is made but in the caller, in another thread.
        self.__cause__ = cause


class Unsettled(StoreError):
    """The connection was lost during the commit: only the database knows if it was done."""

    def __init__(self, was_committed: Callable[[str], bool], token: str) -> None:
        super().__init__("lost")
        self._was_committed = was_committed
        self._token = token

    def ask(self, _: object) -> bool:
        """A query for the thread that writes: whether it was done."""
        return self._was_committed(self._token)


def code_of(error: sqlite3.Error) -> int:
    """The primary result code; MISUSE for errors that Python raises without one."""
    # The low byte is the primary code; the rest says more about the same error.
    extended = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_MISUSE)
    return int(extended) & 0xFF


def may_pass(error: Exception) -> bool:
    if isinstance(error, sqlite3.Error):
        return code_of(error) not in BUGS
    return isinstance(error, StoreError)


def store_error(error: Exception) -> StoreError:
    if isinstance(error, StoreError):
        return error
    known = isinstance(error, sqlite3.Error) and KNOWN.get(code_of(error))
    return StoreError(known or "failed", error)

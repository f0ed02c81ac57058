"""Errors of the disk, which may pass, as opposed to faulty statements, which never will."""

import sqlite3
from typing import Literal

Why = Literal["full", "locked", "failed"]

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
    """Nothing was written or read; the same can be tried again later."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why


def code_of(error: sqlite3.Error) -> int:
    """The primary result code; MISUSE for errors that Python raises without one."""
    # The low byte is the primary code; the rest says more about the same error.
    extended = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_MISUSE)
    return int(extended) & 0xFF


def may_pass(error: Exception) -> bool:
    return isinstance(error, sqlite3.Error) and code_of(error) not in BUGS


def store_error(error: Exception) -> StoreError:
    code = code_of(error) if isinstance(error, sqlite3.Error) else None
    made = StoreError(KNOWN.get(code, "failed") if code is not None else "failed")
    # Not raised here but in the caller, in another thread.
    made.__cause__ = error
    return made

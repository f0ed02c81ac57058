"""Why nothing could be written or read just now; the same can be tried again later."""

import sqlite3
from typing import Literal

Why = Literal["full", "locked", "failed"]

KNOWN: dict[int, Why] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
}
# What is asked for can never be done: that is a fault of the house, and no trouble of the disk.
FAULTS = frozenset(
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
    """Nothing of what was to be written has been."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why


def code_of(error: sqlite3.Error) -> int:
    """Without the details that SQLite adds; a fault where Python found it by itself."""
    extended = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_MISUSE)
    return int(extended) & 0xFF


def is_trouble(error: Exception) -> bool:
    return isinstance(error, sqlite3.Error) and code_of(error) not in FAULTS


def trouble(error: Exception) -> StoreError:
    code = code_of(error) if isinstance(error, sqlite3.Error) else None
    made = StoreError(KNOWN.get(code, "failed") if code is not None else "failed")
    made.__cause__ = error
    return made

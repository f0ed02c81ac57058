"""Writes the database anew, without what was deleted.

SQLite leaves that in free places of its pages, and in its log, until it needs them.
"""

import sqlite3

from server.store.changes import Change

# Bytes that are written in a fraction of a second, while moves wait.
SMALL = 32_000_000
DUE = Change("INSERT INTO vacuum_due DEFAULT VALUES", ())


def is_due(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM vacuum_due LIMIT 1").fetchone() is not None


def is_small(connection: sqlite3.Connection) -> bool:
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    (size,) = connection.execute("PRAGMA page_size").fetchone()
    return bool(pages * size <= SMALL)


def vacuum(connection: sqlite3.Connection) -> None:
    connection.execute("VACUUM")
    # A reader may keep the log, and then it is tried again.
    busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if not busy:
        connection.execute("DELETE FROM vacuum_due")

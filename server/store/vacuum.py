"""Writes the database anew, without what was deleted.

SQLite leaves that in free places of its pages, and in its log, until it needs them. PostgreSQL
does so, too, and only the server knows how long it keeps its logs.
"""

import sqlite3

from server.store.changes import Change
from server.store.connection import Connection

# Bytes that are written in a fraction of a second, while moves wait.
SMALL = 32_000_000
DELETED_FROM = "people, other_keys, bans, tables, moves, talk, records, results"
DUE = Change("INSERT INTO vacuum_due DEFAULT VALUES", ())


def is_due(connection: Connection) -> bool:
    return connection.execute("SELECT 1 FROM vacuum_due LIMIT 1").fetchone() is not None


def size(connection: Connection) -> int:
    """In bytes."""
    if not isinstance(connection, sqlite3.Connection):
        (found,) = connection.execute("SELECT pg_database_size(current_database())").fetchone()
        return int(found)
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    (page_size,) = connection.execute("PRAGMA page_size").fetchone()
    return int(pages * page_size)


def is_small(connection: Connection) -> bool:
    return size(connection) <= SMALL


def vacuum(connection: Connection) -> None:
    if not isinstance(connection, sqlite3.Connection):
        connection.execute(f"VACUUM FULL {DELETED_FROM}")
        connection.execute("DELETE FROM vacuum_due")
        return
    connection.execute("VACUUM")
    # A reader may keep the log, and then it is tried again.
    busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if not busy:
        connection.execute("DELETE FROM vacuum_due")

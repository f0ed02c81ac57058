"""Turns a database into one of an older version of the house, as it would be before an update."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from server.store.database import DATABASE
from server.store.migrations import MIGRATIONS, migrate
from server.store.origin import BESIDE
from server.store.packing import unpack

# Of version 1, the keys of further devices would be lost.
OLDEST = 2


def make_older(folder: Path, dice: Random) -> int:
    """The version that it has then; an update from there may have been interrupted."""
    version = dice.randrange(OLDEST, len(MIGRATIONS))
    newer, older = folder / DATABASE, folder / "older.db"
    with closing(sqlite3.connect(older, isolation_level=None)) as connection:
        migrate(connection, MIGRATIONS[:version])
        connection.execute("ATTACH ? AS newer", (str(newer),))
        connection.execute("BEGIN")
        for table in (*tables_of(connection), "sqlite_sequence"):
            columns = ", ".join(columns_of(connection, table))
            connection.execute(f"DELETE FROM main.{table}")  # noqa: S608
            connection.execute(
                f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM newer.{table}"  # noqa: S608
            )
        # Before version 5 they were not packed.
        connection.create_function("unpacked", 1, unpack)
        connection.execute("UPDATE main.records SET lines = unpacked(lines)")
        connection.execute("COMMIT")
        connection.execute("DETACH newer")
        migrate(connection, MIGRATIONS[: dice.randint(version, len(MIGRATIONS) - 1)])
    older.replace(newer)
    for beside in (f"{DATABASE}-wal", f"{DATABASE}-shm", BESIDE):
        (folder / beside).unlink(missing_ok=True)
    return version


def tables_of(connection: sqlite3.Connection) -> list[str]:
    rows = connection.execute(
        "SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        " ORDER BY rowid"
    )
    return [name for (name,) in rows]


def columns_of(connection: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in connection.execute(f"PRAGMA main.table_info({table})")]

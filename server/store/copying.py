"""Copies all rows of a house from one database into another, also of the other kind."""

import sqlite3
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

from server.store.changes import insertion
from server.store.connection import Connection

# All tables, each after those that it refers to, with the columns that put its rows in order.
KEYS: Final = {
    "people": "id",
    "other_keys": "key",
    "bans": "what",
    "tables": "id",
    "moves": "table_id, number",
    "talk": "number",
    "records": "number",
    "results": "record, seat",
    "open_days": "day",
    "vacuum_due": "number",
    "sqlite_sequence": "name",
}
# A house writes to these when it is opened, although nobody has been there.
OWN: Final = frozenset({"open_days", "vacuum_due", "sqlite_sequence"})
BOOLEANS: Final = frozenset({"played", "open", "won"})
COUNTED: Final = ("talk", "records", "vacuum_due")


def is_unused(connection: Connection) -> bool:
    return all(
        connection.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() is None  # noqa: S608
        for table in KEYS.keys() - OWN
    )


def copy(source: Any, target: Any) -> str | None:
    """Into an unused database, in one transaction, which ends without a trace if a table is not the
    same then. Returns its name."""
    target.execute("BEGIN")
    for table in KEYS:
        target.execute(f"DELETE FROM {table}")  # noqa: S608 - as below, the names of this module
        columns = columns_of(source, table)
        flags = [target_has_booleans(target) and column in BOOLEANS for column in columns]
        target.executemany(
            insertion(table, columns),
            (
                [bool(each) if flag else each for each, flag in zip(row, flags, strict=True)]
                for row in rows_of(source, table)
            ),
        )
    if target_has_booleans(target):
        for table in COUNTED:
            target.execute(
                f"SELECT setval(pg_get_serial_sequence('{table}', 'number'),"  # noqa: S608
                f" coalesce(max(number), 0) + 1, false) FROM {table}"
            )
    found = next((each for each in KEYS if digest(source, each) != digest(target, each)), None)
    target.execute("ROLLBACK" if found else "COMMIT")
    return found


def target_has_booleans(target: Any) -> bool:
    """PostgreSQL has; SQLite keeps 0 and 1."""
    return not isinstance(target, sqlite3.Connection)


def columns_of(connection: Connection, table: str) -> tuple[str, ...]:
    """In the order of the alphabet, as another database may have them in another one. Houses of
    one database are not those of another one."""
    empty = connection.execute(f"SELECT * FROM {table} LIMIT 0")  # noqa: S608
    return tuple(sorted({column[0] for column in empty.description} - {"house"}))


def rows_of(connection: Any, table: str) -> Iterator[tuple[Any, ...]]:
    columns = ", ".join(columns_of(connection, table))
    sql = f"SELECT {columns} FROM {table} ORDER BY {KEYS[table]}"  # noqa: S608
    if isinstance(connection, sqlite3.Connection):
        yield from connection.execute(sql)
    else:
        yield from connection.stream(sql)


def digest(connection: Connection, table: str) -> str:
    """Of all rows; the same in either kind of database."""
    found = sha256()
    for row in rows_of(connection, table):
        found.update(repr([int(each) if isinstance(each, bool) else each for each in row]).encode())
    return found.hexdigest()

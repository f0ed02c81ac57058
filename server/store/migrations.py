"""What the database holds: one migration after another, and none is ever changed again."""

import sqlite3
from collections.abc import Sequence
from typing import Final

APPLICATION: Final = 0x4B415254  # "KART"

MIGRATIONS: Final[tuple[str, ...]] = (
    # AUTOINCREMENT: what somebody remembers of a person or a table must never mean another one.
    # Talk and results outlive the people in them, so no person is asked for.
    """
    CREATE TABLE people (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        key TEXT UNIQUE,
        code TEXT UNIQUE,
        name TEXT NOT NULL,
        folded TEXT NOT NULL UNIQUE,
        language TEXT NOT NULL,
        preferences BLOB NOT NULL,
        muted BLOB NOT NULL,
        seen REAL NOT NULL
    );
    CREATE TABLE tables (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        setup BLOB NOT NULL,
        room BLOB NOT NULL,
        changed REAL NOT NULL
    );
    CREATE TABLE moves (
        table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        seat INTEGER,
        move BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE talk (
        number INTEGER PRIMARY KEY,
        place TEXT NOT NULL,
        at REAL NOT NULL,
        person INTEGER,
        who TEXT NOT NULL,
        text TEXT NOT NULL,
        seat INTEGER
    );
    CREATE INDEX talk_by_place ON talk (place);
    CREATE INDEX talk_by_person ON talk (person);
    CREATE TABLE records (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        ended REAL NOT NULL,
        open INTEGER NOT NULL,
        lines BLOB NOT NULL
    );
    CREATE TABLE results (
        record TEXT NOT NULL REFERENCES records (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        person INTEGER,
        name TEXT NOT NULL,
        points INTEGER NOT NULL,
        won INTEGER NOT NULL,
        PRIMARY KEY (record, seat)
    ) WITHOUT ROWID;
    CREATE INDEX results_by_person ON results (person);
    CREATE TRIGGER talk_goes_with_its_table AFTER DELETE ON tables BEGIN
        DELETE FROM talk WHERE place = 'table:' || old.id;
    END;
    CREATE TRIGGER a_person_is_forgotten AFTER DELETE ON people BEGIN
        UPDATE talk SET person = NULL WHERE person = old.id;
        UPDATE results SET person = NULL WHERE person = old.id;
    END;
    """,
    # A person may come from several devices, each with a key of its own.
    """
    CREATE TABLE other_keys (
        key TEXT PRIMARY KEY,
        person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE
    ) WITHOUT ROWID;
    CREATE TABLE bans (
        what TEXT PRIMARY KEY,
        at REAL NOT NULL
    ) WITHOUT ROWID;
    """,
)


def version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def application(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA application_id").fetchone()[0])


def migrate(connection: sqlite3.Connection, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Each step whole or not at all, so that the next start goes on where this one stopped."""
    for number in range(version(connection), len(migrations)):
        try:
            connection.executescript(
                f"BEGIN IMMEDIATE;{migrations[number]};PRAGMA application_id = {APPLICATION};"
                f"PRAGMA user_version = {number + 1};COMMIT;"
            )
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def things(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """The kinds and names of all tables, indexes and triggers."""
    return set(connection.execute("SELECT type, name FROM sqlite_master"))


def expected_things(upto: int) -> set[tuple[str, str]]:
    blank = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(blank, MIGRATIONS[:upto])
        return things(blank)
    finally:
        blank.close()

"""The schema, as a sequence of migrations. A released migration must never be changed."""

import sqlite3
from collections.abc import Sequence
from typing import Final

from server.store.connection import Connection
from server.store.packing import pack

APPLICATION_ID: Final = 0x4B415254  # "KART"

MIGRATIONS: Final[tuple[str, ...]] = (
    # AUTOINCREMENT: the number of a deleted person or table must never be used again.
    # Talk and results outlive the people in them, so they have no foreign key to people.
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
    # A person may have several devices, each with its own key.
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
    # An index for each question that a running house asks. `played`: has a finished game.
    """
    ALTER TABLE people ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
    UPDATE people SET played = 1 WHERE id IN (SELECT person FROM results);
    CREATE INDEX people_by_last_visit ON people (played, seen);
    CREATE INDEX guests ON people (id) WHERE key IS NULL;
    CREATE INDEX other_keys_by_person ON other_keys (person);
    ALTER TABLE results ADD COLUMN ended REAL NOT NULL DEFAULT 0;
    UPDATE results SET ended = (SELECT ended FROM records WHERE id = record);
    DROP INDEX results_by_person;
    CREATE INDEX results_by_person ON results (person, ended);
    CREATE INDEX open_records ON records (ended, number) WHERE open;
    CREATE INDEX newest_talk ON talk (place, number);
    DROP INDEX talk_by_place;
    CREATE TRIGGER a_person_has_played AFTER INSERT ON results WHEN new.person IS NOT NULL BEGIN
        UPDATE people SET played = 1 WHERE id = new.person;
    END;
    """,
    # See origin.py. `version`: of the program that made the schema, for older ones to name.
    """
    CREATE TABLE origin (
        only INTEGER PRIMARY KEY CHECK (only = 1), token TEXT NOT NULL, version TEXT NOT NULL
    );
    """,
    # See packing.py, open_days.py and vacuum.py: `until` is the last time on that day, and any row
    # of `vacuum_due` says that something was deleted for good. Older versions noted no days, but on
    # those of which something is stored they were open.
    """
    UPDATE records SET lines = packed(lines);
    CREATE INDEX records_by_end ON records (ended);
    CREATE TABLE vacuum_due (number INTEGER PRIMARY KEY);
    INSERT INTO vacuum_due SELECT number FROM records LIMIT 1;
    CREATE TABLE open_days (day INTEGER PRIMARY KEY, until REAL NOT NULL);
    INSERT INTO open_days SELECT CAST(at / 86400 AS INTEGER), max(at) FROM (
        SELECT seen AS at FROM people UNION ALL SELECT ended FROM records
        UNION ALL SELECT changed FROM tables UNION ALL SELECT at FROM talk
    ) GROUP BY 1;
    """,
    # A ban may end.
    """
    ALTER TABLE bans ADD COLUMN until REAL;
    """,
    # The house that has a table, and how often the table went to another one: only in PostgreSQL
    # can houses share a database.
    """
    ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN house INTEGER NOT NULL DEFAULT 0;
    """,
)


def version(connection: Connection) -> int:
    if not isinstance(connection, sqlite3.Connection):
        return int(connection.execute("SELECT schema FROM origin").fetchone()[0])
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def application_id(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA application_id").fetchone()[0])


def migrate(connection: sqlite3.Connection, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Each migration is one transaction."""
    connection.create_function("packed", 1, pack, deterministic=True)
    # The number is set within the transaction: a crash leaves both old or both new.
    for number in range(version(connection), len(migrations)):
        try:
            connection.executescript(
                f"BEGIN IMMEDIATE;{migrations[number]};PRAGMA application_id = {APPLICATION_ID};"
                f"PRAGMA user_version = {number + 1};COMMIT;"
            )
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def schema_objects(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """Type and name of all tables, indexes and triggers."""
    return set(connection.execute("SELECT type, name FROM sqlite_master"))


def expected_objects(upto: int) -> set[tuple[str, str]]:
    blank = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(blank, MIGRATIONS[:upto])
        return schema_objects(blank)
    finally:
        blank.close()

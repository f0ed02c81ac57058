"""Changes of the database as SQL statements. `keep_…` inserts a row or replaces the old one."""

from msgspec.structs import astuple

from server.protocol.seat import Value
from server.store.rows import MoveRow, PersonRow, RecordRow, SayingRow

SqlValue = str | bytes | int | float | None


class Change(Value, frozen=True):
    sql: str
    values: tuple[SqlValue, ...]


def keep_person(row: PersonRow) -> Change:
    return Change(
        "INSERT INTO people (id, key, code, name, folded, language, preferences, muted, seen)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET key = excluded.key,"
        " code = excluded.code, name = excluded.name, folded = excluded.folded,"
        " language = excluded.language, preferences = excluded.preferences,"
        " muted = excluded.muted, seen = excluded.seen",
        astuple(row),
    )


def forget_person(person: int) -> Change:
    """Talk and results of the person stay, under the name of then."""
    return Change("DELETE FROM people WHERE id = ?", (person,))


def add_key(key: str, person: int) -> Change:
    """The key of another device of a person."""
    return Change(
        "INSERT INTO other_keys (key, person) VALUES (?, ?) ON CONFLICT (key)"
        " DO UPDATE SET person = excluded.person",
        (key, person),
    )


def keep_ban(what: str, at: float) -> Change:
    return Change("INSERT OR REPLACE INTO bans (what, at) VALUES (?, ?)", (what, at))


def drop_ban(what: str) -> Change:
    return Change("DELETE FROM bans WHERE what = ?", (what,))


def keep_table(table: int, setup: bytes, room: bytes, changed: float) -> Change:
    return Change(
        "INSERT INTO tables (id, setup, room, changed) VALUES (?, ?, ?, ?) ON CONFLICT (id)"
        " DO UPDATE SET setup = excluded.setup, room = excluded.room, changed = excluded.changed",
        (table, setup, room, changed),
    )


def drop_table(table: int) -> Change:
    """Moves and talk of the table go with it."""
    return Change("DELETE FROM tables WHERE id = ?", (table,))


def add_move(table: int, row: MoveRow) -> Change:
    return Change(
        "INSERT INTO moves (table_id, number, seat, move) VALUES (?, ?, ?, ?)",
        (table, row.number, row.seat, row.move),
    )


def drop_moves(table: int) -> Change:
    return Change("DELETE FROM moves WHERE table_id = ?", (table,))


def add_saying(row: SayingRow) -> Change:
    return Change(
        "INSERT INTO talk (place, at, person, who, text, seat) VALUES (?, ?, ?, ?, ?, ?)",
        astuple(row),
    )


def prune_talk(place: str, keep: int) -> Change:
    """Deletes all but the newest `keep` entries."""
    return Change(
        "DELETE FROM talk WHERE place = ?1 AND number <="
        " (SELECT number FROM talk WHERE place = ?1 ORDER BY number DESC LIMIT 1 OFFSET ?2)",
        (place, keep),
    )


def keep_record(row: RecordRow) -> tuple[Change, ...]:
    return (
        Change(
            "INSERT INTO records (id, game, ended, open, lines) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET game = excluded.game, ended = excluded.ended,"
            " open = excluded.open, lines = excluded.lines",
            (row.id, row.game, row.ended, row.open, row.lines),
        ),
        Change("DELETE FROM results WHERE record = ?", (row.id,)),
        *(
            Change(
                "INSERT INTO results (record, seat, person, name, points, won)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (row.id, *astuple(result)),
            )
            for result in row.results
        ),
    )

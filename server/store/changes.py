"""Changes of the database as SQL statements. `keep_…` inserts a row or replaces the old one."""

from functools import cache
from typing import Final

from msgspec.structs import asdict

from server.protocol.seat import Value
from server.store.packing import pack
from server.store.rows import MoveRow, PersonRow, RecordRow, SayingRow

SqlValue = str | bytes | int | float | None


class Change(Value, frozen=True):
    sql: str
    values: tuple[SqlValue, ...]


def insert(table: str, **values: SqlValue) -> Change:
    return Change(insertion(table, tuple(values)), tuple(values.values()))


def keep(table: str, **values: SqlValue) -> Change:
    """Inserts a row, or changes the one whose first value is the same."""
    return Change(replacement(table, tuple(values)), tuple(values.values()))


# All names in these statements come from this module and the rows, none from outside. The texts are
# cached so that the same statement is the same object, which SQLite need not parse again.
@cache
def insertion(table: str, columns: tuple[str, ...]) -> str:
    places = ", ".join("?" * len(columns))
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"  # noqa: S608


@cache
def replacement(table: str, columns: tuple[str, ...]) -> str:
    key, *others = columns
    changed = ", ".join(f"{column} = excluded.{column}" for column in others)
    return f"{insertion(table, columns)} ON CONFLICT ({key}) DO UPDATE SET {changed}"


def keep_person(row: PersonRow) -> Change:
    return keep("people", **asdict(row))


def change_person(person: int, **values: SqlValue) -> Change:
    """Changes some columns of a person, if there still is one with this number."""
    columns = ", ".join(f"{column} = ?" for column in values)
    return Change(f"UPDATE people SET {columns} WHERE id = ?", (*values.values(), person))  # noqa: S608


def forget_person(person: int) -> Change:
    """Deletes the person; their talk and results stay, under the name they had."""
    return Change("DELETE FROM people WHERE id = ?", (person,))


def add_key(key: str, person: int) -> Change:
    """The key of another device of a person."""
    return keep("other_keys", key=key, person=person)


def touch() -> Change:
    """Changes nothing, but has to be written to the disk."""
    return Change("UPDATE origin SET token = token", ())


def drop_key(key: str) -> Change:
    """The key of another device."""
    return Change("DELETE FROM other_keys WHERE key = ?", (key,))


def keep_ban(what: str, at: float, until: float | None = None) -> Change:
    return keep("bans", what=what, at=at, until=until)


def drop_ban(what: str) -> Change:
    return Change("DELETE FROM bans WHERE what = ?", (what,))


def move_history(person: int, to: int) -> tuple[Change, ...]:
    """Games and talk of one person become those of another one."""
    return (
        Change("UPDATE results SET person = ? WHERE person = ?", (to, person)),
        Change("UPDATE talk SET person = ? WHERE person = ?", (to, person)),
        Change(
            "UPDATE people SET played = played OR (SELECT played FROM people WHERE id = ?)"
            " WHERE id = ?",
            (person, to),
        ),
    )


# Only a table that is there: its owner may have closed it, and then it must not come back. This
# fails if the epoch is another one, as NULL is not allowed there.
KEEP_SHARED: Final = (
    "INSERT INTO tables (id, setup, room, changed, house, epoch) SELECT ?1, ?2, ?3, ?4, ?5,"
    " (SELECT CASE epoch WHEN ?6 THEN epoch END FROM tables WHERE id = ?1)"
    " ON CONFLICT (id) DO UPDATE SET setup = excluded.setup, room = excluded.room,"
    " changed = excluded.changed,"
    " epoch = CASE tables.epoch WHEN excluded.epoch THEN excluded.epoch END"
)


def add_table(table: int, setup: bytes, room: bytes, changed: float, house: int = 0) -> Change:
    """A new one, of this house."""
    return insert("tables", id=table, setup=setup, room=room, changed=changed, house=house)


def keep_table(
    table: int, setup: bytes, room: bytes, changed: float, house: int = 0, epoch: int = 0
) -> Change:
    """In a house that is alone (0), it may be new. In others, it fails if the epoch is over."""
    if not house:
        return keep("tables", id=table, setup=setup, room=room, changed=changed)
    return Change(KEEP_SHARED, (table, setup, room, changed, house, epoch))


def touch_table(table: int, epoch: int) -> Change:
    """Changes nothing, but fails if the epoch is over."""
    return Change(
        "UPDATE tables SET epoch = CASE epoch WHEN ? THEN epoch END WHERE id = ?", (epoch, table)
    )


def drop_table(table: int, epoch: int = 0) -> tuple[Change, ...]:
    """Moves and talk of the table go with it. Fails if the epoch is over."""
    return (touch_table(table, epoch), Change("DELETE FROM tables WHERE id = ?", (table,)))


def add_move(table: int, row: MoveRow) -> Change:
    return insert("moves", table_id=table, **asdict(row))


def drop_moves(table: int) -> Change:
    return Change("DELETE FROM moves WHERE table_id = ?", (table,))


def add_saying(row: SayingRow) -> Change:
    return insert("talk", **asdict(row))


def drop_talk_of(person: int) -> Change:
    return Change("DELETE FROM talk WHERE person = ?", (person,))


def prune_talk(place: str, keep: int) -> Change:
    """Deletes all but the newest `keep` entries."""
    return Change(
        "DELETE FROM talk WHERE place = ?1 AND number <="
        " (SELECT number FROM talk WHERE place = ?1 ORDER BY number DESC LIMIT 1 OFFSET ?2)",
        (place, keep),
    )


def keep_record(row: RecordRow) -> tuple[Change, ...]:
    record = asdict(row)
    results = record.pop("results")
    return (
        keep("records", **{**record, "lines": pack(row.lines)}),
        # A repaired table may finish the same game again.
        Change("DELETE FROM results WHERE record = ?", (row.id,)),
        *(
            insert("results", record=row.id, ended=row.ended, **asdict(result))
            for result in results
        ),
    )


def drop_record(number: int) -> Change:
    """Its results go with it."""
    return Change("DELETE FROM records WHERE number = ?", (number,))


def rename_in_record(
    number: int, record: str, seat: int, name: str, lines: bytes
) -> tuple[Change, ...]:
    return (
        Change("UPDATE records SET lines = ? WHERE number = ?", (pack(lines), number)),
        Change("UPDATE results SET name = ? WHERE record = ? AND seat = ?", (name, record, seat)),
    )

"""Questions about persons; each is answered by an index."""

from collections.abc import Collection, Iterator
from typing import Final

from server.protocol.seat import Value
from server.store.connection import Connection
from server.store.rows import PersonRow

COLUMNS: Final = "id, key, code, name, folded, language, preferences, muted, seen"


class StoredPerson(Value, frozen=True):
    """`other_keys` are those of the person's further devices."""

    row: PersonRow
    other_keys: tuple[str, ...] = ()


def by_number(connection: Connection, person: int) -> StoredPerson | None:
    return _one(connection, "id = ?", person)


def by_key(connection: Connection, key: str) -> StoredPerson | None:
    return _one(connection, "key = ?", key) or _one(
        connection, "id = (SELECT person FROM other_keys WHERE key = ?)", key
    )


def by_code(connection: Connection, code: str) -> StoredPerson | None:
    """By the digest of a code of theirs."""
    return _one(connection, "code = ?", code)


def by_folded_name(connection: Connection, folded: str) -> StoredPerson | None:
    return _one(connection, "folded = ?", folded)


def _one(connection: Connection, condition: str, value: str | int) -> StoredPerson | None:
    sql = f"SELECT {COLUMNS} FROM people WHERE {condition}"  # noqa: S608 - only from this module
    row = connection.execute(sql, (value,)).fetchone()
    if row is None:
        return None
    keys = connection.execute("SELECT key FROM other_keys WHERE person = ?", (row[0],))
    return StoredPerson(PersonRow(*row), tuple(key for (key,) in keys))


def guests(connection: Connection) -> tuple[PersonRow, ...]:
    found = connection.execute(f"SELECT {COLUMNS} FROM people WHERE key IS NULL ORDER BY id")  # noqa: S608
    return tuple(PersonRow(*row) for row in found)


def everybody(connection: Connection) -> Iterator[PersonRow]:
    for row in connection.execute(f"SELECT {COLUMNS} FROM people"):  # noqa: S608
        yield PersonRow(*row)


def has_name(connection: Connection, folded: str) -> int | None:
    """The person with this name."""
    found = connection.execute("SELECT id FROM people WHERE folded = ?", (folded,)).fetchone()
    return None if found is None else int(found[0])


def not_seen_since(
    connection: Connection, when: float, *, played: bool, most: int
) -> tuple[int, ...]:
    """The persons with a key who were here last before that, those of longest ago first."""
    found = connection.execute(
        "SELECT id FROM people WHERE played = ? AND seen < ? AND key IS NOT NULL"
        " ORDER BY seen, id LIMIT ?",
        (played, when, most),
    )
    return tuple(number for (number,) in found)


def guests_not_seen_since(connection: Connection, when: float, most: int) -> tuple[int, ...]:
    sql = "SELECT id FROM people WHERE key IS NULL AND seen < ? ORDER BY id LIMIT ?"
    return tuple(number for (number,) in connection.execute(sql, (when, most)))


def who_played(connection: Connection, persons: Collection[int]) -> frozenset[int]:
    """Those of the persons who have a finished game."""
    sql = "SELECT 1 FROM people WHERE id = ? AND played"
    return frozenset(each for each in persons if connection.execute(sql, (each,)).fetchone())


def known_of(connection: Connection, person: int) -> tuple[int, tuple[tuple[str, float, str], ...]]:
    """How many finished games a person has, and the stored talk: place, time and text."""
    games = "SELECT count(*) FROM results WHERE person = ?"
    talk = "SELECT place, at, text FROM talk WHERE person = ? ORDER BY number"
    (number,) = connection.execute(games, (person,)).fetchone()
    return number, tuple(connection.execute(talk, (person,)))

"""Questions about persons; each is answered by an index."""

from collections.abc import Callable, Collection, Iterator
from typing import Final

from server.protocol.seat import Value
from server.store.connection import Connection
from server.store.rows import PersonRow

COLUMNS: Final = "id, key, code, name, folded, language, preferences, muted, seen"


class StoredPerson(Value, frozen=True):
    """`other_keys` are those of the person's further devices."""

    row: PersonRow
    other_keys: tuple[str, ...] = ()


Find = Callable[[Connection], StoredPerson | None]


def by_number(person: int) -> Find:
    return lambda connection: _one(connection, "id = ?", person)


def by_key(key: str) -> Find:
    def query(connection: Connection) -> StoredPerson | None:
        return _one(connection, "key = ?", key) or _one(
            connection, "id = (SELECT person FROM other_keys WHERE key = ?)", key
        )

    return query


def by_code(code: str) -> Find:
    """By the digest of a code of theirs."""
    return lambda connection: _one(connection, "code = ?", code)


def by_folded_name(folded: str) -> Find:
    return lambda connection: _one(connection, "folded = ?", folded)


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
    when: float, *, played: bool, most: int
) -> Callable[[Connection], tuple[int, ...]]:
    """The persons with a key who were here last before that, those of longest ago first."""
    sql = (
        "SELECT id FROM people WHERE played = ? AND seen < ? AND key IS NOT NULL"
        " ORDER BY seen, id LIMIT ?"
    )
    return lambda connection: tuple(
        number for (number,) in connection.execute(sql, (played, when, most))
    )


def guests_not_seen_since(when: float, most: int) -> Callable[[Connection], tuple[int, ...]]:
    sql = "SELECT id FROM people WHERE key IS NULL AND seen < ? ORDER BY id LIMIT ?"
    return lambda connection: tuple(number for (number,) in connection.execute(sql, (when, most)))


def who_played(persons: Collection[int]) -> Callable[[Connection], frozenset[int]]:
    """Those of the persons who have a finished game."""
    sql = "SELECT 1 FROM people WHERE id = ? AND played"
    return lambda connection: frozenset(
        person for person in persons if connection.execute(sql, (person,)).fetchone()
    )


def known_of(person: int) -> Callable[[Connection], tuple[int, tuple[tuple[str, float, str], ...]]]:
    """How many finished games a person has, and the stored talk: place, time and text."""

    def query(connection: Connection) -> tuple[int, tuple[tuple[str, float, str], ...]]:
        games = "SELECT count(*) FROM results WHERE person = ?"
        talk = "SELECT place, at, text FROM talk WHERE person = ? ORDER BY number"
        (number,) = connection.execute(games, (person,)).fetchone()
        return number, tuple(connection.execute(talk, (person,)))

    return query

"""A small house with one of everything that the store keeps."""

import sqlite3

import msgspec
from msgspec.structs import asdict

from server.protocol.seat import replace
from server.store import load
from server.store.changes import (
    Change,
    add_key,
    add_move,
    add_saying,
    keep_ban,
    keep_person,
    keep_record,
    keep_table,
)
from server.store.client import Store
from server.store.people import COLUMNS
from server.store.rows import (
    Everything,
    MoveRow,
    PersonRow,
    RecordRow,
    ResultRow,
    SayingRow,
    TableRow,
    place_of,
)

ANNA = PersonRow(1, "SHA256:a", None, "Anna", "anna", "de", b"{}", b"[2]", 10.5)
BEN = PersonRow(2, None, "hash of a code", "Ben", "ben", "en", b'{"forced":true}', b"[]", 11.0)
TAKE, PASS = MoveRow(0, 1, b'{"move":"take"}'), MoveRow(1, None, b'{"move":"decline"}')
TABLE = TableRow(1, b'{"game":"eight28"}', b'{"phase":"running"}', 12.0, (TAKE, PASS))
HELLO = SayingRow(place_of(None), 13.0, 1, "Anna", "Grüezi \N{PLAYING CARD BACK}", None)
WAIT = SayingRow(place_of(1), 14.0, 2, "Ben", "wait", 1)
RECORD = RecordRow(
    "abc",
    "farbstich",
    15.0,
    True,
    b'{"record":"kartenhaus/1"}\n{"e":"end"}\n',
    (ResultRow(0, 1, "Anna", 7, True), ResultRow(1, 2, "Ben", -3, False)),
)


class Contents(Everything, frozen=True):
    """All that a house could ever read of people, tables and talk."""

    people: tuple[PersonRow, ...] = ()
    other_keys: dict[str, int] = msgspec.field(default_factory=dict)


FILLED = Contents(
    guests=(BEN,),
    people=(ANNA, BEN),
    tables=(TABLE,),
    talk={place_of(None): (HELLO,), place_of(1): (WAIT,)},
    next_person=3,
    next_table=2,
    other_keys={"SHA256:b": 1},
    bans={"192.0.2.0/24": None},
)

# The part of it that a database of an older version holds.
AS_OF = {1: replace(FILLED, other_keys={}, bans={})}


def contents(store: Store) -> Contents:
    def people(connection: sqlite3.Connection) -> tuple[PersonRow, ...]:
        rows = connection.execute(f"SELECT {COLUMNS} FROM people ORDER BY id")  # noqa: S608
        return tuple(PersonRow(*row) for row in rows)

    def other_keys(connection: sqlite3.Connection) -> dict[str, int]:
        return dict(connection.execute("SELECT key, person FROM other_keys"))

    everything = asdict(store.everything())
    return Contents(
        **everything, people=store.read_now(people), other_keys=store.read_now(other_keys)
    )


def filling() -> tuple[Change, ...]:
    return (
        keep_person(ANNA),
        keep_person(BEN),
        add_key("SHA256:b", 1),
        keep_ban("192.0.2.0/24", 16.0),
        empty_table(1, TABLE.room, TABLE.changed),
        *(add_move(1, move) for move in TABLE.moves),
        add_saying(HELLO),
        add_saying(WAIT),
        *keep_record(RECORD),
    )


def empty_table(table: int, room: bytes = b"{}", changed: float = 0.0) -> Change:
    return keep_table(table, TABLE.setup, room, changed)


def moves_of(store: Store, table: int = 1) -> list[int]:
    found = next(row for row in store.read_now(load.tables) if row.id == table)
    return [move.number for move in found.moves]

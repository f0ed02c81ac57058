"""Loads what a house needs at its start, or a single table, after a failure of it."""

from itertools import groupby
from operator import itemgetter

from server.store import people
from server.store.connection import LAST_NUMBER, Connection
from server.store.rows import (
    LOBBY,
    TALK_AT_MOST,
    Everything,
    MoveRow,
    SavedTable,
    SayingRow,
    TableRow,
    place_of,
)


def everything(connection: Connection) -> Everything:
    return Everything(
        guests=people.guests(connection),
        tables=tables(connection),
        talk=talk(connection),
        next_person=next_number(connection, "people"),
        next_table=next_number(connection, "tables"),
        bans=bans(connection),
    )


def shared(connection: Connection) -> Everything:
    """For a house that shares its database: guests and tables are those of others so far."""
    return Everything(
        guests=(),
        tables=(),
        talk={place: said for place, said in talk(connection).items() if place == LOBBY},
        next_person=0,
        next_table=0,
        bans=bans(connection),
    )


def bans(connection: Connection) -> dict[str, float | None]:
    return dict(connection.execute("SELECT what, until FROM bans"))


def tables(connection: Connection, first: int = 0, last: int = LAST_NUMBER) -> tuple[TableRow, ...]:
    found = connection.execute(
        "SELECT table_id, number, seat, move FROM moves WHERE table_id BETWEEN ? AND ?"
        " ORDER BY table_id, number",
        (first, last),
    )
    moves = {
        table: tuple(MoveRow(*row[1:]) for row in rows)
        for table, rows in groupby(found, key=itemgetter(0))
    }
    rows = connection.execute(
        "SELECT id, setup, room, changed, house, epoch FROM tables WHERE id BETWEEN ? AND ?"
        " ORDER BY id",
        (first, last),
    )
    return tuple(
        TableRow(table, setup, room, changed, moves.get(table, ()), *owner)
        for table, setup, room, changed, *owner in rows
    )


def table(connection: Connection, number: int) -> SavedTable | None:
    """One table with its moves and its newest talk; None if there is no such table."""
    rows = tables(connection, number, number)
    newest = connection.execute(
        "SELECT place, at, person, who, text, seat FROM talk WHERE place = ?"
        " ORDER BY number DESC LIMIT ?",
        (place_of(number), TALK_AT_MOST),
    )
    talk = tuple(SayingRow(*saying) for saying in newest)[::-1]
    return SavedTable(rows[0], talk) if rows else None


def talk(connection: Connection) -> dict[str, tuple[SayingRow, ...]]:
    newest = connection.execute(
        "SELECT place, at, person, who, text, seat FROM (SELECT *, row_number()"
        " OVER (PARTITION BY place ORDER BY number DESC) AS age FROM talk) AS aged"
        " WHERE age <= ? ORDER BY place, number",
        (TALK_AT_MOST,),
    )
    return {
        place: tuple(SayingRow(*row) for row in rows)
        for place, rows in groupby(newest, key=itemgetter(0))
    }


def next_number(connection: Connection, table: str) -> int:
    last = connection.execute(
        "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = ?", (table,)
    )
    return int(last.fetchone()[0]) + 1

"""Finished games; they can be read beside a running house."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple

from server.protocol.lobby import FinishedGame
from server.store.connection import Connection
from server.store.database import open_to_read, store_errors_as
from server.store.packing import unpack


def record_lines(connection: Connection, wanted: str) -> tuple[bytes, bool] | None:
    """The lines of a record and whether it is open to everybody, or None."""
    found = connection.execute("SELECT lines, open FROM records WHERE id = ?", (wanted,))
    row = found.fetchone()
    return (unpack(row[0]), bool(row[1])) if row else None


def last_games(connection: Connection, person: int, most: int) -> tuple[FinishedGame, ...]:
    """The newest games that the person played or that are open to everybody, newest first."""
    # The newest of either kind by its own index; all of both would be read for `OR`.
    rows = connection.execute(
        "WITH listed AS (SELECT number, id, game, ended FROM records WHERE id IN"
        " (SELECT * FROM (SELECT record FROM results WHERE person = ?1"
        " ORDER BY ended DESC LIMIT ?2) AS played)"
        " OR number IN (SELECT * FROM (SELECT number FROM records WHERE open"
        " ORDER BY ended DESC, number DESC LIMIT ?2) AS seen)"
        " ORDER BY ended DESC, number DESC LIMIT ?2)"
        " SELECT listed.number, id, game, listed.ended, name, points, won, person = ?1 FROM listed"
        " JOIN results ON record = id ORDER BY listed.ended DESC, listed.number DESC, seat",
        (person, most),
    )
    return tuple(one_finished(list(seats)) for _, seats in groupby(rows, key=itemgetter(0)))


def finished(connection: Connection) -> Iterator[FinishedGame]:
    """All finished games, the newest last."""
    rows = connection.execute(
        "SELECT records.number, id, game, records.ended, name, points, won, 0 FROM records"
        " JOIN results ON record = id ORDER BY records.ended, records.number, seat"
    )
    for _, seats in groupby(rows, key=itemgetter(0)):
        yield one_finished(list(seats))


def one_finished(seats: list[tuple[int, str, str, float, str, int, int, int]]) -> FinishedGame:
    """The last two values of a row: whether the seat won, and whether it is that of the person."""
    _, name, game, ended, *_ = seats[0]
    return FinishedGame(
        record=name,
        game=game,
        at=ended,
        names=tuple(row[4] for row in seats),
        points=tuple(row[5] for row in seats),
        winners=tuple(seat for seat, row in enumerate(seats) if row[6]),
        you=next((seat for seat, row in enumerate(seats) if row[7]), None),
    )


def lines_of_all(connection: Connection) -> Iterator[bytes]:
    """All records, in the order of `finished`."""
    for (lines,) in connection.execute("SELECT lines FROM records ORDER BY ended, number"):
        yield unpack(lines)


def newest_records(connection: Connection, most: int) -> Iterator[tuple[str, bytes]]:
    """Id and lines."""
    for name, lines in connection.execute(
        "SELECT id, lines FROM records ORDER BY number DESC LIMIT ?", (most,)
    ):
        yield name, unpack(lines)


def ended_before(connection: Connection, when: float, most: int) -> tuple[int, ...]:
    """Numbers of records, those of longest ago first."""
    sql = "SELECT number FROM records WHERE ended < ? ORDER BY ended, number LIMIT ?"
    return tuple(number for (number,) in connection.execute(sql, (when, most)))


@contextmanager
def open_snapshot(folder: Path, url: str = "") -> Iterator[Connection]:
    """A snapshot of the database, while the house may go on writing."""
    with closing(open_to_read(folder, url=url)) as connection, store_errors_as(folder, url):
        connection.execute("BEGIN")
        # BEGIN alone reads nothing: the snapshot is taken at the first read.
        connection.execute("SELECT 1 FROM records LIMIT 1").fetchall()
        yield connection


class PlayedRecord(NamedTuple):
    """A finished game with the seat and the name that a person had in it."""

    number: int
    id: str
    game: str
    ended: float
    seat: int
    name: str
    points: int
    won: bool
    lines: bytes


def played_by(
    connection: Connection, person: int, most: int, after: PlayedRecord | None = None
) -> tuple[PlayedRecord, ...]:
    """The games of a person in the order in which they ended, or those after this one."""
    last = (after.ended, after.id, after.seat) if after else (0.0, "", 0)
    rows = connection.execute(
        "SELECT number, id, game, results.ended, seat, name, points, won, lines FROM results"
        " JOIN records ON id = record"
        " WHERE person = ? AND (results.ended, record, seat) > (?, ?, ?)"
        " ORDER BY results.ended, record, seat LIMIT ?",
        (person, *last, most),
    )
    return tuple(PlayedRecord._make((*row, bool(won), unpack(lines))) for *row, won, lines in rows)


def took_part(connection: Connection, record: str, person: int) -> bool:
    sql = "SELECT 1 FROM results WHERE record = ? AND person = ?"
    return connection.execute(sql, (record, person)).fetchone() is not None


def records_kept(connection: Connection) -> int:
    # The number of the last one, as counting would read a whole index. It counts those, too, that
    # were deleted since.
    return int(connection.execute("SELECT coalesce(max(number), 0) FROM records").fetchone()[0])

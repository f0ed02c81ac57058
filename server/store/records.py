"""Finished games and backups; both can be read beside a running house."""

import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from server.errors import UsageError
from server.files import STANDARD, mode, os_errors_as, writing
from server.protocol.seat import Value
from server.store.database import DATABASE, check, open_to_read, sqlite_errors_as

PAGES_AT_ONCE = 2048


class RecordSummary(Value, frozen=True):
    """Names and points are by seat, `winners` are seats, `you` is the seat of the person asking."""

    id: str
    game: str
    ended: float
    names: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    you: int | None = None


def record_lines(wanted: str) -> Callable[[sqlite3.Connection], tuple[bytes, bool] | None]:
    """The lines of a record and whether it is open to everybody, or None."""

    def query(connection: sqlite3.Connection) -> tuple[bytes, bool] | None:
        row = connection.execute(
            "SELECT lines, open FROM records WHERE id = ?", (wanted,)
        ).fetchone()
        return (row[0], bool(row[1])) if row else None

    return query


def last_games(person: int, most: int) -> Callable[[sqlite3.Connection], tuple[RecordSummary, ...]]:
    """The newest games that the person played or that are open to everybody, newest first."""
    sql = (
        "SELECT records.number, id, game, ended, name, points, won, person = :me FROM"
        " (SELECT number, id, game, ended FROM records WHERE open OR id IN"
        " (SELECT record FROM results WHERE person = :me) ORDER BY ended DESC, number DESC LIMIT"
        " :most) AS records JOIN results ON record = id ORDER BY ended DESC, records.number DESC,"
        " seat"
    )

    def query(connection: sqlite3.Connection) -> tuple[RecordSummary, ...]:
        rows = connection.execute(sql, {"me": person, "most": most})
        return tuple(one_finished(list(seats)) for _, seats in groupby(rows, key=itemgetter(0)))

    return query


def finished(connection: sqlite3.Connection) -> Iterator[RecordSummary]:
    """All finished games, the newest last."""
    rows = connection.execute(
        "SELECT records.number, id, game, ended, name, points, won, 0 FROM records"
        " JOIN results ON record = id ORDER BY ended, records.number, seat"
    )
    for _, seats in groupby(rows, key=itemgetter(0)):
        yield one_finished(list(seats))


def one_finished(seats: list[tuple[int, str, str, float, str, int, int, int]]) -> RecordSummary:
    """The last two values of a row: whether the seat won, and whether it is that of the person."""
    _, name, game, ended, *_ = seats[0]
    return RecordSummary(
        id=name,
        game=game,
        ended=ended,
        names=tuple(row[4] for row in seats),
        points=tuple(row[5] for row in seats),
        winners=tuple(seat for seat, row in enumerate(seats) if row[6]),
        you=next((seat for seat, row in enumerate(seats) if row[7]), None),
    )


def lines_of_all(connection: sqlite3.Connection) -> Iterator[bytes]:
    """All records, in the order of `finished`."""
    for (lines,) in connection.execute("SELECT lines FROM records ORDER BY ended, number"):
        yield lines


@contextmanager
def open_snapshot(folder: Path) -> Iterator[sqlite3.Connection]:
    """A snapshot of the database, while the house may go on writing."""
    with closing(open_to_read(folder)) as connection, sqlite_errors_as(folder / DATABASE):
        connection.execute("BEGIN")
        connection.execute("SELECT 1 FROM records LIMIT 1").fetchall()
        yield connection


def backup(folder: Path, file: str) -> None:
    """Copies one snapshot; the target is written whole or not at all."""
    check_target(folder, file)
    # The open snapshot also keeps `backup` from waiting forever for a locked database.
    with open_snapshot(folder) as connection:
        check(connection, folder / DATABASE)
        with writing(file, private=True) as part, sqlite_errors_as(Path(file)):
            copy_into(part.name, connection)


def copy_into(part: str, connection: sqlite3.Connection) -> None:
    with closing(sqlite3.connect(part)) as copy:
        # `writing` syncs the file once at the end; a journal would stay beside it.
        copy.execute("PRAGMA journal_mode = OFF")
        copy.execute("PRAGMA synchronous = OFF")
        connection.backup(copy, pages=PAGES_AT_ONCE, progress=allow_signals)


def check_target(folder: Path, file: str) -> None:
    with os_errors_as("cannot-write", file):
        there = 0 if file == STANDARD else mode(file)
    if file == STANDARD or (there and not stat.S_ISREG(there) and not stat.S_ISDIR(there)):
        raise UsageError("cannot-write", file=file, why="special", detail="")
    target = Path(os.path.realpath(file))
    if target.parent == folder.resolve() and target.name.startswith("house."):
        raise UsageError("backup-onto-itself", file=file)


def allow_signals(status: int, remaining: int, total: int) -> None:
    """Does nothing: Python handles signals whenever SQLite calls it between two steps."""


def took_part(record: str, person: int) -> Callable[[sqlite3.Connection], bool]:
    sql = "SELECT 1 FROM results WHERE record = ? AND person = ?"
    return lambda connection: connection.execute(sql, (record, person)).fetchone() is not None


def records_kept(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM records").fetchone()[0])

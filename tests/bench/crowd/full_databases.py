"""Databases of houses that have seen many people and games."""

from collections.abc import Iterable, Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Final

from server.commands import simulate
from server.engine import GAMES
from server.house.people import names
from server.store.changes import Change, add_key, keep_person, keep_record
from server.store.database import lock_folder, open_database
from server.store.rows import PersonRow, RecordRow, ResultRow
from server.store.worker import commit

AT_ONCE: Final = 1000
LANGUAGE, NOTHING_SAID, NOBODY = "en", b"{}", b"[]"


def fill(folder: Path, changes: Iterable[Change]) -> None:
    folder.mkdir(exist_ok=True)
    rest = iter(changes)
    with lock_folder(folder), closing(open_database(folder, busy=1.0)) as database:
        while group := tuple(islice(rest, AT_ONCE)):
            (result,) = commit(database, [group])
            assert result.error is None, result.error


def person(number: int, name: str, seen: float = 0.0) -> Change:
    row = PersonRow(
        *(number, f"key {number}", None, name, names.fold(name), LANGUAGE),
        *(NOTHING_SAID, NOBODY, seen),
    )
    return keep_person(row)


def people(count: int, *, seen: float = 0.0) -> Iterator[Change]:
    """Every tenth has a second device."""
    for number in range(1, count + 1):
        yield person(number, f"visitor{number:07}", seen)
        if number % 10 == 0:
            yield add_key(f"other key {number}", number)


def people_named(name: str, count: int) -> Iterator[Change]:
    for number in range(1, count + 1):
        yield person(number, name if number == 1 else f"{name}-{number}")


def records(count: int, players: int = 100) -> Iterator[Change]:
    """Games of three, of which one in ten is open to everybody."""
    for number in range(count):
        seats = tuple(
            ResultRow(seat, 1 + (number + seat) % players, f"visitor{seat}", seat, seat == 2)
            for seat in range(3)
        )
        row = RecordRow(f"R{number}", "farbstich", float(number), number % 10 == 0, b"{}\n", seats)
        yield from keep_record(row)


def real_record(name: str) -> Iterator[Change]:
    """A finished game of masters' length that can be verified."""
    game = GAMES["schatzsuche"]
    chosen = simulate.choose_bots(game, simulate.USUAL, 3)
    lines = b"".join(simulate.record(game, game.options(), chosen, b"tea", 1))
    seats = tuple(ResultRow(seat, None, f"Bot {seat}", 0, seat == 0) for seat in range(3))
    yield from keep_record(RecordRow(name, game.name, 1.0, True, lines, seats))

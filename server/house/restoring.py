"""A table as it was when the house went down."""

from collections.abc import Mapping

import msgspec

from server.house import company as c
from server.house import playing
from server.house.company import Company, Setup
from server.house.services import Services
from server.house.table import Table
from server.protocol.seat import Refusal
from server.store.rows import MoveRow, SayingRow, TableRow, place_of

RECAPITULATED = 5


def table(row: TableRow, talk: Mapping[str, tuple[SayingRow, ...]], services: Services) -> Table:
    """Nobody is here yet, and no clock has run in the meantime."""
    setup = msgspec.json.decode(row.setup, type=Setup)
    company = msgspec.json.decode(row.room, type=Company)
    restored = Table(row.id, setup, company, services, talk.get(place_of(row.id), ()))
    restored.gone = dict.fromkeys(c.people(company), restored.now)
    if company.phase != "gathering":
        play_again(restored, row.moves)
    return restored


def play_again(table: Table, moves: tuple[MoveRow, ...]) -> None:
    """Everybody is told the last few moves once more: perhaps nobody was told in time."""
    course = playing.open_course(table, table.company)
    for row in moves:
        assert row.seat is not None
        move = table.read_move(row.move)
        tried = move if isinstance(move, Refusal) else course.try_out(row.seat, move)
        if isinstance(tried, Refusal):
            raise ValueError(f"table {table.number}: move {row.number} cannot be made: {tried}")
        course.go_on(*tried)
    table.course = course
    playing.wait(table)
    since = max(0, course.now.number - RECAPITULATED)
    table.seen = dict.fromkeys(c.people(table.company), since)

"""A table as it was when the house went down."""

from collections.abc import Iterable, Mapping

import msgspec

from server.house.table import company as c
from server.house.table import play
from server.house.table.clocks import limit
from server.house.table.company import Company, Setup
from server.house.table.services import Services
from server.house.table.table import Table
from server.protocol.seat import Refusal, replace
from server.store.rows import MoveRow, SayingRow, TableRow, place_of

RECAPITULATED = 5
HARDLY = 0.01

Talk = Mapping[str, tuple[SayingRow, ...]]


class Broken(Exception):
    """What was kept of a table does not fit the games of this house. Why is not told: it could
    name cards that nobody may know yet."""


def tables(
    rows: Iterable[TableRow], talk: Talk, services: Services
) -> tuple[list[Table], tuple[int, ...]]:
    """Those that go on, and the numbers of those that cannot: they stay on disk as they are."""
    restored, broken = [], []
    for row in rows:
        try:
            restored.append(table(row, talk, services))
        except Broken:
            broken.append(row.id)
    return restored, tuple(broken)


def table(row: TableRow, talk: Talk, services: Services) -> Table:
    try:
        return read(row, talk, services)
    except Exception:
        # Rules that have changed can fail in any way.
        raise Broken(f"table {row.id}") from None


def read(row: TableRow, talk: Talk, services: Services) -> Table:
    """Nobody is here yet, and no clock has run in the meantime."""
    setup = msgspec.json.decode(row.setup, type=Setup)
    company = msgspec.json.decode(row.room, type=Company)
    restored = Table(row.id, setup, company, services, talk.get(place_of(row.id), ()))
    restored.gone = dict.fromkeys(c.people(company), restored.now)
    restored.touched = min(row.changed, restored.now)
    if company.phase != "gathering":
        play_again(restored, row.moves)
    restored.company = replace(company, used=())
    return restored


def play_again(table: Table, moves: tuple[MoveRow, ...]) -> None:
    """Everybody is told the last few moves once more: perhaps nobody was told in time."""
    course = play.open_course(table, table.company)
    for row in moves:
        assert row.seat is not None
        move = table.read_move(row.move)
        tried = move if isinstance(move, Refusal) else course.try_out(row.seat, move)
        if isinstance(tried, Refusal):
            raise Broken(f"table {table.number}, move {row.number}")
        course.go_on(*tried)
    if (table.game.result(course.now.state) is None) != table.running:
        raise Broken(f"table {table.number}, its end")
    table.course = course
    think_on(table)
    since = max(0, course.now.number - RECAPITULATED)
    table.seen = dict.fromkeys(c.people(table.company), since)


def think_on(table: Table) -> None:
    """Time that was used is not given again; for whom none was left, a bot still decides."""
    assert table.course is not None
    play.wait(table)
    patience = table.services.settings.tables.patience
    people = c.people(table.company)
    for seat, used in enumerate(table.company.used):
        table.watch.go_on(seat, used)
        waited_for = seat in people and seat in table.course.asked
        if table.unhurried or play.can_be_silent(table, seat) or not waited_for:
            continue
        if used > limit(table.company, seat, patience) - HARDLY:
            table.once.add(seat)

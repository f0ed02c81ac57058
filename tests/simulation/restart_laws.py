"""The laws that a new house must keep for an old one: nothing acknowledged is lost."""

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, NamedTuple

from server.dealer import commitment
from server.house.lobby.house import House
from server.house.table import clocks
from server.house.table.state import TableState
from server.house.table.task import NOTED
from tests.house.tables import Inside, tables
from tests.simulation.broken import Broken
from tests.simulation.ledger import GameKey, as_read

if TYPE_CHECKING:
    from tests.simulation.world import World

# Seconds that a note of used time may be late.
LATE = 10.0
# Of stored times.
SLACK = 1.0


class Left(NamedTuple):
    """A table as an old house left it. `sure`: no write was under way; `thought`: seconds that the
    seats that think have used."""

    state: TableState
    sure: bool
    thought: Mapping[int, float]


class RestartLaws:
    def __init__(self, world: "World") -> None:
        self.world = world
        self._ending: list[Inside] = []
        self._left: dict[int, Left] = {}
        self._thought: dict[int, dict[int, float]] = {}

    def before_end(self, house: House) -> None:
        self._ending = tables(house)
        quiet = self.world.loop.time() - self.world.laws.quiet_since > NOTED + LATE
        now = house.clock.now()
        self._thought = {
            table.number: thought_by(table.state, table.state.thinking, now) if quiet else {}
            for table in self._ending
        }

    def after_end(self, house: House) -> None:
        sure = not self.world.storage.writes
        self._left = {
            table.number: Left(table.state, sure, self._thought[table.number])
            for table in self._ending
        }

    def at_start(self, house: House) -> None:
        if house.tables.broken:
            raise Broken("a stored table cannot go on", house.tables.broken)
        found = {table.number: table for table in tables(house)}
        for number, left in self._left.items():
            table = found.get(number)
            if table is not None:
                compare_games(left, table, house.clock.now())
            if left.sure:
                compare_rosters(left.state, table)
        self._compare_with_shown(found)

    def _compare_with_shown(self, found: dict[int, Inside]) -> None:
        """The new house has all that anybody has been shown."""
        ledger = self.world.ledger
        for lost in {key.table for key in ledger.reached} - found.keys():
            ledger.forget_table(lost)
        for key, number in ledger.reached.items():
            table = found[key.table]
            if key == key_of(table) and (table.game is None or table.game.number < number):
                raise Broken("a state that was shown is lost", key, number)
        for (key, viewer), seen in ledger.seen.items():
            table = found[key.table]
            if key != key_of(table) or table.game is None:
                continue
            for number, event in seen:
                at = [as_read(e) for n, e in table.events(viewer, number) if n == number]
                if event not in at:
                    raise Broken("an event that was shown has not happened", key, viewer, event)


def compare_games(left: Left, table: Inside, now: float) -> None:
    before, game = left.state, table.state.game
    old = before.game
    if old is None or before.roster.secret != table.roster.secret:
        return
    if game is None or game.number < old.number:
        raise Broken("a move is lost", before.number, old.number, game and game.number)
    if game.log[: len(old.log)] != old.log:
        raise Broken("another game was stored", before.number)
    if game.number == old.number:
        for seat, seconds in thought_by(table.state, left.thought.keys(), now).items():
            if seconds < left.thought[seat] - NOTED - SLACK:
                raise Broken("a clock runs backwards", before.number, seat, left.thought, seconds)


def compare_rosters(before: TableState, table: Inside | None) -> None:
    if table is None:
        if before.open:
            raise Broken("a table is lost", before.number)
        return
    for seat, was in enumerate(before.roster.seats):
        now = table.roster.seats[seat]
        if (was and was.person) != (now and now.person):
            raise Broken("somebody else has the seat", before.number, seat, was, now)
    if before.roster.phase != table.roster.phase:
        raise Broken("the game is at another point", before.number)


def key_of(table: Inside) -> GameKey:
    return GameKey(table.number, commitment(bytes.fromhex(table.roster.secret)))


def thought_by(state: TableState, seats: Collection[int], now: float) -> dict[int, float]:
    """Seconds that each of these seats has thought about its decision, where clocks run."""
    if state.setup.clock is None or state.unhurried:
        return {}
    time = state.time(now)
    return {seat: time - clocks.asked_since(state, seat, time) for seat in seats}

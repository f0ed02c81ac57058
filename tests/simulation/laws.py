"""The laws that hold in every moment."""

from collections import Counter
from io import BytesIO
from itertools import zip_longest
from random import Random
from typing import TYPE_CHECKING

from server.engine import GAMES
from server.house.lobby.house import House
from server.house.lobby.session import Session
from server.house.table import clocks
from server.house.table.bot_seats import bots_in_seats
from server.house.table.state import TableState
from server.record.reader import Reader
from server.record.replay import replay
from server.store.packing import unpack
from server.store.rows import MoveRow
from tests.house.tables import Inside, tables
from tests.simulation.broken import Broken
from tests.simulation.conservation import check_conservation
from tests.simulation.ledger import as_read
from tests.table.resampling import check_secrecy

if TYPE_CHECKING:
    from tests.simulation.world import World

ANSWER = 60.0
# The cost of the dearest request, at the limits of the simulated house.
DEAR_SECONDS = 1.5
BOTS_AT_MOST = 120.0
LATE = 10.0
# Writes at the end of a session, which nothing follows.
FAREWELLS = 2
SECRECY_EVERY = 150


class Laws:
    def __init__(self, world: "World") -> None:
        self.world = world
        self.moves = self.games = self.secrets = self.requests = 0
        self._known: dict[int, TableState] = {}
        self._changed: dict[int, float] = {}
        self._disturbed = -1e9
        self._now = 0.0
        self._opened = 0.0
        self._verified = 0
        self._ended: set[Session] = set()
        self._dice = Random(7)

    def disturbed(self, until: float) -> None:
        """The house may be late for a while."""
        self._disturbed = max(self._disturbed, until)

    @property
    def quiet_since(self) -> float:
        return max(self._disturbed, self._opened)

    # In every moment

    def check_faults(self) -> None:
        if self.world.process.faults:
            raise Broken("a part of the house has failed", *self.world.process.faults)

    def look(self, house: House) -> None:
        self.check_faults()
        now = house.clock.now()
        if now < self._now:
            raise Broken("the clock of the house runs backwards", self._now, now)
        self._now = now
        for task in house.tables:
            table = Inside(task)
            state, before = table.state, self._known.get(task.number)
            if state is not before:
                self._known[task.number] = state
                self._check_table(table, before)

    def _check_table(self, table: Inside, before: TableState | None) -> None:
        state, game = table.state, table.state.game
        check_seats(state)
        if before is None or waits_for(before) != waits_for(state):
            self._changed[state.number] = self.world.loop.time()
        if game is None or (before is not None and before.game is game):
            return
        self.moves += 1
        old = before.game if before else None
        if old and old.number <= game.number and game.log[: len(old.log)] != old.log:
            raise Broken("what has happened is changed", state.number, game.number)
        check_banks(before, state)
        check_conservation(state.setup.game, game)
        if state.running and not self.moves % SECRECY_EVERY:
            self._check_secrecy(table)

    def _check_secrecy(self, table: Inside) -> None:
        """All cards that one viewer cannot know are dealt anew: that viewer is sent the same."""
        number = table.playing.number
        rows = [
            MoveRow(*row)
            for row in self.world.storage.query(
                "SELECT number, seat, move FROM moves WHERE table_id = ? AND number <= ?"
                " ORDER BY number",
                table.number,
                number,
            )
        ]
        if len(rows) != number:
            raise Broken("a move is shown that is not stored", table.number, number, len(rows))
        viewer = self._dice.choice([None, *table.roster.people])
        try:
            self.secrets += check_secrecy(
                table.state, table.rules, self._now, viewer, rows, self._dice
            )
        except AssertionError as error:
            raise Broken("a seat is sent what it cannot know", table.number, viewer) from error

    # Now and then

    def sweep(self) -> None:
        house = self.world.house
        assert house
        for table in tables(house):
            self._check_waiting(table)
        self._check_answers()
        self._check_bounds(house)
        self._check_sessions(house)
        quiet = self.world.loop.time() - self.quiet_since > BOTS_AT_MOST
        self.world.households.check(house, self.world.served, quiet=quiet)
        self._check_records()
        self._check_finished()

    def _check_waiting(self, table: Inside) -> None:
        """Everybody who waits is waiting for somebody."""
        state, now, loop = table.state, self._now, self.world.loop
        quiet = loop.time() - self.quiet_since
        if table.task.summary.paused or quiet < BOTS_AT_MOST:
            if quiet > BOTS_AT_MOST:
                raise Broken("a table stays paused", state.number)
            return
        due = clocks.next_due(state, now, table.rules)
        if due and due.when < now - LATE:
            raise Broken("something is overdue", state.number, due, now)
        if not state.running or state.dormant or state.rests or state.game is None:
            return
        stuck = loop.time() - self._changed.get(state.number, loop.time())
        bots = bots_in_seats(state)
        if state.tempo == "usual" and set(state.game.asked) <= bots.keys() and stuck > BOTS_AT_MOST:
            raise Broken("a bot does not move", state.number, state.game.asked, stuck)
        people = [seat for seat in state.game.asked if seat not in bots]
        if people and due is None and not state.unhurried:
            raise Broken("nothing limits how long a seat is waited for", state.number, people)

    def _check_answers(self) -> None:
        now = self.world.loop.time()
        waiting: Counter[str] = Counter()
        for client in self.world.lines.values():
            waiting[client.address] += len(client.asked_at)
        for line, client in self.world.lines.items():
            if client.line.ended or client.asleep is not None or line.unread:
                continue
            since = max(self.quiet_since, client.awake_since, client.answered_at)
            # A household that asks for much at once is answered as quickly as its limits allow.
            most = ANSWER + DEAR_SECONDS * waiting[client.address]
            if client.asked_at and now - max(client.asked_at[0], since) > most:
                raise Broken("a request has no answer", client.name, client.asked_at[0])

    def _check_bounds(self, house: House) -> None:
        """Memory is bounded."""
        most = house.settings.limits.unread + 3
        for session in self.world.sessions.values():
            if len(session.mailbox) > most:
                raise Broken("a mailbox grows", session.person.name, len(session.mailbox))
        for line in self.world.lines:
            if line.overfull > FAREWELLS:
                raise Broken("what is not sent grows", line.overfull, line.unread)
        open_tables = len(house.tables)
        most = 4 * len(self.world.lines) + 8 * open_tables + 20
        if len(self.world.process.tasks) > most:
            names = Counter(task.get_name() for task in self.world.process.tasks)
            raise Broken("tasks are left over", len(self.world.process.tasks), names)
        self._known = {n: state for n, state in self._known.items() if house.tables.get(n)}
        self._changed = {n: at for n, at in self._changed.items() if n in self._known}

    def _check_sessions(self, house: House) -> None:
        """A session whose line has ended soon leaves its table."""
        ended = {
            session
            for task in house.tables
            if not task.summary.paused
            for session in task.sessions
            if not session.is_open
        }
        if self.world.loop.time() - self.quiet_since > BOTS_AT_MOST and ended & self._ended:
            raise Broken("an ended session is at a table", *(s.person.name for s in ended))
        self._ended = ended

    def check_forgotten(self, name: str) -> None:
        """A guest whose code is unknown holds no seat."""
        house = self.world.house
        for table in tables(house) if house else ():
            if any(seated and seated.name == name for seated in table.roster.seats):
                raise Broken("a guest cannot come back to a seat", name, table.number)

    def _check_records(self) -> None:
        """Every finished record verifies."""
        rows = self.world.storage.query(
            "SELECT number, lines FROM records WHERE number > ? ORDER BY number", self._verified
        )
        for number, lines in rows:
            self._verified = number
            self.games += 1
            try:
                for record in Reader(GAMES, 65536).read(BytesIO(unpack(lines))):
                    for _ in replay(GAMES[record.header.game], record):
                        pass
            except Exception as error:
                raise Broken("a finished record does not verify", number, error) from error

    def _check_finished(self) -> None:
        """Viewers of a whole game were shown all that its record allows them, and nothing else."""
        finished, self.world.ledger.finished = self.world.ledger.finished, []
        for record, viewer, shown in finished:
            rows = self.world.storage.query("SELECT game, lines FROM records WHERE id = ?", record)
            if not rows:
                raise Broken("a game that was said to be over has no record", record)
            ((name, lines),) = rows
            game = GAMES[name]
            (found,) = [
                [line.event for line in each.lines if line.event is not None]
                for each in Reader(GAMES, 65536).read(BytesIO(unpack(lines)))
            ]
            allowed = [as_read(e) for f in found if (e := game.event_for(f, viewer))]
            # Readers of records skip events of this house alone.
            written = [event for event in shown if not event["e"].startswith("x-")]
            if allowed != written:
                differs = next(p for p in zip_longest(written, allowed) if p[0] != p[1])
                raise Broken("a seat was shown other events than it may know", record, *differs)

    def at_start(self, house: House) -> None:
        self._now, self._opened = house.clock.now(), self.world.loop.time()
        self._known = {}
        self._changed = {table.number: self._opened for table in house.tables}


def waits_for(state: TableState) -> object:
    """The parts of a state that say who acts next, bots that wait without a question included."""
    return (
        state.game and state.game.number,
        state.rests,
        state.dormant,
        state.tempo,
        bots_in_seats(state).keys(),
    )


def check_seats(state: TableState) -> None:
    seats = [seated for seated in state.roster.seats if seated]
    people = [seated.person for seated in seats if seated.person is not None]
    if len(people) != len(set(people)):
        raise Broken("somebody sits twice", state.number, people)
    held = [reader.viewer for reader in state.readers.values() if reader.viewer is not None]
    if len(held) != len(set(held)):
        raise Broken("two sessions hold one seat", state.number, held)
    if state.running and None in state.roster.seats:
        raise Broken("a running game has an empty seat", state.number)


def check_banks(before: TableState | None, after: TableState) -> None:
    """Banks grow by an increment at most, and only for a decision."""
    clock = after.setup.clock
    if before is None or before.game is None or after.game is None or not before.running:
        return
    if before.roster.secret != after.roster.secret:
        return
    # Side moves are no decisions.
    decided = after.game.turn != before.game.turn
    moves = after.game.number - before.game.number if decided else 0
    for seat, (was, now) in enumerate(zip(before.roster.seats, after.roster.seats, strict=True)):
        if was is None or now is None or was.left is None or now.left is None:
            continue
        if clock is None or now.left < 0 or now.left > was.left + clock.increment * moves:
            raise Broken("a clock runs backwards", after.number, seat, was.left, now.left)

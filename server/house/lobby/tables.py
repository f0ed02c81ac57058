"""The open tables: found by number, by invitation, or by the people who have a seat."""

import asyncio
from collections.abc import Callable, Iterable
from contextvars import copy_context
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from server.house.clock import sleep
from server.house.lobby.chat import Chat
from server.house.lobby.session import Session
from server.house.lobby.table_index import TableIndex
from server.house.lobby.unfinished import replace_unfinished, tell_replaced
from server.house.people.households import Held, Household
from server.house.people.person import Person
from server.house.table import recovery
from server.house.table.draft import Rules
from server.house.table.messages import Profile, profile_of
from server.house.table.readers import LobbyCallbacks
from server.house.table.state import Owner, Setup, TableState
from server.house.table.summary import Summary
from server.house.table.task import RETRY, Services, TableTask
from server.house.tasks import report
from server.protocol.notices import TableClosed, TableListed
from server.protocol.requests import Watch
from server.protocol.seat import replace
from server.protocol.wire import move_reader
from server.store import load
from server.store.client import StoreError
from server.store.rows import Everything, SavedTable, SayingRow, place_of

if TYPE_CHECKING:
    from server.house.lobby.house import House

# Seconds before the repair of a table that fails again and again: its rows lead to the fault,
# and to repair it at once for ever would keep the house busy.
FIRST_WAIT, LONGEST_WAIT = 60.0, 3600.0
# Seconds without a fault after which a table is again repaired at once.
FORGIVEN = 2 * LONGEST_WAIT


class Fault(NamedTuple):
    """When a table failed last, and how long its repair waits."""

    at: float
    wait: float


# Seconds, so that a table is not taken for one at rest before its first watcher has come.
RESTED = 5.0


def known_elsewhere(summary: Summary) -> tuple[object, ...]:
    """The part of it that other houses are told."""
    return summary.people, summary.phase, summary.listing, summary.against_bots


class Tables(TableIndex[TableTask]):
    """`broken` gives for each stored table that cannot go on the reason; `on_broken` is called with
    those that are found later. `opening` counts tables
    that are being stored for the first time."""

    def __init__(self, house: "House", stored: Everything) -> None:
        super().__init__()
        self.broken: dict[int, str] = {}
        self.on_broken: Callable[[int, str], object] = lambda table, reason: None
        self.opening = 0
        self.stopped = False
        self._house = house
        self._context = copy_context()
        self._next = stored.next_table
        self._faults: dict[int, Fault] = {}
        # For each table of bots alone the household that opened it since this start.
        self._charged: dict[int, Household] = {}
        # Tables that are read from the store: adopted, or repaired after a fault.
        self._returning: set[int] = set()
        self._repairs: set[asyncio.Task[None]] = set()
        self._readers = {name: move_reader(game.moves) for name, game in house.games.items()}
        for row in stored.tables:
            talk = stored.talk.get(place_of(row.id), ())
            try:
                self._add(self._restored(SavedTable(row, talk), house.people.read_now))
            except recovery.BrokenTableError as error:
                self.broken[row.id] = str(error)

    @property
    def taken(self) -> int:
        """How many count for the most that there may be."""
        return self.opening + sum(not table.closing for table in self)

    async def numbered(self, state: TableState) -> TableState:
        """A new table with a number of its own, which belongs to this house."""
        store = self._house.store
        if self._house.cluster:
            number = await store.reserve("tables")
        else:
            number, self._next = self._next, self._next + 1
        return replace(state, number=number, owner=Owner(store.house))

    def start(self) -> None:
        for table in self:
            table.start()
            table.tick()

    async def adopt(self, numbers: Iterable[int]) -> None:
        """They were those of another house, and go on in this one."""
        new = set(numbers) - self._tables.keys() - self._returning - self.broken.keys()
        self._returning |= new
        for number in sorted(new):
            try:
                await self._adopt(number)
            finally:
                self._returning.discard(number)

    async def _adopt(self, number: int) -> None:
        house = self._house
        # In order: a table may have been here before.
        saved = await house.store.read_in_order(load.table, number)
        if saved is None or saved.row.house != house.store.house:
            return
        seated = recovery.people_of(saved.row)
        people = {person: await house.people.by_id(person) for person in seated}
        if saved.row.house != house.store.house:
            # Others took this house for dead meanwhile.
            return
        house.others.take(number)
        try:
            self._go_on(self._restored(saved, people.get))
        except recovery.BrokenTableError as error:
            self.broken[number] = str(error)
            self.on_broken(number, str(error))
            house.tell_houses("table", number)

    def _go_on(self, table: TableTask) -> None:
        self._context.copy().run(self._add(table).start)
        table.tick()

    def open(self, state: TableState) -> TableTask:
        table = self._add(self._task(state, ()))
        # Not in the context of the person who opens it, which leads to an app.
        self._context.copy().run(table.start)
        return table

    def charge(self, number: int, household: Household) -> None:
        """The household has one more table of bots alone, until the table ends."""
        household.hold(Held.BOT_TABLES)
        self._charged[number] = household

    def close_resting(self, household: Household) -> bool:
        """Closes that of its tables of bots alone which rests for longest; False if none does."""
        now = self._house.clock.now()
        charged = [self.get(number) for number, of in self._charged.items() if of is household]
        resting = [
            table
            for table in charged
            if table and not table.summary.is_read and now - table.summary.touched >= RESTED
        ]
        if not resting:
            return False
        oldest = min(resting, key=lambda table: table.summary.touched)
        self.discharge(oldest.number)
        oldest.close()
        return True

    def discharge(self, number: int) -> None:
        if household := self._charged.pop(number, None):
            household.let_go(Held.BOT_TABLES)

    def _add(self, table: TableTask) -> TableTask:
        self._put(table)
        self._index_seats(table.number, frozenset(), table.summary.people)
        return table

    def _task(self, state: TableState, talk: Iterable[SayingRow]) -> TableTask:
        house = self._house
        services = Services(
            clock=house.clock,
            store=house.store,
            pool=house.pool,
            draw=house.draw,
            dice=house.dice,
            rules=self.rules,
            lobby=LobbyCallbacks(house.show_lobby, house.moved, self._unlist),
            timings=house.timings,
            changed=self._changed,
            ended=self._ended,
        )
        chat = Chat(state.number, house.settings.limits.talk_kept, house.clock, talk)
        return TableTask(state, services, chat)

    def rules(self, setup: Setup) -> Rules:
        house = self._house
        game, settings = house.games[setup.game], house.settings
        options = msgspec.convert(setup.options, game.options)
        reader, kept = self._readers[setup.game], settings.limits.talk_kept
        ahead = house.clock.wall() - house.clock.now()
        tables, bots = settings.tables, settings.bots
        return Rules(game, options, reader, tables, bots, house.closing, kept, ahead)

    def _restored(self, saved: SavedTable, person_of: Callable[[int], Person | None]) -> TableTask:
        def profile(number: int) -> Profile | None:
            person = person_of(number)
            return profile_of(person) if person else None

        house = self._house
        state = recovery.restore(
            saved.row, self.rules, profile, house.clock.now(), house.dice.getrandbits(64)
        )
        return self._task(state, saved.talk)

    def _changed(self, before: Summary | None, after: Summary) -> None:
        people = before.people if before else after.people
        if people != after.people:
            self._index_seats(after.number, people, after.people)
            self._house.out_of_seats |= people - after.people
        begins = before is not None and before.phase != after.phase == "running"
        if begins and after.against_bots:
            replace_unfinished(self._house, after)
        if after.listing and (before is None or before.listing != after.listing):
            self._house.online.post(TableListed(after.listing))
        if self._house.cluster and (
            before is None or known_elsewhere(before) != known_elsewhere(after)
        ):
            self._house.tell_houses("table", after.number)

    def _ended(self, table: TableTask) -> None:
        """The people of a table that failed keep their seats: they are still in the store."""
        if self._pop(table.number) is None:
            return
        people = table.summary.people
        self.discharge(table.number)
        self._house.tell_houses("table", table.number)
        if table.is_lost:
            self._index_seats(table.number, people, frozenset())
            if self._house.cluster:
                self._house.cluster.follow(table.number, table.sessions)
            return
        if not table.failed:
            self._faults.pop(table.number, None)
            self._index_seats(table.number, people, frozenset())
            self._house.forget_guests(people)
            if table.replaced_by is not None:
                tell_replaced(self._house, table.summary, table.replaced_by)
            return
        self._repair(table, self._next_wait(table.number))

    def _next_wait(self, table: int) -> float:
        now, before = self._house.clock.now(), self._faults.get(table)
        wait = 0.0
        if before and now - before.at < FORGIVEN:
            wait = min(max(2 * before.wait, FIRST_WAIT), LONGEST_WAIT)
        self._faults[table] = Fault(now, wait)
        return wait

    def _unlist(self, number: int) -> None:
        self._house.online.post(TableClosed(number))

    def _repair(self, table: TableTask, wait: float) -> None:
        # Sessions are brought back only by the first try: later, their people do something else.
        sessions = () if wait else table.sessions
        work = self._read_again(table.number, table.summary.people, sessions, wait)
        task = asyncio.create_task(work, name=f"repair of table {table.number}")
        self._repairs.add(task)
        task.add_done_callback(self._repairs.discard)
        task.add_done_callback(report)

    async def _read_again(
        self, number: int, people: frozenset[int], sessions: tuple[Session, ...], wait: float
    ) -> None:
        """Restores a failed table from the store, and brings back the sessions that were at it."""
        self._returning.add(number)
        try:
            await sleep(self._house.clock, wait)
            saved, persons = await self._stored(number, people)
            is_own = saved is not None and saved.row.house == self._house.store.house
            table = self._restored(saved, persons.get) if saved and is_own else None
            self._index_seats(number, people, frozenset())
        finally:
            self._returning.discard(number)
        if not table:
            return
        self._go_on(table)
        setup = table.summary.setup
        code = str(number) if setup.lesson else setup.code or str(number)
        waiting = [session for session in sessions if session.table is None]
        await asyncio.gather(*(session.ask(Watch(code)) for session in waiting))

    async def _stored(
        self, number: int, people: frozenset[int]
    ) -> tuple[SavedTable | None, dict[int, Person | None]]:
        """The table and its people, once the disk can be read."""
        house = self._house
        while True:
            try:
                # In order: its last write may still be under way.
                saved = await house.store.read_in_order(load.table, number)
                return saved, {person: await house.people.by_id(person) for person in people}
            except StoreError:
                await sleep(house.clock, RETRY)

    async def stop(self) -> None:
        """All tables stay as they are in the store."""
        self.stopped = True
        for task in self._repairs:
            task.cancel()
        await asyncio.gather(*self._repairs, return_exceptions=True)
        # Taken out first, so that a table that ends is neither repaired nor forgotten.
        tables = tuple(self)
        self._tables.clear()
        await asyncio.gather(*(table.stop() for table in tables))

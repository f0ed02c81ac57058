"""This house among those that share its database: it tells them its people and tables, hears
theirs, and adopts the tables of houses that are gone."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any, Final

from server.house.clock import Timer, sleep
from server.house.cluster.hearing import hear, hear_all
from server.house.cluster.moments import HostSaid, Moment, SessionsEnded, TableGiven
from server.house.cluster.news import News
from server.house.lobby.session import Resumed, Session
from server.house.people.person import Person
from server.house.tasks import report
from server.protocol.notices import Announced
from server.store import houses
from server.store.client import StoreError
from server.store.houses import HouseRow

if TYPE_CHECKING:
    from server.house.lobby.house import House

# Seconds: changes are gathered for so long, and the other houses are looked at so often.
GATHERED: Final = 0.05
LOOK: Final = 1.0
# Looks at which a table was missing: it may just be opened or closed.
MISSING: Final = 3
# For which a session waits until its table has a living house.
ADOPTED_WITHIN: Final = 20.0
# For the last news at the end of the house.
LAST_SECONDS: Final = 1.0
# For which guests are kept who may be on the way to another house.
ON_THE_WAY: Final = 60.0


class Cluster:
    """`living` are all houses that can be reached, also this one, by their numbers. `on_living` is
    called when they have changed, `on_event` with what is to be in the journal, `on_ended` with a
    person whose sessions another house ends."""

    def __init__(self, house: "House") -> None:
        self.living: dict[int, HouseRow] = {}
        self.on_living: Callable[[], object] = lambda: None
        self.on_event: Callable[..., object] = lambda what, **about: None
        self.on_ended: Callable[[Person], object] = lambda person: None
        self.news = News(house, self._soon)
        self.news.on_moment = self._happened
        self.news.on_missed = lambda: self._do(lambda: hear_all(house))
        self.news.on_new_house = self._look_soon
        self.news.on_garbled = lambda number: self.on_event("garbled-news", house=number)
        self._house = house
        self._wake = asyncio.Event()
        self._gathering = Timer(house.clock)
        self._next_look = Timer(house.clock)
        self._looked: float | None = None
        # Guests who have left, and when they are to be forgotten.
        self._guests: dict[Person, float] = {}
        self._task: asyncio.Task[None] | None = None
        self._is_over = False
        self._draining = False
        # Sessions whose table was given away, until it is known where they go.
        self._following: set[Session] = set()
        self._giving = asyncio.Lock()
        # Houses that take people and tables, as of the last turn.
        self._offered: set[int] = set()
        self._missing = 0
        self._told_as = self.number
        self._works: set[asyncio.Task[None]] = set()

    @property
    def number(self) -> int:
        return self._house.store.house

    @property
    def is_first(self) -> bool:
        """One of the living houses does what is to be done once for all."""
        return self.number == min(self.living, default=self.number)

    @property
    def _others(self) -> list[HouseRow]:
        """Those that take people and tables."""
        drained = self.news.drained | {self.number}
        return [row for number, row in self.living.items() if number not in drained]

    def start(self) -> None:
        self._house.tables.on_broken = self._tell_broken
        self._task = asyncio.create_task(self._run(), name="houses")
        self._task.add_done_callback(report)

    async def stop(self) -> None:
        """Tells the others what is still to be told."""
        self._is_over = True
        self._draining = False
        self._wake.set()
        if self._task:
            # News that are being stored are not told twice.
            await asyncio.wait((self._task,), timeout=LAST_SECONDS)
        tasks = [self._task, *self._works] if self._task else []
        for task in tasks:
            task.cancel()
        self._gathering.cancel()
        self._next_look.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(StoreError):
            await self.news.publish()

    def hear(self) -> None:
        """Another house may have told something."""
        self._soon()

    def guest_left(self, guest: Person) -> None:
        """Forgotten only after a while: the guest may be on the way to another house."""
        self._guests[guest] = self._house.clock.now() + ON_THE_WAY

    async def owner_of(self, table: int) -> int | None:
        """The living house that has the table, once there is one; None if there is no such table,
        or no house that has it in time."""
        end = self._house.clock.now() + ADOPTED_WITHIN
        while not self._is_over and self._house.clock.now() < end:
            with suppress(StoreError):
                owner = await self._house.store.read(houses.owner, table)
                if owner is None or table in self._house.tables.broken:
                    return None
                is_open = owner.house != self.number or self._house.tables.get(table)
                if owner.house in self.living and is_open:
                    return owner.house
            await sleep(self._house.clock, LOOK / 4)
        return None

    def _soon(self) -> None:
        if not self._gathering.is_set:
            self._gathering.set_in(GATHERED, self._wake.set)

    def _look_soon(self) -> None:
        self._looked = None
        self._soon()

    async def _run(self) -> None:
        while not self._is_over:
            self._wake.clear()
            try:
                await self._turn()
            except StoreError as error:
                if error.why == "taken":
                    await self._come_again()
                else:
                    await sleep(self._house.clock, LOOK)
            except Exception as fault:  # must not end the lease, and with it all tables
                loop = asyncio.get_running_loop()
                loop.call_exception_handler({"message": "news of houses", "exception": fault})
                await sleep(self._house.clock, LOOK)
            if not self._next_look.is_set:
                self._next_look.set_in(LOOK, self._wake.set)
            await self._wake.wait()

    async def _turn(self) -> None:
        store, now = self._house.store, self._house.clock.now()
        if self._told_as != self.number:
            # After a failed update, too.
            self._told_as = self.number
            self.news.begin_again()
        is_due = self._looked is None or now - self._looked >= LOOK / 2
        if not await self.news.publish(uses=is_due) and is_due:
            await store.write(houses.renew())
        if is_due:
            await self._look()
            self._looked = now
        # This tells which of those that have come take tables.
        await self.news.read()
        self._go_on_draining()
        self._forget_guests()

    def _go_on_draining(self) -> None:
        """Tables are offered until they are given, people once to each house that comes."""
        before, self._offered = self._offered, {row.number for row in self._others}
        is_left = len(self._house.tables) > 0 or self._offered - before
        if self._draining and self._offered and is_left and not self._giving.locked():
            self._do(self._hand_over)

    async def _find_houses(self) -> Sequence[HouseRow]:
        rows = await self._house.store.read(houses.houses)
        before, living = self.living, {row.number: row for row in rows if not row.is_gone}
        self.living = self.news.living = living
        for number in before.keys() - living.keys():
            self.on_event("house-gone", house=number)
            self.news.forget(number)
        if before.keys() != living.keys():
            self.on_living()
        return rows

    async def _look(self) -> None:
        rows = await self._find_houses()
        for table in self.news.abandoned():
            if await self._house.store.read(houses.owner, table) is None:
                self.news.close(table)
        if dead := [row for row in rows if row.is_over and row.number != self.number]:
            await self._adopt(dead)
        await self._find_given()

    async def _find_given(self) -> None:
        """Tables that belong to this house, of which it was not told."""
        tables, own = self._house.tables, self.living.get(self.number)
        is_missing = own and own.tables > len(tables)
        self._missing = self._missing + 1 if is_missing else 0
        if self._missing >= MISSING:
            self._missing = 0
            numbers = await self._house.store.read(houses.tables_of, self.number)
            self._do(lambda: tables.adopt(numbers))

    def _tell_broken(self, table: int, reason: str) -> None:
        self.on_event("broken-table", table=table, reason=reason)

    async def _adopt(self, dead: list[HouseRow]) -> None:
        """The database decides whether they are dead: after a failure of it, no lease was renewed.
        Others adopt at the same time, each its share."""
        if self._house.closing and self._others:
            return
        left = sum(row.tables for row in dead)
        sharing = 1 + sum(not row.is_over for row in self._others)
        share = ceil(left / sharing)
        numbers = await self._house.store.adopt([row.number for row in dead], share)
        if numbers:
            self.on_event("adopted", tables=len(numbers))
            # Not here: the lease is to be renewed meanwhile.
            self._do(lambda: self._house.tables.adopt(numbers))

    def follow(self, table: int, sessions: Iterable[Session]) -> None:
        """Another house has the table now, and they go there."""
        waiting = tuple(sessions)
        self._following.update(waiting)
        self._do(lambda: self._send_after(table, waiting))

    async def _send_after(self, table: int, sessions: Sequence[Session]) -> None:
        house = await self.owner_of(table)
        self._following.difference_update(sessions)
        for session in sessions:
            if house == self.number:
                # It is here again.
                await self._house.seat(session, Resumed(table=table))
            elif house is not None and session.is_open:
                self._house.send_to(session, house, table)
            else:
                self._house.show_lobby(session)
                if self._draining:
                    self.send_away(session)

    def follows(self, session: Session) -> bool:
        """Whether it is about to go where its table is."""
        return session in self._following

    def _do(self, work: Callable[[], Coroutine[Any, Any, object]]) -> None:
        task = asyncio.create_task(self._until_done(work), name="news of other houses")
        self._works.add(task)
        task.add_done_callback(self._works.discard)
        task.add_done_callback(report)

    async def _until_done(self, work: Callable[[], Coroutine[Any, Any, object]]) -> None:
        """Again while the database is lost: nothing else would tell of it."""
        while True:
            try:
                await work()
                return
            except StoreError:
                await sleep(self._house.clock, LOOK)

    async def _come_again(self) -> None:
        """Others took this house for dead, and have its tables."""
        self.on_event("came-again")
        tables = tuple(self._house.tables)
        for table in tables:
            table.lose()
        with suppress(StoreError):
            await self._house.store.rejoin()

    def _forget_guests(self) -> None:
        now, people = self._house.clock.now(), self._house.people
        for guest in [guest for guest, at in self._guests.items() if at <= now]:
            del self._guests[guest]
            if guest not in people or not guest.guest or self._house.uses_here(guest.id):
                continue
            if self._house.uses(guest.id):
                # Another house forgets them.
                people.drop(guest)
            else:
                self._do(partial(people.forget_now, guest))

    async def drain(self) -> int | None:
        """From now on, the tables go to the other houses, those with the fewest first, and so do
        the people of the lobby. Returns how many tables were given at once; None if no house takes
        them yet."""
        self._draining = True
        with suppress(StoreError):
            # One may just have come.
            await self._find_houses()
        return await self._hand_over()

    def stop_draining(self) -> None:
        self._draining = False

    async def _hand_over(self) -> int | None:
        loads = {row.number: row.tables for row in self._others if not row.is_over}
        if not loads:
            return None
        given = 0
        async with self._giving:
            for table in tuple(self._house.tables):
                if not (loads and self._draining):
                    break
                to = min(loads, key=loads.__getitem__)
                try:
                    await table.hand_over(to)
                except StoreError as error:
                    if error.why == "gone":
                        del loads[to]
                    continue
                self.news.tell(TableGiven(table.number, to))
                loads[to] += 1
                given += 1
        for session in tuple(self._house.online.in_lobby()) if self._draining else ():
            self.send_away(session)
        return given

    def send_away(self, session: Session) -> bool:
        """To the lobby of another house, if there is one."""
        if not self._others or session.moving or self.follows(session):
            return False
        to = min(self._others, key=lambda row: row.tables)
        self._house.send_to(session, to.number, None)
        return True

    def _happened(self, moment: Moment) -> None:
        match moment:
            case SessionsEnded(person):
                if here := self._house.people.in_memory(person):
                    self.on_ended(here)
            case HostSaid(text):
                self._house.online.tell(Announced(text))
            case TableGiven(table, to):
                if to == self.number:
                    self._do(lambda: self._house.tables.adopt((table,)))
            case _:
                self._do(lambda: hear(self._house, moment))

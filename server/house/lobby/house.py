"""The house: people come in, find tables, and go."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial
from itertools import count
from random import Random

from server.engine.game import AnyGame
from server.house.bot_processes.pool import BotPool
from server.house.clock import Clock, Timer
from server.house.cluster.cluster import Cluster
from server.house.cluster.moments import BansStored, Moment, PersonStored
from server.house.cluster.news import Kind
from server.house.cluster.others import Others, OtherTable
from server.house.history.work_pool import InlineWorkPool, WorkPool
from server.house.housekeeping import Housekeeping
from server.house.lobby import overview
from server.house.lobby.chat import Chat
from server.house.lobby.entry import enter
from server.house.lobby.online import Online
from server.house.lobby.session import Resumed, Session
from server.house.lobby.tables import Tables
from server.house.lobby.under_way import WorkUnderWay
from server.house.memory import SESSION, Memory
from server.house.people.bans import Bans
from server.house.people.devices import DeviceCodes
from server.house.people.directory import Directory
from server.house.people.households import Held, Household, Households
from server.house.people.mutes import Mutes
from server.house.people.person import DEFAULT_LANGUAGE, Person
from server.house.table.task import TableTask
from server.house.timings import Timings
from server.house.turns import Turns
from server.protocol import notices
from server.protocol.lobby import Address, Language
from server.protocol.refusals import NotAtTable, TablePaused
from server.protocol.requests import Forwarded, Watch
from server.protocol.seat import Refusal, replace
from server.settings import Settings
from server.store.client import Store, StoreError
from server.store.open_days import drop_days_to_come, note_open, skip_closed_time
from server.store.rows import LOBBY

# Seconds in which a session that moves to another house comes there.
ARRIVING = 5.0
NOWHERE = None, None


def last_active(table: TableTask | OtherTable) -> tuple[bool, float]:
    return table.summary.phase == "running", table.summary.touched


class House:
    """`closing`: no more games begin."""

    def __init__(
        self,
        *,
        games: Mapping[str, AnyGame],
        settings: Settings,
        clock: Clock,
        store: Store,
        pool: BotPool,
        draw: Callable[[int], bytes],
        dice: Random,
        work: WorkPool | None = None,
        memory: Memory | None = None,
    ) -> None:
        """`draw` gives secret bytes; `dice` are for bots and for paces. Without `work`, records are
        checked in this process; without `memory`, no limit of it counts."""
        self.games = games
        # Replaced when a host has the file read again, so that it is never copied.
        self.settings = settings
        self.clock = clock
        self.store = store
        self.pool = pool
        self.work = work or InlineWorkPool(games, settings.records.longest_line)
        self.draw = draw
        self.dice = dice
        self.closing = self.is_closed = False
        self.timings = Timings()
        self.memory = memory or Memory(clock)
        self.online = Online(clock)
        self.households = Households(settings.household)
        self.device_codes = DeviceCodes()
        self.mutes = Mutes(clock)
        with suppress(StoreError):
            now = clock.now()
            store.write_now(skip_closed_time(now), drop_days_to_come(now), note_open(now))
        stored = store.everything()
        self.bans = Bans(stored.bans, store, clock)
        self.bans.on_stored = lambda: self.tell_moment(BansStored())
        self.people = Directory(stored, store, clock, settings.limits.sayings_per_minute)
        self.people.on_stored = lambda person: self.tell_moment(PersonStored(person))
        self.chat = Chat(None, settings.limits.talk_kept, clock, stored.talk.get(LOBBY, ()))
        # Persons on the way to a seat, who count as if they had it.
        self.sitting: Counter[int] = Counter()
        # Persons who lost a seat: guests among them are forgotten when somebody comes or goes.
        self.out_of_seats: set[int] = set()
        self.under_way = WorkUnderWay(lambda person: self.forget_guests((person,)))
        self.session_numbers = count(1)
        self.news = Turns()
        self.others = Others()
        self.cluster = Cluster(self) if settings.store.shared else None
        self.tables = Tables(self, stored)
        self.housekeeping = Housekeeping(self)
        self._guests_kept = Timer(clock)

    def start(self, guests_kept: float = 0.0) -> None:
        """Every stored table goes on. Guests without a seat are kept for so many seconds."""
        self.tables.start()
        if self.cluster:
            self.cluster.start()
        self.housekeeping.start()
        forget = partial(self.forget_guests, tuple(self.people.guests))
        if guests_kept:
            self._guests_kept.set_in(guests_kept, forget)
        else:
            forget()

    def tell_houses(self, kind: Kind, number: int) -> None:
        """A person or a table has changed, or is gone."""
        if self.cluster:
            self.cluster.news.mark(kind, number)

    def tell_moment(self, moment: Moment) -> None:
        if self.cluster:
            self.cluster.news.tell(moment)

    def at(self, session: Session) -> TableTask | None:
        return self.tables.get(session.table)

    @property
    def is_played(self) -> bool:
        """Whether somebody who is here plays; what is left for absent people can wait."""
        tables = filter(None, map(self.at, self.online))
        return any(table.summary.phase == "running" for table in tables)

    def table_for(self, session: Session) -> TableTask | Refusal:
        """The table of the session, unless it is paused."""
        table = self.at(session)
        if table is None:
            follows = self.cluster is not None and self.cluster.follows(session)
            return TablePaused() if follows else NotAtTable()
        return TablePaused() if table.summary.paused else table

    def seats_of(self, person: Person) -> int:
        """Tables at which the person has a seat, or soon will."""
        number = person.id
        return self.sitting[number] + self.tables.seats_of(number) + self.others.seats_of(number)

    def tables_of(self, person: Person) -> list[TableTask | OtherTable]:
        """Where the person has a seat, in whichever house."""
        return [*self.tables.of_person(person.id), *self.others.of_person(person.id)]

    def games_against_bots(self, person: Person) -> dict[int, str]:
        """By table: the kinds of the person's games against bots alone."""
        found = {each.number: each.summary.against_bots for each in self.tables_of(person)}
        return {number: kind for number, kind in found.items() if kind}

    def numbers_of_tables(self, person: Person) -> list[int]:
        return sorted(table.number for table in self.tables_of(person))

    def seat_of(self, person: Person) -> TableTask | OtherTable | None:
        """The table where the person has a seat; of several, the one that was active last."""
        found: list[TableTask | OtherTable] = [*self.tables.of_person(person.id)]
        if self.cluster:
            found += self.others.of_person(person.id)
        return max(found, key=last_active, default=None)

    async def enter(
        self,
        *,
        key: str | None = None,
        name: str | None = None,
        language: Language | None = DEFAULT_LANGUAGE,
        door: Address | None = None,
        address: str | None = None,
        resumed: Resumed | None = None,
    ) -> Session | Refusal:
        """A session of the person with this key, or of a guest. New people who did not say which
        language they read are asked. `door` is the address that invitations name, `address` that of
        the client; None for a terminal of this machine. `resumed`: it goes on where it was."""
        household = self.households.of(address, self.clock.now())
        # A task of its own: an entry that is being stored must not end half-way with its
        # connection.
        coming = asyncio.ensure_future(enter(self, household, key, name, language, door, resumed))
        self.under_way.add(None, coming)
        try:
            return await asyncio.shield(coming)
        except asyncio.CancelledError:
            # The entry goes on to its end, since a write that has begun cannot be taken back.
            coming.add_done_callback(self._went_meanwhile)
            raise

    def _went_meanwhile(self, coming: "asyncio.Future[Session | Refusal]") -> None:
        """Removes the session if its connection closed during `enter`."""
        session = None if coming.cancelled() or coming.exception() else coming.result()
        if isinstance(session, Session):
            self.leave(session)

    def free(self, household: Household, number: int) -> None:
        """Gives back the place and the memory of a session."""
        household.let_go(Held.SESSIONS)
        self.memory.give_back(SESSION, number)

    def arrived(self, session: Session) -> None:
        if not self.online.has(session.person):
            self.online.post(notices.PersonJoined(overview.present(self, session.person)))
        self.online.add(session)
        if self.cluster:
            self.tell_houses("person", session.person.id)

    def greet(self, session: Session) -> None:
        who = session.person
        session.mailbox.put(
            notices.Welcome(
                who.name, who.guest, session.code, who.language, who.preferences, session.address
            )
        )

    async def seat(self, session: Session, resumed: Resumed | None = None) -> None:
        """Brings a person to their seat, or where the session was; without a table, or while it is
        paused, to the lobby."""
        if session not in self.online:
            return
        table, house = None, None
        if resumed:
            number, request = resumed.table, None
            house = await self.cluster.owner_of(number) if self.cluster and number else None
            table = self.tables.get(number)
        elif isinstance(found := self.seat_of(session.person), OtherTable):
            house, number, request = found.house, found.number, Watch(str(found.number))
        else:
            table = found
        if house and house != self.store.house:
            self.show_lobby(session)
            self.send_to(session, house, number, request)
            return
        paused = table is not None and table.summary.paused
        if table is None or paused:
            self.show_lobby(session)
        if table is None and self.closing and self.cluster and not resumed:
            self.cluster.send_away(session)
        if table and paused:
            session.mailbox.put(notices.Refused(TablePaused()))
        elif table:
            # Those who have a seat there get it.
            unread = resumed.unread if resumed else None
            await table.ask(session, Watch(str(table.number)), unread)

    def send_to(
        self, session: Session, house: int, table: int | None, request: Forwarded | None = None
    ) -> None:
        """The session goes on in another house, where this is asked."""
        session.moving = True
        session.mailbox.put(notices.MovedTo(house, request, table))

    def leave(self, session: Session) -> None:
        """The connection is gone, or its face has ended."""
        if session not in self.online:
            return
        session.mailbox.close()
        self.free(session.household, session.number)
        if table := self.at(session):
            table.disconnect(session)
        person = session.person
        self.online.remove(session)
        self.tell_houses("person", person.id)
        if not self.online.has(person):
            person.is_new = False
            if self.cluster is None:
                self.online.post(notices.PersonLeft(person.name))
            elif session.moving:
                # The other house will tell soon that the person is there.
                self.clock.call_at(self.clock.now() + ARRIVING, partial(self._post_left, person))
            else:
                self._post_left(person)
        elif table and table.summary.listing:
            self.moved(session)
        self.forget_guests((person.id,))

    def _post_left(self, person: Person) -> None:
        elsewhere = self.others.people().get(person.id)
        if elsewhere:
            self.online.post(notices.PersonJoined(elsewhere))
        elif not self.online.has(person):
            self.online.post(notices.PersonLeft(person.name))

    def forget_guests(self, people: Iterable[int] = ()) -> None:
        """Of these people and of those who lost a seat since the last call, forgets the guests who
        are not here, in no seat, and have no request under way. Their names are free again."""
        numbers, self.out_of_seats = self.out_of_seats.union(people), set()
        for guest in filter(None, map(self.people.guests.get, numbers)):
            if self.uses(guest.id):
                continue
            if self.cluster:
                self.cluster.guest_left(guest)
            else:
                self.people.forget(guest)

    def uses(self, number: int) -> bool:
        """Whether the person is in a house, has a seat, or has a request under way."""
        elsewhere = self.others.has(number) or self.others.seats_of(number) > 0
        return elsewhere or self.uses_here(number)

    def uses_here(self, number: int) -> bool:
        """The same of this house alone."""
        if number in self.under_way or self.sitting[number] or self.tables.seats_of(number):
            return True
        person = self.people.in_memory(number)
        return person is not None and (self.online.has(person) or person in self.people.merging)

    def show_lobby(self, session: Session) -> None:
        session.mailbox.put(replace(overview.lobby(self), talk=self.chat.history(session)))

    def moved(self, session: Session) -> None:
        self.tell_houses("person", session.person.id)
        if self.online.has(session.person):
            self.online.post(
                notices.PersonJoined(overview.present(self, session.person)), but=session
            )

    def dismiss(self) -> None:
        """Tells everybody that the house closes, and ends every session."""
        for session in self.online:
            session.mailbox.put(notices.HouseClosing())
            session.mailbox.close()

    async def close(self) -> None:
        """All tables stay as they are in the store."""
        if self.is_closed:
            return
        self.is_closed = True
        self.dismiss()
        self._guests_kept.cancel()
        await self.housekeeping.stop()
        if self.cluster:
            await self.cluster.stop()
        await self.tables.stop()
        # The stopped tables have answered what was asked of them; the rest only needs the store.
        await self.under_way.finish()
        await self.pool.close()
        await self.work.close()
        self.store.close()

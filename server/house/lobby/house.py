"""The house: people come in, find tables, and go."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from random import Random
from typing import Any

from server.engine.game import AnyGame
from server.house.botpool.pool import BotPool
from server.house.clock import Clock
from server.house.history.replays import ReplayCache
from server.house.lobby.chat import Chat
from server.house.lobby.mailbox import Mailbox
from server.house.lobby.online import Online
from server.house.lobby.requests import hear, show
from server.house.lobby.session import Session
from server.house.people import codes
from server.house.people.devices import DeviceCodes
from server.house.people.directory import Directory
from server.house.people.person import DEFAULT_LANGUAGE, Person
from server.house.people.rate_limit import RateLimit
from server.house.table import company, recovery
from server.house.table.mending import Repair
from server.house.table.services import Services
from server.house.table.table import Table
from server.house.table.task import TableTask
from server.house.tasks import run_to_completion
from server.protocol.lobby import Address, Language, OnlinePerson
from server.protocol.notices import (
    Announced,
    HouseClosing,
    Lobby,
    PersonJoined,
    PersonLeft,
    Refused,
    Welcome,
    WhichLanguage,
)
from server.protocol.refusals import CannotKeep, HouseFull, TablePaused
from server.protocol.requests import Sit
from server.protocol.seat import Refusal, replace
from server.protocol.wire import move_reader
from server.settings import LiveSettings, Settings
from server.store.client import Store, StoreError
from server.store.records import records_kept
from server.store.rows import LOBBY

BURST = 4
COUNTED = ("people", "tables", "running", "finished")


def ignore(_: float) -> None:
    """Nobody measures."""


class House:
    def __init__(
        self,
        *,
        games: Mapping[str, AnyGame],
        settings: Settings,
        clock: Clock,
        store: Store,
        thinker: BotPool,
        draw: Callable[[int], bytes],
        dice: Random,
        took: Callable[[float], None] = ignore,
    ) -> None:
        self.online = Online(clock)
        self.closes = False
        self.services = Services(
            games=games,
            readers={name: move_reader(game.moves) for name, game in games.items()},
            settings=LiveSettings(settings),
            clock=clock,
            store=store,
            thinker=thinker,
            draw=draw,
            dice=dice,
            post=self.online.post,
            show_lobby=self.show_lobby,
            moved=self._moved,
            is_guest=self._is_guest,
            closes=lambda: self.closes,
            took=took,
        )
        remembered = store.everything()
        self.people = Directory(remembered, store, clock, settings.limits.sayings_per_minute)
        talk = remembered.talk.get(LOBBY, ())
        self.talk = Chat(None, settings.limits.talk_kept, talk)
        self.owners: dict[int, TableTask] = {}
        self.next_table = remembered.next_table
        self._invitations: dict[str, int] = {}
        self.opening: list[Person] = []
        self.sitting: list[Person] = []
        self._asking: Counter[Session] = Counter()
        self._mending = Repair(self)
        self.device_codes = DeviceCodes()
        self.replays = ReplayCache()
        self.bans = remembered.bans
        restored, self.broken = recovery.tables(remembered.tables, remembered.talk, self.services)
        for table in restored:
            self._keep_house_for(table)
        self._name_seats()

    def _name_seats(self) -> None:
        """Somebody may have been renamed when his seat was not yet."""
        for table in (owner.table for owner in self.owners.values()):
            for seat in company.people(table.company):
                seated = table.company.seats[seat]
                person = seated and self.people.by_id(seated.person or 0)
                if person:
                    table.company = company.change(table.company, seat, name=person.name)

    def start(self) -> None:
        """Every table that was left goes on."""
        for owner in self.owners.values():
            owner.start(self._table_closed)
            owner.tick()
        self.sweep()

    def _keep_house_for(self, table: Table) -> TableTask:
        owner = self.owners[table.number] = TableTask(table)
        if table.setup.code and not table.setup.lesson:
            self._invitations[codes.normalize(table.setup.code)] = table.number
        return owner

    def add_table(self, table: Table) -> TableTask:
        owner = self._keep_house_for(table)
        owner.start(self._table_closed)
        table.show_room()
        return owner

    def _table_closed(self, owner: TableTask) -> None:
        table = owner.table
        if self.owners.pop(table.number, None) is None:
            return
        if table.setup.code:
            self._invitations.pop(codes.normalize(table.setup.code), None)
        if owner.failed:
            self._mending.take_up(owner)
        self.sweep()

    def owner_of(self, number_or_code: str, person: Person | None = None) -> TableTask | None:
        """An open table by its number; a private one by its invitation, or who has a seat there."""
        if number_or_code.isdecimal() and len(number_or_code) < 10:
            owner = self.owners.get(int(number_or_code))
            return owner if owner and owner.table.is_known_to(person) else None
        number = self._invitations.get(codes.normalize(number_or_code))
        return None if number is None else self.owners[number]

    def at(self, session: Session) -> TableTask | None:
        return None if session.table is None else self.owners.get(session.table)

    def seats_of(self, person: Person) -> int:
        """At how many tables somebody has a seat, or soon will."""
        soon = self.opening.count(person) + self.sitting.count(person)
        return soon + sum(owner.table.has_seat(person.id) for owner in self.owners.values())

    def _is_guest(self, number: int) -> bool:
        person = self.people.by_id(number)
        return person is None or person.guest

    def seat_owner(self, person: Person) -> TableTask | None:
        """The table where somebody has a seat: the one where he played last."""
        mine = [o for o in self.owners.values() if o.table.has_seat(person.id)]
        return max(mine, key=lambda o: (o.table.running, o.table.touched), default=None)

    async def enter(
        self,
        *,
        key: str | None = None,
        name: str | None = None,
        language: Language | None = DEFAULT_LANGUAGE,
        door: Address | None = None,
    ) -> Session | Refusal:
        """A line for somebody who is known by a key, or for a guest. Who comes for the first time,
        and has not said in which language he reads, is asked for it. `door` is where his friends
        come in."""
        coming = asyncio.ensure_future(self._come_in(key, name, language, door))
        try:
            return await asyncio.shield(coming)
        except asyncio.CancelledError:
            coming.add_done_callback(self._went_meanwhile)
            raise

    def _went_meanwhile(self, coming: "asyncio.Future[Session | Refusal]") -> None:
        """Whoever gave up at the door is not left standing in it."""
        session = None if coming.cancelled() or coming.exception() else coming.result()
        if isinstance(session, Session):
            self.show_out(session)

    async def _come_in(
        self,
        key: str | None,
        name: str | None,
        language: Language | None,
        door: Address | None,
    ) -> Session | Refusal:
        if len(self.online) >= self.services.settings.limits.visitors:
            return HouseFull()
        code = codes.return_code(self.services.draw) if key is None else None
        self.sweep()
        try:
            person, refusal = await self.people.find_or_create(key, code, name, language)
        except StoreError:
            return CannotKeep()
        session = self._line(person, code, key)
        session.address = door
        self._arrived(session)
        self.greet(session)
        if greeting := self.services.settings.house.greeting:
            session.mailbox.put(Announced(greeting))
        if language and not person.language_chosen:
            await self.people.store_language(person, language)
            self.greet(session)
        elif person.is_new and not person.language_chosen:
            session.mailbox.put(WhichLanguage())
        if refusal:
            session.mailbox.put(Refused(refusal))
        await self.seat(session)
        return session

    def _line(self, person: Person, code: str | None, key: str | None) -> Session:
        limits = self.services.settings.limits
        pace = limits.requests_per_second
        mailbox, rate_limit = Mailbox(limits.unread), RateLimit(pace, BURST * pace)
        return Session(
            person, code, key, partial(hear, self), partial(show, self), mailbox, rate_limit
        )

    def _arrived(self, session: Session) -> None:
        if not self.online.has(session.person):
            self.online.post(PersonJoined(self.present(session.person)))
        self.online.add(session)

    def greet(self, session: Session) -> None:
        who = session.person
        session.mailbox.put(
            Welcome(
                who.name, who.guest, session.code, who.language, who.preferences, session.address
            )
        )

    async def seat(self, session: Session) -> None:
        """Whoever has a seat goes there, anybody else to the lobby."""
        owner = self.seat_owner(session.person)
        if owner is None or owner.table.paused:
            self.show_lobby(session)
        if owner and owner.table.paused:
            session.mailbox.put(Refused(TablePaused()))
        elif owner:
            await owner.ask(session, Sit(str(owner.table.number)))

    async def leave(self, session: Session) -> None:
        """The line is broken, or its face has ended."""
        self.show_out(session)

    def show_out(self, session: Session) -> None:
        if session not in self.online:
            return
        session.mailbox.close()
        if owner := self.at(session):
            owner.drop(session)
        self._departed(session)

    def _departed(self, session: Session) -> None:
        self.online.remove(session)
        if not self.online.has(session.person):
            session.person.is_new = False
            self.online.post(PersonLeft(session.person.name))
        elif (owner := self.at(session)) and owner.table.listing:
            self._moved(session)
        self.sweep()

    def renamed(self, session: Session, before: str) -> None:
        """His old name may be somebody else's soon, so no seat keeps it."""
        person = session.person
        self.greet(session)
        for owner in self.owners.values():
            if owner.table.has_seat(person.id):
                owner.rename(person)
        if self.online.has(person):
            self.online.post(PersonLeft(before))
            self.online.post(PersonJoined(self.present(person)))

    async def become(self, session: Session, person: Person, code: str | None) -> None:
        """Somebody turns out to be a person whom the house knows."""
        before = session.person
        self.online.remove(session)
        if not self.online.has(before):
            self.online.post(PersonLeft(before.name))
        session.person, session.code = person, code
        self._arrived(session)
        self.sweep()
        self.greet(session)
        await self.seat(session)

    async def attend(
        self, session: Session, answer: Coroutine[Any, Any, Refusal | None]
    ) -> Refusal | None:
        """What somebody asked is done to its end, and he is not forgotten meanwhile."""
        return await run_to_completion(self._attended(session, answer))

    async def _attended(
        self, session: Session, answer: Coroutine[Any, Any, Refusal | None]
    ) -> Refusal | None:
        self._asking[session] += 1
        try:
            return await answer
        finally:
            self._asking -= Counter([session])
            if session not in self.online:
                self.sweep()

    def sweep(self) -> None:
        """Guests who are not here and have no seat are forgotten, and their names are free."""
        busy = {session.person.id for session in (*self.online, *self._asking)}
        busy |= {person.id for person in self.people.merging}
        busy |= self._mending.people
        for owner in self.owners.values():
            busy |= owner.table.people
        for guest in tuple(self.people.guests.values()):
            if guest.id not in busy:
                self.people.forget(guest)

    def present(self, person: Person) -> OnlinePerson:
        number = self.online.table_of(person)
        owner = None if number is None else self.owners.get(number)
        public = owner is not None and owner.table.setup.code is None
        return OnlinePerson(person.name, person.guest, number if public else None)

    def lobby(self) -> Lobby:
        """As anybody sees it who has not come in."""
        listings = (owner.table.listing for owner in self.owners.values())
        return Lobby(
            people=tuple(map(self.present, self.online.people())),
            tables=tuple(listing for listing in listings if listing),
            talk=(),
        )

    def show_lobby(self, session: Session) -> None:
        session.mailbox.put(replace(self.lobby(), talk=self.talk.history(session)))

    async def count(self) -> dict[str, int]:
        """Private tables count, too: nobody learns from a number who plays there."""
        owners = self.owners.values()
        people = len(self.online.people())
        running = sum(owner.table.running for owner in owners)
        finished = await self.services.store.read(records_kept)
        return dict(zip(COUNTED, (people, len(owners), running, finished), strict=True))

    def _moved(self, session: Session) -> None:
        if self.online.has(session.person):
            self.online.post(PersonJoined(self.present(session.person)), but=session)

    def dismiss(self) -> None:
        """Everybody is told that the house closes, and every line ends."""
        for session in self.online:
            session.mailbox.put(HouseClosing())
            session.mailbox.close()

    async def close(self) -> None:
        """All tables are kept as they are, and every line ends."""
        self.dismiss()
        await self._mending.stop()
        owners = tuple(self.owners.values())
        self.owners.clear()
        await asyncio.gather(*(owner.stop() for owner in owners))
        await self.people.settled()
        await self.services.thinker.close()
        self.services.store.close()

"""The house: people come in, find tables, and go."""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from random import Random

from server.engine.game import AnyGame
from server.house import codes, restoring
from server.house.asking import hear, show
from server.house.clock import Clock
from server.house.identity import Devices, learn_language
from server.house.mailbox import Mailbox
from server.house.meter import Meter
from server.house.owner import Owner
from server.house.people import USUAL, People, Person
from server.house.services import Services
from server.house.table import Table
from server.house.talk import Conversation
from server.house.thinking import Thinker
from server.house.visitor import Visitor
from server.protocol.lobby import Language, Present
from server.protocol.notices import (
    Came,
    Closing,
    Lobby,
    Notice,
    Refused,
    Welcome,
    Went,
    WhichLanguage,
)
from server.protocol.refusals import CannotKeep, HouseFull, TablePaused
from server.protocol.requests import Sit
from server.protocol.seat import Refusal, replace
from server.protocol.wire import move_reader
from server.settings import Settings
from server.store import changes
from server.store.memory import Memory, Trouble
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
        memory: Memory,
        thinker: Thinker,
        draw: Callable[[int], bytes],
        dice: Random,
        took: Callable[[float], None] = ignore,
    ) -> None:
        self.services = Services(
            games=games,
            readers={name: move_reader(game.moves) for name, game in games.items()},
            settings=settings,
            clock=clock,
            memory=memory,
            thinker=thinker,
            draw=draw,
            dice=dice,
            post=self._post,
            show_lobby=self.show_lobby,
            closes=lambda: self.closes,
            took=took,
        )
        remembered = memory.everything()
        self.people = People(remembered, settings.limits.sayings_per_minute)
        talk = remembered.talk.get(LOBBY, ())
        self.talk = Conversation(None, settings.limits.talk_kept, talk)
        self.owners: dict[int, Owner] = {}
        self.next_table = remembered.next_table
        self._invitations: dict[str, int] = {}
        self._visitors: dict[Visitor, None] = {}
        self.empty = asyncio.Event()
        self.empty.set()
        self._coming: set[Person] = set()
        self.devices = Devices()
        self.bans = remembered.bans
        self.closes = False
        self._forgotten: set[int] = set()
        for row in remembered.tables:
            self._keep_house_for(restoring.table(row, remembered.talk, self.services))

    def start(self) -> None:
        """Every table that was left goes on."""
        for owner in self.owners.values():
            owner.start(self._table_closed)
            owner.tick()
        self.sweep()

    def _keep_house_for(self, table: Table) -> Owner:
        owner = self.owners[table.number] = Owner(table)
        if table.setup.code:
            self._invitations[codes.tidy(table.setup.code)] = table.number
        return owner

    def add_table(self, table: Table) -> Owner:
        owner = self._keep_house_for(table)
        owner.start(self._table_closed)
        table.show_room()
        return owner

    def _table_closed(self, owner: Owner) -> None:
        table = owner.table
        if self.owners.pop(table.number, None) is None:
            return
        if table.setup.code:
            self._invitations.pop(codes.tidy(table.setup.code), None)
        self.sweep()

    def owner_of(self, number_or_code: str, person: Person | None = None) -> Owner | None:
        """An open table by its number; a private one by its invitation, or who has a seat there."""
        if number_or_code.isdecimal() and len(number_or_code) < 10:
            owner = self.owners.get(int(number_or_code))
            return owner if owner and owner.table.is_known_to(person) else None
        number = self._invitations.get(codes.tidy(number_or_code))
        return None if number is None else self.owners[number]

    def at(self, visitor: Visitor) -> Owner | None:
        return None if visitor.table is None else self.owners.get(visitor.table)

    def seat_owner(self, person: Person) -> Owner | None:
        """The table where somebody has a seat: the one where he played last."""
        mine = [o for o in self.owners.values() if o.table.has_seat(person.id)]
        return max(mine, key=lambda o: (o.table.running, o.table.touched), default=None)

    async def enter(
        self,
        *,
        key: str | None = None,
        name: str | None = None,
        language: Language | None = USUAL,
    ) -> Visitor | Refusal:
        """A line for somebody who is known by a key, or for a guest. Who comes for the first time,
        and has not said in which language he reads, is asked for it."""
        if len(self._visitors) >= self.services.settings.limits.visitors:
            return HouseFull()
        person = None if key is None else self.people.by_key(key)
        code = codes.return_code(self.services.draw) if key is None else None
        refusal, new = None, person is None
        if person is None:
            self.sweep()
            person, refusal = self.people.come(key, code, name, language)
            if not await self._is_kept(person):
                return CannotKeep()
        elif language and not person.spoke:
            await learn_language(self, person, language)
        visitor = self._line(person, code, key)
        visitor.new = new
        self._arrived(visitor)
        if new and not person.spoke:
            visitor.mailbox.put(WhichLanguage())
        if refusal:
            visitor.mailbox.put(Refused(refusal))
        try:
            await self.seat(visitor)
        except asyncio.CancelledError:
            await self.leave(visitor)
            raise
        return visitor

    async def _is_kept(self, person: Person) -> bool:
        """Somebody new, who is not yet here and must not be forgotten meanwhile."""
        self._coming.add(person)
        try:
            await self.remember(person)
        except Trouble:
            if not self.is_here(person):
                self.people.forget(person)
            return False
        finally:
            self._coming.discard(person)
        return True

    def _line(self, person: Person, code: str | None, key: str | None) -> Visitor:
        limits = self.services.settings.limits
        pace = limits.requests_per_second
        mailbox, meter = Mailbox(limits.unread), Meter(pace, BURST * pace)
        return Visitor(person, code, key, partial(hear, self), partial(show, self), mailbox, meter)

    def _arrived(self, visitor: Visitor) -> None:
        if not self.is_here(visitor.person):
            self._post(Came(self.present(visitor.person)))
        self._visitors[visitor] = None
        self.empty.clear()
        self.greet(visitor)

    def greet(self, visitor: Visitor) -> None:
        person = visitor.person
        visitor.mailbox.put(
            Welcome(person.name, person.guest, visitor.code, person.language, person.preferences)
        )

    async def seat(self, visitor: Visitor) -> None:
        """Whoever has a seat goes there, anybody else to the lobby."""
        owner = self.seat_owner(visitor.person)
        if owner is None or owner.table.paused:
            self.show_lobby(visitor)
        if owner and owner.table.paused:
            visitor.mailbox.put(Refused(TablePaused()))
        elif owner:
            await owner.ask(visitor, Sit(str(owner.table.number)))

    async def leave(self, visitor: Visitor) -> None:
        """The line is broken, or its face has ended."""
        if visitor not in self._visitors:
            return
        visitor.mailbox.close()
        if owner := self.at(visitor):
            owner.drop(visitor)
        self._departed(visitor)

    def _departed(self, visitor: Visitor) -> None:
        del self._visitors[visitor]
        if not self._visitors:
            self.empty.set()
        if not self.is_here(visitor.person):
            self._post(Went(visitor.person.name))
        self.sweep()

    def renamed(self, visitor: Visitor, before: str) -> None:
        """His old name may be somebody else's soon, so no seat keeps it."""
        person = visitor.person
        self.greet(visitor)
        for owner in self.owners.values():
            if owner.table.has_seat(person.id):
                owner.rename(person)
        if self.is_here(person):
            self._post(Went(before))
            self._post(Came(self.present(person)))

    async def become(self, visitor: Visitor, person: Person, code: str | None) -> None:
        """Somebody turns out to be a person whom the house knows."""
        self._departed(visitor)
        visitor.person, visitor.code = person, code
        self._arrived(visitor)
        await self.seat(visitor)

    def sweep(self) -> None:
        """Guests who are not here and have no seat are forgotten, and their names are free."""
        busy = {visitor.person.id for visitor in self._visitors}
        busy |= {person.id for person in self._coming}
        for owner in self.owners.values():
            busy |= owner.table.people
        for guest in self.people.guests():
            if guest.id not in busy:
                self.people.forget(guest)
                self._forgotten.add(guest.id)

    async def remember(self, person: Person) -> None:
        """Who was forgotten goes first: his name may be this person's now."""
        row = person.row(self.services.clock.now())
        forgotten = tuple(self._forgotten)
        leave = (changes.forget_person(number) for number in forgotten)
        await self.services.memory.write(*leave, changes.keep_person(row))
        self._forgotten.difference_update(forgotten)

    def is_here(self, person: Person) -> bool:
        return any(visitor.person is person for visitor in self._visitors)

    def visitors(self) -> tuple[Visitor, ...]:
        return tuple(self._visitors)

    def in_lobby(self) -> Iterator[Visitor]:
        return (visitor for visitor in self._visitors if visitor.table is None)

    def present(self, person: Person) -> Present:
        numbers = (v.table for v in self._visitors if v.person is person and v.table is not None)
        number = next(numbers, None)
        owner = None if number is None else self.owners.get(number)
        public = owner is not None and owner.table.setup.code is None
        return Present(person.name, person.guest, number if public else None)

    def lobby(self) -> Lobby:
        """As anybody sees it who has not come in."""
        people = dict.fromkeys(v.person for v in self._visitors)
        listings = (owner.table.listing for owner in self.owners.values())
        return Lobby(
            people=tuple(map(self.present, people)),
            tables=tuple(listing for listing in listings if listing),
            talk=(),
        )

    def show_lobby(self, visitor: Visitor) -> None:
        visitor.mailbox.put(replace(self.lobby(), talk=self.talk.history(visitor)))

    async def count(self) -> dict[str, int]:
        """Private tables count, too: nobody learns from a number who plays there."""
        owners = self.owners.values()
        people = len({visitor.person.id for visitor in self._visitors})
        running = sum(owner.table.running for owner in owners)
        finished = await self.services.memory.read(records_kept)
        return dict(zip(COUNTED, (people, len(owners), running, finished), strict=True))

    def _post(self, notice: Notice) -> None:
        for visitor in self.in_lobby():
            visitor.mailbox.put(notice)

    def dismiss(self) -> None:
        """Everybody is told that the house closes, and every line ends."""
        for visitor in tuple(self._visitors):
            visitor.mailbox.put(Closing())
            visitor.mailbox.close()

    async def close(self) -> None:
        """All tables are kept as they are, and every line ends."""
        self.dismiss()
        owners = tuple(self.owners.values())
        self.owners.clear()
        await asyncio.gather(*(owner.stop() for owner in owners))
        await self.services.thinker.close()
        self.services.memory.close()

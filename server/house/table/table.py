"""One table of the house: all that belongs to it, how it is kept, and how it is shown.

Only its owner's task (`server.house.table.task`) changes it. What has changed is on disk before
anybody is shown it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import inf
from typing import Final

import msgspec

from server.dealer import commitment
from server.engine.game import AnyGame
from server.house.clock import sleep
from server.house.lobby.chat import Chat
from server.house.lobby.session import Session
from server.house.people.person import Person
from server.house.table import company as c
from server.house.table import results, views
from server.house.table.botplayer import BotPlayer
from server.house.table.clocks import Watch, limit
from server.house.table.company import Company, Setup
from server.house.table.course import Course
from server.house.table.readers import Audience
from server.house.table.services import Services
from server.protocol.lobby import Listing, News, Pace, Room
from server.protocol.notices import (
    AtTable,
    Happened,
    LeftTable,
    Notice,
    Paused,
    SeatNews,
    TableClosed,
    TableListed,
    TableResumed,
)
from server.protocol.seat import Event, Options, Viewer, replace
from server.store import changes
from server.store.changes import Change
from server.store.client import StoreError
from server.store.rows import SayingRow

RETRY = 1.0
USUAL_PACE = 1.0
PACES: Final[Mapping[Pace, float]] = {"quick": 0.3, "usual": USUAL_PACE, "calm": 1.8}


def ignore() -> None:
    """Nobody waits at a table without an owner."""


class Table:
    """`gone` tells since when a person is not here, `seen` from which state on he was told nothing;
    a bot makes one decision for those in `once`; for those `announced` it is known to play;
    `let_stand` tells when somebody last let another move stand."""

    def __init__(
        self,
        number: int,
        setup: Setup,
        company: Company,
        services: Services,
        talk: Iterable[SayingRow] = (),
    ) -> None:
        self.number = number
        self.setup = setup
        self.company = company
        self.services = services
        self.game: AnyGame = services.games[setup.game]
        self.read_move = services.readers[setup.game]
        self.options: Options = msgspec.convert(setup.options, self.game.options)
        self.course: Course | None = None
        self.audience = Audience()
        self.talk = Chat(number, services.settings.limits.talk_kept, talk)
        self.watch = Watch()
        self.bots: dict[int, BotPlayer] = {}
        self.gone: dict[int, float] = {}
        self.seen: dict[int, int] = {}
        self.once: set[int] = set()
        self.let_stand: dict[int, float] = {}
        self.announced: set[int] = set()
        self.touched = self.noted = self.now
        self.remarked = -inf
        self.paused_since: float | None = None
        self.open = True
        self.when_paused: Callable[[], None] = ignore
        self._listing: Listing | None = None
        self._rooms: dict[Viewer, Room] = {}
        self._committed = ("", "")

    @property
    def now(self) -> float:
        return self.services.clock.now()

    @property
    def time(self) -> float:
        """For those who think: it stands still from when the last of them went."""
        return max(self.gone.values(), default=self.now) if self.dormant else self.now

    @property
    def paused(self) -> bool:
        return self.paused_since is not None

    @property
    def running(self) -> bool:
        return self.company.phase == "running"

    @property
    def people(self) -> set[int]:
        """All persons who have a seat here."""
        return {s.person for s in self.company.seats if s and s.person is not None}

    def has_seat(self, person: int) -> bool:
        return c.seat_of(self.company, person) is not None

    def is_known_to(self, person: Person | None) -> bool:
        """By its number alone."""
        return self.setup.code is None or (person is not None and self.has_seat(person.id))

    def viewer(self, session: Session) -> Viewer:
        return c.viewer(self.company, self.audience.seat_of(session), session.person.id)

    @property
    def dormant(self) -> bool:
        """People play here, and none of them is here: their game waits for them."""
        return self.running and bool(c.people(self.company)) and not self.audience.held

    @property
    def covered(self) -> set[int]:
        """The seats of people for whom a bot plays."""
        if not self.running or self.dormant:
            return set()
        return {seat for seat in c.people(self.company) if self.is_covered(seat)}

    def is_covered(self, seat: int) -> bool:
        seated = self.company.seats[seat]
        assert seated is not None
        if seat in self.audience.held:
            return seated.away
        return seated.away or self.time >= self.covered_from(seat)

    def covered_from(self, seat: int) -> float:
        return self.gone.get(seat, self.now) + self.services.settings.tables.grace

    @property
    def unhurried(self) -> bool:
        """Somebody learns here, or plays without a clock, and bots play for all others: nobody
        waits for him, and he uses no time."""
        if self.setup.lesson or self.setup.clock:
            return self.setup.lesson
        return sum(not self.is_covered(seat) for seat in c.people(self.company)) == 1

    @property
    def left(self) -> tuple[int | None, ...]:
        """Whole seconds until a bot decides for each seat."""
        return tuple(self._left(seat) for seat in range(len(self.company.seats)))

    def _left(self, seat: int) -> int | None:
        seated = self.company.seats[seat]
        if seated is None or seated.left is None:
            return None
        asked = self.course.asked if self.course else ()
        took = self.time - self.watch.since(seat, self.time) if seat in asked else 0.0
        return max(0, round(limit(self.company, seat, 0) - took))

    def pace(self) -> float:
        """How many seconds pass before a bot decides, or something is done for somebody, as the
        calmest of those who sit here wishes it: the same for both, so that neither tells
        anything."""
        seated = (v.person for v in self.audience if self.audience.seat_of(v) is not None)
        calmest = max((PACES[person.preferences.pace] for person in seated), default=USUAL_PACE)
        return calmest * self.services.pace()

    async def keep(self, *entries: Change) -> None:
        """Comes back when it is on disk. While it cannot be written, the table waits."""
        while True:
            try:
                await self.services.store.write(*entries)
            except StoreError:
                self._pause()
                await sleep(self.services.clock, RETRY)
            else:
                break
        self._go_on()

    def _pause(self) -> None:
        if self.paused_since is None:
            self.paused_since = self.now
            self.audience.tell(Paused(self.number))
            self.show_room()
            self.when_paused()

    def _go_on(self) -> None:
        if self.paused_since is not None:
            self.skip(self.now - self.paused_since)
            self.paused_since = None
            self.audience.tell(TableResumed(self.number))
            self.show_room()

    def skip(self, seconds: float) -> None:
        """Time in which nobody could play or come back does not count."""
        self.watch.skip(seconds)
        self.gone = {seat: since + seconds for seat, since in self.gone.items()}
        self.let_stand = {seat: since + seconds for seat, since in self.let_stand.items()}

    async def settle(self, company: Company, *news: SeatNews, also: Sequence[Change] = ()) -> None:
        """What changed about the people here is kept, and then shown."""
        await self.keep(self.as_kept(company), *also)
        self.adopt(company, *news)

    def adopt(self, company: Company, *news: SeatNews) -> None:
        """It is on disk."""
        self.company = company
        self.touched = self.now
        for item in news:
            self.audience.tell(item)
        self.show_room()

    def as_kept(self, company: Company, decided: int | None = None) -> Change:
        return self._as_kept(company, self.now, decided)

    @property
    def as_noted(self) -> Change:
        """Time goes on, and nobody did anything."""
        return self._as_kept(self.company, self.touched)

    def _as_kept(self, company: Company, changed: float, decided: int | None = None) -> Change:
        seats = 0 if self.unhurried else len(company.seats)
        used = self.watch.used(seats, self.time, decided)
        room = msgspec.json.encode(replace(company, used=used))
        return changes.keep_table(self.number, msgspec.json.encode(self.setup), room, changed)

    @property
    def host_name(self) -> str:
        host = self.company.host
        seated = None if host is None else self.company.seats[host]
        return seated.name if seated else ""

    @property
    def moves_dropped(self) -> Change:
        return changes.drop_moves(self.number)

    def news(self, what: News, seat: int | None, name: str = "") -> SeatNews:
        seated = None if seat is None else self.company.seats[seat]
        return SeatNews(what, seated.name if seated else name, seat)

    def show_room(self) -> None:
        """The room to each visitor for whom it has changed, and its line in the lobby. Who sees
        no change must not learn that there was one."""
        self._rooms = {viewer: self._room_now(viewer) for viewer in self.audience.viewers}
        for session in self.audience:
            room = self._rooms[self.audience.seat_of(session)]
            if session.room is not room and session.room != room:
                session.room = room
                session.mailbox.put(AtTable(room))
        listing = self.listing
        if listing and listing != self._listing:
            self._listing = listing
            self.services.post(TableListed(listing))

    def _room_now(self, viewer: Viewer) -> Room:
        """The one that was shown last, as long as nothing changes."""
        room, before = self.room(viewer), self._rooms.get(viewer)
        return before if before is not None and before == room else room

    def room(self, viewer: Viewer) -> Room:
        return views.room(
            self.number,
            self.setup,
            self.company,
            viewer,
            held=self.audience.held,
            covered=self.covered,
            watchers=self.audience.watchers,
            paused=self.paused,
            commit=self._commit,
        )

    @property
    def _commit(self) -> str:
        secret = self.company.secret
        if self._committed[0] != secret:
            self._committed = (secret, commitment(bytes.fromhex(secret)))
        return self._committed[1]

    @property
    def listing(self) -> Listing | None:
        """None for a private table."""
        if self.setup.code is not None:
            return None
        return views.listing(self.number, self.setup, self.company, self.audience.watchers)

    def show_state(self, events: Sequence[Event] = ()) -> None:
        """What happened and how it stands now, to each seat and to the gallery as they see it."""
        assert self.course is not None
        number, told, left = self.course.now.number, self.game.event_for, self.left
        for viewer in (*range(len(self.company.seats)), None):
            boxes = self.audience.boxes(viewer)
            if not boxes:
                continue
            seen = [
                Happened(self.number, number, e) for e in (told(e, viewer) for e in events) if e
            ]
            state = views.state(self.number, self.course, viewer, left)
            for box in boxes:
                for happened in seen:
                    box.put(happened)
                box.put(state)

    def welcome(self, session: Session, viewer: Viewer) -> None:
        """Somebody sits down or watches; all see it, and he sees everything."""
        session.table = self.number
        self.audience.add(session, viewer)
        self._tell_lobby_where(session)
        self.show_all(session)

    def show_all(self, session: Session) -> None:
        session.room = None
        self.show_room()
        self.talk.send_history(session)
        self.show_game(session)
        self.show_end(session)

    def show_end(self, session: Session) -> None:
        """What is sealed at a private table is opened for those alone who were there."""
        over = self.course and results.over(self.number, self.course, self.company)
        if over and (self.setup.code is None or self.viewer(session) is not None):
            session.mailbox.put(over)

    def show_game(self, session: Session) -> None:
        if self.course is not None:
            viewer = self.viewer(session)
            session.mailbox.put(views.state(self.number, self.course, viewer, self.left))

    async def close(self) -> None:
        await self.keep(changes.drop_table(self.number))
        self.open = False

    def let_all_go(self) -> None:
        for bot in self.bots.values():
            bot.stop()
        for session in self.audience:
            self.let_go(session, closed=True)
        if self.setup.code is None:
            self.services.post(TableClosed(self.number))

    def let_go(self, session: Session, *, closed: bool = False) -> None:
        self.audience.remove(session)
        self.send_off(session, LeftTable(self.number, closed))
        self._tell_lobby_where(session)

    def _tell_lobby_where(self, session: Session) -> None:
        if self.setup.code is None:
            self.services.moved(session)

    def send_off(self, session: Session, farewell: Notice) -> None:
        session.table = session.room = None
        session.mailbox.put(farewell)
        self.services.show_lobby(session)

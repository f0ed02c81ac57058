"""Everything that the people of a house are told, checked at the moment when they are told it.

Nothing is raised there, in the middle of the house: `faults` is looked at afterwards.
"""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from server.house.lobby.house import House
from server.house.lobby.mailbox import Mailbox
from server.house.lobby.session import Session
from server.protocol.lobby import Listing
from server.protocol.notices import (
    SNAPSHOTS,
    AtTable,
    EventHistory,
    GameSnapshot,
    Happened,
    LeftTable,
    Lobby,
    Missed,
    Notice,
    PersonJoined,
    PersonLeft,
    Refused,
    TableClosed,
    TableListed,
    TakenOver,
)
from server.protocol.seat import Event, Refusal, Viewer
from tests.house.tables import Inside, inside, tables

RECAPITULATED = 5
MISSED_AT_MOST = 100


class Seat(NamedTuple):
    """One place from which one game is seen: `secret` tells games at a table apart."""

    table: int
    secret: str
    viewer: Viewer


class Banks(NamedTuple):
    """The clocks of a game at one state, and who was asked then."""

    number: int
    asked: tuple[int, ...]
    left: tuple[float | None, ...]


class Recorder:
    """`told` by number of state, `reached` by person, `restarted` at which number by game."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.told: dict[Seat, dict[int, tuple[Event, ...]]] = {}
        self.reached: dict[tuple[int, Seat], int] = {}
        self.restarted: dict[tuple[int, str], int] = {}
        self.banks: dict[tuple[int, str], Banks] = {}
        self.private: dict[int, bytes] = {}

    def expect(self, right: bool, *what: object) -> None:
        if not right:
            self.faults.append(" ".join(map(str, what)))

    def compare(self, house: House) -> None:
        """A house that was started again on the same folder has nothing else to tell."""
        for running in tables(house):
            if running.game is not None:
                game = running.number, running.roster.secret
                self.restarted[game] = running.game.number
        for seat, told in self.told.items():
            table = table_of(house, seat)
            if table is not None:
                for number, events in told.items():
                    now = events_at(table, seat.viewer, number)
                    self.expect(now == events, "told otherwise:", seat, number, events, now)
        for (person, seat), number in self.reached.items():
            table = table_of(house, seat)
            if table is not None:
                self.expect(table.playing.number >= number, "forgotten:", person, seat, number)


def table_of(house: House, seat: Seat) -> Inside | None:
    """Where the game is played, if it is still going on."""
    table = inside(house.tables.get(seat.table))
    return table if table and table.game and table.roster.secret == seat.secret else None


def events_at(table: Inside, viewer: Viewer, number: int) -> tuple[Event, ...]:
    return tuple(event for at, event in table.events(viewer, number) if at == number)


class RecordingMailbox(Mailbox):
    """Somebody reads over the shoulder."""

    def __init__(self, most: int, hear: Callable[[Notice], None]) -> None:
        super().__init__(most)
        self.most = most + len(SNAPSHOTS)
        self._hear = hear

    def put(self, notice: Notice, *, wake: bool = True) -> None:
        if self.is_open:
            self._hear(notice)
        super().put(notice, wake=wake)


class SessionRecorder:
    """What one visitor was told, and what he must think of it."""

    def __init__(self, ledger: Recorder, house: House, session: Session, most: int) -> None:
        self.ledger = ledger
        self.house = house
        self.session = session
        self.mailbox = RecordingMailbox(most, self.hear)
        self.seat: Seat | None = None
        self.number = -1
        self.news: list[Event] = []
        self.owed = 0
        self.refusals: list[Refusal] = []
        self.state: GameSnapshot | None = None
        self.room: AtTable | None = None
        self.listings: dict[int, Listing] = {}
        self.people: dict[str, int | None] = {}

    def hear(self, notice: Notice) -> None:
        self._keeps_secrets(notice)
        self.ledger.expect(len(self.mailbox) <= self.mailbox.most, "a mailbox overflows")
        match notice:
            case Happened() | GameSnapshot() | Missed() | EventHistory():
                self._of_a_game(notice)
            case AtTable():
                self.room = notice
            case LeftTable() | TakenOver():
                self.seat = self.room = self.state = None
            case Refused(refusal):
                self.refusals.append(refusal)
            case _:
                self._of_the_lobby(notice)

    def _of_the_lobby(self, notice: Notice) -> None:
        match notice:
            case Lobby(people, tables):
                self.people = {present.name: present.table for present in people}
                self.listings = {listing.table: listing for listing in tables}
            case TableListed(listing):
                self.listings[listing.table] = listing
            case TableClosed(table):
                self.listings.pop(table, None)
            case PersonJoined(who):
                self.people[who.name] = who.table
            case PersonLeft(name):
                self.people.pop(name, None)

    def _keeps_secrets(self, notice: Notice) -> None:
        """No private table is named to those who are not there."""
        private = self.ledger.private
        for open_table in self.house.tables:
            if open_table.summary.setup.code is not None:
                private[open_table.number] = open_table.summary.setup.code.encode()
        match notice:
            case Lobby(people, tables):
                numbers = {t.table for t in tables} | {p.table for p in people}
            case TableListed(listing):
                numbers = {listing.table}
            case TableClosed(table):
                numbers = {table}
            case PersonJoined(who):
                numbers = {who.table}
            case _:
                numbers = set()
        self.ledger.expect(not numbers & set(private), "a private table is named:", notice)
        outside = self.session.table is None and not isinstance(notice, AtTable | Refused)
        if outside and private:
            text = msgspec.json.encode(notice)
            told = [code for code in private.values() if code in text]
            self.ledger.expect(not told, "an invitation is told:", notice)

    def _of_a_game(self, notice: Happened | GameSnapshot | Missed | EventHistory) -> None:
        table = inside(self.house.tables.get(notice.table))
        self.ledger.expect(table is not None, "told of no table:", notice)
        if table is None or table.game is None:
            return
        here = self.session in table.sessions
        self.ledger.expect(here, "told without being there:", notice)
        viewer = table.viewer(self.session)
        sees = table.seat_of(self.session)
        self.ledger.expect(viewer in (None, sees), "another's view:", viewer, sees)
        seat = Seat(table.number, table.roster.secret, viewer)
        match notice:
            case Happened():
                self._happened(notice, table, seat)
            case GameSnapshot():
                self._state(notice, table, seat)
            case Missed(_, events, skipped):
                told = [event for _, event in table.events(viewer, 0)]
                self.ledger.expect(list(events) == told[-len(events) :], "missed other things")
                full = skipped == 0 or len(events) == MISSED_AT_MOST
                self.ledger.expect(full, "skipped without need:", len(events), skipped)
                self.ledger.expect(len(events) + skipped >= self.owed, "missed:", seat, notice)
                self.owed = 0
            case EventHistory(_, since, events):
                told = [event for _, event in table.events(viewer, since)]
                self.ledger.expect(list(events) == told, "another past:", seat, since)

    def _happened(self, notice: Happened, table: Inside, seat: Seat) -> None:
        number, expect = notice.number, self.ledger.expect
        if self.seat != seat:
            self._begin(seat, -1)
            expect(number == 0, "a game begins in its middle:", seat, number)
        if number != self.number:
            expect(number == self.number + 1, "events out of order:", seat, number)
            self.number, self.news = number, []
        now = events_at(table, seat.viewer, number)
        at = len(self.news)
        expect(at < len(now) and now[at] == notice.event, "never happened:", seat, notice)
        self.news.append(notice.event)

    def _begin(self, seat: Seat, number: int) -> None:
        self.seat, self.number, self.news, self.owed = seat, number, [], 0

    def _state(self, state: GameSnapshot, table: Inside, seat: Seat) -> None:
        expect, number = self.ledger.expect, state.number
        expect(number == table.playing.number, "an old state:", seat, number)
        expect(
            state.view == table.rules.game.view(table.playing.state, seat.viewer),
            "wrong view:",
            seat,
        )
        if self.seat != seat:
            self._begin(seat, number)
            self._arrive(table, seat)
        elif self.state is not None and number == self.state.number == self.number:
            pass
        else:
            self._is_complete(table, seat, number)
        self._keeps_time(state, table)
        self.state = state
        person = (self.session.person.id, seat)
        expect(number >= self.ledger.reached.get(person, 0), "a number goes back:", seat, number)
        self.ledger.reached[person] = number

    def _is_complete(self, table: Inside, seat: Seat, number: int) -> None:
        """All events of this number came before the state."""
        now = events_at(table, seat.viewer, number)
        heard = tuple(self.news) if self.number == number else ()
        if self.number != number:
            gap = number == self.number + 1 and not now
            self.ledger.expect(gap, "events are missing:", seat, self.number, number)
        else:
            self.ledger.expect(heard == now, "events are missing:", seat, number)
        self.ledger.told.setdefault(seat, {})[number] = now
        self.number, self.news = number, list(heard)

    def _arrive(self, table: Inside, seat: Seat) -> None:
        """Who has played this game is owed all that happened since."""
        if seat.viewer is None:
            return
        reached = self.ledger.reached.get((self.session.person.id, seat))
        if reached is None and not table.running:
            return
        since = -1 if reached is None else reached
        again = self.ledger.restarted.get((seat.table, seat.secret))
        if again is not None:
            since = max(since, again - RECAPITULATED - 1)
        self.owed = len(table.events(seat.viewer, since + 1))

    def _keeps_time(self, state: GameSnapshot, table: Inside) -> None:
        asked = table.playing.asked
        for place, seated in enumerate(table.roster.seats):
            left, bank = state.left[place], seated.left if seated else None
            if left is None or bank is None:
                self.ledger.expect(left is None and bank is None, "a clock that is none:", place)
            elif place in asked:
                self.ledger.expect(0 <= left <= round(bank), "too much time:", place, left, bank)
            else:
                self.ledger.expect(left == round(bank), "a clock runs:", place, left, bank)
        banks = tuple(seated.left if seated else None for seated in table.roster.seats)
        self._is_fair(Banks(state.number, table.playing.asked, banks), table)

    def _is_fair(self, now: Banks, table: Inside) -> None:
        """Only those who were asked lost time, or won some."""
        game = table.number, table.roster.secret
        before = self.ledger.banks.get(game)
        if before is not None and table.setup.clock and now.number == before.number + 1:
            for place, (was, left) in enumerate(zip(before.left, now.left, strict=True)):
                if was != left and was is not None and left is not None:
                    more = left - was <= table.setup.clock.increment
                    fair = place in before.asked and more
                    self.ledger.expect(fair, "an unfair clock:", place, before, now)
        self.ledger.banks[game] = now

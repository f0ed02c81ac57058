"""A recorder of all notices that a house sends, which checks each as it is sent.

It raises nothing, because it runs inside the house; tests look at `faults` afterwards.
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

MISSED_AT_MOST = 100


class Seat(NamedTuple):
    """A viewer of one game: `secret` tells the games at a table apart."""

    table: int
    secret: str
    viewer: Viewer


class Banks(NamedTuple):
    """The banks of a game at one state, and the seats that were asked then."""

    number: int
    asked: tuple[int, ...]
    left: tuple[float | None, ...]


class Recorder:
    """`events` were sent, by number of state; `reached` is the last state that a person was sent.
    `restarted`: number of the state at which a restart found a person at the table, who may not
    have read the last notices. `at_tables`: persons with a session at a game when the house
    stopped."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.events: dict[Seat, dict[int, tuple[Event, ...]]] = {}
        self.reached: dict[tuple[int, Seat], int] = {}
        self.restarted: dict[tuple[int, int, str], int] = {}
        self.at_tables: set[tuple[int, int, str]] = set()
        self.banks: dict[tuple[int, str], Banks] = {}
        self.private: dict[int, bytes] = {}
        self.had_seats: dict[int, set[int]] = {}

    def expect(self, right: bool, *what: object) -> None:
        if not right:
            self.faults.append(" ".join(map(str, what)))

    def stop(self, house: House) -> None:
        self.at_tables = {
            (reader.person, table.number, table.roster.secret)
            for table in tables(house)
            for reader in table.state.readers.values()
        }

    def compare(self, house: House) -> None:
        """The restarted house must show the events that were sent before it stopped."""
        games = {(table.number, table.roster.secret): table.game for table in tables(house)}
        for person, number, secret in self.at_tables:
            if game := games.get((number, secret)):
                self.restarted[person, number, secret] = game.number
        for seat, sent in self.events.items():
            table = table_of(house, seat)
            if table is not None:
                for number, events in sent.items():
                    now = events_at(table, seat.viewer, number)
                    self.expect(now == events, "other events:", seat, number, events, now)
        for (person, seat), number in self.reached.items():
            table = table_of(house, seat)
            if table is not None:
                self.expect(table.playing.number >= number, "a lost state:", person, seat, number)


def table_of(house: House, seat: Seat) -> Inside | None:
    """The table where the game is played; None if it is no longer open."""
    table = inside(house.tables.get(seat.table))
    return table if table and table.game and table.roster.secret == seat.secret else None


def events_at(table: Inside, viewer: Viewer, number: int) -> tuple[Event, ...]:
    return tuple(event for at, event in table.events(viewer, number) if at == number)


class RecordingMailbox(Mailbox):
    """A mailbox that records each notice before it takes it."""

    def __init__(self, most: int, record: Callable[[Notice], None]) -> None:
        super().__init__(most)
        self.most = most + len(SNAPSHOTS)
        self._record = record

    def put(self, *notices: Notice, wake: bool = True) -> None:
        for notice in notices:
            if self.is_open:
                self._record(notice)
            super().put(notice, wake=wake)


class SessionLog:
    """The notices to one session, and the state that they show. `owed`: number of missed events
    that must still be sent."""

    def __init__(self, recorder: Recorder, house: House, session: Session, most: int) -> None:
        self.recorder = recorder
        self.house = house
        self.session = session
        self.mailbox = RecordingMailbox(most, self.record)
        self.seat: Seat | None = None
        self.number = -1
        self.news: list[Event] = []
        self.owed = 0
        self.refusals: list[Refusal] = []
        self.state: GameSnapshot | None = None
        self.room: AtTable | None = None
        self.listings: dict[int, Listing] = {}
        self.people: dict[str, int | None] = {}

    def record(self, notice: Notice) -> None:
        self._check_private_tables(notice)
        self.recorder.expect(len(self.mailbox) <= self.mailbox.most, "a mailbox overflows")
        match notice:
            case Happened() | GameSnapshot() | Missed() | EventHistory():
                self._record_game(notice)
            case AtTable():
                self.room = notice
            case LeftTable() | TakenOver():
                self.seat = self.room = self.state = None
            case Refused(refusal):
                self.refusals.append(refusal)
            case _:
                self._record_lobby(notice)

    def _record_lobby(self, notice: Notice) -> None:
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

    def _check_private_tables(self, notice: Notice) -> None:
        """A private table is named only to sessions at it."""
        private = self.recorder.private
        had_seats = self.recorder.had_seats
        for open_table in self.house.tables:
            had_seats.setdefault(open_table.number, set()).update(open_table.summary.people)
            if open_table.summary.setup.code is not None:
                private[open_table.number] = open_table.summary.setup.code.encode()
        match notice:
            case Lobby(people, tables):
                numbers = {t.table for t in tables} | {p.table for p in people}
            case TableListed(listing):
                numbers = {listing.table}
            case TableClosed(table, replaced):
                is_own = self.session.person.id in had_seats.get(table, ())
                numbers = set() if replaced and is_own else {table}
            case PersonJoined(who):
                numbers = {who.table}
            case _:
                numbers = set()
        self.recorder.expect(not numbers & set(private), "a private table is named:", notice)
        outside = self.session.table is None and not isinstance(notice, AtTable | Refused)
        if outside and private:
            text = msgspec.json.encode(notice)
            shown = [code for code in private.values() if code in text]
            self.recorder.expect(not shown, "an invitation is shown:", notice)

    def _record_game(self, notice: Happened | GameSnapshot | Missed | EventHistory) -> None:
        table = inside(self.house.tables.get(notice.table))
        self.recorder.expect(table is not None, "a notice of no table:", notice)
        if table is None or table.game is None:
            return
        here = self.session in table.sessions
        self.recorder.expect(here, "a notice to a session elsewhere:", notice)
        viewer = table.viewer(self.session)
        sees = table.seat_of(self.session)
        self.recorder.expect(viewer in (None, sees), "another's view:", viewer, sees)
        seat = Seat(table.number, table.roster.secret, viewer)
        match notice:
            case Happened():
                self._record_event(notice, table, seat)
            case GameSnapshot():
                self._record_snapshot(notice, table, seat)
            case Missed(_, events, skipped):
                known = [event for _, event in table.events(viewer, 0)]
                self.recorder.expect(list(events) == known[-len(events) :], "missed other things")
                full = skipped == 0 or len(events) == MISSED_AT_MOST
                self.recorder.expect(full, "skipped without need:", len(events), skipped)
                self.recorder.expect(len(events) + skipped >= self.owed, "missed:", seat, notice)
                self.owed = 0
            case EventHistory(_, since, events):
                known = [event for _, event in table.events(viewer, since)]
                self.recorder.expect(list(events) == known, "another history:", seat, since)

    def _record_event(self, notice: Happened, table: Inside, seat: Seat) -> None:
        number, expect = notice.number, self.recorder.expect
        if self.seat != seat:
            self._begin(seat, -1)
            expect(number == 0, "a game begins in its middle:", seat, number)
        if number != self.number:
            expect(number == self.number + 1, "events out of order:", seat, number)
            self.number, self.news = number, []
        now = events_at(table, seat.viewer, number)
        at = len(self.news)
        expect(
            at < len(now) and now[at] == notice.event, "an event that did not happen:", seat, notice
        )
        self.news.append(notice.event)

    def _begin(self, seat: Seat, number: int) -> None:
        self.seat, self.number, self.news, self.owed = seat, number, [], 0

    def _record_snapshot(self, state: GameSnapshot, table: Inside, seat: Seat) -> None:
        expect, number = self.recorder.expect, state.number
        expect(number == table.playing.number, "an old state:", seat, number)
        expect(
            state.view == table.rules.game.view(table.playing.state, seat.viewer),
            "wrong view:",
            seat,
        )
        if self.seat != seat:
            self._begin(seat, number)
            self._expect_missed(table, seat)
        elif self.state is not None and number == self.state.number == self.number:
            pass
        else:
            self._check_complete(table, seat, number)
        self._check_clocks(state, table)
        self.state = state
        person = (self.session.person.id, seat)
        expect(
            number >= self.recorder.reached.get(person, 0),
            "the number of the state goes back:",
            seat,
            number,
        )
        self.recorder.reached[person] = number

    def _check_complete(self, table: Inside, seat: Seat, number: int) -> None:
        """All events of this number were sent before the snapshot."""
        now = events_at(table, seat.viewer, number)
        sent = tuple(self.news) if self.number == number else ()
        if self.number != number:
            gap = number == self.number + 1 and not now
            self.recorder.expect(gap, "events are missing:", seat, self.number, number)
        else:
            self.recorder.expect(sent == now, "events are missing:", seat, number)
        self.recorder.events.setdefault(seat, {})[number] = now
        self.number, self.news = number, list(sent)

    def _expect_missed(self, table: Inside, seat: Seat) -> None:
        """A player who returns is owed all events since the last state that was sent; after a
        restart with a session at the table, those of the last move."""
        if seat.viewer is None:
            return
        person = self.session.person.id
        reached = self.recorder.reached.get((person, seat))
        if reached is None and not table.running:
            return
        since = -1 if reached is None else reached
        restarted = self.recorder.restarted.get((person, seat.table, seat.secret))
        if restarted is not None:
            since = max(since, restarted - 1)
        self.owed = len(table.events(seat.viewer, since + 1))

    def _check_clocks(self, state: GameSnapshot, table: Inside) -> None:
        asked = table.playing.asked
        for place, seated in enumerate(table.roster.seats):
            left, bank = state.left[place], seated.left if seated else None
            if left is None or bank is None:
                self.recorder.expect(
                    left is None and bank is None, "a clock without a bank:", place
                )
            elif place in asked:
                self.recorder.expect(0 <= left <= round(bank), "too much time:", place, left, bank)
            else:
                self.recorder.expect(left == round(bank), "a clock runs:", place, left, bank)
        banks = tuple(seated.left if seated else None for seated in table.roster.seats)
        self._check_banks(Banks(state.number, table.playing.asked, banks), table)

    def _check_banks(self, now: Banks, table: Inside) -> None:
        """Only seats that were asked lost time or gained some."""
        game = table.number, table.roster.secret
        before = self.recorder.banks.get(game)
        if before is not None and table.setup.clock and now.number == before.number + 1:
            for place, (was, left) in enumerate(zip(before.left, now.left, strict=True)):
                if was != left and was is not None and left is not None:
                    more = left - was <= table.setup.clock.increment
                    fair = place in before.asked and more
                    self.recorder.expect(fair, "an unfair clock:", place, before, now)
        self.recorder.banks[game] = now

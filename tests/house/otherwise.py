"""What a table would tell a seat if all that this seat cannot know were otherwise."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from server.dealer import Dealer
from server.house.lobby.mailbox import Mailbox
from server.house.lobby.session import Session
from server.house.people.person import Person
from server.house.people.rate_limit import RateLimit
from server.house.table import company, play, seating
from server.house.table.course import Course
from server.house.table.table import Table
from server.protocol.notices import Notice
from server.protocol.requests import History
from server.protocol.seat import Deal, Event, Move, Refusal, Shuffle, Turn, Viewer, name_of
from server.store.rows import MoveRow
from tests.house.wishes import all_moves
from tests.laws.test_blindness import LastDeal, other_deals, unseen_places

PLENTY = 10_000


class Stacked(Dealer):
    """Deals one shuffle as it is told to."""

    def __init__(self, dealer: Dealer, number: int, order: Sequence[int]) -> None:
        super().__init__(dealer.secret, dealer.nonces)
        self._number, self._order = number, tuple(order)

    def deal(self, asked: Shuffle) -> Deal:
        return Deal(self._order) if asked.number == self._number else super().deal(asked)


def course(table: Table, dealer: Dealer, moves: Sequence[tuple[int, Move]]) -> Course | None:
    again = Course(table.game, table.options, table.company.host or 0, dealer)
    for seat, move in moves:
        tried = again.try_out(seat, move)
        if isinstance(tried, Refusal):
            return None
        again.go_on(*tried)
    return again


def moves_of(table: Table, rows: Sequence[MoveRow]) -> list[tuple[int, Move]]:
    found = []
    for row in rows:
        move = table.read_move(row.move)
        assert row.seat is not None
        assert isinstance(move, Move)
        found.append((row.seat, move))
    return found


def last_deal(
    table: Table, dealer: Dealer, moves: Sequence[tuple[int, Move]]
) -> tuple[LastDeal, int]:
    """The last time that cards were dealt, and the number of that shuffle."""
    game, host = table.game, table.company.host or 0
    state = game.start(len(dealer.nonces), table.options, host)
    left, last, number = list(moves), None, -1
    while True:
        asked, before = game.waiting(state), state
        if not isinstance(asked, Shuffle) and not left:
            break
        seat, move = (None, dealer.deal(asked)) if isinstance(asked, Shuffle) else left.pop(0)
        step: Any = game.apply(state, seat, move)
        state = step.state
        if isinstance(asked, Shuffle) and isinstance(move, Deal):
            deck = [event.cards for event in step.events if name_of(event) == "deck"]
            last = LastDeal(before, move, tuple(deck[0]) if deck else (), ())
            number = asked.number
        elif last is not None:
            last = last._replace(moves=(*last.moves, (seat, move)))
    assert last is not None
    return last, number


class Reader(Session):
    """As much of a visitor as a table sees; the house knows nothing of him."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.mailbox = Mailbox(PLENTY)
        self.table = self.room = None


def somebody(number: int) -> Session:
    name, limit = f"Nobody-{number}", RateLimit(1, 1)
    return Reader(Person(id=-1, key=None, code=None, name=name, language="en", talk_limit=limit))


def shadow(table: Table, course: Course) -> tuple[Table, dict[Viewer, Session]]:
    """The same table, with another reader in each seat and one who watches."""
    quiet = table.services._replace(post=ignore, show_lobby=ignore)
    other = Table(table.number, table.setup, table.company, quiet)
    other.course, other.watch, other.once = course, table.watch, set(table.once)
    readers: dict[Viewer, Session] = {}
    for seat in company.people(table.company):
        readers[seat] = somebody(seat)
    readers[None] = somebody(len(table.company.seats))
    for viewer, session in readers.items():
        other.audience.add(session, viewer)
    return other, readers


def ignore(_: object) -> None:
    pass


async def everything_told(table: Table, course: Course, viewer: Viewer) -> list[Notice]:
    """After coming back, having asked for all that was, and with the last move again."""
    other, readers = shadow(table, course)
    reader = readers[viewer]
    number = course.now.number
    other.show_state(latest(course))
    told = reader.pending()
    other.show_all(reader)
    await play.recall(other, reader, History())
    if viewer is not None:
        for since in (0, max(0, number - 5), number):
            other.seen[viewer] = since
            seating.tell_missed(other, reader, viewer)
    return told + reader.pending()


def latest(course: Course) -> list[Event]:
    """What the last move led to, secrets included."""
    return [event for at, event in course._events if at == course.now.number]


def refused(course: Course, seat: int, dice: Random) -> list[Refusal]:
    moves = all_moves(course.game.name)
    some = dice.sample(moves, min(len(moves), 12))
    tried = (course.try_out(seat, move) for move in some if move not in course.legal(seat))
    return [refusal for refusal in tried if isinstance(refusal, Refusal)]


def other_courses(
    table: Table, viewer: Viewer, rows: Sequence[MoveRow], dice: Random
) -> Iterator[Course]:
    assert table.course is not None
    if not isinstance(table.course.waiting, Turn):
        return
    dealer = Dealer(bytes.fromhex(table.company.secret), company.words_of(table.company))
    moves = moves_of(table, rows)
    deals, number = last_deal(table, dealer, moves)
    if not deals.deck:
        return
    places = unseen_places(deals, table.course.now.state, viewer)
    if len(places) < 2:
        return
    for deal in other_deals(table.game, deals, places, dice):
        other = course(table, Stacked(dealer, number, deal.order), moves)
        if other is not None:
            yield other


async def look_alike(table: Table, viewer: Viewer, rows: Sequence[MoveRow], dice: Random) -> int:
    """How many other deals looked the same to this viewer."""
    assert table.course is not None
    tried, seed = 0, dice.random()
    real = await everything_told(table, table.course, viewer)
    for other in other_courses(table, viewer, rows, dice):
        told = await everything_told(table, other, viewer)
        assert msgspec.json.encode(told) == msgspec.json.encode(real), (viewer, told, real)
        if viewer is not None:
            here, there = (refused(it, viewer, Random(seed)) for it in (table.course, other))
            assert here == there, viewer
        tried += other.now.state != table.course.now.state
    return tried

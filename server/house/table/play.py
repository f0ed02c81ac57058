"""The game at a table: it begins, moves are made, it ends."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from server.dealer import Dealer
from server.house.lobby.session import Session
from server.house.table import results
from server.house.table.clocks import decided
from server.house.table.company import Company, begun, change, free, names_of, people, standing_of
from server.house.table.course import Course, Moment
from server.house.table.remarks import remark
from server.house.table.table import Table
from server.protocol.notices import EventHistory, GameEnded
from server.protocol.refusals import (
    CannotStand,
    GameNotRunning,
    GameRunning,
    HouseCloses,
    NotReady,
    SeatsEmpty,
    TooLate,
)
from server.protocol.requests import History, MakeMove, Standing, Start
from server.protocol.seat import Event, GameOver, Move, Refusal, Result, name_of, replace
from server.store import changes
from server.store.changes import Change
from server.store.client import StoreError
from server.store.rows import MoveRow


async def start(table: Table, seat: int, request: Start) -> Refusal | None:
    """By the host: the seats are full, and everybody is here."""
    company = table.company
    if company.phase != "gathering":
        return GameRunning() if table.running else GameNotRunning()
    if table.services.closes():
        return HouseCloses()
    if empty := free(company):
        return SeatsEmpty(len(empty))
    absent = [seat for seat in people(company) if seat not in table.audience.held]
    if absent:
        return NotReady(tuple(names_of(company)[seat] for seat in absent))
    await begin(table)
    return None


async def begin(table: Table) -> None:
    clock = table.setup.clock
    company = begun(table.company, None if clock is None else clock.bank)
    course = open_course(table, company)
    await table.settle(company, also=[table.moves_dropped])
    table.course = course
    table.once.clear()
    for session in table.audience:
        session.mailbox.reached = None
    wait(table)
    table.show_state(tuple(course.events()))


def open_course(table: Table, company: Company) -> Course:
    terms = company.terms
    assert terms is not None
    dealer = Dealer(bytes.fromhex(company.secret), terms.words)
    return Course(table.game, table.options, terms.host, dealer)


def wait(table: Table) -> None:
    """The clocks run for those whose decision is needed now."""
    assert table.course is not None
    asked = table.course.asked
    table.watch.wait_for(asked, table.time, {seat: table.pace() for seat in asked})


async def read_move(table: Table, seat: int, request: MakeMove) -> Refusal | None:
    move = typed_move(table, request.move)
    if isinstance(move, Refusal):
        return move
    return await make(table, seat, move, request.at, by_hand=True)


def typed_move(table: Table, move: Move | msgspec.Raw) -> Move | Refusal:
    return move if isinstance(move, Move) else table.read_move(bytes(move))


async def make(
    table: Table, seat: int, move: Move, at: int | None = None, *, by_hand: bool = False
) -> Refusal | None:
    """A move is tried, kept, and only then it has happened."""
    course = table.course
    if course is None:
        return GameNotRunning()
    if table.company.phase == "over":
        result = table.game.result(course.now.state)
        return GameOver(result.winners) if result else GameNotRunning()
    if at is not None and not course.now.turn <= at <= course.now.number:
        return TooLate(at, course.now.number)
    tried = course.try_out(seat, move)
    if isinstance(tried, Refusal):
        return tried
    moment, events = tried
    aside = moment.turn == course.now.turn
    company = after(table, seat, move, events, by_hand=by_hand)
    result = table.game.result(moment.state)
    entries: list[Change] = [
        changes.add_move(table.number, MoveRow(moment.number, seat, msgspec.json.encode(move)))
    ]
    if result is not None and table.setup.lesson:
        company = replace(company, phase="over", record=results.NO_RECORD)
    elif result is not None:
        company = replace(company, phase="over", record=results.record_name(company))
        told = (*course.events(), *events)
        record = results.record(table.setup, company, told, result, table.now)
        entries += changes.keep_record(record)
    await table.keep(*entries, table.as_kept(company, None if aside else seat))
    happen(table, seat, moment, events, company, aside=aside)
    if result is not None:
        end(table, result)
    return None


def after(
    table: Table, seat: int, move: Move, events: Sequence[Event], *, by_hand: bool
) -> Company:
    """The bank of a person after his decision, unless a bot covers him; what stood for
    everybody's round may be over."""
    assert table.course is not None
    company = table.company
    if by_hand:
        company = change(company, seat, slips=0)
    own = set(people(company)) - table.covered | table.once
    decides = type(move) not in table.game.side_moves and move != table.game.idle_move
    if decides and seat in own.intersection(table.course.asked):
        took = table.time - table.watch.since(seat, table.time)
        company = decided(company, seat, table.setup.clock, took)
    for place, seated in enumerate(company.seats):
        if seated and seated.standing and is_renewed(table, seated.standing, events):
            company = change(company, place, standing=None)
    return company


def is_renewed(table: Table, standing: str, events: Sequence[Event]) -> bool:
    move = msgspec.json.decode(standing)["move"]
    until = {name_of(kind): event for kind, event in table.game.standing_moves}
    return any(isinstance(event, until[move]) for event in events)


def happen(
    table: Table,
    seat: int,
    moment: Moment,
    events: Sequence[Event],
    company: Company,
    *,
    aside: bool,
) -> None:
    assert table.course is not None
    table.course.go_on(moment, events)
    table.company = company
    table.touched = table.now
    if not aside:
        table.once.discard(seat)
        table.watch.stop(seat)
    wait(table)
    table.show_state(events)
    table.show_room()
    remark(table, events)


def end(table: Table, result: Result) -> None:
    """What was sealed lies open."""
    company = table.company
    assert company.record is not None
    for seat in people(company):
        if seat not in table.audience.held:
            table.gone[seat] = table.now
    table.audience.tell(GameEnded(table.number, result, company.record, company.secret))


async def let_stand(table: Table, seat: int, request: Standing) -> Refusal | None:
    """Whatever is done for somebody, he alone sees that it is."""
    if not table.running:
        return GameNotRunning()
    standing = None
    if request.move is not None:
        move = typed_move(table, request.move)
        if isinstance(move, Refusal):
            return move
        lasting = tuple(kind for kind, _ in table.game.standing_moves)
        if type(move) not in lasting:
            return CannotStand(tuple(map(name_of, lasting)))
        standing = msgspec.json.encode(move).decode()
    seated = table.company.seats[seat]
    if seated and seated.standing == standing:
        return None
    company = change(table.company, seat, standing=standing)
    await table.keep(table.as_kept(company))
    table.let_stand[seat] = table.now
    table.company = company
    table.show_room()
    return None


def automatic(table: Table, seat: int) -> tuple[Move, float] | None:
    """What is done for somebody who is asked, and when: what he let stand, what has no choice,
    or what it means to say nothing."""
    assert table.course is not None
    legal, since = table.course.legal(seat), table.watch.since(seat, table.now)
    soon = since + table.watch.pace(seat)
    standing = standing_of(table.company, seat)
    if standing is not None:
        move = table.read_move(standing)
        if move in legal:
            assert isinstance(move, Move)
            # Who lets it stand while he is asked takes as long as others.
            stands = max(since, table.let_stand.get(seat, since))
            return move, stands + table.watch.pace(seat)
    holder = table.audience.holder(seat)
    if len(legal) == 1 and holder is not None and holder.person.preferences.forced:
        return legal[0], soon
    if table.game.idle_move in legal and table.game.idle_move is not None:
        return table.game.idle_move, since + table.services.settings.tables.moment
    return None


def can_be_silent(table: Table, seat: int) -> bool:
    assert table.course is not None
    return table.game.idle_move is not None and table.game.idle_move in table.course.legal(seat)


def instead(table: Table, seat: int, move: Move) -> Move:
    """Whoever has run out of time has that done which would have been done for him anyway."""
    automatic_ = automatic(table, seat) if seat in table.once else None
    return automatic_[0] if automatic_ else move


async def note(table: Table) -> None:
    """How long they have thought; that it cannot be kept just now is no reason to stop."""
    table.noted = table.now
    with suppress(StoreError):
        await table.services.store.write(table.as_noted)


async def recall(table: Table, session: Session, request: History) -> Refusal | None:
    if table.course is None:
        return GameNotRunning()
    viewer = table.viewer(session)
    events = tuple(event for _, event in table.course.events_for(viewer, request.since))
    session.mailbox.put(EventHistory(table.number, request.since, events))
    return None

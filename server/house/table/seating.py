"""Coming to a table and going."""

from server.house.lobby.session import Session
from server.house.people.person import Person
from server.house.table import company as c
from server.house.table.company import Company, Seated
from server.house.table.table import Table
from server.protocol.notices import Missed, SeatNews, TakenOver
from server.protocol.refusals import AlreadyAtTable, GameRunning, NotSeated
from server.protocol.requests import Leave, Sit, Stand, Watch
from server.protocol.seat import Refusal

MISSED_AT_MOST = 100


async def sit(table: Table, session: Session, request: Sit) -> Refusal | None:
    """Whoever has a seat here already gets that one."""
    if c.seat_of(table.company, session.person.id) is not None:
        return await come_back(table, session)
    # A lesson begins at once.
    who = Seated(session.person.name, person=session.person.id, ready=table.setup.lesson)
    company = c.sit(table.company, who, request.seat)
    if isinstance(company, Refusal):
        return company
    place = c.seat_of(company, session.person.id)
    await table.settle(company)
    send_off_others(table, session)
    table.welcome(session, place)
    begin_to_read(table, session, place)
    table.audience.tell(table.news("sat", place))
    return None


def begin_to_read(table: Table, session: Session, seat: int | None) -> None:
    """Somebody new was not there before, and has missed nothing."""
    session.mailbox.reached = None
    if seat is not None and table.course is not None:
        table.seen[seat] = table.course.now.number + 1


def send_off_others(table: Table, session: Session) -> bool:
    """Nobody sees his own table from two places."""
    others = [v for v in table.audience if v.person is session.person and v is not session]
    for other in others:
        stop_reading(table, other, table.audience.seat_of(other))
        table.audience.remove(other)
        table.send_off(other, TakenOver(table.number))
    return bool(others)


async def come_back(table: Table, session: Session) -> Refusal | None:
    """The newest connection of a person has his seat, and is told what he missed."""
    if table.audience.has(session):
        return AlreadyAtTable(table.number)
    seat = c.seat_of(table.company, session.person.id)
    if seat is None:
        return NotSeated()
    rested = table.now - table.time
    was_here = send_off_others(table, session)
    table.skip(rested)
    hurry(table, seat)
    table.gone.pop(seat, None)
    table.welcome(session, seat)
    tell_missed(table, session, seat)
    if not await wake(table, seat) and not was_here:
        table.audience.tell(table.news("back", seat))
    return None


def hurry(table: Table, seat: int) -> None:
    """Somebody comes back for whom a bot has played: who was alone with bots until now is waited
    for from now on."""
    if table.unhurried and table.is_covered(seat):
        table.watch.start_again(table.now, *c.people(table.company))


async def wake(table: Table, seat: int) -> bool:
    """Somebody who was away plays again, and thinks from now on."""
    seated = table.company.seats[seat]
    assert seated is not None
    if seated.away:
        hurry(table, seat)
        company = c.change(table.company, seat, away=False, slips=0)
        table.watch.start_again(table.now, seat)
        await table.settle(company, table.news("back", seat))
    return seated.away


def tell_missed(table: Table, session: Session, seat: int) -> None:
    """Until he reads something, it counts as missed."""
    session.mailbox.reached = None
    since = table.seen.get(seat)
    if table.course is None or since is None:
        return
    events = [event for _, event in table.course.events_for(table.viewer(session), since)]
    if events:
        skipped = max(0, len(events) - MISSED_AT_MOST)
        session.mailbox.put(Missed(table.number, tuple(events[skipped:]), skipped))


async def look_on(table: Table, session: Session, request: Watch) -> Refusal | None:
    """Who has a seat here sees what that seat sees."""
    if c.seat_of(table.company, session.person.id) is not None:
        return await come_back(table, session)
    if table.audience.has(session):
        return AlreadyAtTable(table.number)
    table.welcome(session, None)
    return None


def drop(table: Table, session: Session) -> None:
    """A line is broken, and the seat waits for its person."""
    if not table.audience.has(session):
        return
    seat = table.audience.seat_of(session)
    table.audience.remove(session)
    session.table = None
    if seat is not None:
        table.gone[seat] = table.now
        stop_reading(table, session, seat)
        table.audience.tell(table.news("dropped", seat))
    table.show_room()


def stop_reading(table: Table, session: Session, seat: int | None) -> None:
    """Whatever lies unread in the mailbox of a line that is no more, nobody was told."""
    if seat is None or table.course is None:
        return
    if session.mailbox.reached is None:
        table.seen.setdefault(seat, 0)
    else:
        table.seen[seat] = session.mailbox.reached + 1


async def leave(table: Table, session: Session, request: Leave) -> Refusal | None:
    """To the lobby. In a game the seat stays his, and in the meantime a bot takes it; a lesson is
    over."""
    seat = table.audience.seat_of(session)
    if table.setup.lesson:
        await table.close()
        table.let_go(session, closed=True)
        return None
    if seat is not None:
        news = table.news("left", seat)
        if table.running:
            table.gone[seat] = table.now
            begin_to_read(table, session, seat)
            table.audience.tell(news)
        else:
            await rise(table, seat, news)
    table.let_go(session)
    table.show_room()
    return None


async def rise(table: Table, seat: int, news: SeatNews) -> None:
    """Frees a seat; who sat there looks on."""
    company = c.rise(table.company, seat)
    host = host_news(table, company)
    await table.keep(table.as_kept(company))
    holder = table.audience.holder(seat)
    if holder is not None:
        table.audience.add(holder, None)
        table.show_game(holder)
    table.gone.pop(seat, None)
    table.seen.pop(seat, None)
    table.adopt(company, news, *host)


def host_news(table: Table, company: Company) -> list[SeatNews]:
    """The host's place may go to somebody else."""
    changed = company.host not in (None, table.company.host)
    return [table.news("host", company.host)] if changed else []


async def stand(table: Table, seat: int, request: Stand) -> Refusal | None:
    if table.running:
        return GameRunning()
    await rise(table, seat, table.news("stood", seat))
    return None


async def rename(table: Table, person: Person) -> None:
    seat = c.seat_of(table.company, person.id)
    if seat is not None:
        await table.settle(c.change(table.company, seat, name=person.name))

"""Coming to a table and going."""

from server.house import company as c
from server.house.company import Company, Seated
from server.house.people import Person
from server.house.table import Table
from server.house.visitor import Visitor
from server.protocol.notices import Missed, SeatNews, TakenOver
from server.protocol.refusals import AlreadyAtTable, GameRunning, NotSeated
from server.protocol.requests import Leave, Sit, Stand, Watch
from server.protocol.seat import Refusal

MISSED_AT_MOST = 100


async def sit(table: Table, visitor: Visitor, request: Sit) -> Refusal | None:
    """Whoever has a seat here already gets that one."""
    if c.seat_of(table.company, visitor.person.id) is not None:
        return await come_back(table, visitor)
    # A lesson begins at once.
    who = Seated(visitor.person.name, person=visitor.person.id, ready=table.setup.lesson)
    company = c.sit(table.company, who, request.seat)
    if isinstance(company, Refusal):
        return company
    place = c.seat_of(company, visitor.person.id)
    await table.settle(company)
    send_off_others(table, visitor)
    table.welcome(visitor, place)
    begin_to_read(table, visitor, place)
    table.audience.tell(table.news("sat", place))
    return None


def begin_to_read(table: Table, visitor: Visitor, seat: int | None) -> None:
    """Somebody new was not there before, and has missed nothing."""
    visitor.mailbox.reached = None
    if seat is not None and table.course is not None:
        table.seen[seat] = table.course.now.number + 1


def send_off_others(table: Table, visitor: Visitor) -> bool:
    """Nobody sees his own table from two places."""
    others = [v for v in table.audience if v.person is visitor.person and v is not visitor]
    for other in others:
        stop_reading(table, other, table.audience.seat_of(other))
        table.audience.remove(other)
        table.send_off(other, TakenOver(table.number))
    return bool(others)


async def come_back(table: Table, visitor: Visitor) -> Refusal | None:
    """The newest connection of a person has his seat, and is told what he missed."""
    if table.audience.has(visitor):
        return AlreadyAtTable(table.number)
    seat = c.seat_of(table.company, visitor.person.id)
    if seat is None:
        return NotSeated()
    rested = table.now - table.time
    was_here = send_off_others(table, visitor)
    table.skip(rested)
    hurry(table, seat)
    table.gone.pop(seat, None)
    table.welcome(visitor, seat)
    tell_missed(table, visitor, seat)
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


def tell_missed(table: Table, visitor: Visitor, seat: int) -> None:
    """Until he reads something, it counts as missed."""
    visitor.mailbox.reached = None
    since = table.seen.get(seat)
    if table.course is None or since is None:
        return
    events = [event for _, event in table.course.told(table.viewer(visitor), since)]
    if events:
        skipped = max(0, len(events) - MISSED_AT_MOST)
        visitor.mailbox.put(Missed(table.number, tuple(events[skipped:]), skipped))


async def look_on(table: Table, visitor: Visitor, request: Watch) -> Refusal | None:
    """Who has a seat here sees what that seat sees."""
    if c.seat_of(table.company, visitor.person.id) is not None:
        return await come_back(table, visitor)
    if table.audience.has(visitor):
        return AlreadyAtTable(table.number)
    table.welcome(visitor, None)
    return None


def drop(table: Table, visitor: Visitor) -> None:
    """A line is broken, and the seat waits for its person."""
    if not table.audience.has(visitor):
        return
    seat = table.audience.seat_of(visitor)
    table.audience.remove(visitor)
    visitor.table = None
    if seat is not None:
        table.gone[seat] = table.now
        stop_reading(table, visitor, seat)
        table.audience.tell(table.news("dropped", seat))
    table.show_room()


def stop_reading(table: Table, visitor: Visitor, seat: int | None) -> None:
    """Whatever lies unread in the mailbox of a line that is no more, nobody was told."""
    if seat is None or table.course is None:
        return
    if visitor.mailbox.reached is None:
        table.seen.setdefault(seat, 0)
    else:
        table.seen[seat] = visitor.mailbox.reached + 1


async def leave(table: Table, visitor: Visitor, request: Leave) -> Refusal | None:
    """To the lobby. In a game the seat stays his, and in the meantime a bot takes it; a lesson is
    over."""
    seat = table.audience.seat_of(visitor)
    if table.setup.lesson:
        await table.close()
        table.let_go(visitor, closed=True)
        return None
    if seat is not None:
        news = table.news("left", seat)
        if table.running:
            table.gone[seat] = table.now
            begin_to_read(table, visitor, seat)
            table.audience.tell(news)
        else:
            await rise(table, seat, news)
    table.let_go(visitor)
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

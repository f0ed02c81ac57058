"""What is true of a house whenever nobody in it has anything to do."""

import asyncio
from collections import Counter
from collections.abc import Iterable

import msgspec

from server.engine.farbstich import state as farbstich
from server.engine.schatzsuche import state as schatzsuche
from server.house.lobby.chat import Chat
from server.house.people.person import Person
from server.house.table import company, views
from server.house.table.table import Table
from server.protocol.seat import Viewer
from tests.house.world import Line, World


def check(world: World) -> None:
    assert not world.ledger.faults, world.ledger.faults
    for table in world.tables:
        seats_are_kept(table)
        clocks_are_kept(table)
        visitors_are_where_they_are_said_to_be(world, table)
    everybody_is_known(world)
    tasks_are_few(world)
    for line in world.lines:
        is_told_how_things_are(world, line)


def is_as_before(world: World, tables: Iterable[Table], people: Iterable[Person]) -> None:
    """Nothing was going on when the house went down."""
    found = {table.number: table for table in world.tables}
    for table in tables:
        again = found[table.number]
        assert (again.setup, again.company) == (table.setup, table.company)
        assert (again.course and again.course.now) == (table.course and table.course.now)
        for left, bank in zip(again.left, banks(table), strict=True):
            assert (left is None) == (bank is None)
            assert left is None or bank is None or left <= round(bank), "time given back"
        assert sayings(again.talk) == sayings(table.talk)
    for person in people:
        came = world.house.people.by_id(person.id)
        assert came is not None
        assert came.row(0.0) == person.row(0.0)
        assert came.keys == person.keys


def banks(table: Table) -> list[float | None]:
    return [seated.left if seated else None for seated in table.company.seats]


def sayings(talk: Chat) -> list[tuple[str, str, int | None]]:
    return [(row.who, row.text, row.seat) for row in talk._rows]


def seats_are_kept(table: Table) -> None:
    seats = table.company.seats
    persons = [s.person for s in seats if s and s.person is not None]
    assert len(persons) == len(set(persons)), "somebody sits twice"
    names = [seated.name for seated in seats if seated]
    assert len(names) == len(set(names)), "two of one name at a table"
    held = [table.audience.seat_of(v) for v in table.audience]
    mine = [seat for seat in held if seat is not None]
    assert len(mine) == len(set(mine)), "two lines hold one seat"
    host = table.company.host
    assert (host is None) == (not persons), "a host where nobody is, or none where somebody is"
    assert host is None or host in company.people(table.company), "a host who is no person"
    assert not table.running or None not in seats, "a game with an empty seat"
    assert (table.course is None) == (table.company.phase == "gathering")


def clocks_are_kept(table: Table) -> None:
    for bank in banks(table):
        assert bank is None or (table.setup.clock is not None and bank >= 0)
    assert all(left is None or left >= 0 for left in table.left)


def visitors_are_where_they_are_said_to_be(world: World, table: Table) -> None:
    lines = {line.session for line in world.lines}
    for session in table.audience:
        assert session in lines, "a ghost at a table"
        assert session.table == table.number
        seat = table.audience.seat_of(session)
        sits = company.seat_of(table.company, session.person.id)
        assert seat is None or seat == sits, "somebody in another's seat"
    away = set(company.people(table.company)) - table.audience.held
    assert not away - set(table.gone), "nobody waits for somebody who is gone"
    assert not set(table.gone) & table.audience.held, "somebody is gone and here"


def everybody_is_known(world: World) -> None:
    people = world.house.people
    names = Counter(line.session.person.name for line in world.lines)
    for line in world.lines:
        person, number = line.session.person, line.session.table
        assert people.by_id(person.id) is person, "somebody was forgotten who is here"
        assert people.by_name(person.name) is person, f"{person.name} is two people"
        key = line.session.key
        assert key is None or people.by_key(key) is person, "a key is somebody else's"
        if number is not None:
            owner = world.owner(number)
            assert owner is not None, "somebody is at a table that is no more"
            assert owner.table.audience.has(line.session)
    assert all(names.values())
    for table in world.tables:
        assert all(people.by_id(person) for person in table.people), "a forgotten person sits"


def tasks_are_few(world: World) -> None:
    """One owner for each table, one for each bot that plays, and nobody else."""
    names = Counter(task.get_name() for task in asyncio.all_tasks())
    tables = {name: n for name, n in names.items() if name.startswith("table ")}
    assert tables == {f"table {number}": 1 for number in world.house.owners}
    bots = sum(n for name, n in names.items() if name.startswith("bot in seat"))
    assert bots == sum(len(table.bots) for table in world.tables)
    assert names.total() == bots + len(tables) + 1, names


def is_told_how_things_are(world: World, line: Line) -> None:
    ear, session = line.ear, line.session
    assert len(session.mailbox) <= ear.mailbox.most
    assert ear.owed == 0, "somebody was not told what he missed"
    owner = None if session.table is None else world.owner(session.table)
    if owner is None:
        assert ear.listings == listings(world), "the lobby lists something else"
        places = people(world)
        assert ear.people.keys() == places.keys(), "the lobby names others"
        assert all(ear.people[name] in places[name] for name in places), "somebody is elsewhere"
        return
    table, seat = owner.table, owner.table.audience.seat_of(session)
    assert ear.room is not None
    assert ear.room.room == table.room(seat), "a room that has changed"
    if table.running and table.course is not None:
        assert ear.state is not None
        assert ear.state.number == table.course.now.number
        assert not unknown(table, seat) & shown(msgspec.json.encode(ear.state)), "a hidden card"


def people(world: World) -> dict[str, set[int | None]]:
    """Who is in the house, and at which tables that everybody can see."""
    found: dict[str, set[int | None]] = {}
    for session in (line.session for line in world.lines):
        owner = None if session.table is None else world.owner(session.table)
        public = owner is not None and owner.table.setup.code is None
        found.setdefault(session.person.name, set()).add(session.table if public else None)
    return found


def listings(world: World) -> dict[int, object]:
    return {
        t.number: views.listing(t.number, t.setup, t.company, t.audience.watchers)
        for t in world.tables
        if t.setup.code is None
    }


def unknown(table: Table, viewer: Viewer) -> set[bytes]:
    """Cards in the hands of others that no event has told this viewer of."""
    assert table.course is not None
    events = [event for _, event in table.course.events_for(viewer, 0)]
    hands = hands_of(table.course.now.state.now)
    held = {card for owner, hand in enumerate(hands) if owner != viewer for card in hand}
    return {card.encode() for card in held} - shown(msgspec.json.encode(events))


def hands_of(now: object) -> tuple[tuple[str, ...], ...]:
    """Where cards are so few that each is known by its name."""
    match now:
        case farbstich.Playing() | farbstich.Collecting():
            return now.board.hands
        case schatzsuche.Bidding() | schatzsuche.Playing():
            return now.board.hands
    return ()


def shown(text: bytes) -> set[bytes]:
    """Every string in JSON, keys too."""
    return set(text.split(b'"')[1::2])

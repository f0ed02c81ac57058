"""What is true of a house whenever nobody in it has anything to do."""

import asyncio
from collections import Counter
from collections.abc import Iterable

import msgspec

from server.engine.farbstich import state as farbstich
from server.engine.schatzsuche import state as schatzsuche
from server.house.lobby.chat import Chat
from server.house.people.person import Person
from server.house.table import views
from server.protocol.seat import Viewer
from tests.house.observed import Connection, ObservedHouse
from tests.house.tables import Inside


def check(world: ObservedHouse) -> None:
    assert not world.ledger.faults, world.ledger.faults
    for table in world.tables:
        check_seats(table)
        check_clocks(table)
        check_sessions(world, table)
    check_people(world)
    check_tasks(world)
    for line in world.lines:
        check_shown_state(world, line)


def check_unchanged(
    world: ObservedHouse, tables: Iterable[Inside], people: Iterable[Person]
) -> None:
    """Nothing was going on when the house went down."""
    found = {table.number: table for table in world.tables}
    for table in tables:
        again = found[table.number]
        assert (again.setup, again.roster) == (table.setup, table.roster)
        assert (again.game) == (table.game)
        for left, bank in zip(again.left, banks(table), strict=True):
            assert (left is None) == (bank is None)
            assert left is None or bank is None or left <= round(bank), "time given back"
        assert chat_of(again.chat) == chat_of(table.chat)
    for person in people:
        came = world.house.people.by_id(person.id)
        assert came is not None
        assert came.row(0.0) == person.row(0.0)
        assert came.keys == person.keys


def banks(table: Inside) -> list[float | None]:
    return [seated.left if seated else None for seated in table.roster.seats]


def chat_of(talk: Chat) -> list[tuple[str, str, int | None]]:
    return [(row.who, row.text, row.seat) for row in talk._rows]


def check_seats(table: Inside) -> None:
    seats = table.roster.seats
    persons = [s.person for s in seats if s and s.person is not None]
    assert len(persons) == len(set(persons)), "somebody sits twice"
    names = [seated.name for seated in seats if seated]
    assert len(names) == len(set(names)), "two of one name at a table"
    held = [table.seat_of(v) for v in table.sessions]
    mine = [seat for seat in held if seat is not None]
    assert len(mine) == len(set(mine)), "two lines hold one seat"
    host = table.roster.host
    assert (host is None) == (not persons), "a host where nobody is, or none where somebody is"
    assert host is None or host in table.roster.people, "a host who is no person"
    assert not table.running or None not in seats, "a game with an empty seat"
    assert (table.game is None) == (table.roster.phase == "gathering")


def check_clocks(table: Inside) -> None:
    for bank in banks(table):
        assert bank is None or (table.setup.clock is not None and bank >= 0)
    assert all(left is None or left >= 0 for left in table.left)


def check_sessions(world: ObservedHouse, table: Inside) -> None:
    lines = {line.session for line in world.lines}
    for session in table.sessions:
        assert session in lines, "a ghost at a table"
        assert session.table == table.number
        seat = table.seat_of(session)
        sits = table.state.seat_of(session.person.id)
        assert seat is None or seat == sits, "somebody in another's seat"
    away = set(table.roster.people) - table.state.held
    assert not away - set(table.gone), "nobody waits for somebody who is gone"
    assert not set(table.gone) & table.state.held, "somebody is gone and here"


def check_people(world: ObservedHouse) -> None:
    people_by_table = world.house.people
    names = Counter(line.session.person.name for line in world.lines)
    for line in world.lines:
        person, number = line.session.person, line.session.table
        assert people_by_table.by_id(person.id) is person, "somebody was forgotten who is here"
        assert people_by_table.by_name(person.name) is person, f"{person.name} is two people"
        key = line.session.key
        assert key is None or people_by_table.by_key(key) is person, "a key is somebody else's"
        if number is not None:
            owner = world.table(number)
            assert owner is not None, "somebody is at a table that is no more"
            assert line.session in owner.sessions
    assert all(names.values())
    for table in world.tables:
        assert all(people_by_table.by_id(person) for person in table.task.summary.people), (
            "a forgotten person sits"
        )


def check_tasks(world: ObservedHouse) -> None:
    """One owner for each table, one for each bot that plays, and nobody else."""
    names = Counter(task.get_name() for task in asyncio.all_tasks())
    tables = {name: n for name, n in names.items() if name.startswith("table ")}
    assert tables == {f"table {table.number}": 1 for table in world.tables}
    bots = sum(n for name, n in names.items() if name.startswith("bot in seat"))
    assert bots == sum(len(table.task._bots) for table in world.tables)
    assert names.total() == bots + len(tables) + 1, names


def check_shown_state(world: ObservedHouse, line: Connection) -> None:
    ear, session = line.ear, line.session
    assert len(session.mailbox) <= ear.mailbox.most
    assert ear.owed == 0, "somebody was not told what he missed"
    owner = None if session.table is None else world.table(session.table)
    if owner is None:
        assert ear.listings == listings(world), "the lobby lists something else"
        places = people_by_table(world)
        assert ear.people.keys() == places.keys(), "the lobby names others"
        assert all(ear.people[name] in places[name] for name in places), "somebody is elsewhere"
        return
    table, seat = owner, owner.seat_of(session)
    assert ear.room is not None
    assert ear.room.room == table.room(seat), "a room that has changed"
    if table.running and table.game is not None:
        assert ear.state is not None
        assert ear.state.number == table.playing.number
        assert not hidden_cards(table, seat) & strings_in(msgspec.json.encode(ear.state)), (
            "a hidden card"
        )


def people_by_table(world: ObservedHouse) -> dict[str, set[int | None]]:
    """Who is in the house, and at which tables that everybody can see."""
    found: dict[str, set[int | None]] = {}
    for session in (line.session for line in world.lines):
        owner = None if session.table is None else world.table(session.table)
        public = owner is not None and owner.setup.code is None
        found.setdefault(session.person.name, set()).add(session.table if public else None)
    return found


def listings(world: ObservedHouse) -> dict[int, object]:
    return {t.number: views.listing(t.state) for t in world.tables if t.setup.code is None}


def hidden_cards(table: Inside, viewer: Viewer) -> set[bytes]:
    """Cards in the hands of others that no event has told this viewer of."""
    assert table.game is not None
    events = [event for _, event in table.events(viewer)]
    hands = hands_of(table.playing.state.now)
    held = {card for owner, hand in enumerate(hands) if owner != viewer for card in hand}
    return {card.encode() for card in held} - strings_in(msgspec.json.encode(events))


def hands_of(now: object) -> tuple[tuple[str, ...], ...]:
    """Where cards are so few that each is known by its name."""
    match now:
        case farbstich.Playing() | farbstich.Collecting():
            return now.board.hands
        case schatzsuche.Bidding() | schatzsuche.Playing():
            return now.board.hands
    return ()


def strings_in(text: bytes) -> set[bytes]:
    """Every string in JSON, keys too."""
    return set(text.split(b'"')[1::2])

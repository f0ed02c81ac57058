"""Sentences that are true of a house whenever it has nothing left to do."""

import asyncio
from collections import Counter
from collections.abc import Coroutine, Iterable
from typing import TypeVar

import msgspec

from server.engine.farbstich import state as farbstich
from server.engine.schatzsuche import state as schatzsuche
from server.house.lobby.chat import Chat
from server.house.people.person import Person
from server.house.table import views
from server.protocol.seat import Viewer
from tests.house.observed import Connection, ObservedHouse
from tests.house.tables import Inside

T = TypeVar("T")


def check(observed: ObservedHouse) -> None:
    assert not observed.recorder.faults, observed.recorder.faults
    for table in observed.tables:
        check_seats(table)
        check_clocks(table)
        check_sessions(observed, table)
    check_people(observed)
    check_seat_index(observed)
    check_tasks(observed)
    for connection in observed.connections:
        check_shown_state(observed, connection)


def check_unchanged(
    observed: ObservedHouse, tables: Iterable[Inside], people: Iterable[Person]
) -> None:
    """For a house that had nothing to do when it went down."""
    found = {table.number: table for table in observed.tables}
    for table in tables:
        again = found[table.number]
        assert (again.setup, again.roster) == (table.setup, table.roster)
        assert again.game == table.game
        for left, bank in zip(again.left, banks(table), strict=True):
            assert (left is None) == (bank is None)
            assert left is None or bank is None or left <= round(bank), "time given back"
        assert chat_of(again.chat) == chat_of(table.chat)
    for person in people:
        came = observed.house.people.read_now(person.id)
        assert came is not None
        assert came.row() == person.row()
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
    assert len(mine) == len(set(mine)), "two connections hold one seat"
    host = table.roster.host
    assert (host is None) == (not persons), "a host without people, or people without a host"
    assert host is None or host in table.roster.people, "a host who is no person"
    assert not table.running or None not in seats, "a game with an empty seat"
    assert (table.game is None) == (table.roster.phase == "gathering")


def check_clocks(table: Inside) -> None:
    for bank in banks(table):
        assert bank is None or (table.setup.clock is not None and bank >= 0)
    assert all(left is None or left >= 0 for left in table.left)


def check_sessions(observed: ObservedHouse, table: Inside) -> None:
    connections = {connection.session for connection in observed.connections}
    for session in table.sessions:
        assert session in connections, "an ended session at a table"
        assert session.table == table.number
        seat = table.seat_of(session)
        sits = table.state.seat_of(session.person.id)
        assert seat is None or seat == sits, "somebody in another's seat"
    away = set(table.roster.people) - table.state.held
    assert not away - set(table.gone), "an absent person without a time since when"
    assert not set(table.gone) & table.state.held, "a person is here and gone"


def at_once(found: Coroutine[object, object, T]) -> T:
    """The result of a look-up that needs no store: the person is in memory."""
    try:
        found.send(None)
    except StopIteration as result:
        value: T = result.value
        return value
    raise AssertionError("a connected person was forgotten")


def check_people(observed: ObservedHouse) -> None:
    directory = observed.house.people
    names = Counter(connection.session.person.name for connection in observed.connections)
    for connection in observed.connections:
        person, number = connection.session.person, connection.session.table
        assert directory.in_memory(person.id) is person, "a connected person was forgotten"
        assert at_once(directory.by_name(person.name)) is person, f"{person.name} is two people"
        key = connection.session.key
        assert key is None or at_once(directory.by_key(key)) is person, "a key is somebody else's"
        if number is not None:
            table = observed.table(number)
            assert table is not None, "a session at a closed table"
            assert connection.session in table.sessions
    assert all(names.values())
    for table in observed.tables:
        assert all(directory.read_now(person) for person in table.task.summary.people), (
            "a forgotten person sits"
        )


def check_seat_index(observed: ObservedHouse) -> None:
    """The index of seats agrees with the tables."""
    tables = [table.task for table in observed.tables]
    for person in {person for table in tables for person in table.summary.people}:
        seated = {table.number for table in tables if person in table.summary.people}
        found = observed.house.tables.of_person(person)
        assert {table.number for table in found} == seated, "a seat that the index does not know"
        assert observed.house.tables.seats_of(person) == len(seated)


def check_tasks(observed: ObservedHouse) -> None:
    """One task for each table and for each question to a bot, and the house's own."""
    names = Counter(task.get_name() for task in asyncio.all_tasks())
    tables = {name: n for name, n in names.items() if name.startswith("table ")}
    assert tables == {f"table {table.number}": 1 for table in observed.tables}
    bots = sum(n for name, n in names.items() if name.startswith("bot in seat"))
    assert bots == sum(len(table.task._bots) for table in observed.tables)
    others = names.total() - bots - len(tables)
    assert others == 1 + names["housekeeping"], names
    assert names["housekeeping"] <= 1


def check_shown_state(observed: ObservedHouse, connection: Connection) -> None:
    log, session = connection.log, connection.session
    assert len(session.mailbox) <= log.mailbox.most
    assert log.owed == 0, "a person was not sent all that was missed"
    table = None if session.table is None else observed.table(session.table)
    if table is None:
        assert log.listings == listings(observed), "the lobby lists something else"
        places = people_by_table(observed)
        assert log.people.keys() == places.keys(), "the lobby names others"
        assert all(log.people[name] in places[name] for name in places), "a person at another table"
        return
    seat = table.seat_of(session)
    assert log.room is not None
    assert log.room.room == table.room(seat), "a room that has changed"
    if table.running and table.game is not None:
        assert log.state is not None
        assert log.state.number == table.playing.number
        assert not hidden_cards(table, seat) & strings_in(msgspec.json.encode(log.state)), (
            "a hidden card"
        )


def people_by_table(observed: ObservedHouse) -> dict[str, set[int | None]]:
    """The persons in the house, with the public tables at which they are."""
    found: dict[str, set[int | None]] = {}
    for session in (connection.session for connection in observed.connections):
        table = None if session.table is None else observed.table(session.table)
        public = table is not None and table.setup.code is None
        found.setdefault(session.person.name, set()).add(session.table if public else None)
    return found


def listings(observed: ObservedHouse) -> dict[int, object]:
    return {t.number: views.listing(t.state) for t in observed.tables if t.setup.code is None}


def hidden_cards(table: Inside, viewer: Viewer) -> set[bytes]:
    """Cards in the hands of others that no event has shown to this viewer."""
    assert table.game is not None
    events = [event for _, event in table.events(viewer)]
    hands = hands_of(table.playing.state.now)
    held = {card for owner, hand in enumerate(hands) if owner != viewer for card in hand}
    return {card.encode() for card in held} - strings_in(msgspec.json.encode(events))


def hands_of(now: object) -> tuple[tuple[str, ...], ...]:
    """The hands, in the games in which each card exists once."""
    match now:
        case farbstich.Playing() | farbstich.Collecting():
            return now.board.hands
        case schatzsuche.Bidding() | schatzsuche.Playing():
            return now.board.hands
    return ()


def strings_in(text: bytes) -> set[bytes]:
    """Every string in JSON, keys too."""
    return set(text.split(b'"')[1::2])

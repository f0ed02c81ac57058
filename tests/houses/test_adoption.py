"""Tables go on in another house when theirs is gone."""

import asyncio

import pytest

from server.house.lobby.session import Resumed, Session
from server.protocol.notices import GameSnapshot, Lobby, MovedTo, PersonLeft, Refused
from server.protocol.refusals import NotAnswered, TablePaused
from server.protocol.requests import Open, Sit
from tests.house.running import Client, RunningHouse
from tests.house.scenarios import connect_guest, move_of, on_turn, playing
from tests.houses.conftest import OpenHouse, exchange, expire

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


async def resumed(house: RunningHouse, key: str, table: int) -> Client:
    """A session that was at this table before its house was gone."""
    session = await house.house.enter(key=key, name=key, resumed=Resumed(table=table))
    assert isinstance(session, Session)
    return Client(house, session)


async def adopt(url: str, dead: RunningHouse, *others: RunningHouse) -> None:
    expire(url, dead)
    await exchange(*others)
    await exchange(*others)


async def test_a_game_goes_on_in_another_house_with_all_that_was_seen(
    open_house: OpenHouse, url: str
) -> None:
    here, there = await open_house(), await open_house()
    people = await playing(here, "Anna", "Ben", "Cleo")
    mover = on_turn(people)
    await mover.ask(move_of(mover))
    before, table = people[0].state, people[0].room.table
    await adopt(url, here, there)
    anna = await resumed(there, "Anna", table)
    assert anna.room.you == people[0].room.you
    assert anna.state.view == before.view
    assert anna.state.number == before.number


async def test_people_of_a_house_that_is_gone_have_left_the_lobby(
    open_house: OpenHouse, url: str
) -> None:
    here, there = await open_house(), await open_house()
    await here.connect("Anna")
    ben = await there.connect("Ben")
    await exchange(here, there)
    await adopt(url, here, there)
    assert ben.last(PersonLeft) == PersonLeft("Anna")


async def test_whoever_has_come_from_a_house_that_is_gone_stays_in_the_lobby(
    open_house: OpenHouse, url: str
) -> None:
    here, there = await open_house(), await open_house()
    await here.connect("Anna")
    ben = await there.connect("Ben")
    await exchange(here, there)
    await there.connect("Anna")
    await adopt(url, here, there)
    assert not ben.all(PersonLeft)
    await ben.look()
    assert {who.name for who in ben.last(Lobby).people} == {"Anna", "Ben"}


async def test_tables_of_a_house_that_is_gone_are_spread(open_house: OpenHouse, url: str) -> None:
    here, there, elsewhere = [await open_house() for _ in range(3)]
    tables = set()
    for number in range(6):
        host = await here.connect(f"Host {'abcdef'[number]}")
        await host.ask(Open("eight28", 3))
        tables.add(host.room.table)
    await exchange(here, there, elsewhere)
    await adopt(url, here, there, elsewhere)
    shares = [{table.number for table in each.house.tables} for each in (there, elsewhere)]
    assert shares[0] | shares[1] == tables
    assert not shares[0] & shares[1]
    assert all(len(share) >= 2 for share in shares)


async def test_a_house_that_hung_tells_and_stores_nothing_of_tables_that_others_have(
    open_house: OpenHouse, url: str
) -> None:
    here, there = await open_house(), await open_house()
    people = await playing(here, "Anna", "Ben", "Cleo")
    mover = on_turn(people)
    table, number, move = mover.room.table, mover.state.number, move_of(mover)
    await adopt(url, here, there)
    for person in people:
        person.clear()
    await mover.ask(move)
    assert mover.last(Refused).refusal == NotAnswered()
    assert not any(person.all(GameSnapshot) for person in people)
    again = await resumed(there, mover.session.person.name, table)
    assert again.state.number == number


async def test_a_house_that_hung_goes_on_as_a_new_one_and_sends_people_after_their_table(
    open_house: OpenHouse, url: str
) -> None:
    here, there = await open_house(), await open_house()
    people = await playing(here, "Anna", "Ben", "Cleo")
    table, before = people[0].room.table, here.house.store.house
    await adopt(url, here, there)
    await exchange(here, there)
    assert here.house.store.house != before
    for person in people:
        assert person.last(MovedTo) == MovedTo(there.house.store.house, None, table)
    dora = await here.connect("Dora")
    await dora.ask(Open("farbstich", 4))
    await exchange(here, there)
    emil = await there.connect("Emil")
    await emil.ask(Sit(str(dora.room.table)))
    assert emil.last(MovedTo).house == here.house.store.house


async def test_a_house_that_is_drained_hands_its_tables_and_people_to_others(
    open_house: OpenHouse,
) -> None:
    here, there = await open_house(), await open_house()
    people = await playing(here, "Anna", "Ben", "Cleo")
    dora = await here.connect("Dora")
    await exchange(here, there)
    state, table = people[0].state, people[0].room.table
    assert here.house.cluster
    assert await here.house.cluster.drain() == 1
    await exchange(here, there)
    other = there.house.store.house
    assert people[0].last(MovedTo) == MovedTo(other, None, table)
    assert dora.last(MovedTo) == MovedTo(other)
    anna = await resumed(there, "Anna", table)
    assert anna.state.view == state.view


async def test_people_whose_table_was_given_away_go_with_it_whatever_comes_between(
    open_house: OpenHouse,
) -> None:
    here, there = await open_house(), await open_house()
    people = await playing(here, "Anna", "Ben", "Cleo")
    mover = on_turn(people)
    await exchange(here, there)
    assert here.house.cluster
    assert await here.house.cluster.drain() == 1
    assert await here.house.cluster.drain() == 0
    await mover.ask(move_of(mover))
    await exchange(here, there)
    for person in people:
        assert person.all(MovedTo) == [MovedTo(there.house.store.house, None, person.room.table)]
    assert mover.last(Refused).refusal == TablePaused()


async def test_people_of_a_drained_house_whose_table_is_no_more_go_to_another_lobby(
    open_house: OpenHouse,
) -> None:
    here, there = await open_house(), await open_house()
    await exchange(here, there)
    assert here.house.cluster
    assert await here.house.cluster.drain() == 0
    anna = await here.connect("Anna")
    here.house.cluster.follow(99, (anna.session,))
    await exchange(here, there)
    assert anna.all(MovedTo) == [MovedTo(there.house.store.house)]


async def test_a_house_that_is_drained_at_once_finds_one_that_has_just_come(
    open_house: OpenHouse,
) -> None:
    here = await open_house()
    anna, *_ = await playing(here, "Anna", "Ben", "Cleo")
    there = await open_house()
    assert here.house.cluster
    assert await here.house.cluster.drain() == 1
    await exchange(here, there)
    assert anna.last(MovedTo).house == there.house.store.house


async def test_a_drained_house_hands_its_tables_to_the_first_one_that_comes(
    open_house: OpenHouse,
) -> None:
    here = await open_house()
    anna, *_ = await playing(here, "Anna", "Ben", "Cleo")
    dora = await here.connect("Dora")
    assert here.house.cluster
    here.house.closing = True
    assert await here.house.cluster.drain() is None
    there = await open_house()
    await exchange(here, there)
    await exchange(here, there)
    other = there.house.store.house
    assert anna.last(MovedTo) == MovedTo(other, None, anna.room.table)
    assert dora.last(MovedTo) == MovedTo(other)


async def test_a_drained_house_hands_its_tables_to_one_that_is_drained_no_longer(
    open_house: OpenHouse,
) -> None:
    here, there = await open_house(), await open_house()
    anna, *_ = await playing(here, "Anna", "Ben", "Cleo")
    assert here.house.cluster
    for house, closing in ((there, True), (here, True), (there, False)):
        assert not anna.all(MovedTo)
        house.house.closing = closing
        house.house.tell_houses("drained", 0)
        await exchange(there, here)
        if house is here:
            assert await here.house.cluster.drain() is None
    await exchange(here, there)
    assert anna.last(MovedTo).house == there.house.store.house


async def test_a_house_that_is_drained_no_longer_keeps_its_tables(open_house: OpenHouse) -> None:
    here = await open_house()
    anna, *_ = await playing(here, "Anna", "Ben", "Cleo")
    assert here.house.cluster
    assert await here.house.cluster.drain() is None
    here.house.cluster.stop_draining()
    there = await open_house()
    await exchange(here, there)
    await exchange(here, there)
    assert not anna.all(MovedTo)


async def test_tables_go_to_a_house_that_lives_while_another_one_has_just_died(
    open_house: OpenHouse, url: str
) -> None:
    here, dead, there = [await open_house() for _ in range(3)]
    people = await playing(here, "Anna", "Ben", "Cleo")
    await (await there.connect("Dora")).ask(Open("eight28", 3))
    await exchange(here, dead, there)
    expire(url, dead)
    assert here.house.cluster
    assert await here.house.cluster.drain() == 1
    await exchange(here, there)
    assert people[0].last(MovedTo).house == there.house.store.house


async def test_a_session_that_comes_before_its_table_is_adopted_waits_for_that(
    open_house: OpenHouse, url: str
) -> None:
    here, there, elsewhere = [await open_house() for _ in range(3)]
    anna = await here.connect("Anna")
    await anna.ask(Open("eight28", 3))
    await exchange(here, there, elsewhere)
    assert there.house.cluster
    del there.house.cluster.living[here.house.store.house]
    expire(url, here)
    coming = asyncio.create_task(resumed(there, "Anna", anna.room.table))
    await elsewhere.pass_time(1)
    await elsewhere.pass_time(1)
    while not coming.done():
        await there.pass_time(1)
    request = MovedTo(elsewhere.house.store.house, None, anna.room.table)
    assert (await coming).last(MovedTo) == request


async def test_a_seat_at_a_table_that_nobody_has_yet_is_refused(
    open_house: OpenHouse, url: str
) -> None:
    here, there = await open_house(), await open_house()
    anna, ben = await here.connect("Anna"), await there.connect("Ben")
    await anna.ask(Open("eight28", 3))
    await exchange(here, there)
    assert there.house.cluster
    there.house.cluster.living = {}
    assert await ben.refused(Sit(str(anna.room.table))) == TablePaused()


async def test_a_guest_on_the_way_to_another_house_is_kept(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    guest = await connect_guest(here)
    name, code = guest.session.person.name, guest.session.code
    await guest.disconnect()
    await here.connect("Ben")
    await exchange(here, there)
    session = await there.house.enter(resumed=Resumed(code=code))
    assert isinstance(session, Session)
    assert session.person.name == name
    await here.pass_time(120)
    await here.connect("Cleo")
    await exchange(here, there)
    assert await there.house.people.by_id(session.person.id)


async def test_a_guest_who_does_not_come_back_is_forgotten(open_house: OpenHouse) -> None:
    here = await open_house()
    guest = await connect_guest(here)
    number = guest.session.person.id
    await guest.disconnect()
    await here.pass_time(120)
    assert await here.house.people.by_id(number) is None

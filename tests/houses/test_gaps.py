"""Nothing stays wrong after a house is gone at a bad moment, or has heard nothing for a while."""

import asyncio

import psycopg
import pytest

from server.house.lobby.session import Resumed, Session
from server.house.people.erasure import erase
from server.house.people.households import Held
from server.protocol.notices import ChatHistory, Lobby, MovedTo
from server.protocol.requests import AddDevice, GiveUp, Leave, Open, Return, Say
from tests.house.running import Client
from tests.house.scenarios import connect_guest, playing
from tests.houses.conftest import OpenHouse, exchange, expire
from tests.houses.test_adoption import adopt
from tests.houses.test_moments import device_code

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

LONG = 40.0


async def test_a_table_that_was_closed_just_before_its_house_died_is_not_listed(
    open_house: OpenHouse, url: str
) -> None:
    here, there = await open_house(), await open_house()
    anna, ben = await here.connect("Anna"), await there.connect("Ben")
    await anna.ask(Open("eight28", 3))
    await exchange(here, there)
    # Its clock stands still: it stores this, and tells nobody.
    await anna.ask(Leave())
    await adopt(url, here, there)
    await ben.look()
    assert ben.last(Lobby).tables == ()
    assert there.house.seats_of(anna.session.person) == 0


async def test_bans_of_a_time_in_which_a_house_hung_hold_there(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    await exchange(here, there)
    await here.house.bans.add(["203.0.113.0/24"])
    await here.pass_time(1)
    there.clock.jump(LONG)
    await exchange(here, there)
    assert list(there.house.bans) == ["203.0.113.0/24"]


async def test_whoever_was_forgotten_while_a_house_hung_is_forgotten_there(
    open_house: OpenHouse,
) -> None:
    here, there = await open_house(), await open_house()
    anna = await here.connect("Anna")
    await anna.ask(Say("my secret", "lobby"))
    await exchange(here, there)
    again = await there.connect("Anna")
    await again.disconnect()
    await anna.disconnect()
    await exchange(there, here)
    person = await here.house.people.by_id(anna.session.person.id)
    assert person
    there.clock.jump(LONG)
    assert await erase(here.house, person)
    await exchange(here, there)
    assert "my secret" not in str((await there.connect("Ben")).received)


async def test_talk_of_whoever_is_forgotten_is_shown_in_no_house(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    await exchange(here, there)
    anna = await here.connect("Anna")
    await anna.ask(Say("my secret", "lobby"))
    await exchange(here, there)
    await anna.disconnect()
    person = await here.house.people.by_id(anna.session.person.id)
    assert person
    assert await erase(here.house, person)
    await exchange(here, there)
    ben = await there.connect("Ben")
    ben.receive()
    assert "my secret" not in str(ben.received)
    assert not ben.all(ChatHistory)


async def test_an_earlier_code_for_a_device_is_void_in_all_houses(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    await exchange(here, there)
    anna = await here.connect("Anna")
    first = await device_code(anna)
    await exchange(here, there)
    await anna.ask(AddDevice())
    await exchange(here, there)
    device = await there.connect(key="another device")
    assert await device.refused(Return(first))


async def test_a_guest_who_went_to_another_house_is_not_deleted_later(
    open_house: OpenHouse, url: str
) -> None:
    here, there = await open_house(), await open_house()
    guest = await connect_guest(here)
    await exchange(here, there)
    await guest.disconnect()
    session = await there.house.enter(resumed=Resumed(code=guest.session.code))
    assert isinstance(session, Session)
    await exchange(here, there)
    await here.pass_time(65)
    await exchange(there, here)
    await here.connect("Dora")
    with psycopg.connect(url) as connection:
        people = connection.execute("SELECT id FROM people").fetchall()
    assert (session.person.id,) in people


async def test_a_house_closes_while_a_session_waits_for_its_table(
    open_house: OpenHouse, url: str
) -> None:
    here, there = await open_house(), await open_house()
    people = await playing(here, "Anna", "Ben", "Cleo")
    await exchange(here, there)
    with psycopg.connect(url, autocommit=True) as connection:
        # It has left, and the other one has not looked yet.
        gone = "UPDATE houses SET token = '', until = 0 WHERE number = %s"
        connection.execute(gone, (here.house.store.house,))
    assert there.house.cluster
    del there.house.cluster.living[here.house.store.house]
    resumed = Resumed(table=people[0].room.table)
    entering = asyncio.create_task(there.house.enter(key="Anna", name="Anna", resumed=resumed))
    closing = asyncio.create_task(there.house.close())
    while not closing.done():
        await there.pass_time(1) if not there.house.is_closed else await asyncio.sleep(0)
        there.clock.next_alarm(there.clock.now() + 1)
    await asyncio.wait((entering,))


async def test_people_come_to_rest_where_all_houses_are_drained(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    await exchange(here, there)
    for house in (here, there):
        house.house.closing = True
        house.house.tell_houses("drained", 0)
    await exchange(here, there)
    anna = await here.connect("Anna")
    session = await there.house.enter(key="Anna", name="Anna", resumed=Resumed())
    assert isinstance(session, Session)
    assert not anna.all(MovedTo)
    assert not Client(there, session).all(MovedTo)


async def test_tables_are_not_handed_to_a_house_that_is_drained(open_house: OpenHouse) -> None:
    here, there, elsewhere = [await open_house() for _ in range(3)]
    people = await playing(here, "Anna", "Ben", "Cleo")
    await exchange(here, there, elsewhere)
    there.house.closing = True
    there.house.tell_houses("drained", 0)
    await exchange(here, there, elsewhere)
    assert here.house.cluster
    await here.house.cluster.drain()
    await exchange(here, there, elsewhere)
    assert people[0].last(MovedTo).house == elsewhere.house.store.house


async def test_what_a_household_holds_counts_elsewhere_after_its_house_came_again(
    open_house: OpenHouse, url: str
) -> None:
    here, there = await open_house(), await open_house()
    address = "192.0.2.7"
    for name in ("Anna", "Ben"):
        await here.connect(name, address=address)
    await exchange(here, there)
    expire(url, here)
    await exchange(there)
    await exchange(here, there)
    await exchange(here, there)
    elsewhere = there.house.households.elsewhere
    assert elsewhere
    assert elsewhere.held(address, Held.SESSIONS) == 2


async def test_a_table_whose_house_gave_it_up_is_gone_there(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    anna = await here.connect("Anna")
    await anna.ask(Open("eight28", 3, bots=("club", "club")))
    await exchange(here, there)
    assert there.house.seats_of(anna.session.person) == 1
    await anna.ask(GiveUp())
    await exchange(here, there)
    assert there.house.seats_of(anna.session.person) == 0

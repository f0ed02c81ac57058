"""Changes of a person in one house hold in the others."""

import asyncio

import psycopg
import pytest

from server.house.cluster.moments import HostSaid, MutedFor, SessionsEnded
from server.house.people.erasure import erase
from server.house.people.person import Person
from server.protocol.notices import Announced, DeviceCode, Refused
from server.protocol.refusals import Muted, NoSuchCode
from server.protocol.requests import AddDevice, Leave, Open, Prefer, Return, Say
from server.protocol.seat import replace
from tests.house.running import Client
from tests.house.scenarios import connect_guest, move_of, on_turn, playing
from tests.houses.conftest import OpenHouse, exchange

pytestmark = pytest.mark.asyncio


async def device_code(owner: Client) -> str:
    await owner.ask(AddDevice())
    return owner.last(DeviceCode).code


async def test_a_code_for_another_device_works_once_in_whichever_house(
    open_house: OpenHouse,
) -> None:
    here, there = await open_house(), await open_house()
    await exchange(here, there)
    anna = await here.connect("Anna")
    code = await device_code(anna)
    await exchange(here, there)
    device = await there.connect(key="another device")
    await device.ask(Return(code))
    assert device.session.person.id == anna.session.person.id
    await exchange(there, here)
    third = await here.connect(key="a third device")
    assert await third.refused(Return(code)) == NoSuchCode()


async def test_a_guest_comes_back_by_code_in_another_house(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    guest = await connect_guest(here)
    name, code = guest.session.person.name, guest.session.code
    assert code
    other = await connect_guest(there)
    await other.ask(Return(code))
    assert other.session.person.name == name


async def test_whoever_is_muted_is_so_everywhere(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    anna = await there.connect("Anna")
    await exchange(here, there)
    here.house.tell_moment(MutedFor(anna.session.person.id, 60))
    await exchange(here, there)
    assert isinstance(await anna.refused(Say("Hello", "lobby")), Muted)


async def test_the_host_speaks_to_everybody_and_ends_sessions_everywhere(
    open_house: OpenHouse,
) -> None:
    here, there = await open_house(), await open_house()
    ended = list[Person]()
    assert there.house.cluster
    there.house.cluster.on_ended = ended.append
    anna = await there.connect("Anna")
    await exchange(here, there)
    here.house.tell_moment(HostSaid("Soup is ready"))
    here.house.tell_moment(SessionsEnded(anna.session.person.id))
    await exchange(here, there)
    assert anna.last(Announced) == Announced("Soup is ready")
    assert ended == [anna.session.person]


async def test_wishes_of_a_person_hold_in_all_houses(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    anna, again = await here.connect("Anna"), await there.connect("Anna")
    await exchange(here, there)
    wishes = replace(anna.session.person.preferences, theme="light")
    await anna.ask(Prefer(wishes))
    await exchange(here, there)
    assert again.session.person.preferences == wishes


async def test_whoever_wants_to_be_forgotten_is_so_with_seats_in_other_houses(
    open_house: OpenHouse,
) -> None:
    here, there = await open_house(), await open_house()
    anna = await there.connect("Anna")
    await anna.ask(Open("eight28", 3), Leave())
    await exchange(there, here)
    person = await here.house.people.by_id(anna.session.person.id)
    assert person
    erasing = asyncio.create_task(erase(here.house, person))
    while not erasing.done():
        await exchange(here, there)
    assert await erasing
    await exchange(here, there)
    assert not anna.session.is_open
    assert await there.house.people.by_name("Anna") is None


async def test_a_move_is_no_news_for_other_houses(open_house: OpenHouse, url: str) -> None:
    here, there = await open_house(), await open_house()
    people = await playing(here, "Anna", "Ben", "Cleo", private=True)
    await exchange(here, there)
    before = news(url)
    await on_turn(people).ask(move_of(on_turn(people)))
    await exchange(here, there)
    assert news(url) == before
    assert not [text for text in before if b"secret" in text or b"hand" in text]


def news(url: str) -> list[bytes]:
    with psycopg.connect(url) as connection:
        rows = connection.execute("SELECT body FROM news WHERE kind = 'table' ORDER BY number")
        return [bytes(body) for (body,) in rows]


async def test_words_of_a_muted_neighbour_are_not_heard(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    anna, ben = await here.connect("Anna"), await there.connect("Ben")
    await exchange(here, there)
    anna.session.person.muted.add(ben.session.person.id)
    before = len(anna.received)
    await ben.ask(Say("Psst", "lobby"))
    await exchange(there, here)
    assert not [notice for notice in anna.receive()[before:] if isinstance(notice, Refused)]
    assert "Psst" not in str(anna.received)

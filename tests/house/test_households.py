"""Limits of a household in a running house, which others do not feel."""

import asyncio
from pathlib import Path

import pytest

from server.house.lobby.session import Resumed, Session
from server.protocol.lobby import LONGEST_SAYING
from server.protocol.notices import NewChatMessage, Refused, Welcome
from server.protocol.refusals import (
    AddressFull,
    AddressLimit,
    NoSuchCode,
    NoSuchTable,
    NotAtTable,
    TooFast,
)
from server.protocol.requests import (
    Hush,
    Look,
    Open,
    Rename,
    Request,
    Return,
    Say,
    ShowRecord,
    Sit,
    Watch,
)
from server.settings import HouseholdSettings, LimitSettings
from tests.house.running import Client, RunningHouse, running_house
from tests.house.scenarios import settings, start_asking

HERE, THERE = "192.0.2.1", "192.0.2.2"
WRONG = "lamo-digu-saro"


async def crowd(house: RunningHouse, count: int, address: str = HERE) -> list[Client]:
    return [await house.connect(f"Person {n}", address=address) for n in range(count)]


async def answers(people: list[Client], request: Request) -> list[object]:
    return [await person.refused(request) for person in people]


@pytest.mark.asyncio
async def test_people_of_one_address_talk_only_so_much_and_others_are_heard(
    tmp_path: Path,
) -> None:
    few = HouseholdSettings(sayings_per_minute=12)
    async with running_house(tmp_path, settings(household=few)) as house:
        people = await crowd(house, 10)
        anna = await house.connect("Anna", address=THERE)
        said = await answers(people, Say("hello", to="lobby"))
        assert said == [None] * 4 + [AddressLimit("talk", 5, "seconds")] * 6
        assert await anna.refused(Say("I am here", to="lobby")) is None
        heard = [notice.saying.text for notice in people[9].all(NewChatMessage)]
        assert heard == ["hello"] * 4 + ["I am here"]
        await house.pass_time(5)
        assert (
            await answers(people, Say("again", to="lobby"))
            == [None] + [AddressLimit("talk", 5, "seconds")] * 9
        )


@pytest.mark.asyncio
async def test_who_talks_too_much_alone_is_told_so_and_takes_nothing_from_others(
    tmp_path: Path,
) -> None:
    few = HouseholdSettings(sayings_per_minute=12)
    limits = LimitSettings(sayings_per_minute=2, requests_per_second=100_000)
    async with running_house(tmp_path, settings(limits=limits, household=few)) as house:
        anna, ben = await crowd(house, 2)
        said = [await anna.refused(Say("hello", to="lobby")) for _ in range(20)]
        assert said == [None] * 2 + [TooFast(30)] * 18
        assert [await ben.refused(Say("hello", to="lobby")) for _ in range(2)] == [None] * 2


@pytest.mark.asyncio
async def test_people_of_one_address_open_only_so_many_tables(tmp_path: Path) -> None:
    few = HouseholdSettings(tables_per_hour=8)
    async with running_house(tmp_path, settings(household=few)) as house:
        opened = await answers(await crowd(house, 4), Open("eight28", 3))
        assert opened == [None] * 2 + [AddressLimit("tables", 8, "minutes")] * 2
        anna = await house.connect("Anna", address=THERE)
        assert await anna.refused(Open("eight28", 3)) is None


@pytest.mark.asyncio
async def test_keys_above_the_number_for_a_day_come_in_as_guests(tmp_path: Path) -> None:
    few = HouseholdSettings(new_keys_per_day=2)
    async with running_house(tmp_path, settings(household=few)) as house:
        people = await crowd(house, 4)
        assert [person.session.person.guest for person in people] == [False, False, True, True]
        refused = [notice.refusal for person in people for notice in person.all(Refused)]
        assert refused == [AddressLimit("names", 12, "hours")] * 2
        assert people[3].last(Welcome).code is not None
        again = await house.connect(key="Person 0", address=HERE)
        assert again.session.person is people[0].session.person
        for person in people[2:]:
            await person.disconnect()
        anna = await house.connect("Person 3", address=THERE)
        assert (anna.session.person.name, anna.session.person.guest) == ("Person 3", False)


@pytest.mark.asyncio
@pytest.mark.parametrize("tried", [Return(WRONG), Sit(WRONG), Watch(WRONG)], ids=str)
async def test_people_of_one_address_try_only_so_many_codes(tmp_path: Path, tried: Request) -> None:
    few = HouseholdSettings(wrong_codes_per_minute=10)
    async with running_house(tmp_path, settings(household=few)) as house:
        people = await crowd(house, 8)
        refused = await answers(people, tried)
        wrong = NoSuchCode() if isinstance(tried, Return) else NoSuchTable(WRONG)
        spent = AddressLimit("codes", 12, "seconds")
        assert refused == [wrong] * 5 + [spent] * 3
        host = await house.connect("Anna", address=THERE)
        await host.ask(Open("eight28", 3, private=True))
        code = str(host.room.code)
        # A right one is not tried either, or it could be found by trying.
        assert await people[0].refused(Sit(code)) == spent
        guest = await house.connect("Ben", address=THERE)
        assert await guest.refused(Sit(code)) is None
        await house.pass_time(12)
        assert await people[0].refused(Sit(code)) is None


@pytest.mark.asyncio
async def test_a_whole_class_comes_in_with_one_invitation(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(household=HouseholdSettings())) as house:
        people = await crowd(house, 40)
        await people[0].ask(Open("eight28", 3, private=True))
        code = str(people[0].room.code)
        assert await answers(people[1:], Watch(code)) == [None] * 39


@pytest.mark.asyncio
async def test_people_of_one_address_look_up_only_so_many_records(tmp_path: Path) -> None:
    few = HouseholdSettings(records_per_minute=6)
    async with running_house(tmp_path, settings(household=few)) as house:
        refused = await answers(await crowd(house, 4), ShowRecord("x"))
        assert refused[3] == AddressLimit("records", 10, "seconds")
        assert AddressLimit not in map(type, refused[:3])


@pytest.mark.asyncio
async def test_people_of_one_address_have_only_so_many_sessions(tmp_path: Path) -> None:
    few = HouseholdSettings(sessions=2)
    async with running_house(tmp_path, settings(household=few)) as house:
        entering = [house.house.enter(name="Zoe", address=HERE) for _ in range(4)]
        came = await asyncio.gather(*entering)
        assert [each for each in came if not isinstance(each, Session)] == [
            AddressFull("sessions", 2)
        ] * 2
        assert isinstance(await house.house.enter(name="Zoe", address=THERE), Session)
        for session in came:
            if isinstance(session, Session):
                house.house.leave(session)
        assert isinstance(await house.house.enter(name="Zoe", address=HERE), Session)


@pytest.mark.asyncio
async def test_a_session_that_comes_from_another_house_is_not_one_more(tmp_path: Path) -> None:
    few = HouseholdSettings(sessions=1)
    async with running_house(tmp_path, settings(household=few)) as house:
        assert isinstance(await house.house.enter(name="Zoe", address=HERE), Session)
        assert isinstance(await house.house.enter(address=HERE, resumed=Resumed()), Session)
        assert await house.house.enter(address=HERE) == AddressFull("sessions", 1)


@pytest.mark.asyncio
async def test_requests_above_the_rate_wait_for_their_turn(tmp_path: Path) -> None:
    limits = LimitSettings(requests_per_second=20)
    async with running_house(tmp_path, settings(limits=limits)) as house:
        anna, ben = await house.connect("Anna"), await house.connect("Ben")
        for _ in range(80):
            assert await anna.refused(Hush()) == NotAtTable()
        renaming = await start_asking(anna, Rename("Hanna"))
        assert await ben.refused(Look()) is None
        await house.pass_time(0.2)
        assert not renaming.done()
        await house.pass_time(0.1)
        assert renaming.done()
        assert anna.session.person.name == "Hanna"


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "dear",
    [Look(), Rename("x"), Open("x", 3), Watch("99"), Return(WRONG), ShowRecord("0")],
    ids=lambda request: type(request).__name__,
)
async def test_expensive_requests_are_limited_more(tmp_path: Path, dear: Request) -> None:
    limits = LimitSettings(requests_per_second=20)
    async with running_house(tmp_path, settings(limits=limits)) as house:
        anna = await house.connect("Anna")
        for _ in range(16):
            await anna.ask(dear)
        waiting = await start_asking(anna, dear)
        assert not waiting.done()
        await house.pass_time(0.3)
        assert waiting.done()


@pytest.mark.asyncio
async def test_requests_of_many_sessions_of_one_address_wait_for_each_other(
    tmp_path: Path,
) -> None:
    few = HouseholdSettings(requests_per_second=5)
    async with running_house(tmp_path, settings(household=few)) as house:
        people, anna = await crowd(house, 30), await house.connect("Anna", address=THERE)
        asking = [await start_asking(person, Hush()) for person in people]
        assert sum(asked.done() for asked in asking) == 20
        assert await anna.refused(Hush()) == NotAtTable()
        await house.pass_time(1)
        assert sum(asked.done() for asked in asking) == 25
        await house.pass_time(1)
        assert all(asked.done() for asked in asking)


@pytest.mark.asyncio
async def test_a_request_that_waits_is_dropped_with_its_session(tmp_path: Path) -> None:
    limits = LimitSettings(requests_per_second=1)
    async with running_house(tmp_path, settings(limits=limits)) as house:
        anna = await house.connect("Anna")
        renaming = [await start_asking(anna, Rename(f"Anna {n}")) for n in range(3)]
        await anna.disconnect()
        await house.pass_time(60)
        assert all(asked.done() for asked in renaming)
        assert anna.session.person.name == "Anna 0"


@pytest.mark.asyncio
async def test_a_class_of_forty_meets_no_limit(tmp_path: Path) -> None:
    """They come at once, greet each other, open a table each and play."""
    text = "x" * min(40, LONGEST_SAYING)
    async with running_house(tmp_path, settings(household=HouseholdSettings())) as house:
        people = await crowd(house, 40)
        assert not any(person.session.person.guest for person in people)
        await house.pass_time(60)
        assert await answers(people, Say(text, to="lobby")) == [None] * 40
        await house.pass_time(60)
        opened = await answers(people, Open("eight28", 3, bots=("simple",) * 2))
        assert opened == [None] * 40


@pytest.mark.asyncio
async def test_a_dear_request_is_not_overtaken_for_ever_by_cheap_ones_of_the_same_household(
    tmp_path: Path,
) -> None:
    few = HouseholdSettings(requests_per_second=4)
    async with running_house(tmp_path, settings(household=few)) as house:
        anna, ben = await crowd(house, 2)
        asked = [ben.session.ask(Hush()) for _ in range(200)]
        dear = anna.session.ask(Look())
        await house.pass_time(10)
        assert dear.done()
        assert not asked[-1].done()
        await house.pass_time(60)
        assert asked[-1].done()

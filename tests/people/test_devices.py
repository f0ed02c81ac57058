"""Guests who return with a key keep their name, and people can add devices."""

from pathlib import Path

import pytest

from server.house.lobby import overview
from server.protocol.notices import DeviceCode, Refused, Welcome
from server.protocol.refusals import (
    AlreadyAtTable,
    HouseCloses,
    NameKept,
    NeedsKey,
    NoSuchCode,
)
from server.protocol.requests import AddDevice, Open, Ready, Return
from tests.house.running import Client, all_ready, gather, running_house
from tests.house.scenarios import connect_guest


def return_code(who: Client) -> str:
    code = who.last(Welcome).code
    assert code is not None
    return code


async def device_code(who: Client) -> str:
    await who.ask(AddDevice())
    return who.last(DeviceCode).code


@pytest.mark.asyncio
async def test_a_guest_who_returns_with_a_new_key_keeps_name_and_seat_under_that_key(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        dora = await connect_guest(house, "Dora")
        await dora.ask(Open("farbstich", 3, bots=("simple", "simple")))
        await dora.disconnect()
        keyed = await house.connect(key="new key")
        assert await keyed.refused(Return(return_code(dora))) is None
        assert (keyed.last(Welcome).name, keyed.last(Welcome).guest) == ("Dora", False)
        assert keyed.room.you == 0
        assert len([p for p in overview.lobby(house.house).people if p.name == "Dora"]) == 1
        await keyed.disconnect()
    async with running_house(tmp_path, clock=house.clock) as again:
        assert (await again.connect(key="new key")).last(Welcome).name == "Dora"
        other = await again.connect(key="another key")
        assert await other.refused(Return(return_code(dora))) == NoSuchCode()


@pytest.mark.asyncio
async def test_an_added_device_is_the_same_person_with_a_key_of_its_own(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await gather(house, "Anna", "Ben", "Carl")
        await all_ready(people)
        code = await device_code(people[0])
        phone = await house.connect(key="phone")
        assert await phone.refused(Return(code)) is None
        assert phone.last(Welcome).name == "Anna"
        assert phone.room.you == 0
        late = await house.connect(key="late")
        assert await late.refused(Return(code)) == NoSuchCode()
    async with running_house(tmp_path, clock=house.clock) as again:
        assert (await again.connect(key="phone")).last(Welcome).name == "Anna"
        assert (await again.connect(key="Anna")).last(Welcome).name == "Anna"


@pytest.mark.asyncio
async def test_a_device_code_expires_and_only_the_newest_one_is_valid(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna, phone = await house.connect("Anna"), await house.connect(key="phone")
        first, second = await device_code(anna), await device_code(anna)
        assert await phone.refused(Return(first)) == NoSuchCode()
        await house.pass_time(60 * anna.last(DeviceCode).minutes)
        assert await phone.refused(Return(second)) == NoSuchCode()


@pytest.mark.asyncio
async def test_guests_can_neither_issue_nor_use_device_codes(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        dora, anna = await connect_guest(house, "Dora"), await house.connect("Anna")
        assert await dora.refused(AddDevice()) == NeedsKey()
        assert await dora.refused(Return(await device_code(anna))) == NeedsKey()


@pytest.mark.asyncio
async def test_a_person_known_by_a_key_cannot_be_merged_into_somebody_else(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        dora, ben = await connect_guest(house, "Dora"), await house.connect("Ben")
        await ben.disconnect()
        ben = await house.connect("Ben")
        assert await ben.refused(Return(return_code(dora))) == NameKept("Ben")
        carl = await house.connect("Carl")
        await carl.ask(Open("farbstich", 3))
        assert await carl.refused(Return(return_code(dora))) == AlreadyAtTable(carl.room.table)


@pytest.mark.asyncio
async def test_no_game_begins_and_no_table_opens_in_a_house_about_to_close(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await gather(house, "Anna", "Ben", "Carl")
        house.house.closing = True
        await all_ready(people)
        assert {person.room.phase for person in people} == {"gathering"}
        dora = await house.connect("Dora")
        assert await dora.refused(Open("farbstich", 3)) == HouseCloses()
        house.house.closing = False
        await people[0].ask(Ready())
        assert people[0].room.phase == "running"
        assert not people[0].all(Refused)

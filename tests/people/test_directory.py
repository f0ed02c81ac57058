"""The directory in memory and the store agree, whatever happens at the same time."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from server.house.lobby import overview
from server.house.lobby.session import Session
from server.protocol.notices import Refused, Welcome
from server.protocol.refusals import NameTaken, NoSuchCode
from server.protocol.requests import Dismiss, Rename, Return
from tests.house.running import Client, RunningHouse, gather, running_house
from tests.house.scenarios import (
    GRACE,
    connect_guest,
    let_tasks_run,
    sit,
    start_asking,
    store_is_busy,
)


async def on_disk(house: RunningHouse) -> set[tuple[str | None, str]]:
    def rows(connection: sqlite3.Connection) -> set[tuple[str | None, str]]:
        return set(connection.execute("SELECT key, name FROM people"))

    return await house.house.store.read(rows)


@pytest.mark.asyncio
async def test_a_new_person_is_found_by_key_only_once_stored(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        async with store_is_busy(house):
            lines = [
                asyncio.create_task(house.house.enter(key="new", name="Dora")) for _ in range(2)
            ]
            await let_tasks_run()
            assert await house.house.people.by_key("new") is None
        first, second = [await line for line in lines]
        assert isinstance(first, Session)
        assert isinstance(second, Session)
        assert first.person is second.person
        assert await on_disk(house) == {("new", "Dora")}


@pytest.mark.asyncio
async def test_of_two_who_ask_for_a_name_at_once_one_gets_it(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await house.connect("Anna"), await house.connect("Ben")
        async with store_is_busy(house):
            asking = [await start_asking(who, Rename("Zoe")) for who in (anna, ben)]
        await asyncio.gather(*asking)
        assert {anna.last(Welcome).name, ben.last(Welcome).name} == {"Zoe", "Ben"}
        assert ben.last(Refused).refusal == NameTaken("Zoe", "Zoe-2")
        assert await on_disk(house) == {("Anna", "Zoe"), ("Ben", "Ben")}


@pytest.mark.asyncio
async def test_the_old_name_is_free_only_once_the_new_one_is_stored(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await house.connect("Anna")
        async with store_is_busy(house):
            renaming = await start_asking(anna, Rename("Annika"))
            early = asyncio.create_task(house.house.enter(key="early", name="Anna"))
            # The early one asks the reading thread first for the key, and then for the name.
            for _ in range(3):
                await let_tasks_run()
                await house.house.store.read(lambda _: None)
        await asyncio.gather(renaming, early)
        await house.house.enter(key="late", name="Anna")
        names = {("Anna", "Annika"), ("early", "Anna-2"), ("late", "Anna")}
        assert await on_disk(house) == names


@pytest.mark.asyncio
async def test_a_cancelled_renaming_is_still_completed_everywhere(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        async with store_is_busy(house):
            renaming = await start_asking(anna, Rename("Annika"))
            renaming.cancel()
            await let_tasks_run()
        await house.settle()
        chair = ben.room.chairs[0]
        assert chair is not None
        assert (anna.session.person.name, chair.name) == ("Annika", "Annika")
        assert ("Anna", "Annika") in await on_disk(house)


@pytest.mark.asyncio
async def test_a_cancelled_entry_leaves_neither_a_session_nor_a_name_behind(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        async with store_is_busy(house):
            coming = asyncio.create_task(house.house.enter(name="Dora"))
            await let_tasks_run()
            coming.cancel()
            await let_tasks_run()
        await house.settle()
        assert overview.lobby(house.house).people == ()
        assert (await connect_guest(house, "Dora")).last(Welcome).name == "Dora"


@pytest.mark.asyncio
async def test_a_guest_whose_seat_was_just_freed_returns_as_the_same_person(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna, *_ = await gather(house, "Anna", "Ben", bots=("simple",))
        await anna.ask(Dismiss(2))
        gina = await connect_guest(house, "Gina")
        await sit(gina, anna)
        code = gina.last(Welcome).code
        assert code is not None
        await gina.disconnect()
        other = await connect_guest(house)
        await house.pass_time(GRACE)
        await other.ask(Return(code))
        assert other.last(Welcome).name == "Gina"
        assert (await connect_guest(house, "Gina")).last(Welcome).name == "Gina-2"


@pytest.mark.asyncio
async def test_of_two_keys_using_one_code_each_that_became_the_guest_stays_so_after_a_restart(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        dora = await connect_guest(house, "Dora")
        code = dora.last(Welcome).code
        assert code is not None
        phone, desk = await house.connect(key="phone"), await house.connect(key="desk")
        async with store_is_busy(house):
            asking = [await start_asking(who, Return(code)) for who in (phone, desk)]
        await asyncio.gather(*asking)
        became = [who for who in (phone, desk) if who.last(Welcome).name == "Dora"]
        assert became
        await house.house.close()
    async with running_house(tmp_path, clock=house.clock) as again:
        for who in became:
            assert (await again.connect(key=who.session.key)).last(Welcome).name == "Dora"


@pytest.mark.asyncio
async def test_all_sessions_of_a_new_key_become_the_guest(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        dora = await connect_guest(house, "Dora")
        code = dora.last(Welcome).code
        assert code is not None
        sessions: list[Client] = [await house.connect(key="new") for _ in range(2)]
        assert await sessions[0].refused(Return(code)) is None
        for each in sessions:
            assert each.last(Welcome).name == "Dora"
            assert await each.refused(Return(code)) == NoSuchCode()


@pytest.mark.asyncio
async def test_a_guest_who_leaves_while_sitting_down_keeps_the_seat(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, *_ = await gather(house, "Anna", "Ben", bots=("simple",))
        await anna.ask(Dismiss(2))
        gina = await connect_guest(house, "Gina")
        code = gina.last(Welcome).code
        assert code is not None
        async with store_is_busy(house):
            sitting = asyncio.create_task(sit(gina, anna))
            await let_tasks_run()
            house.house.leave(gina.session)
        await sitting
        back = await connect_guest(house)
        await back.ask(Return(code))
        assert back.last(Welcome).name == "Gina"

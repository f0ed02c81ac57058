"""The directory in memory and the store agree, whatever happens at the same time."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from server.house.lobby.session import Session
from server.protocol.notices import Refused, Welcome
from server.protocol.refusals import NameTaken, NoSuchCode
from server.protocol.requests import Dismiss, Rename, Return
from tests.house.living import Guest, Living, gather, living
from tests.house.scenes import GRACE, a_while, ask_meanwhile, guest, memory_busy, sit


async def on_disk(house: Living) -> set[tuple[str | None, str]]:
    def rows(connection: sqlite3.Connection) -> set[tuple[str | None, str]]:
        return set(connection.execute("SELECT key, name FROM people"))

    return await house.house.store.read(rows)


@pytest.mark.asyncio
async def test_a_new_person_is_found_by_key_only_once_stored(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        async with memory_busy(house):
            lines = [
                asyncio.create_task(house.house.enter(key="new", name="Dora")) for _ in range(2)
            ]
            await a_while()
            assert house.house.people.by_key("new") is None
        first, second = [await line for line in lines]
        assert isinstance(first, Session)
        assert isinstance(second, Session)
        assert first.person is second.person
        assert await on_disk(house) == {("new", "Dora")}


@pytest.mark.asyncio
async def test_of_two_who_ask_for_a_name_at_once_one_gets_it(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        anna, ben = await house.come("Anna"), await house.come("Ben")
        async with memory_busy(house):
            asking = [await ask_meanwhile(who, Rename("Zoe")) for who in (anna, ben)]
        await asyncio.gather(*asking)
        assert {anna.last(Welcome).name, ben.last(Welcome).name} == {"Zoe", "Ben"}
        assert ben.last(Refused).refusal == NameTaken("Zoe", "Zoe-2")
        assert await on_disk(house) == {("Anna", "Zoe"), ("Ben", "Ben")}


@pytest.mark.asyncio
async def test_the_old_name_is_free_only_once_the_new_one_is_stored(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        anna = await house.come("Anna")
        async with memory_busy(house):
            renaming = await ask_meanwhile(anna, Rename("Annika"))
            coming = asyncio.create_task(house.house.enter(key="another", name="Anna"))
            await a_while()
        await asyncio.gather(renaming, coming)
        assert await on_disk(house) == {("Anna", "Annika"), ("another", "Anna")}


@pytest.mark.asyncio
async def test_a_cancelled_renaming_is_still_completed_everywhere(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        async with memory_busy(house):
            renaming = await ask_meanwhile(anna, Rename("Annika"))
            renaming.cancel()
            await a_while()
        await house.settle()
        chair = ben.room.chairs[0]
        assert chair is not None
        assert (anna.session.person.name, chair.name) == ("Annika", "Annika")
        assert ("Anna", "Annika") in await on_disk(house)


@pytest.mark.asyncio
async def test_a_cancelled_entry_leaves_neither_a_session_nor_a_name_behind(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        async with memory_busy(house):
            coming = asyncio.create_task(house.house.enter(name="Dora"))
            await a_while()
            coming.cancel()
            await a_while()
        await house.settle()
        assert house.house.lobby().people == ()
        assert (await guest(house, "Dora")).last(Welcome).name == "Dora"


@pytest.mark.asyncio
async def test_a_guest_whose_seat_was_just_freed_returns_as_the_same_person(
    tmp_path: Path,
) -> None:
    async with living(tmp_path) as house:
        anna, *_ = await gather(house, "Anna", "Ben", bots=("simple",))
        await anna.ask(Dismiss(2))
        gina = await guest(house, "Gina")
        await sit(gina, anna)
        code = gina.last(Welcome).code
        assert code is not None
        await gina.leave()
        other = await guest(house)
        await house.pass_time(GRACE)
        await other.ask(Return(code))
        assert other.last(Welcome).name == "Gina"
        assert (await guest(house, "Gina")).last(Welcome).name == "Gina-2"


@pytest.mark.asyncio
async def test_of_two_keys_using_one_code_each_that_became_the_guest_stays_so_after_a_restart(
    tmp_path: Path,
) -> None:
    async with living(tmp_path) as house:
        dora = await guest(house, "Dora")
        code = dora.last(Welcome).code
        assert code is not None
        phone, desk = await house.come(key="phone"), await house.come(key="desk")
        async with memory_busy(house):
            asking = [await ask_meanwhile(who, Return(code)) for who in (phone, desk)]
        await asyncio.gather(*asking)
        became = [who for who in (phone, desk) if who.last(Welcome).name == "Dora"]
        assert became
        await house.house.close()
    async with living(tmp_path, clock=house.clock) as again:
        for who in became:
            assert (await again.come(key=who.session.key)).last(Welcome).name == "Dora"


@pytest.mark.asyncio
async def test_all_sessions_of_a_new_key_become_the_guest(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        dora = await guest(house, "Dora")
        code = dora.last(Welcome).code
        assert code is not None
        sessions: list[Guest] = [await house.come(key="new") for _ in range(2)]
        assert await sessions[0].refused(Return(code)) is None
        for each in sessions:
            assert each.last(Welcome).name == "Dora"
            assert await each.refused(Return(code)) == NoSuchCode()


@pytest.mark.asyncio
async def test_a_guest_who_leaves_while_sitting_down_keeps_the_seat(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        anna, *_ = await gather(house, "Anna", "Ben", bots=("simple",))
        await anna.ask(Dismiss(2))
        gina = await guest(house, "Gina")
        code = gina.last(Welcome).code
        assert code is not None
        async with memory_busy(house):
            sitting = asyncio.create_task(sit(gina, anna))
            await a_while()
            house.house.leave(gina.session)
        await sitting
        back = await guest(house)
        await back.ask(Return(code))
        assert back.last(Welcome).name == "Gina"

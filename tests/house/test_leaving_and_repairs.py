"""Leaving, returning and repairs, in the order of messages in which they once went wrong."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from secrets import token_bytes
from typing import Any, TypeVar

import pytest

from server.house.lobby.tables import FIRST_WAIT
from server.house.table.task import RETRY
from server.protocol.lobby import TimeControl
from server.protocol.notices import LeftTable, Welcome
from server.protocol.requests import Leave, Open, Return, Say, Sit
from server.store.client import StoreError
from tests.house.running import CountingStore, running_house
from tests.house.scenarios import (
    connect_guest,
    last_legal,
    news,
    on_turn,
    playing,
    reconnect,
    settings,
    table_of,
)
from tests.house.tables import tables, the_table

GRACE = 10
T = TypeVar("T")


def fail(*_: object) -> None:
    raise RuntimeError("a fault of the house")


@pytest.mark.asyncio
async def test_the_last_to_leave_a_table_is_told_to_have_left_and_not_that_it_was_closed(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna = await house.connect("Anna")
        await anna.ask(Open("farbstich", 3), Leave())
        assert anna.last(LeftTable).closed is False


@pytest.mark.asyncio
async def test_a_person_who_was_away_gets_the_increment_for_the_move_that_brings_them_back(
    tmp_path: Path,
) -> None:
    clock = TimeControl(60, 10)
    async with running_house(tmp_path, settings(pace=(1000, 1000))) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", clock=clock)
        mover = on_turn(people)
        seat = mover.room.you
        assert seat is not None
        table = the_table(house.house)
        while seat not in table.state.covered:
            await house.pass_time(61)
            others = [person for person in people if person is not mover and person.my_turn]
            for person in others:
                await person.move(last_legal(person.state))
        while not mover.my_turn:
            other = on_turn([person for person in people if person is not mover])
            await other.move(last_legal(other.state))
        before = table.roster.seats[seat]
        await mover.move(last_legal(mover.state))
        after = table.roster.seats[seat]
        assert before is not None
        assert after is not None
        assert before.left is not None
        assert after.left == before.left + clock.increment


@pytest.mark.asyncio
async def test_who_returns_to_a_game_that_waited_hears_for_whom_a_bot_plays(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(grace=GRACE)) as house:
        anna, ben, carl = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        await ben.disconnect()
        await house.pass_time(GRACE)
        await anna.disconnect()
        await carl.disconnect()
        back = await reconnect(house, anna)
        assert ("covered", "Ben") in news(back)


@pytest.mark.asyncio
async def test_a_lesson_that_fails_is_repaired_with_its_learner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.get_running_loop().set_exception_handler(lambda *_: None)
    async with running_house(tmp_path) as house:
        anna = await house.connect("Anna")
        await anna.ask(Open("farbstich", 4, lesson=True))
        monkeypatch.setattr(the_table(house.house).chat, "publish", fail)
        await anna.ask(Say("hello"))
        await house.pass_time(1)
        assert anna.session.table == the_table(house.house).number


class UnreadableStore(CountingStore):
    """Cannot be read while `broken`."""

    broken = False

    async def read_in_order(self, query: Callable[..., T], *about: Any, **more: Any) -> T:
        if self.broken:
            raise StoreError("failed")
        return await super().read_in_order(query, *about, **more)

    async def settled(self) -> None:
        await super().read_in_order(lambda _: None)


@pytest.mark.asyncio
async def test_a_table_that_fails_on_a_broken_disk_is_back_once_the_disk_is_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.get_running_loop().set_exception_handler(lambda *_: None)
    store = UnreadableStore.open(tmp_path)
    async with running_house(tmp_path, store=store) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        monkeypatch.setattr(the_table(house.house).chat, "publish", fail)
        store.broken = True
        await people[0].ask(Say("hello"))
        await house.pass_time(100)
        assert not house.house.tables
        store.broken = False
        await house.pass_time(RETRY)
        assert [person.session.table for person in people] == [1, 1, 1]


@pytest.mark.asyncio
async def test_a_table_that_fails_again_and_again_is_repaired_after_longer_and_longer_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.get_running_loop().set_exception_handler(lambda *_: None)
    async with running_house(tmp_path) as house:
        anna, *_ = await playing(house, "Anna", "Ben", "Carl")
        for wait in (0, FIRST_WAIT, 2 * FIRST_WAIT, 4 * FIRST_WAIT):
            monkeypatch.setattr(the_table(house.house).chat, "publish", fail)
            await anna.ask(Say("hello"))
            if wait:
                await house.pass_time(wait - 1)
                assert not house.house.tables
            await house.pass_time(1)
            await anna.ask(Sit("1"))
            assert anna.session.table == 1


@pytest.mark.asyncio
async def test_a_guest_keeps_the_seat_at_a_table_that_fails_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.get_running_loop().set_exception_handler(lambda *_: None)
    async with running_house(tmp_path) as house:
        anna, ben = await house.connect("Anna"), await house.connect("Ben")
        gustav = await connect_guest(house, "Gustav")
        code = gustav.last(Welcome).code
        await anna.ask(Open("farbstich", 3))
        for person in (gustav, ben):
            await person.ask(Sit(table_of(anna)))
        for _ in range(2):
            (table,) = tables(house.house)
            monkeypatch.setattr(table.chat, "publish", fail)
            await anna.ask(Say("hello"))
            await house.pass_time(1)
        await gustav.disconnect()
        await connect_guest(house, "Greta")
    async with running_house(tmp_path, draw=token_bytes) as house:
        back = await connect_guest(house)
        assert code is not None
        await back.ask(Return(code))
        assert back.last(Welcome).name == "Gustav"
        assert back.session.table == the_table(house.house).number

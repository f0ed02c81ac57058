"""Nobody gets more of the house than his share: seats, tables, and time."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.house.table.views import snapshot
from server.protocol.notices import GameSnapshot, Refused, TableClosed
from server.protocol.refusals import TooManySeats, TooManyTables
from server.protocol.requests import Leave, Open, Ready, Say, Sit, Watch
from server.settings import TableSettings
from tests.house.living import Guest, Living, gather, living
from tests.house.scenes import (
    a_while,
    again,
    guest,
    memory_busy,
    move_of,
    on_turn,
    playing,
    settings,
)

IDLE = TableSettings().idle_minutes * 60
GUESTS = TableSettings().guest_minutes * 60
BOTS_PLAY = 60
"""until it is the turn of somebody who is not here"""
OPEN = Open("farbstich", 3, bots=("simple",) * 2)


async def play_elsewhere(who: Guest, games: int) -> None:
    for _ in range(games):
        await who.ask(OPEN, Ready(), Leave())


@pytest.mark.asyncio
async def test_who_has_enough_seats_gets_no_further_one(tmp_path: Path) -> None:
    async with living(tmp_path, settings(pace=(1000, 1000), per_person=2)) as house:
        ben = await house.come("Ben")
        await ben.ask(Open("eight28", 3))
        anna = await guest(house, "Anna")
        await play_elsewhere(anna, 2)
        assert await anna.refused(OPEN) == TooManySeats(2)
        assert await anna.refused(Sit("1")) == TooManySeats(2)
        assert await anna.refused(Watch("1")) is None
        await anna.ask(Leave())
        assert await anna.refused(Sit("3")) is None
        assert anna.room.you == 0
        assert ben.room.chairs[0] is not None


@pytest.mark.asyncio
async def test_nobody_gets_more_by_asking_on_several_lines_at_once(tmp_path: Path) -> None:
    async with living(tmp_path, settings(per_person=1)) as house:
        lines = [await house.come("Anna") for _ in range(3)]
        async with memory_busy(house):
            asking = [line.session.ask(OPEN) for line in lines]
            await a_while()
        await asyncio.gather(*asking)
        assert len(house.house.tables) == 1
        found = [notice.refusal for line in lines for notice in line.all(Refused)]
        assert found == [TooManySeats(1)] * 2


@pytest.mark.asyncio
async def test_tables_that_are_being_opened_count(tmp_path: Path) -> None:
    async with living(tmp_path, settings(most=2)) as house:
        people = [await house.come(name) for name in ("Anna", "Ben", "Carl")]
        async with memory_busy(house):
            asking = [person.session.ask(OPEN) for person in people]
            await a_while()
        await asyncio.gather(*asking)
        assert len(house.house.tables) == 2
        assert people[2].last(Refused).refusal == TooManyTables(2)


async def left_alone(house: Living, who: Guest) -> None:
    await who.ask(OPEN, Ready())
    await who.leave()


@pytest.mark.asyncio
async def test_a_game_that_only_guests_have_left_is_not_kept_for_long(tmp_path: Path) -> None:
    async with living(tmp_path, settings(pace=(1000, 1000))) as house:
        carl = await house.come("Carl")
        await left_alone(house, await guest(house, "Anna"))
        await left_alone(house, await house.come("Ben"))
        await house.pass_time(GUESTS - 1)
        assert not carl.all(TableClosed)
        await house.pass_time(BOTS_PLAY)
        assert [closed.table for closed in carl.all(TableClosed)] == [1]
        assert house.house.people.by_name("Anna") is None


@pytest.mark.asyncio
async def test_where_people_talk_no_table_closes_because_nothing_is_played(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        anna, _ben = await gather(house, "Anna", "Ben", bots=("simple",))
        await house.pass_time(IDLE - 1)
        await anna.ask(Say("still waiting"))
        await house.pass_time(IDLE - 1)
        assert house.house.tables
        await house.pass_time(1)
        assert not house.house.tables


@pytest.mark.asyncio
async def test_a_game_that_waits_is_not_kept_longer_for_those_who_talk(tmp_path: Path) -> None:
    async with living(tmp_path, settings(pace=(1000, 1000))) as house:
        carl = await house.come("Carl")
        await left_alone(house, await guest(house, "Anna"))
        await carl.ask(Watch("1"))
        await house.pass_time(GUESTS - 1)
        await carl.ask(Say("where are they?"))
        await house.pass_time(BOTS_PLAY)
        assert not house.house.tables


@pytest.mark.asyncio
async def test_what_many_see_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with living(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        watchers = [await house.come(f"Watcher {number}") for number in range(20)]
        for watcher in watchers:
            await watcher.ask(Watch("1"))
        made: list[object] = []
        sealed: list[bytes] = []

        def counted(*what: Any, **how: Any) -> GameSnapshot:
            made.append(what)
            return snapshot(*what, **how)

        monkeypatch.setattr("server.house.table.readers.snapshot", counted)
        monkeypatch.setattr("server.house.table.views.commitment", sealed.append)
        mover = on_turn(people)
        await mover.ask(move_of(mover))
        views = 4
        assert len(made) == views
        assert not sealed
        assert all(watcher.state.number == 1 for watcher in watchers)
        assert await again(house, people[0])

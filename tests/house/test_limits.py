"""Limits for each person: seats, tables, and how long abandoned games are kept."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.house.lobby.session import Session
from server.house.lobby.tables import RESTED
from server.house.table.views import snapshot
from server.protocol.notices import GameSnapshot, Refused, TableClosed
from server.protocol.refusals import (
    AddressFull,
    CannotKeep,
    NoSuchGame,
    NoSuchTable,
    TooManySeats,
    TooManyTables,
)
from server.protocol.requests import Dismiss, GiveUp, Leave, Open, Ready, Say, Sit, Watch
from server.protocol.seat import replace
from server.settings import TableSettings
from tests.house.running import Client, RunningHouse, all_ready, gather, running_house
from tests.house.scenarios import (
    RecordingBotPool,
    connect_guest,
    let_tasks_run,
    move_of,
    on_turn,
    playing,
    reconnect,
    settings,
    sit,
    store_is_busy,
    store_refuses_writes,
)

IDLE = TableSettings().idle_minutes * 60
GUESTS = TableSettings().guest_minutes * 60
BOTS_PLAY = 60
"""until it is the turn of somebody who is not here"""
OPEN = Open("farbstich", 3, bots=("simple",) * 2)


async def play_elsewhere(house: RunningHouse, who: Client, games: int) -> None:
    """With other people, each at a table of its own."""
    for number in range(games):
        other = await house.connect(f"Other {number}")
        await other.ask(Open("eight28", 3, bots=("simple",)))
        await sit(who, other)
        await all_ready([who, other])
        await who.ask(Leave())


@pytest.mark.asyncio
async def test_the_number_of_seats_of_a_person_is_limited(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(pace=(1000, 1000), per_person=2)) as house:
        ben = await house.connect("Ben")
        await ben.ask(Open("eight28", 3))
        anna = await connect_guest(house, "Anna")
        await play_elsewhere(house, anna, 2)
        assert await anna.refused(Open("farbstich", 3)) == TooManySeats(2)
        assert await anna.refused(Sit("1")) == TooManySeats(2)
        assert await anna.refused(Watch("1")) is None
        await anna.ask(Leave())
        assert await anna.refused(Sit("3")) is None
        assert anna.room.you == 1
        assert ben.room.chairs[0] is not None


KINDS = ("eight28", "farbstich", "schatzsuche")


@pytest.mark.asyncio
async def test_own_games_against_bots_take_no_seat_from_games_with_people(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(pace=(1000, 1000), per_person=1)) as house:
        ben = await house.connect("Ben")
        await ben.ask(Open("eight28", 3))
        anna = await house.connect("Anna")
        for game in KINDS:
            await anna.ask(replace(OPEN, game=game), Ready(), Leave())
        assert await anna.refused(Sit("1")) is None
        assert anna.room.table == 1
        await anna.ask(Leave())
        assert await anna.refused(Open("farbstich", 3)) is None


@pytest.mark.asyncio
async def test_beside_the_limit_there_is_one_game_of_each_kind_against_bots(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path, settings(pace=(1000, 1000), per_person=1)) as house:
        anna = await house.connect("Anna")
        await play_elsewhere(house, anna, 1)
        lines = [anna, *[await house.connect("Anna") for _ in KINDS]]
        for line in lines[1:]:
            await line.ask(Leave())
        for line, game in zip(lines, KINDS, strict=False):
            assert await line.refused(replace(OPEN, game=game)) is None
            await line.ask(Ready())
        # One that is being played does not give way, so that this would be the second of its kind.
        assert await lines[3].refused(OPEN) == TooManySeats(1)
        assert house.house.seats_of(anna.session.person) == 1 + len(KINDS)


@pytest.mark.asyncio
async def test_a_table_that_bots_leave_counts_as_one_for_people(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(pace=(1000, 1000), per_person=1)) as house:
        anna = await house.connect("Anna")
        await play_elsewhere(house, anna, 1)
        await anna.ask(OPEN, Dismiss(2))
        again = await house.connect("Anna")
        await again.ask(Leave())
        for game in KINDS:
            assert await again.refused(replace(OPEN, game=game)) == TooManySeats(1)


@pytest.mark.asyncio
async def test_an_unknown_game_is_named_before_the_limit(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(pace=(1000, 1000), per_person=1)) as house:
        anna = await house.connect("Anna")
        await play_elsewhere(house, anna, 1)
        assert isinstance(await anna.refused(Open("blah", 3)), NoSuchGame)


@pytest.mark.asyncio
async def test_asking_with_several_sessions_at_once_gives_no_more_seats(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(per_person=1)) as house:
        lines = [await house.connect("Anna") for _ in range(3)]
        async with store_is_busy(house):
            asking = [line.session.ask(OPEN) for line in lines]
            await let_tasks_run()
        await asyncio.gather(*asking)
        assert len(house.house.tables) == 1
        found = [notice.refusal for line in lines for notice in line.all(Refused)]
        assert found == [TooManySeats(1)] * 2


@pytest.mark.asyncio
async def test_tables_that_are_being_opened_count_for_the_limit(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(most=2)) as house:
        people = [await house.connect(name) for name in ("Anna", "Ben", "Carl")]
        async with store_is_busy(house):
            asking = [person.session.ask(OPEN) for person in people]
            await let_tasks_run()
        await asyncio.gather(*asking)
        assert len(house.house.tables) == 2
        assert people[2].last(Refused).refusal == TooManyTables(2)


async def left_alone(house: RunningHouse, who: Client) -> None:
    await who.ask(OPEN, Ready())
    await who.disconnect()


@pytest.mark.asyncio
async def test_a_game_that_only_guests_left_is_kept_for_minutes(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(pace=(1000, 1000))) as house:
        carl = await house.connect("Carl")
        await left_alone(house, await connect_guest(house, "Anna"))
        await left_alone(house, await house.connect("Ben"))
        await house.pass_time(GUESTS - 1)
        assert not carl.all(TableClosed)
        await house.pass_time(BOTS_PLAY)
        assert [closed.table for closed in carl.all(TableClosed)] == [1]
        assert await house.house.people.by_name("Anna") is None


@pytest.mark.asyncio
async def test_talk_keeps_an_idle_table_open(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, _ben = await gather(house, "Anna", "Ben", bots=("simple",))
        await house.pass_time(IDLE - 1)
        await anna.ask(Say("still waiting"))
        await house.pass_time(IDLE - 1)
        assert house.house.tables
        await house.pass_time(1)
        assert not house.house.tables


@pytest.mark.asyncio
async def test_talk_of_watchers_does_not_keep_an_abandoned_game(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(pace=(1000, 1000))) as house:
        carl = await house.connect("Carl")
        await left_alone(house, await connect_guest(house, "Anna"))
        await carl.ask(Watch("1"))
        await house.pass_time(GUESTS - 1)
        await carl.ask(Say("where are they?"))
        await house.pass_time(BOTS_PLAY)
        assert not house.house.tables


@pytest.mark.asyncio
async def test_a_view_for_many_watchers_is_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        watchers = [await house.connect(f"Watcher {number}") for number in range(20)]
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
        assert await reconnect(house, people[0])


@pytest.mark.asyncio
async def test_a_game_with_one_person_who_is_no_guest_is_kept_for_longer(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(pace=(1000, 1000))) as house:
        anna = await connect_guest(house, "Anna")
        await anna.ask(Open("farbstich", 3, bots=("simple",)))
        ben = await house.connect("Ben")
        await sit(ben, anna)
        await all_ready([anna, ben])
        await anna.disconnect()
        await ben.disconnect()
        await house.pass_time(GUESTS + BOTS_PLAY)
        assert len(house.house.tables) == 1


async def watcher_from(house: RunningHouse, name: str, address: str) -> Client:
    session = await house.house.enter(key=name, name=name, address=address)
    assert isinstance(session, Session), session
    return Client(house, session)


@pytest.mark.asyncio
async def test_a_household_may_open_three_tables_of_bots_alone_of_which_one_that_rests_gives_way(
    tmp_path: Path,
) -> None:
    bots_alone = Open("farbstich", 3, bots=("simple",) * 3, relaxed=True)
    async with running_house(tmp_path, settings(pace=(1000, 1000))) as house:
        family = [await watcher_from(house, name, "192.0.2.7") for name in ("Anna", "Ben", "Carl")]
        for who in family:
            assert await who.refused(bots_alone) is None
        dora = await watcher_from(house, "Dora", "192.0.2.7")
        assert await dora.refused(bots_alone) == AddressFull("bot_tables", 3)
        assert await dora.refused(OPEN) is None
        stranger = await watcher_from(house, "Emil", "192.0.2.8")
        assert await stranger.refused(bots_alone) is None
        await dora.ask(GiveUp())
        await family[0].ask(Leave())
        await house.pass_time(RESTED)
        assert await dora.refused(bots_alone) is None
        assert await family[0].refused(Watch("1")) == NoSuchTable("1")
        assert await family[0].refused(bots_alone) == AddressFull("bot_tables", 3)


@pytest.mark.asyncio
async def test_a_table_of_bots_that_was_not_stored_does_not_count(tmp_path: Path) -> None:
    bots_alone = Open("farbstich", 3, bots=("simple",) * 3, relaxed=True)
    async with running_house(tmp_path) as house:
        anna = await watcher_from(house, "Anna", "192.0.2.7")
        async with store_refuses_writes(house):
            for _ in range(4):
                assert await anna.refused(bots_alone) == CannotKeep()
        assert await anna.refused(bots_alone) is None


@pytest.mark.asyncio
async def test_questions_to_bots_count_for_those_who_play_and_come_first_where_people_play(
    tmp_path: Path,
) -> None:
    pool = RecordingBotPool()
    async with running_house(tmp_path, settings(pace=(1000, 1000)), pool=pool) as house:
        ben = await watcher_from(house, "Ben", "192.0.2.8")
        await ben.ask(Open("farbstich", 3, bots=("simple",) * 3, relaxed=True))
        assert {(each.home, each.awaited) for each in pool.questions} == {("192.0.2.8", False)}
        await ben.ask(Leave())
        pool.questions.clear()
        anna = await watcher_from(house, "Anna", "192.0.2.7")
        await anna.ask(OPEN, Ready())
        await ben.ask(Watch("2"))
        await house.pass_time(5)
        assert {(each.home, each.awaited) for each in pool.questions} == {("192.0.2.7", True)}

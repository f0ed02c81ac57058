"""A full disk or a locked file stops the clocks and loses nothing."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from server.house.lobby.session import Session
from server.house.table.task import RETRY
from server.protocol.lobby import Preferences, TimeControl
from server.protocol.notices import (
    Lobby,
    NewChatMessage,
    Paused,
    Refused,
    TableResumed,
    Welcome,
)
from server.protocol.refusals import CannotKeep, TablePaused
from server.protocol.requests import (
    Leave,
    Mute,
    Open,
    Prefer,
    Rename,
    Say,
    Sit,
    Speak,
    Watch,
)
from server.settings import LimitSettings
from tests.house.living import Guest, Living, living
from tests.house.scenes import (
    GRACE,
    a_while,
    again,
    ask_meanwhile,
    ask_memory,
    do,
    memory_busy,
    move_of,
    news,
    nothing_can_be_kept,
    on_disk,
    on_turn,
    playing,
    refusals,
    settings,
    table_of,
)


@asynccontextmanager
async def locked(house: Living, folder: Path) -> AsyncIterator[None]:
    """By another program."""
    await ask_memory(house, do("PRAGMA busy_timeout = 0"))
    with closing(sqlite3.connect(folder / "house.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@asynccontextmanager
async def full(house: Living) -> AsyncIterator[None]:
    def fill(db: sqlite3.Connection) -> None:
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages}")

    await ask_memory(house, fill)
    yield
    await ask_memory(house, do("PRAGMA max_page_count = 1000000"))


async def until_paused(people: list[Guest]) -> "asyncio.Future[None]":
    """A move that cannot be kept."""
    mover = on_turn(people)
    asking = await ask_meanwhile(mover, move_of(mover))
    await mover.living.settle()
    assert all(person.all(Paused) for person in people)
    return asking


async def goes_on(house: Living, asking: "asyncio.Future[None]") -> None:
    await house.pass_time(RETRY)
    await asking


@pytest.mark.asyncio
async def test_a_locked_file_pauses_the_table_and_the_move_is_made_later(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        async with locked(house, tmp_path):
            asking = await until_paused(people)
            assert people[0].room.paused
            assert people[0].state.number == 0
            await house.pass_time(30)
            assert people[0].state.number == 0
            assert len(people[0].all(Paused)) == 1
        await goes_on(house, asking)
        for person in people:
            assert len(person.all(TableResumed)) == 1
            assert not person.room.paused
            assert person.state.number == 1
            assert not person.all(Refused)


@pytest.mark.asyncio
async def test_a_full_disk_pauses_the_table_and_what_is_said_is_heard_later(
    tmp_path: Path,
) -> None:
    many = settings(limits=LimitSettings(sayings_per_minute=1000))
    async with living(tmp_path, many) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        async with full(house):
            sayings = []
            while not people[1].all(Paused):
                sayings.append(await ask_meanwhile(people[0], Say("\U0001d11e" * 300)))
                await house.settle()
            heard = len(people[1].all(NewChatMessage))
            assert heard == len(sayings) - 1 < 50
        await goes_on(house, sayings[-1])
        await house.settle()
        assert len(people[1].all(TableResumed)) == 1
        assert len(people[1].all(NewChatMessage)) == len(sayings)


@pytest.mark.asyncio
async def test_while_a_table_is_paused_what_is_asked_of_it_is_refused(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        dora = await house.come("Dora")
        async with nothing_can_be_kept(house):
            asking = await until_paused(people)
            other = next(person for person in people if not person.my_turn)
            for request in (Say("hello"), Leave(), move_of(on_turn(people))):
                assert await other.refused(request) == TablePaused()
            for coming in (Watch(table_of(other)), Sit(table_of(other))):
                assert await dora.refused(coming) == TablePaused()
        await goes_on(house, asking)
        assert await other.refused(Say("hello")) is None


@pytest.mark.asyncio
async def test_a_screen_can_be_repainted_though_the_table_waits(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        async with nothing_can_be_kept(house):
            asking = await until_paused(people)
            other = next(person for person in people if not person.my_turn)
            state = other.state
            other.forget()
            await other.look()
            assert other.state == state
            assert other.room.paused
        await goes_on(house, asking)


@pytest.mark.asyncio
async def test_who_comes_back_to_a_paused_table_is_told_and_not_kept_waiting(
    tmp_path: Path,
) -> None:
    async with living(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        async with nothing_can_be_kept(house):
            asking = await until_paused(people)
            newer = await again(house, people[0])
            assert newer.last(Refused).refusal == TablePaused()
            assert newer.last(Lobby).tables
        await goes_on(house, asking)
        await newer.ask(Sit(table_of(people[1])))
        assert newer.state.view.seat == 0


@pytest.mark.asyncio
async def test_nobody_waits_for_a_table_that_is_paused_before_he_has_his_turn(
    tmp_path: Path,
) -> None:
    async with living(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        mover = on_turn(people)
        leaver, talker = (person for person in people if person is not mover)
        await leaver.leave()
        key = leaver.session.person.key
        async with nothing_can_be_kept(house):
            async with memory_busy(house):
                asking = await ask_meanwhile(mover, move_of(mover))
                saying = await ask_meanwhile(talker, Say("hello"))
                entering = asyncio.create_task(house.house.enter(key=key))
                await a_while()
                assert not entering.done()
            await house.settle()
            assert [task.done() for task in (entering, saying, asking)] == [True, True, False]
            session = await entering
            assert talker.last(Refused).refusal == TablePaused()
            assert isinstance(session, Session)
            told = session.pending()
            assert [type(notice) for notice in told] == [Welcome, Lobby, Refused]
            assert refusals(told) == ["TablePaused"]
        await goes_on(house, asking)
        assert talker.state.number == 1


@pytest.mark.slow
@pytest.mark.asyncio
async def test_no_clock_runs_in_a_pause_and_nobody_is_covered(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        people = await playing(
            house, "Anna", "Ben", "Carl", game="farbstich", clock=TimeControl(60, 5)
        )
        mover = on_turn(people)
        others = [person for person in people if person is not mover]
        await others[0].leave()
        await house.pass_time(20)
        async with nothing_can_be_kept(house):
            asking = await ask_meanwhile(others[1], Say("hello"))
            await house.pass_time(3600)
        await goes_on(house, asking)
        assert not others[1].room.paused
        await others[1].look()
        seat = mover.room.you
        assert seat is not None
        assert others[1].state.left[seat] == 40
        await house.pass_time(GRACE - 21)
        assert "covered" not in [what for what, _ in news(others[1])]
        await house.pass_time(1)
        assert "covered" in [what for what, _ in news(others[1])]


@pytest.mark.asyncio
async def test_who_goes_in_a_pause_is_gone_afterwards(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        async with nothing_can_be_kept(house):
            asking = await until_paused(people)
            goer, stayer = [person for person in people if not person.my_turn]
            await goer.leave()
        await goes_on(house, asking)
        assert ("dropped", goer.session.person.name) in news(stayer)


@pytest.mark.asyncio
async def test_a_house_that_ends_in_a_pause_loses_nothing_that_was_shown(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        mover = on_turn(people)
        await mover.ask(move_of(mover))
        async with nothing_can_be_kept(house):
            asking = await until_paused(people)
            state = people[0].state
    await asking
    async with living(tmp_path) as house:
        assert (await again(house, people[0])).state.view == state.view


@pytest.mark.asyncio
async def test_what_the_house_cannot_keep_it_does_not_do(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        await house.come("Ben")
        anna = await house.come("Anna")
        before = await on_disk(house)
        requests = (
            Rename("Hanna"),
            Speak("fr"),
            Prefer(Preferences(forced=True)),
            Mute("Ben"),
            Say("hello", to="lobby"),
            Open("eight28", 3),
        )
        async with nothing_can_be_kept(house):
            for request in requests:
                assert await anna.refused(request) == CannotKeep()
            assert await house.house.enter(key="Carl", name="Carl") == CannotKeep()
        person = anna.session.person
        assert (person.name, person.language, person.preferences, person.muted) == (
            "Anna",
            "en",
            Preferences(),
            set(),
        )
        assert not house.house.tables
        assert house.house.people.by_name("Carl") is None
        assert await on_disk(house) == before
        for request in requests:
            assert await anna.refused(request) is None

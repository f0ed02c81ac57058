"""A full disk or a locked file stops the clocks and loses nothing."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from server.house.lobby.session import Session
from server.house.table.state import Presence
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
from tests.house.running import Client, RunningHouse, running_house
from tests.house.scenarios import (
    GRACE,
    dump_of_store,
    execute,
    let_tasks_run,
    move_of,
    names_of_refusals,
    news,
    on_turn,
    playing,
    query_store,
    reconnect,
    settings,
    start_asking,
    store_is_busy,
    store_refuses_writes,
    table_of,
)


@asynccontextmanager
async def locked(house: RunningHouse, folder: Path) -> AsyncIterator[None]:
    """The file is locked by another program."""
    await query_store(house, execute("PRAGMA busy_timeout = 0"))
    with closing(sqlite3.connect(folder / "house.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@asynccontextmanager
async def full(house: RunningHouse) -> AsyncIterator[None]:
    def fill(db: sqlite3.Connection) -> None:
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages}")

    await query_store(house, fill)
    yield
    await query_store(house, execute("PRAGMA max_page_count = 1000000"))


async def until_paused(people: list[Client]) -> "asyncio.Future[None]":
    """Asks for a move that cannot be stored, which pauses the table."""
    mover = on_turn(people)
    asking = await start_asking(mover, move_of(mover))
    await mover.house.settle()
    assert all(person.all(Paused) for person in people)
    return asking


async def goes_on(house: RunningHouse, asking: "asyncio.Future[None]") -> None:
    await house.pass_time(RETRY)
    await asking


@pytest.mark.asyncio
async def test_a_locked_file_pauses_the_table_and_the_move_is_made_later(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
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
async def test_a_full_disk_pauses_the_table_and_talk_is_published_later(
    tmp_path: Path,
) -> None:
    many = settings(limits=LimitSettings(sayings_per_minute=1000))
    async with running_house(tmp_path, many) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        async with full(house):
            sayings = []
            while not people[1].all(Paused):
                sayings.append(await start_asking(people[0], Say("\U0001d11e" * 300)))
                await house.settle()
            heard = len(people[1].all(NewChatMessage))
            assert heard == len(sayings) - 1 < 50
        await goes_on(house, sayings[-1])
        await house.settle()
        assert len(people[1].all(TableResumed)) == 1
        assert len(people[1].all(NewChatMessage)) == len(sayings)


@pytest.mark.asyncio
async def test_a_paused_table_refuses_requests(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        dora = await house.connect("Dora")
        async with store_refuses_writes(house):
            asking = await until_paused(people)
            other = next(person for person in people if not person.my_turn)
            for request in (Say("hello"), Leave(), move_of(on_turn(people))):
                assert await other.refused(request) == TablePaused()
            for coming in (Watch(table_of(other)), Sit(table_of(other))):
                assert await dora.refused(coming) == TablePaused()
        await goes_on(house, asking)
        assert await other.refused(Say("hello")) is None


@pytest.mark.asyncio
async def test_a_look_is_answered_while_the_table_is_paused(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        async with store_refuses_writes(house):
            asking = await until_paused(people)
            other = next(person for person in people if not person.my_turn)
            state = other.state
            other.clear()
            await other.look()
            assert other.state == state
            assert other.room.paused
        await goes_on(house, asking)


@pytest.mark.asyncio
async def test_a_person_who_connects_while_their_table_is_paused_is_told_so_at_once(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        async with store_refuses_writes(house):
            asking = await until_paused(people)
            newer = await reconnect(house, people[0])
            assert newer.last(Refused).refusal == TablePaused()
            assert newer.last(Lobby).tables
        await goes_on(house, asking)
        await newer.ask(Sit(table_of(people[1])))
        assert newer.state.view.seat == 0


@pytest.mark.asyncio
async def test_requests_that_wait_for_a_table_are_refused_when_it_pauses(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        mover = on_turn(people)
        leaver, talker = (person for person in people if person is not mover)
        await leaver.disconnect()
        key = leaver.session.person.key
        async with store_refuses_writes(house):
            async with store_is_busy(house):
                asking = await start_asking(mover, move_of(mover))
                saying = await start_asking(talker, Say("hello"))
                entering = asyncio.create_task(house.house.enter(key=key))
                await let_tasks_run()
                assert not entering.done()
            await house.settle()
            assert [task.done() for task in (entering, saying, asking)] == [True, True, False]
            session = await entering
            assert talker.last(Refused).refusal == TablePaused()
            assert isinstance(session, Session)
            sent = session.pending()
            assert [type(notice) for notice in sent] == [Welcome, Lobby, Refused]
            assert names_of_refusals(sent) == ["TablePaused"]
        await goes_on(house, asking)
        assert talker.state.number == 1


@pytest.mark.slow
@pytest.mark.asyncio
async def test_no_clock_and_no_grace_period_runs_in_a_pause(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(
            house, "Anna", "Ben", "Carl", game="farbstich", clock=TimeControl(60, 5)
        )
        mover = on_turn(people)
        others = [person for person in people if person is not mover]
        await others[0].disconnect()
        await house.pass_time(20)
        async with store_refuses_writes(house):
            asking = await start_asking(others[1], Say("hello"))
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
async def test_a_person_who_disconnects_in_a_pause_is_gone_afterwards(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        async with store_refuses_writes(house):
            asking = await until_paused(people)
            goer, stayer = [person for person in people if not person.my_turn]
            await goer.disconnect()
        await goes_on(house, asking)
        assert ("dropped", goer.session.person.name) in news(stayer)


@pytest.mark.asyncio
async def test_a_house_that_ends_in_a_pause_loses_nothing_that_was_shown(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        mover = on_turn(people)
        await mover.ask(move_of(mover))
        async with store_refuses_writes(house):
            asking = await until_paused(people)
            state = people[0].state
    await asking
    async with running_house(tmp_path) as house:
        assert (await reconnect(house, people[0])).state.view == state.view


@pytest.mark.asyncio
async def test_profile_changes_that_cannot_be_stored_are_refused(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        await house.connect("Ben")
        anna = await house.connect("Anna")
        before = await dump_of_store(house)
        requests = (
            Rename("Hanna"),
            Speak("fr"),
            Prefer(Preferences(forced=True)),
            Mute("Ben"),
            Say("hello", to="lobby"),
            Open("eight28", 3),
        )
        async with store_refuses_writes(house):
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
        assert await house.house.people.by_name("Carl") is None
        assert await dump_of_store(house) == before
        for request in requests:
            assert await anna.refused(request) is None


def test_a_pause_moves_all_times_of_a_seat() -> None:
    """A standing move that was set just before the pause comes no earlier than any other."""
    here = Presence(gone=1.0, asked=2.0, stood=3.0)
    assert here.later(5) == Presence(gone=6.0, asked=7.0, stood=8.0)
    assert Presence().later(5) == Presence()

"""A mailbox that nobody reads stays small, and its reader gets a correct screen afterwards."""

import asyncio
from pathlib import Path

import pytest

from server.house.lobby.mailbox import Mailbox
from server.protocol.lobby import Preferences
from server.protocol.notices import (
    SNAPSHOTS,
    ChatHistory,
    LeftTable,
    Lobby,
    Notice,
    PersonLeft,
    Skipped,
    TableClosed,
    Welcome,
)
from server.protocol.requests import Look, Say, Watch
from server.settings import LimitSettings
from tests.house.living import gather, living, play_on
from tests.house.scenes import again, last_legal, on_turn, playing, settings, table_of

FEW = 50


def went(*numbers: int) -> list[Notice]:
    return [PersonLeft(f"Guest-{number}") for number in numbers]


@pytest.mark.asyncio
async def test_notices_are_read_in_the_order_in_which_they_came() -> None:
    box = Mailbox()
    for notice in (*went(1, 2), Lobby((), (), ()), *went(3)):
        box.put(notice)
    assert await box.take() == [*went(1, 2), Lobby((), (), ()), *went(3)]
    assert box.pending() == []


@pytest.mark.asyncio
async def test_of_each_kind_of_snapshot_only_the_newest_is_kept() -> None:
    box = Mailbox()
    newer = Lobby((), (), ())
    for notice in (Lobby((), (), ()), *went(1), newer):
        box.put(notice)
    taken = await box.take()
    assert taken == [*went(1), newer]
    assert taken[1] is newer


@pytest.mark.asyncio
async def test_it_is_bounded_and_counts_what_it_dropped() -> None:
    box = Mailbox(3)
    for notice in (Lobby((), (), ()), *went(*range(10))):
        box.put(notice)
        assert len(box) <= 3 + len(SNAPSHOTS)
    assert await box.take() == [Skipped(7), Lobby((), (), ()), *went(7, 8, 9)]
    box.put(PersonLeft("Anna"))
    assert await box.take() == [PersonLeft("Anna")]


@pytest.mark.asyncio
async def test_who_left_a_table_is_shown_nothing_of_it_any_more() -> None:
    box = Mailbox()
    for notice in (Lobby((), (), ()), LeftTable(1, False)):
        box.put(notice)
    assert await box.take() == [LeftTable(1, False)]


@pytest.mark.asyncio
async def test_a_closed_mailbox_gives_what_is_left_and_then_nothing() -> None:
    box = Mailbox()
    box.put(TableClosed(1))
    box.close()
    box.put(TableClosed(2))
    assert [await box.take(), await box.take()] == [[TableClosed(1)], []]


@pytest.mark.asyncio
async def test_who_waits_is_woken_by_the_next_notice() -> None:
    box = Mailbox()
    waiting = asyncio.create_task(box.take())
    await asyncio.sleep(0)
    assert not waiting.done()
    box.put(TableClosed(1))
    assert await waiting == [TableClosed(1)]


@pytest.mark.asyncio
async def test_a_player_who_reads_nothing_for_long_gets_a_whole_screen(tmp_path: Path) -> None:
    few = settings(limits=LimitSettings(unread=FEW, sayings_per_minute=10_000))
    async with living(tmp_path, few) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        stuck = await house.come("Dora")
        await stuck.ask(Watch(table_of(people[0])))
        sizes = set()
        for _ in range(20):
            mover = on_turn(people)
            await mover.move(last_legal(mover.state))
            for number in range(5):
                await people[0].ask(Say(f"saying {number}"))
            sizes.add(len(stuck.session.mailbox))
        assert max(sizes) <= FEW + len(SNAPSHOTS)
        notices = await stuck.session.notices()
        assert isinstance(notices[0], Skipped)
        stuck.heard = notices
        fresh = await house.come("Emil")
        await fresh.ask(Watch(table_of(people[0])))
        await stuck.ask()
        assert stuck.state == fresh.state
        assert stuck.room == fresh.room
        assert stuck.last(ChatHistory) == fresh.last(ChatHistory)
        assert stuck.last(Welcome) == Welcome("Dora", False, None, "en", Preferences())


@pytest.mark.asyncio
async def test_somebody_in_the_lobby_who_reads_nothing_sees_it_as_it_is_afterwards(
    tmp_path: Path,
) -> None:
    async with living(tmp_path, settings(limits=LimitSettings(unread=FEW))) as house:
        stuck = await house.come("Zoe")
        stuck.listen()
        for number in range(FEW):
            session = await house.come(f"Anna {number}")
            await session.leave()
        await gather(house, "Ben", "Carl", bots=("simple",))
        notices = await stuck.session.notices()
        assert isinstance(notices[0], Skipped)
        fresh = await house.come("Yan")
        lobby = next(notice for notice in notices if isinstance(notice, Lobby))
        assert lobby.tables == fresh.last(Lobby).tables
        assert [who.name for who in lobby.people] == ["Zoe", "Ben", "Carl"]


@pytest.mark.asyncio
async def test_the_whole_screen_does_not_depend_on_how_much_was_asked_before(
    tmp_path: Path,
) -> None:
    limits = LimitSettings(unread=FEW, requests_per_second=1)
    async with living(tmp_path, settings(limits=limits)) as house:
        stuck = await house.come("Zoe")
        for _ in range(FEW + 10):
            await stuck.session.ask(Look())
        notices = await stuck.session.notices()
        assert isinstance(notices[0], Skipped)
        assert isinstance(notices[-1], Lobby)


@pytest.mark.asyncio
async def test_a_stuck_reader_delays_nobody(tmp_path: Path) -> None:
    """Those who watch read nothing at all."""
    async with living(tmp_path, settings(limits=LimitSettings(unread=FEW), grace=0)) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        watching = [await house.come(f"Zoe {number}") for number in range(3)]
        for who in watching:
            await who.ask(Watch(table_of(people[0])))
            who.forget()
        await play_on(people, last_legal)
        assert people[0].room.phase == "over"
        newer = await again(house, people[0])
        assert newer.state.view.waiting == people[1].state.view.waiting
        assert all(len(who.session.mailbox) <= FEW + len(SNAPSHOTS) for who in watching)


@pytest.mark.asyncio
async def test_it_knows_which_state_was_taken_out_of_it_last(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        mover = on_turn(people)
        other = next(person for person in people if person is not mover)
        other.listen()
        await mover.move(last_legal(mover.state))
        assert other.session.mailbox.reached == 0
        other.listen()
        assert other.session.mailbox.reached == 1

"""An unread mailbox stays small, and its reader gets a complete screen afterwards."""

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
from tests.house.running import gather, play_on, running_house
from tests.house.scenarios import (
    last_legal,
    on_turn,
    playing,
    reconnect,
    settings,
    start_asking,
    table_of,
)

FEW = 50


def went(*numbers: int) -> list[Notice]:
    return [PersonLeft(f"Guest-{number}") for number in numbers]


async def taken(mailbox: Mailbox) -> list[Notice]:
    await mailbox.ready.wait()
    return mailbox.pending()


@pytest.mark.asyncio
async def test_notices_are_taken_in_the_order_in_which_they_were_put() -> None:
    mailbox = Mailbox()
    for notice in (*went(1, 2), Lobby((), (), ()), *went(3)):
        mailbox.put(notice)
    assert await taken(mailbox) == [*went(1, 2), Lobby((), (), ()), *went(3)]
    assert mailbox.pending() == []


@pytest.mark.asyncio
async def test_of_each_kind_of_snapshot_only_the_newest_is_kept() -> None:
    mailbox = Mailbox()
    newer = Lobby((), (), ())
    for notice in (Lobby((), (), ()), *went(1), newer):
        mailbox.put(notice)
    notices = await taken(mailbox)
    assert notices == [*went(1), newer]
    assert notices[1] is newer


@pytest.mark.asyncio
async def test_a_mailbox_is_bounded_and_counts_the_dropped_notices() -> None:
    mailbox = Mailbox(3)
    for notice in (Lobby((), (), ()), *went(*range(10))):
        mailbox.put(notice)
        assert len(mailbox) <= 3 + len(SNAPSHOTS)
    assert await taken(mailbox) == [Skipped(7), Lobby((), (), ()), *went(7, 8, 9)]
    mailbox.put(PersonLeft("Anna"))
    assert await taken(mailbox) == [PersonLeft("Anna")]


@pytest.mark.asyncio
async def test_leaving_a_table_discards_the_snapshots_of_it() -> None:
    mailbox = Mailbox()
    for notice in (Lobby((), (), ()), LeftTable(1, False)):
        mailbox.put(notice)
    assert await taken(mailbox) == [LeftTable(1, False)]


@pytest.mark.asyncio
async def test_a_closed_mailbox_gives_its_remaining_notices_and_then_none() -> None:
    mailbox = Mailbox()
    mailbox.put(TableClosed(1))
    mailbox.close()
    mailbox.put(TableClosed(2))
    assert [await taken(mailbox), await taken(mailbox)] == [[TableClosed(1)], []]


@pytest.mark.asyncio
async def test_a_waiting_reader_is_woken_by_the_next_notice() -> None:
    mailbox = Mailbox()
    waiting = asyncio.create_task(taken(mailbox))
    await asyncio.sleep(0)
    assert not waiting.done()
    mailbox.put(TableClosed(1))
    assert await waiting == [TableClosed(1)]


@pytest.mark.asyncio
async def test_a_watcher_who_read_nothing_for_long_gets_everything_shown_again(
    tmp_path: Path,
) -> None:
    few = settings(
        limits=LimitSettings(unread=FEW, sayings_per_minute=10_000, requests_per_second=100_000)
    )
    async with running_house(tmp_path, few) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        stuck = await house.connect("Dora")
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
        stuck.received = notices
        fresh = await house.connect("Emil")
        await fresh.ask(Watch(table_of(people[0])))
        await stuck.ask()
        assert stuck.state == fresh.state
        assert stuck.room == fresh.room
        assert stuck.last(ChatHistory) == fresh.last(ChatHistory)
        assert stuck.last(Welcome) == Welcome("Dora", False, None, "en", Preferences())


@pytest.mark.asyncio
async def test_a_reader_in_the_lobby_who_read_nothing_for_long_gets_the_present_lobby(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path, settings(limits=LimitSettings(unread=FEW))) as house:
        stuck = await house.connect("Zoe")
        stuck.receive()
        for number in range(FEW):
            session = await house.connect(f"Anna {number}")
            await session.disconnect()
        await gather(house, "Ben", "Carl", bots=("simple",))
        notices = await stuck.session.notices()
        assert isinstance(notices[0], Skipped)
        fresh = await house.connect("Yan")
        lobby = next(notice for notice in notices if isinstance(notice, Lobby))
        assert lobby.tables == fresh.last(Lobby).tables
        assert [who.name for who in lobby.people] == ["Zoe", "Ben", "Carl"]


@pytest.mark.asyncio
async def test_a_reader_who_used_up_the_rate_limit_still_gets_everything_shown_again(
    tmp_path: Path,
) -> None:
    limits = LimitSettings(unread=FEW, requests_per_second=1)
    async with running_house(tmp_path, settings(limits=limits)) as house:
        stuck = await house.connect("Zoe")
        await stuck.session.ask(Look())
        waiting = await start_asking(stuck, Look())
        for number in range(FEW + 10):
            await house.connect(f"Ben {number}")
        assert not waiting.done()
        notices = await stuck.session.notices()
        assert isinstance(notices[0], Skipped)
        assert isinstance(notices[-1], Lobby)


@pytest.mark.asyncio
async def test_watchers_who_read_nothing_do_not_delay_the_game(tmp_path: Path) -> None:
    async with running_house(
        tmp_path, settings(limits=LimitSettings(unread=FEW), grace=0)
    ) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        watching = [await house.connect(f"Zoe {number}") for number in range(3)]
        for who in watching:
            await who.ask(Watch(table_of(people[0])))
            who.clear()
        await play_on(people, last_legal)
        assert people[0].room.phase == "over"
        newer = await reconnect(house, people[0])
        assert newer.state.view.waiting == people[1].state.view.waiting
        assert all(len(who.session.mailbox) <= FEW + len(SNAPSHOTS) for who in watching)


@pytest.mark.asyncio
async def test_a_mailbox_knows_the_newest_state_that_was_taken(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        mover = on_turn(people)
        other = next(person for person in people if person is not mover)
        other.receive()
        await mover.move(last_legal(mover.state))
        assert other.session.mailbox.reached == 0
        other.receive()
        assert other.session.mailbox.reached == 1

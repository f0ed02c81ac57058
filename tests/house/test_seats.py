"""Seats before and after a game: sitting down, standing up, and the host."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.house.lobby.tables import Tables
from server.house.people.names import BOTS
from server.house.table.task import TableTask
from server.protocol.lobby import Chair
from server.protocol.notices import AtTable, GameSnapshot, Happened, Refused, TakenOver
from server.protocol.refusals import (
    AlreadyAtTable,
    NotHost,
    NotReady,
    NotSeated,
)
from server.protocol.requests import Dismiss, Fill, HandOver, Leave, Ready, Sit, Stand, Watch
from tests.house.running import Client, gather, play_on, running_house
from tests.house.scenarios import (
    GRACE,
    last_legal,
    news,
    playing,
    reconnect,
    sit,
    start_asking,
    store_is_busy,
    table_of,
)


def names(who: Client) -> list[str | None]:
    return [chair.name if chair else None for chair in who.room.chairs]


@pytest.mark.asyncio
async def test_a_person_takes_the_first_free_seat_or_the_one_asked_for(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        (anna,) = await gather(house, "Anna", bots=("simple",) * 3)
        await anna.ask(Dismiss(1), Dismiss(2), Dismiss(3))
        ben, carl = await house.connect("Ben"), await house.connect("Carl")
        await ben.ask(Sit(table_of(anna), 2))
        await carl.ask(Sit(table_of(anna)))
        assert names(anna) == ["Anna", "Carl", "Ben", None]
        assert (ben.room.you, carl.room.you) == (2, 1)
        assert news(anna)[-2:] == [("sat", "Ben"), ("sat", "Carl")]


@pytest.mark.asyncio
async def test_a_watcher_can_sit_down_and_a_seated_person_can_watch(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        await ben.ask(Stand())
        assert ben.room.you is None
        assert names(anna) == ["Anna", None, "Alpha"]
        assert anna.room.watchers == 1
        assert await ben.refused(Ready()) == NotSeated()
        await ben.ask(Sit(table_of(anna)))
        assert ben.room.you == 1
        assert anna.room.watchers == 0


@pytest.mark.asyncio
async def test_the_host_fills_seats_with_bots_and_dismisses_them(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        (anna,) = await gather(house, "Anna", bots=("random",) * 3)
        await anna.ask(Dismiss(1), Dismiss(2), Fill("simple", 2))
        assert names(anna) == ["Anna", None, "Alpha", "random-3"]
        await anna.ask(Fill("random"))
        assert names(anna) == ["Anna", "random-1", "Alpha", "random-3"]
        chair = anna.room.chairs[1]
        assert chair == Chair("random-1", "random", True, "here", False, False)


@pytest.mark.asyncio
@pytest.mark.parametrize("bot", ["novice", "club", "master"])
async def test_the_name_of_a_bot_tells_its_strength(tmp_path: Path, bot: str) -> None:
    async with running_house(tmp_path) as house:
        (anna,) = await gather(house, "Anna", bots=(bot,) * 4)
        assert tuple(names(anna)[1:]) == BOTS[bot][:4]
        await anna.ask(Dismiss(2), Fill(bot))
        assert names(anna)[2] == BOTS[bot][1]


@pytest.mark.asyncio
async def test_only_the_host_has_the_rights_of_the_host(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        assert await ben.refused(Dismiss(2)) == NotHost("Anna")
        await anna.ask(HandOver(1))
        assert ("host", "Ben") in news(ben)
        assert await anna.refused(Dismiss(2)) == NotHost("Ben")
        await ben.ask(Dismiss(2))
        assert names(anna) == ["Anna", "Ben", None]


@pytest.mark.asyncio
async def test_when_the_host_leaves_the_next_person_clockwise_is_host(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben, carl = await gather(house, "Anna", "Ben", "Carl")
        await anna.ask(HandOver(1))
        await ben.ask(Stand())
        assert carl.room.host == 2
        await carl.ask(Leave())
        assert anna.room.host == 0
        assert [item for item in news(anna) if item[0] == "host"] == [
            ("host", "Ben"),
            ("host", "Carl"),
            ("host", "Anna"),
        ]


@pytest.mark.asyncio
async def test_a_person_who_disconnects_before_a_game_keeps_the_seat_for_the_grace_period(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        await anna.disconnect()
        await house.pass_time(GRACE - 1)
        assert names(ben) == ["Anna", "Ben", "Alpha"]
        assert (await reconnect(house, anna)).room.you == 0
        await house.pass_time(GRACE)
        assert names(ben) == ["Anna", "Ben", "Alpha"]
        assert ben.room.host == 0


@pytest.mark.asyncio
async def test_a_person_who_does_not_reconnect_in_time_loses_the_seat_and_the_rights_of_the_host(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        await anna.disconnect()
        await house.pass_time(GRACE)
        assert names(ben) == [None, "Ben", "Alpha"]
        assert ben.room.host == 1
        assert news(ben)[-3:] == [("dropped", "Anna"), ("left", "Anna"), ("host", "Ben")]


@pytest.mark.asyncio
async def test_the_host_can_dismiss_a_person_who_is_not_connected(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        await ben.disconnect()
        await anna.ask(Dismiss(1))
        assert names(anna) == ["Anna", None, "Alpha"]
        back = await reconnect(house, ben)
        assert back.session.table is None
        await sit(back, anna)
        await house.pass_time(GRACE)
        assert names(anna) == ["Anna", "Ben", "Alpha"]


@pytest.mark.asyncio
async def test_a_dismissed_person_who_is_connected_watches(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        ben.clear()
        assert await anna.refused(Dismiss(1)) is None
        ben.receive()
        assert news(ben) == [("stood", "Ben")]
        assert names(ben) == ["Anna", None, "Alpha"]
        assert (ben.room.you, ben.room.watchers) == (None, 1)


@pytest.mark.asyncio
async def test_only_a_connected_person_can_become_host(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        await ben.disconnect()
        assert await anna.refused(HandOver(1)) == NotReady(("Ben",))
        assert anna.room.host == 0
        back = await reconnect(house, ben)
        assert await anna.refused(HandOver(1)) is None
        assert back.room.host == 1


@pytest.mark.asyncio
async def test_a_watching_session_is_sent_to_the_lobby_when_its_person_sits_down_with_another(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        (anna,) = await gather(house, "Anna", bots=("simple",) * 2)
        await anna.ask(Dismiss(1))
        watching, playing_ = await house.connect("Ben"), await house.connect("Ben")
        await watching.ask(Watch(table_of(anna)))
        await sit(playing_, anna)
        assert watching.all(TakenOver)
        assert watching.session.table is None
        assert anna.room.watchers == 0
        watching.clear()
        await watching.ask(Watch(table_of(anna)))
        assert watching.room.you == 1
        assert playing_.all(TakenOver)


@pytest.mark.asyncio
async def test_sitting_down_twice_is_refused(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        (anna,) = await gather(house, "Anna", bots=("simple",) * 2)
        await anna.ask(Dismiss(1))
        assert await anna.refused(Sit(table_of(anna), 1)) == AlreadyAtTable(anna.room.table)


@pytest.mark.asyncio
async def test_a_player_who_stands_up_after_a_game_sees_it_as_the_gallery_does(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        await play_on(people, last_legal)
        anna = people[0]
        await anna.ask(Stand())
        assert anna.state.view.seat is None
        assert anna.state.legal == ()


@pytest.mark.asyncio
async def test_the_seat_of_a_person_is_found_without_going_through_all_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Tables) -> Iterator[TableTask]:
        raise AssertionError("all tables are gone through")

    async with running_house(tmp_path) as house:
        for number in range(5):
            await gather(house, f"Host {number}", bots=("simple",) * 2, private=True)
        anna = (await gather(house, "Anna", bots=("simple",) * 2))[0]
        table = table_of(anna)
        await anna.disconnect()
        monkeypatch.setattr(Tables, "__iter__", refuse)
        back = await reconnect(house, anna)
        assert table_of(back) == table
        assert house.house.seats_of(back.session.person) == 1
        assert house.house.tables.find(table, back.session.person.id)
        monkeypatch.undo()


@pytest.mark.asyncio
async def test_one_person_can_have_seats_at_several_tables(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await playing(house, "Anna", "Ben", bots=("simple",))
        first = table_of(anna)
        await anna.ask(Leave())
        carl, _ = await gather(house, "Carl", "Dora", bots=("simple",))
        await carl.ask(Dismiss(2))
        await sit(anna, carl)
        assert anna.room.you == 2
        anna.clear()
        await house.pass_time(GRACE)
        assert {n.table for n in anna.all(GameSnapshot)} | {
            n.table for n in anna.all(Happened)
        } == set()
        assert {n.room.table for n in anna.all(AtTable)} <= {carl.room.table}
        await anna.ask(Leave(), Sit(first))
        assert anna.state.view.seat == 0
        assert ("back", "Anna") in news(ben)


@pytest.mark.asyncio
async def test_a_session_that_ends_while_it_sits_down_leaves_no_session_in_the_seat(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        await ben.ask(Leave())
        async with store_is_busy(house):
            sitting = await start_asking(ben, Sit(table_of(anna)))
            house.house.leave(ben.session)
        await sitting
        await house.settle()
        chair = anna.room.chairs[1]
        assert chair
        assert chair.presence == "gone"
        await house.pass_time(GRACE)
        assert names(anna) == ["Anna", None, "Alpha"]


@pytest.mark.asyncio
async def test_the_requests_of_a_session_are_handled_in_order(tmp_path: Path) -> None:
    """Two requests to sit down at once lead to one table."""
    async with running_house(tmp_path) as house:
        anna, _ = await gather(house, "Anna", "Ann", bots=("simple",))
        carl, _ = await gather(house, "Carl", "Cora", bots=("simple",))
        await anna.ask(Dismiss(2))
        await carl.ask(Dismiss(2))
        dora = await house.connect("Dora")
        async with store_is_busy(house):
            both = [await start_asking(dora, Sit(table_of(who))) for who in (anna, carl)]
        await asyncio.gather(*both)
        await house.settle()
        assert dora.room.table == anna.room.table
        assert dora.last(Refused).refusal == AlreadyAtTable(anna.room.table)
        assert names(carl) == ["Carl", "Cora", None]

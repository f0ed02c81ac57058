"""Watchers: the view of the gallery, and its limits."""

from pathlib import Path
from random import Random

import pytest

from server.engine import GAMES
from server.protocol.notices import EventHistory, GameSnapshot, Happened, Missed
from server.protocol.refusals import Hushed, NotSeated
from server.protocol.requests import (
    History,
    Hush,
    Leave,
    Ready,
    Rematch,
    Request,
    Say,
    Stand,
    Standing,
    Start,
    Watch,
    Words,
)
from tests.house.running import Client, running_house
from tests.house.scenarios import MOVE, names_of_refusals, news, on_turn, playing, table_of
from tests.house.tables import the_table


async def play_at_random(people: list[Client], moves: int, *watchers: Client) -> None:
    dice = Random(3)
    for _ in range(moves):
        mover = on_turn(people)
        await mover.move(dice.choice(mover.state.legal))
        for watcher in watchers:
            watcher.receive()


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
async def test_the_gallery_sees_its_own_view_and_nothing_else(tmp_path: Path, game: str) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game=game)
        dora = await house.connect("Dora")
        await dora.ask(Watch(table_of(people[0])))
        await play_at_random(people, 25, dora)
        table = the_table(house.house)
        assert dora.state.view == GAMES[game].view(table.playing.state, None)
        assert {snapshot.legal for snapshot in dora.all(GameSnapshot)} == {()}
        public = [event for _, event in table.events(None, 1)]
        assert [n.event for n in dora.all(Happened)] == public
        await dora.ask(History(0))
        assert list(dora.last(EventHistory).events) == [event for _, event in table.events(None)]


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize(
    "request_",
    [Ready(), Start(), Rematch(), Words("x"), Stand(), MOVE, Standing(), Hush()],
    ids=lambda request: type(request).__name__,
)
async def test_a_watcher_can_do_nothing_at_the_table(tmp_path: Path, request_: Request) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        dora = await house.connect("Dora")
        await dora.ask(Watch(table_of(people[0])))
        number = people[0].state.number
        assert await dora.refused(request_) == NotSeated()
        assert people[0].state.number == number


@pytest.mark.asyncio
async def test_players_see_the_number_of_watchers(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        dora, emil = await house.connect("Dora"), await house.connect("Emil")
        for who in (dora, emil):
            await who.ask(Watch(table_of(people[0])))
        assert people[0].room.watchers == 2
        await dora.ask(Leave())
        await emil.disconnect()
        assert people[0].room.watchers == 0
        assert {what for what, _ in news(people[0])} == {"sat", "ready"}


@pytest.mark.asyncio
async def test_a_seated_person_cannot_watch_with_another_session(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        await people[0].ask(Leave())
        await people[0].ask(Watch(table_of(people[1])))
        assert people[0].state.view.seat == 0
        other = await house.connect(key="Anna")
        assert other.state.view.seat == 0
        await people[0].ask(Watch(table_of(people[1])))
        assert people[0].session.table is not None
        assert other.session.table is None
        assert people[1].room.watchers == 0


@pytest.mark.asyncio
async def test_a_person_with_the_invitation_can_watch_a_private_table(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", private=True)
        dora = await house.connect("Dora")
        assert names_of_refusals(await dora.ask(Watch(str(people[0].room.table)))) == [
            "NoSuchTable"
        ]
        await dora.ask(Watch(table_of(people[0])))
        assert dora.state.view.seat is None


@pytest.mark.asyncio
async def test_only_the_host_silences_the_gallery_and_only_the_gallery(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        dora = await house.connect("Dora")
        await dora.ask(Watch(table_of(people[0])))
        await people[0].ask(Hush())
        assert dora.room.hushed
        assert await dora.refused(Say("hello")) == Hushed("Anna")
        assert await people[1].refused(Say("hello")) is None
        await people[0].ask(Hush(hush=False))
        assert await dora.refused(Say("hello")) is None
        assert [what for what, _ in news(dora)] == ["hushed", "not-hushed"]


@pytest.mark.asyncio
async def test_a_late_watcher_sees_the_state_and_gets_no_old_events(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        await play_at_random(people, 5)
        dora = await house.connect("Dora")
        await dora.ask(Watch(table_of(people[0])))
        assert len(dora.all(GameSnapshot)) == 1
        assert dora.state.number == 5
        assert not dora.all(Happened)
        assert not dora.all(Missed)

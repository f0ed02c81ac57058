"""A lesson: a private game against simple bots with a fixed shuffle."""

from pathlib import Path
from typing import Any

import pytest

from server.engine import GAMES
from server.house.lobby import overview
from server.house.lobby.lessons import LESSONS
from server.protocol.lobby import TimeControl
from server.protocol.notices import (
    AtTable,
    FinishedGames,
    GameEnded,
    GameSnapshot,
    Happened,
    LeftTable,
    Lobby,
    Notice,
    Remark,
    TableListed,
)
from server.protocol.refusals import (
    LessonIsFixed,
    NoSuchGame,
    NoSuchRecord,
    NoSuchTable,
    SeatsNotAllowed,
)
from server.protocol.requests import (
    Dismiss,
    Fill,
    Finished,
    HandOver,
    Hush,
    Leave,
    Open,
    Ready,
    Rematch,
    ShowRecord,
    Sit,
    Stand,
    Start,
    Watch,
    Words,
)
from server.protocol.seat import Event
from server.protocol.seat import Over as Finish
from server.settings import TableSettings
from tests.house.running import Client, ManualClock, RunningHouse, play_on, running_house
from tests.house.tables import the_table
from tests.laws.fourth_game import HIGH_CARD

HOUR = 3600
CHOICES: tuple[dict[str, Any], ...] = (
    {"options": {"markers": "by_hand"}},
    {"clock": TimeControl(60, 5)},
    {"relaxed": True},
    {"bots": ("master", "master")},
    {"private": True},
)


def lesson(game: str = "eight28") -> Open:
    return Open(game, LESSONS[game].seats, lesson=True)


async def learner(house: RunningHouse, name: str = "Anna", game: str = "eight28") -> Client:
    person = await house.connect(name)
    await person.ask(lesson(game))
    return person


async def to_the_end(learner: Client) -> None:
    await play_on([learner], lambda state: state.legal[-1])
    assert learner.room.phase == "over"


def events(notices: list[Notice]) -> list[Event]:
    return [each.event for each in notices if isinstance(each, Happened)]


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_begins_at_once_against_simple_bots_without_a_clock(
    tmp_path: Path, game: str
) -> None:
    async with running_house(tmp_path) as house:
        anna = await learner(house, game=game)
        room = anna.room
        assert (room.phase, room.lesson, room.clock, room.you) == ("running", True, None, 0)
        bots = [chair.bot for chair in room.chairs if chair]
        assert bots == [None, *["simple"] * (LESSONS[game].seats - 1)]
        assert anna.state.legal


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
async def test_the_same_moves_lead_to_the_same_events_in_every_house(
    tmp_path: Path, game: str
) -> None:
    seen = []
    for name in ("Anna", "Ben"):
        async with running_house(tmp_path / name) as house:
            # Random bytes that the house drew before must not matter.
            house.house.draw(len(name))
            person = await learner(house, name, game)
            for _ in range(4):
                await person.move(person.state.legal[0])
            seen.append(events(person.received))
    assert len(seen[0]) > 8
    assert seen[0] == seen[1]


@pytest.mark.asyncio
async def test_a_lesson_is_neither_listed_nor_open_to_others(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        ben = await house.connect("Ben")
        anna = await learner(house)
        number = str(anna.room.table)
        assert anna.room.code is None
        code = the_table(house.house).setup.code
        assert code
        for way in (number, code):
            for request in (Sit(way), Watch(way)):
                assert await ben.refused(request) == NoSuchTable(way)
        assert not ben.all(TableListed)
        assert ben.last(Lobby).tables == ()
        await ben.look()
        assert ben.last(Lobby).tables == ()


@pytest.mark.asyncio
async def test_a_finished_lesson_shows_its_result_but_leaves_no_record(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await learner(house)
        await to_the_end(anna)
        over = anna.last(GameEnded)
        assert (over.record, anna.room.record) == ("", None)
        assert anna.last(GameSnapshot).view.waiting == Finish(over.result)
        await anna.ask(Finished())
        assert anna.last(FinishedGames).games == ()
        assert await anna.refused(ShowRecord("")) == NoSuchRecord("")
        assert (await overview.count(house.house))["finished"] == 0
        assert not anna.all(Remark)


@pytest.mark.asyncio
async def test_the_next_lesson_begins_with_the_same_cards(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await learner(house)
        first = events(anna.received)
        await to_the_end(anna)
        anna.clear()
        await anna.ask(Leave(), lesson())
        assert anna.room.phase == "running"
        assert len(first) > 5
        assert events(anna.received) == first


@pytest.mark.asyncio
async def test_leaving_a_lesson_closes_it(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await learner(house)
        number = str(anna.room.table)
        notices = await anna.ask(Leave())
        assert [each.closed for each in notices if isinstance(each, LeftTable)] == [True]
        assert isinstance(notices[-1], Lobby)
        assert not house.house.tables
        assert await anna.refused(Sit(number)) == NoSuchTable(number)
        await anna.ask(lesson("farbstich"))
        assert anna.room.game == "farbstich"


@pytest.mark.asyncio
async def test_a_learner_may_think_for_hours(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await learner(house)
        before = anna.state
        await house.pass_time(5 * HOUR)
        anna.receive()
        assert anna.state.number == before.number
        mine = anna.room.chairs[0]
        assert mine is not None
        assert (mine.presence, mine.covered) == ("here", False)


@pytest.mark.asyncio
async def test_a_lesson_survives_a_lost_connection_and_a_restart(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running_house(tmp_path, clock=clock) as house:
        anna = await learner(house)
        await anna.move(anna.state.legal[0])
        reached = anna.state.number
        await anna.disconnect()
        await house.pass_time(60)
        anna = await house.connect("Anna")
        assert (anna.room.lesson, anna.state.number) == (True, reached)
    async with running_house(tmp_path, clock=clock) as house:
        anna = await house.connect("Anna")
        assert (anna.room.lesson, anna.state.number) == (True, reached)
        await to_the_end(anna)
        assert anna.last(GameEnded).record == ""


@pytest.mark.asyncio
async def test_a_lesson_whose_learner_stays_away_is_closed(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await learner(house)
        await anna.disconnect()
        minutes = TableSettings().guest_minutes
        await house.pass_time(minutes * 60 - 5)
        assert house.house.tables
        await house.pass_time(10)
        assert not house.house.tables
        anna = await house.connect("Anna")
        assert not anna.all(AtTable)


@pytest.mark.asyncio
@pytest.mark.parametrize("ended", [False, True])
async def test_requests_that_would_change_a_lesson_are_refused(tmp_path: Path, ended: bool) -> None:
    async with running_house(tmp_path) as house:
        anna = await learner(house)
        if ended:
            await to_the_end(anna)
        at_the_table = (Ready(), Stand(), Words("x"), Rematch())
        for_hosts = (Fill(), Dismiss(1), HandOver(1), Hush(), Start())
        for request in (*at_the_table, *for_hosts):
            assert await anna.refused(request) == LessonIsFixed()


@pytest.mark.asyncio
async def test_opening_a_lesson_with_any_choice_of_ones_own_is_refused(tmp_path: Path) -> None:
    games = {**GAMES, HIGH_CARD.name: HIGH_CARD}
    async with running_house(tmp_path, games=games) as house:
        anna = await house.connect("Anna")
        seats = str(LESSONS["farbstich"].seats)
        assert await anna.refused(Open("farbstich", 6, lesson=True)) == SeatsNotAllowed(seats)
        for choices in CHOICES:
            request = Open("schatzsuche", 3, lesson=True, **choices)
            assert await anna.refused(request) == LessonIsFixed()
        unknown = NoSuchGame(HIGH_CARD.name, tuple(LESSONS))
        assert await anna.refused(Open(HIGH_CARD.name, 2, lesson=True)) == unknown
        assert not house.house.tables

"""A game against bots alone can be given up, and gives way to a new one of its kind."""

from pathlib import Path

import pytest

from server.house.table.messages import Close
from server.protocol.notices import FinishedGames, LeftTable, Lobby, Refused, TableClosed
from server.protocol.refusals import NoSuchTable, NotAlone
from server.protocol.requests import Finished, GiveUp, Leave, Open, Ready, Request, Sit
from tests.house.running import Client, RunningHouse, running_house
from tests.house.scenarios import playing, reconnect, settings
from tests.house.tables import tables

pytestmark = pytest.mark.asyncio


def against_bots(game: str, *, private: bool = False) -> tuple[Request, ...]:
    return Open(game, 3, bots=("simple",) * 2, private=private), Ready()


async def one_who_plays(house: RunningHouse, game: str = "farbstich") -> Client:
    anna = await house.connect("Anna")
    await anna.ask(*against_bots(game))
    assert anna.room.phase == "running"
    return anna


def games(house: RunningHouse) -> list[str]:
    return [table.setup.game for table in tables(house.house)]


async def test_the_table_of_a_game_that_is_given_up_closes_and_leaves_no_record(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna = await one_who_plays(house)
        notices = await anna.ask(GiveUp())
        assert [each.closed for each in notices if isinstance(each, LeftTable)] == [True]
        assert anna.last(Lobby).tables == ()
        assert games(house) == []
        await anna.ask(Finished())
        assert anna.last(FinishedGames).games == ()
    async with running_house(tmp_path) as house:
        assert games(house) == []


@pytest.mark.parametrize("private", [False, True])
async def test_a_game_that_waits_can_be_given_up_from_the_lobby(
    tmp_path: Path, private: bool
) -> None:
    async with running_house(tmp_path) as house:
        anna = await house.connect("Anna")
        await anna.ask(*against_bots("farbstich", private=private))
        name = anna.room.code or str(anna.room.table)
        await anna.ask(Leave())
        anna.clear()
        assert await anna.refused(GiveUp(name)) is None
        assert anna.all(TableClosed) == [TableClosed(1)]
        assert games(house) == []


async def test_another_game_can_be_given_up_from_a_table(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await one_who_plays(house, "farbstich")
        await anna.ask(Leave(), *against_bots("eight28"))
        anna.clear()
        assert await anna.refused(GiveUp("1")) is None
        assert anna.all(TableClosed) == [TableClosed(1)]
        assert games(house) == ["eight28"]
        assert anna.session.table == 2


async def test_a_game_with_other_people_cannot_be_given_up_even_if_they_are_gone(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await playing(house, "Anna", "Ben", bots=("simple",))
        await ben.disconnect()
        assert await anna.refused(GiveUp()) == NotAlone()
        await anna.ask(Leave())
        assert await anna.refused(GiveUp("1")) == NotAlone()
        assert games(house) == ["eight28"]


async def test_the_game_of_somebody_else_cannot_be_given_up(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        await one_who_plays(house)
        ben = await house.connect("Ben")
        assert await ben.refused(GiveUp("1")) == NoSuchTable("1")


async def test_all_games_can_be_tried_again_and_again(tmp_path: Path) -> None:
    """A new game against bots takes the place of the unfinished one of its kind."""
    async with running_house(tmp_path, settings(per_person=3)) as house:
        anna = await house.connect("Anna")
        for game in ("eight28", "farbstich", "schatzsuche") * 2:
            await anna.ask(*against_bots(game))
            assert anna.room.game == game
            await anna.ask(Leave())
        assert games(house) == ["eight28", "farbstich", "schatzsuche"]
        assert [table.number for table in tables(house.house)] == [4, 5, 6]


async def test_the_old_game_ends_when_the_new_one_begins_and_one_is_told(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await one_who_plays(house)
        await anna.ask(Leave())
        opens, ready = against_bots("farbstich")
        await anna.ask(opens)
        assert [table.number for table in tables(house.house)] == [1, 2]
        anna.clear()
        await anna.ask(ready)
        await house.settle()
        assert anna.all(TableClosed) == [TableClosed(1, replaced=True)]
        assert [table.number for table in tables(house.house)] == [2]


async def test_a_new_game_that_never_begins_ends_no_other(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await one_who_plays(house)
        await anna.ask(Leave(), against_bots("farbstich")[0], Leave())
        assert [table.number for table in tables(house.house)] == [1]
        assert await anna.refused(Sit("1")) is None
        assert anna.room.phase == "running"


async def test_a_new_game_does_not_replace_one_that_another_session_plays(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        await one_who_plays(house)
        there = await house.connect("Anna")
        await there.ask(Leave(), Sit("1"))
        other = await reconnect(house, there)
        await other.ask(Leave())
        await there.ask(Sit("1"))
        await other.ask(*against_bots("farbstich"))
        assert games(house) == ["farbstich", "farbstich"]
        assert there.session.table == 1


@pytest.mark.parametrize("returns_first", [True, False])
async def test_a_game_to_which_one_has_returned_is_not_closed_for_one_that_just_begins(
    tmp_path: Path, returns_first: bool
) -> None:
    async with running_house(tmp_path) as house:
        anna = await one_who_plays(house)
        await anna.ask(Leave())
        anna.clear()
        table = house.house.tables.get(1)
        assert table
        if returns_first:
            # In the inbox of the table, where nobody else knows of it yet.
            table.ask(anna.session, Sit("1"))
        table.tell(Close(by=2))
        if not returns_first:
            table.ask(anna.session, Sit("1"))
        await house.settle()
        assert games(house) == ["farbstich"] * returns_first
        assert anna.session.table == (1 if returns_first else None)
        refused = [] if returns_first else [Refused(NoSuchTable("1"))]
        assert anna.all(Refused) == refused


async def test_a_new_game_does_not_replace_one_with_other_people(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, _ = await playing(house, "Anna", "Ben", bots=("simple",), game="farbstich")
        await anna.ask(Leave(), *against_bots("farbstich"))
        assert games(house) == ["farbstich", "farbstich"]
        assert not [each for each in anna.all(TableClosed) if each.replaced]


async def test_a_table_for_people_replaces_nothing(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await one_who_plays(house)
        await anna.ask(Leave(), Open("farbstich", 3, bots=("simple",)))
        assert games(house) == ["farbstich", "farbstich"]


async def test_a_request_that_is_refused_replaces_nothing(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await one_who_plays(house)
        await anna.ask(Leave(), Open("farbstich", 3, {"games": 99}, bots=("simple",) * 2))
        assert games(house) == ["farbstich"]


async def test_a_lesson_replaces_no_game(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await one_who_plays(house, "eight28")
        await anna.ask(Leave(), Open("eight28", 3, lesson=True))
        assert [table.setup.lesson for table in tables(house.house)] == [False, True]

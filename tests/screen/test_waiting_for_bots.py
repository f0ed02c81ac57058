"""Against bots alone: how soon they move is the player's choice, and so is what becomes of a game
that is left."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from server.house.lobby.session import Session
from server.protocol.lobby import Language
from server.protocol.requests import Ready, Sit
from server.settings import BotSettings, LimitSettings, Settings
from tests.house.running import RunningHouse, running_house
from tests.screen.running import SIZES, Shown, Size, at_house, shown
from tui.games.lines import DOT, wrapped
from tui.lobby.new_table import NewTable
from tui.screens.confirm import ConfirmScreen
from tui.screens.hall import HallScreen
from tui.screens.table import TableScreen
from tui.text import LANGUAGES

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

PACED = Settings(bots=BotSettings(workers=0), limits=LimitSettings(requests_per_second=100_000))
FIRST_GAME = 120
"""seconds of waiting in a first game of 8-28"""
KEYS = {"eight28": "e", "farbstich": "f", "schatzsuche": "t"}


@asynccontextmanager
async def against_bots(
    folder: Path, game: str = "eight28", size: Size = (120, 40), language: Language = "en"
) -> AsyncIterator[tuple[Shown, RunningHouse]]:
    """Anna has begun a game from the hall, with bots that take their time."""
    async with running_house(folder, PACED) as house, at_house(house, size, language) as anna:
        anna.app.prefer(greeted=True, motion="none")
        await anna.settle()
        await anna.press(KEYS[game])
        yield anna, house


def table_of(anna: Shown) -> TableScreen:
    screen = anna.app.screen
    assert isinstance(screen, TableScreen), screen
    return screen


async def until_asked(anna: Shown, house: RunningHouse) -> None:
    for _ in range(400):
        if anna.app.scene.prompt:
            return
        await house.pass_time(0.25)
        await anna.settle()
    raise AssertionError(anna.text())


async def until_a_bot_is_asked(anna: Shown, house: RunningHouse) -> None:
    while not table_of(anna).can_play_on:
        await until_asked(anna, house)
        await decide(anna)


async def decide(anna: Shown) -> bool:
    """Chooses the first that is possible, if there is a choice."""
    choices = [each for each in table_of(anna).choices() if not each.why_not]
    able = next((each for each in choices if each.pointed or each.key == "enter"), None)
    if able is not None:
        table_of(anna).pointer.at = able.does if able.pointed else ""
        await anna.press("enter")
    return able is not None


@pytest.mark.parametrize("game", KEYS)
async def test_space_lets_the_bots_play_at_once_to_the_next_decision(
    game: str, tmp_path: Path
) -> None:
    async with against_bots(tmp_path, game) as (anna, house):
        await until_a_bot_is_asked(anna, house)
        assert "Space play on" in anna.rows()[-1]
        before = house.clock.now()
        await anna.press("space")
        await house.pass_time(0.1)
        await anna.settle()
        assert anna.app.scene.prompt
        assert house.clock.now() - before < 1
        assert "Space" not in anna.rows()[-1]


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_beside_whom_the_table_waits_for_stands_how_to_go_on(
    size: Size, tmp_path: Path
) -> None:
    async with against_bots(tmp_path, "eight28", size) as (anna, house):
        await until_a_bot_is_asked(anna, house)
        assert "·\N{NO-BREAK SPACE}Space:\N{NO-BREAK SPACE}on" in anna.text()


async def test_a_first_game_takes_two_minutes_when_decisions_are_made_at_once(
    tmp_path: Path,
) -> None:
    async with against_bots(tmp_path) as (anna, house):
        began = house.clock.now()
        for _ in range(800):
            room = anna.app.scene.room
            assert room is not None
            if room.phase == "over":
                break
            if not await decide(anna):
                await house.pass_time(0.25)
                await anna.settle()
        else:
            raise AssertionError(anna.text())
        assert house.clock.now() - began <= FIRST_GAME


async def test_one_key_at_the_table_changes_how_soon_bots_answer(tmp_path: Path) -> None:
    async with against_bots(tmp_path) as (anna, _):
        found = list[str]()
        for _ in range(2):
            await anna.press("comma")
            found.append(anna.app.taste.pace)
        assert found == ["quick", "usual"]


async def test_the_pace_is_no_choice_where_others_play(tmp_path: Path) -> None:
    async with running_house(tmp_path, PACED) as house, at_house(house) as anna:
        anna.app.command("new 8-28 seats 3 bots 1")
        await anna.settle()
        async with at_house(house, name="Bea") as bea:
            bea.app.command("sit 1")
            await bea.settle()
            for each in (anna, bea):
                each.app.command("ready")
                await each.settle()
            assert not table_of(anna).can_play_on
            await anna.press("comma")
            assert anna.app.taste.pace == "usual"
            await anna.press("escape")
            question = " ".join(word for box in anna.boxes() for word in box.text().split())
            assert "a bot plays for you until you come back" in question


def flat(person: Shown) -> str:
    return " ".join(person.text().replace("▌", " ").replace("▐", " ").split())


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_leaves_says_whether_the_game_waits_or_ends(
    language: Language, tmp_path: Path
) -> None:
    async with against_bots(tmp_path, language=language) as (anna, _):
        await anna.press("escape")
        screen = anna.app.screen
        assert isinstance(screen, ConfirmScreen)
        for key in ("later", "end", "stay"):
            assert anna.app.scene.say(f"screen-leave-{key}") in anna.text().lower()
        await anna.press("enter")
        table_of(anna)


async def test_a_game_that_is_left_for_later_stands_first_in_the_hall(tmp_path: Path) -> None:
    async with against_bots(tmp_path) as (anna, _):
        table = anna.app.scene.room
        await anna.press("escape", "l")
        assert isinstance(anna.app.screen, HallScreen)
        await anna.press("enter")
        room = anna.app.scene.room
        assert room is not None
        assert table is not None
        assert room.table == table.table


async def test_a_game_that_is_ended_is_gone(tmp_path: Path) -> None:
    async with against_bots(tmp_path) as (anna, _):
        await anna.press("escape", "e")
        assert isinstance(anna.app.screen, HallScreen)
        assert not anna.app.scene.tables


async def test_trying_all_games_again_and_again_locks_nobody_out(tmp_path: Path) -> None:
    async with against_bots(tmp_path) as (anna, _):
        for key in ("e", "f", "t", "e", "f", "t"):
            await anna.press("escape", "l", key)
            table_of(anna)


@pytest.mark.parametrize("keys", [["e"], ["o", "o", "y"]])
async def test_the_end_of_an_unfinished_game_is_told_when_a_new_one_begins(
    keys: list[str], tmp_path: Path
) -> None:
    async with against_bots(tmp_path) as (anna, _):
        await anna.press("escape", "l")
        # Bots have all other seats.
        anna.app.new_table = NewTable(local=True)
        for key in keys:
            assert "unfinished game" not in anna.text()
            await anna.press(key)
        table_of(anna)
        assert "Your unfinished game at table 1" in flat(anna)


async def test_who_loses_the_connection_is_told_of_with_the_time_until_a_bot_plays(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path, PACED) as house, at_house(house) as anna:
        anna.app.command("new 8-28 seats 3 bots 1")
        await anna.settle()
        bea = await house.connect("Bea")
        await bea.ask(Sit("1"), Ready())
        anna.app.command("ready")
        await anna.settle()
        await bea.disconnect()
        await anna.settle()
        assert "Bea has lost the connection." in anna.text()
        assert "A bot plays after 45" in anna.text()
        assert "a bot plays" not in anna.text()
        await house.pass_time(46)
        await anna.settle()
        assert "away, a bot plays" in anna.text()


async def test_a_guest_is_told_the_return_code_at_the_table_and_once_after_a_return(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path, PACED) as house:
        first = await house.house.enter(key=None, name="Gast", language="en")
        assert isinstance(first, Session)
        async with shown(first, (120, 40), house.settle) as guest:
            guest.app.prefer(greeted=True)
            await guest.press("e")
            welcome = guest.app.scene.welcome
            assert welcome is not None
            assert welcome.code
            assert welcome.code in flat(guest)
        again = await house.house.enter(key=None, name="Zoe", language="en")
        assert isinstance(again, Session)
        async with shown(again, (120, 40), house.settle) as guest:
            guest.app.command(f"return {welcome.code}")
            await guest.settle()
            assert isinstance(guest.app.screen, TableScreen)
            assert guest.text().count(welcome.code) == 1


async def test_how_to_go_on_begins_a_row_without_the_dot_that_parts_it_from_the_rest() -> None:
    hurry = "Space: go on".replace(" ", "\N{NO-BREAK SPACE}")
    sentence = f"Pixel is asked {DOT}{hurry}"
    assert wrapped(sentence, 40) == [sentence]
    assert wrapped(sentence, 20) == ["Pixel is asked", hurry]

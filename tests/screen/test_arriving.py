"""From the door to a table, as people do it."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from server.settings import HouseSettings
from tests.house.running import AT_ONCE, running_house
from tests.screen.visiting import Session, entering, visiting
from tui.places.hall import Hall
from tui.places.hall_games import LETTERS
from tui.places.waiting import WaitingRoom
from tui.plain.registry import FACES

pytestmark = pytest.mark.slow

SIZES = [(120, 40), (80, 24), (40, 20)]


def phase(session: Session) -> str:
    room = session.app.scene.room
    return room.phase if room else "lobby"


@pytest.mark.asyncio
@pytest.mark.parametrize("game", FACES)
async def test_one_key_deals_the_first_hand(tmp_path: Path, game: str) -> None:
    async with visiting(tmp_path, (40, 20), "de") as anna:
        await anna.press(LETTERS[game])
        await anna.until(lambda: bool(anna.app.scene.prompt))
        room = anna.app.scene.room
        assert room is not None
        assert (room.game, room.phase, room.clock) == (game, "running", None)


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_a_table_of_ones_own_is_opened_filled_and_played_by_keys(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with visiting(tmp_path, size) as anna:
        await anna.press("y", "o", "2", "2", "o")
        assert isinstance(anna.app.stay.place, WaitingRoom)
        assert anna.app.scene.room is not None
        assert len(anna.app.scene.room.chairs) == 5
        await anna.press("a", "+")
        assert all(
            each is None or each.bot in (None, "master") for each in anna.app.scene.room.chairs
        )
        await anna.press("y")
        await anna.until(lambda: phase(anna) == "running")


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_and_by_the_mouse_alone(tmp_path: Path, size: tuple[int, int]) -> None:
    async with visiting(tmp_path, size) as anna:
        for does in ("right", "new", "open", "level", "level", "fill", "ready"):
            await anna.click(does)
        await anna.until(lambda: phase(anna) == "running")
        chairs = anna.app.scene.room.chairs if anna.app.scene.room else ()
        assert [each.bot for each in chairs if each and each.bot] == ["novice"] * 3


@pytest.mark.asyncio
async def test_who_left_a_game_is_led_back_by_enter(tmp_path: Path) -> None:
    async with visiting(tmp_path) as anna:
        await anna.press("e")
        await anna.until(lambda: bool(anna.app.scene.prompt))
        await anna.press("escape", "y")
        assert isinstance(anna.app.stay.place, Hall)
        assert "Your game waits for you" in anna.text
        await anna.press("enter")
        assert phase(anna) == "running"


@pytest.mark.asyncio
async def test_settings_are_kept(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        async with entering(house) as anna:
            await anna.press("n", "p", "3", "3")
            assert anna.app.stay.taste.theme == "light"
            await anna.press("1", "1")
            assert "Einstellungen" in anna.text
        async with entering(house) as anna:
            taste = anna.app.stay.taste
            assert (taste.theme, taste.glyphs, taste.greeted) == ("light", "ascii", True)
            assert anna.app.scene.language == "de"


@pytest.mark.asyncio
async def test_the_code_for_another_device_is_read_where_it_was_asked_for(tmp_path: Path) -> None:
    async with visiting(tmp_path) as anna:
        await anna.press("p", *("down",) * 11, "enter")
        assert "Come in with the other device" in anna.text


@pytest.mark.asyncio
async def test_a_key_of_ones_own_works_and_is_shown(tmp_path: Path) -> None:
    async with visiting(tmp_path) as anna:
        await anna.press("p", "down", "up", *("down",) * 10, "enter", "enter", "comma", "enter")
        assert anna.app.stay.taste.keys == {"chat": ","}
        await anna.press("escape", "escape")
        assert ", talk" in anna.text
        await anna.press("comma", *"hi", "enter")
        assert "Anna: hi" in anna.text


@pytest.mark.asyncio
async def test_somebody_new_without_a_language_is_asked_for_it(tmp_path: Path) -> None:
    async with visiting(tmp_path, language=None) as anna:
        assert "Soll das Haus Deutsch reden?" in anna.text
        await anna.press("d")
        assert "Gleich spielen" in anna.text


@pytest.mark.asyncio
async def test_the_message_of_the_house_is_the_first_thing(tmp_path: Path) -> None:
    settings = replace(AT_ONCE, house=HouseSettings(greeting="Tea at five."))
    async with visiting(tmp_path, settings=settings) as anna:
        assert anna.text.count("Tea at five.") == 1
        await anna.press("y", "l")
        assert "The house announces: Tea at five." in anna.text

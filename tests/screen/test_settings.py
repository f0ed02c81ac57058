"""Settings: every change is saved at once, and seen."""

import re
from pathlib import Path

import pytest

from server.protocol.lobby import Language
from tests.screen.at_tables import at_table
from tests.screen.running import SIZES, Size
from tests.screen.snapshots import check_screen
from tui.screens.settings import SHOWN_KEYS, VALUES, SettingsScreen
from tui.text import LANGUAGES
from tui.widgets.cloth import Cloth
from tui.widgets.drawn import Drawn

pytestmark = pytest.mark.slow


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_the_settings_look_as_they_did(size: Size, tmp_path: Path) -> None:
    async with at_table(tmp_path, size=size) as (anna, _):
        await anna.press("p", "down", "down")
        check_screen("settings", anna)


@pytest.mark.asyncio
@pytest.mark.parametrize("what", VALUES)
async def test_left_and_right_change_a_setting_at_once(what: str, tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        anna.app.push_screen(SettingsScreen(what))
        await anna.settle()
        before = getattr(anna.app.taste, what)
        await anna.press("right")
        assert getattr(anna.app.taste, what) != before
        await anna.press("left")
        assert getattr(anna.app.taste, what) == before


@pytest.mark.asyncio
async def test_a_click_on_a_value_takes_it(tmp_path: Path) -> None:
    async with at_table(tmp_path, size=(120, 40)) as (anna, _):
        await anna.press("p")
        form = anna.app.screen.query_one("#form", Drawn)
        spot = next(each for each in form.spots if each.does == "theme=1")
        await anna.click(form.region.x + spot.x + 1, form.region.y + spot.y)
        assert anna.app.taste.theme == "light"


@pytest.mark.asyncio
async def test_another_language_changes_every_word(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("p", "down", "right")
        assert "Einstellungen" in anna.text()
        await anna.press("escape")
        assert "DU BIST DRAN" in anna.text()


@pytest.mark.asyncio
async def test_a_name_that_is_refused_is_told_below_the_form(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("p", "enter", "x", "enter")
        assert "“x” cannot be your name" in " ".join(anna.text().split())


@pytest.mark.asyncio
async def test_in_a_house_of_ones_own_there_is_no_other_device(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        anna.app.scene.local = True
        await anna.press("p")
        assert "Another device" not in anna.text()
        assert "Return code" not in anna.text()


@pytest.mark.asyncio
async def test_all_colours_can_be_asked_of_a_terminal_that_denies_them(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        anna.app.use_colors("16")
        await anna.settle()
        assert anna.app.palette_of("").depth == "16"
        anna.app.prefer(colours="true")
        await anna.settle()
        assert anna.app.palette_of("").depth == "truecolor"


@pytest.mark.asyncio
async def test_another_theme_paints_every_box_and_the_rim_anew(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        board = anna.app.screen.query_one(Cloth)
        boxes = [box for box in anna.boxes() if box.size.height and box.text().strip()]
        grounds = [box.render_line(0) for box in boxes]
        rim = board.styles.border
        anna.app.prefer(theme="light")
        await anna.settle()
        assert board.styles.border != rim
        assert [box.id for box in boxes if box.render_line(0) in grounds] == []


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_sample_of_a_court_card_has_the_letter_of_the_language(
    language: Language, tmp_path: Path
) -> None:
    async with at_table(tmp_path, size=(120, 40), language=language) as (anna, _):
        await anna.press("p")
        king = anna.app.scene.say("game-schatzsuche-short-rank", rank="K")
        cards = anna.app.screen.query_one("#cards", Drawn).text()
        assert re.search(rf"▏{king} +★", cards)


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_keys_below_the_settings_stand_below_each_other(
    language: Language, tmp_path: Path
) -> None:
    async with at_table(tmp_path, size=(120, 40), language=language) as (anna, _):
        await anna.press("p")
        rows = anna.app.screen.query_one("#form", Drawn).text().splitlines()
        found = [re.fullmatch(r"  .+? {2,}(\w) {2,}.+? {2,}(\w) *", row) for row in rows]
        keys = [each for each in found if each]
        assert len(keys) == len(SHOWN_KEYS) / 2
        assert len({each.span(1) for each in keys}) == 1
        assert len({each.span(2) for each in keys}) == 1

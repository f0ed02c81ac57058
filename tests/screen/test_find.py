"""The command palette: everything that can be done, by its name."""

from pathlib import Path

import pytest

from tests.screen.at_tables import at_table, press
from tests.screen.running import SIZES, Size
from tests.screen.snapshots import check_box
from tui.screens.find import FindScreen
from tui.screens.log import LogScreen
from tui.screens.rules import RulesScreen
from tui.screens.settings import SettingsScreen
from tui.screens.table import TableScreen

pytestmark = pytest.mark.slow


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_the_palette_looks_as_it_did(size: Size, tmp_path: Path) -> None:
    async with at_table(tmp_path, size=size) as (anna, _):
        await press(anna, "ctrl+p", *"ru")
        check_box("palette", anna)


@pytest.mark.asyncio
async def test_an_action_is_found_and_done(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await press(anna, "ctrl+p", *"log", "enter")
        assert isinstance(anna.app.screen, LogScreen)


@pytest.mark.asyncio
async def test_rules_and_settings_are_found_without_accents(tmp_path: Path) -> None:
    async with at_table(tmp_path, language="de") as (anna, _):
        await press(anna, "ctrl+p", *"gleich", "enter")
        assert isinstance(anna.app.screen, RulesScreen)
        await press(anna, "escape", "ctrl+p", *"bots reden", "enter")
        assert isinstance(anna.app.screen, SettingsScreen)
        assert anna.app.screen.pointer.at == "remarks"


@pytest.mark.asyncio
async def test_what_is_not_allowed_now_says_when_and_does_nothing(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await press(anna, "ctrl+p", *"recap")
        assert "after a round or trick" in anna.text()
        assert "what happened last" not in anna.text()
        await press(anna, "enter")
        assert isinstance(anna.app.screen, FindScreen)


@pytest.mark.asyncio
async def test_escape_and_its_own_key_close_it(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        for key in ("escape", "ctrl+p"):
            await press(anna, "ctrl+p")
            assert isinstance(anna.app.screen, FindScreen)
            await press(anna, key)
            assert isinstance(anna.app.screen, TableScreen)


@pytest.mark.asyncio
async def test_a_card_is_played_by_its_name(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        screen = anna.app.screen
        assert isinstance(screen, TableScreen)
        choice = next(each for each in screen.choices() if each.pointed and not each.why_not)
        state = anna.app.scene.state
        assert state is not None
        await press(anna, "ctrl+p", *choice.label, "enter")
        now = anna.app.scene.state
        assert now is not None
        assert now.number > state.number


@pytest.mark.asyncio
async def test_a_palette_that_finds_nothing_says_so(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await press(anna, "ctrl+p", *"xyz")
        assert "Nothing is called “xyz”" in anna.text()


@pytest.mark.asyncio
async def test_a_theme_of_textual_can_be_chosen(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        before = anna.app.palette_of("farbstich")
        await press(anna, "ctrl+p", *"nord", "enter")
        assert anna.app.theme == "nord"
        assert anna.app.palette_of("farbstich").text != before.text

"""The command palette: everything that can be done, by its name."""

from pathlib import Path

import pytest

from tests.screen.at_tables import at_table
from tests.screen.running import SIZES, Shown, Size, at_house
from tests.screen.snapshots import check_box
from tui.screens.confirm import ConfirmScreen
from tui.screens.find import FindScreen
from tui.screens.hall import HallScreen
from tui.screens.log import LogScreen
from tui.screens.new_table import NewTableScreen
from tui.screens.replays import ReplaysScreen
from tui.screens.rules import RulesScreen
from tui.screens.score import ScoreScreen
from tui.screens.settings import SettingsScreen
from tui.screens.table import TableScreen
from tui.widgets.drawn import Drawn

pytestmark = pytest.mark.slow


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_the_palette_looks_as_it_did(size: Size, tmp_path: Path) -> None:
    async with at_table(tmp_path, size=size) as (anna, _):
        await anna.press("ctrl+p", *"ru")
        check_box("palette", anna)


@pytest.mark.asyncio
async def test_an_action_is_found_and_done(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("ctrl+p", *"log", "enter")
        assert isinstance(anna.app.screen, LogScreen)


@pytest.mark.asyncio
async def test_rules_and_settings_are_found_without_accents(tmp_path: Path) -> None:
    async with at_table(tmp_path, language="de") as (anna, _):
        await anna.press("ctrl+p", *"gleich", "enter")
        assert isinstance(anna.app.screen, RulesScreen)
        await anna.press("escape", "ctrl+p", *"bots reden", "enter")
        assert isinstance(anna.app.screen, SettingsScreen)
        assert anna.app.screen.pointer.at == "remarks"


@pytest.mark.asyncio
async def test_what_is_not_allowed_now_says_when_and_does_nothing(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("ctrl+p", *"recap")
        assert "after a round or trick" in anna.text()
        assert "what happened last" not in anna.text()
        await anna.press("enter")
        assert isinstance(anna.app.screen, FindScreen)


@pytest.mark.asyncio
async def test_escape_and_its_own_key_close_it(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        for key in ("escape", "ctrl+p"):
            await anna.press("ctrl+p")
            assert isinstance(anna.app.screen, FindScreen)
            await anna.press(key)
            assert isinstance(anna.app.screen, TableScreen)


@pytest.mark.asyncio
async def test_a_card_is_played_by_its_name(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        screen = anna.app.screen
        assert isinstance(screen, TableScreen)
        choice = next(each for each in screen.choices() if each.pointed and not each.why_not)
        state = anna.app.scene.state
        assert state is not None
        await anna.press("ctrl+p", *choice.label, "enter")
        now = anna.app.scene.state
        assert now is not None
        assert now.number > state.number


async def found(person: Shown, words: str) -> list[str]:
    """The rows that the palette finds, without their headings; it is closed again."""
    await person.press("ctrl+p")
    await person.paste(words)
    rows = person.app.screen.query_one("#found", Drawn).text().splitlines()
    await person.press("escape")
    return [row.strip("► ") for row in rows if row.strip() and "──" not in row]


EVERYTHING = (
    ("hall", "The hall"),
    ("leave", "The hall"),
    ("leave", "Leave the house"),
    ("back", "Back"),
    ("learn", "Learn by playing"),
    ("lesson", "Learn by playing"),
    ("new table", "New table"),
    ("replay", "Finished games"),
    ("replays", "Finished games"),
    ("play 8-28", "Play 8-28"),
    ("theme", "Colours"),
    ("german", "Language: Deutsch"),
    ("deutsch", "Language: Deutsch"),
    ("trump", "Following and trumping"),
    ("keys", "Keys"),
)
"""words, and the name of something that they find"""


@pytest.mark.asyncio
@pytest.mark.parametrize("page", ["", "l"])
async def test_at_a_table_and_on_a_page_above_it_everything_is_found(
    page: str, tmp_path: Path
) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press(*page)
        for words, name in EVERYTHING:
            rows = await found(anna, words)
            assert any(row.startswith(name) for row in rows), (words, rows)


@pytest.mark.asyncio
async def test_on_a_page_the_actions_of_the_table_are_found_and_done(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("l", "ctrl+p", *"score", "enter")
        assert isinstance(anna.app.screen, ScoreScreen)
        await anna.press("escape")
        assert isinstance(anna.app.screen, TableScreen)


@pytest.mark.asyncio
async def test_the_hall_asks_at_a_table_as_escape_does(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("escape")
        question = anna.text()
        await anna.press("escape", "ctrl+p", *"the hall", "enter")
        assert anna.text() == question
        await anna.press("s")
        assert isinstance(anna.app.screen, TableScreen)
        await anna.press("l", "ctrl+p", *"the hall", "enter", "l")
        assert isinstance(anna.app.screen, HallScreen)


@pytest.mark.asyncio
@pytest.mark.parametrize("answer", ["l", "e"])
async def test_what_needs_the_hall_is_done_once_the_table_is_left(
    answer: str, tmp_path: Path
) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("ctrl+p", *"new table", "enter")
        assert isinstance(anna.app.screen, ConfirmScreen)
        await anna.press(answer)
        assert isinstance(anna.app.screen, NewTableScreen)
        assert isinstance(anna.app.place_screen, HallScreen)
        await anna.press("escape", "ctrl+p", *"8-28", "enter")
        assert anna.app.scene.room is not None


@pytest.mark.asyncio
async def test_a_table_that_is_not_left_leads_nowhere_later(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("ctrl+p", *"new table", "enter", "escape")
        assert isinstance(anna.app.screen, TableScreen)
        anna.app.command("leave")
        await anna.settle()
        assert isinstance(anna.app.screen, HallScreen)


@pytest.mark.asyncio
async def test_a_lesson_is_opened_from_a_table(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("ctrl+p", *"lesson", "enter", "l", "e")
        room = anna.app.scene.room
        assert room is not None
        assert (room.lesson, room.game) == (True, "eight28")


@pytest.mark.asyncio
async def test_finished_games_are_seen_without_leaving_the_table(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("ctrl+p", *"replays", "enter")
        assert isinstance(anna.app.screen, ReplaysScreen)
        await anna.press("escape")
        assert isinstance(anna.app.screen, TableScreen)


@pytest.mark.asyncio
async def test_another_table_is_found_at_a_table_and_joined_after_the_question(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path) as (anna, house), at_house(house, name="Ben") as ben:
        await anna.press("escape", "l")
        ben.app.command("new eight28 seats 4")
        await anna.settle()
        await anna.press("ctrl+p", *"table 1", "enter")
        rows = await found(anna, "table 2")
        assert "3 free seats" in rows[0]
        assert await found(anna, "table 1") == ["Nothing is called “table 1”."]
        await anna.press("ctrl+p", *"table 2", "enter", "l")
        room = anna.app.scene.room
        assert room is not None
        assert (room.table, room.you) == (2, 1)


@pytest.mark.asyncio
async def test_in_the_hall_an_own_game_that_waits_says_so_and_is_named_before_it_is_ended(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("escape", "l")
        rows = await found(anna, "table 1")
        assert any(row.startswith("Farbstich · table 1  ") and "waiting" in row for row in rows)
        (row,) = await found(anna, "end this")
        assert "Farbstich · table 1" in row
        await anna.press("ctrl+p", *"end this", "enter")
        assert "End your game at table 1?" in anna.text()


@pytest.mark.asyncio
async def test_the_colours_of_the_house_come_before_those_of_textual(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        rows = await found(anna, "light")
        ours = next(at for at, row in enumerate(rows) if row.startswith("Colours: light"))
        assert ours < min(at for at, row in enumerate(rows) if "Textual" in row)
        await anna.press("ctrl+p", *"nord", "enter")
        await anna.press("ctrl+p", *"colours: dark", "enter")
        assert anna.app.theme == "house-dark"
        await anna.press("ctrl+p", *"colours: light", "enter")
        assert (anna.app.theme, anna.app.taste.theme) == ("house-light", "light")


@pytest.mark.asyncio
async def test_a_language_is_found_by_its_name_in_any_language(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("ctrl+p", *"german", "enter")
        assert "DU BIST DRAN" in anna.text()
        await anna.press("ctrl+p", *"englisch", "enter")
        assert "YOUR TURN" in anna.text()


@pytest.mark.asyncio
async def test_a_palette_that_finds_nothing_says_so(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("ctrl+p", *"xyz")
        assert "Nothing is called “xyz”" in anna.text()


@pytest.mark.asyncio
async def test_a_theme_of_textual_can_be_chosen(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        before = anna.app.palette_of("farbstich")
        await anna.press("ctrl+p", *"nord", "enter")
        assert anna.app.theme == "nord"
        assert anna.app.palette_of("farbstich").text != before.text

"""Pages lie over the table: help, log, score sheet, rules and questions."""

from functools import partial
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from rich.style import Style
from textual._compositor import Compositor, LayoutUpdate
from textual.screen import Screen
from textual.widget import Widget

from server.doors.terminal.color_mapping import fitting
from server.protocol.lobby import ChatMessage
from server.protocol.notices import NewChatMessage
from tests.plain.scripted_house import TEXTS
from tests.screen.at_tables import at_table
from tests.screen.running import SIZES, Shown, Size
from tests.screen.snapshots import check_box
from tui.contrast import as_hex, contrast
from tui.games.registry import BOARDS
from tui.palettes import NAMES, Depth
from tui.plain.invitation import unbroken
from tui.screens.confirm import Answer, ConfirmScreen, do_nothing, lettered
from tui.screens.help import HelpScreen
from tui.screens.log import LogScreen
from tui.screens.questions import confirm
from tui.screens.rules import RulesScreen
from tui.screens.score import ScoreScreen
from tui.screens.table import TableScreen
from tui.text import LANGUAGES, Language
from tui.widgets.drawn import Drawn
from tui.widgets.paper import Paper

pytestmark = pytest.mark.slow

PAGES: dict[str, type[Screen[None]]] = {
    "question_mark": HelpScreen,
    "l": LogScreen,
    "s": ScoreScreen,
    "r": RulesScreen,
}


def page_text(person: Shown) -> str:
    return person.app.screen.query_one(Paper).text()


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_every_page_opens_by_its_key_and_escape_goes_back(size: Size, tmp_path: Path) -> None:
    async with at_table(tmp_path, size=size) as (anna, _):
        for key, page in PAGES.items():
            await anna.press(key)
            assert type(anna.app.screen) is page
            await anna.press("escape")
            assert isinstance(anna.app.screen, TableScreen)


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [(120, 40), (100, 30), (80, 24)])
async def test_below_a_page_no_keys_are_shown(size: Size, tmp_path: Path) -> None:
    async with at_table(tmp_path, size=size) as (anna, _):
        keys = anna.rows()[-1]
        confirm(anna.app, "Leave?", do_nothing)
        await anna.settle()
        assert anna.rows()[-1] == ""
        await anna.press("escape")
        assert anna.rows()[-1] == keys


@pytest.mark.asyncio
async def test_a_page_is_painted_whole_once_and_so_is_what_was_below_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted, paint = list[Widget | None](), Compositor.render_full_update

    def counted(compositor: Compositor, simplify: bool = False) -> LayoutUpdate:
        painted.append(compositor.root)
        return paint(compositor, simplify)

    monkeypatch.setattr(Compositor, "render_full_update", counted)
    async with at_table(tmp_path) as (anna, _):
        for key in (*PAGES, "p", "ctrl+p"):
            for each in (key, "escape"):
                painted.clear()
                await anna.press(each)
                assert painted == [anna.app.screen]


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_the_rules_look_as_they_did(size: Size, tmp_path: Path) -> None:
    async with at_table(tmp_path, size=size) as (anna, _):
        await anna.press("r")
        check_box("rules", anna)


@pytest.mark.asyncio
async def test_a_page_scrolls_to_its_end(tmp_path: Path) -> None:
    async with at_table(tmp_path, size=(80, 24)) as (anna, _):
        await anna.press("r")
        last = page_text(anna).rstrip().splitlines()[-1].strip()
        assert last not in anna.text()
        await anna.press("end")
        assert last in anna.text()


@pytest.mark.asyncio
@pytest.mark.parametrize("words", ["PUNKTE", "gruene farbe", "grüne farbe"])
async def test_rules_are_searched_without_capitals_and_accents(words: str, tmp_path: Path) -> None:
    async with at_table(tmp_path, language="de") as (anna, _):
        await anna.press("r", "slash", *words, "enter")
        found = page_text(anna)
        await anna.press("escape")
        assert isinstance(anna.app.screen, RulesScreen)
        assert len(page_text(anna)) > len(found) > 0


@pytest.mark.asyncio
async def test_what_the_rules_do_not_have_is_said(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("r", "slash", *"xylophone", "enter")
        assert "Nothing about “xylophone”" in anna.text()


@pytest.mark.asyncio
async def test_the_help_names_own_keys_and_does_what_is_clicked(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        anna.app.prefer(keys={"log": "z"})
        await anna.settle()
        await anna.press("question_mark")
        rows = anna.rows()
        y = next(y for y, row in enumerate(rows) if " z " in row and "log" in row)
        await anna.click(rows[y].index(" z ") + 1, y)
        assert isinstance(anna.app.screen, LogScreen)


@pytest.mark.asyncio
async def test_the_help_lists_the_keys_that_leave_the_house(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("question_mark")
        assert "Ctrl+C, D, Q" in page_text(anna)


@pytest.mark.asyncio
async def test_the_help_says_how_a_selected_text_is_copied(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("question_mark")
        rows = page_text(anna).splitlines()
        assert any("Ctrl+C " in row and "copy what you have selected" in row for row in rows)


@pytest.mark.asyncio
@pytest.mark.parametrize("game", BOARDS)
async def test_the_help_tells_what_the_signs_of_a_board_mean(game: str, tmp_path: Path) -> None:
    async with at_table(tmp_path, game, clock="clock 300 10") as (anna, _):
        board = anna.app.screen
        assert isinstance(board, TableScreen)
        signs = [*board.legend(board.look())]
        assert "each move adds 10 seconds" in signs[-1][1]
        await anna.press("question_mark")
        page = page_text(anna)
        for sign, meaning in signs:
            assert {*sign.split(), *meaning.split()} <= {*page.split()}, sign


@pytest.mark.asyncio
async def test_the_log_keeps_every_sentence_and_ends_what_was_unread(tmp_path: Path) -> None:
    async with at_table(tmp_path, size=(80, 24)) as (anna, _):
        anna.app.scene.chat.append(ChatMessage("Ben", "hi", "table", 1.0))
        anna.app.message_log.add("talk", "Ben: hi")
        anna.app.update_soon()
        await anna.settle()
        assert "1 new message" in anna.text()
        await anna.press("l")
        words = " ".join(page_text(anna).split())
        for entry in anna.app.message_log.entries:
            assert " ".join(entry.sentence.split()) in words
        await anna.press("escape")
        assert "new message" not in anna.text()


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [(40, 20), (120, 40)])
async def test_a_command_longer_than_a_row_of_the_log_gets_no_letter_more(
    size: Size, tmp_path: Path
) -> None:
    record = "0123456789" * 8
    command = unbroken(f"ssh -p 2222 cards.example.org verify {record}")
    async with at_table(tmp_path, size=size) as (anna, _):
        anna.app.message_log.add("event", f"Anybody can check: {command}")
        anna.app.update_soon()
        await anna.settle()
        beside = anna.app.screen.query_one("#rail-before", Drawn)
        shown = [beside.text()] if beside.region else []
        await anna.press("l")
        for text in (*shown, page_text(anna)):
            assert record in "".join(row.strip() for row in text.splitlines())


@pytest.mark.asyncio
async def test_talk_that_is_seen_beside_the_board_is_not_unread(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        said = NewChatMessage(ChatMessage("Ben", "hello there", "table", 2.0))
        anna.app.visit._handle_notices([said])
        await anna.settle()
        assert "hello there" in anna.text()
        assert "new message" not in anna.text()


@pytest.mark.asyncio
async def test_only_a_clear_yes_means_yes(tmp_path: Path) -> None:
    answers = {
        "enter": False,
        "left enter": True,
        "left right enter": False,
        "y": True,
        "n": False,
        "escape": False,
    }
    async with at_table(tmp_path) as (anna, _):
        for keys, leaves in answers.items():
            done: list[str] = []
            confirm(anna.app, "Really?", partial(done.append, "yes"))
            await anna.settle()
            await anna.press(*keys.split())
            assert bool(done) is leaves, keys
            assert isinstance(anna.app.screen, TableScreen)


@pytest.mark.asyncio
async def test_a_click_on_a_button_answers(tmp_path: Path) -> None:
    async with at_table(tmp_path, size=(40, 20)) as (anna, _):
        for answer in ("yes", "no"):
            done: list[str] = []
            confirm(anna.app, "Really?", partial(done.append, "yes"))
            await anna.settle()
            box = anna.app.screen.query_one("#question", Drawn)
            spot = next(each for each in box.spots if each.does == answer)
            await anna.click(box.region.x + spot.x + 1, box.region.y + spot.y)
            assert done == (["yes"] if answer == "yes" else [])
            assert isinstance(anna.app.screen, TableScreen)


@pytest.mark.asyncio
async def test_a_question_about_a_table_goes_with_it(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        confirm(anna.app, "Really?", lambda: None)
        await anna.settle()
        assert isinstance(anna.app.screen, ConfirmScreen)
        anna.app.command("leave")
        await anna.settle()
        assert anna.app.scene.room is None
        assert not isinstance(anna.app.screen, ConfirmScreen)


@pytest.mark.asyncio
async def test_what_lies_below_a_page_is_told_nothing_until_it_shows_again(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        board = anna.app.screen.query_one(Drawn)
        before = board.part
        await anna.press("l")
        anna.app.message_log.move_made()
        anna.app.update_soon()
        await anna.settle()
        assert board.part is before


async def drag(person: Shown, x: int, y: int, right: int) -> None:
    await person.pilot.mouse_down(offset=(x, y))
    await person.pilot.hover(offset=(x + right, y))
    await person.pilot.mouse_up(offset=(x + right, y))
    await person.settle()


async def select_a_line(person: Shown) -> list[tuple[int, int]]:
    """Opens the rules and drags over a line; returns the cells."""
    await person.press("r")
    paper = person.app.screen.query_one(Paper)
    x, y = paper.region.x + 2, paper.region.y + 1
    await drag(person, x, y, 20)
    return [(x + at, y) for at in range(20)]


@pytest.mark.asyncio
async def test_a_selected_text_is_copied_by_ctrl_c_and_the_house_stays(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await select_a_line(anna)
        await anna.press("ctrl+c")
        assert anna.app.clipboard
        assert anna.app.clipboard in page_text(anna)
        assert anna.app.is_running


def contrast_of(style: Style, depth: Depth) -> float:
    """As a terminal of this depth shows it, where there are colours."""
    colors = fitting(style.color, style.bgcolor, depth)
    text, ground = (
        each.get_truecolor().hex
        if each and each.number is None
        else f"color({each and each.number})"
        for each in colors
    )
    return contrast(as_hex(text), as_hex(ground))


@pytest.mark.asyncio
async def test_a_selected_text_is_read_in_every_theme_and_with_any_number_of_colours(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path) as (anna, _):
        cells = await select_a_line(anna)
        for theme, depth in product((*NAMES, "nord", "textual-light"), get_args(Depth)):
            anna.app.use_colors(depth)
            if theme in NAMES:
                anna.app.prefer(theme=theme)
            else:
                anna.app.theme = theme
            await anna.settle()
            for style in (anna.style_at(*cell) for cell in cells):
                assert style.reverse, (theme, depth)
                assert depth == "none" or contrast_of(style, depth) >= 4.5, (theme, depth)
            assert not anna.style_at(cells[-1][0] + 2, cells[-1][1]).reverse


@pytest.mark.asyncio
async def test_the_help_names_every_key_once(tmp_path: Path) -> None:
    async with at_table(tmp_path, "eight28") as (anna, _):
        await anna.press("question_mark")
        words = [row.split() for row in page_text(anna).splitlines() if row.strip()]
        keys = [each[0] for each in words if len(each[0]) == 1]
        assert len(keys) == len({*keys})


@pytest.mark.asyncio
async def test_the_log_says_from_where_on_it_is_new(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        log = anna.app.message_log
        log.add("event", "An old sentence.")
        log.move_made()
        await anna.press("l")
        assert "since your last move" not in anna.text()
        log.add("event", "A new sentence.")
        anna.app.update_soon()
        await anna.settle()
        rows = [row.strip("▌▐ ").split("──")[0].strip() for row in anna.rows()]
        at = [
            next(y for y, row in enumerate(rows) if words in row)
            for words in ("An old sentence.", "since your last move", "A new sentence.")
        ]
        assert at == sorted(at)


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_have_letters_of_their_labels_and_each_another(language: Language) -> None:
    labels = [TEXTS[language].say(f"screen-leave-{what}") for what in ("later", "end", "stay")]
    keys = [each.key for each in lettered([Answer("", "", each, do_nothing) for each in labels])]
    assert len({*keys}) == len(labels)
    assert all(key in label for key, label in zip(keys, labels, strict=True))


@pytest.mark.asyncio
async def test_the_table_behind_a_page_grows_with_the_window(tmp_path: Path) -> None:
    async with at_table(tmp_path, size=(40, 20)) as (anna, _):
        await anna.press("question_mark")
        await anna.resize(120, 40)
        box = anna.app.screen.query_one(".box").region
        assert any(row[: box.x].strip() for row in anna.rows()[20:])
        assert any(row[box.right :].strip() for row in anna.rows()[20:])


@pytest.mark.asyncio
async def test_a_question_that_fills_a_phone_has_the_only_bars(tmp_path: Path) -> None:
    async with at_table(tmp_path, size=(40, 20), language="de") as (anna, _):
        await anna.press("escape")
        assert isinstance(anna.app.screen, ConfirmScreen)
        text = anna.text()
        assert text.count("DU BIST DRAN") == text.count("Tasten") == 1, text

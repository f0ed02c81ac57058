"""The frame of every screen: head bar with clock, key bar, toasts, smallest size."""

import re
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.app import App
from textual.dom import DOMNode
from textual.geometry import Offset, Region
from textual.widgets import DataTable, Markdown

from server.protocol.lobby import ChatMessage
from server.protocol.notices import SeatNews
from server.protocol.requests import Say
from server.protocol.seat import replace
from tests.plain.scripted_house import chair
from tests.screen.at_tables import at_table
from tests.screen.pictures import BotGame
from tests.screen.running import SIZES, Shown, Size, at_positions
from tui.game_clock import GameClock
from tui.screens.table import TableScreen
from tui.toasts import MOST_TOASTS
from tui.widgets.drawn import Drawn
from tui.widgets.head_bar import HeadBar
from tui.widgets.key_bar import Key, KeyBar, Keys, fitting
from tui.widgets.too_small import TooSmall

pytestmark = pytest.mark.slow


def head(person: Shown) -> str:
    return person.app.screen.query_one(HeadBar).text()


def keys(person: Shown) -> str:
    return person.app.screen.query_one(KeyBar).text()


@pytest.mark.asyncio
async def test_a_running_clock_draws_no_box_anew_but_the_head_bar(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path, clock="clock 60 0") as (anna, _):
        app = anna.app
        assert "YOUR TURN 1:00" in head(anna)
        drawn: list[str | None] = []
        usual = Drawn.draw_part

        def noted(box: Drawn, *how: Any) -> list[Region]:
            drawn.append(box.id)
            return usual(box, *how)

        monkeypatch.setattr(GameClock, "elapsed", 7)
        with monkeypatch.context() as noting:
            noting.setattr(Drawn, "draw_part", noted)
            app.screen.update_clock()  # type: ignore[attr-defined]
        assert drawn == [None]
        monkeypatch.setattr(GameClock, "elapsed", 18)
        app.screen.update_clock()  # type: ignore[attr-defined]
        assert "YOUR TURN 0:42" in head(anna)


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", ["8-28", "farbstich", "schatzsuche"])
async def test_the_clocks_on_the_board_run_with_that_in_the_head(
    game: str, size: Size, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path, game, size, clock="clock 60 0") as (anna, _):
        before = len(re.findall("1:00", anna.text()))
        assert before > 1
        monkeypatch.setattr(GameClock, "elapsed", 18)
        anna.app.screen.update_clock()  # type: ignore[attr-defined]
        running = re.findall("0:42", anna.text())
        assert len(running) > 1
        anna.app.update_screen()
        assert re.findall("0:42", anna.text()) == running
        monkeypatch.setattr(GameClock, "elapsed", 0)
        anna.app.update_screen()
        assert len(re.findall("1:00", anna.text())) == before


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("game", "words"), [("farbstich", "who collected what"), ("schatzsuche", "is over")]
)
async def test_a_recap_is_marked_where_the_board_shows_it_and_not_where_play_goes_on(
    game: str, words: str
) -> None:
    found = set()
    async with at_positions() as see:
        for number in range(30, 62, 2):
            anna = await see(BotGame(game, 3, motion="none").at(number))
            screen = anna.app.screen
            assert isinstance(screen, TableScreen)
            if not screen.recap.is_there:
                continue
            await anna.press("b")
            is_seen = any(words in box.text() for box in screen.board.query(Drawn))
            assert ("recap, Esc" in head(anna)) is is_seen
            assert (screen.board.rim == "note") is is_seen
            found.add(is_seen)
    assert found == {True, False}


@pytest.mark.asyncio
async def test_a_bot_that_plays_for_the_person_is_told_instead_of_the_turn(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        room = anna.app.scene.room
        assert room is not None
        assert room.you is not None
        chairs = list(room.chairs)
        chairs[room.you] = chair("Anna", covered=True)
        anna.app.scene.room = replace(room, chairs=tuple(chairs))
        anna.app.update_soon()
        await anna.settle()
        assert "A bot plays for you" in head(anna)


@pytest.mark.asyncio
async def test_a_slow_line_is_told_in_the_head_bar(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        anna.app.line_was_slow()
        await anna.settle()
        assert "slow line" in head(anna)


@pytest.mark.asyncio
async def test_a_window_too_small_has_a_sentence_and_back_again_the_table(tmp_path: Path) -> None:
    async with at_table(tmp_path, size=(40, 20)) as (anna, _):
        before = anna.text()
        await anna.resize(39, 19)
        assert "This terminal is too small" in " ".join(anna.text().split())
        state = anna.app.scene.state
        await anna.press("1", "1", "y", "r")
        assert anna.app.scene.state is state
        assert isinstance(anna.app.screen, TableScreen)
        await anna.resize(40, 20)
        assert anna.text() == before
        assert not anna.app.screen.query_one(TooSmall).display


@pytest.mark.asyncio
async def test_boxes_are_styled_once_for_another_size_class(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path, size=(120, 40)) as (anna, _):
        usual, styled = App.update_styles, list[DOMNode]()

        def update_styles(app: App[None], node: DOMNode, animate: bool = True) -> None:
            styled.append(node)
            usual(app, node, animate)

        monkeypatch.setattr(App, "update_styles", update_styles)
        await anna.resize(40, 20)
        assert styled.count(anna.app.screen) == 1


def key(name: str) -> Key:
    return Key(name, "do", "command_line" if name == ":" else name)


def test_the_choices_and_the_way_back_stay_longest_in_a_narrow_bar() -> None:
    bar = Keys((key("1"), key("2")), (key("c"), key("l")), (key("P"), key(":"), key("?"), key("E")))
    assert [each.name for each in fitting(bar, 200)] == ["1", "2", "c", "l", "P", ":", "?", "E"]
    assert [each.name for each in fitting(bar, 30)] == ["1", "2", "c", "P", "?", "E"]
    assert [each.name for each in fitting(bar, 20)] == ["1", "2", "?", "E"]
    assert [each.name for each in fitting(bar, 14)] == ["1", "?", "E"]


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_a_click_on_a_key_of_the_bar_is_that_key(size: Size, tmp_path: Path) -> None:
    async with at_table(tmp_path, size=size) as (anna, _):
        bar = anna.app.screen.query_one(KeyBar)
        spot = next(each for each in bar.spots if each.does == "help")
        await anna.click(bar.region.x + spot.x, bar.region.y)
        assert not isinstance(anna.app.screen, TableScreen)


@pytest.mark.asyncio
async def test_news_of_others_are_toasts_where_no_rail_tells_them(tmp_path: Path) -> None:
    async with at_table(tmp_path, size=(80, 24)) as (anna, _):
        anna.app.visit._handle_notices([SeatNews("covered", "[b]Ben[/b]", 1)])
        await anna.settle()
        assert "A bot plays for [b]Ben[/b]" in anna.text()


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_toast_is_never_cut(tmp_path: Path, size: Size) -> None:
    sentence = "This sentence has more words than a window of a phone has columns: all are read."
    async with at_table(tmp_path, size=size) as (anna, _):
        anna.app.toasts.show(sentence, "warning")
        await anna.settle()
        words = re.findall(r"[\w.:]+", anna.text())
        assert [each for each in sentence.split() if each not in words] == [], anna.text()


@pytest.mark.asyncio
async def test_a_clock_below_a_toast_is_not_drawn_over_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path, size=(80, 24), clock="clock 60 0") as (anna, _):
        anna.app.toasts.show("One line.\nAnother line.\nOne more.")
        await anna.settle()
        toast = anna.app.screen.query_one("Toast").region
        below = [
            box.region.offset + Offset(clock.x, clock.y)
            for box in anna.app.screen.query(Drawn)
            for clock in box.clocks
        ]
        assert any(toast.contains_point(place) for place in below)
        monkeypatch.setattr(GameClock, "elapsed", 18)
        anna.app.screen.update_clock()  # type: ignore[attr-defined]
        found = re.findall(r"\x1b\[(\d+);(\d+)H", anna.app.drawn_at_once)
        drawn = [Offset(int(x) - 1, int(y) - 1) for y, x in found]
        assert drawn
        assert [place for place in drawn if toast.contains_point(place)] == []


@pytest.mark.asyncio
async def test_many_toasts_make_room_for_the_next_one(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        before = len(list(anna.app.screen.walk_children()))
        for number in range(3 * MOST_TOASTS + 1):
            anna.app.toasts.show(f"Sentence {number}.")
            await anna.settle()
        assert f"Sentence {3 * MOST_TOASTS}." in anna.text()
        assert "Sentence 0." not in anna.text()
        of_a_toast = 2
        assert len(list(anna.app.screen.walk_children())) <= before + of_a_toast * MOST_TOASTS


@pytest.mark.asyncio
async def test_a_newer_toast_about_the_same_takes_the_place_of_the_older_one(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path) as (anna, _):
        quick, usual = "The bots answer quickly now.", "The bots take their time again."
        for _ in range(3):
            await anna.press("comma")
            assert (quick in anna.text(), usual in anna.text()) == (True, False)
            await anna.press("comma")
            assert (quick in anna.text(), usual in anna.text()) == (False, True)
        assert anna.text().count(usual) == 1


@pytest.mark.asyncio
async def test_a_toast_that_was_clicked_away_does_not_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.toasts.MOUNTED_SECONDS", 0.0)
    async with at_table(tmp_path) as (anna, _):
        anna.app.toasts.show("The house is away.", "warning")
        await anna.pilot.pause()
        await anna.settle()
        toast = anna.app.screen.query("Toast").last().region
        await anna.click(toast.x + 2, toast.y)
        await anna.pilot.pause()
        await anna.settle()
        assert "The house is away." not in anna.text()
        await anna.press("comma", "comma")
        assert "The bots take their time again." in anna.text()
        assert "The house is away." not in anna.text()


@pytest.mark.asyncio
async def test_a_refusal_is_shown_once_where_it_was_caused(tmp_path: Path) -> None:
    async with at_table(tmp_path, "schatzsuche") as (anna, _):
        screen = anna.app.screen
        assert isinstance(screen, TableScreen)
        screen.refuse("Not like this.")
        await anna.settle()
        assert screen.look().refusal == "Not like this."
        await anna.press("right")
        assert screen.look().refusal == ""


@pytest.mark.asyncio
async def test_a_sentence_that_is_longer_than_the_rail_ends_in_an_ellipsis(tmp_path: Path) -> None:
    async with at_table(tmp_path, "farbstich", (132, 43)) as (anna, _):
        anna.app.message_log.add("event", "one after the other " * 60)
        anna.app.update_soon()
        await anna.settle()
        text = anna.app.screen.query_one("#rail-before", Drawn).text()
        assert text.rstrip().endswith("…"), text


@pytest.mark.asyncio
async def test_a_refusal_of_the_house_does_not_stand_in_the_rail(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        anna.app.ask(Say(" "))
        await anna.settle()
        assert anna.app.screen.look().refusal == "Your message is empty."  # type: ignore[attr-defined]
        rail = anna.app.screen.query_one("#rail-before", Drawn)
        assert "nothing to say" not in rail.text()


@pytest.mark.asyncio
async def test_a_click_means_what_was_shown_even_if_another_choice_has_come(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        screen = anna.app.screen
        assert isinstance(screen, TableScreen)
        number = anna.app.scene.state.number if anna.app.scene.state else 0
        screen.point_or_choose("no such choice")
        await anna.settle()
        assert anna.app.scene.state is not None
        assert anna.app.scene.state.number == number


@pytest.mark.asyncio
async def test_widgets_of_textual_stand_on_the_table_and_the_game_goes_on(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        screen = anna.app.screen
        assert isinstance(screen, TableScreen)
        table: DataTable[str] = DataTable()
        markdown = Markdown("# Heading\n\nA *word*.")
        for widget in (table, markdown):
            widget.styles.dock = "bottom"
            widget.styles.height = 6
        await screen.mount(table, markdown)
        table.add_columns("name", "points")
        table.add_rows([("Anna", "3"), ("Kilo", "5")])
        await anna.pilot.pause()
        assert "Heading" in anna.text()
        for _ in range(20):
            await anna.press("tab")
            if anna.app.focused is table:
                break
        assert anna.app.focused is table
        await anna.press("down")
        assert table.cursor_row == 1
        number = anna.app.scene.state.number if anna.app.scene.state else 0
        screen.set_focus(None)
        choice = next(each for each in screen.choices() if each.pointed and not each.why_not)
        screen.pointer.at = choice.does
        await anna.press("enter")
        assert anna.app.scene.state is not None
        assert anna.app.scene.state.number > number


@pytest.mark.asyncio
async def test_the_bell_rings_once_a_turn_and_the_title_tells_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rung: list[str] = []
    async with at_table(tmp_path) as (anna, _):
        assert "Anna" not in anna.app.title
        assert "Your turn" in anna.app.title
        monkeypatch.setattr(anna.app, "bell", lambda: rung.append("bell"))
        anna.app.update_soon()
        await anna.settle()
        assert rung == []
        await anna.press("1", "1")
        for _ in range(20):
            await anna.settle()
        assert rung.count("bell") <= 1


@pytest.mark.asyncio
async def test_the_rail_tells_this_table_alone(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        anna.app.scene.chat.append(ChatMessage("Ben", "said in the hall", "lobby", 1.0))
        anna.app.update_soon()
        await anna.settle()
        assert "said in the hall" not in anna.text()
        await anna.press("c", *"only here", "enter")
        assert "only here" in anna.text()
        anna.app.command("leave")
        await anna.settle()
        assert anna.app.scene.table_talk == type(anna.app.scene.table_talk)()


@pytest.mark.asyncio
async def test_the_rail_tells_nothing_of_a_game_before(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        log = anna.app.message_log
        log.add("event", "A trick of old.")
        log.begin()
        log.add("event", "A trick of now.")
        anna.app.update_soon()
        await anna.settle()
        assert "A trick of now." in anna.text()
        assert "A trick of old." not in anna.text()


@pytest.mark.asyncio
async def test_ctrl_c_d_and_q_leave_the_house(tmp_path: Path) -> None:
    for name in ("ctrl+c", "ctrl+d", "ctrl+q"):
        async with at_table(tmp_path / name) as (anna, _):
            anna.app.post_message(events.Key(name, None))
            await anna.pilot.pause()
            assert not anna.app.is_running or anna.app.return_code is not None
            seat = "Your seat stays yours, and the game waits for you."
            assert anna.app.farewell == [f"Goodbye. {seat}"]

"""The line to type in: talk, commands, what was typed before, and letters of several signs."""

from pathlib import Path

import pytest
from textual import events

from server.protocol.lobby import ChatMessage
from tests.house.running import AT_ONCE, running_house
from tests.screen.at_tables import at_table
from tests.screen.running import Shown, at_house, key_event
from tui.widgets.canvas import columns_of
from tui.widgets.line_input import LONGEST, LineInput

pytestmark = pytest.mark.slow

WRITER = "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{PERSONAL COMPUTER}"
THUMB = "\N{THUMBS UP SIGN}\N{EMOJI MODIFIER FITZPATRICK TYPE-5}"


def line(person: Shown) -> LineInput:
    return person.app.screen.query_one(LineInput)


async def command(person: Shown, words: str) -> None:
    person.app.command(words)
    await person.settle()


@pytest.mark.asyncio
async def test_what_is_typed_is_said_to_the_table(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("c", *"hello", "enter")
        assert [each.text for each in anna.app.scene.table_talk] == ["hello"]
        assert "Anna hello" in anna.text()


@pytest.mark.asyncio
async def test_escape_keeps_what_one_began_to_say_and_no_command(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("c", *"wait", "escape", "colon")
        assert line(anna).value == ""
        await anna.press(*"leave", "escape", "colon")
        assert line(anna).value == ""
        await anna.press("escape", "c")
        assert line(anna).value == "wait"
        await anna.press("enter", "c")
        assert line(anna).value == ""


@pytest.mark.asyncio
async def test_what_one_began_to_say_outlives_the_waiting_room(tmp_path: Path) -> None:
    async with running_house(tmp_path, AT_ONCE) as house, at_house(house) as anna:
        await command(anna, "new farbstich bots 3")
        await anna.press("c", *"good lu")
        await command(anna, "ready")
        assert not anna.app.screen.query(LineInput)
        await anna.press("c")
        assert line(anna).value == "good lu"


@pytest.mark.asyncio
async def test_what_one_began_to_say_stays_at_its_table(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("c", *"your card", "escape")
        await command(anna, "leave")
        await anna.press("c")
        assert line(anna).value == ""
        await anna.press(*"hello hall", "escape")
        await command(anna, "new eight28 bots 3")
        await anna.press("c")
        assert line(anna).value == ""
        await anna.press("escape")
        await command(anna, "leave")
        await anna.press("c")
        assert line(anna).value == "hello hall"
        await anna.press("escape")
        await command(anna, "sit 1")
        await anna.press("c")
        assert line(anna).value == "your card"


@pytest.mark.asyncio
async def test_up_and_down_go_through_what_was_typed_before(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("c", *"one", "enter", "c", *"two", "enter", "c", *"dr")
        values = []
        for key in ("up", "up", "up", "down", "down"):
            await anna.press(key)
            values.append(line(anna).value)
        assert values == ["two", "one", "one", "two", "dr"]


@pytest.mark.asyncio
async def test_a_paste_becomes_one_line_of_bounded_length(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("c")
        await anna.paste("first\nsecond\r\n\tthird")
        assert line(anna).value == "first second third"
        await anna.paste("x" * 1000)
        assert len(line(anna).value) == LONGEST


@pytest.mark.asyncio
async def test_joiners_and_skin_tones_are_typed_and_deleted_as_one_letter(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("c")
        for letter in f"a{WRITER}{THUMB}":
            line(anna).post_message(events.Key(letter, letter))
            await anna.settle()
        assert line(anna).value == f"a{WRITER}{THUMB}"
        await anna.press("backspace")
        assert line(anna).value == f"a{WRITER}"
        await anna.press("backspace")
        assert line(anna).value == "a"


def test_a_letter_of_several_signs_takes_the_columns_of_one() -> None:
    assert columns_of(f"a{WRITER}b{THUMB}") == ("a", WRITER, "", "b", THUMB, "")


@pytest.mark.asyncio
async def test_the_talk_before_is_seen_above_the_line_where_there_is_no_rail(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path, size=(40, 20)) as (anna, _):
        anna.app.scene.table_talk.append(ChatMessage("Ben", "your turn, Anna", "table", 1.0))
        assert "your turn, Anna" not in anna.text()
        await anna.press("c")
        assert "Ben your turn, Anna" in anna.text()
        assert "Say something to everybody" in anna.text()


@pytest.mark.asyncio
async def test_the_board_keeps_its_place_below_the_line(tmp_path: Path) -> None:
    async with at_table(tmp_path, size=(40, 20)) as (anna, _):
        before = [box.region for box in anna.boxes()]
        await anna.press("c")
        assert [box.region for box in anna.boxes()][-len(before) :] == before


@pytest.mark.asyncio
async def test_a_plain_sentence_is_understood_and_its_answer_is_seen(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("colon", *"nonsense", "enter")
        assert "I do not know “nonsense”" in anna.text()


async def type_at_once(person: Shown, *keys: str) -> None:
    """As it comes in one piece over a slow line: nothing is handled between the keys."""
    for key in keys:
        person.app.post_message(key_event(key))
    await person.settle()


@pytest.mark.asyncio
async def test_letters_typed_at_once_go_into_the_lines_that_the_keys_before_them_open(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path) as (anna, _):
        await type_at_once(anna, "c", *"one", "enter", "colon", *"say two", "enter", "c", *"three")
        assert [each.text for each in anna.app.scene.table_talk] == ["one", "two"]
        assert line(anna).value == "three"


@pytest.mark.asyncio
async def test_keys_typed_at_once_go_to_the_screens_that_the_keys_before_them_open(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path) as (anna, _):
        await type_at_once(anna, "l", "escape", "escape", "l", "c", *"I am here")
        assert anna.app.scene.room is None
        assert line(anna).value == "I am here"


def click_at_once(person: Shown, x: int, y: int) -> None:
    for kind in (events.MouseDown, events.MouseUp):
        person.app.post_message(kind(None, x, y, 0, 0, 1, False, False, False, x, y))


@pytest.mark.asyncio
async def test_keys_go_into_the_line_that_the_click_before_them_opens(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        row = anna.rows()[-1]
        click_at_once(anna, row.index("c talk"), len(anna.rows()) - 1)
        await type_at_once(anna, *"hello")
        assert line(anna).value == "hello"


@pytest.mark.asyncio
async def test_a_click_counts_on_what_the_keys_before_it_leave(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        row = anna.rows()[-1]
        for key in ("l", "escape"):
            anna.app.post_message(key_event(key))
        click_at_once(anna, row.index("c talk"), len(anna.rows()) - 1)
        await type_at_once(anna, *"one", "enter", "c", *"two")
        assert [each.text for each in anna.app.scene.table_talk] == ["one"]
        assert line(anna).value == "two"


@pytest.mark.asyncio
async def test_a_paste_goes_into_the_line_that_the_key_before_it_opens(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        anna.app.post_message(key_event("c"))
        anna.app.post_message(events.Paste("look here"))
        await anna.settle()
        assert line(anna).value == "look here"


@pytest.mark.asyncio
async def test_what_a_typed_setting_does_is_told(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("colon", *"bell no", "enter")
        assert "Your terminal stays quiet" in anna.text()

"""Letters of several characters stay whole: counted, cut, painted, typed and kept in names."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from server.doors.ssh.line_editor import LineEditor
from server.doors.terminal import columns as terminal_columns
from server.house.people.names import LONGEST, MOST_CHARACTERS, check, fold
from server.house.people.sanitize import clean
from server.protocol.clusters import clusters, columns, cut, shorten, split_at
from tests.screen.at_tables import at_table
from tui.games.lines import wrapped
from tui.text import clean as clean_in_texts
from tui.widgets.line_input import LineInput

WHOLE = {
    "a family": "👨🏽‍👩🏽‍👧🏽‍👦🏽",
    "a flag": "🇩🇪",
    "a flag of a part of a country": "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
    "a skin tone": "👋🏽",
    "a heart on fire": "❤️‍🔥",
    "a key cap": "1️⃣",
    "an accent": "x̂",
    "Persian, with a non-joiner": "ی‌",
    "a conjunct of Devanagari": "क्षि",
    "a conjunct of Bengali": "ক্ষ",
    "a Hangul syllable": "각",
}
LONGEST_CLUSTER = 16
WILD = st.text(
    st.one_of(st.sampled_from("ab e\u0301🇩🇪🇫👩👨🏽\u200d\u200c\ufe0fक्षिی字"), st.characters())
)


@pytest.mark.parametrize("letter", WHOLE.values(), ids=WHOLE)
def test_a_letter_of_several_characters_is_one_cluster(letter: str) -> None:
    assert [each.text for each in clusters(f"a{letter}b")] == ["a", letter, "b"]


@pytest.mark.parametrize("letter", WHOLE.values(), ids=WHOLE)
def test_it_is_cut_wrapped_and_painted_whole(letter: str) -> None:
    width = cell_len(letter)
    assert cut(letter * 3, 2 * width) == letter + "…"
    assert cut(letter * 2, 2 * width) == letter * 2
    assert split_at(letter * 2, 2 * width - 1) == (letter, letter)
    assert wrapped(letter * 3, width) == [letter] * 3
    assert list(columns(letter, "-")) == [letter, *["-"] * (width - 1)]
    assert "".join(terminal_columns.columns_of(letter).letters).rstrip("\0") == letter


@pytest.mark.parametrize("letter", WHOLE.values(), ids=WHOLE)
def test_it_is_said_and_shown_as_it_is(letter: str) -> None:
    assert clean(f"a {letter}ی b", 100) == f"a {letter}ی b"
    assert clean_in_texts(letter) == letter


@pytest.mark.parametrize("letter", WHOLE.values(), ids=WHOLE)
def test_one_backspace_erases_it(letter: str) -> None:
    editor = LineEditor(100)
    editor.feed(f"a{letter}".encode())
    echo = editor.feed(b"\x7f\r")
    assert editor.lines.popleft() == "a"
    assert echo.count(" ") == cell_len(letter)


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("letter", ["👨‍👩‍👧", "🇩🇪", "क्षि"])
async def test_the_cursor_goes_over_it_in_one_step(tmp_path: Path, letter: str) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("c", "a")
        line = anna.app.screen.query_one(LineInput)
        line.insert_text_at_cursor(f"{letter}b")
        positions = []
        for key in ("left", "left", "right", "left", "delete"):
            await anna.press(key)
            positions.append(line.cursor_position)
        assert positions == [1 + len(letter), 1, 1 + len(letter), 1, 1]
        assert line.value == "ab"


@pytest.mark.parametrize("name", ["می‌خواهم", "क्षत्रिय", "শ্রী", "각하", "Žofie"])
def test_a_name_keeps_its_joiners_and_conjuncts(name: str) -> None:
    assert check(name) == name
    assert fold(name) == fold(name.replace("\u200c", ""))


def test_names_are_counted_in_letters() -> None:
    assert check("क्षि" * 10) == "क्षि" * 10
    assert not isinstance(check("क्षि" * 11), str)
    assert not isinstance(check("ab" * (LONGEST // 2) + "c"), str)
    assert MOST_CHARACTERS == 2 * LONGEST


@pytest.mark.parametrize(
    "flood",
    ["a" + "\u0301" * 300, "👩" + "\u200d👩" * 150, "क्" * 150, "क" + "\u094d" * 300, "🇩" * 300],
)
def test_a_flood_of_marks_and_joiners_stays_bounded(flood: str) -> None:
    said = clean(flood, 1000)
    assert isinstance(said, str)
    assert max(len(each.text) for each in clusters(said)) <= LONGEST_CLUSTER
    assert clean(said, 1000) == said


@given(WILD)
def test_clusters_are_the_whole_text_and_as_wide_as_it(text: str) -> None:
    found = clusters(text)
    assert "".join(each.text for each in found) == text
    assert sum(each.width for each in found) == cell_len(text)


@given(WILD, st.integers(0, 12))
def test_a_cut_text_fits_and_ends_between_clusters(text: str, width: int) -> None:
    shown = cut(text, width)
    assert cell_len(shown) <= width
    whole = [each.text for each in clusters(text)]
    kept = [each.text for each in clusters(shown.removesuffix("…"))] if shown != text else whole
    assert kept == whole[: len(kept)]


@given(WILD, st.integers(1, 12))
def test_a_shortened_text_has_at_most_so_many_characters(text: str, longest: int) -> None:
    assert len(shorten(text, longest)) <= longest

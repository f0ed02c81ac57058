"""Pens of Textual in the colours of a terminal, and the shortest way from one to another."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.doors.terminal.color_mapping import EXACT
from server.doors.terminal.color_support import ColorDepth
from server.doors.terminal.pens import PLAIN, Pen, change, for_space, pen_of
from tests.textual.paper import shown

ORANGE = "1;38;2;255;135;0;48;2;16;32;48"
NAMED = ";".join(str(code) for code in (*range(30, 38), 39, *range(40, 48), 49, *range(90, 98)))


@pytest.mark.parametrize(
    ("depth", "text", "ground"),
    [
        ("truecolor", "38;2;255;135;0", "48;2;16;32;48"),
        ("256", "38;5;208", "48;5;17"),
        ("16", "91", "40"),
        ("none", "", ""),
    ],
)
def test_each_depth_has_its_own_codes_and_keeps_the_marks(
    depth: ColorDepth, text: str, ground: str
) -> None:
    pen = pen_of(ORANGE, "", depth)
    assert (pen.text, pen.ground) == (text, ground)
    assert pen.marks == {"1"}


def test_a_colour_of_the_256_becomes_itself() -> None:
    for (red, green, blue), number in EXACT.items():
        assert pen_of(f"38;2;{red};{green};{blue}", "", "256").text == f"38;5;{number}"


def test_the_256_are_those_of_xterm() -> None:
    assert sorted({*EXACT.values()} | {16, 59, 102, 145, 188, 231}) == [*range(16, 256)]
    assert EXACT[(255, 135, 0)] == 208
    assert EXACT[(238, 238, 238)] == 255


@pytest.mark.parametrize("depth", ["truecolor", "256"])
def test_colours_by_number_stay_if_the_terminal_has_them(depth: ColorDepth) -> None:
    pen = pen_of("38;5;208;48;5;17", "", depth)
    assert (pen.text, pen.ground) == ("38;5;208", "48;5;17")


@pytest.mark.parametrize("depth", ["truecolor", "256", "16"])
@pytest.mark.parametrize("code", ["31", "97", "44", "100"])
def test_the_16_colours_stay(code: str, depth: ColorDepth) -> None:
    pen = pen_of(code, "", depth)
    assert pen.text + pen.ground == code


def test_codes_add_up_and_a_zero_ends_them() -> None:
    assert pen_of("1;31;0;4;42", "", "truecolor") == Pen("", "42", frozenset("4"))
    assert pen_of("31;44;39;49", "", "truecolor") == PLAIN
    assert pen_of("", "", "truecolor") == PLAIN


TRIPLETS = st.tuples(*[st.integers(0, 255)] * 3)


@given(TRIPLETS, TRIPLETS, st.sampled_from(["256", "16"]))
def test_fewer_colours_never_make_text_invisible(
    text: tuple[int, int, int], ground: tuple[int, int, int], depth: ColorDepth
) -> None:
    codes = ";".join(map(str, ("38;2", *text, "48;2", *ground)))
    pen = pen_of(codes, "", depth)
    both = pen_of(f"{pen.text};{pen.ground}", "", "truecolor")
    assert text == ground or shade(both.text) != shade(both.ground)


def shade(code: str) -> str:
    """The number of a colour, whether it is of text or ground."""
    parts = code.split(";")
    return parts[2] if len(parts) == 3 else str(int(code) % 10 + (8 if int(code) >= 90 else 0))


PENS = st.builds(
    Pen,
    st.sampled_from(["", "31", "38;5;9", "38;2;1;2;3"]),
    st.sampled_from(["", "41", "48;5;9"]),
    st.frozensets(st.sampled_from("134579")),
    st.just(""),
)


@given(st.lists(PENS, min_size=1, max_size=6))
def test_any_way_between_pens_ends_at_the_right_one(pens: list[Pen]) -> None:
    way = change(None, pens[0]) + "".join(map(change, pens, pens[1:]))
    cells = [
        shown(f"{codes}x".encode(), (2, 1)).buffer[0][0] for codes in (way, change(None, pens[-1]))
    ]
    assert cells[0] == cells[1]


@pytest.mark.parametrize(
    ("old", "new"), [("1;2", "1"), ("1;2", "2"), ("1", "2"), ("2", "1"), ("1;2", "")]
)
def test_bold_and_dim_which_end_together_begin_anew(old: str, new: str) -> None:
    codes = change(pen_of(old, "", "16"), pen_of(new, "", "16"))
    assert codes == f"\x1b[22{';' if new else ''}{new}m"


def test_nothing_is_sent_for_the_same_pen() -> None:
    pen = pen_of(ORANGE, "", "16")
    assert change(pen, pen) == ""


def test_a_space_needs_its_ground_alone_unless_a_mark_is_seen_on_it() -> None:
    assert for_space(pen_of("1;31;42", "", "16")) == Pen("", "42", frozenset())
    for mark in "4579":
        pen = pen_of(f"{mark};31;42", "", "16")
        assert for_space(pen) == pen

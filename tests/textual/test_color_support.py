"""The colours of a terminal follow from its name and environment, and decide the escape codes."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.color import Color as RichColor
from rich.segment import Segment
from rich.style import Style
from textual.color import Color

from server.doors.textual.color_filter import ColorFilter
from server.doors.textual.color_support import Colours, answers, colours_of

GROUND = Color(0, 0, 0)


@pytest.mark.parametrize(
    ("term", "env", "colours"),
    [
        ("xterm-256color", {}, "256"),
        ("xterm-256color", {"COLORTERM": "truecolor"}, "truecolor"),
        ("xterm-256color", {"COLORTERM": "24bit"}, "truecolor"),
        ("xterm-256color", {"COLORTERM": "yes"}, "256"),
        ("xterm-256color", {"TERM_PROGRAM": "Apple_Terminal"}, "256"),
        ("xterm-256color", {"TERM_PROGRAM": "iTerm.app"}, "truecolor"),
        ("xterm-kitty", {}, "truecolor"),
        ("alacritty", {}, "truecolor"),
        ("xterm-direct", {}, "truecolor"),
        ("tmux-256color", {}, "256"),
        ("XTERM-256COLOR", {}, "256"),
        ("xterm", {}, "16"),
        ("screen", {}, "16"),
        ("linux", {}, "16"),
        ("vt100", {}, "none"),
        ("vt220", {}, "none"),
        ("xterm-mono", {}, "none"),
        ("dumb", {"COLORTERM": "truecolor"}, "none"),
        ("", {}, "none"),
        (None, {}, "none"),
        ("xterm-kitty", {"NO_COLOR": "1", "COLORTERM": "truecolor"}, "none"),
        ("xterm-kitty", {"NO_COLOR": ""}, "truecolor"),
    ],
)
def test_the_environment_of_the_client_decides_its_colours(
    term: str | None, env: dict[str, str], colours: Colours
) -> None:
    assert colours_of(term, env) == colours


@pytest.mark.parametrize(
    ("term", "env", "may"),
    [
        ("xterm-256color", {}, True),
        ("xterm-256color", {"TERM_PROGRAM": "Apple_Terminal"}, False),
        ("tmux-256color", {}, True),
        ("screen-256color", {}, False),
        ("linux", {}, False),
        ("vt220", {}, False),
        (None, {}, False),
    ],
)
def test_terminals_that_print_questions_are_not_asked(
    term: str | None, env: dict[str, str], may: bool
) -> None:
    assert answers(term, env) == may


def codes(style: Style, colours: Colours) -> str:
    shades = ColorFilter(colours)
    segments = [Segment("x", style)]
    (segment,) = shades.apply(segments, GROUND) if shades.enabled else segments
    assert segment.style is not None
    return segment.style.render("x")


ORANGE = Style(color="#ff8700", bgcolor="#102030", bold=True)


@pytest.mark.parametrize(
    ("colours", "form"),
    [
        ("truecolor", r"1;38;2;\d+;\d+;\d+;48;2;\d+;\d+;\d+"),
        ("256", r"1;38;5;\d+;48;5;\d+"),
        ("16", r"1;(3[0-7]|9[0-7]);(4[0-7]|10[0-7])"),
        ("none", r"1;39;49"),
    ],
)
def test_each_kind_of_colours_has_its_escape_codes(colours: Colours, form: str) -> None:
    assert re.fullmatch(rf"\x1b\[{form}mx\x1b\[0m", codes(ORANGE, colours))


def test_the_first_app_to_paint_a_style_does_not_decide_its_codes_for_others() -> None:
    shared = Style(color="#aa3355", bgcolor="#001122")
    every: tuple[Colours, ...] = ("none", "16", "256", "truecolor")
    rows = [codes(shared, colours) for colours in every]
    assert len(set(rows)) == 4
    assert rows == [codes(shared, colours) for colours in every]


def test_conversion_keeps_the_click_actions_of_a_style() -> None:
    style = ORANGE + Style.from_meta({"@click": "app.sit"})
    (segment,) = ColorFilter("16").apply([Segment("x", style)], GROUND)
    assert segment.style is not None
    assert segment.style.meta == {"@click": "app.sit"}


def test_text_without_a_style_stays_without() -> None:
    assert ColorFilter("16").apply([Segment("x")], GROUND) == [Segment("x")]


TRIPLETS = st.tuples(*[st.integers(0, 255)] * 3)


@given(TRIPLETS, TRIPLETS, st.sampled_from(["256", "16"]))
def test_conversion_to_few_colours_never_makes_text_invisible(
    text: tuple[int, int, int], ground: tuple[int, int, int], colours: Colours
) -> None:
    style = Style(color=RichColor.from_rgb(*text), bgcolor=RichColor.from_rgb(*ground))
    (segment,) = ColorFilter(colours).apply([Segment("x", style)], GROUND)
    assert segment.style is not None
    assert text == ground or segment.style.color != segment.style.bgcolor
    shown = segment.style
    assert shown.color is not None
    assert shown.bgcolor is not None
    assert text == ground or shown.color.number != shown.bgcolor.number

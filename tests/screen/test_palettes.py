"""Cards in every theme: one sees where they begin and end, and what is written on them."""

from itertools import combinations

import pytest
from rich.color import ColorSystem
from textual.color import Color

from server.cards import COLOURS, SUITS
from server.doors.textual.color_filter import ColorFilter
from tests.screen.test_every_place import TEXT_CONTRAST, contrast
from tui.palettes import PALETTES
from tui.pens import BOLD, Inks, Pen

EDGE = 1.35
"""A ground that differs less from the page has no edge."""
CARDS = [ink for ink in PALETTES["dark"].inks if ink.partition("-")[0] in ("card", "tile", "back")]


def colours(theme: str, ink: str) -> tuple[str, str]:
    style = PALETTES[theme].style(ink)
    assert style.color
    assert style.bgcolor
    return style.color.get_truecolor().hex, style.bgcolor.get_truecolor().hex


@pytest.mark.parametrize("ink", CARDS)
@pytest.mark.parametrize("theme", PALETTES)
def test_a_card_stands_out_from_the_page_and_its_letters_from_the_card(
    theme: str, ink: str
) -> None:
    letters, ground = colours(theme, ink)
    _, page = colours(theme, "text")
    assert contrast(ground, page) >= EDGE
    assert contrast(letters, ground) >= TEXT_CONTRAST


@pytest.mark.parametrize("theme", PALETTES)
def test_an_open_card_a_back_and_one_that_is_off_are_told_apart(theme: str) -> None:
    grounds = {colours(theme, ink)[1] for ink in ("card", "card-off", "back")}
    assert len(grounds) == 3


@pytest.mark.parametrize("theme", PALETTES)
def test_words_and_gems_stand_out_on_the_felt_of_the_table(theme: str) -> None:
    for ink in ("text", "dim", "title", "warn", "gem-blue", "gem-red"):
        assert contrast(*colours(theme, f"{ink}+felt")) >= TEXT_CONTRAST, ink


def few(theme: str, by_ssh: bool) -> Inks:
    """Pens of a terminal of sixteen colours, at the house itself or by ssh."""
    filters, system = (
        ([ColorFilter("16")], ColorSystem.TRUECOLOR) if by_ssh else ([], ColorSystem.STANDARD)
    )
    return Inks(PALETTES[theme], filters, Color(0, 0, 0), system)


def pen(inks: Inks, ink: str) -> Pen:
    return inks[ink][0]


@pytest.mark.parametrize("by_ssh", [True, False])
@pytest.mark.parametrize("theme", PALETTES)
def test_among_sixteen_colours_each_colour_and_suit_has_its_own(theme: str, by_ssh: bool) -> None:
    inks = few(theme, by_ssh)
    for family in (
        [f"colour-{each}" for each in COLOURS],
        [f"tile-{each}" for each in COLOURS],
        [f"suit-{each}" for each in SUITS],
    ):
        for one, other in combinations(family, 2):
            mine, theirs = pen(inks, one), pen(inks, other)
            assert (mine.fore, mine.back) != (theirs.fore, theirs.back), (one, other)


@pytest.mark.parametrize("by_ssh", [True, False])
def test_among_sixteen_colours_green_blue_and_violet_are_what_they_are_called(by_ssh: bool) -> None:
    inks = few("dark", by_ssh)
    assert [pen(inks, f"colour-{each}").fore for each in "GBV"] == ["92", "94", "95"]
    assert [pen(inks, f"tile-{each}").back for each in "GBV"] == ["42", "44", "45"]
    assert pen(inks, "suit-C").fore == "92"


@pytest.mark.parametrize("theme", PALETTES)
def test_among_sixteen_colours_nothing_dark_is_bold_for_that_would_make_it_bright(
    theme: str,
) -> None:
    inks = few(theme, by_ssh=True)
    bold = [ink for ink in PALETTES[theme].inks if pen(inks, ink).marks & BOLD]
    assert bold
    assert all(pen(inks, ink).fore.startswith("9") for ink in bold)

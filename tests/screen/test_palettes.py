"""Every palette: words are read on what they stand on, and things stand out from the cloth."""

import re
from itertools import combinations
from pathlib import Path
from typing import get_args

import pytest
from textual.theme import BUILTIN_THEMES

import tui
from server.cards import COLOURS, SUITS
from tui.contrast import as_hex, contrast
from tui.palettes import NAMES, Depth, Palette, of_the_past, palette_for
from tui.themes import palette_from

GAMES = ("eight28", "farbstich", "schatzsuche")
WORDS, BOLD = 4.5, 3.0
EDGE = 1.25
"""A ground that differs less from what is around it has no edge."""
OURS = [
    palette_for(name, depth, game)
    for name in NAMES
    for depth in get_args(Depth)
    if depth != "none"
    for game in GAMES
]
FOREIGN = [
    palette_from(theme, "truecolor", game) for theme in BUILTIN_THEMES.values() for game in GAMES
]
PAST = [of_the_past(palette) for palette in (*OURS, *FOREIGN)]
# Ink, and the grounds on which it has words of normal weight.
ON_THE_TABLE = ("cloth", "cloth_edge", "plate")
BESIDE = ("room", "panel", "bar")
NORMAL = {
    "text": (*ON_THE_TABLE, *BESIDE),
    "soft": BESIDE,
    "mute": BESIDE,
    "quiet": ("cloth", "cloth_edge", "plate"),
    "on_gold": ("gold", "bad"),
    "on_red": ("red",),
    "button_text": ("button",),
    "bubble_ink": ("bubble",),
    "bubble_old_ink": ("bubble_old",),
    "ink": ("paper", "paper_dim"),
    "spades": ("paper",),
    "hearts": ("paper",),
    "clubs": ("paper",),
    "diamonds": ("paper",),
    "note_ink": ("note",),
    "on_back": ("back",),
    "golden_ink": ("golden",),
    "next_hit_ink": ("next_hit",),
}
STRONG = {
    "gold": (*ON_THE_TABLE, *BESIDE),
    "good": (*ON_THE_TABLE, "panel"),
    "bad": (*ON_THE_TABLE, "panel"),
    "cap_ink": ("gold_cap", "button_cap"),
    "blue_word": ("cloth", "cloth_edge", "panel"),
    "red_word": ("cloth", "cloth_edge", "panel"),
    "low": ("cloth", "cloth_edge"),
    "high": ("cloth", "cloth_edge"),
    "only_you": ("cloth", "cloth_edge"),
    "wild": ("paper",),
    "note_head": ("note",),
    "next_low_ink": ("next_low",),
    "next_high_ink": ("next_high",),
    "next_over_ink": ("next_over",),
    "spades_word": ("cloth", "cloth_edge"),
    "hearts_word": ("cloth", "cloth_edge"),
    "clubs_word": ("cloth", "cloth_edge"),
    "diamonds_word": ("cloth", "cloth_edge"),
}


def named(palette: Palette) -> str:
    return f"{palette.name}-{palette.depth}-{palette.cloth}"


def seen(palette: Palette, ink: str, ground: str) -> float:
    ground_color = getattr(palette, ground) or palette.cloth
    return contrast(as_hex(getattr(palette, ink)), as_hex(ground_color))


@pytest.mark.parametrize("palette", [*OURS, *FOREIGN, *PAST], ids=named)
def test_words_are_read_on_every_ground_on_which_they_stand(palette: Palette) -> None:
    pale = [
        (ink, ground, round(seen(palette, ink, ground), 2))
        for inks, least in ((NORMAL, WORDS), (STRONG, BOLD))
        for ink, grounds in inks.items()
        for ground in grounds
        if seen(palette, ink, ground) < least
    ]
    assert not pale


@pytest.mark.parametrize("palette", [*OURS, *FOREIGN], ids=named)
def test_cards_are_read_and_stand_out_from_the_cloth(palette: Palette) -> None:
    grounds = [palette.paper, palette.back, *(palette.color(each).ground for each in COLOURS)]
    for ground in grounds:
        around = palette.shadow or palette.cloth
        assert (
            max(contrast(as_hex(ground), as_hex(each)) for each in (palette.cloth, around)) >= EDGE
        )
    for color in COLOURS:
        card = palette.color(color)
        assert contrast(as_hex(card.ink), as_hex(card.ground)) >= (
            WORDS if palette.depth != "16" else 3
        )
        assert contrast(as_hex(card.word), as_hex(palette.cloth)) >= BOLD
        assert contrast(as_hex(card.word), as_hex(palette.panel)) >= BOLD
    for suit in SUITS:
        assert contrast(as_hex(palette.suit(suit, dim=True)), as_hex(palette.paper_dim)) >= WORDS


@pytest.mark.parametrize("palette", OURS, ids=named)
def test_an_open_card_a_back_and_one_that_is_not_allowed_are_told_apart(palette: Palette) -> None:
    assert len({palette.paper, palette.back, palette.paper_dim}) == 3


@pytest.mark.parametrize("palette", OURS, ids=named)
def test_each_colour_of_a_game_has_its_own_ground(palette: Palette) -> None:
    grounds = [palette.color(color).ground for color in COLOURS]
    for one, other in combinations(grounds, 2):
        assert one != other
    assert palette.blue != palette.red
    assert len({palette.next_low, palette.next_high, palette.next_over, palette.next_hit}) == 4


@pytest.mark.parametrize("game", GAMES)
def test_among_sixteen_colours_each_is_what_it_is_called_and_gold_is_yours_alone(game: str) -> None:
    palette = palette_for("dark", "16", game)
    grounds = [palette.color(color).ground for color in COLOURS]
    assert grounds == [f"color({number})" for number in (1, 2, 4, 3, 5, 7)]
    words = [palette.color(color).word for color in COLOURS]
    assert words == [f"color({number})" for number in (9, 10, 12, 3, 13, 15)]
    assert palette.clubs_word == "color(10)"
    yellow = {
        name for name in NORMAL.keys() | STRONG.keys() if getattr(palette, name) == "color(11)"
    }
    assert yellow == {"gold", "cap_ink"}


def test_the_games_have_cloths_of_their_own_in_every_depth() -> None:
    for name in NAMES:
        for depth in ("truecolor", "256", "16"):
            cloths = [palette_for(name, depth, game) for game in GAMES]
            assert len({(each.cloth, each.inlay) for each in cloths}) == 3


def test_without_colours_only_marks_are_left() -> None:
    palette = palette_for("dark", "none", "farbstich")
    marks = {"", "bold", "bold underline", "dark", "none"}
    assert {getattr(palette, name) for name in NORMAL.keys() | STRONG.keys()} <= marks
    assert palette.cloth_rows(0, 2, 9) == ("", "")


def test_every_colour_that_is_drawn_with_has_a_row_in_the_table() -> None:
    palette = palette_for("dark", "truecolor")
    code = (path.read_text("utf-8") for path in Path(tui.__file__).parent.rglob("*.py"))
    used = {name for text in code for name in re.findall(r"\bpalette\.([a-z]\w+)", text)}
    assert len(used) > 50
    assert [name for name in used if not hasattr(palette, name)] == []

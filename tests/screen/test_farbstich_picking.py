"""The pick of a colour on the board of Farbstich: what it is worth, and what it leaves."""

import pytest

from server.protocol.lobby import Language
from tests.cases import for_each
from tests.rules.farbstich_positions import play, position
from tests.screen.farbstich_tables import NARROW, RICH, TIGHT, board, example, inks, plain
from tests.screen.positions import SIZES, choices, drawn_choices, seen, text
from tui.boards.farbstich.hand import preview
from tui.boards.farbstich.pieces import sign
from tui.drawing import read
from tui.places.place import Look
from tui.text import LANGUAGES

pytestmark = pytest.mark.slow


def picking(pointed: str = "Y", name: str = "Frank", **of_the_look: object) -> Look:
    """That of the rule sheet: Frank is first, and after him Doro and Emil collect."""
    table = example()
    if name != "Frank":
        table = play(table, "Frank takes Y").table
    return board(table, name, pointed=f"collect:{pointed}", **of_the_look)


@for_each("size", [TIGHT, NARROW])
def test_each_colour_stands_with_its_worth_and_the_most_that_it_leaves(
    size: tuple[int, int],
) -> None:
    lines = [plain(line.split("   ●R Red")[0]) for line in text(picking(size=size)).splitlines()]
    start = next(y for y, line in enumerate(lines) if line.startswith("Display"))
    assert "leaves Doro" in lines[start]
    wanted = ["1 ●R 1 8 = 9 → ★Y 11", "2 ▲G 6 = 6 → ★Y 11", "3 ■B 4 = 4 → ★Y 11"]
    for line, told in zip(lines[start + 1 :], [*wanted, "▶4 ★Y 4 7 = 11 → ●R 9"], strict=False):
        assert line.startswith(told)


def test_on_a_large_screen_it_stands_in_the_column_of_each_colour() -> None:
    lines = [plain(line) for line in text(picking(size=RICH)).splitlines()]
    assert "= 9 = 6 = 4 = 11" in lines
    assert "→ ★Y 11 → ★Y 11 → ★Y 11 → ●R 9" in lines
    assert "→ the most that Doro can collect then" in lines


@for_each("language", LANGUAGES)
@for_each("size", SIZES)
def test_whoever_collects_next_is_named_at_every_size(
    size: tuple[int, int], language: Language
) -> None:
    of = picking(size=size, language=language)
    shown = plain(text(of))
    assert f"→ {sign(of, 'R')} 9" in shown
    assert shown.count("Doro") >= 2
    assert "…" not in shown


def told(of: Look) -> str:
    return read(preview(of.sized(1000, 1), seen(of)))


def test_what_is_left_for_everybody_who_collects_then_is_told() -> None:
    assert told(picking("Y")) == (
        "Yellow brings you 11 points in 2 cards. If each then takes the most: Doro 9, Emil 6."
    )
    assert told(picking("B")).endswith("If each then takes the most: Doro 11, Emil 9.")
    assert told(picking("R", "Doro")).endswith("That leaves at most: Emil 6.")


def test_it_is_told_when_nothing_is_left_and_when_nobody_comes_after() -> None:
    table = position("display R1 R2 | Anna R5 G1 | Ben G9 B1 | Cleo B3 B2")
    after = play(table, "Anna plays R5 | Ben plays G9 | Cleo plays B3").table
    alone = board(after, "Ben", pointed="collect:R")
    assert told(alone).endswith("in 2 cards. Nothing is left for those after you.")
    assert "→ ·" in text(alone)
    last = play(example(), "Frank takes Y | Doro takes R").table
    emil = board(last, "Emil", pointed="collect:G")
    assert told(emil).endswith("Nobody collects after you; 4 points stay in the display.")
    assert "→" not in text(emil)


@for_each("size", SIZES)
def test_who_works_it_out_himself_is_told_no_more_than_what_lies_there(
    size: tuple[int, int],
) -> None:
    of = picking(size=size, totals=False)
    assert "→" not in text(of)
    assert "= 11" in text(of)
    assert drawn_choices(of) == set(choices(of))


@for_each("size", SIZES)
def test_the_question_stands_where_the_choices_are(size: tuple[int, int]) -> None:
    lines = text(picking(size=size)).splitlines()
    asked = next(y for y, line in enumerate(lines) if "Which colour do you collect?" in line)
    choice = next(y for y, line in enumerate(lines) if "Yellow" in line or "★Y 4 7" in line)
    assert 0 < choice - asked <= 7


def test_while_i_pick_the_display_is_what_stands_out() -> None:
    drawn = text(picking(size=RICH))
    assert "┏━ Display ━" in drawn
    assert "╭─ Your cards ─" in drawn
    assert "┏━ Your cards ━" in text(board(example(5), "Frank", size=RICH))


def test_pointing_at_another_colour_moves_nothing() -> None:
    for size in SIZES:
        of = [picking(colour, size=size).sized(*size) for colour in "RGBY"]
        where = [
            [y for y, line in enumerate(text(each).splitlines()) if "R6" in line] for each in of
        ]
        assert len({tuple(each) for each in where}) == 1


@for_each("language", LANGUAGES)
@for_each("size", SIZES)
def test_a_tie_that_stops_the_scoring_is_shown_and_said_while_one_picks(
    size: tuple[int, int], language: Language
) -> None:
    of = picking(size=size, language=language)
    word = of.say("farbstich-screen-tie-short")
    assert word in text(of)
    assert inks(of, word) == {"warn"}


def test_where_there_is_little_room_level_colours_stand_level() -> None:
    hands = "Anna R5 | Ben G5 | Cleo B2 | Doro Y7 | Emil V4 | Frank W3"
    table = position(f"display R1 G2 B3 Y1 V1 W1 | {hands}")
    script = "Anna plays R5 | Ben plays G5 | Cleo plays B2 | Doro plays Y7"
    after = play(table, f"{script} | Emil plays V4 | Frank plays W3").table
    of = board(after, "Doro", size=NARROW, pointed="collect:R")
    assert "★Y 7 ●R 5 = ▲G 5 Tie" in plain(text(of))

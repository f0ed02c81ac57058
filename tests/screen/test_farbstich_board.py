"""Display and trick on the board of Farbstich, as text."""

import re

import msgspec
import pytest

from server.cards import ColourCard
from server.engine.farbstich import FARBSTICH
from server.protocol import farbstich
from server.protocol.requests import MakeMove
from server.protocol.seat import replace
from tests.cases import for_each
from tests.rules.farbstich_positions import play, position
from tests.screen.farbstich_tables import RICH, TIGHT, board, example, inks, plain
from tests.screen.positions import NAMES, SIZES, choices, drawn_choices, look, seen, text
from tui.boards.farbstich import BOARD
from tui.boards.farbstich.standing import standings
from tui.places.place import Look


def test_the_display_is_grouped_by_colour_with_sums() -> None:
    shown = text(board(example(0), size=TIGHT))
    assert "Display   ●R 1 8  = 9   ▲G 6  = 6   ■B 4  = 4   ★Y 4 7  = 11" in shown


def test_a_large_screen_has_a_column_for_every_colour_even_if_it_is_not_there() -> None:
    lines = text(board(example(0), size=RICH)).splitlines()
    assert [plain(line) for line in lines[2:5]] == [
        "●R Red ▲G Green ■B Blue ★Y Yellow ◆V Violet ○W White",
        "1 8 6 4 4 7 · ·",
        "= 9 = 6 = 4 = 11",
    ]


def test_an_empty_display_is_said_to_be_empty() -> None:
    table = position("display | Anna R1 | Ben G1 | Cleo B1")
    assert "The display is empty." in text(board(table, size=TIGHT))


def trick_of(of: Look, title: str = "The trick") -> list[str]:
    """The lines below the title of the trick."""
    lines = text(of).splitlines()
    y = next(y for y, line in enumerate(lines) if title in line)
    x = lines[y].index(title)
    return [line[x:].rstrip() for line in lines[y + 1 :]]


def test_the_trick_tells_totals_and_order_and_where_a_tie_ends_it() -> None:
    assert trick_of(board(example(5), "Frank", size=TIGHT))[:6] == [
        "■B Blue   10  1.  ■B10  Emil",
        "━━━ Tie: nobody collects from here on ━━━━",
        "▲G Green   9  =   ▲G7   Anna",
        "              =   ▲G2   Ben",
        "★Y Yellow  9  =   ★Y9   Cleo",
        "●R Red     5  ·   ●R5   Doro",
    ]


def test_the_totals_form_as_the_cards_fall() -> None:
    shown = [trick_of(board(example(cards), size=TIGHT))[0] for cards in (1, 2, 5)]
    assert shown == [
        "▲G Green  7  1.  ▲G7   Anna",
        "▲G Green  9  1.  ▲G7   Anna",
        "■B Blue   10  1.  ■B10  Emil",
    ]


def test_who_has_collected_is_ticked_off_and_who_collects_now_is_marked() -> None:
    table = play(example(), "Frank takes Y").table
    rows = trick_of(board(table, size=TIGHT))
    assert rows[0] == "●R Red    11  ✓   ●R6   Frank"
    assert rows[1] == "              ►   ●R5   Doro"
    assert rows[2] == "■B Blue   10  3.  ■B10  Emil"


def test_those_for_whom_nothing_would_be_left_have_no_place() -> None:
    table = play(
        position("display R1 R2 | Anna R5 G1 | Ben G9 B1 | Cleo B3 B2"),
        "Anna plays R5 | Ben plays G9",
    ).table
    rows = trick_of(board(table, size=TIGHT))
    assert rows[:2] == ["▲G Green  9  1.  ▲G9   Ben", "●R Red    5  ·   ●R5   Anna"]


def test_until_somebody_leads_the_last_trick_lies_there() -> None:
    table = play(example(), "Frank takes Y | Doro takes R | Emil takes G").table
    shown = text(board(table, size=TIGHT))
    assert "The last trick" in shown
    assert "★Y9" in shown
    assert "The last trick" in text(board(play(table, "Frank plays W6").table, size=RICH))


@for_each("size", SIZES)
def test_a_trick_that_is_collected_is_not_shown_as_the_last_one_too(size: tuple[int, int]) -> None:
    table = play(example(), "Frank takes Y").table
    shown = text(board(table, size=size))
    assert "The last trick" not in shown
    assert shown.count("Emil") == (2 if size == TIGHT else 1)


def test_of_the_last_trick_no_place_is_told_that_may_have_brought_nothing() -> None:
    """When the display was emptied, nobody can see who came too late."""
    view = FARBSTICH.view(example(0), 0)
    assert isinstance(view, farbstich.FarbstichView)
    plays = (farbstich.Laid(0, "R9"), farbstich.Laid(1, "G8"), farbstich.Laid(2, "B7"))
    last = farbstich.LastTrick(plays, (0, 1, 2), ())
    view = replace(view, trick=2, last_trick=last)
    played = tuple(each.card for each in plays)
    for left, third in ((), ""), (("Y1",), "3."):
        rows = trick_of(look(replace(view, display=played + left), size=TIGHT), "The last trick")
        assert rows[0].split() == ["●R", "Red", "9", "1.", "●R9", "Anna"]
        assert rows[2].split() == ["■B", "Blue", "7", *([third] if third else []), "■B7", "Cleo"]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_on_a_large_screen_everybody_has_a_box_with_a_card(players: int) -> None:
    names = NAMES[:players]
    hands = " | ".join(f"{name} {c}5 {c}6" for name, c in zip(names, "RGBYVW", strict=False))
    table = play(position(f"display R1 R2 | {hands}"), "Anna plays R5 | Ben plays G6").table
    shown = text(board(table, "Cleo", size=RICH))
    assert re.search(r"1\. ▲G Green 6 .* · ●R Red 5 ", shown)
    assert all(re.search(rf"[│┃] .*\b{name}\b", shown) for name in names)
    assert "┏━ ► ━" in shown


def test_the_last_trick_of_another_game_is_not_shown() -> None:
    view = FARBSTICH.view(example(0), 0)
    assert isinstance(view, farbstich.FarbstichView)
    last = farbstich.LastTrick(
        (farbstich.Laid(0, "R9"), farbstich.Laid(1, "G9"), farbstich.Laid(2, "B8")), (), ("R", "G")
    )
    of = [look(replace(view, trick=trick, last_trick=last), size=RICH) for trick in (1, 2)]
    assert ["●R9" in text(each) for each in of] == [False, True]


@pytest.mark.parametrize(
    ("script", "places"),
    [
        ("A5 A4 A8", "A8:1 A5:2 A4:3"),
        ("A3 B10 A8", "A8:1 A3:2 B10:3"),
        ("A5 B5 C3", "A5:= B5:= C3:-"),
        ("A5 B3 C3", "A5:1 B3:= C3:="),
    ],
)
def test_the_strongest_colour_stands_first(script: str, places: str) -> None:
    cards = [each.translate(str.maketrans("ABC", "RGB")) for each in script.split()]
    laid = [
        farbstich.Laid(seat, msgspec.convert(card, ColourCard)) for seat, card in enumerate(cards)
    ]
    told = [f"{row.laid.card}:{row.place or ('=' if row.tied else '-')}" for row in standings(laid)]
    assert " ".join(told).translate(str.maketrans("RGB", "ABC")) == places


@for_each("size", SIZES)
def test_whoever_collects_picks_a_colour_of_the_display(size: tuple[int, int]) -> None:
    of = board(example(), "Frank", size=size, pointed="collect:Y")
    assert choices(of) == ["collect:R", "collect:G", "collect:B", "collect:Y"]
    assert drawn_choices(of) == set(choices(of))
    assert "Which colour do you collect?" in text(of)
    assert "Yellow brings you 11 points in 2 cards." in plain(text(of))
    assert inks(of, "= 11") == {"pointed"}


def test_each_colour_has_its_digit() -> None:
    shown = text(board(example(), "Frank", size=TIGHT, pointed="collect:Y"))
    assert "▶4  ★Y 4 7  = 11" in shown
    assert " 1  ●R 1 8  =  9" in shown


def test_a_colour_is_collected_by_its_choice() -> None:
    of = board(example(), "Frank")
    (asked,) = BOARD.requests(seen(of), "collect:Y")
    assert isinstance(asked, MakeMove)
    assert asked.move == farbstich.Collect("Y")

"""Those who play Farbstich, their points, and the end, as the board shows them."""

import re

import pytest

from server.protocol import farbstich
from server.protocol.farbstich import FarbstichOptions
from server.protocol.seat import Over, Result, Shuffle
from tests.cases import for_each
from tests.plain.scripted_house import chair
from tests.rules.farbstich_positions import play, position
from tests.screen.farbstich_tables import (
    COLLECTED,
    EXAMPLE,
    NARROW,
    RICH,
    TIGHT,
    board,
    example,
    plain,
    witnessed,
)
from tests.screen.positions import NAMES, SIZES, look, seen, text
from tui.boards.farbstich import BOARD
from tui.drawing import read
from tui.places.place import Look

pytestmark = pytest.mark.slow

CHAIRS = (
    chair("Anna"),
    chair("Robo", bot="simple"),
    chair("Cleo", presence="away"),
    chair("Doro", covered=True),
    chair("Emil", presence="gone"),
    chair("Frank"),
)


def test_turn_clocks_bots_and_those_away_are_marked() -> None:
    of = board(example(0), size=TIGHT, chairs=CHAIRS, left=(125, 60, 5, None, 0, 600))
    lines = text(of).splitlines()
    y = next(y for y, line in enumerate(lines) if "Players" in line)
    people = [line[:36].strip() for line in lines[y + 1 : y + 7]]
    assert [" ".join(each.split()) for each in people] == [
        "► Anna 2:05",
        "Robo bot 1:00",
        "Cleo away 0:05",
        "Doro bot stands in",
        "Emil away 0:00",
        "Frank 10:00",
    ]


def test_a_phone_tells_of_the_players_beside_their_cards() -> None:
    of = board(example(2), size=NARROW, chairs=CHAIRS, left=(125, 60, 5, 1, 0, 600))
    told = [" ".join(line.split()) for line in text(of).splitlines()]
    assert "▲G 9 1. ▲G7 Anna 2:05" in told
    assert "2. ▲G2 Robo bot 1:00" in told
    assert "► Cleo away 0:05" in told


@pytest.mark.parametrize("cards", range(6))
def test_on_a_phone_my_own_name_and_clock_are_always_there(cards: int) -> None:
    of = board(example(cards), NAMES[cards], size=NARROW, left=(3599,) * 6)
    assert f"{NAMES[cards]} 59:59" in plain(text(of))


def test_names_are_as_long_as_there_is_room_for_them() -> None:
    names = ("Anna", "Maximiliane-Josefine", "Cleo", "Doro", "Emil", "Frank")
    table = play(example(), "Frank takes Y | Doro takes R | Emil takes G | Frank plays W6").table
    for size in ((40, 20), (80, 24), RICH):
        shown = text(board(table, size=size, names=names))
        assert re.search(r"▲G2 +Maximiliane-Josefine", shown)


def test_a_long_name_gives_way_but_never_vanishes() -> None:
    names = ("Anna", "Maximiliane-Josefine", "Cleo", "Doro", "Emil", "Frank")
    chairs = [chair(name, covered=True) for name in names]
    options = FarbstichOptions(games=2, open_scores=True)
    table = position(f"{EXAMPLE} | earlier 100 100 100 100 100 100", options)
    for size in ((71, 32), TIGHT, NARROW):
        of = board(table, size=size, language="de", chairs=chairs, left=(600,) * 6)
        assert "Maximi" in text(of)
        assert "100+0" in text(of) or size == NARROW


def test_how_far_the_match_has_gone_is_said() -> None:
    options = FarbstichOptions(games=3)
    table = position(f"{EXAMPLE} | earlier 1 2 3 4 5 6", options)
    assert text(board(table, size=TIGHT)).splitlines()[0].strip() == (
        "Trick 8 of 9   Game 2 of 3   You lead"
    )


def test_open_points_are_shown_and_others_are_not() -> None:
    table = position(f"{EXAMPLE} | points 3 14 15 9 26 5")
    open_table = position(f"{EXAMPLE} | points 3 14 15 9 26 5", FarbstichOptions(open_scores=True))
    assert "Players and points" in text(board(open_table))
    assert re.search(r"Emil +26\b", text(board(open_table)))
    assert "26" not in text(board(table))


def sheet(of: Look) -> str:
    assert BOARD.score is not None
    return read(BOARD.score(of, seen(of)))


def test_the_sheet_has_a_column_for_every_game_and_one_for_all() -> None:
    options = FarbstichOptions(games=3)
    table = position(f"{EXAMPLE} | earlier 10 2 3 4 5 6 | earlier 1 20 3 4 5 6", options)
    rows = [line.split()[:5] for line in sheet(board(table, size=(40, 13))).splitlines()]
    assert rows[3:6] == [
        ["Game", "1", "2", "3", "total"],
        ["Anna", "10", "1", "▒", "11"],
        ["Ben", "2", "20", "▒", "22"],
    ]
    assert "face down" in sheet(board(table))


def told_so_far(games: int = 1) -> str:
    table = position(EXAMPLE, FarbstichOptions(games=games))
    return sheet(witnessed(table, COLLECTED, size=TIGHT))


def test_the_sheet_of_a_first_game_says_how_far_it_has_gone() -> None:
    assert "Trick 9 of 9   Frank leads" in told_so_far()
    assert "Trick 9 of 9   Game 1 of 3   Frank leads" in told_so_far(games=3)


def test_the_sheet_tells_the_last_trick_to_those_who_were_there() -> None:
    there = plain(told_so_far())
    assert "The last trick ●R Red 11 1. ●R6 Frank ★Y 4 7 = 11 2. ●R5 Doro ●R 1 8 = 9" in there
    later = plain(sheet(board(play(position(EXAMPLE), COLLECTED).table, size=TIGHT)))
    assert "●R6 Frank 2. ●R5 Doro" in later
    assert "4 7 = 11" not in later


def test_on_the_sheet_of_a_running_game_all_points_lie_face_down() -> None:
    """It does not even show a player's own points."""
    for games in (1, 3):
        rows = [line.split() for line in told_so_far(games).splitlines()]
        (anna,) = (each for each in rows if each[:1] == ["Anna"])
        assert set(anna[1:]) == {"▒"}
        points = "points 3 14 15 9 26 5"
        with_points = position(f"{EXAMPLE} | {points}", FarbstichOptions(games=games))
        without = position(EXAMPLE, FarbstichOptions(games=games))
        assert sheet(board(with_points)) == sheet(board(without))


def test_the_running_game_is_on_the_sheet_if_its_points_are_open() -> None:
    options = FarbstichOptions(games=2, open_scores=True)
    table = position(f"{EXAMPLE} | earlier 10 2 3 4 5 6 | points 0 7 0 0 0 0", options)
    rows = [line.split()[:4] for line in sheet(board(table)).splitlines()]
    assert ["Ben", "2", "7", "9"] in rows


def over(scores: tuple[tuple[int, ...], ...], seat: int | None = 0, **more: object) -> Look:
    points = tuple(map(sum, zip(*scores, strict=True)))
    winners = tuple(i for i, each in enumerate(points) if each == max(points))
    view = farbstich.FarbstichView(
        seat=seat,
        players=len(points),
        waiting=Over(Result(points, winners)),
        options=FarbstichOptions(games=len(scores)),
        game=len(scores),
        scores=scores,
        last_trick=farbstich.LastTrick(
            (farbstich.Laid(0, "R9"), farbstich.Laid(1, "G9"), farbstich.Laid(2, "B8")),
            (),
            ("R", "G"),
        ),
    )
    return look(view, phase="over", **more)  # type: ignore[arg-type]


@for_each("size", SIZES)
def test_the_end_ranks_everybody_by_points(size: tuple[int, int]) -> None:
    shown = text(over(((30, 50, 50),), size=size))
    found = re.findall(r"(\d)\. (\w+) +(\d+)\b", shown)
    assert found[:3] == [("1", "Ben", "50"), ("1", "Cleo", "50"), ("3", "Anna", "30")]
    assert "Ben and Cleo share the win." in shown


@pytest.mark.parametrize(
    ("scores", "told"),
    [
        ((60, 50, 40), "You win!"),
        ((60, 60, 40), "You share the win with Ben!"),
        ((50, 60, 40), "Ben wins."),
    ],
)
def test_whoever_has_won_is_told_so(scores: tuple[int, ...], told: str) -> None:
    assert told in text(over((scores,)))


def test_every_game_of_a_match_is_shown_at_its_end() -> None:
    six = ((10, 20, 30, 40, 50, 60),) * 6
    for size in SIZES:
        shown = text(over(six, size=size))
        assert re.search(r"1\. Frank +60 +60 +60 +60 +60 +60 +360", shown)


def test_the_gallery_sees_the_end_too() -> None:
    assert "Ben wins." in text(over(((50, 60, 40),), seat=None))


def test_while_cards_are_dealt_the_points_so_far_are_seen() -> None:
    view = farbstich.FarbstichView(
        seat=0,
        players=3,
        waiting=Shuffle(2, 30),
        options=FarbstichOptions(games=2),
        game=1,
        scores=((50, 60, 40),),
        last_trick=None,
    )
    shown = text(look(view))
    assert "All cards are shuffled." in shown
    assert re.search(r"Ben +60", shown)

"""Players, clocks and points on the board of Farbstich, its score page, and the end."""

import re
from typing import Any

import pytest

from server.protocol import farbstich
from server.protocol.farbstich import FarbstichOptions
from server.protocol.requests import History
from server.protocol.seat import Over, Result, Shuffle
from tests.plain.scripted_house import NAMES, chair
from tests.rules.farbstich_positions import play, position
from tests.screen.farbstich_tables import (
    COLLECTED,
    EXAMPLE,
    LONG,
    AtBoard,
    at_board,
    example,
    plain,
)
from tests.screen.running import SIZES, Size
from tui.text import LANGUAGES

pytestmark = pytest.mark.slow

NORMAL, NARROW, PHONE, WIDE = SIZES
CHAIRS = (
    chair("Anna"),
    chair("Robo", bot="simple"),
    chair("Cleo", presence="away"),
    chair("Doro", covered=True),
    chair("Emil", presence="gone"),
    chair("Frank"),
)
CLOCKS = (3541, 3542, 3543, 3544, 3545, 3546)


@pytest.mark.asyncio
async def test_turn_clocks_bots_and_those_away_are_marked() -> None:
    async with at_board() as board:
        await board.see(example(0), chairs=CHAIRS, left=(3541, 60, 305, None, 0, 600))
        rows = board.box("seats").splitlines()
        assert "▶Anna" in rows[0]
        assert "Robo bot" in rows[0]
        assert plain(rows[2]) == "1:00 away 5:05 bot plays away 0:00 10:00 59:01"


@pytest.mark.asyncio
@pytest.mark.parametrize("cards", range(6))
async def test_on_a_phone_the_own_clock_and_that_of_who_is_asked_are_always_there(
    cards: int,
) -> None:
    async with at_board(PHONE) as board:
        for names in (NAMES, LONG):
            await board.see(example(cards), left=CLOCKS, names=names)
            drawn = board.words()
            assert "59:01" in drawn
            assert f"59:0{cards + 1}" in drawn


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [NORMAL, NARROW, WIDE], ids=str)
async def test_where_there_is_room_every_clock_is_seen(size: Size) -> None:
    async with at_board(size) as board:
        for language in LANGUAGES:
            for cards in range(7):
                await board.see(example(cards), left=CLOCKS, names=LONG, language=language)
                drawn = board.box("seats")
                assert [at for at in range(1, 7) if f"59:0{at}" not in drawn] == []


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(
    ("mark", "how"), [("gone", {"presence": "gone"}), ("covered", {"covered": True})]
)
async def test_who_is_away_or_covered_by_a_bot_is_always_told(
    size: Size, mark: str, how: dict[str, object]
) -> None:
    async with at_board(size) as board:
        for names in (NAMES, LONG):
            chairs = [chair(name) for name in names]
            chairs[1] = chair(names[1], **how)
            for language in LANGUAGES:
                for cards in (0, 1, 4, 6):
                    seen: dict[str, Any] = {"chairs": tuple(chairs), "language": language}
                    await board.see(example(cards), names=names, left=CLOCKS, **seen)
                    words = [board.say("screen-table-mark", mark=mark)]
                    words += [board.say("board-farbstich-covered")] * (mark == "covered")
                    assert any(each in board.words() for each in words)


@pytest.mark.asyncio
async def test_on_a_phone_no_line_runs_between_a_name_and_its_clock() -> None:
    async with at_board(SIZES[2]) as board:
        await board.see(example(1), left=CLOCKS)
        told, _, line = board.box("hand").splitlines()[0].partition("─")
        assert "Anna 59:01" in told
        assert not line.strip("─")


@pytest.mark.asyncio
async def test_a_bot_that_plays_for_somebody_needs_no_clock() -> None:
    async with at_board() as board:
        chairs = (chair("Anna"), chair("Ben", covered=True), *map(chair, NAMES[2:]))
        await board.see(example(1), chairs=chairs, left=CLOCKS)
        assert "59:02" not in board.words()


@pytest.mark.asyncio
@pytest.mark.parametrize("key", ["left", "r", "z"])
async def test_any_key_ends_that_a_bot_plays_for_a_person_who_is_there(key: str) -> None:
    async with at_board() as board:
        others = [chair(name) for name in NAMES[1:]]
        for is_covered in (False, True):
            await board.see(example(1), chairs=(chair("Anna", covered=is_covered), *others))
            board.house.asked.clear()
            board.house.skips_history = False
            await board.person.press(key)
            # The house takes any request as a sign of life.
            assert (History(1) in board.moves) is is_covered
            await board.person.press("escape" if key == "r" else key)


@pytest.mark.asyncio
async def test_a_long_name_is_cut_but_never_vanishes() -> None:
    async with at_board() as board:
        options = FarbstichOptions(games=2, open_scores=True)
        table = position(f"{EXAMPLE} | earlier 100 100 100 100 100 100", options)
        chairs = tuple(chair(name, covered=True) for name in LONG)
        await board.see(table, names=LONG, chairs=chairs, left=CLOCKS, language="de")
        assert "Maxi" in board.box("seats")
        assert "100+0" in board.box("seats")


@pytest.mark.asyncio
async def test_how_far_the_match_has_gone_is_said() -> None:
    table = position(f"{EXAMPLE} | earlier 1 2 3 4 5 6", FarbstichOptions(games=3))
    async with at_board() as board:
        await board.see(table)
        assert "Game 2 of 3 · Trick 8 of 9" in board.person.rows()[0]
        assert "Game 2 of 3 · Trick 8 of 9" in board.box("hand")


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [NORMAL, NARROW], ids=str)
async def test_open_points_are_shown_and_others_are_not(size: Size) -> None:
    points = "points 3 14 15 9 26 5"
    is_open = position(f"{EXAMPLE} | {points}", FarbstichOptions(open_scores=True))
    async with at_board(size) as board:
        await board.see(is_open)
        assert re.search(r"\b26\b", board.box("seats"))
        await board.see(position(f"{EXAMPLE} | {points}"))
        assert "26" not in board.person.text()


# The score page


async def sheet(board: AtBoard) -> str:
    await board.person.press("s")
    text = board.person.text()
    await board.person.press("escape")
    return text


def row_of(name: str, drawn: str) -> list[str]:
    """The numbers behind a name, as far as there are any."""
    found = re.search(rf"\b{name} +((?:[\d?]+ *)+)", drawn)
    return found[1].split() if found else []


@pytest.mark.asyncio
async def test_the_sheet_has_a_column_for_every_game_and_one_for_all() -> None:
    options = FarbstichOptions(games=3)
    table = position(f"{EXAMPLE} | earlier 10 2 3 4 5 6 | earlier 1 20 3 4 5 6", options)
    async with at_board() as board:
        await board.see(table)
        drawn = await sheet(board)
        assert re.search(r"Game +1 +2 +3 +total", drawn)
        assert row_of("Anna", drawn) == ["10", "1", "?", "11"]
        assert row_of("Ben", drawn) == ["2", "20", "?", "22"]
        assert "face down" in drawn
        assert "Game 3 of 3 · Trick 8 of 9 · You lead" in drawn


@pytest.mark.asyncio
async def test_the_sheet_tells_the_last_trick_to_those_who_were_there() -> None:
    async with at_board() as board:
        await board.witness(position(EXAMPLE), COLLECTED)
        drawn = await sheet(board)
        assert "Trick 9 of 9 · Frank leads" in drawn
        assert "1. Frank ★Y" in plain(drawn)
        assert "11" in drawn
        await board.see(play(position(EXAMPLE), COLLECTED).table)
        later = await sheet(board)
        assert "1. Frank" in later
        assert "★Y 7+4" not in later


@pytest.mark.asyncio
@pytest.mark.parametrize("games", [1, 3])
async def test_on_the_sheet_of_a_running_game_all_points_lie_face_down(games: int) -> None:
    """It does not even show a player's own points."""
    options = FarbstichOptions(games=games)
    async with at_board() as board:
        drawn = []
        for points in ("", "| points 3 14 15 9 26 5"):
            await board.see(position(f"{EXAMPLE} {points}", options))
            drawn.append(await sheet(board))
            assert set(row_of("Anna", drawn[-1])) == {"?"}
        assert drawn[0] == drawn[1]


@pytest.mark.asyncio
async def test_the_running_game_is_on_the_sheet_if_its_points_are_open() -> None:
    options = FarbstichOptions(games=2, open_scores=True)
    table = position(f"{EXAMPLE} | earlier 10 2 3 4 5 6 | points 0 7 0 0 0 0", options)
    async with at_board() as board:
        await board.see(table)
        assert row_of("Ben", await sheet(board)) == ["2", "7", "9"]


# The end, and the time between games


def ended(scores: tuple[tuple[int, ...], ...], seat: int | None = 0) -> farbstich.FarbstichView:
    points = tuple(map(sum, zip(*scores, strict=True)))
    winners = tuple(i for i, each in enumerate(points) if each == max(points))
    laid = (farbstich.Laid(0, "R9"), farbstich.Laid(1, "G9"), farbstich.Laid(2, "B8"))
    return farbstich.FarbstichView(
        seat=seat,
        players=len(points),
        waiting=Over(Result(points, winners)),
        options=FarbstichOptions(games=len(scores)),
        game=len(scores),
        scores=scores,
        last_trick=farbstich.LastTrick(laid, (), ("R", "G")),
    )


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_end_ranks_everybody_by_points(size: Size) -> None:
    async with at_board(size) as board:
        await board.see_view(ended(((30, 50, 50),)))
        found = re.findall(r"(\d)\. (\w+) +(\d+)\b", board.box("order"))
        assert found == [("1", "Ben", "50"), ("1", "Cleo", "50"), ("3", "Anna", "30")]
        assert "Ben and Cleo share the win." in board.words()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("scores", "seat", "told"),
    [
        ((60, 50, 40), 0, "You win!"),
        ((60, 60, 40), 0, "You share the win with Ben!"),
        ((50, 60, 40), 0, "Ben wins."),
        ((50, 60, 40), None, "Ben wins."),
    ],
)
async def test_whoever_has_won_is_told_so(
    scores: tuple[int, ...], seat: int | None, told: str
) -> None:
    async with at_board() as board:
        await board.see_view(ended((scores,), seat))
        assert told in board.words()


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_every_game_of_a_match_is_shown_at_its_end(size: Size) -> None:
    async with at_board(size) as board:
        await board.see_view(ended(((10, 20, 30, 40, 50, 60),) * 6))
        assert re.search(r"1\. Frank +60 +60 +60 +60 +60 +60 +360", board.box("order"))


@pytest.mark.asyncio
async def test_while_cards_are_dealt_the_points_so_far_are_seen() -> None:
    view = farbstich.FarbstichView(
        seat=0,
        players=3,
        waiting=Shuffle(2, 30),
        options=FarbstichOptions(games=2),
        game=1,
        scores=((50, 60, 40),),
        last_trick=None,
    )
    async with at_board() as board:
        await board.see_view(view)
        assert "All cards are shuffled." in board.words()
        assert re.search(r"Ben +60", board.box("order"))

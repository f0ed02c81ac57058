"""Display, order and seats on the board of Farbstich."""

import re

import msgspec
import pytest

from server.cards import ColourCard
from server.engine.farbstich import FARBSTICH
from server.protocol import farbstich
from server.protocol.requests import MakeMove
from server.protocol.seat import replace
from tests.plain.scripted_house import NAMES
from tests.rules.farbstich_positions import play, position
from tests.screen.farbstich_tables import (
    EXAMPLE,
    LATE,
    PLAYED,
    AtBoard,
    at_board,
    example,
    plain,
)
from tests.screen.running import SIZES, Size
from tests.screen.snapshots import check_screen
from tui.games.farbstich.trick import standings

NORMAL, NARROW, PHONE, WIDE = SIZES


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_every_colour_of_the_table_has_a_column_with_its_cards_and_their_sum(
    size: Size,
) -> None:
    async with at_board(size) as board:
        drawn = plain((await board.see(example(0))).box("offer"))
        for sign, worth in (("●R", 9), ("▲G", 6), ("■B", 4), ("★Y", 11)):
            assert re.search(rf"{sign[0]}\S*.* =?{worth}\b", drawn), sign
        assert "◆" in drawn
        assert "○" in drawn


@pytest.mark.asyncio
async def test_a_wide_column_names_its_colour_and_shows_its_cards() -> None:
    async with at_board() as board:
        rows = (await board.see(example(0))).box("offer").splitlines()
        assert "●R Red    9" in rows[0]
        assert "▏8    ▏1    ▌" in rows[2]
        assert "empty" in rows[3]


@pytest.mark.asyncio
async def test_a_taken_colour_shows_the_name_of_the_seat_that_took_it() -> None:
    async with at_board() as board:
        await board.witness(position(EXAMPLE), f"{PLAYED} | Frank takes Y", "Doro")
        assert "Frank" in board.box("offer")
        assert "11" in board.box("seats")


@pytest.mark.asyncio
async def test_the_bars_tell_totals_and_order_and_where_a_tie_ends_it() -> None:
    async with at_board(NARROW) as board:
        rows = (await board.see(example(5), "Frank")).box("order").splitlines()
        told = [plain(row) for row in rows if plain(row)]
        assert told == [
            "THE ORDER Tie at 9 (green and yellow): nobody collects from here on",
            "■B Blue 10 Emil 10 1. Emil",
            "▲G Green 9 Anna 7 2 9 = 9: nobody",
            "★Y Yellow 9 Cleo 9 9 = 9: nobody",
            "●R Red 5 Doro 5 below the tie",
        ]


@pytest.mark.asyncio
async def test_the_bars_form_as_the_cards_fall() -> None:
    async with at_board() as board:
        shown = []
        for cards in (1, 2, 5):
            await board.see(example(cards), NAMES[cards])
            rows = board.box("order").splitlines()
            shown.append(next(plain(row) for row in rows if re.search(r"[▲■]. ", row)))
        assert shown == [
            "▲G Green 7 Anna 7 1. Anna",
            "▲G Green 9 Anna 7 Ben2 1. Anna · 2. Ben",
            "■B Blue 10 Emil 10 1. Emil",
        ]


@pytest.mark.asyncio
async def test_bars_are_as_wide_as_their_cards_are_worth() -> None:
    async with at_board() as board:
        await board.see(example(5), "Frank")
        widths = [row.count("▀") for row in board.box("order").splitlines() if "▀" in row]
        assert widths == [30, 27, 27, 15]


@pytest.mark.asyncio
async def test_who_has_collected_is_ticked_off_and_who_collects_now_is_marked() -> None:
    async with at_board() as board:
        await board.see(play(example(), "Frank takes Y").table, "Anna")
        told = plain(board.box("order"))
        assert "✓ Frank · ► Doro" in told
        assert "3. Emil" in told


@pytest.mark.asyncio
async def test_two_places_of_a_strong_colour_have_names_on_a_phone() -> None:
    table = position("display R1 G1 B1 | Anna Y3 R5 | Ben Y9 R6 | Cleo Y1 R7 | Doro B4 R8")
    table = play(table, "Anna plays Y3 | Ben plays Y9").table
    async with at_board(PHONE) as board:
        await board.see(table, "Cleo")
        assert "1. Ben · 2. Anna" in plain(board.box("order"))


@pytest.mark.asyncio
async def test_nobody_who_has_collected_is_called_late_when_less_is_left_than_their_place() -> None:
    table = position("display R1 G1 B1 | Anna Y5 R5 | Ben Y4 R6 | Cleo Y3 R7 | Doro Y2 R8")
    table = play(table, "Anna plays Y5 | Ben plays Y4 | Cleo plays Y3 | Doro plays Y2").table
    async with at_board() as board:
        await board.see(play(table, "Anna takes R | Ben takes G").table, "Anna")
        assert "✓ you · ✓ Ben · ► Cleo" in plain(board.box("order"))
        assert "late" not in plain(board.box("order"))


@pytest.mark.asyncio
async def test_those_for_whom_nothing_would_be_left_are_told_that_they_are_late() -> None:
    async with at_board() as board:
        after = play(position(LATE), "Anna plays R5 | Ben plays G9").table
        await board.see(after, "Cleo")
        assert "1. Ben" in board.box("order")
        assert "too late: Anna" in board.box("order")


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [NARROW, NORMAL, WIDE], ids=str)
async def test_where_there_is_little_room_the_last_ends_of_a_bar_are_shortened_first(
    size: Size,
) -> None:
    hands = "Anna R8 B1 | Ben R6 B2 | Cleo R2 B3 | Doro R1 B4"
    table = play(position(f"display G6 G5 Y1 | {hands}"), "Anna plays R8 | Ben plays R6").table
    async with at_board(size) as board:
        await board.see(play(table, "Cleo plays R2").table, "Doro", "play:R1")
        (row,) = [row for row in board.box("order").splitlines() if "17" in row]
        assert re.search(r"1\. Anna · 2\. Ben · too late", row), row
        assert not re.search(r"too late.*too late", row)


@pytest.mark.asyncio
async def test_until_a_card_is_led_the_last_trick_is_shown() -> None:
    async with at_board() as board:
        table = play(example(), "Frank takes Y | Doro takes R | Emil takes G").table
        await board.see(table)
        assert "The last trick" in board.box("order")
        assert "Cleo" in board.box("order")
        await board.see(play(table, "Frank plays W6").table)
        assert "The last trick" not in board.box("order")
        assert "The last trick" in board.box("rail-game")


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_trick_that_is_collected_is_not_shown_as_the_last_one_too(size: Size) -> None:
    async with at_board(size) as board:
        await board.see(play(example(), "Frank takes Y").table)
        assert "last trick" not in board.person.text()


@pytest.mark.asyncio
async def test_of_the_last_trick_no_place_is_told_that_may_have_brought_nothing() -> None:
    """When the display was emptied, a client that was not there cannot know who came too late."""
    view = FARBSTICH.view(example(0), 0)
    assert isinstance(view, farbstich.FarbstichView)
    plays = (farbstich.Laid(0, "R9"), farbstich.Laid(1, "G8"), farbstich.Laid(2, "B7"))
    view = replace(view, trick=2, last_trick=farbstich.LastTrick(plays, (0, 1, 2), ()))
    played = tuple(each.card for each in plays)
    async with at_board() as board:
        await board.see_view(replace(view, display=played))
        assert "1. you" in board.box("order")
        assert "3." not in board.box("order")
        await board.see_view(replace(view, display=(*played, "Y1")))
        assert "3. Cleo" in board.box("order")


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("players", [3, 4, 5, 6])
async def test_seats_keep_their_places_while_cards_are_played(players: int) -> None:
    names = NAMES[:players]
    hands = " | ".join(f"{name} {c}5 {c}6" for name, c in zip(names, "RGBYVW", strict=False))
    table = position(f"display R1 R2 | {hands}")
    async with at_board() as board:
        places = set()
        for at, name in enumerate(names):
            await board.see(table, "Anna")
            plates = board.box("seats").splitlines()[0]
            places.add(tuple(plates.index(each) for each in names))
            table = play(table, f"{name} plays {'RGBYVW'[at]}{5 + at % 2}").table
        assert len(places) == 1


@pytest.mark.asyncio
async def test_the_last_card_of_each_seat_stands_below_its_plate() -> None:
    async with at_board() as board:
        await board.see(example(3), "Doro")
        assert plain(board.box("seats").splitlines()[1]) == "green 7 green 2 yellow 9 your card?"
        await board.see(example(3), "Anna")
        assert "is asked" in board.box("seats")


@pytest.mark.asyncio
async def test_the_last_trick_of_another_game_is_not_shown() -> None:
    view = FARBSTICH.view(example(0), 0)
    assert isinstance(view, farbstich.FarbstichView)
    laid = (farbstich.Laid(0, "R9"), farbstich.Laid(1, "G9"), farbstich.Laid(2, "B8"))
    last = farbstich.LastTrick(laid, (), ("R", "G"))
    async with at_board() as board:
        for trick, is_told in ((1, False), (2, True)):
            await board.see_view(replace(view, trick=trick, last_trick=last))
            assert ("9 = 9" in board.box("order")) is is_told


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


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_whoever_collects_picks_a_colour_of_the_display(size: Size) -> None:
    async with at_board(size) as board:
        await board.see(example(), "Frank", "collect:Y")
        assert board.choices == ["collect:R", "collect:G", "collect:B", "collect:Y"]
        assert board.spots == set(board.choices)
        assert "Which colour do you collect?" in board.words()
        assert "Yellow brings you 11 points in 2 cards." in board.words()
        await board.person.press("enter")
        (asked,) = board.moves
        assert isinstance(asked, MakeMove)
        assert asked.move == farbstich.Collect("Y")


@pytest.mark.asyncio
async def test_a_colour_has_the_digit_of_its_column_whatever_else_is_there() -> None:
    async with at_board() as board:
        await board.see(play(example(), "Frank takes Y | Doro takes R").table, "Emil")
        await board.person.press("1", "4")
        assert board.screen.pointer.at == ""
        await board.person.press("3")
        assert board.screen.pointer.at == "collect:B"
        assert "3 Take 4" in board.words()


@pytest.mark.asyncio
async def test_a_single_colour_is_taken_by_one_key_without_a_long_question() -> None:
    async with at_board() as board:
        after = play(position(LATE), "Anna plays R5 | Ben plays G9 | Cleo plays B3").table
        await board.see(after, "Ben")
        assert "Only Red is left: take it." in board.words()
        await board.person.press("1")
        (asked,) = board.moves
        assert isinstance(asked, MakeMove)
        assert asked.move == farbstich.Collect("R")


async def table_and_collecting(board: AtBoard) -> None:
    await board.see(example(5), "Frank", "play:R6")
    check_screen("farbstich-table", board.person)
    await board.see(example(), "Frank", "collect:Y")
    check_screen("farbstich-collect", board.person)


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_board_looks_as_it_was_found_good(size: Size) -> None:
    async with at_board(size) as board:
        await table_and_collecting(board)

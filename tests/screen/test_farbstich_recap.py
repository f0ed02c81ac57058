"""How the board of Farbstich tells the trick that has just ended, and the end of a game."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from server.engine.farbstich import FARBSTICH
from server.protocol import farbstich
from server.protocol.farbstich import FarbstichOptions
from server.protocol.notices import GameSnapshot, Happened
from tests.playing import do, random_deal
from tests.rules.farbstich_positions import play, position
from tests.screen.farbstich_tables import (
    COLLECTED,
    EXAMPLE,
    LATE,
    LATE_COLLECTED,
    AtBoard,
    at_board,
    example,
    plain,
)
from tests.screen.running import SIZES, Size
from tui.text import LANGUAGES, Language
from tui.widgets.drawn import Drawn

NORMAL, NARROW, PHONE, WIDE = SIZES


@asynccontextmanager
async def recap(
    step: int, size: Size = NORMAL, name: str = "Frank", **how: object
) -> AsyncIterator[AtBoard]:
    """The trick of the rule sheet, told as far as this step."""
    async with at_board(size) as board:
        await board.witness(example(0), COLLECTED, name, **how)
        await tell(board, step)
        yield board


async def tell(board: AtBoard, step: int) -> None:
    assert board.screen.recap.shown is not None
    while board.screen.recap.shown < step:
        board.screen.recap.tick()
    board.person.app.update_soon()
    await board.person.settle()


@pytest.mark.asyncio
async def test_a_trick_is_told_one_who_collected_after_the_other() -> None:
    async with recap(1) as board:
        for step, told in (
            (1, "1. you ★Y 7+4 = 11 · 2. Doro ■B"),
            (2, "1. you ★Y 7+4 = 11 · 2. Doro ●R 8+1 = 9 ■B"),
            (3, "3. Emil ▲G 6 ▲G"),
        ):
            await tell(board, step)
            drawn = plain(board.box("order"))
            assert drawn.startswith("Trick 8: who collected what")
            assert told in drawn


@pytest.mark.asyncio
async def test_there_is_a_step_for_each_and_one_for_those_who_go_without() -> None:
    async with recap(1) as board:
        seen = board.screen.seen()
        assert seen is not None
        assert board.screen.board.recap_steps(seen) == 4
        await board.witness(position(LATE), LATE_COLLECTED)
        seen = board.screen.seen()
        assert seen is not None
        assert board.screen.board.recap_steps(seen) == 2


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_that_a_tie_stopped_the_scoring_is_said_in_words(size: Size) -> None:
    async with at_board(size) as board:
        for language in LANGUAGES:
            await board.witness(example(0), COLLECTED, "Anna", language=language)
            assert board.say("board-farbstich-tie-short") in board.box("order")


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_whoever_came_too_late_is_told_so_though_the_display_is_empty(size: Size) -> None:
    async with at_board(size) as board:
        await board.see(position(LATE), "Ben")
        await board.witness(position(LATE), LATE_COLLECTED, "Ben")
        assert "too late" not in board.box("order")
        await tell(board, 2)
        assert "too late" in board.box("order")


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_recap_leaves_all_room_that_a_decision_needs(size: Size) -> None:
    async with at_board(size) as board:
        for language in LANGUAGES:
            await board.witness(example(0), COLLECTED, "Frank", language=language)
            assert board.screen.recap.shown is not None
            assert board.spots == set(board.choices) != set()
            seen = board.screen.seen()
            assert seen is not None
            play_it = board.say("board-farbstich-play", card=seen.formatter.card("W6"))
            assert plain(play_it) in plain(board.box("question"))
            (spot,) = board.screen.query_one("#question", Drawn).spots
            assert spot.does == "play:W6"


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_recap_has_every_number_of_what_it_tells(size: Size) -> None:
    async with recap(4, size) as board:
        drawn = plain(board.box("order"))
        for worth in ("11", "9", "6"):
            assert worth in drawn
        assert "★" in drawn


@pytest.mark.asyncio
async def test_it_never_covers_the_cards_that_one_has_to_know_to_decide() -> None:
    async with at_board() as board:
        await board.witness(example(0), f"{COLLECTED} | Frank plays W6", "Anna")
        assert "who collected" not in board.words()
        assert "○W White 6 Frank" in board.words()


@pytest.mark.asyncio
async def test_who_has_nothing_to_decide_is_told_it_to_its_end() -> None:
    async with at_board() as board:
        await board.witness(example(0), f"{COLLECTED} | Frank plays W6", "Cleo")
        for step, is_told in ((3, True), (4, False)):
            await tell(board, step)
            assert ("who collected" in board.words()) is is_told


@pytest.mark.asyncio
async def test_while_a_trick_is_collected_there_is_no_recap() -> None:
    async with at_board() as board:
        await board.witness(example(0), COLLECTED.rsplit(" | ", 1)[0])
        assert not board.screen.recap.is_there


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [NORMAL, NARROW, WIDE], ids=str)
async def test_those_who_collect_are_shown_with_what_they_took(size: Size) -> None:
    async with at_board(size) as board:
        await board.witness(example(0), COLLECTED.rsplit(" | ", 2)[0], "Doro")
        assert "✓ Frank ★Y" in plain(board.box("order"))
        assert "11" in board.box("seats")


@pytest.mark.asyncio
async def test_what_a_card_of_the_last_trick_was_good_for_stays_in_the_rail() -> None:
    async with at_board() as board:
        await board.witness(example(0), f"{COLLECTED} | Frank plays W6")
        rail = plain(board.box("rail-game"))
        assert "1. Frank ★Y +11 2. Doro ●R +9 3. Emil ▲G +6" in rail


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [NORMAL, (160, 45), WIDE], ids=str)
async def test_in_a_match_of_six_the_last_trick_stays_in_the_rail_as_well(
    size: Size, language: Language
) -> None:
    """There the points of the games before need rows, too; why some are hidden is told in whole or
    not at all."""
    match = position(f"{EXAMPLE} | earlier 45 23 52 53 57 31", FarbstichOptions(games=3))
    async with at_board(size) as board:
        await board.witness(match, f"{COLLECTED} | Frank plays W6", language=language)
        say, rail = board.person.app.scene.say, plain(board.box("rail-game"))
        assert say("board-farbstich-last") in rail
        points = "Emil 57 Frank 31"
        assert rail.endswith((points, f"{points} {say('plain-farbstich-face-down')}")), rail


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_plain_ascii_is_enough_for_the_recap(size: Size) -> None:
    async with recap(4, size, glyphs="ascii") as board:
        assert board.board().isascii()


@pytest.mark.asyncio
async def test_who_was_not_there_is_told_nothing_that_a_client_cannot_know() -> None:
    async with at_board() as board:
        await board.see(play(position(LATE), LATE_COLLECTED).table)
        await board.person.press("b")
        assert "who collected what" in board.words()
        assert "too late" not in board.words()
        assert "2+1 = 3" not in board.words()


@pytest.mark.asyncio
async def test_the_first_trick_of_a_game_has_nothing_before_it() -> None:
    async with at_board() as board:
        await board.see(position(EXAMPLE))
        assert not board.screen.recap.is_there


@pytest.mark.asyncio
async def test_at_the_end_of_a_game_the_points_follow_the_last_one_first() -> None:
    """The first game of two is over, the second one is dealt."""
    hands = "points 30 10 20 | display R1 R2 | games 2 | Anna R5 | Ben G9 | Cleo B3"
    table = position(hands, FarbstichOptions(games=2))
    async with at_board() as board:
        await board.see(table)
        await board.witness(table, LATE_COLLECTED)
        dealt = do(FARBSTICH, play(table, LATE_COLLECTED).table, None, random_deal(30, Random(1)))
        view = FARBSTICH.view(dealt.state, 0)
        assert isinstance(view, farbstich.FarbstichView)
        told = [each for event in dealt.events if (each := FARBSTICH.event_for(event, 0))]
        left = (None,) * 3
        legal = FARBSTICH.legal(dealt.state, 0)
        await board.tell(
            *(Happened(3, 9, each) for each in told), GameSnapshot(3, 9, 9, view, legal, left)
        )
        assert "Trick 9: who collected what" in board.words()
        await tell(board, 3)
        drawn = board.box("order")
        assert "Game 1 is over: the points" in drawn
        assert "Ben" in drawn
        assert "Anna" not in drawn
        await tell(board, 5)
        rows = [line.split() for line in board.box("order").splitlines()[2:5]]
        assert [row[0] for row in rows] == ["Anna", "Cleo", "Ben"]

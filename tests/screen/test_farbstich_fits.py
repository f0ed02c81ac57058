"""Whole games of Farbstich on the board, at every size and in every language."""

import re
from functools import cache
from itertools import product
from random import Random

import pytest

from server.cards import COLOURS
from server.engine.farbstich import FARBSTICH
from server.engine.farbstich.state import State
from server.protocol import farbstich
from server.protocol.farbstich import FarbstichOptions
from server.protocol.lobby import Language
from server.protocol.requests import MakeMove
from server.protocol.seat import Over, Shuffle
from tests.cases import case
from tests.plain.scripted_house import NAMES
from tests.playing import do, random_deal
from tests.rules.farbstich_positions import play, position
from tests.screen.farbstich_tables import AtBoard, at_board, example, plain
from tests.screen.running import SIZES, Size
from tui.games.farbstich.question import question
from tui.games.farbstich.words import letters
from tui.plain.dispatch import handle_line
from tui.text import LANGUAGES

pytestmark = pytest.mark.slow

PHONE = (40, 20)
EVERY_SIZE = [*SIZES, (60, 23), (99, 50), (100, 34), (120, 34), (160, 45)]


@cache
def decisions(players: int) -> list[tuple[farbstich.FarbstichView, tuple[farbstich.Play, ...]]]:
    """All that Anna has to decide in a game that is played at random."""
    dice = Random(players)
    table: State = FARBSTICH.start(players, FarbstichOptions())
    found = []
    while not isinstance(waiting := FARBSTICH.waiting(table), Over):
        if isinstance(waiting, Shuffle):
            table = do(FARBSTICH, table, None, random_deal(waiting.size, dice)).state
            continue
        seat = waiting.seats[0]
        legal = FARBSTICH.legal(table, seat)
        if seat == 0:
            found.append((FARBSTICH.view(table, 0), legal))
        table = do(FARBSTICH, table, seat, dice.choice(legal)).state
    return found  # type: ignore[return-value]


@pytest.mark.asyncio
@pytest.mark.parametrize("size", EVERY_SIZE, ids=str)
async def test_nothing_that_a_decision_needs_is_ever_cut(size: Size) -> None:
    """All choices can be clicked, the outlook stands there in full, and so does the button."""
    async with at_board(size) as board:
        for players, language in product((3, 6), LANGUAGES):
            for view, legal in decisions(players)[::4]:
                await board.see_view(view, legal, language=language, left=(3600,) * players)
                with case((players, language, view)):
                    await check_decision(board, view, legal, size)


async def check_decision(
    board: AtBoard, view: farbstich.FarbstichView, legal: tuple[farbstich.Play, ...], size: Size
) -> None:
    every = board.choices
    assert len(every) == len(legal)
    if len(legal) > 1 or not view.to_collect:
        await board.point(every[-1])
    assert board.spots == set(every)
    asked = plain(board.box("question"))
    assert "…" not in asked
    is_only = len(legal) == 1 and view.to_collect
    assert re.search(r" [1-6] ", asked) if is_only else board.say("key-enter") in asked
    if size != PHONE and not view.to_collect:
        assert outlook(board) in board.told()


def outlook(board: AtBoard) -> str:
    """All that is said of the card that is pointed at."""
    look, seen = board.screen.look(), board.screen.seen()
    assert seen is not None
    return plain(question(look, seen).told[0])


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_plain_ascii_is_enough(size: Size) -> None:
    async with at_board(size) as board:
        for view, legal in decisions(6)[::3]:
            await board.see_view(view, legal, glyphs="ascii", left=(60,) * 6)
            await board.person.press("right")
            assert board.board().isascii()


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_display_of_forty_cards_still_leaves_room_for_the_decision(size: Size) -> None:
    held = {"R5", "G6", "B6", "Y9", "V5", "W1"}
    every = [f"{colour}{value}" for value in range(1, 11) for colour in "RGBYVW"]
    display = " ".join([card for card in every if card not in held][:40])
    hands = "Anna R5 | Ben G6 | Cleo B6 | Doro Y9 | Emil V5 | Frank W1"
    script = "Anna plays R5 | Ben plays G6 | Cleo plays B6 | Doro plays Y9 | Emil plays V5"
    table = play(position(f"display {display} | {hands}"), f"{script} | Frank plays W1").table
    async with at_board(size) as board:
        await board.see(table, "Doro", language="de")
        assert board.spots == set(board.choices)
        assert len(board.choices) == 6


# Letters


@pytest.mark.asyncio
async def test_no_two_colours_have_the_same_letters_and_all_have_equally_many() -> None:
    async with at_board() as board:
        for language in LANGUAGES:
            await board.see(example(), language=language)
            look = board.screen.look()
            found = [letters(look, color) for color in COLOURS]
            assert len({each.casefold() for each in found}) == len(COLOURS)
            assert len({len(each) for each in found}) == 1
            for color, each in zip(COLOURS, found, strict=True):
                name = look.say("game-farbstich-colour", colour=color).casefold()
                assert re.match(".*".join(each.casefold()), name)


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_every_card_has_the_letters_of_the_language(size: Size) -> None:
    async with at_board(size) as board:
        for language, cards in product(("de", "fr", "it"), (0, 3, 6)):
            await board.see(example(cards), NAMES[cards % 6], language=language)
            look = board.screen.look()
            known = "|".join(letters(look, color) for color in COLOURS)
            found = re.findall(r"[●▲■★◆○](?=[A-Z])\w+", board.board())
            assert found
            assert all(re.fullmatch(rf".({known})\d*", each) for each in found), found


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_card_can_be_typed_as_it_is_drawn_and_as_it_is_in_english(
    language: Language,
) -> None:
    """Even if there is one of every colour."""
    hands = (" ".join(f"{each}{value}" for each in COLOURS) for value in (7, 1, 2, 3, 4, 5))
    held = " | ".join(f"{name} {cards}" for name, cards in zip(NAMES, hands, strict=True))
    async with at_board() as board:
        await board.see(position(f"display G9 | {held}"), language=language)
        look = board.screen.look()
        for color in COLOURS:
            drawn = f"{letters(look, color)}7"
            for typed in (drawn, drawn.lower(), drawn.upper(), f"{color}7"):
                (answer,) = handle_line(look.scene, typed)
                assert isinstance(answer, MakeMove)
                assert answer.move == farbstich.Play(f"{color}7")  # type: ignore[arg-type]
        await board.see(example(), "Frank", language=language)
        for color in COLOURS[:4]:
            (answer,) = handle_line(look.scene, f"collect {letters(look, color)}")
            assert isinstance(answer, MakeMove)
            assert answer.move == farbstich.Collect(color)

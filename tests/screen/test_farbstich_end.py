"""Farbstich's own parts of the end, of replays and of lessons, also in few colours."""

from random import Random
from typing import get_args

import pytest

from server.cards import VALUE, colour_pack
from server.engine.farbstich import FARBSTICH
from server.protocol import farbstich
from server.protocol.farbstich import FarbstichOptions
from server.protocol.seat import replace
from tests.plain.scripted_house import NAMES, TEXTS, ScriptedHouse
from tests.screen.farbstich_tables import at_board, example, plain
from tests.screen.running import SIZES, Size, shown
from tests.screen.seated import Seated, course
from tui.games.farbstich.board import FarbstichBoard
from tui.games.farbstich.finale import collected
from tui.games.farbstich.hand import Card, Hand, draw_hand
from tui.games.farbstich.opened import OpenView
from tui.glyphs import UNICODE
from tui.palettes import Depth, palette_for
from tui.screens.ending import EndingScreen
from tui.text import LANGUAGES
from tui.widgets.canvas import Canvas
from tui.widgets.drawn import Drawn

pytestmark = pytest.mark.slow

NORMAL, NARROW, PHONE, WIDE = SIZES


async def ended(games: int, size: Size, players: int = 5) -> str:
    """The text of the screen after a match of so many games, played at random."""
    person = Seated("farbstich", players, options={"games": games})
    notices, past, played = person.arrive(), [], None
    for number, played in enumerate(course("farbstich", players, 3, games=games), 1):
        notices += person.follow(played.step, number)
        past += [each for e in played.step.events if (each := FARBSTICH.event_for(e, 0))]
    assert played is not None
    result = FARBSTICH.result(played.step.state)
    assert result is not None
    async with shown(ScriptedHouse([*notices, *person.end(result, past)]), size) as end:
        assert isinstance(end.app.screen, EndingScreen)
        scores = played.step.state.scores
        for seat, pile in enumerate(collected(past, players)):
            assert sum(VALUE[card] for card in pile) == scores[-1][seat]
        for seat in range(players):
            for game in scores:
                assert str(game[seat]) in end.text()
        return end.text()


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [NORMAL, WIDE], ids=str)
async def test_a_match_ends_with_a_bar_of_games_for_each_player_and_the_piles(size: Size) -> None:
    text = await ended(3, size)
    assert "The points, game by game" in text
    assert "Game 1" in text
    assert "The piles of game 3, turned up ────" in text


@pytest.mark.asyncio
async def test_five_piles_have_a_row_between_them() -> None:
    rows = (await ended(1, NORMAL)).splitlines()
    title = next(y for y, row in enumerate(rows) if "The piles, turned up" in row)
    has_name = [any(f" {name} " in row[:14] for name in NAMES) for row in rows[title + 1 :]]
    assert has_name[:9] == [True, False] * 4 + [True]


@pytest.mark.asyncio
@pytest.mark.parametrize("players", [3, 5, 6])
@pytest.mark.parametrize("games", [1, 3])
async def test_the_first_three_stand_on_a_podium_beside_all_piles_in_a_low_window(
    players: int, games: int
) -> None:
    rows = (await ended(games, (100, 34), players)).splitlines()
    assert any("1st" in row and "2nd" in row for row in rows), rows
    title = next(y for y, row in enumerate(rows) if "turned up" in row)
    piles = "\n".join(row[:14] for row in rows[title + 1 :])
    assert all(name in piles for name in NAMES[:players])


@pytest.mark.asyncio
async def test_a_single_game_has_the_chart_of_its_tricks_and_its_piles() -> None:
    text = await ended(1, NORMAL)
    assert "The points, game by game" not in text
    assert "The piles, turned up ────" in text


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [NORMAL, WIDE], ids=str)
async def test_the_best_trick_is_told_with_its_cards_and_its_place_in_the_match(size: Size) -> None:
    best, trick, at = (0, ""), 0, 0
    for played in course("farbstich", 5, 3, games=2):
        for event in played.step.events:
            trick += isinstance(event, farbstich.TrickBegan)
            if isinstance(event, farbstich.Collected):
                points = sum(VALUE[card] for card in event.cards)
                if points > best[0]:
                    best, at = (points, NAMES[event.seat]), trick
    text = await ended(2, size)
    number = (at - 1) % farbstich.HAND + 1
    assert "The best trick" in text
    assert f"Game {1 + (at - 1) // farbstich.HAND}, trick {number}" in text
    assert f"{best[1]} collects" in text or best[1] == NAMES[0]


@pytest.mark.asyncio
async def test_without_the_past_no_piles_are_guessed() -> None:
    view = farbstich.FarbstichView(
        seat=0,
        players=3,
        waiting=FARBSTICH.view(example(0), 0).waiting,
        options=FarbstichOptions(),
        game=1,
        scores=((50, 60, 40),),
        last_trick=None,
    )
    async with at_board() as board:
        await board.see_view(view)
        seen = board.screen.seen()
        assert seen is not None
        assert FarbstichBoard().keepsake(board.screen.look(), seen) is None


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_in_an_open_replay_every_hand_is_seen_and_sorted(size: Size) -> None:
    views = [FARBSTICH.view(example(0), seat) for seat in range(6)]
    hands = [replace(views[0], hand=("W1", "G7", "R10", "G2")), *views[1:]]
    async with at_board(size) as board:
        open_view = FarbstichBoard().laid_open(hands[0], hands)  # type: ignore[arg-type]
        assert isinstance(open_view, OpenView)
        await board.see_view(open_view)
        drawn = board.words()
        assert "Ben▲G2○W2" in drawn.replace(" ", "")
        own = board.box("hand")
        assert own.index("●") < own.index("▲") < own.index("○")


@pytest.mark.asyncio
async def test_no_open_hands_are_too_long_for_a_phone() -> None:
    pack, dice = colour_pack(6), Random(1)
    async with at_board(PHONE) as board:
        for language in LANGUAGES:
            cards = list(pack)
            dice.shuffle(cards)
            hands = [tuple(cards[9 * seat : 9 * seat + 9]) for seat in range(6)]
            hands[0] = ("R10", "G10", "B10", "Y10", "V10", "W10", "R9", "G9", "B9")
            view = FARBSTICH.view(example(0), 0)
            assert isinstance(view, farbstich.FarbstichView)
            views = [replace(view, seat=seat, hand=hand) for seat, hand in enumerate(hands)]
            open_view = FarbstichBoard().laid_open(views[0], views)
            await board.see_view(open_view, language=language)
            rows = board.box("hand").splitlines()[1:]
            assert len(rows) == 6
            for hand, row in zip(hands, rows, strict=True):
                values = sorted(str(VALUE[card]) for card in hand)
                assert sorted(number_words(row)) == values


def number_words(row: str) -> list[str]:
    return "".join(each if each.isdigit() else " " for each in row).split()


def test_a_card_on_its_way_is_marked_as_sent() -> None:
    def drawn(is_sent: bool) -> str:
        canvas = Canvas(
            87, 10, palette_for("dark", "truecolor", "farbstich"), UNICODE, TEXTS["en"], [""] * 10
        )
        card = Card("G", 7, "G", "play:G7", "1", is_pointed=True, is_sent=is_sent)
        draw_hand(canvas, Hand((card,), "", True, "", ()))
        return canvas.text()

    assert "✓" in drawn(True)
    assert "✓" not in drawn(False)


@pytest.mark.asyncio
@pytest.mark.parametrize("part", ["seats", "order", "offer", "question", "hand"])
async def test_a_lesson_can_light_each_part_of_the_board(part: str) -> None:
    async with at_board() as board:
        await board.see(example(5), "Frank", "play:R6")
        look, seen = board.screen.look(), board.screen.seen()
        assert seen is not None
        before = board.box(part)
        board.screen.board.show(look._replace(lit=part), seen)
        lit = [box for box in board.screen.board.query(Drawn) if "▐" in box.text()[-200:]]
        assert board.screen.query_one(f"#{part}", Drawn) in lit
        assert bare(before) == bare(board.box(part))


def bare(drawn: str) -> str:
    return plain(drawn.replace("─", " "))


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_fewer_colours_change_no_word(size: Size) -> None:
    drawn = set()
    for depth in get_args(Depth):
        async with at_board(size, depth) as board:
            await board.see(example(5), "Frank", "play:R6", names=NAMES)
            drawn.add(" ".join(filter(str.isalnum, plain(board.box("question")).split())))
    assert len(drawn) == 1

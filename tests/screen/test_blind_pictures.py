"""The screen of a seat stays the same when cards that the seat cannot know differ."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any
from zlib import crc32

import pytest

from server.engine import GAMES
from server.engine.game import Step
from server.protocol.seat import Viewer
from tests.laws.tables import Table
from tests.laws.test_blindness import all_decisions, apply_with_deal, other_deals, unseen_places
from tests.screen.places import SIZES
from tests.screen.seated import Seated
from tui.boards.board import Board
from tui.boards.registry import BOARDS
from tui.drawing import Block, row
from tui.places.help import Help
from tui.places.place import Look
from tui.places.telling import Log, ScoreSheet
from tui.plain.games import Seen

pytestmark = pytest.mark.slow

EVERY = {"eight28": 4, "farbstich": 3, "schatzsuche": 7}
"""So many decisions further the next is looked at."""
TABLES = [("eight28", 3), ("eight28", 6), ("farbstich", 3), ("farbstich", 6), ("schatzsuche", 3)]


def pictures(game: str, players: int, seat: Viewer, step: Step[Any]) -> Iterator[Block]:
    """All that somebody sees who has been there since the cards were dealt."""
    seated = Seated(game, players, seat)
    seated.follow(step)
    for size in SIZES:
        for place in (seated.place, Log(), ScoreSheet(), Help(seated.place)):
            yield seated.picture(size, place)


def check_pictures(game: str, players: int, seed: int) -> int:
    """How many truly different deals looked the same."""
    table, dice, different = Table(GAMES[game], players, GAMES[game].options()), Random(seed), 0
    for deals, state in islice(all_decisions(table, seed), 0, None, EVERY[game] * players // 3):
        real = apply_with_deal(table.game, deals, deals.deal)
        assert real
        for seat in (None, 0, players - 1):
            shown = list(pictures(game, players, seat, real))
            places = unseen_places(deals, state, seat)
            for deal in islice(other_deals(table.game, deals, places, dice), 1):
                other = apply_with_deal(table.game, deals, deal)
                assert other
                assert list(pictures(game, players, seat, other)) == shown, (seat, deal)
                different += other.state != state
    return different


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_screen_tells_deals_apart_that_differ_only_in_unseen_cards(
    game: str, players: int
) -> None:
    assert check_pictures(game, players, seed=1) > 25


@pytest.mark.parametrize("game", GAMES)
def test_a_board_that_peeks_is_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It draws what somebody else is told of his cards."""
    players = GAMES[game].seats[0]
    secret: dict[str, Any] = {}
    follow = Seated.follow

    def peeking(seated: Seated, step: Step[Any], number: int = 1) -> None:
        secret["view"] = [seated.game.view(step.state, seat) for seat in range(players)]
        follow(seated, step, number)

    monkeypatch.setattr(Seated, "follow", peeking)
    monkeypatch.setitem(BOARDS, game, peeping(BOARDS[game], secret))
    with pytest.raises(AssertionError):
        check_pictures(game, players, seed=1)


def peeping(board: Board, secret: dict[str, Any]) -> Board:
    def draw(look: Look, seen: Seen) -> Block:
        drawn = board.draw(look, seen)
        peeked = row(f"{crc32(str(secret['view']).encode()) % 1000:03}")
        return [(*peeked, *row(" " * (look.width - 3))), *drawn[1:]]

    return replace(board, draw=draw)

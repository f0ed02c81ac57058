"""No decision of a bot depends on a card that its seat has not seen."""

import sys
from collections.abc import Sequence
from itertools import count, cycle, islice
from random import Random
from typing import Any
from zlib import crc32

import pytest

from server.bots import LEVELS, Bot
from server.engine import GAMES
from server.protocol.seat import Event, Move, View
from tests.bots.deciding import FEW, as_bytes, at_most, decide_otherwise, decisions

pytestmark = pytest.mark.slow

PLENTY = 1000


def check(game: str, kinds: Sequence[Bot], least: int) -> int:
    """Repeats at least so many decisions with other cards, at tables of all sizes."""
    rules, dice, tried = GAMES[game], Random(game), 0
    asked = 0
    for number in count():
        options = rules.options(markers="by_hand") if by_hand(game, number) else rules.options()
        players = list(islice(cycle(kinds), rules.seats[number % len(rules.seats)]))
        for decision in decisions(rules, options, players, f"{game} {number}"):
            tried += decide_otherwise(decision, dice)
            asked += 1
        if tried >= least:
            break
        assert asked < 3 * least, "nearly all deals must leave something open"
    return tried


def by_hand(game: str, number: int) -> bool:
    return game == "schatzsuche" and number % 2 == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_level_decides_the_same_where_only_unseen_cards_differ(game: str) -> None:
    levels = at_most(FEW)[game]
    assert check(game, [levels[name] for name in LEVELS], PLENTY) >= PLENTY


def peeks(view: View, seen: Sequence[Event], legal: tuple[Move, ...], rng: Random) -> Move:
    """Finds the state in the stack of its callers, and decides by it."""
    frame: Any = sys._getframe()
    while "state" not in frame.f_locals:
        frame = frame.f_back
    state = as_bytes(frame.f_locals["state"])
    return legal[crc32(state) % len(legal)]


def remembers(view: View, seen: Sequence[Event], legal: tuple[Move, ...], rng: Random) -> Move:
    """Decides differently when asked the same again."""
    _MEMORY.append(view)
    return legal[len(_MEMORY) % len(legal)]


_MEMORY: list[View] = []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", [peeks, remembers])
def test_a_bot_that_peeks_or_remembers_fails_this_test(game: str, bot: Bot) -> None:
    honest = at_most(0)[game]["novice"]
    with pytest.raises(AssertionError, match="decision"):
        check(game, [honest, bot, honest], PLENTY)

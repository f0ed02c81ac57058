"""The bots of a game by name, their budgets, and a rough check of their strength."""

from typing import Any

import pytest

from server.bots import LEVELS, RANDOM, best, bots, bound, usual
from server.engine import GAMES
from tests.bench.arena import Contest, Entrant, outcomes, standings

pytestmark = pytest.mark.slow

SEATS = {"eight28": 4, "farbstich": 4, "schatzsuche": 3}
DEALS = 10
FEW = 5


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_three_levels_a_simple_bot_and_a_random_one(game: str) -> None:
    assert tuple(bots(game)) == ("novice", "club", "master", "simple", "random")
    assert usual(game) == "club"


def test_a_game_without_bots_of_its_own_is_played_at_random() -> None:
    assert tuple(bots("poker")) == ("random",)
    assert usual("poker") == "random"


def test_the_best_of_several_bots_is_the_highest_level() -> None:
    assert best(["novice", "master", "club"]) == "master"
    assert best(["random", "novice"]) == "novice"
    assert best(["random"]) == "random"
    assert best(["of-old", "random"]) == "random"
    assert best(["of-old"]) == "of-old"


@pytest.mark.parametrize("game", GAMES)
def test_a_budget_is_a_number_that_can_be_set(game: str) -> None:
    usual: Any = bots(game)["master"]
    assert isinstance(usual.keywords["budget"], int)
    less: Any = bound(game, "master", budget=3)
    assert less.keywords["budget"] == 3


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_beats_random_players(game: str, level: str) -> None:
    """One against random players; the fair share would be 1 / seats."""
    seats = SEATS[game]
    thinker, others = Entrant(level, level, {"budget": FEW}), Entrant(RANDOM, RANDOM, {})
    entrants = (thinker, *[others] * (seats - 1))
    contest = Contest(game, GAMES[game].options(), entrants, b"order")
    first, rest = standings(contest, outcomes(contest, DEALS, 1))
    assert first.bot == level
    assert first.share > 1.6 / seats
    assert rest.share < 1 / seats

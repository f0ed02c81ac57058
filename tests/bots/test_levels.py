"""Five kinds of bots a game, and how they are bound to their budgets."""

from typing import Any

import pytest

from server.bots import LEVELS, RANDOM, best, bots, bound, usual
from server.engine import GAMES
from tests.bench.arena import Contest, Entrant, outcomes, standings

SEATS = {"eight28": 4, "farbstich": 4, "schatzsuche": 3}
DEALS = 10
FEW = 5


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_levels_and_two_to_measure_by(game: str) -> None:
    assert tuple(bots(game)) == ("novice", "club", "master", "simple", "random")
    assert usual(game) == "club"


def test_another_game_is_played_at_random() -> None:
    assert tuple(bots("poker")) == ("random",)
    assert usual("poker") == "random"


def test_the_best_of_several_bots_is_known_by_its_name() -> None:
    assert best(["novice", "master", "club"]) == "master"
    assert best(["random", "novice"]) == "novice"
    assert best(["random"]) == "random"
    assert best(["of-old", "random"]) == "random"
    assert best(["of-old"]) == "of-old"


@pytest.mark.parametrize("game", GAMES)
def test_a_budget_is_a_number_of_worlds(game: str) -> None:
    usual: Any = bots(game)["master"]
    assert isinstance(usual.keywords["budget"], int)
    less: Any = bound(game, "master", budget=3)
    assert less.keywords["budget"] == 3


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_whoever_thinks_beats_those_who_do_not(game: str, level: str) -> None:
    """One among players who do anything; fair would be a share of one by seats."""
    seats = SEATS[game]
    thinker, others = Entrant(level, level, {"budget": FEW}), Entrant(RANDOM, RANDOM, {})
    entrants = (thinker, *[others] * (seats - 1))
    contest = Contest(game, GAMES[game].options(), entrants, b"order")
    first, rest = standings(contest, outcomes(contest, DEALS, 1))
    assert first.bot == level
    assert first.share > 1.6 / seats
    assert rest.share < 1 / seats

"""kartenhaus bench engine: a row for each game, smallest and largest table, views and none."""

import json

import pytest

from server.engine import GAMES
from tests.commands.running import Prompt


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second passes whenever the clock is looked at."""
    ticks = iter(range(10**6))
    monkeypatch.setattr("server.commands.bench.time.perf_counter", lambda: next(ticks))


@pytest.mark.usefixtures("quick")
def test_it_prints_a_table(kartenhaus: Prompt) -> None:
    code, out, err = kartenhaus("bench", "engine")
    assert (code, err) == (0, "")
    head, *rows = out.splitlines()
    assert head.split() == ["Game", "Seats", "With", "views", "Moves/s", "Games/s"]
    assert len(rows) == 10
    assert len({len(row) for row in rows}) == 1


@pytest.mark.usefixtures("quick")
def test_as_json_it_says_the_same(kartenhaus: Prompt) -> None:
    rows = json.loads(kartenhaus("bench", "engine", "--json").out)
    tables = [(row["game"], row["seats"], row["views"]) for row in rows]
    assert sorted(tables) == sorted(
        (name, seats, views)
        for name, game in GAMES.items()
        for seats in {game.seats[0], game.seats[-1]}
        for views in (False, True)
    )
    assert all(row["moves_per_second"] > row["games_per_second"] >= 1 for row in rows)

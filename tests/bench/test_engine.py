"""The bench `engine` measures each game at its smallest and its largest table."""

import json
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from server.dealer import Dealer
from server.engine import GAMES
from server.protocol.seat import Viewer
from tests.bench.bench_engine import play_at_random
from tests.bench.running import Prompt


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes a second pass each time the clock is read."""
    ticks = iter(range(10**6))
    monkeypatch.setattr("tests.bench.bench_engine.time.perf_counter", lambda: next(ticks))


@pytest.mark.usefixtures("quick")
def test_it_prints_a_table(bench: Prompt) -> None:
    code, out, err = bench("engine")
    assert (code, err) == (0, "")
    head, *rows = out.splitlines()
    assert head.split() == ["Game", "Seats", "Views", "Moves/s", "Games/s"]
    assert len(rows) == sum(2 * len({g.seats[0], g.seats[-1]}) for g in GAMES.values())
    assert len({len(row) for row in rows}) == 1


@pytest.mark.usefixtures("quick")
def test_as_json_it_says_the_same(bench: Prompt) -> None:
    rows = json.loads(bench("engine", "--json").out)
    tables = [(row["game"], row["seats"], row["views"]) for row in rows]
    assert sorted(tables) == sorted(
        (name, seats, views)
        for name, game in GAMES.items()
        for seats in {game.seats[0], game.seats[-1]}
        for views in (False, True)
    )
    assert all(row["moves_per_second"] > row["games_per_second"] >= 1 for row in rows)


@pytest.mark.parametrize("views", [True, False])
def test_with_views_every_seat_and_the_gallery_is_shown_every_move(*, views: bool) -> None:
    game, seen = GAMES["farbstich"], Counter[Viewer]()

    def counted(state: Any, seat: Viewer) -> Any:
        seen[seat] += 1
        return game.view_for(state, seat)

    counting = replace(game, view_for=counted)
    moves = play_at_random(counting, 3, Dealer(bytes(32), ()), Random(1), views=views)
    deals = 2
    assert dict(seen) == (dict.fromkeys((None, 0, 1, 2), moves + deals) if views else {})

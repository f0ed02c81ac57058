"""kartenhaus bench: a row for each game and its smallest and largest table; and what was lost."""

import json
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any, NoReturn

import pytest

from server.dealer import Dealer
from server.engine import GAMES
from server.protocol.seat import Viewer
from tests.bench import bench_door
from tests.bench.bench_crash import Crashes, Found
from tests.bench.bench_engine import play_at_random
from tests.bench.crash.difference import Difference, Place
from tests.commands.running import Prompt


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second passes whenever the clock is looked at."""
    ticks = iter(range(10**6))
    monkeypatch.setattr("tests.bench.bench_engine.time.perf_counter", lambda: next(ticks))


@pytest.mark.usefixtures("quick")
def test_it_prints_a_table(kartenhaus: Prompt) -> None:
    code, out, err = kartenhaus("bench", "engine")
    assert (code, err) == (0, "")
    head, *rows = out.splitlines()
    assert head.split() == ["Game", "Seats", "With", "views", "Moves/s", "Games/s"]
    assert len(rows) == sum(2 * len({g.seats[0], g.seats[-1]}) for g in GAMES.values())
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


def test_crash_tells_what_a_killed_house_has_survived(kartenhaus: Prompt) -> None:
    code, out, err = kartenhaus("bench", "crash", "--kills", "2", "--tables", "3", "--json")
    survived = json.loads(out)
    assert (code, err) == (0, "")
    assert (survived["kills"], survived["games"] >= 1) == (2, True)
    assert survived["restart_median"] <= survived["restart_max"]


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    async def survive(crashes: Crashes) -> NoReturn:
        place = Place(table=7, number=12)
        raise Found(3, Difference("talk", place, ["Ada says hello"], None))

    monkeypatch.setattr(Crashes, "survive", survive)


@pytest.mark.usefixtures("forgetful")
def test_crash_tells_the_first_thing_that_was_forgotten(kartenhaus: Prompt) -> None:
    code, out, err = kartenhaus("bench", "crash", "--seed", "tea")
    assert (code, err) == (1, "")
    assert out.splitlines() == [
        "Table 7, gallery, state 12: the talk is not as it was.",
        'Before: ["Ada says hello"]',
        "After: null",
        "Kills so far: 3. The same again: --seed tea",
    ]


@pytest.mark.usefixtures("forgetful")
def test_crash_tells_the_same_as_json(kartenhaus: Prompt) -> None:
    code, out, _ = kartenhaus("bench", "crash", "--seed", "tea", "--json")
    told = json.loads(out)
    assert code == 1
    assert (told["difference"], told["table"], told["seat"], told["number"]) == (
        "talk",
        7,
        None,
        12,
    )
    assert (told["kills"], told["seed"], told["after"]) == (3, "tea", "null")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, many in {"FIRST": 1, "KEYS": 5, "CROWD": 2, "IDLE": 3, "FORGOTTEN": 0}.items():
        monkeypatch.setattr(bench_door, name, many)


@pytest.mark.usefixtures("few")
def test_door_tells_what_people_at_terminals_cost(kartenhaus: Prompt) -> None:
    code, out, _ = kartenhaus("bench", "door", "--seconds", "1", "--json")
    found = json.loads(out)
    assert code == 0
    assert found.keys() == bench_door.FIGURES.keys()
    assert 0 < found["echo"] < found["key"]
    assert found["times"] == pytest.approx(found["key"] / found["echo"], rel=0.2)
    assert 0 < found["crowd-first"] <= found["crowd"] + 0.1
    assert found["first"] > 0


def test_door_prints_what_was_found_beside_what_it_may_be(
    kartenhaus: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def measured(*_: object) -> dict[str, float]:
        return dict.fromkeys(bench_door.FIGURES, 1.5)

    monkeypatch.setattr(bench_door, "measure", measured)
    code, out, err = kartenhaus("bench", "door")
    assert (code, err) == (0, "")
    head, *rows = out.splitlines()
    assert head.split() == ["Measured", "Found", "At", "most"]
    assert [row.split()[-1] for row in rows] == [
        *("1.5", "1.5", "3", "60", "1.2", "1", "20", "1.5", "5")
    ]
    assert len({len(row) for row in (head, *rows)}) == 1

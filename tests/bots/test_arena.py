"""kartenhaus arena: the same deals for everybody, and the same results for the same seed."""

import json
import os
from array import array
from collections.abc import Iterator
from math import isclose, sqrt
from typing import Any

import pytest

from server.commands.progress import Progress
from server.engine import GAMES
from tests.bench import bench_arena
from tests.bench.arena import (
    WIDE,
    Contest,
    Entrant,
    Outcome,
    margin_of,
    outcomes,
    percentile,
    play_deal,
    standings,
)
from tests.bench.bench_arena import cores, read_entrants
from tests.commands.running import Prompt
from tui.text import Texts

TEA = "arena {game} --seats {seats} --bots {bots} --games {games} --seed tea --json"
TIMES = ("p50", "p99", "longest")


def contest(game: str, seats: int, *bots: str) -> Contest:
    rules = GAMES[game]
    return Contest(game, rules.options(), read_entrants(rules, bots, seats), b"tea")


def reported(kartenhaus: Prompt, game: str, seats: int, bots: str, games: int, *more: str) -> Any:
    typed = TEA.format(game=game, seats=seats, bots=bots, games=games)
    code, out, err = kartenhaus(*typed.split(), *more)
    assert code == 0
    assert all(line.endswith("% done") for line in err.splitlines())
    return json.loads(out)


def without_times(report: Any) -> Any:
    for bot in report["bots"]:
        assert 0 <= bot["p50"] <= bot["p99"] <= bot["longest"]
        for time in TIMES:
            del bot[time]
    return report


@pytest.mark.parametrize(("game", "seats"), [("eight28", 5), ("farbstich", 3)])
def test_those_who_play_alike_win_alike_to_the_last_deal(game: str, seats: int) -> None:
    """Only where everybody has every seat in the very same deals is that so."""
    twins = contest(game, seats, "simple", "simple:budget=1")
    for standing in standings(twins, outcomes(twins, 3, 1)):
        assert isclose(standing.share, 1 / seats)
        assert isclose(standing.low, standing.high)


def test_all_wins_of_a_deal_are_given_away_and_shared_ones_in_parts() -> None:
    for number in range(1, 9):
        wins = play_deal(contest("schatzsuche", 3, "simple", "random"), number).wins
        assert isclose(sum(wins), 3)


@pytest.mark.parametrize("game", GAMES)
def test_results_come_from_the_seed_and_not_from_how_many_play_at_once(
    kartenhaus: Prompt, game: str
) -> None:
    bots = "master:budget=3,club,novice"
    alone = reported(kartenhaus, game, 3, bots, 12, "--processes", "1")
    both = reported(kartenhaus, game, 3, bots, 12, "--processes", "2")
    assert without_times(alone) == without_times(both)


def test_every_core_that_it_may_use_plays_unless_it_is_told_otherwise(
    kartenhaus: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    used = []

    def noted(contest: Contest, deals: int, processes: int) -> Iterator[Outcome]:
        used.append(processes)
        return outcomes(contest, deals, 1)

    monkeypatch.setattr(bench_arena, "outcomes", noted)
    monkeypatch.setattr(bench_arena, "cores", lambda: 5)
    reported(kartenhaus, "eight28", 3, "simple,random", 3)
    reported(kartenhaus, "eight28", 3, "simple,random", 3, "--processes", "2")
    assert used == [5, 2]


def test_it_counts_the_cores_that_this_process_may_use() -> None:
    assert cores() >= 1
    if hasattr(os, "sched_getaffinity"):
        assert cores() == len(os.sched_getaffinity(0))


def test_it_shows_how_far_it_has_come_after_every_deal(
    kartenhaus: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = []

    class Noted(Progress):
        def __init__(self, texts: Texts, total: int) -> None:
            super().__init__(texts, total)
            shown.append(total)

        def at(self, done: int) -> None:
            shown.append(done)

    monkeypatch.setattr(bench_arena, "Progress", Noted)
    reported(kartenhaus, "farbstich", 4, "simple,random", 12, "--processes", "1")
    assert shown == [3, 1, 2, 3]


def test_another_seed_gives_other_results() -> None:
    tea = contest("farbstich", 3, "simple", "random")
    shares = [
        standings(each, outcomes(each, 9, 1))[0].share for each in (tea, tea._replace(seed=b"rum"))
    ]
    assert shares[0] != shares[1]


def test_the_last_bot_named_has_all_seats_that_are_left() -> None:
    entrants = read_entrants(GAMES["eight28"], ["master", "novice"], 5)
    assert [entrant.bot for entrant in entrants] == ["master", *["novice"] * 4]


def test_a_bot_may_have_other_habits_than_usual(kartenhaus: Prompt) -> None:
    entrant, *_ = read_entrants(GAMES["eight28"], ["simple:low=7:high=24"], 3)
    assert entrant[:2] == ("simple:low=7:high=24", "simple")
    assert entrant.habits == {"low": 7, "high": 24}
    report = reported(kartenhaus, "eight28", 3, "simple,simple:low=1:high=12", 60)
    bold, timid = report["bots"]
    assert (bold["seats"], timid["seats"]) == (1, 2)
    assert bold["share"] > timid["share"]


def test_the_interval_counts_deals_and_not_games() -> None:
    shares = [0.0, 0.5, 0.5, 1.0]
    assert isclose(margin_of(shares), WIDE * sqrt((0.25 + 0.25) / 3 / 4))
    assert margin_of([0.5]) == 1.0
    twin = Entrant("simple", "simple", {})
    game = Contest("farbstich", GAMES["farbstich"].options(), (twin,) * 3, b"")
    with_wins = [Outcome((wins, 3 - wins, 0.0), (), (0, 0, 0)) for wins in (0.0, 3.0)]
    wins_of_first = game._replace(entrants=(Entrant("a", "simple", {}), twin, twin))
    first, rest = standings(
        wins_of_first, [each._replace(took=(array("q"),) * 3) for each in with_wins]
    )
    assert (first.share, rest.share) == (0.5, 0.25)
    assert (first.low, first.high) == (0.0, 1.0)


def test_of_a_hundred_times_the_99th_is_exceeded_by_one() -> None:
    times = list(range(1, 101))
    assert (percentile(times, 50), percentile(times, 99)) == (50, 99)
    assert (percentile([7], 50), percentile([], 99)) == (7, 0)


def test_as_a_table_it_tells_what_would_be_fair(kartenhaus: Prompt) -> None:
    typed = TEA.format(game="8-28", seats=4, bots="simple,random", games=5).replace(" --json", "")
    code, out, err = kartenhaus(*typed.split())
    assert (code, err) == (0, "")
    title, head, *rows = out.splitlines()
    assert title.startswith("8-28, 4 seats, 8 games: the share of each would be 25.0 %")
    assert head.split()[:3] == ["Bot", "Seats", "Wins"]
    assert [row.split()[:2] for row in rows] == [["simple", "1"], ["random", "3"]]


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        ("clever", "--bots cannot be “clever”. It can be: novice, club, master, simple or random."),
        ("simple:speed=3", "simple cannot be “speed”."),
        ("random:budget=3", "random cannot be “budget”."),
        ("simple:low=many", "An option is written NAME=VALUE,"),
        ("master:budget=-3", "budget cannot be “-3”."),
        ("club:budget=0.5", "An option is written NAME=VALUE,"),
        ("simple,simple,simple,simple", "There are more bots (4) than seats (3)."),
    ],
)
def test_what_cannot_be_measured_gets_a_sentence(
    kartenhaus: Prompt, bots: str, sentence: str
) -> None:
    typed = TEA.format(game="eight28", seats=3, bots=bots, games=3)
    code, out, err = kartenhaus(*typed.split())
    assert (code, out) == (2, "")
    assert err.startswith(sentence)

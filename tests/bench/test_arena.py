"""The arena: the same deals for all bots, and the same results for the same seed."""

import json
import os
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from math import isclose, sqrt
from typing import Any

import pytest

from server.commands.progress import Report
from server.engine import GAMES
from tests.bench import __main__ as command_line
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
from tests.bench.bench_arena import read_entrants
from tests.bench.running import Prompt

pytestmark = pytest.mark.slow

TEA = "arena {game} --seats {seats} --bots {bots} --games {games} --seed tea --json"
TIMES = ("p50", "p99", "longest")


def contest(game: str, seats: int, *bots: str) -> Contest:
    rules = GAMES[game]
    return Contest(game, rules.options(), read_entrants(rules, bots, seats), b"tea")


def reported(bench: Prompt, game: str, seats: int, bots: str, games: int, *more: str) -> Any:
    typed = TEA.format(game=game, seats=seats, bots=bots, games=games)
    code, out, err = bench(*typed.split(), *more)
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
def test_equal_bots_win_equally_often_in_every_deal(game: str, seats: int) -> None:
    # Only true where each bot has every seat in the same deals.
    twins = contest(game, seats, "simple", "simple:budget=1")
    for standing in standings(twins, outcomes(twins, 3, 1)):
        assert isclose(standing.share, 1 / seats)
        assert isclose(standing.low, standing.high)


def test_the_wins_of_a_deal_add_up_and_shared_ones_count_in_parts() -> None:
    for number in range(1, 9):
        wins = play_deal(contest("schatzsuche", 3, "simple", "random"), number).wins
        assert isclose(sum(wins), 3)


@pytest.mark.parametrize("game", GAMES)
def test_results_depend_on_the_seed_and_not_on_the_number_of_processes(
    bench: Prompt, game: str
) -> None:
    bots = "master:budget=3,club,novice"
    alone = reported(bench, game, 3, bots, 12, "--processes", "1")
    both = reported(bench, game, 3, bots, 12, "--processes", "2")
    assert without_times(alone) == without_times(both)


def test_it_uses_all_cores_unless_a_number_of_processes_is_given(
    bench: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    used = []

    def noted(contest: Contest, deals: int, processes: int) -> Iterator[Outcome]:
        used.append(processes)
        return outcomes(contest, deals, 1)

    monkeypatch.setattr(bench_arena, "outcomes", noted)
    monkeypatch.setattr(command_line, "cores", lambda: 5)
    reported(bench, "eight28", 3, "simple,random", 3)
    reported(bench, "eight28", 3, "simple,random", 3, "--processes", "2")
    assert used == [5, 2]


def test_it_counts_the_cores_that_this_process_may_use() -> None:
    assert command_line.cores() >= 1
    if hasattr(os, "sched_getaffinity"):
        assert command_line.cores() == len(os.sched_getaffinity(0))


def test_it_reports_progress_after_every_deal(
    bench: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = []

    @contextmanager
    def noted(total: int) -> Iterator[Report]:
        shown.append(total)
        yield shown.append

    monkeypatch.setattr(bench_arena, "progress_to", noted)
    reported(bench, "farbstich", 4, "simple,random", 12, "--processes", "1")
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


def test_a_bot_takes_parameters(bench: Prompt) -> None:
    entrant, *_ = read_entrants(GAMES["eight28"], ["simple:low=7:high=24"], 3)
    assert entrant[:2] == ("simple:low=7:high=24", "simple")
    assert entrant.habits == {"low": 7, "high": 24}
    report = reported(bench, "eight28", 3, "simple,simple:low=1:high=12", 60)
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


def test_the_table_starts_with_the_fair_share(bench: Prompt) -> None:
    typed = TEA.format(game="8-28", seats=4, bots="simple,random", games=5).replace(" --json", "")
    code, out, err = bench(*typed.split())
    assert (code, err) == (0, "")
    title, head, *rows = out.splitlines()
    assert title.startswith("eight28, 4 seats, 8 games: the fair share of each bot is 25.0 %.")
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
def test_a_wrong_bot_or_parameter_gets_a_sentence(bench: Prompt, bots: str, sentence: str) -> None:
    typed = TEA.format(game="eight28", seats=3, bots=bots, games=3)
    code, out, err = bench(*typed.split())
    assert (code, out) == (2, "")
    assert err.startswith(sentence)

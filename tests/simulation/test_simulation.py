"""Short simulations, and what makes them worth something: they replay, shrink, and find faults."""

import asyncio
import os
import subprocess
import sys
from random import Random

import pytest

from tests.cases import for_each
from tests.simulation.loop import simulated_loop
from tests.simulation.plan import STORES, Plan, Store, planned
from tests.simulation.planted import HERE, ROOT, check_fit, laws_of, patches, search
from tests.simulation.run import Outcome, simulate
from tests.simulation.shrinking import shrink

pytestmark = pytest.mark.slow

ASKS_IN_VAIN = 186
"""in its history, a house is killed before it knows whether it has closed a table"""


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_law_breaks_in_a_few_evenings_of_troubles(seed: int) -> None:
    outcome = simulate(planned(seed, 1, 25, a_day=6))
    assert outcome.broken is None, "\n".join([outcome.broken or "", *outcome.story])
    assert outcome.moves > 100


@pytest.mark.long
@for_each("seed", (*range(1, 5), ASKS_IN_VAIN))
def test_no_law_breaks_while_a_database_fails(seed: int) -> None:
    outcome = simulate(planned(seed, 1, 6, 18, "postgres"))
    assert outcome.broken is None, "\n".join([outcome.broken or "", *outcome.story])


@pytest.mark.parametrize("store", STORES)
def test_the_same_seed_is_the_same_history(store: Store) -> None:
    first, second = (simulate(planned(4, 1, 4, store=store)) for _ in range(2))
    assert first._replace(seconds=0) == second._replace(seconds=0)
    assert first.shown


def test_the_same_seed_is_the_same_history_in_every_process() -> None:
    told = {
        subprocess.run(
            [sys.executable, "-m", "tests.simulation", "--seed=4", "--days=1", "--people=8"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            timeout=300,
            check=True,
        ).stdout.rpartition("history ")[2]
        for hash_seed in ("1", "2")
    }
    assert len(told) == 1
    assert simulate(planned(4, 1, 8)).history.startswith(told.pop().strip())


def test_a_shorter_history_breaks_the_same_law() -> None:
    plan = planned(5, 3, 20)
    guilty = plan.troubles[2]

    def run(tried: Plan) -> Outcome:
        law = "it breaks" if guilty in tried.troubles and tried.visits else None
        return Outcome(law, law, guilty.at + 1, (), 0.0, 0, 0, 0, 0, 0, "")

    shortest = shrink(plan, run(plan), 20, run)
    assert shortest.plan.troubles == (guilty,)
    assert len(shortest.plan.visits) == 1


def test_time_jumps_to_the_next_timer_when_nothing_is_ready() -> None:
    loop = simulated_loop(Random(1))

    async def sleep() -> float:
        await asyncio.sleep(86_400)
        return loop.time()

    assert loop.run(sleep()) == 86_400


def test_every_planted_fault_still_applies_and_names_the_laws_that_find_it() -> None:
    assert len(patches()) >= 20
    laws = "".join(file.read_text() for file in HERE.glob("*.py"))
    for patch in patches():
        check_fit(patch)
        assert laws_of(patch), patch.name
        for law in laws_of(patch):
            assert f'"{law}"' in laws, (patch.name, law)


def test_planted_faults_are_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert search(["collected_cards_stay", "unsettled_taken_for_done"], minutes=3) == 0
    assert "seed 1: cards are lost or appear twice" in capsys.readouterr().out


def test_a_fault_that_is_not_found_in_time_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert search(["collected_cards_stay"], minutes=0) == 1
    assert "not found" in capsys.readouterr().out
    assert search(["no_such_fault"], minutes=0) == 2

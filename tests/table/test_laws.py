"""Random messages from random people at random times: the laws of a table hold after each."""

import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import currently_in_test_context, given, note, settings
from hypothesis import strategies as st

from server.engine import GAMES
from server.protocol.seat import Turn
from tests.table.clock_laws import ThinkingTime
from tests.table.laws import LAWS, RESTART_LAWS
from tests.table.replay import digest, read_run, replay, write_run
from tests.table.resampling import check_secrecy
from tests.table.simulation import Opening, Reacted, Table
from tests.table.steps import (
    FORGET,
    KINDS,
    SECONDS,
    Step,
    do_step,
    random_steps,
    simulate,
    wait_for_the_end,
)

pytestmark = pytest.mark.slow

MANY = int(os.environ.get("TABLE_EXAMPLES", "300"))
"""examples of the slow tests; set the variable for a longer search"""

SEEDS = st.integers(0, 2**16)
OPENINGS = st.builds(Opening, st.sampled_from([*GAMES]), SEEDS)
STEPS = st.lists(
    st.builds(Step, st.sampled_from(KINDS), SEEDS, st.sampled_from(SECONDS)), max_size=40
)


def check_laws(opening: Opening, steps: list[Step]) -> Table:
    time = ThinkingTime()
    table = Table(opening, (write_down, *LAWS, time.check), (*RESTART_LAWS, time.check_restart))
    simulate(table, opening, steps)
    table.close()
    return table


def write_down(table: Table, reacted: Reacted) -> None:
    if currently_in_test_context():
        note(f"{reacted.now:.2f} {reacted.message}")


def check_the_end(opening: Opening, steps: list[Step]) -> None:
    time = ThinkingTime()
    table = Table(opening, (*LAWS, time.check), (*RESTART_LAWS, time.check_restart))
    simulate(table, opening, steps)
    wait_for_the_end(table, Random(opening.seed))
    table.close()


def check_secrets(opening: Opening, steps: list[Step]) -> int:
    """Deals that looked the same to viewers of a game; after each step, one viewer is tried."""
    different, dice = 0, Random(opening.seed)
    table = Table(opening)
    simulate(table, opening, ())
    for step in steps:
        if not table.state.open:
            break
        do_step(table, step)
        state, row = table.state, table.row()
        if row and state.game and state.running and isinstance(state.game.waiting, Turn):
            viewer = dice.choice([None, *state.roster.people])
            different += check_secrecy(state, table.rules, table.now, viewer, row.moves, dice)
    table.close()
    return different


def run_without_restarts(opening: Opening, steps: list[Step]) -> Table:
    table = Table(opening)
    simulate(table, opening, [step for step in steps if step.kind != "restart"])
    table.close()
    return table


def check_bytes(opening: Opening, steps: list[Step]) -> None:
    table = run_without_restarts(opening, steps)
    written = [msgspec.json.encode(reaction) for reaction in table.reactions]
    again = replay(table.first, table.rules, table.run)
    assert [msgspec.json.encode(reaction) for reaction in again] == written
    assert [msgspec.json.encode(reaction) for reaction in table.reactions] == written, (
        "a state was changed after it was reached"
    )
    assert run_without_restarts(opening, steps).run == table.run


@settings(max_examples=30)
@given(OPENINGS, STEPS)
def test_the_laws_hold_after_every_message(opening: Opening, steps: list[Step]) -> None:
    check_laws(opening, steps)


@settings(max_examples=MANY)
@given(OPENINGS, STEPS)
def test_the_laws_hold_in_many_more_runs(opening: Opening, steps: list[Step]) -> None:
    check_laws(opening, steps)


@pytest.mark.parametrize("game", GAMES)
def test_people_can_be_forgotten_at_any_moment(game: str) -> None:
    replaced = 0
    for seed in range(40):
        dice = Random(seed)
        steps = [
            step._replace(kind=FORGET) if dice.random() < 0.15 else step
            for step in random_steps(dice, 30)
        ]
        table = check_laws(Opening(game, seed), steps)
        running = (each.state for each in table.reactions if each.state.running)
        replaced += sum(
            len(after.roster.people) < len(before.roster.people) and before.setup == after.setup
            for before, after in pairwise(running)
            if before.game and after.game and before.game.number == after.game.number > 0
        )
    assert replaced


@settings(max_examples=10)
@given(OPENINGS, STEPS)
def test_a_game_ends_though_people_do_nothing_any_more(opening: Opening, steps: list[Step]) -> None:
    check_the_end(opening, steps)


@settings(max_examples=MANY // 5)
@given(OPENINGS, STEPS)
def test_many_more_games_end_by_themselves(opening: Opening, steps: list[Step]) -> None:
    check_the_end(opening, steps)


@settings(max_examples=10)
@given(OPENINGS, STEPS)
def test_the_same_messages_give_the_same_bytes(opening: Opening, steps: list[Step]) -> None:
    check_bytes(opening, steps)


@settings(max_examples=MANY // 5)
@given(OPENINGS, STEPS)
def test_the_same_messages_give_the_same_bytes_in_many_more_runs(
    opening: Opening, steps: list[Step]
) -> None:
    check_bytes(opening, steps)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_is_sent_does_not_depend_on_cards_that_it_has_not_seen(game: str) -> None:
    different = sum(
        check_secrets(Opening(game, seed), random_steps(Random(seed), 12)) for seed in range(12)
    )
    assert different > 30


@settings(max_examples=MANY // 5)
@given(OPENINGS, STEPS)
def test_no_seat_is_sent_hidden_cards_in_many_more_runs(
    opening: Opening, steps: list[Step]
) -> None:
    check_secrets(opening, steps)


@pytest.mark.parametrize("game", GAMES)
def test_a_stored_run_of_messages_replays_to_the_same_state(tmp_path: Path, game: str) -> None:
    for seed in range(5):
        opening = Opening(game, seed)
        table = run_without_restarts(opening, random_steps(Random(seed), 20))
        write_run(tmp_path / "run", opening, table.run)
        stored, run = read_run(tmp_path / "run")
        assert stored == opening
        assert replay(table.first, table.rules, run)[-1].state == table.state


def test_a_stored_run_gives_the_same_bytes_in_another_process(tmp_path: Path) -> None:
    """Its hashes of strings are different."""
    opening = Opening("farbstich", 1)
    table = run_without_restarts(opening, random_steps(Random(1), 20))
    write_run(tmp_path / "run", opening, table.run)
    environment = {**os.environ, "PYTHONHASHSEED": "4711"}
    command = [sys.executable, "-m", "tests.table.replay", str(tmp_path / "run")]
    found = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == digest(table.reactions)

"""The house in simulated time: `python -m tests.simulation --seed S --days 30`."""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from tests.bench.__main__ import number
from tests.simulation import planted
from tests.simulation.plan import STORES, Plan, planned
from tests.simulation.printing import say
from tests.simulation.run import Outcome, simulate
from tests.simulation.shrinking import shrink
from tests.simulation.world import when

TOLD = 25


def main(typed: Sequence[str]) -> int:
    args = parser().parse_args(typed)
    if args.planted is not None:
        return planted.search(args.planted, args.minutes)
    for seed in range(args.seed, args.seed + args.seeds):
        plan = planned(seed, args.days, args.people, args.troubles, args.store)
        outcome = simulate(plan)
        print_figures(plan, outcome)
        if outcome.broken is not None:
            print_history(plan, outcome, args.shrink)
            return 1
    return 0


def parser() -> ArgumentParser:
    made = ArgumentParser("python -m tests.simulation", description=__doc__, allow_abbrev=False)
    made.add_argument("--seed", type=int, default=1, metavar="S", help="decides all that happens")
    number(made, "--seeds", 1_000_000, 1, "so many histories, from this seed on")
    made.add_argument("--store", choices=STORES, default="sqlite", help="where the house stores")
    number(made, "--days", 3660, 30, "simulated days")
    number(made, "--people", 1000, 50, "regulars")
    number(made, "--troubles", 1000, 3, "a day", least=0)
    number(made, "--shrink", 3600, 60, "seconds for the search of the shortest history", least=0)
    made.add_argument(
        "--planted",
        nargs="*",
        metavar="NAME",
        help="plants the faults of tests/simulation/faults, or these, and looks for each",
    )
    number(made, "--minutes", 600, 10, "within which a planted fault must be found")
    return made


def print_figures(plan: Plan, outcome: Outcome) -> None:
    days = min(outcome.at, plan.seconds) / 86_400
    say(
        f"seed {plan.seed}: {days:.1f} days, {len(plan.visits)} visits,"
        f" {len(plan.troubles)} troubles in"
        f" {outcome.seconds:.1f} s of one core ({outcome.seconds / days:.1f} a day):"
        f" {outcome.moves} moves, {outcome.games} games, {outcome.shown}"
        f" notices read, {outcome.secrets} other deals that looked the same, {outcome.steps} steps,"
        f" history {outcome.history[:12]}"
    )


def print_history(plan: Plan, outcome: Outcome, seconds: int) -> None:
    say(f"\n{planted.BROKEN}{outcome.law}")
    say(f"at {when(outcome.at)}: {outcome.broken}")
    shortest = shrink(plan, outcome, seconds)
    say(f"\nThe shortest history of {shortest.tried} that were tried:")
    for happening in shortest.plan.happenings:
        say(f"  {when(happening.at)}  {happening}")
    say("\nIts end:")
    for line in shortest.outcome.story[-TOLD:]:
        say(f"  {line[:200]}")
    say(f"  {when(shortest.outcome.at)}  {shortest.outcome.broken}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

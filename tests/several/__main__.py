"""Houses on one database under faults: `python -m tests.several --seconds 600 --seed S`."""

import signal
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.bench.__main__ import number
from tests.postgres.cluster import why_not as why_no_database
from tests.several import network, planted
from tests.several.history import around
from tests.several.run import Outcome, Wish, check
from tests.simulation.planted import BROKEN
from tests.simulation.printing import say

AROUND_SECONDS: Final = 8.0
LONGEST_LINE: Final = 300


def main(typed: Sequence[str]) -> int:
    made = ArgumentParser("python -m tests.several", description=__doc__, allow_abbrev=False)
    number(made, "--seconds", 86_400, 600, "how long faults happen", least=0)
    made.add_argument("--seed", type=int, default=1, metavar="S", help="decides the faults")
    number(made, "--houses", 9, 3, "houses; one is not shared")
    number(made, "--people", 100, 12, "people who play", least=2)
    made.add_argument("--keep", type=Path, metavar="FOLDER", help="for logs and the history")
    made.add_argument(
        "--planted",
        nargs="*",
        metavar="NAME",
        help="plants the faults of tests/several/faults, or these, and looks for each",
    )
    number(made, "--minutes", 600, 10, "within which a planted fault must be found")
    args = made.parse_args(typed)
    if reason := network.why_not() or why_no_database():
        made.exit(2, f"{reason}\n")
    if args.planted is not None:
        return planted.search(args.planted, args.minutes)
    # All is taken down, also when a time limit ends it.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    outcome = check(Wish(args.seed, args.seconds, args.houses, args.people, args.keep))
    report(outcome)
    return 1 if outcome.violations else 0


def report(outcome: Outcome) -> None:
    wish = outcome.wish
    faults = Counter(
        " ".join(each.split(" for ")[0].split(" from ")[0].split()) for each in outcome.done
    )
    say(f"seed {wish.seed}, {wish.houses} houses, {wish.people} people, {wish.seconds} s:")
    say(f"{len(outcome.done)} faults: {', '.join(f'{n} × {what}' for what, n in faults.items())}")
    back = outcome.back_within
    say(
        f"{outcome.sessions} sessions, {outcome.tables} games, {outcome.records} records,"
        f" {outcome.written} moves stored, {outcome.acknowledged} of people acknowledged;"
        f" the longest stop after a kill of a house: {outcome.longest_stop:.1f} s; after the last"
        f" fault all played on {'not' if back is None else f'after {back:.1f} s'}"
    )
    laws = Counter(each.law for each in outcome.violations)
    for law, times in laws.items():
        say(f"\n{BROKEN}{law}")
        say(f"{times} times, first:")
        first = next(each for each in outcome.violations if each.law == law)
        say(first.sentence)
        for line in around(outcome.history, first, AROUND_SECONDS, LONGEST_LINE)[-60:]:
            say(f"  {line}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

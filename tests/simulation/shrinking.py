"""Finds a shorter plan that breaks the same law."""

import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

from tests.simulation.plan import Happening, Plan, Trouble, Visit
from tests.simulation.run import Outcome, simulate

FEWEST_ACTS = 2


class Shortest(NamedTuple):
    plan: Plan
    outcome: Outcome
    tried: int


def shrink(
    plan: Plan, outcome: Outcome, seconds: float, run: Callable[[Plan], Outcome] = simulate
) -> Shortest:
    """For at most so many seconds."""
    until = time.monotonic() + seconds
    best = Shortest(cut(plan, outcome.at), outcome, 0)
    again = True
    while again and time.monotonic() < until:
        again = False
        for shorter in candidates(best.plan):
            if time.monotonic() >= until:
                break
            found = run(shorter)
            best = best._replace(tried=best.tried + 1)
            if found.law == outcome.law:
                best = Shortest(cut(shorter, found.at), found, best.tried)
                again = True
                break
    return best


def cut(plan: Plan, at: float) -> Plan:
    """Without what was planned for later."""
    return plan._replace(
        seconds=min(plan.seconds, at + 1),
        visits=tuple(visit for visit in plan.visits if visit.at <= at),
        troubles=tuple(trouble for trouble in plan.troubles if trouble.at <= at),
    )


def candidates(plan: Plan) -> Iterator[Plan]:
    """Without one person, without many happenings, without one, and with fewer acts."""
    happenings = plan.happenings
    size = len(happenings) // 2
    while size:
        # The first ones before the last: what breaks is most often due to what came shortly before.
        for at in range(0, len(happenings), size):
            yield with_happenings(plan, happenings[:at] + happenings[at + size :])
        size //= 2
    for number, visit in enumerate(plan.visits):
        if visit.acts > FEWEST_ACTS:
            fewer = visit._replace(acts=max(FEWEST_ACTS, visit.acts // 2))
            yield plan._replace(visits=(*plan.visits[:number], fewer, *plan.visits[number + 1 :]))


def with_happenings(plan: Plan, happenings: list[Happening]) -> Plan:
    return plan._replace(
        visits=tuple(each for each in happenings if isinstance(each, Visit)),
        troubles=tuple(each for each in happenings if isinstance(each, Trouble)),
    )

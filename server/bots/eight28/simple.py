"""The rule of thumb by which the levels are measured: take until close enough to 8 or 28."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from server.protocol.eight28 import HIGH, LOW, Declare, Decline, Eight28View, Take, best, totals
from server.protocol.seat import Event, Move

LOW_ENOUGH: Final = 8
HIGH_ENOUGH: Final[Mapping[int, int]] = {3: 26, 4: 27, 5: 27, 6: 28}


def simple(
    view: Eight28View,
    seen: Sequence[Event],
    legal: tuple[Move, ...],
    rng: Random,
    budget: int,
    *,
    low: int = LOW_ENOUGH,
    high: int | None = None,
) -> Move:
    """Stops at `low` or `high`; by default `high` depends on the number of players."""
    assert view.seat is not None
    enough = HIGH_ENOUGH[view.players] if high is None else high
    mine = view.sides[view.seat]
    assert mine.hole is not None
    sums = totals((mine.hole, *mine.open))
    lowest, highest = best(sums, LOW), best(sums, HIGH)
    if Take() not in legal:
        return Declare(HIGH if (highest or 0) >= enough else LOW)
    if (lowest or 0) >= low or highest is None or highest >= enough:
        return Decline()
    return Take()

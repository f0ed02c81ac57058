"""8-28: take until close enough to the 8 or to the 28."""

from random import Random

from server.protocol.eight28 import HIGH, LOW, Declare, Decline, Eight28View, Take, best, totals
from server.protocol.seat import Move

HIGH_ENOUGH = 27


def simple(view: Eight28View, legal: tuple[Move, ...], rng: Random) -> Move:
    assert view.seat is not None
    mine = view.sides[view.seat]
    assert mine.hole is not None
    sums = totals((mine.hole, *mine.open))
    low, high = best(sums, LOW), best(sums, HIGH)
    if Take() not in legal:
        return Declare(HIGH if (high or 0) >= HIGH_ENOUGH else LOW)
    if low == LOW or high is None or high >= HIGH_ENOUGH:
        return Decline()
    return Take()

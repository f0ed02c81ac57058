"""The novice level looks at its own cards only, stops early, and gets greedy over a rich middle."""

from collections.abc import Sequence
from random import Random
from typing import Final

from server.bots.eight28.hands import BEST_HIGH, BEST_LOW, Hand, my_hand
from server.protocol.eight28 import HIGH, LOW, Declare, Declared, Decline, Eight28View, Take, Target
from server.protocol.seat import Event, Move

SURELY_SAFE: Final = 18  # up to this total no card can exceed 28
CLOSE: Final = 26  # from this total on it always stops
RICH: Final = 8  # gems in the middle from which it is greedy


def novice(
    view: Eight28View, seen: Sequence[Event], legal: tuple[Move, ...], rng: Random, budget: int
) -> Move:
    hand = my_hand(view)
    if Take() not in legal:
        return Declare(nearest(hand, view.declared))
    return Decline() if content(hand, view.middle.worth, rng) else Take()


def content(hand: Hand, middle: int, rng: Random) -> bool:
    # Drawn anew at each offer, so that a novice is not consistent, as people are not.
    low, high = BEST_LOW[hand], BEST_HIGH[hand]
    if not high or high >= CLOSE or low == LOW:
        return True
    if low:
        return low >= rng.choice((6, 6, 7, 7)) and middle < RICH
    return high > SURELY_SAFE and high >= rng.choice((20, 21, 22, 23)) + (middle >= RICH)


def nearest(hand: Hand, declared: Sequence[Declared]) -> Target:
    """The half whose number is nearest, unless another seat has already declared better there."""
    low, high = BEST_LOW[hand], BEST_HIGH[hand]
    beaten = {one.target for one in declared if one.total > (low if one.target == LOW else high)}
    if len(beaten) == 1:
        return HIGH if LOW in beaten else LOW
    return HIGH if HIGH - high < LOW - low else LOW

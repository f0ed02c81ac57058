"""The rule of thumb by which the levels are measured: take until close enough to 8 or 28."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from server.bots.eight28.hands import BEST_HIGH, BEST_LOW, BUST, my_hand
from server.protocol.eight28 import HIGH, LOW, Declare, Decline, Eight28View, Take
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
    enough = HIGH_ENOUGH[view.players] if high is None else high
    hand = my_hand(view)
    if Take() not in legal:
        return Declare(HIGH if BEST_HIGH[hand] >= enough else LOW)
    if BUST[hand] or BEST_LOW[hand] >= low or BEST_HIGH[hand] >= enough:
        return Decline()
    return Take()

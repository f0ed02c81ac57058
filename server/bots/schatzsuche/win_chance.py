"""The value of a round: the chance to win the game after it."""

from collections.abc import Sequence
from functools import cache
from math import exp

from server.cards import SuitCard
from server.protocol.schatzsuche import ROUNDS, Named, bonus_for, points_for

# Each seat has a weight, and its share of all weights is its chance. A lead of SPREAD points makes
# the weight e times as large. In real play a smaller lead does that already, but imagined play is
# not quite real play, and with a larger spread every point counts.
SPREAD = 45.0
LAST_SPREAD = 40.0
# A seat farther behind counts as if it were here, or its points would not matter to it any more.
HOPELESS = -400


@cache
def growth(number: int, spread: float, bid: int) -> tuple[float, ...]:
    """The factor of a seat's weight after a round, by its need (the bid less the tricks); negative
    needs count from the end."""
    needs = (*range(number + 1), *range(-number, 0))
    return tuple(exp(points_for(bid, bid - need, number) / spread) for need in needs)


class WinChance:
    def __init__(self, seat: int, number: int, totals: Sequence[int]) -> None:
        self.seat = seat
        self.number = number
        self.spread = SPREAD if number < ROUNDS else LAST_SPREAD
        top = max(totals)
        self.weights = tuple(exp(max(total - top, HOPELESS) / self.spread) for total in totals)

    def with_treasure(self, guesses: Sequence[Named | None], golden: SuitCard) -> tuple[float, ...]:
        """The weights once the golden card is known."""
        return tuple(
            weight * exp(bonus_for(guess, golden) / self.spread)
            for weight, guess in zip(self.weights, guesses, strict=True)
        )

    def after(self, weights: Sequence[float], bids: Sequence[int], needs: Sequence[int]) -> float:
        number, spread = self.number, self.spread
        a = weights[0] * growth(number, spread, bids[0])[needs[0]]
        b = weights[1] * growth(number, spread, bids[1])[needs[1]]
        c = weights[2] * growth(number, spread, bids[2])[needs[2]]
        return (a, b, c)[self.seat] / (a + b + c)

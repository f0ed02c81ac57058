"""Kinds of players: the totals at which they stop, and whether they wait while others take."""

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from server.bots.eight28.hands import BEST_HIGH, BEST_LOW, HANDS

# Never 0: one odd decision would rule a kind of player out for the whole game.
SLIP: Final = 0.04  # probability of acting against the habit


class Habit(NamedTuple):
    low: int
    high: int
    waits: bool

    def wants(self, hand: int) -> bool:
        """Whether this kind of player, if alone at the table, would take another card."""
        if BEST_HIGH[hand] == 0:
            return False
        return BEST_LOW[hand] < self.low and BEST_HIGH[hand] < self.high


# Few kinds, so that a handful of offers tells them apart; totals between them hardly matter.
HABITS: Final = tuple(
    Habit(*one) for one in product((6, 7, 8), (21, 24, 26, 27, 28), (False, True))
)
# Most people do not wait, so an unknown player is taken for one who does not.
PRIOR: Final = tuple((0.5 if habit.waits else 1.0) for habit in HABITS)
WANTS: Final = tuple(tuple(habit.wants(hand) for hand in range(HANDS)) for habit in HABITS)


def _likely(took: bool, taken: bool) -> Iterator[tuple[float, ...]]:
    for hand in range(HANDS):
        yield tuple(
            1 - SLIP if (habit.wants(hand) and not (habit.waits and taken)) == took else SLIP
            for habit in HABITS
        )


# Of an offer: by whether it was taken and another one in the pass had been, by hand, by habit.
LIKELY: Final = {
    (took, taken): tuple(_likely(took, taken)) for took in (False, True) for taken in (False, True)
}

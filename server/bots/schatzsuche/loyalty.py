"""How often somebody plays by habit. The more loyal he is, the more his cards tell of the others in
his hand; all hands are known after a round, and show it."""

from collections.abc import Sequence
from dataclasses import dataclass

from server.bots.schatzsuche.laid import Laid, by_habit

LEADING, FOLLOWING = True, False
FOREHAND = {LEADING: (3.0, 2.0), FOLLOWING: (3.0, 2.0)}
"""How many choices by habit and otherwise everybody is thought to have made before the game."""
OTHERS = 2
"""So many other cards, one might say, somebody chooses from who does not play by habit."""


@dataclass
class Loyalty:
    """Of one player."""

    kept: dict[bool, float]
    broken: dict[bool, float]

    def learn(self, laid: Laid) -> None:
        """From a card of a round that is over, when nothing is left."""
        kept = by_habit(laid, 0)
        if kept is not None:
            (self.kept if kept else self.broken)[laid.led is None] += 1

    def odds(self, laid: Laid) -> tuple[float, float]:
        """How likely a card by habit is, and any other."""
        kept, broken = self.kept[laid.led is None], self.broken[laid.led is None]
        likely = kept / (kept + broken)
        return likely, (1 - likely) / OTHERS


def stranger() -> Loyalty:
    return Loyalty(
        {leading: kept for leading, (kept, _) in FOREHAND.items()},
        {leading: broken for leading, (_, broken) in FOREHAND.items()},
    )


def weigh(loyalty: Loyalty, told: Sequence[Laid], hands: Sequence[int]) -> list[float]:
    """For each of the hands that a player may have left, how well it goes with what he laid."""
    odds = [(laid, *loyalty.odds(laid)) for laid in told]
    weights = []
    for hand in hands:
        weight = 1.0
        for laid, likely, other in odds:
            kept = by_habit(laid, hand)
            if kept is not None:
                weight *= likely if kept else other
        weights.append(weight)
    return weights

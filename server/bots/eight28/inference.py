"""The hidden card and the habit of another player, inferred jointly from offers."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from server.bots.eight28.habits import HABITS, LIKELY, PRIOR
from server.bots.eight28.hands import AFTER, CARDS
from server.bots.eight28.past import Round

# Kinds this unlikely change no decision and would take most of the time.
NEGLIGIBLE: Final = 0.005


class Candidate(NamedTuple):
    """Indices of a hidden card and of a habit."""

    hole: int
    habit: int


def habits_of(seat: int, past: Sequence[Round]) -> list[float]:
    """The weight of each habit, from past rounds in which the hidden card was shown."""
    weights = list(PRIOR)
    for one in past:
        if seat not in one.holes:
            continue
        for offer in one.offers:
            if offer.seat == seat:
                hand = AFTER[offer.shown][one.holes[seat]]
                likely = LIKELY[offer.took, offer.taken][hand]
                weights = [w * p for w, p in zip(weights, likely, strict=True)]
        # Scaled after each round: products of many small numbers would become 0.
        most = max(weights)
        weights = [w / most for w in weights]
    return weights


def candidates(
    seat: int, habits: Sequence[float], now: Round, unseen: Sequence[int]
) -> tuple[list[Candidate], list[float]]:
    kept = [i for i in range(len(HABITS)) if habits[i] > NEGLIGIBLE]
    offers = [offer for offer in now.offers if offer.seat == seat]
    found, weights = [], []
    for hole in range(CARDS):
        # A card of which none is left cannot be the hidden one.
        if unseen[hole]:
            rows = [LIKELY[o.took, o.taken][AFTER[o.shown][hole]] for o in offers]
            for habit in kept:
                weight = unseen[hole] * habits[habit]
                for row in rows:
                    weight *= row[habit]
                found.append(Candidate(hole, habit))
                weights.append(weight)
    return found, weights

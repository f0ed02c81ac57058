"""The novice bids with caution, may save a card that would take a trick it needs, and may take a
trick it does not need."""

from math import floor
from random import Random

from server.bots.schatzsuche.estimate import expected_tricks
from server.bots.schatzsuche.knowledge import Knowledge
from server.bots.schatzsuche.pack import BEATS
from server.bots.schatzsuche.playout import best_of, follow_by_habit, lead_by_habit

CAUTION = (0.3, 1.1)  # range of what is bid above the expected tricks
# Probabilities of the two mistakes: a novice does not make them every time.
SAVING = 0.15
GREED = 0.12


def choose_bid(known: Knowledge, rng: Random, worlds: int) -> int:
    expected = expected_tricks(known.hand, known.trump_card, known.round)
    return min(floor(expected + rng.uniform(*CAUTION)), known.round)


def choose_card(known: Knowledge, rng: Random, worlds: int) -> int:
    need, cards = known.needs[known.seat], known.choices
    if not known.plays:
        return lead_by_habit(cards, need)
    best = best_of(known.plays)
    winning = cards & BEATS[best]
    if winning and need > 0 and rng.random() < SAVING:
        return (winning & -winning).bit_length() - 1
    if winning and need <= 0 and rng.random() < GREED:
        return winning.bit_length() - 1
    return follow_by_habit(cards, best, need)

"""The guess of the golden card. All cards are equally likely, but the totals and the guesses of the
others make some guesses better."""

from itertools import product
from math import exp
from random import Random

from server.cards import RANKS, SUIT_PACK, SUITS
from server.protocol.schatzsuche import PLAYERS, Guess, Named, SchatzsucheView, bonus_for

SPREAD = 17.0  # points that the last ten tricks may still make up for
# Bonus of a guess that is not known yet, and in how many of 32 cases.
LUCK = ((0, 21), (20, 7), (40, 3), (160, 1))


def any_guess(view: SchatzsucheView, rng: Random) -> Guess:
    return Guess(rng.choice(SUITS), rng.choice(RANKS))


def best_guess(view: SchatzsucheView, rng: Random) -> Guess:
    """The guess with the best chance to win; the first to guess takes any. In effect the leader
    guesses like those behind, and they unlike all others."""
    guesses = [Guess(suit, rank) for suit, rank in product(SUITS, RANKS)]
    # Before `max`, which takes the first of equals: ties are broken by chance.
    rng.shuffle(guesses)
    if view.guesses.count(None) == PLAYERS:
        return guesses[0]
    return max(guesses, key=lambda guess: chance_with(view, guess))


def chance_with(view: SchatzsucheView, guess: Guess) -> float:
    """The chance to win with this guess, up to a constant factor."""
    assert view.seat is not None
    others = [seat for seat in range(PLAYERS) if seat != view.seat]
    mine = Named(guess.suit, guess.rank)
    ahead = [total - max(view.totals) for total in view.totals]
    chance = 0.0
    for golden in SUIT_PACK:
        head = exp((ahead[view.seat] + bonus_for(mine, golden)) / SPREAD)
        lots = [
            LUCK if named is None else ((bonus_for(named, golden), 32),)
            for named in (view.guesses[seat] for seat in others)
        ]
        for (bonus, cases), (other_bonus, other_cases) in product(*lots):
            rivals = exp((ahead[others[0]] + bonus) / SPREAD)
            rivals += exp((ahead[others[1]] + other_bonus) / SPREAD)
            chance += cases * other_cases * head / (head + rivals)
    return chance

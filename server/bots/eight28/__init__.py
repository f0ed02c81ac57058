"""The bots of 8-28.

`hands` has hands as numbers, for lookup tables. `past` reads rounds of offers from events,
`habits` are kinds of players, `inference` tells which kinds and hidden cards explain the offers,
`worlds` samples outcomes of the round from that. `worth` is the value of a hand, `plan` decides
whether to take a card, `declaring` which half to play for. `novice` does without all of this.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from server.bots.eight28.declaring import Choosing
from server.bots.eight28.habits import HABITS, Habit
from server.bots.eight28.hands import BEST_HIGH, BEST_LOW, BUST, REACH, chances, my_hand
from server.bots.eight28.inference import habits_of
from server.bots.eight28.novice import novice as novice
from server.bots.eight28.past import rounds
from server.bots.eight28.plan import Plan, total
from server.bots.eight28.worlds import imagine, unseen
from server.bots.eight28.worth import TRIFLE, at_reveal, drawing, playing_on, purse_of
from server.protocol.eight28 import HIGH, LOW, Declare, Decline, Eight28View, Take
from server.protocol.seat import Event, Move

# Worlds that a level imagines for an offer.
BUDGET: Final[Mapping[str, int]] = {"novice": 0, "club": 30, "master": 100}

# With more players somebody is likelier to have a better total.
HIGH_ENOUGH: Final[Mapping[int, int]] = {3: 26, 4: 27, 5: 27, 6: 28}

# From bold to cautious.
USUAL: Final = (Habit(8, 27, False), Habit(7, 24, False), Habit(6, 21, False))
WEIGHTS: Final = tuple(float(habit in USUAL) for habit in HABITS)
TO_COME: Final = 3  # gems that `club` expects to be added until the end of the round


def simple(
    view: Eight28View,
    seen: Sequence[Event],
    legal: tuple[Move, ...],
    rng: Random,
    budget: int,
    *,
    low: int = LOW,
    high: int | None = None,
) -> Move:
    """The rule of thumb by which the levels are measured: stops at `low` or `high`; by default
    `high` depends on the number of players."""
    enough = HIGH_ENOUGH[view.players] if high is None else high
    hand = my_hand(view)
    if Take() not in legal:
        return Declare(HIGH if BEST_HIGH[hand] >= enough else LOW)
    if BUST[hand] or BEST_LOW[hand] >= low or BEST_HIGH[hand] >= enough:
        return Decline()
    return Take()


def club(
    view: Eight28View, seen: Sequence[Event], legal: tuple[Move, ...], rng: Random, budget: int
) -> Move:
    """Treats every decline as final, and takes all others for one of three kinds of players,
    whatever they did in the rounds before."""
    if Take() not in legal:
        return Declare(Choosing(view).best())
    hand = my_hand(view)
    if BUST[hand]:
        return Decline()
    outcomes = imagine(view, [WEIGHTS] * view.players, rounds(seen)[-1], rng, budget)
    purse = purse_of(view, TO_COME)
    stopping = total(
        (number, at_reveal(purse, outcome.end)) for outcome, number in outcomes.items()
    )
    next_card = chances(unseen(view))
    best = playing_on(stopping, next_card, 1.0, REACH[hand])
    return Take() if drawing(best, next_card, hand) > stopping[hand] + TRIFLE else Decline()


def master(
    view: Eight28View, seen: Sequence[Event], legal: tuple[Move, ...], rng: Random, budget: int
) -> Move:
    """Learns the habits of the others, and declines where waiting pays."""
    if Take() not in legal:
        return Declare(Choosing(view).best())
    hand = my_hand(view)
    if BUST[hand]:
        return Decline()
    *past, now = rounds(seen)
    habits = [habits_of(seat, past) for seat in range(view.players)]
    outcomes = imagine(view, habits, now, rng, budget)
    plan = Plan(purse_of(view), chances(unseen(view)), hand)
    # A decline that is final, or a pile that runs out, leaves no later offer to wait for.
    no_time_to_wait = view.options.pass_is_final or view.pile <= view.players
    gain = plan.last_gain(outcomes) if no_time_to_wait else plan.gain(outcomes)
    return Take() if gain > TRIFLE else Decline()

"""The club level. It treats every decline as final, and takes all others for one of three kinds of
players, whatever they did in the rounds before."""

from collections.abc import Sequence
from random import Random
from typing import Final

from server.bots.eight28.declaring import Choosing
from server.bots.eight28.habits import HABITS, Habit
from server.bots.eight28.hands import BUST, REACH, chances, my_hand
from server.bots.eight28.past import rounds
from server.bots.eight28.plan import total
from server.bots.eight28.worlds import imagine, unseen
from server.bots.eight28.worth import TRIFLE, at_reveal, drawing, playing_on, purse_of
from server.protocol.eight28 import Declare, Decline, Eight28View, Take
from server.protocol.seat import Event, Move

USUAL: Final = (Habit(8, 27, False), Habit(7, 24, False), Habit(6, 21, False))
WEIGHTS: Final = tuple(float(habit in USUAL) for habit in HABITS)
TO_COME: Final = 3
"""gems that it expects to be added until the end of the round"""


def club(
    view: Eight28View, seen: Sequence[Event], legal: tuple[Move, ...], rng: Random, budget: int
) -> Move:
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

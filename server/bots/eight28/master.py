"""The master level. It learns the habits of the others, and declines where waiting pays."""

from collections.abc import Sequence
from random import Random

from server.bots.eight28.declaring import Choosing
from server.bots.eight28.hands import BUST, chances, my_hand
from server.bots.eight28.inference import habits_of
from server.bots.eight28.past import rounds
from server.bots.eight28.plan import Plan
from server.bots.eight28.worlds import imagine, unseen
from server.bots.eight28.worth import TRIFLE, purse_of
from server.protocol.eight28 import Declare, Decline, Eight28View, Take
from server.protocol.seat import Event, Move


def master(
    view: Eight28View, seen: Sequence[Event], legal: tuple[Move, ...], rng: Random, budget: int
) -> Move:
    if Take() not in legal:
        return Declare(Choosing(view).best())
    hand = my_hand(view)
    if BUST[hand]:
        return Decline()
    *past, now = rounds(seen)
    habits = [habits_of(seat, past) for seat in range(view.players)]
    outcomes = imagine(view, habits, now, rng, budget)
    plan = Plan(purse_of(view), chances(unseen(view)), hand)
    gain = plan.last_gain(outcomes) if no_time_to_wait(view) else plan.gain(outcomes)
    return Take() if gain > TRIFLE else Decline()


def no_time_to_wait(view: Eight28View) -> bool:
    return view.options.pass_is_final or view.pile <= view.players

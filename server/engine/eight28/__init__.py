"""8-28: push your luck towards 8 or 28, with one hidden card.

`offers` plays a round up to the reveal, `payout` ends it, `gems` splits the middle, `views` has the
views and events of each seat, `comparing` what a record leaves open.
"""

from server.engine.eight28 import comparing, offers, payout, views
from server.engine.eight28.state import Dealing, Declaring, Offering, State, waiting
from server.engine.game import Game, not_legal
from server.protocol import eight28
from server.protocol.eight28 import HIGH, LOW, NO_GEMS, Eight28Options, totals
from server.protocol.seat import Event, Move, Refusal

# Made once: moves are values, and every state lists them anew.
OFFERED = (eight28.Take(), eight28.Decline())
DISTRIBUTIONS = (eight28.Declare(LOW), eight28.Declare(HIGH))


def initial_state(players: int, options: Eight28Options, host: int) -> State:
    return State(players, host, options, (NO_GEMS,) * players)


def legal_moves(state: State, seat: int) -> tuple[Move, ...]:
    return OFFERED if isinstance(state.now, Offering) else DISTRIBUTIONS


def apply_deal(state: State, order: tuple[int, ...], events: list[Event]) -> State:
    if isinstance(state.now, Dealing):
        return offers.deal(state, state.now.giver, order, events)
    return offers.first_round(state, order[0], events)


def apply_move(state: State, seat: int, move: Move, events: list[Event]) -> State:
    match state.now, move:
        case Offering() as now, eight28.Take():
            return offers.take(state, now, events)
        case Offering() as now, eight28.Decline():
            return offers.decline(state, now, events)
        case Declaring() as now, eight28.Declare(target):
            return payout.declare(state, now, target, events)
        case _:
            raise not_legal(move)


def refusal_for(state: State, seat: int, move: Move, in_turn: bool) -> Refusal | None:
    now = state.now
    if isinstance(now, Offering | Declaring) and now.hands[seat].out:
        return eight28.YouAreOut(totals(now.hands[seat].open)[0])
    if (
        isinstance(now, Offering)
        and seat in now.declined
        and isinstance(move, eight28.Take | eight28.Decline)
    ):
        return eight28.DeclinedForGood()
    return None


EIGHT28 = Game(
    name="eight28",
    seats=range(3, 7),
    options=Eight28Options,
    moves=eight28.MOVES,
    events=eight28.EVENTS,
    view_type=eight28.Eight28View,
    refusals=eight28.REFUSALS,
    initial_state=initial_state,
    waiting=waiting,
    legal_moves=legal_moves,
    apply_deal=apply_deal,
    apply_move=apply_move,
    refusal_for=refusal_for,
    view_for=views.view_for,
    event_for=views.event_for,
    comparable_events=comparing.comparable_events,
    standing_moves=((eight28.Decline, eight28.RoundBegan),),
    default_clock=(180, 10),
)

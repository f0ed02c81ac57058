"""8-28: push your luck towards 8 or 28, with one card that nobody else has seen.

`offers` plays a round up to the reveal, `payout` ends it, `gems` splits the middle, `views` says
who sees what, `retold` reads it back from a record.
"""

from server.engine.eight28 import offers, payout, retold, views
from server.engine.eight28.state import PACKS, SUPPLY, Dealing, Declaring, Offering, State, waiting
from server.engine.game import Game, Step, not_legal
from server.protocol import eight28
from server.protocol.eight28 import HIGH, LOW, NO_GEMS, Eight28Options, totals
from server.protocol.seat import Event, Move, Refusal

OFFERED = (eight28.Take(), eight28.Decline())
DISTRIBUTIONS = (eight28.Declare(LOW), eight28.Declare(HIGH))


def opening(players: int, options: Eight28Options, host: int) -> State:
    return State(players, host, options, (NO_GEMS,) * players)


def choices(table: State, seat: int) -> tuple[Move, ...]:
    return OFFERED if isinstance(table.now, Offering) else DISTRIBUTIONS


def dealt(table: State, order: tuple[int, ...]) -> Step[State]:
    events: list[Event] = []
    if isinstance(table.now, Dealing):
        table = offers.deal(table, table.now.giver, order, events)
    else:
        table = offers.first_round(table, order[0], events)
    return Step(table, tuple(events))


def moved(table: State, seat: int, move: Move) -> Step[State]:
    events: list[Event] = []
    match table.now, move:
        case Offering() as now, eight28.Take():
            table = offers.take(table, now, events)
        case Offering() as now, eight28.Decline():
            table = offers.decline(table, now, events)
        case Declaring() as now, eight28.Declare(target):
            table = payout.declare(table, now, target, events)
        case _:
            raise not_legal(move)
    return Step(table, tuple(events))


def why_not(table: State, seat: int, move: Move, in_turn: bool) -> Refusal | None:
    now = table.now
    if isinstance(now, Offering | Declaring) and now.hands[seat].out:
        return eight28.YouAreOut(totals(now.hands[seat].open)[0])
    if (
        isinstance(now, Offering)
        and seat in now.declined
        and isinstance(move, eight28.Take | eight28.Decline)
    ):
        return eight28.DeclinedForGood()
    return None


def longest(players: int, options: Eight28Options) -> int:
    """A pass asks everybody; it lays one of 55 blue gems, or in the last round a card is taken.
    In each round everybody chooses at most once."""
    passes = SUPPLY.blue + len(PACKS[options.pack]) + 1
    rounds = SUPPLY.blue + 1
    return (passes + rounds) * players


EIGHT28 = Game(
    name="eight28",
    seats=range(3, 7),
    options=Eight28Options,
    moves=eight28.MOVES,
    events=eight28.EVENTS,
    view_type=eight28.Eight28View,
    refusals=eight28.REFUSALS,
    opening=opening,
    waiting=waiting,
    choices=choices,
    dealt=dealt,
    moved=moved,
    why_not=why_not,
    seen=views.seen,
    event_for=views.event_for,
    retrace=retold.retrace,
    longest=longest,
    essence=retold.essence,
    standing=((eight28.Decline, eight28.RoundBegan),),
    thinking=(180, 10),
)

"""Farbstich: colours compete as teams for the cards of an open display.

`tricks` plays, `views` says who sees what, `retold` reads a game back from a record.
"""

from server.cards import COLOUR, Colour
from server.engine.farbstich import retold, tricks, views
from server.engine.farbstich.state import Collecting, Dealing, Playing, State, waiting
from server.engine.game import Game, Step, not_legal
from server.protocol import farbstich
from server.protocol.farbstich import HAND, FarbstichOptions
from server.protocol.seat import Event, Move, NotInHand, Refusal

PLAYS = {card: farbstich.Play(card) for card in COLOUR}
COLLECTS: dict[Colour, farbstich.Collect] = {
    colour: farbstich.Collect(colour) for colour in COLOUR.values()
}


def opening(players: int, options: FarbstichOptions, host: int) -> State:
    return State(players, options)


def choices(table: State, seat: int) -> tuple[Move, ...]:
    if isinstance(table.now, Collecting):
        return tuple(COLLECTS[colour] for colour in tricks.colours(table.now.trick.display))
    if isinstance(table.now, Playing):
        return tuple(PLAYS[card] for card in table.now.trick.hands[seat])
    return ()


def dealt(table: State, order: tuple[int, ...]) -> Step[State]:
    events: list[Event] = []
    if isinstance(table.now, Dealing):
        table = tricks.deal(table, table.now.starter, order, events)
    else:
        table = tricks.begin_game(table, order[0], events)
    return Step(table, tuple(events))


def moved(table: State, seat: int, move: Move) -> Step[State]:
    events: list[Event] = []
    match table.now, move:
        case Playing(trick), farbstich.Play(card):
            table = tricks.play(table, trick, seat, card, events)
        case Collecting() as now, farbstich.Collect(colour):
            table = tricks.collect(table, now, colour, events)
        case _:
            raise not_legal(move)
    return Step(table, tuple(events))


def why_not(table: State, seat: int, move: Move, in_turn: bool) -> Refusal | None:
    if not in_turn:
        return None
    if isinstance(table.now, Playing) and isinstance(move, farbstich.Play):
        return NotInHand(move.card, table.now.trick.hands[seat])
    if isinstance(table.now, Collecting) and isinstance(move, farbstich.Collect):
        return farbstich.NotInDisplay(move.colour, tricks.colours(table.now.trick.display))
    return None


def longest(players: int, options: FarbstichOptions) -> int:
    """In each trick everybody plays once and collects at most once."""
    return 2 * HAND * players * options.games


FARBSTICH = Game(
    name="farbstich",
    seats=range(3, 7),
    options=FarbstichOptions,
    moves=farbstich.MOVES,
    events=farbstich.EVENTS,
    view_type=farbstich.FarbstichView,
    refusals=(NotInHand, farbstich.NotInDisplay),
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
)

"""Farbstich: colours compete as teams for the cards of an open display.

`tricks` plays, `views` has the views and events of each seat.
"""

from server.cards import COLOUR, Colour
from server.engine.farbstich import tricks, views
from server.engine.farbstich.state import Collecting, Dealing, Playing, State, waiting
from server.engine.game import Game, not_legal
from server.protocol import farbstich
from server.protocol.farbstich import FarbstichOptions
from server.protocol.seat import Event, Move, NotInHand, Refusal

PLAYS = {card: farbstich.Play(card) for card in COLOUR}
COLLECTS: dict[Colour, farbstich.Collect] = {
    colour: farbstich.Collect(colour) for colour in COLOUR.values()
}


def initial_state(players: int, options: FarbstichOptions, host: int) -> State:
    return State(players, options)


def legal_moves(state: State, seat: int) -> tuple[Move, ...]:
    if isinstance(state.now, Collecting):
        return tuple(COLLECTS[colour] for colour in tricks.colours(state.now.board.display))
    if isinstance(state.now, Playing):
        return tuple(PLAYS[card] for card in state.now.board.hands[seat])
    return ()


def apply_deal(state: State, order: tuple[int, ...], events: list[Event]) -> State:
    if isinstance(state.now, Dealing):
        return tricks.deal(state, state.now.starter, order, events)
    return tricks.begin_game(state, order[0], events)


def apply_move(state: State, seat: int, move: Move, events: list[Event]) -> State:
    match state.now, move:
        case Playing(board), farbstich.Play(card):
            return tricks.play(state, board, seat, card, events)
        case Collecting() as now, farbstich.Collect(colour):
            return tricks.collect(state, now, colour, events)
        case _:
            raise not_legal(move)


def refusal_for(state: State, seat: int, move: Move, in_turn: bool) -> Refusal | None:
    if not in_turn:
        return None
    if isinstance(state.now, Playing) and isinstance(move, farbstich.Play):
        return NotInHand(move.card, state.now.board.hands[seat])
    if isinstance(state.now, Collecting) and isinstance(move, farbstich.Collect):
        return farbstich.NotInDisplay(move.colour, tricks.colours(state.now.board.display))
    return None


FARBSTICH = Game(
    name="farbstich",
    seats=range(3, 7),
    options=FarbstichOptions,
    moves=farbstich.MOVES,
    events=farbstich.EVENTS,
    view_type=farbstich.FarbstichView,
    refusals=(NotInHand, *farbstich.REFUSALS),
    initial_state=initial_state,
    waiting=waiting,
    legal_moves=legal_moves,
    apply_deal=apply_deal,
    apply_move=apply_move,
    refusal_for=refusal_for,
    view_for=views.view_for,
    event_for=views.event_for,
)

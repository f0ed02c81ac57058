"""Schatzsuche: bid your tricks in ten rounds, and guess the golden card.

`rounds` deals, takes bids and counts points, `tricks` plays, `markers` has the suit markers and
their faults, `views` the views and events of each seat, `from_record` the moves that recorded
events stand for.
"""

from server.cards import RANKS, SUIT_PACK, SUITS
from server.engine.game import Game, not_legal
from server.engine.schatzsuche import from_record, markers, rounds, tricks, views
from server.engine.schatzsuche.state import (
    Bidding,
    Board,
    Closing,
    Guessing,
    Playing,
    State,
    asked,
    others,
    waiting,
)
from server.protocol import schatzsuche
from server.protocol.schatzsuche import PLAYERS, ROUNDS, SchatzsucheOptions
from server.protocol.seat import Event, Move, NotInHand, Refusal, replace

# Made once: the same few moves are legal again and again.
GUESSES = tuple(schatzsuche.Guess(suit, rank) for suit in SUITS for rank in RANKS)
BIDS = tuple(schatzsuche.Bid(tricks) for tricks in range(ROUNDS + 1))
PLAYS = {card: schatzsuche.Play(card) for card in SUIT_PACK}
FLIPS = {suit: schatzsuche.Flip(suit) for suit in SUITS}
UNFLIPS = {suit: schatzsuche.Unflip(suit) for suit in SUITS}
OBJECTS = tuple(schatzsuche.Object(seat) for seat in range(PLAYERS))
CONTENT = schatzsuche.Content()


def initial_state(players: int, options: SchatzsucheOptions, host: int) -> State:
    return State(players, options)


def legal_moves(state: State, seat: int) -> tuple[Move, ...]:
    now = state.now
    mine = seat in asked(state)
    if isinstance(now, Guessing):
        return GUESSES
    if isinstance(now, Bidding):
        bids = BIDS[: state.round + 1] if mine else ()
        return (*bids, *out_of_turn(state, now.board, seat))
    if isinstance(now, Playing):
        cards = tricks.legal_cards(state, now.board, seat) if mine else ()
        # This runs for every decision, and a generator would be a third slower than a list.
        plays = tuple([PLAYS[card] for card in cards])
        return (*plays, *out_of_turn(state, now.board, seat))
    if isinstance(now, Closing):
        return (*((CONTENT,) if mine else ()), *out_of_turn(state, now.board, seat))
    return ()


def out_of_turn(state: State, board: Board, seat: int) -> tuple[Move, ...]:
    """By hand: the own markers at any time, objections after the first card."""
    if state.options.markers == "assisted":
        return ()
    down = board.down[seat]
    turns: list[Move] = [UNFLIPS[suit] if suit in down else FLIPS[suit] for suit in SUITS]
    # Before the first card there is nothing to object to.
    if tricks.has_begun(board):
        turns += (OBJECTS[other] for other in others((seat,)))
    return tuple(turns)


def apply_deal(state: State, order: tuple[int, ...], events: list[Event]) -> State:
    if state.round:
        return rounds.deal(state, order, events)
    return rounds.begin_round(state, order[0], events)


def apply_move(state: State, seat: int, move: Move, events: list[Event]) -> State:
    match state.now, move:
        case Guessing(), schatzsuche.Guess(suit, rank):
            return rounds.guess(state, seat, suit, rank, events)
        case Bidding(board), schatzsuche.Bid(bid):
            return rounds.bid(state, board, seat, bid, events)
        case Playing(board), schatzsuche.Play(card):
            return tricks.play(state, board, seat, card, events)
        case Closing() as closing, schatzsuche.Content():
            return markers.content(state, closing, seat, events)
        case (
            Bidding() | Playing() | Closing() as now,
            schatzsuche.Flip() | schatzsuche.Unflip() | schatzsuche.Object(),
        ):
            state, board = markers.turn(state, now.board, seat, move, events)
            return replace(state, now=replace(now, board=board))
        case _:
            raise not_legal(move)


def refusal_for(state: State, seat: int, move: Move, in_turn: bool) -> Refusal | None:
    now = state.now
    if not isinstance(now, Bidding | Playing | Closing):
        return None
    board = now.board
    match move:
        case schatzsuche.Flip() | schatzsuche.Unflip() | schatzsuche.Object() if (
            state.options.markers == "assisted"
        ):
            return schatzsuche.MarkersTurnThemselves()
        case schatzsuche.Flip(suit) if suit in board.down[seat]:
            return schatzsuche.MarkerIsDown(suit)
        case schatzsuche.Unflip(suit) if suit not in board.down[seat]:
            return schatzsuche.MarkerIsUp(suit)
        case schatzsuche.Object():
            return schatzsuche.NobodyToObjectTo(others((seat,)) if tricks.has_begun(board) else ())
        case schatzsuche.Bid() if isinstance(now, Bidding) and in_turn:
            return schatzsuche.BidTooHigh(state.round)
        case schatzsuche.Play(card) if isinstance(now, Playing) and in_turn:
            return tricks.refusal_for(board, seat, card)
    return None


SCHATZSUCHE = Game(
    name="schatzsuche",
    seats=range(PLAYERS, PLAYERS + 1),
    options=SchatzsucheOptions,
    moves=schatzsuche.MOVES,
    events=schatzsuche.EVENTS,
    view_type=schatzsuche.SchatzsucheView,
    refusals=(NotInHand, *schatzsuche.REFUSALS),
    initial_state=initial_state,
    waiting=waiting,
    legal_moves=legal_moves,
    apply_deal=apply_deal,
    apply_move=apply_move,
    refusal_for=refusal_for,
    view_for=views.view_for,
    event_for=views.event_for,
    move_behind=from_record.move_behind,
    side_moves=(schatzsuche.Flip, schatzsuche.Unflip, schatzsuche.Object),
    idle_move=CONTENT,
    default_clock=(300, 15),
)

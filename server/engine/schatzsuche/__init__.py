"""Schatzsuche: bid your tricks in ten rounds, and guess the golden card.

`rounds` deals, takes bids and counts points, `tricks` plays, `markers` watches over the suit
markers, `views` says who sees what, `retold` reads a game back from a record.
"""

from server.cards import RANKS, SUIT_PACK, SUITS
from server.engine.game import Game, Step, not_legal
from server.engine.schatzsuche import markers, retold, rounds, tricks, views
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

GUESSES = tuple(schatzsuche.Guess(suit, rank) for suit in SUITS for rank in RANKS)
BIDS = tuple(schatzsuche.Bid(tricks) for tricks in range(ROUNDS + 1))
PLAYS = {card: schatzsuche.Play(card) for card in SUIT_PACK}
FLIPS = {suit: schatzsuche.Flip(suit) for suit in SUITS}
UNFLIPS = {suit: schatzsuche.Unflip(suit) for suit in SUITS}
OBJECTS = tuple(schatzsuche.Object(seat) for seat in range(PLAYERS))
CONTENT = schatzsuche.Content()


def opening(players: int, options: SchatzsucheOptions, host: int) -> State:
    return State(players, options)


def choices(table: State, seat: int) -> tuple[Move, ...]:
    now = table.now
    mine = seat in asked(table)
    if isinstance(now, Guessing):
        return GUESSES
    if isinstance(now, Bidding):
        bids = BIDS[: table.round + 1] if mine else ()
        return (*bids, *out_of_turn(table, now.board, seat))
    if isinstance(now, Playing):
        cards = tricks.legal_cards(table, now.board, seat) if mine else ()
        plays = tuple([PLAYS[card] for card in cards])
        return (*plays, *out_of_turn(table, now.board, seat))
    if isinstance(now, Closing):
        return (*((CONTENT,) if mine else ()), *out_of_turn(table, now.board, seat))
    return ()


def out_of_turn(table: State, board: Board, seat: int) -> tuple[Move, ...]:
    """By hand: one's own markers at any time, objections once a card was played."""
    if table.options.markers == "assisted":
        return ()
    down = board.down[seat]
    turns: list[Move] = [UNFLIPS[suit] if suit in down else FLIPS[suit] for suit in SUITS]
    if tricks.has_begun(board):
        turns += (OBJECTS[other] for other in others((seat,)))
    return tuple(turns)


def dealt(table: State, order: tuple[int, ...]) -> Step[State]:
    events: list[Event] = []
    if table.round:
        table = rounds.deal(table, order, events)
    else:
        table = rounds.begin_round(table, order[0], events)
    return Step(table, tuple(events))


def moved(table: State, seat: int, move: Move) -> Step[State]:
    events: list[Event] = []
    match table.now, move:
        case Guessing(), schatzsuche.Guess(suit, rank):
            table = rounds.guess(table, seat, suit, rank, events)
        case Bidding(board), schatzsuche.Bid(bid):
            table = rounds.bid(table, board, seat, bid, events)
        case Playing(board), schatzsuche.Play(card):
            table = tricks.play(table, board, seat, card, events)
        case Closing() as closing, schatzsuche.Content():
            table = markers.content(table, closing, seat, events)
        case (
            Bidding() | Playing() | Closing() as now,
            schatzsuche.Flip() | schatzsuche.Unflip() | schatzsuche.Object(),
        ):
            table, board = markers.turn(table, now.board, seat, move, events)
            table = replace(table, now=replace(now, board=board))
        case _:
            raise not_legal(move)
    return Step(table, tuple(events))


def why_not(table: State, seat: int, move: Move, in_turn: bool) -> Refusal | None:
    now = table.now
    if not isinstance(now, Bidding | Playing | Closing):
        return None
    board = now.board
    match move:
        case schatzsuche.Flip() | schatzsuche.Unflip() | schatzsuche.Object() if (
            table.options.markers == "assisted"
        ):
            return schatzsuche.MarkersTurnThemselves()
        case schatzsuche.Flip(suit) if suit in board.down[seat]:
            return schatzsuche.MarkerIsDown(suit)
        case schatzsuche.Unflip(suit) if suit not in board.down[seat]:
            return schatzsuche.MarkerIsUp(suit)
        case schatzsuche.Object():
            return schatzsuche.NobodyToObjectTo(others((seat,)) if tricks.has_begun(board) else ())
        case schatzsuche.Bid() if isinstance(now, Bidding) and in_turn:
            return schatzsuche.BidTooHigh(table.round)
        case schatzsuche.Play(card) if isinstance(now, Playing) and in_turn:
            return tricks.why_not(board, seat, card)
    return None


def longest(players: int, options: SchatzsucheOptions) -> int:
    """A guess or none, a bid, the cards and perhaps being content, for everybody in each round."""
    return PLAYERS * sum(1 + 1 + number + 1 for number in range(1, ROUNDS + 1))


SCHATZSUCHE = Game(
    name="schatzsuche",
    seats=range(PLAYERS, PLAYERS + 1),
    options=SchatzsucheOptions,
    moves=schatzsuche.MOVES,
    events=schatzsuche.EVENTS,
    view_type=schatzsuche.SchatzsucheView,
    refusals=(NotInHand, *schatzsuche.REFUSALS),
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
    asides=(schatzsuche.Flip, schatzsuche.Unflip, schatzsuche.Object),
    silence=CONTENT,
    thinking=(300, 15),
)

"""The suit markers of Schatzsuche: assisted, or by hand with faults and objections."""

from server.cards import SUIT, Suit, SuitCard
from server.engine.game import put
from server.engine.schatzsuche.rounds import score
from server.engine.schatzsuche.state import Board, Closing, Faults, State
from server.protocol import schatzsuche
from server.protocol.schatzsuche import PLAYERS, Flip, Object, Unflip
from server.protocol.seat import Event, replace


def turn_for(board: Board, seat: int, needed: tuple[Suit, ...], events: list[Event]) -> Board:
    """Assisted: turns the markers that a card needs, right before it."""
    down = board.down[seat]
    turned = tuple(suit for suit in needed if suit not in down)
    events.extend(schatzsuche.Flipped(seat, suit) for suit in turned)
    return with_down(board, seat, (*down, *turned))


def with_down(board: Board, seat: int, down: tuple[Suit, ...]) -> Board:
    return replace(board, down=put(board.down, seat, down))


def note_faults(board: Board, seat: int, card: SuitCard, needed: tuple[Suit, ...]) -> Board:
    """Notes the faults of a card; they stay open until the next card is led."""
    if not board.plays:
        # A card that is led ends the time for objections to the last trick.
        board = replace(board, faults=(Faults(),) * PLAYERS, objections=())
    down = board.down[seat]
    missing = tuple(suit for suit in needed if suit not in down)
    fault = Faults(missing, "no-flip" if missing else None, SUIT[card] in down)
    return with_fault(board, seat, fault)


def with_fault(board: Board, seat: int, fault: Faults) -> Board:
    return replace(board, faults=put(board.faults, seat, fault))


def turn(
    state: State, board: Board, seat: int, move: Flip | Unflip | Object, events: list[Event]
) -> tuple[State, Board]:
    match move:
        case Flip(suit):
            return state, flip(board, seat, suit, events)
        case Unflip(suit):
            return unflip(state, board, seat, suit, events)
        case Object(against):
            return object_to(state, board, seat, against, events)


def flip(board: Board, seat: int, suit: Suit, events: list[Event]) -> Board:
    """A missing flip becomes a late one once all markers that the card needs are down."""
    events.append(schatzsuche.Flipped(seat, suit))
    board = with_down(board, seat, (*board.down[seat], suit))
    fault = board.faults[seat]
    if suit not in fault.missing:
        return board
    missing = tuple(other for other in fault.missing if other != suit)
    kind = fault.turning and ("no-flip" if missing else "late-flip")
    return with_fault(board, seat, replace(fault, missing=missing, turning=kind))


def unflip(
    state: State, board: Board, seat: int, suit: Suit, events: list[Event]
) -> tuple[State, Board]:
    events.append(schatzsuche.Unflipped(seat, suit))
    down = tuple(other for other in board.down[seat] if other != suit)
    return punish(state, seat, "unflip", events), with_down(board, seat, down)


def punish(state: State, seat: int, offence: schatzsuche.Offence, events: list[Event]) -> State:
    points = schatzsuche.PENALTY[offence]
    events.append(schatzsuche.Penalty(seat, points, offence))
    return replace(state, totals=put(state.totals, seat, state.totals[seat] + points))


def object_to(
    state: State, board: Board, seat: int, against: int, events: list[Event]
) -> tuple[State, Board]:
    """Finds the gravest open fault; a wrong objection costs nothing."""
    fault = board.faults[against]
    objected = schatzsuche.Objected(seat, against, fault.gravest)
    events.append(objected)
    # Each is kept once, or objections without end would make the view grow.
    if objected not in board.objections:
        board = replace(board, objections=(*board.objections, objected))
    if objected.fault is None:
        return state, board
    # Each fault is punished once; the next objection may find the other one.
    settled = {"flipped_suit": False} if fault.flipped_suit else {"turning": None}
    board = with_fault(board, against, replace(fault, **settled))
    return punish(state, against, objected.fault, events), board


def content(state: State, now: Closing, seat: int, events: list[Event]) -> State:
    events.append(schatzsuche.IsContent(seat))
    now = replace(now, content=(*now.content, seat))
    if len(now.content) == PLAYERS:
        return score(state, now.board, events)
    return replace(state, now=now)

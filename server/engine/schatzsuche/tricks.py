"""The tricks of Schatzsuche."""

from server.cards import SUIT, Suit, SuitCard
from server.engine.game import put
from server.engine.schatzsuche import markers
from server.engine.schatzsuche.rounds import score
from server.engine.schatzsuche.state import Board, Closing, Playing, State
from server.protocol import schatzsuche
from server.protocol.schatzsuche import PLAYERS
from server.protocol.seat import Event, NotInHand, Refusal, replace


def led(board: Board) -> Suit | None:
    return SUIT[board.plays[0].card] if board.plays else None


def legal_cards(state: State, board: Board, seat: int) -> tuple[SuitCard, ...]:
    """By hand any card may be played: it is for the others to object."""
    hand = board.hands[seat]
    if state.options.markers == "by_hand":
        return hand
    return schatzsuche.playable(hand, led(board), SUIT[board.trump])


def has_begun(board: Board) -> bool:
    return bool(board.plays) or any(board.tricks)


def refusal_for(board: Board, seat: int, card: SuitCard) -> Refusal:
    hand, suit = board.hands[seat], led(board)
    # Without a suit led every card of the hand is legal, so this one is not in it.
    if card not in hand or suit is None:
        return NotInHand(card, hand)
    cards = schatzsuche.playable(hand, suit, SUIT[board.trump])
    if SUIT[cards[0]] == suit:
        return schatzsuche.MustFollow(suit, cards)
    return schatzsuche.MustTrump(SUIT[board.trump], cards)


def play(state: State, board: Board, seat: int, card: SuitCard, events: list[Event]) -> State:
    needed = schatzsuche.owed(card, led(board), SUIT[board.trump])
    if state.options.markers == "assisted":
        board = markers.turn_for(board, seat, needed, events)
    else:
        board = markers.note_faults(board, seat, card, needed)
    events.append(schatzsuche.Played(seat, card))
    hand = tuple(c for c in board.hands[seat] if c != card)
    board = replace(
        board,
        hands=put(board.hands, seat, hand),
        plays=(*board.plays, schatzsuche.Laid(seat, card)),
    )
    if len(board.plays) < PLAYERS:
        return replace(state, now=Playing(board))
    return end_trick(state, board, events)


def end_trick(state: State, board: Board, events: list[Event]) -> State:
    """The winner leads the next trick."""
    won = schatzsuche.winner(board.plays, SUIT[board.trump])
    events.append(schatzsuche.TrickWon(won))
    state = replace(state, last_trick=schatzsuche.Trick(board.plays, won))
    tricks = put(board.tricks, won, board.tricks[won] + 1)
    board = replace(board, tricks=tricks, leader=won, plays=())
    if any(board.hands):
        return replace(state, now=Playing(board))
    if state.options.markers == "by_hand":
        # Turned by hand: everybody may still object to a card of the last trick before it counts.
        return replace(state, now=Closing(board))
    return score(state, board, events)

"""Reads Schatzsuche from a record: the move of an event."""

from typing import Literal

from server.engine.schatzsuche.state import Closing, State
from server.protocol import schatzsuche
from server.protocol.seat import Event, Move


def move_from_event(state: State, event: Event) -> tuple[int, Move] | Literal["later"] | None:
    """Assisted flips belong to the card behind them. `content` has no event in the format: the
    score shows that all players were."""
    match event:
        case schatzsuche.Guessed(seat, suit, rank):
            return seat, schatzsuche.Guess(suit, rank)
        case schatzsuche.BidMade(seat, tricks):
            return seat, schatzsuche.Bid(tricks)
        case schatzsuche.Played(seat, card):
            return seat, schatzsuche.Play(card)
        case schatzsuche.Flipped() if state.options.markers == "assisted":
            return "later"
        case schatzsuche.Flipped(seat, suit):
            return seat, schatzsuche.Flip(suit)
        case schatzsuche.Unflipped(seat, suit):
            return seat, schatzsuche.Unflip(suit)
        case schatzsuche.Objected(seat, against):
            return seat, schatzsuche.Object(against)
        case schatzsuche.Scored() if isinstance(state.now, Closing):
            waited = set(range(state.players)) - set(state.now.content)
            return min(waited), schatzsuche.Content()
    return None

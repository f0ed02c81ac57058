"""Schatzsuche read back from a record: which move an event was."""

from typing import Literal

from server.engine.schatzsuche.table import Closing, Table
from server.protocol import schatzsuche as p
from server.protocol.seat import Event, Move


def retrace(table: Table, event: Event) -> tuple[int, Move] | Literal["later"] | None:
    """Assisted flips belong to the card that follows them; that all are content is not recorded,
    but the score tells it."""
    match event:
        case p.Guessed(seat, suit, rank):
            return seat, p.Guess(suit, rank)
        case p.BidMade(seat, tricks):
            return seat, p.Bid(tricks)
        case p.Played(seat, card):
            return seat, p.Play(card)
        case p.Flipped() if table.options.markers == "assisted":
            return "later"
        case p.Flipped(seat, suit):
            return seat, p.Flip(suit)
        case p.Unflipped(seat, suit):
            return seat, p.Unflip(suit)
        case p.Objected(seat, against):
            return seat, p.Object(against)
        case p.Scored() if isinstance(table.now, Closing):
            waited = set(range(table.players)) - set(table.now.content)
            return min(waited), p.Content()
    return None

"""Farbstich read back from a record: which move an event was."""

from server.engine.farbstich.table import Table
from server.protocol import farbstich as p
from server.protocol.seat import Event, Move


def retrace(table: Table, event: Event) -> tuple[int, Move] | None:
    match event:
        case p.Played(seat, card):
            return seat, p.Play(card)
        case p.Collected(seat, colour):
            return seat, p.Collect(colour)
    return None

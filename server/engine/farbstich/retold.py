"""Farbstich read back from a record: which move an event was, and what the record leaves open."""

from collections.abc import Mapping, Sequence

from server.engine.farbstich.table import Table
from server.engine.game import in_any_order
from server.protocol import farbstich as p
from server.protocol.seat import Event, Move


def retrace(table: Table, event: Event) -> tuple[int, Move] | None:
    match event:
        case p.Played(seat, card):
            return seat, p.Play(card)
        case p.Collected(seat, colour):
            return seat, p.Collect(colour)
    return None


LOOSE: Mapping[type[Event], str] = {
    p.Display: "cards",
    p.HandDealt: "cards",
    p.Ranked: "tied",
    p.Collected: "cards",
    p.Ended: "winners",
}


def essence(events: Sequence[Event]) -> Sequence[object]:
    return in_any_order(events, LOOSE)

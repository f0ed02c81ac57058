"""Reads Farbstich from a record: the move of an event."""

from server.engine.farbstich.state import State
from server.protocol import farbstich
from server.protocol.seat import Event, Move


def move_from_event(state: State, event: Event) -> tuple[int, Move] | None:
    match event:
        case farbstich.Played(seat, card):
            return seat, farbstich.Play(card)
        case farbstich.Collected(seat, colour):
            return seat, farbstich.Collect(colour)
    return None

"""A bot that plays any game at random."""

from collections.abc import Sequence
from random import Random

from server.protocol.seat import Event, Move, Turn, View

# Moves out of turn are rare, or the seats in turn would never get to play.
MEDDLING = 0.1


def choose_at_random(
    view: View, seen: Sequence[Event], legal: tuple[Move, ...], rng: Random
) -> Move | None:
    in_turn = isinstance(view.waiting, Turn) and view.seat in view.waiting.seats
    if not in_turn and rng.random() >= MEDDLING:
        return None
    return rng.choice(legal)

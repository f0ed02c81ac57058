"""Farbstich: what would this card collect, if the trick ended with it?"""

from random import Random

from server.cards import COLOUR, VALUE, Colour
from server.protocol.farbstich import Collect, FarbstichView, Laid, Play, rank
from server.protocol.seat import Move


def simple(view: FarbstichView, legal: tuple[Move, ...], rng: Random) -> Move:
    worth = colours_worth(view)

    def merit(move: Move) -> tuple[int, int]:
        if isinstance(move, Collect):
            return worth[move.colour], 0
        assert isinstance(move, Play)
        return gain(view, move, sorted(worth.values(), reverse=True)), -VALUE[move.card]

    return max(legal, key=merit)


def colours_worth(view: FarbstichView) -> dict[Colour, int]:
    worth: dict[Colour, int] = {}
    for card in view.display:
        worth[COLOUR[card]] = worth.get(COLOUR[card], 0) + VALUE[card]
    return worth


def gain(view: FarbstichView, move: Play, prizes: list[int]) -> int:
    """Whoever is ahead takes the best colour, and so on down the order."""
    assert view.seat is not None
    order = rank((*view.plays, Laid(view.seat, move.card))).order
    place = order.index(view.seat) if view.seat in order else len(prizes)
    return prizes[place] if place < len(prizes) else 0

"""Farbstich: what would this card collect, and will that still be so once all have played?

`position` is what a seat knows, in small numbers; `glance` judges a card at once, by its `places`;
`reading` and `worlds` guess at the hidden cards; `rollout` plays a world on, `search`
compares the moves in many of them, and `race` leaves out those that fall behind. Here are the
players.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from server.bots.farbstich import glance, search
from server.bots.farbstich.position import position
from server.bots.farbstich.reading import clues
from server.protocol.farbstich import FarbstichView
from server.protocol.seat import Event, Move

BUDGET: Final[Mapping[str, int]] = {"novice": 0, "club": 15, "master": 300}
FEW: Final = 4
"""cards of a hand that `club` can keep in mind"""


def simple(
    view: FarbstichView, seen: Sequence[Event], legal: tuple[Move, ...], rng: Random, budget: int
) -> Move:
    """The rule of thumb that the others are measured by."""
    return glance.sound(position(view, seen), legal)


def novice(
    view: FarbstichView, seen: Sequence[Event], legal: tuple[Move, ...], rng: Random, budget: int
) -> Move:
    """Hardly thinks of those who still play; dear cards go too easily, or are kept too long."""
    return glance.hasty(position(view, seen), legal, rng)


def club(
    view: FarbstichView, seen: Sequence[Event], legal: tuple[Move, ...], rng: Random, budget: int
) -> Move:
    """Judges at a glance while there are many cards, and looks ahead when few are left."""
    known = position(view, seen)
    if len(known.hand) > FEW:
        return glance.sound(known, legal)
    return search.best(known, (), legal, rng, budget)


def master(
    view: FarbstichView, seen: Sequence[Event], legal: tuple[Move, ...], rng: Random, budget: int
) -> Move:
    told = clues(seen, view.players, view.seat, glance.SOUND[view.players])
    return search.best(position(view, seen), told, legal, rng, budget)

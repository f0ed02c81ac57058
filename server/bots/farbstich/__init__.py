"""The bots of Farbstich.

`position` is what a seat knows, as small numbers. `glance` values a card at once, by the `places`
at which it could collect. `reading` and `worlds` infer and deal the hidden cards, `rollout` plays
such a world on, and `search` compares moves in many worlds and drops those that fall behind.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from server.bots.farbstich import glance, search
from server.bots.farbstich.position import position
from server.bots.farbstich.reading import clues
from server.protocol.farbstich import FarbstichView
from server.protocol.seat import Event, Move

# Worlds that a level imagines for each move.
BUDGET: Final[Mapping[str, int]] = {"novice": 0, "club": 15, "master": 300}
FEW: Final = 4  # cards of a hand with which `club` begins to look ahead


def simple(
    view: FarbstichView, seen: Sequence[Event], legal: tuple[Move, ...], rng: Random, budget: int
) -> Move:
    """The rule of thumb by which the levels are measured."""
    return glance.sound(position(view, seen), legal)


def novice(
    view: FarbstichView, seen: Sequence[Event], legal: tuple[Move, ...], rng: Random, budget: int
) -> Move:
    """Ignores those who still play, and spends high cards too easily or keeps them too long."""
    return glance.hasty(position(view, seen), legal, rng)


def club(
    view: FarbstichView, seen: Sequence[Event], legal: tuple[Move, ...], rng: Random, budget: int
) -> Move:
    """Decides at a glance while the hand is large, and looks ahead with the last cards."""
    known = position(view, seen)
    if len(known.hand) > FEW:
        return glance.sound(known, legal)
    return search.best(known, (), legal, rng, budget)


def master(
    view: FarbstichView, seen: Sequence[Event], legal: tuple[Move, ...], rng: Random, budget: int
) -> Move:
    found = clues(seen, view.players, view.seat, glance.SOUND[view.players])
    return search.best(position(view, seen), found, legal, rng, budget)

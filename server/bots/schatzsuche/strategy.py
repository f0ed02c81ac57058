"""Choosing a move, alike for all levels up to the parts in which they differ."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from server.bots.schatzsuche.knowledge import Knowledge, know
from server.bots.schatzsuche.markers import objection, to_turn
from server.bots.schatzsuche.pack import CARD
from server.protocol.schatzsuche import Bid, Content, Guess, Play, SchatzsucheView
from server.protocol.seat import Event, Move, Turn

# Chooses a bid or a card; the last argument is the budget of worlds.
Chooser = Callable[[Knowledge, Random, int], int]


@dataclass(frozen=True)
class Strategy:
    guess: Callable[[SchatzsucheView, Random], Guess]
    bid: Chooser
    card: Chooser
    watchful: float = 1.0  # probability of objecting to a fault
    forgetful: float = 0.0  # probability of forgetting an own marker


def act(
    strategy: Strategy,
    view: SchatzsucheView,
    seen: Sequence[Event],
    legal: tuple[Move, ...],
    rng: Random,
    budget: int,
) -> Move | None:
    if isinstance(legal[0], Guess):
        return strategy.guess(view, rng)
    if isinstance(legal[0], Bid):
        return Bid(strategy.bid(know(view, seen), rng, budget))
    if (fault := objection(view, seen, legal)) and rng.random() < strategy.watchful:
        return fault
    if Content() in legal:
        return Content()
    if isinstance(view.waiting, Turn) and view.seat in view.waiting.seats:
        return play(strategy, view, seen, rng, budget)
    return None


def play(
    strategy: Strategy, view: SchatzsucheView, seen: Sequence[Event], rng: Random, budget: int
) -> Move:
    if (marker := to_turn(view)) and rng.random() >= strategy.forgetful:
        return marker
    known = know(view, seen)
    return Play(CARD[known.trump][strategy.card(known, rng, budget)])

"""What everybody at the table does alike, whatever the level."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from server.bots.schatzsuche.knowledge import Knowledge, know
from server.bots.schatzsuche.markers import objection, to_turn
from server.bots.schatzsuche.pack import CARD
from server.protocol.schatzsuche import Bid, Content, Guess, Play, SchatzsucheView
from server.protocol.seat import Event, Move, Turn

Chooser = Callable[[Knowledge, Random, int], int]
"""Chooses a bid, or a card; the last argument is how many worlds it may imagine."""


@dataclass(frozen=True)
class Player:
    guess: Callable[[SchatzsucheView, Random], Guess]
    bid: Chooser
    card: Chooser
    watchful: float = 1.0
    """How often it sees a fault when it looks."""
    forgetful: float = 0.0
    """How often it forgets a marker of its own."""


def act(
    player: Player,
    view: SchatzsucheView,
    seen: Sequence[Event],
    legal: Sequence[Move],
    rng: Random,
    budget: int,
) -> Move | None:
    if isinstance(legal[0], Guess):
        return player.guess(view, rng)
    if isinstance(legal[0], Bid):
        return Bid(player.bid(know(view, seen), rng, budget))
    if (fault := objection(view, seen, legal)) and rng.random() < player.watchful:
        return fault
    if Content() in legal:
        return Content()
    if isinstance(view.waiting, Turn) and view.seat in view.waiting.seats:
        return play(player, view, seen, rng, budget)
    return None


def play(
    player: Player, view: SchatzsucheView, seen: Sequence[Event], rng: Random, budget: int
) -> Move:
    if (marker := to_turn(view)) and rng.random() >= player.forgetful:
        return marker
    known = know(view, seen)
    return Play(CARD[known.trump][player.card(known, rng, budget)])

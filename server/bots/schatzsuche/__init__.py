"""The bots of Schatzsuche: a simple one to measure by, and three levels."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from server.bots.schatzsuche import slips, thinking
from server.bots.schatzsuche.golden import any_guess, best_guess
from server.bots.schatzsuche.simple import simple as simple
from server.bots.schatzsuche.turns import Player, act
from server.protocol.schatzsuche import SchatzsucheView
from server.protocol.seat import Event, Move

BUDGET: Final[Mapping[str, int]] = {"novice": 0, "club": 12, "master": 240}
"""How many worlds a level imagines for a bid or a card."""

NOVICE: Final = Player(any_guess, slips.choose_bid, slips.choose_card, watchful=0.1, forgetful=0.06)
CLUB: Final = Player(any_guess, thinking.bid_by_chance, thinking.card_by_chance, watchful=0.5)
MASTER: Final = Player(best_guess, thinking.bid_by_inference, thinking.card_by_inference)


def novice(
    view: SchatzsucheView, seen: Sequence[Event], legal: tuple[Move, ...], rng: Random, budget: int
) -> Move | None:
    return act(NOVICE, view, seen, legal, rng, budget)


def club(
    view: SchatzsucheView, seen: Sequence[Event], legal: tuple[Move, ...], rng: Random, budget: int
) -> Move | None:
    return act(CLUB, view, seen, legal, rng, budget)


def master(
    view: SchatzsucheView, seen: Sequence[Event], legal: tuple[Move, ...], rng: Random, budget: int
) -> Move | None:
    return act(MASTER, view, seen, legal, rng, budget)

"""How other players bid and how often they play by habit, learnt from rounds that are over."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import exp

from server.bots.schatzsuche.estimate import expected_tricks
from server.bots.schatzsuche.plays import PastRound, PlayedCard, is_by_habit
from server.protocol.schatzsuche import PLAYERS

# Kinds of bidders: tricks bid above the expected ones, and how far a bid strays from that.
KINDS = tuple(
    (boldness, straying)
    for boldness in (-0.25, 0.05, 0.3, 0.55, 0.8, 1.1)
    for straying in (0.1, 0.3, 0.6)
)
WHIM = 0.02  # probability of any bid, whatever the kind
GRAIN = 8  # expected tricks are rounded to eighths
LEAST = 0.02  # kinds that are less likely are left out
# Choices by habit and otherwise that everybody is credited with before the game.
KEPT, BROKEN = 3.0, 2.0
OTHERS = 2  # cards among which a choice against the habit is thought to be made

Bidder = Sequence[float]  # the probability of each kind


def likelihood(boldness: float, straying: float, expected: float, bid: int, number: int) -> float:
    """The lowest and the highest bid also take the probability that lies beyond them."""
    aim = bid - expected - boldness
    lower = 0.0 if bid == 0 else sigmoid((aim - 0.5) / straying)
    upper = 1.0 if bid == number else sigmoid((aim + 0.5) / straying)
    return upper - lower + WHIM


def sigmoid(x: float) -> float:
    return 1 / (1 + exp(-2 * x))


# The same few bids come again and again, for every imagined world and in every round.
@cache
def by_kind(bid: int, number: int) -> tuple[tuple[float, ...], ...]:
    """The likelihood of this bid, by expected tricks and kind."""
    return tuple(
        tuple(likelihood(*kind, eighths / GRAIN, bid, number) for kind in KINDS)
        for eighths in range(number * GRAIN + 1)
    )


def chances(bidder: Bidder, bid: int, number: int) -> list[float]:
    """The likelihood that this bidder makes this bid, by expected tricks in eighths (`GRAIN`)."""
    possible = [(i, likely) for i, likely in enumerate(bidder) if likely > LEAST]
    return [sum([likely * row[i] for i, likely in possible]) for row in by_kind(bid, number)]


def bidders_of(rounds: Iterable[PastRound]) -> list[Bidder]:
    """By seat."""
    bidders: list[Bidder] = [[1 / len(KINDS)] * len(KINDS)] * PLAYERS
    for past in rounds:
        for seat, bid in enumerate(past.bids):
            expected = expected_tricks(past.hands[seat], past.trump_card, past.number)
            bidders[seat] = learn(bidders[seat], expected, bid, past.number)
    return bidders


def learn(bidder: Bidder, expected: float, bid: int, number: int) -> Bidder:
    row = by_kind(bid, number)[int(expected * GRAIN + 0.5)]
    learnt = [likely * fits for likely, fits in zip(bidder, row, strict=True)]
    total = sum(learnt)
    return [likely / total for likely in learnt]


@dataclass
class Loyalty:
    """Choices of one player by habit and against it, each by whether the card was led."""

    kept: dict[bool, float] = field(default_factory=lambda: {True: KEPT, False: KEPT})
    broken: dict[bool, float] = field(default_factory=lambda: {True: BROKEN, False: BROKEN})

    def learn(self, played: PlayedCard) -> None:
        """From a card of a round that is over, when no cards are left."""
        kept = is_by_habit(played, 0)
        if kept is not None:
            (self.kept if kept else self.broken)[played.led is None] += 1

    def odds(self, played: PlayedCard) -> tuple[float, float]:
        """The likelihood of the card by habit, and of any other card."""
        kept, broken = self.kept[played.led is None], self.broken[played.led is None]
        likely = kept / (kept + broken)
        return likely, (1 - likely) / OTHERS


def loyalties_of(past: Iterable[PastRound]) -> list[Loyalty]:
    """By seat."""
    loyalties = [Loyalty() for _ in range(PLAYERS)]
    for one in past:
        for played in one.played:
            loyalties[played.seat].learn(played)
    return loyalties


def weigh(loyalty: Loyalty, played: Sequence[PlayedCard], hands: Sequence[int]) -> list[float]:
    """How well each of the hands that a player may have left explains the cards played."""
    odds = [(each, *loyalty.odds(each)) for each in played]
    weights = []
    for hand in hands:
        weight = 1.0
        for each, likely, other in odds:
            kept = is_by_habit(each, hand)
            if kept is not None:
                weight *= likely if kept else other
        weights.append(weight)
    return weights

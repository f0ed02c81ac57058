"""What kind of bidder somebody is: all hands are known after a round, and tell how he bids."""

from collections.abc import Iterable, Sequence
from functools import cache
from math import exp

from server.bots.schatzsuche.estimate import expected_tricks
from server.bots.schatzsuche.past import PastRound
from server.protocol.schatzsuche import PLAYERS

KINDS = tuple(
    (boldness, straying)
    for boldness in (-0.25, 0.05, 0.3, 0.55, 0.8, 1.1)
    for straying in (0.1, 0.3, 0.6)
)
"""How much more than his hand is good for somebody bids, and how far he strays from that."""
WHIM = 0.02
"""Anything may be bid now and then."""
GRAIN = 8
"""Expected tricks are told apart in eighths."""
LEAST = 0.02
"""Kinds that are less likely are not thought of."""

Bidder = Sequence[float]
"""How likely somebody is of each kind."""


def likelihood(boldness: float, straying: float, expected: float, bid: int, number: int) -> float:
    """The bids share all that may be aimed at; the ends take what lies beyond them."""
    aim = bid - expected - boldness
    lower = 0.0 if bid == 0 else sigmoid((aim - 0.5) / straying)
    upper = 1.0 if bid == number else sigmoid((aim + 0.5) / straying)
    return upper - lower + WHIM


def sigmoid(x: float) -> float:
    return 1 / (1 + exp(-2 * x))


@cache
def by_kind(bid: int, number: int) -> tuple[tuple[float, ...], ...]:
    """By expected tricks, how likely each kind is to bid so much."""
    return tuple(
        tuple(likelihood(*kind, eighths / GRAIN, bid, number) for kind in KINDS)
        for eighths in range(number * GRAIN + 1)
    )


def chances(bidder: Bidder, bid: int, number: int) -> list[float]:
    """By expected tricks, how likely this bidder is to bid so much."""
    thinkable = [(i, likely) for i, likely in enumerate(bidder) if likely > LEAST]
    return [sum([likely * row[i] for i, likely in thinkable]) for row in by_kind(bid, number)]


def meet(rounds: Iterable[PastRound]) -> list[Bidder]:
    """Everybody's kind, from the rounds that are over."""
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

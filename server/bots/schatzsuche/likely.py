"""Worlds as likely as what the others have bid and played makes them."""

from collections.abc import Sequence
from random import Random

from server.bots.schatzsuche.bidders import GRAIN, Bidder, chances, meet
from server.bots.schatzsuche.estimate import expected_tricks
from server.bots.schatzsuche.knowledge import Knowledge
from server.bots.schatzsuche.loyalty import Loyalty, stranger, weigh
from server.bots.schatzsuche.pack import bits
from server.bots.schatzsuche.past import PastRound, past_rounds
from server.bots.schatzsuche.worlds import World, imagine
from server.protocol.schatzsuche import PLAYERS

SURPLUS = 2
"""Of so many imagined worlds one is kept."""


def likely_worlds(known: Knowledge, rng: Random, count: int) -> Sequence[World]:
    """Out of `count` imagined ones; all of them if nobody else has bid yet."""
    worlds = list(imagine(known, rng, count))
    rivals = [seat for seat in range(PLAYERS) if seat != known.seat]
    if all(known.bids[seat] is None for seat in rivals):
        return worlds
    past = list(past_rounds(known.seen))
    bidders, loyalties = meet(past), observe(past)
    weights = [1.0] * len(worlds)
    for seat in rivals:
        hands = [world[seat] for world in worlds]
        told = [laid for laid in known.told if laid.seat == seat]
        by_bid = weigh_by_bid(known, seat, bidders[seat], hands)
        by_play = weigh(loyalties[seat], told, hands)
        weights = [w * b * p for w, b, p in zip(weights, by_bid, by_play, strict=True)]
    return pick(worlds, weights, rng, max(1, count // SURPLUS))


def observe(past: Sequence[PastRound]) -> list[Loyalty]:
    loyalties = [stranger() for _ in range(PLAYERS)]
    for one in past:
        for laid in one.told:
            loyalties[laid.seat].learn(laid)
    return loyalties


def weigh_by_bid(
    known: Knowledge, seat: int, bidder: Bidder, hands: Sequence[int]
) -> Sequence[float]:
    bid = known.bids[seat]
    if bid is None:
        return [1.0] * len(hands)
    fits = chances(bidder, bid, known.round)
    gone = bits(laid.card for laid in known.told if laid.seat == seat)
    trump_card, number = known.trump_card, known.round
    return [
        fits[int(expected_tricks(hand | gone, trump_card, number) * GRAIN + 0.5)] for hand in hands
    ]


def pick(worlds: Sequence[World], weights: Sequence[float], rng: Random, count: int) -> list[World]:
    """Evenly along the weights, so that a likely world comes as often as it should."""
    step = sum(weights) / count
    at = rng.random() * step
    upto = 0.0
    picked: list[World] = []
    for world, weight in zip(worlds, weights, strict=True):
        upto += weight
        while at < upto:
            picked.append(world)
            at += step
    return picked

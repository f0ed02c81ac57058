"""Worlds weighted by how well they explain the bids and cards of the others."""

from collections.abc import Sequence
from random import Random

from server.bots.schatzsuche.estimate import expected_tricks
from server.bots.schatzsuche.knowledge import Knowledge
from server.bots.schatzsuche.opponents import (
    GRAIN,
    Bidder,
    bidders_of,
    chances,
    loyalties_of,
    weigh,
)
from server.bots.schatzsuche.pack import bits
from server.bots.schatzsuche.plays import past_rounds
from server.bots.schatzsuche.worlds import World, imagine
from server.protocol.schatzsuche import PLAYERS

# Of twice as many worlds half are kept: weighing a world is cheap beside playing it on.
SURPLUS = 2  # worlds imagined for each one kept


def likely_worlds(known: Knowledge, rng: Random, count: int) -> Sequence[World]:
    """Imagines `count` worlds, and returns all of them if no other seat has bid yet."""
    worlds = list(imagine(known, rng, count))
    rivals = [seat for seat in range(PLAYERS) if seat != known.seat]
    if all(known.bids[seat] is None for seat in rivals):
        return worlds
    past = list(past_rounds(known.seen))
    bidders, loyalties = bidders_of(past), loyalties_of(past)
    weights = [1.0] * len(worlds)
    for seat in rivals:
        hands = [world[seat] for world in worlds]
        played = [each for each in known.played if each.seat == seat]
        by_bid = weigh_by_bid(known, seat, bidders[seat], hands)
        by_play = weigh(loyalties[seat], played, hands)
        weights = [w * b * p for w, b, p in zip(weights, by_bid, by_play, strict=True)]
    return pick(worlds, weights, rng, max(1, count // SURPLUS))


def weigh_by_bid(
    known: Knowledge, seat: int, bidder: Bidder, hands: Sequence[int]
) -> Sequence[float]:
    bid = known.bids[seat]
    if bid is None:
        return [1.0] * len(hands)
    fits = chances(bidder, bid, known.round)
    gone = bits(each.card for each in known.played if each.seat == seat)
    trump_card, number = known.trump_card, known.round
    return [
        fits[int(expected_tricks(hand | gone, trump_card, number) * GRAIN + 0.5)] for hand in hands
    ]


def pick(worlds: Sequence[World], weights: Sequence[float], rng: Random, count: int) -> list[World]:
    """Systematic resampling: each world comes in proportion to its weight."""
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

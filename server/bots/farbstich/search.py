"""Imagines worlds in which the hidden cards lie somewhere, and plays each of them to its end once
for every move: the same worlds for all moves."""

from collections.abc import Sequence
from itertools import islice
from math import exp, sqrt
from random import Random
from typing import Final

from server.bots.farbstich import glance
from server.bots.farbstich.position import COLOUR_NUMBER, NUMBER, Position
from server.bots.farbstich.reading import Clue
from server.bots.farbstich.rollout import World, clear, collect, play_out, ranking
from server.bots.farbstich.worlds import worlds
from server.protocol.farbstich import Collect, Play
from server.protocol.seat import Move

CLOSE: Final = 10.0
"""points by which a lead may still be luck"""
GAME: Final = 14.0
"""and in each game that is still to come"""


def best(
    position: Position, told: Sequence[Clue], legal: tuple[Move, ...], rng: Random, budget: int
) -> Move:
    if len(legal) == 1 or budget < 1:
        return glance.sound(position, legal)
    width = sqrt(CLOSE**2 + position.games_left * GAME**2)
    merits = [0.0] * len(legal)
    for world in islice(worlds(position, told, rng), budget):
        for i, move in enumerate(legal):
            points = play_on(world.copy(), position, move)
            merits[i] += share(points, position.seat, width)
    return legal[max(range(len(legal)), key=merits.__getitem__)]


def play_on(world: World, position: Position, move: Move) -> list[int]:
    """The points at the end, if this is done now."""
    taste = glance.SOUND[position.players]
    if isinstance(move, Play):
        card = NUMBER[move.card]
        world.hands[position.seat].remove(card)
        world.plays.append(card)
        return play_out(world, taste)
    assert isinstance(move, Collect)
    colour = COLOUR_NUMBER[move.colour]
    world.points[position.seat] += world.display[colour]
    world.display[colour] = 0
    collect(world, position.to_collect[1:])
    clear(world, ranking(world))
    return play_out(world, taste) if world.hands[position.seat] else world.points


def share(points: list[int], seat: int, width: float) -> float:
    """Of the win: one for a clear lead, less where it is close."""
    mine = points[seat]
    return 1 / sum(exp((theirs - mine) / width) for theirs in points)

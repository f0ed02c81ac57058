"""Compares moves by playing each one on in the same imagined worlds."""

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import Final

from server.bots.farbstich import glance
from server.bots.farbstich.position import COLOUR_NUMBER, NUMBER, Position
from server.bots.farbstich.reading import Clue
from server.bots.farbstich.rollout import World, clear, collect, outlook, play_out, ranking
from server.bots.farbstich.worlds import worlds
from server.protocol.farbstich import Collect, Play
from server.protocol.seat import Move

CLOSE: Final = 10.0  # points that luck may make up for within a game
GAME: Final = 14.0  # and for each game that is still to come
FAR: Final = 4  # tricks played in each world; later ones depend on chance more than on this move
LAP: Final = 20  # worlds after which moves that are clearly behind are dropped
CLEARLY: Final = 2.5  # standard errors


class Race:
    """`sums` are the shares of each move, `squares` the squared leads of one over another, which
    tell moves that are good in the same worlds apart sooner than the shares alone."""

    def __init__(self, moves: int) -> None:
        self.running = list(range(moves))
        self.worlds = 0
        self.sums = [0.0] * moves
        self.squares = [[0.0] * moves for _ in range(moves)]

    def run(self, shares: Sequence[float]) -> None:
        """Adds a world, with the share of each move that still runs."""
        self.worlds += 1
        for one, mine in zip(self.running, shares, strict=True):
            self.sums[one] += mine
            squares = self.squares[one]
            for other, theirs in zip(self.running, shares, strict=True):
                squares[other] += (mine - theirs) ** 2
        if self.worlds % LAP == 0:
            leader = self.leader()
            self.running = [one for one in self.running if not self.is_behind(one, leader)]

    def leader(self) -> int:
        return max(self.running, key=self.sums.__getitem__)

    def is_behind(self, one: int, leader: int) -> bool:
        lead = self.sums[leader] - self.sums[one]
        spread = self.squares[leader][one] - lead**2 / self.worlds
        return lead > CLEARLY * sqrt(max(spread, 0.0))


def best(
    position: Position, found: Sequence[Clue], legal: tuple[Move, ...], rng: Random, budget: int
) -> Move:
    """The budget of worlds is for each move; moves that are dropped leave theirs to the others."""
    if len(legal) == 1 or budget < 1:
        return glance.sound(position, legal)
    width = sqrt(CLOSE**2 + position.games_left * GAME**2)
    race, left = Race(len(legal)), budget * len(legal)
    for world in worlds(position, found, rng):
        ends = (play_on(world.copy(), position, legal[runner]) for runner in race.running)
        shares = [share(points, position.seat, width) for points in ends]
        race.run(shares)
        left -= len(shares)
        if left < len(race.running) or len(race.running) == 1:
            break
    return legal[race.leader()]


def play_on(world: World, position: Position, move: Move) -> list[float]:
    """The expected points of all seats after this move."""
    taste = glance.SOUND[position.players]
    if isinstance(move, Play):
        card = NUMBER[move.card]
        world.hands[position.seat].remove(card)
        world.plays.append(card)
        return play_out(world, taste, FAR)
    assert isinstance(move, Collect)
    colour = COLOUR_NUMBER[move.colour]
    world.points[position.seat] += world.display[colour]
    world.display[colour] = 0
    collect(world, position.to_collect[1:])
    clear(world, ranking(world))
    return play_out(world, taste, FAR) if world.hands[position.seat] else outlook(world)


def share(points: Sequence[float], seat: int, width: float) -> float:
    """The share of the win: one for a clear lead, less for a close one."""
    mine = points[seat]
    return 1 / sum(exp((theirs - mine) / width) for theirs in points)

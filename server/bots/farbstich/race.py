"""Finds the best of several moves from their results in one world after another."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

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

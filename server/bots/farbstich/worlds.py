"""Samples worlds: deals of the hidden cards, by how well they explain the cards played.

Two hidden cards are swapped again and again, each time with a probability that depends on how well
the two worlds explain the play (Metropolis sampling).
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from server.bots.farbstich.position import Position
from server.bots.farbstich.reading import Clue
from server.bots.farbstich.rollout import World

WHIM: Final = 0.05  # probability that a card is played for no known reason
FIRST: Final = 120  # swaps that are tried before the first world
BETWEEN: Final = 20  # and before each later one


def worlds(position: Position, clues: Sequence[Clue], rng: Random) -> Iterator[World]:
    hands = Hands(position, clues, rng)
    tries = FIRST
    while True:
        # Without clues every deal is equally likely, and a new shuffle is cheaper than many swaps.
        if hands.silent:
            hands = Hands(position, clues, rng)
        else:
            hands.shift(tries, rng)
            tries = BETWEEN
        yield world(position, hands.cards[: position.players])


def world(position: Position, hands: Sequence[list[int]]) -> World:
    return World(
        [hand[:] for hand in hands],
        list(position.display),
        list(position.points),
        position.starter,
        list(position.plays),
    )


class Hands:
    """`cards` of each seat, and last those that no seat holds. `likely` and `sums` are by seat and
    clue: the likelihoods of the clue, and their sum over the cards that the seat held then."""

    def __init__(self, position: Position, clues: Sequence[Clue], rng: Random) -> None:
        self.cards = dealt(position, rng)
        self.hidden = [
            seat for seat, cards in enumerate(self.cards) if cards and seat != position.seat
        ]
        self.likely: list[list[list[float]]] = [[] for _ in self.cards]
        self.sums: list[list[float]] = [[] for _ in self.cards]
        self.whims: list[list[float]] = [[] for _ in self.cards]
        for seat in self.hidden:
            self.add_clues(seat, [clue for clue in clues if clue.seat == seat])
        self.silent = len(self.hidden) < 2 or not any(self.sums)

    def add_clues(self, seat: int, clues: Sequence[Clue]) -> None:
        for at, clue in enumerate(clues):
            then = [*self.cards[seat], *(later.card for later in clues[at:])]
            self.likely[seat].append(clue.likely)
            self.sums[seat].append(sum(clue.likely[card] for card in then))
            self.whims[seat].append(WHIM / clue.held)

    def shift(self, tries: int, rng: Random) -> None:
        random, hidden = rng.random, self.hidden
        for _ in range(tries):
            one = hidden[int(random() * len(hidden))]
            other = hidden[int(random() * len(hidden))]
            # Swapping within a hand changes nothing.
            if one == other:
                continue
            ours, theirs = self.cards[one], self.cards[other]
            here, there = int(random() * len(ours)), int(random() * len(theirs))
            mine, yours = ours[here], theirs[there]
            my_sums, better = self.change(one, mine, yours)
            your_sums, best = self.change(other, yours, mine)
            if random() < better * best:
                ours[here], theirs[there] = yours, mine
                self.sums[one], self.sums[other] = my_sums, your_sums

    def change(self, seat: int, away: int, instead: int) -> tuple[list[float], float]:
        """The new sums of a seat, and the factor by which they explain its play better."""
        sums, ratio = [], 1.0
        for likely, old, whim in zip(
            self.likely[seat], self.sums[seat], self.whims[seat], strict=True
        ):
            new = old + likely[instead] - likely[away]
            sums.append(new)
            ratio *= ((1 - WHIM) / new + whim) / ((1 - WHIM) / old + whim)
        return sums, ratio


def dealt(position: Position, rng: Random) -> list[list[int]]:
    unseen = list(position.unseen)
    rng.shuffle(unseen)
    hands = []
    for seat, count in enumerate(position.held):
        if seat == position.seat:
            hands.append(list(position.hand))
        else:
            hands.append(unseen[:count])
            del unseen[:count]
    return [*hands, unseen]

"""Random deals that fit all that a seat knows, each equally likely."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import comb
from random import Random
from typing import NamedTuple

from server.bots.schatzsuche.knowledge import Knowledge
from server.bots.schatzsuche.pack import bits, numbers

World = tuple[int, int, int]  # the hand of each seat


@dataclass(frozen=True)
class Groups:
    """The unseen cards by the seats that may hold them. `left` and `right` are the two others; the
    remaining cards were not dealt."""

    right_only: list[int]
    left_only: list[int]
    either: list[int]


class Split(NamedTuple):
    """How many of the cards that only one seat may hold were not dealt."""

    right_only: int
    left_only: int


def imagine(known: Knowledge, rng: Random, count: int) -> Iterator[World]:
    left, right = (known.seat + 1) % 3, (known.seat + 2) % 3
    sizes = known.counts[left], known.counts[right]
    groups = group(known.unseen, known.voids[left], known.voids[right])
    splits = possible_splits(groups, *sizes)
    if not splits:
        # A marker was turned by mistake, so the voids cannot all be true.
        groups, splits = Groups([], [], numbers(known.unseen)), {Split(0, 0): 1}
    # First how many cards of each group were not dealt, by the number of such deals: dealing at
    # random and throwing away what does not fit would nearly always fail late in a round.
    for split in rng.choices(list(splits), list(splits.values()), k=count):
        hands = deal(groups, split, sizes, rng)
        world = [known.hand] * 3
        world[left], world[right] = hands
        yield world[0], world[1], world[2]


def group(unseen: int, left_void: int, right_void: int) -> Groups:
    return Groups(
        right_only=numbers(unseen & left_void & ~right_void),
        left_only=numbers(unseen & right_void & ~left_void),
        either=numbers(unseen & ~left_void & ~right_void),
    )


def possible_splits(groups: Groups, left: int, right: int) -> dict[Split, int]:
    """How many deals each `Split` has, if it has any."""
    counts = product(range(len(groups.right_only) + 1), range(len(groups.left_only) + 1))
    splits = map(Split._make, counts)
    return {split: number for split in splits if (number := deals(groups, split, left, right))}


def deals(groups: Groups, split: Split, left: int, right: int) -> int:
    left -= len(groups.left_only) - split.left_only
    right -= len(groups.right_only) - split.right_only
    rest = len(groups.either) - left - right
    if min(left, right, rest) < 0:
        return 0
    ways = comb(len(groups.right_only), split.right_only)
    ways *= comb(len(groups.left_only), split.left_only)
    return ways * comb(len(groups.either), left) * comb(len(groups.either) - left, right)


def deal(groups: Groups, split: Split, sizes: Sequence[int], rng: Random) -> tuple[int, int]:
    left = right = 0
    if groups.right_only:
        rng.shuffle(groups.right_only)
        right = bits(groups.right_only[split.right_only :])
    if groups.left_only:
        rng.shuffle(groups.left_only)
        left = bits(groups.left_only[split.left_only :])
    either = groups.either
    rng.shuffle(either)
    middle = sizes[0] - left.bit_count()
    end = middle + sizes[1] - right.bit_count()
    return left | bits(either[:middle]), right | bits(either[middle:end])

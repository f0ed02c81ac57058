"""The place at which a card of a trick would collect. The results are cached, since the same few
heaps of colours occur again and again."""

from collections.abc import Sequence
from random import Random
from typing import Final

HIGHEST: Final = 56  # above all totals of a colour
MOST: Final = 6
NOWHERE: Final = 12  # no place; with the cards of its own colour before it still behind all places
NOTHING: Final = [0] * (NOWHERE + MOST)

# A fixed seed: the cache may not depend on the run, or bots would not be repeatable.
_dice: Final = Random("heaps")
# Hash of a heap, by its total and its number of cards; the sum of these hashes is the cache key of
# a trick, whatever its colours are.
MARK: Final = tuple(
    tuple(_dice.getrandbits(60) if count else 0 for count in range(MOST + 1))
    for _ in range(HIGHEST)
)

# Never emptied: there are only so many heaps of colours.
_ahead: Final[dict[int, bytes]] = {}


def ahead(trick: int, totals: Sequence[int], counts: Sequence[int]) -> bytes:
    """For each total that one more card could make, the cards of other colours that come first."""
    known = _ahead.get(trick)
    if known is None:
        known = _ahead[trick] = count_ahead(totals, counts)
    return known


def count_ahead(totals: Sequence[int], counts: Sequence[int]) -> bytes:
    shared = max((t for t in totals if t and totals.count(t) > 1), default=0)
    found = []
    for total in range(HIGHEST):
        if total < shared or (total and total in totals):
            found.append(NOWHERE)
        else:
            heaps = zip(totals, counts, strict=True)
            found.append(sum(count for other, count in heaps if other > total))
    return bytes(found)


def mark(totals: Sequence[int], counts: Sequence[int]) -> int:
    return sum(MARK[total][count] for total, count in zip(totals, counts, strict=True))

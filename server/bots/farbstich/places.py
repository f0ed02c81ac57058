"""At which place would a card of a trick collect? The same few heaps of colours come again and
again, so what is found out about them is kept."""

from collections.abc import Sequence
from random import Random
from typing import Final

HIGHEST: Final = 56
"""above every total of a colour"""
MOST: Final = 6
NOWHERE: Final = 12
"""a place behind all places, and still so with some cards of the same colour before it"""
NOTHING: Final = [0] * (NOWHERE + MOST)

_dice: Final = Random("heaps")
MARK: Final = tuple(
    tuple(_dice.getrandbits(60) if count else 0 for count in range(MOST + 1))
    for _ in range(HIGHEST)
)
"""Of a heap, by its total and its number of cards. The marks of all heaps, added up, name a trick
whatever its colours are."""

_ahead: Final[dict[int, bytes]] = {}


def ahead(trick: int, totals: Sequence[int], counts: Sequence[int]) -> bytes:
    """For each total that one more card could make: how many cards of other colours come first."""
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
    """The heaps as one number, the same whatever their colours are."""
    return sum(MARK[total][count] for total, count in zip(totals, counts, strict=True))

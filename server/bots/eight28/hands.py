"""The cards of a hand as one small number, and tables of all that a bot asks of it.

A hand is the sum of its cards, each 1/11 as 1, and how many of these it has. Sums of 29 and more
are all the same, and so are two and more cards 1/11: three are too many to make an 11 of each.
"""

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import Final

from server.cards import NUMBERS, NumberCard
from server.protocol.eight28 import HIGH, LOW, Eight28View

CARDS: Final = len(NUMBERS)
WILD: Final = NUMBERS.index("1/11")
WORTH: Final = tuple(1 if card == "1/11" else int(card) for card in NUMBERS)
INDEX: Final = {card: place for place, card in enumerate(NUMBERS)}

TOO_MUCH: Final = HIGH + 1
SUMS: Final = TOO_MUCH + 1
HANDS: Final = 3 * SUMS
EMPTY: Final = 0

Hand = int


def _after(hand: Hand, card: int) -> Hand:
    wilds, total = divmod(hand, SUMS)
    return SUMS * min(wilds + (card == WILD), 2) + min(total + WORTH[card], TOO_MUCH)


def _best(hand: Hand, target: int) -> int:
    wilds, total = divmod(hand, SUMS)
    return max((s for s in range(total, total + 10 * wilds + 1, 10) if s <= target), default=0)


AFTER: Final = tuple(tuple(_after(hand, card) for card in range(CARDS)) for hand in range(HANDS))
FOLLOWING: Final = tuple(itemgetter(*after) for after in AFTER)
"""Picks out of a table of hands what it says of those that one more card can make of this one."""
BEST_LOW: Final = tuple(_best(hand, LOW) for hand in range(HANDS))
BEST_HIGH: Final = tuple(_best(hand, HIGH) for hand in range(HANDS))
"""The best total for the 8 and for the 28, or 0; a low total may be the best for both."""
DIRECT_HIT: Final = tuple(hand == 2 * SUMS + LOW for hand in range(HANDS))
BUST: Final = tuple(not high for high in BEST_HIGH)


def within_reach(start: Hand) -> tuple[Hand, ...]:
    """Every hand that more cards can make of this one and that is not bust, highest sums first."""
    wilds, total = divmod(start, SUMS)
    rows = range(wilds, 3)
    return tuple(SUMS * row + s for s in range(HIGH, total - 1, -1) for row in rows)


REACH: Final = tuple(within_reach(hand) for hand in range(HANDS))


def hand_of(cards: Iterable[NumberCard]) -> Hand:
    hand = EMPTY
    for card in cards:
        hand = AFTER[hand][INDEX[card]]
    return hand


def my_hand(view: Eight28View) -> Hand:
    """The cards of the seat whose view it is, the hidden one too."""
    assert view.seat is not None
    mine = view.sides[view.seat]
    assert mine.hole is not None
    return hand_of((mine.hole, *mine.open))


def chances(counts: Sequence[int]) -> tuple[float, ...]:
    """How likely each card is to be the next."""
    number = sum(counts) or 1
    return tuple(count / number for count in counts)

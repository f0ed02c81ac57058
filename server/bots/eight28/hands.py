"""A hand as one small number, with lookup tables.

The number stands for the sum of the cards, with each 1/11 as 1, and the count of these. Sums from
29 on are the same hand, and so are counts from two on, since no third 1/11 can count as 11.
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


# Tables instead of sums of cards: bots spend most of their time on looking hands up.
AFTER: Final = tuple(tuple(_after(hand, card) for card in range(CARDS)) for hand in range(HANDS))
# Picks from a table of hands the entries of the hands that one more card makes of this one.
FOLLOWING: Final = tuple(itemgetter(*after) for after in AFTER)
# The best total for the 8 and for the 28, or 0; a low total may be the best for both.
BEST_LOW: Final = tuple(_best(hand, LOW) for hand in range(HANDS))
BEST_HIGH: Final = tuple(_best(hand, HIGH) for hand in range(HANDS))
DIRECT_HIT: Final = tuple(hand == 2 * SUMS + LOW for hand in range(HANDS))
BUST: Final = tuple(not high for high in BEST_HIGH)


def within_reach(start: Hand) -> tuple[Hand, ...]:
    """All hands that more cards can make of this one without a bust, highest sums first."""
    # In this order a table by hand is filled backwards: what a card makes of a hand is done before.
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
    """With the hidden card."""
    assert view.seat is not None
    mine = view.sides[view.seat]
    assert mine.hole is not None
    return hand_of((mine.hole, *mine.open))


def chances(counts: Sequence[int]) -> tuple[float, ...]:
    """The probability of each card to be the next."""
    number = sum(counts) or 1
    return tuple(count / number for count in counts)

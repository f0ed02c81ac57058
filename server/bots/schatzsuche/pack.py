"""Cards as bits, so that rounds can be played out fast.

A card is a number from 0 to 31, a hand is an int with these bits. Below are the three plain suits,
interleaved by rank, above are the trumps: within plain cards and within trumps the higher number
is the higher rank, and any trump is above any plain card. It is the same for every trump suit.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from server.cards import STRENGTH, SUIT, SUIT_PACK, SUITS, Suit, SuitCard

PLAIN: Final = 3
RANK_COUNT: Final = 8
TRUMP: Final = PLAIN  # index of the trump suit
FIRST_TRUMP: Final = PLAIN * RANK_COUNT

SUIT_OF: Final = tuple(min(c % PLAIN if c < FIRST_TRUMP else TRUMP, TRUMP) for c in range(32))
RANK_OF: Final = tuple(c // PLAIN if c < FIRST_TRUMP else c - FIRST_TRUMP for c in range(32))
SUIT_BITS: Final = tuple(sum(1 << c for c in range(32) if SUIT_OF[c] == s) for s in range(4))
TRUMPS: Final = SUIT_BITS[TRUMP]
FOLLOW: Final = tuple(SUIT_BITS[SUIT_OF[c]] for c in range(32))  # all cards of the same suit
ABOVE: Final = tuple(FOLLOW[c] & -(2 << c) for c in range(32))
# All cards that beat a card which is the best of a trick.
BEATS: Final = tuple(ABOVE[c] | (TRUMPS if c < FIRST_TRUMP else 0) for c in range(32))


def number(card: SuitCard, trump: Suit) -> int:
    if SUIT[card] == trump:
        return FIRST_TRUMP + STRENGTH[card]
    plain_suits = [suit for suit in SUITS if suit != trump]
    return STRENGTH[card] * PLAIN + plain_suits.index(SUIT[card])


NUMBER: Final[Mapping[Suit, Mapping[SuitCard, int]]] = {
    trump: {card: number(card, trump) for card in SUIT_PACK} for trump in SUITS
}
CARD: Final[Mapping[Suit, Mapping[int, SuitCard]]] = {
    trump: {place: card for card, place in places.items()} for trump, places in NUMBER.items()
}
# Index of each suit, for every trump suit.
PLACE: Final[Mapping[Suit, Mapping[Suit, int]]] = {
    trump: {SUIT[card]: SUIT_OF[place] for card, place in places.items()}
    for trump, places in NUMBER.items()
}


def bits(cards: Iterable[int]) -> int:
    return sum([1 << card for card in cards])


def numbers(cards: int) -> list[int]:
    """The cards of a hand, lowest first."""
    found = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found


def playable(hand: int, led: int | None) -> int:
    """Follow suit, else trump, else any card; `led` is the card that was led."""
    if led is None:
        return hand
    return hand & FOLLOW[led] or hand & TRUMPS or hand

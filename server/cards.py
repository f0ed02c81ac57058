"""The cards of the three games, as texts: the same as in records."""

from collections.abc import Mapping
from functools import cache
from typing import Final, Literal, cast, get_args

NumberCard = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "1/11"]

Colour = Literal["R", "G", "B", "Y", "V", "W"]
# fmt: off
ColourCard = Literal[
    "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10",
    "G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "G10",
    "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10",
    "Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9", "Y10",
    "V1", "V2", "V3", "V4", "V5", "V6", "V7", "V8", "V9", "V10",
    "W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "W10",
]

Suit = Literal["C", "S", "H", "D"]
Rank = Literal["7", "8", "9", "J", "Q", "K", "10", "A"]
SuitCard = Literal[
    "C7", "C8", "C9", "CJ", "CQ", "CK", "C10", "CA",
    "S7", "S8", "S9", "SJ", "SQ", "SK", "S10", "SA",
    "H7", "H8", "H9", "HJ", "HQ", "HK", "H10", "HA",
    "D7", "D8", "D9", "DJ", "DQ", "DK", "D10", "DA",
]
# fmt: on

NUMBERS: Final[tuple[NumberCard, ...]] = get_args(NumberCard)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
SUITS: Final[tuple[Suit, ...]] = get_args(Suit)
RANKS: Final[tuple[Rank, ...]] = get_args(Rank)

COLOUR_CARDS: Final[tuple[ColourCard, ...]] = get_args(ColourCard)
SUIT_PACK: Final[tuple[SuitCard, ...]] = get_args(SuitCard)

COLOUR: Final[Mapping[ColourCard, Colour]] = {c: cast(Colour, c[0]) for c in COLOUR_CARDS}
VALUE: Final[Mapping[ColourCard, int]] = {c: int(c[1:]) for c in COLOUR_CARDS}
SUIT: Final[Mapping[SuitCard, Suit]] = {c: cast(Suit, c[0]) for c in SUIT_PACK}
RANK: Final[Mapping[SuitCard, Rank]] = {c: cast(Rank, c[1:]) for c in SUIT_PACK}
STRENGTH: Final[Mapping[SuitCard, int]] = {c: RANKS.index(RANK[c]) for c in SUIT_PACK}

_COPIES: Final = (15, 3, 3, 3, 3, 3, 3, 4, 3, 3, 8)


@cache
def number_pack(ones: int = _COPIES[0]) -> tuple[NumberCard, ...]:
    """The pack of 8-28; that of the authors' edition has sixteen 1."""
    copies = (ones, *_COPIES[1:])
    return tuple(card for card, n in zip(NUMBERS, copies, strict=True) for _ in range(n))


def colour_pack(players: int) -> tuple[ColourCard, ...]:
    """The pack of Farbstich: ten cards of as many colours as there are players."""
    return COLOUR_CARDS[: 10 * players]

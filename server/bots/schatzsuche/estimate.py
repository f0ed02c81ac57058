"""The tricks that a hand promises before anything is played."""

from math import floor

from server.bots.schatzsuche.pack import ABOVE, FIRST_TRUMP
from server.protocol.schatzsuche import PLAYERS

BOLDNESS = 1.05


def expected_tricks(hand: int, trump_card: int, number: int) -> float:
    """Sums the chance of each card that nobody holds a higher one and nobody trumps it."""
    unseen = ~(hand | 1 << trump_card)
    kept, untrumped = KEPT[number], UNTRUMPED[number]
    expected = 0.0
    while hand:
        low = hand & -hand
        hand ^= low
        card = low.bit_length() - 1
        chance = kept[(ABOVE[card] & unseen).bit_count()]
        expected += chance if card >= FIRST_TRUMP else chance * untrumped
    return expected


def kept_chances(number: int) -> tuple[float, ...]:
    """By the number of higher cards that are unseen."""
    # The probability that an unseen card is not in the hand of another player.
    kept = 1 - (PLAYERS - 1) * number / (32 - number - 1)
    return tuple(kept**above for above in range(8))


def untrumped_chance(number: int) -> float:
    # Of one other player: void in the suit, and with a trump to use.
    void_with_trump = 0.75**number * (1 - (2 / 3) ** number)
    return float((1 - void_with_trump) ** (PLAYERS - 1))


KEPT = tuple(kept_chances(number) for number in range(11))
UNTRUMPED = tuple(untrumped_chance(number) for number in range(11))


def bid_by_habit(hand: int, trump_card: int, number: int) -> int:
    return min(floor(expected_tricks(hand, trump_card, number) + BOLDNESS), number)

"""The value of a hand at the reveal, and before it if no other seat takes cards any more."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import mul
from typing import Final, NamedTuple

from server.bots.eight28 import hands
from server.bots.eight28.hands import BEST_HIGH, BEST_LOW, DIRECT_HIT, HANDS, REACH, Hand
from server.cards import NUMBERS, number_pack
from server.protocol.eight28 import LOW, Eight28View

# Entries of the caches below: outcomes are few, and most come again in the next decision.
KEPT: Final = 4096
# Factor by which a bot expects to win more than its fair share of gems that stay in the middle.
SKILL: Final = 1.4

TRIFLE: Final = 1e-9  # smaller gains are rounding errors

Worths = tuple[float, ...]


class Rivals(NamedTuple):
    """The others at the reveal: the best total for each half and how many have it, direct hits."""

    low: int
    lows: int
    high: int
    highs: int
    hits: int


class Purse(NamedTuple):
    """The gems that are played for, and by how many."""

    middle: int
    players: int
    low_may_go_high: bool

    @property
    def later(self) -> float:
        """The value of a gem that stays in the middle; one won is 1, one that others win a loss."""
        mine = min(SKILL / self.players, 0.5)
        return mine - (1 - mine) / (self.players - 1)


def purse_of(view: Eight28View, more: int = 0) -> Purse:
    return Purse(view.middle.worth + more, view.players, view.options.low_may_go_high)


def paid(purse: Purse, part: int, mine: bool, others: int) -> float:
    """The value of one half, or of the whole middle, that these winners share."""
    winners = mine + others
    if not winners:
        return 0.0
    share = part // winners
    lost = others * share / (purse.players - 1)
    return mine * share - lost - purse.later * winners * share


@lru_cache(maxsize=KEPT)
def at_reveal(purse: Purse, rivals: Rivals) -> Worths:
    """The value of each hand at the reveal against these rivals, by the better half of the middle;
    a direct hit, 8 and 28 at once, wins all of it."""
    if rivals.hits:
        nothing, hit = (paid(purse, purse.middle, mine, rivals.hits) for mine in (False, True))
        return tuple(hit if DIRECT_HIT[hand] else nothing for hand in range(HANDS))
    half = purse.middle // 2
    without_low = paid(purse, half, False, rivals.lows)
    without_high = paid(purse, half, False, rivals.highs)
    low_alone = paid(purse, half, True, 0) + without_high
    low_shared = paid(purse, half, True, rivals.lows) + without_high
    high_alone = paid(purse, half, True, 0) + without_low
    high_shared = paid(purse, half, True, rivals.highs) + without_low
    nothing = without_low + without_high
    by_low = [
        low_alone if low > rivals.low else low_shared if low == rivals.low else nothing
        for low in range(LOW + 1)
    ]
    by_high = [
        high_alone if high > rivals.high else high_shared if high == rivals.high else nothing
        for high in range(hands.TOO_MUCH)
    ]
    worths = []
    for hand in range(HANDS):
        low, high = BEST_LOW[hand], BEST_HIGH[hand]
        if not high:
            worths.append(nothing)
        elif not low:
            worths.append(by_high[high])
        elif high > low or purse.low_may_go_high:
            worths.append(max(by_low[low], by_high[high]))
        else:
            worths.append(by_low[low])
    worths[2 * hands.SUMS + LOW] = paid(purse, purse.middle, True, 0)
    return tuple(worths)


def drawing(table: Sequence[float], next_card: Sequence[float], hand: Hand) -> float:
    """The expected value, from a table by hand, of this hand after one more card; `next_card` has
    the probability of each."""
    worth: float = sum(map(mul, next_card, hands.FOLLOWING[hand](table)))
    return worth


def playing_on(
    worths: Sequence[float], next_card: Sequence[float], growth: float, reach: Iterable[Hand]
) -> list[float]:
    """The value of each hand if it may take cards while that pays; each card adds a gem."""
    best = list(worths)
    for hand in reach:
        if (worth := growth * drawing(best, next_card, hand)) > best[hand]:
            best[hand] = worth
    return best


WHOLE_PACK: Final = hands.chances([number_pack().count(card) for card in NUMBERS])


def growth(middle: int) -> float:
    return (middle + 1.5) / (middle + 0.5)


@lru_cache(maxsize=KEPT)
def alone(purse: Purse, rivals: Rivals) -> Worths:
    """The value of each hand that plays on alone and knows the hands of the others."""
    return tuple(
        playing_on(at_reveal(purse, rivals), WHOLE_PACK, growth(purse.middle), REACH[hands.EMPTY])
    )

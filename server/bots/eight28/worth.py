"""What a hand is worth at the reveal, and before it if nobody else takes any more."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import mul
from typing import Final, NamedTuple

from server.bots.eight28.hands import (
    BEST_HIGH,
    BEST_LOW,
    DIRECT_HIT,
    EMPTY,
    FOLLOWING,
    HANDS,
    REACH,
    SUMS,
    TOO_MUCH,
    Hand,
    chances,
)
from server.cards import NUMBERS, number_pack
from server.protocol.eight28 import LOW, Eight28View

KEPT: Final = 4096
SKILL: Final = 1.4
"""How much more than its fair share of what stays in the middle a bot hopes to win later."""

TRIFLE: Final = 1e-9
"""Less is no gain: sums of floats are not exact."""

Worths = tuple[float, ...]


class Rivals(NamedTuple):
    """How the others stand at the reveal: the best total for each half and how many have it."""

    low: int
    lows: int
    high: int
    highs: int
    hits: int


class Purse(NamedTuple):
    """What the gems are worth: the middle, and how many play for it."""

    middle: int
    players: int
    low_may_go_high: bool

    @property
    def later(self) -> float:
        """The worth of a gem that is still to be won, where one won is 1 and one lost a loss."""
        mine = min(SKILL / self.players, 0.5)
        return mine - (1 - mine) / (self.players - 1)


def purse_of(view: Eight28View, more: int = 0) -> Purse:
    return Purse(view.middle.worth + more, view.players, view.options.low_may_go_high)


def paid(purse: Purse, part: int, mine: bool, others: int) -> float:
    """The worth of one half, or of the whole middle, that so many share."""
    winners = mine + others
    if not winners:
        return 0.0
    share = part // winners
    lost = others * share / (purse.players - 1)
    return mine * share - lost - purse.later * winners * share


@lru_cache(maxsize=KEPT)
def at_reveal(purse: Purse, rivals: Rivals) -> Worths:
    """The worth of every hand, if its owner chooses well."""
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
        for high in range(TOO_MUCH)
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
    worths[2 * SUMS + LOW] = paid(purse, purse.middle, True, 0)
    return tuple(worths)


def drawing(table: Sequence[float], next_card: Sequence[float], hand: Hand) -> float:
    """What the table says of this hand and one more card, on average."""
    worth: float = sum(map(mul, next_card, FOLLOWING[hand](table)))
    return worth


def playing_on(
    worths: Sequence[float], next_card: Sequence[float], growth: float, reach: Iterable[Hand]
) -> list[float]:
    """The worth of every hand whose owner stops where it is best, each card bringing a gem."""
    best = list(worths)
    for hand in reach:
        if (worth := growth * drawing(best, next_card, hand)) > best[hand]:
            best[hand] = worth
    return best


WHOLE_PACK: Final = chances([number_pack().count(card) for card in NUMBERS])


def growth(middle: int) -> float:
    return (middle + 1.5) / (middle + 0.5)


@lru_cache(maxsize=KEPT)
def alone(purse: Purse, rivals: Rivals) -> Worths:
    """The worth of every hand that plays on alone, seeing how the others stand."""
    return tuple(
        playing_on(at_reveal(purse, rivals), WHOLE_PACK, growth(purse.middle), REACH[EMPTY])
    )

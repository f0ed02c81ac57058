"""Whether to take: what waiting lets one see, against the gems that it brings to the others."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from server.bots.eight28.hands import HANDS, REACH, Hand
from server.bots.eight28.worlds import World
from server.bots.eight28.worth import (
    Purse,
    Rivals,
    alone,
    at_reveal,
    drawing,
    growth,
    playing_on,
)

Tally = Mapping[Rivals, int]
ByPasses = Mapping[int, Tally]

SEEN: Final = 0.7
"""How much of how the others stand can be told once they have done with taking."""
NOTHING: Final = (0.0,) * HANDS


def total(tables: Iterable[tuple[float, Sequence[float]]]) -> list[float]:
    """The sum of tables of hands, each so many times."""
    worth = [0.0] * HANDS
    for number, table in tables:
        worth = [w + number * t for w, t in zip(worth, table, strict=True)]
    return worth


class Outlook:
    """Imagined worlds by what becomes of them if this bot declines: nobody wants any more,
    the round goes on, or the round ends although somebody would have taken in the next pass."""

    def __init__(self, worlds: Mapping[World, int]) -> None:
        self.quiet: Counter[Rivals] = Counter()
        self.going: defaultdict[int, Counter[Rivals]] = defaultdict(Counter)
        self.cut_off: defaultdict[int, Counter[Rivals]] = defaultdict(Counter)
        self.over: Counter[Rivals] = Counter()
        for world, number in worlds.items():
            if world.going_on:
                self.going[world.passes][world.end] += number
                continue
            self.over[world.now] += number
            if world.passes:
                self.cut_off[world.passes][world.end] += number
            else:
                self.quiet[world.end] += number


class Plan:
    """What the hands that this one can become are worth from here on."""

    def __init__(self, purse: Purse, next_card: Sequence[float], hand: Hand) -> None:
        self.purse, self.next_card, self.hand = purse, next_card, hand

    def gain(self, worlds: Mapping[World, int]) -> float:
        """How much better it is to take than to decline."""
        outlook = Outlook(worlds)
        ahead = self.ahead(outlook.going)
        taking = self.drawn(ahead)
        if outlook.quiet:
            taking += self.drawn(self.blind(outlook.quiet, 1))
        if outlook.cut_off:
            taking += self.drawn(self.ahead(outlook.cut_off))
        over = sum(n * at_reveal(self.purse, one)[self.hand] for one, n in outlook.over.items())
        return taking - ahead[self.hand] - over

    def last_gain(self, worlds: Mapping[World, int]) -> float:
        """The same where a decline is for good: it takes while the others do, and looks at none."""
        ends = [(self.larger(w.passes), w.end, number) for w, number in worlds.items()]
        pool = total((number, at_reveal(purse, end)) for purse, end, number in ends)
        taking = self.drawn(playing_on(pool, self.next_card, 1.0, REACH[self.hand]))
        declining = 0.0
        for world, number in worlds.items():
            purse, stand = self.purse, world.now
            if world.going_on:
                purse, stand = self.larger(world.passes), world.end
            declining += number * at_reveal(purse, stand)[self.hand]
        return taking - declining

    def drawn(self, table: Sequence[float]) -> float:
        return drawing(table, self.next_card, self.hand)

    def larger(self, more: int) -> Purse:
        return self.purse._replace(middle=self.purse.middle + more)

    def ahead(self, by_passes: ByPasses) -> Sequence[float]:
        """The worth of every hand after this pass, while it is free to take or to wait."""
        last = max(by_passes, default=0)
        worth: Sequence[float] = NOTHING
        for passes in range(last, 0, -1):
            if passes < last:
                worth = self.free(worth)
            if passes in by_passes:
                ended = self.ended(by_passes[passes], passes)
                worth = [a + b for a, b in zip(worth, ended, strict=True)]
        return worth

    def free(self, ahead: Sequence[float]) -> list[float]:
        best = list(ahead)
        for hand in REACH[self.hand]:
            best[hand] = max(ahead[hand], drawing(ahead, self.next_card, hand))
        return best

    def ended(self, tally: Tally, passes: int) -> list[float]:
        """The others have done with taking; much of how they stand can then be told."""
        purse, blind = self.larger(passes), self.blind(tally, passes)
        told = total((n * SEEN, alone(purse, rivals)) for rivals, n in tally.items())
        return [t + (1 - SEEN) * b for t, b in zip(told, blind, strict=True)]

    def blind(self, tally: Tally, passes: int) -> list[float]:
        """Playing on alone without a sign which of these worlds it is."""
        purse = self.larger(passes)
        pool = total((n, at_reveal(purse, rivals)) for rivals, n in tally.items())
        return playing_on(pool, self.next_card, growth(purse.middle), REACH[self.hand])

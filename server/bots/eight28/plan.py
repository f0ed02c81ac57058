"""Whether to take a card or to decline and see first what the others do."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from server.bots.eight28.hands import HANDS, REACH, Hand
from server.bots.eight28.worlds import Outcome
from server.bots.eight28.worth import Purse, Rivals, alone, at_reveal, drawing, growth, playing_on

Tally = Mapping[Rivals, int]
ByPasses = Mapping[int, Tally]

# Weight of knowing the hands of the others, against not knowing them, once they have stopped.
SEEN: Final = 0.7
NOTHING: Final = (0.0,) * HANDS


def total(tables: Iterable[tuple[float, Sequence[float]]]) -> list[float]:
    """The weighted sum of tables of hands."""
    worth = [0.0] * HANDS
    for number, table in tables:
        worth = [w + number * t for w, t in zip(worth, table, strict=True)]
    return worth


class Outlook:
    """Outcomes by what follows if this bot declines: no other seat wants a card (`quiet`), the
    round goes on (`going`), or it ends though a seat would have taken later (`cut_off`)."""

    def __init__(self, outcomes: Mapping[Outcome, int]) -> None:
        self.quiet: Counter[Rivals] = Counter()
        self.going: defaultdict[int, Counter[Rivals]] = defaultdict(Counter)
        self.cut_off: defaultdict[int, Counter[Rivals]] = defaultdict(Counter)
        self.over: Counter[Rivals] = Counter()
        for outcome, number in outcomes.items():
            if outcome.going_on:
                self.going[outcome.passes][outcome.end] += number
                continue
            self.over[outcome.now] += number
            if outcome.passes:
                self.cut_off[outcome.passes][outcome.end] += number
            else:
                self.quiet[outcome.end] += number


class Plan:
    """The value of taking against declining, for this hand and the hands it can become."""

    def __init__(self, purse: Purse, next_card: Sequence[float], hand: Hand) -> None:
        self.purse, self.next_card, self.hand = purse, next_card, hand

    def gain(self, outcomes: Mapping[Outcome, int]) -> float:
        """The value of taking less that of declining."""
        outlook = Outlook(outcomes)
        ahead = self.ahead(outlook.going)
        taking = self.drawn(ahead)
        if outlook.quiet:
            taking += self.drawn(self.blind(outlook.quiet, 1))
        if outlook.cut_off:
            taking += self.drawn(self.ahead(outlook.cut_off))
        over = sum(n * at_reveal(self.purse, one)[self.hand] for one, n in outlook.over.items())
        return taking - ahead[self.hand] - over

    def last_gain(self, outcomes: Mapping[Outcome, int]) -> float:
        """The same where a decline is final, so that waiting shows nothing."""
        ends = [(self.larger(one.passes), one.end, number) for one, number in outcomes.items()]
        pool = total((number, at_reveal(purse, end)) for purse, end, number in ends)
        taking = self.drawn(playing_on(pool, self.next_card, 1.0, REACH[self.hand]))
        declining = 0.0
        for outcome, number in outcomes.items():
            purse, stand = self.purse, outcome.now
            if outcome.going_on:
                purse, stand = self.larger(outcome.passes), outcome.end
            declining += number * at_reveal(purse, stand)[self.hand]
        return taking - declining

    def drawn(self, table: Sequence[float]) -> float:
        return drawing(table, self.next_card, self.hand)

    def larger(self, more: int) -> Purse:
        return self.purse._replace(middle=self.purse.middle + more)

    def ahead(self, by_passes: ByPasses) -> Sequence[float]:
        """The value of each hand after this pass, if it may take or wait in each later one."""
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
        """The value once the others have stopped, when their play has shown much of their hands."""
        purse, blind = self.larger(passes), self.blind(tally, passes)
        known = total((n * SEEN, alone(purse, rivals)) for rivals, n in tally.items())
        return [k + (1 - SEEN) * b for k, b in zip(known, blind, strict=True)]

    def blind(self, tally: Tally, passes: int) -> list[float]:
        """The value of playing on alone without knowing which of these outcomes it is."""
        purse = self.larger(passes)
        pool = total((n, at_reveal(purse, rivals)) for rivals, n in tally.items())
        return playing_on(pool, self.next_card, growth(purse.middle), REACH[self.hand])

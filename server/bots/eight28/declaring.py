"""Which half to play for, once all cards are up. Seats that choose later may choose well or by a
plain rule."""

from collections.abc import Mapping, Sequence
from typing import Final

from server.bots.eight28.hands import BEST_HIGH, BEST_LOW, hand_of
from server.bots.eight28.worth import purse_of
from server.protocol.eight28 import HIGH, LOW, Eight28View, Target, targets

PLAIN: Final = 26  # the total from which the plain rule chooses the 28

Chosen = Mapping[int, Target]


class Choosing:
    def __init__(self, view: Eight28View) -> None:
        self.purse = purse_of(view)
        self.hands = {
            seat: hand_of((side.hole, *side.open))
            for seat, side in enumerate(view.sides)
            if side.hole is not None and not side.out
        }
        self.chosen: Chosen = {one.seat: one.target for one in view.declared}
        self.to_come = [seat for seat in view.to_ask if seat in self.hands]

    def best(self) -> Target:
        """For the first seat to choose; the later ones choose well or plainly, equally likely."""
        seat = self.to_come[0]

        def merit(target: Target) -> tuple[float, bool]:
            chosen = {**self.chosen, seat: target}
            # How the later seats choose is unknown: good and plain players count alike.
            well, plain = (self.gains(self.completed(chosen, clever)) for clever in (True, False))
            mine = well[seat] + plain[seat]
            others = sum(well) + sum(plain) - mine
            return mine - others / (len(well) - 1), target == self.plain(seat)

        return max(self.open_to(seat), key=merit)

    def open_to(self, seat: int) -> tuple[Target, ...]:
        hand = self.hands[seat]
        return targets(BEST_LOW[hand], BEST_HIGH[hand], self.purse.low_may_go_high)

    def plain(self, seat: int) -> Target:
        return HIGH if BEST_HIGH[self.hands[seat]] >= PLAIN else self.open_to(seat)[0]

    def completed(self, chosen: Chosen, clever: bool) -> Chosen:
        """With the choices of all later seats, in turn."""
        seat = next((s for s in self.to_come if s not in chosen and self.open_to(s)), None)
        if seat is None:
            return chosen
        if not clever:
            return self.completed({**chosen, seat: self.plain(seat)}, clever)
        ends = [self.completed({**chosen, seat: target}, clever) for target in self.open_to(seat)]
        return max(ends, key=lambda end: self.gains(end)[seat])

    def gains(self, chosen: Chosen) -> Sequence[int]:
        gains = [0] * self.purse.players
        half = self.purse.middle // 2
        for target, best in ((LOW, BEST_LOW), (HIGH, BEST_HIGH)):
            totals = {s: best[self.hands[s]] for s, aim in chosen.items() if aim == target}
            winners = [s for s, total in totals.items() if total == max(totals.values())]
            for seat in winners:
                gains[seat] += half // len(winners)
        return gains

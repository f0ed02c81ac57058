"""Which events of 8-28 a record may write in several ways."""

from collections.abc import Sequence
from functools import reduce

from server.engine.eight28.gems import are_halves
from server.protocol import eight28
from server.protocol.eight28 import HIGH, LOW, NO_GEMS, Gems
from server.protocol.seat import Event


def comparable_events(events: Sequence[Event]) -> Sequence[object]:
    """The worth of a share is fixed, its colours are not: red and blue gems may go to other winners
    if both halves can be paid, and no gem appears or is lost."""
    paid: dict[object, Gems] = {}
    given: dict[int, Gems] = {}
    comparable: list[object] = []
    for event in events:
        match event:
            case eight28.Paid(target, total, shares):
                shared = {share.seat: Gems(share.blue, share.red) for share in shares}
                given |= shared
                paid[target] = reduce(Gems.plus, shared.values(), NO_GEMS)
                worth = sorted((share.seat, shared[share.seat].worth) for share in shares)
                comparable.append(("pay", target, total, worth))
            case eight28.Carry(blue, red):
                middle = reduce(Gems.plus, paid.values(), Gems(blue, red))
                # A direct hit takes the whole middle, so that there are no halves to compare.
                halves = "hit" in paid or are_halves(
                    middle, paid.get(LOW, NO_GEMS), paid.get(HIGH, NO_GEMS)
                )
                comparable.append(("carry", middle, halves))
            case eight28.Ended(gems, points, winners):
                # Without what was given in the last round, whose colours may differ.
                before = [mine.minus(given.get(seat, NO_GEMS)) for seat, mine in enumerate(gems)]
                comparable.append(("end", before, points, sorted(winners)))
            case _:
                comparable.append(event)
    return comparable

"""8-28 read back from a record: which move an event was, and what of it the record leaves open."""

from collections.abc import Sequence
from functools import reduce

from server.engine.eight28.gems import are_halves
from server.engine.eight28.state import State
from server.protocol import eight28
from server.protocol.eight28 import HIGH, LOW, NO_GEMS, Gems
from server.protocol.seat import Event, Move


def move_from_event(state: State, event: Event) -> tuple[int, Move] | None:
    match event:
        case eight28.Took(seat):
            return seat, eight28.Take()
        case eight28.Declined(seat):
            return seat, eight28.Decline()
        case eight28.Declared(seat, target):
            return seat, eight28.Declare(target)
    return None


def comparable_events(events: Sequence[Event]) -> Sequence[object]:
    """What a share is worth is fixed, of which gems it is made is not: red and blue ones may go
    to different winners, if they come out of two equal halves and no gem appears or is lost."""
    paid: dict[object, Gems] = {}
    given: dict[int, Gems] = {}
    told: list[object] = []
    for event in events:
        match event:
            case eight28.Paid(target, total, shares):
                shared = {share.seat: Gems(share.blue, share.red) for share in shares}
                given |= shared
                paid[target] = reduce(Gems.plus, shared.values(), NO_GEMS)
                worth = sorted((share.seat, shared[share.seat].worth) for share in shares)
                told.append(("pay", target, total, worth))
            case eight28.Carry(blue, red):
                middle = reduce(Gems.plus, paid.values(), Gems(blue, red))
                halves = "hit" in paid or are_halves(
                    middle, paid.get(LOW, NO_GEMS), paid.get(HIGH, NO_GEMS)
                )
                told.append(("carry", middle, halves))
            case eight28.Ended(gems, points, winners):
                before = [mine.minus(given.get(seat, NO_GEMS)) for seat, mine in enumerate(gems)]
                told.append(("end", before, points, sorted(winners)))
            case _:
                told.append(event)
    return told

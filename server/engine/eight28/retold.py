"""8-28 read back from a record: which move an event was, and what of it the record leaves open."""

from collections.abc import Sequence
from functools import reduce

from server.engine.eight28.table import Table
from server.protocol import eight28 as p
from server.protocol.eight28 import Gems
from server.protocol.seat import Event, Move


def retrace(table: Table, events: Sequence[Event]) -> tuple[int, Move] | None:
    match events[0]:
        case p.Took(seat):
            return seat, p.Take()
        case p.Declined(seat):
            return seat, p.Decline()
        case p.Declared(seat, target):
            return seat, p.Declare(target)
    return None


def essence(events: Sequence[Event]) -> Sequence[object]:
    """What a share is worth is fixed, of which gems it is made is not: red and blue ones may go
    to different winners, if only no gem appears or is lost."""
    given: dict[int, Gems] = {}
    told: list[object] = []
    for event in events:
        match event:
            case p.Hit(seats):
                told.append(("hit", sorted(seats)))
            case p.Paid(target, total, shares):
                shared = {share.seat: Gems(share.blue, share.red) for share in shares}
                given |= shared
                worth = sorted((share.seat, shared[share.seat].worth) for share in shares)
                told.append(("pay", target, total, worth))
            case p.Carry(blue, red):
                told.append(("carry", reduce(Gems.plus, given.values(), Gems(blue, red))))
            case p.Ended(gems, points, winners):
                before = [mine.minus(given.get(seat, Gems())) for seat, mine in enumerate(gems)]
                told.append(("end", before, points, sorted(winners)))
            case _:
                told.append(event)
    return told

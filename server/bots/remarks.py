"""Moments on which a bot may remark. They are found in public events only, so that no remark can
tell anything about a hidden card."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from server.protocol import eight28, farbstich, schatzsuche
from server.protocol.remarks import Moment
from server.protocol.seat import Event

MUCH: Final = 6  # value of gems won at once
MANY: Final = 4  # cards collected at once
BOLD: Final = 3  # tricks of a bid that is made
FAR: Final = 2  # tricks by which a bid is missed


def moment(public: Iterable[Event], seat: int) -> Moment | None:
    """The last one of several, since the end of a game matters more than what led to it."""
    found = None
    for event in public:
        if look := _MOMENTS.get(type(event)):
            found = look(event, seat) or found
    return found


def hit(event: eight28.Hit, seat: int) -> Moment:
    return "hit" if seat in event.seats else "hit-lost"


def out(event: eight28.Out, seat: int) -> Moment | None:
    return "out" if event.seat == seat else None


def paid(event: eight28.Paid, seat: int) -> Moment | None:
    mine = (share for share in event.shares if share.seat == seat)
    much = any(share.blue + 2 * share.red >= MUCH for share in mine)
    return "won-big" if much and event.target != "hit" else None


def collected(event: farbstich.Collected, seat: int) -> Moment | None:
    return "won-big" if event.seat == seat and len(event.cards) >= MANY else None


def ranked(event: farbstich.Ranked, seat: int) -> Moment | None:
    return "tied" if event.tied and seat not in event.order else None


def scored(event: schatzsuche.Scored, seat: int) -> Moment | None:
    bid, tricks = event.bids[seat], event.tricks[seat]
    if bid == tricks:
        return "bid-made" if bid >= BOLD else None
    return "bid-missed" if abs(bid - tricks) >= FAR else None


def treasure(event: schatzsuche.Treasure, seat: int) -> Moment | None:
    return "treasure" if event.bonus[seat] else None


def penalty(event: schatzsuche.Penalty, seat: int) -> Moment | None:
    return "penalty" if event.seat == seat else None


def ended(event: Any, seat: int) -> Moment:
    return "won" if seat in event.winners else "lost"


_MOMENTS: Final[Mapping[type[Event], Callable[[Any, int], Moment | None]]] = {
    eight28.Hit: hit,
    eight28.Out: out,
    eight28.Paid: paid,
    eight28.Ended: ended,
    farbstich.Collected: collected,
    farbstich.Ranked: ranked,
    farbstich.Ended: ended,
    schatzsuche.Scored: scored,
    schatzsuche.Treasure: treasure,
    schatzsuche.Penalty: penalty,
    schatzsuche.Ended: ended,
}

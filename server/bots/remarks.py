"""Moments on which a bot may remark. They are found in public events only, so that no remark can
tell anything about a hidden card."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from server.protocol import eight28, farbstich, schatzsuche
from server.protocol.remarks import Moment
from server.protocol.seat import Event

MUCH: Final = 6  # value of gems won at once
MANY: Final = 4  # cards collected at once
BOLD: Final = 3  # tricks of a bid that is made
FAR: Final = 2  # tricks by which a bid is missed


def moment(public: Iterable[Event], seat: int) -> Moment | None:
    """The last one of several, since the end of a game matters more than what led to it."""
    found: Moment | None = None
    for event in public:
        if isinstance(event, eight28.Ended | farbstich.Ended | schatzsuche.Ended):
            found = "won" if seat in event.winners else "lost"
        elif look := _GAMES.get(type(event).__module__):
            found = look(event, seat) or found
    return found


def in_eight28(event: Event, seat: int) -> Moment | None:
    match event:
        case eight28.Hit(seats):
            return "hit" if seat in seats else "hit-lost"
        case eight28.Out(who) if who == seat:
            return "out"
        case eight28.Paid(target, _, shares) if target != "hit":
            mine = (share for share in shares if share.seat == seat)
            much = any(share.blue + 2 * share.red >= MUCH for share in mine)
            return "won-big" if much else None
    return None


def in_farbstich(event: Event, seat: int) -> Moment | None:
    match event:
        case farbstich.Collected(who, _, cards) if who == seat and len(cards) >= MANY:
            return "won-big"
        case farbstich.Ranked(order, _, tied) if tied and seat not in order:
            return "tied"
    return None


def in_schatzsuche(event: Event, seat: int) -> Moment | None:
    match event:
        case schatzsuche.Scored(bids, tricks) if bids[seat] == tricks[seat]:
            return "bid-made" if bids[seat] >= BOLD else None
        case schatzsuche.Scored(bids, tricks):
            return "bid-missed" if abs(bids[seat] - tricks[seat]) >= FAR else None
        case schatzsuche.Treasure(_, bonus) if bonus[seat]:
            return "treasure"
        case schatzsuche.Penalty(who) if who == seat:
            return "penalty"
    return None


# By the module of the event, since games share names of events such as Ended.
_GAMES: Final[Mapping[str, Callable[[Event, int], Moment | None]]] = {
    eight28.__name__: in_eight28,
    farbstich.__name__: in_farbstich,
    schatzsuche.__name__: in_schatzsuche,
}

"""A trick as far as it is known: its cards, who collects in which place, and who took what."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from server.cards import COLOURS, VALUE
from server.protocol import farbstich
from tui.games.farbstich.standing import Standing, lots, standings
from tui.plain.games import Seen

Taken = Mapping[int, farbstich.Collected]
NOTHING: Final[Taken] = MappingProxyType({})


class Trick(NamedTuple):
    """`collecting`: the seats that have not collected yet; `lots`: how many could or still can
    collect; `sure`: up to this place it is known that there was something to collect; `took`: what
    each seat took, as far as the client was there."""

    plays: Sequence[farbstich.Laid]
    collecting: Sequence[int] = ()
    lots: int = len(COLOURS)
    sure: int = len(COLOURS)
    took: Taken = NOTHING


def taken(seen: Seen) -> Taken:
    """By seat, in the order of collecting, since the last ranking."""
    found: dict[int, farbstich.Collected] = {}
    for event in reversed(seen.recent_events):
        if isinstance(event, farbstich.Ranked):
            break
        if isinstance(event, farbstich.Collected):
            found[event.seat] = event
    return dict(reversed(found.items()))


def is_remembered(seen: Seen) -> bool:
    """Whether the client was there when the last trick was ranked."""
    return any(isinstance(event, farbstich.Ranked) for event in seen.recent_events)


def worth(took: farbstich.Collected) -> int:
    return sum(VALUE[card] for card in took.cards)


def this_trick(seen: Seen) -> Trick:
    view: farbstich.FarbstichView = seen.view
    took = taken(seen) if view.to_collect else NOTHING
    return Trick(view.plays, view.to_collect, lots(view.display), took=took)


def last_trick(seen: Seen) -> Trick | None:
    """Not that of the game before, nor one that is being collected."""
    view: farbstich.FarbstichView = seen.view
    return None if view.trick == 1 or view.to_collect else ended_trick(seen)


def ended_trick(seen: Seen) -> Trick | None:
    """The newest of all. Where something is left of the display, nobody came too late; else only a
    client that was there knows."""
    view: farbstich.FarbstichView = seen.view
    last = view.last_trick
    if last is None:
        return None
    took = {seat: each for seat, each in taken(seen).items() if seat in last.order}
    if took:
        return Trick(last.plays, lots=1 + max(map(last.order.index, took)), took=took)
    left = set(view.display) - {each.card for each in last.plays}
    return Trick(last.plays, sure=len(COLOURS) if left else 1)


def has_collected(each: Standing, trick: Trick) -> bool:
    return bool(each.place and trick.collecting) and each.laid.seat not in trick.collecting


def collects(each: Standing, trick: Trick) -> bool:
    """If nothing is left of the display, the last ones go without."""
    if each.laid.seat in trick.collecting:
        return trick.collecting.index(each.laid.seat) < trick.lots
    return 0 < each.place <= trick.lots


def collectors(trick: Trick) -> int:
    return sum(0 < each.place <= trick.lots for each in standings(trick.plays))

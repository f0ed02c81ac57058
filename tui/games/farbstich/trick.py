"""A trick as far as it is known: who collects in which place, and who took what."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from server.cards import COLOUR, COLOURS, VALUE, Colour, ColourCard
from server.protocol import farbstich
from tui.plain.games import Seen

Taken = Mapping[int, farbstich.Collected]
NOTHING: Final[Taken] = MappingProxyType({})


class Standing(NamedTuple):
    """A card of the trick; `place` is 0 for one that collects nothing."""

    laid: farbstich.Laid
    colour: Colour
    total: int
    place: int
    tied: bool


def standings(plays: Sequence[farbstich.Laid]) -> list[Standing]:
    """The strongest colour first, and within it the higher card."""
    ranked = farbstich.rank(plays)
    places = {seat: place for place, seat in enumerate(ranked.order, 1)}

    def standing(laid: farbstich.Laid) -> Standing:
        color = COLOUR[laid.card]
        place = places.get(laid.seat, 0)
        return Standing(laid, color, ranked.totals[color], place, color in ranked.tied)

    def order(row: Standing) -> tuple[int, int, int]:
        return -row.total, COLOURS.index(row.colour), -VALUE[row.laid.card]

    return sorted(map(standing, plays), key=order)


class Trick(NamedTuple):
    """`collecting`: the seats that have not collected yet; `lots`: how many could or still can
    collect; `sure`: up to this place it is known that there was something to collect; `took`: what
    each seat took, as far as the client was there."""

    plays: Sequence[farbstich.Laid]
    collecting: Sequence[int] = ()
    lots: int = len(COLOURS)
    sure: int = len(COLOURS)
    took: Taken = NOTHING

    def has_collected(self, each: Standing) -> bool:
        return bool(each.place and self.collecting) and each.laid.seat not in self.collecting

    def collects(self, each: Standing) -> bool:
        """If nothing is left of the display, the last ones go without."""
        if each.laid.seat in self.collecting:
            return self.collecting.index(each.laid.seat) < self.lots
        return self.has_collected(each) or 0 < each.place <= self.lots

    @property
    def collectors(self) -> int:
        return sum(0 < each.place <= self.lots for each in standings(self.plays))


def this_trick(seen: Seen) -> Trick:
    view: farbstich.FarbstichView = seen.view
    took = taken(seen) if view.to_collect else NOTHING
    return Trick(view.plays, view.to_collect, count_lots(view.display), took=took)


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


def taken(seen: Seen) -> Taken:
    """By seat, in the order of collecting, since the last ranking."""
    found: dict[int, farbstich.Collected] = {}
    for event in reversed(seen.recent_events):
        if isinstance(event, farbstich.Ranked):
            break
        if isinstance(event, farbstich.Collected):
            found[event.seat] = event
    return dict(reversed(found.items()))


def worth(took: farbstich.Collected) -> int:
    return sum(VALUE[card] for card in took.cards)


def count_lots(display: Sequence[ColourCard]) -> int:
    """How many can collect something."""
    return len({COLOUR[card] for card in display})


class Would(NamedTuple):
    """The outcome of playing a card. `others`: the colours that it would be level with; `coming`:
    how many cards are still to be played after it."""

    colour: Colour
    total: int
    outcome: str
    place: int
    others: tuple[Colour, ...]
    coming: int


def would(view: farbstich.FarbstichView, card: ColourCard) -> Would:
    assert view.seat is not None
    plays = (*view.plays, farbstich.Laid(view.seat, card))
    mine = next(each for each in standings(plays) if each.laid.card == card)
    others = tuple(each for each in farbstich.rank(plays).tied if each != mine.colour)
    coming = view.players - len(plays)
    outcome = "tied" if mine.tied else "below"
    if mine.place:
        outcome = "collects" if mine.place <= count_lots(view.display) else "late"
    return Would(mine.colour, mine.total, outcome, mine.place, others, coming)

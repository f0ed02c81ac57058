"""Gems, sums and the cards in front of somebody."""

from collections.abc import Sequence
from typing import NamedTuple

from server.protocol import eight28
from server.protocol.seat import replace
from tui.drawing import Row, Span, row
from tui.places.place import Look
from tui.plain.eight28 import MOST, sums
from tui.plain.games import Seen


class Card(NamedTuple):
    """What is written on it; on the back there is nothing to be read."""

    label: str
    ink: str = "card"


def laid(look: Look, side: eight28.Side) -> list[Card]:
    """What lies in front of somebody: the hidden card first. That which one knows has a sign of
    its own, for its colour alone tells nothing where there are none."""
    first = Card(f"{look.glyphs.back}{side.hole or look.glyphs.back}", "back")
    ink = "card-off" if side.out else "card"
    return [first, *(Card(card, ink) for card in side.open)]


def gems(look: Look, some: eight28.Gems) -> Row:
    """The gems of each colour, and what they are worth; there are red ones at the end only."""
    gem = look.glyphs.gem
    blue = Span(f"{gem}{some.blue}{look.say('eight28-screen-blue')}", "gem-blue")
    if not some.red:
        return (blue,)
    red = Span(f"{gem}{some.red}{look.say('eight28-screen-red')}", "gem-red")
    both = row(blue, " ", red) if some.blue else (red,)
    return row(*both, Span(f" = {some.worth}", "dim"))


def heap(look: Look, some: eight28.Gems, width: int) -> Row:
    """The gems themselves, as long as there is room for them."""
    gem = look.glyphs.gem
    blue = min(some.blue, width)
    red = min(some.red, width - blue)
    return row(Span(gem * blue, "gem-blue"), Span(gem * red, "gem-red"))


def span_of_sums(seen: Seen, seat: int) -> str:
    """The lowest and the highest sum of the open cards."""
    every = eight28.totals(seen.view.sides[seat].open)
    low, high = every[0], max((s for s in every if s <= MOST), default=every[0])
    return str(low) if low == high else f"{low}–{high}"


def worths(look: Look, seen: Seen, side: eight28.Side) -> tuple[Span, Span]:
    """What somebody's cards make, in words and as short as possible."""
    assert side.hole is not None
    cards = (*side.open, side.hole)
    every = eight28.totals(cards)
    if every[0] > eight28.HIGH:
        words = look.say("eight28-screen-too-much", total=every[0])
        return Span(words, "bad"), Span(str(every[0]), "bad")
    within = "/".join(str(total) for total in every if total <= eight28.HIGH)
    return Span(f"= {sums(seen, cards)}", "title"), Span(f"={within}", "title")


def own_totals(seen: Seen) -> str:
    """What I have with the hidden card, within 28."""
    own = seen.view.sides[seen.view.seat]
    return sums(seen, (*own.open, own.hole)) if own.hole is not None else ""


def laid_open(
    view: eight28.Eight28View, views: Sequence[eight28.Eight28View]
) -> eight28.Eight28View:
    """Everybody's hidden card lies there turned up."""
    sides = (
        replace(side, hole=views[seat].sides[seat].hole) for seat, side in enumerate(view.sides)
    )
    return replace(view, sides=tuple(sides))

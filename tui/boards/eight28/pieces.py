"""Cards, gems and sums, as they are drawn."""

from collections.abc import Sequence
from typing import Final

from server.cards import NumberCard
from server.protocol import eight28 as p
from tui.drawing import Block, Row, Span, beside, flowing, row, wide
from tui.places.place import Look
from tui.plain.eight28 import TOO_MUCH, sums
from tui.plain.games import Seen

TALL: Final = 3


def tile(card: NumberCard, ink: str = "card") -> Span:
    return Span(f" {card} ", ink)


def back(look: Look) -> Span:
    return Span(look.glyphs.back * 3, "back")


def hand(look: Look, seen: Seen, seat: int) -> list[Span]:
    """What lies in front of somebody: the hidden card first."""
    side = seen.view.sides[seat]
    first = tile(side.hole, "back") if side.hole is not None else back(look)
    ink = "card-off" if side.out else "card"
    return [first, *(tile(card, ink) for card in side.open)]


def in_rows(tiles: Sequence[Span], width: int, height: int) -> Block:
    """Side by side as long as there is room; otherwise the cards move together."""
    rows = flowing([row(each) for each in tiles], width, gap=1)
    if len(rows) <= height:
        return rows
    close = [each._replace(text=each.text.strip() + " ") for each in tiles[1:]]
    return flowing([row(tiles[0]), *(row(each) for each in close)], width, gap=0)[:height]


def tall(look: Look, card: str, ink: str) -> Block:
    """A card of three rows."""
    left, right, low_right, low_left = tuple(look.glyphs.frame.corners)
    across, down = look.glyphs.frame.across * 4, look.glyphs.frame.down
    return [
        row(Span(f"{left}{across}{right}", ink)),
        row(Span(f"{down}{card:^4}{down}", ink)),
        row(Span(f"{low_left}{across}{low_right}", ink)),
    ]


def tall_hand(look: Look, seen: Seen, seat: int, width: int) -> Block:
    side = seen.view.sides[seat]
    first = tall(look, side.hole or look.glyphs.back * 4, "back")
    ink = "card-off" if side.out else "card"
    cards = [first, *(tall(look, card, ink) for card in side.open)]
    if sum(wide(card[0]) + 1 for card in cards) <= width:
        return beside(*cards)
    return [row(), *in_rows(hand(look, seen, seat), width, TALL - 1)]


def gems(look: Look, some: p.Gems) -> Row:
    """The gems of each colour, and what they are worth."""
    gem = look.glyphs.gem
    return row(
        Span(f"{gem}{some.blue}{look.say('eight28-screen-blue')}", "gem-blue"),
        " ",
        Span(f"{gem}{some.red}{look.say('eight28-screen-red')}", "gem-red"),
        Span(f" = {some.worth}", "dim"),
    )


def heap(look: Look, some: p.Gems, width: int) -> Row:
    """The gems themselves, as long as there is room for them."""
    gem = look.glyphs.gem
    blue = min(some.blue, width)
    red = min(some.red, width - blue)
    return row(Span(gem * blue, "gem-blue"), Span(gem * red, "gem-red"))


def span_of_sums(seen: Seen, seat: int) -> str:
    """The lowest and the highest sum of the open cards."""
    open_cards = seen.view.sides[seat].open
    every = p.totals(open_cards)
    low, high = every[0], max((s for s in every if s <= TOO_MUCH), default=every[0])
    return str(low) if low == high else f"{low}–{high}"


def own_totals(seen: Seen) -> str:
    """What I have with the hidden card, within 28."""
    own = seen.view.sides[seen.view.seat]
    return sums(seen, (*own.open, own.hole)) if own.hole is not None else ""


def hidden(look: Look, view: p.Eight28View) -> Row:
    if view.seat is None or not view.sides:
        return ()
    hole = view.sides[view.seat].hole
    return (tile(hole, "back"),) if hole is not None else ()

"""Cards in whatever room there is: large ones, overlapping ones, flat ones, and equal ones once
with their number. However little room there is, none is left away."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from tui.boards.eight28.pieces import Card
from tui.drawing import Block, Row, Span, beside, flowing, row, wide
from tui.places.place import Look

LOW: Final = 3
"""the rows of a large card"""


def counted(look: Look, cards: Sequence[Card]) -> list[Card]:
    """Equal cards once, in the order in which they came."""
    return [
        Card(f"{many}{look.glyphs.times}{card.label}", card.ink) if many > 1 else card
        for card, many in Counter(cards).items()
    ]


# Flat


def flat(look: Look, cards: Sequence[Card]) -> Iterator[list[Row]]:
    """One row high: with air, close together, and counted."""
    yield [row(Span(f" {label} ", ink)) for label, ink in cards]
    yield [row(Span(label, ink)) for label, ink in cards]
    yield [row(Span(label, ink)) for label, ink in counted(look, cards)]


def in_line(look: Look, cards: Sequence[Card], width: int) -> Row | None:
    """In one row, if there is room at all."""
    for each in flat(look, cards):
        if sum(map(wide, each)) + len(each) - 1 <= width:
            return flowing(each, width, gap=1)[0]
    return None


def in_rows(look: Look, cards: Sequence[Card], width: int, height: int) -> Block:
    """As airy as the room allows."""
    for each in flat(look, cards):
        rows = flowing(each, width, gap=1)
        if len(rows) <= height:
            break
    return rows


# Large


def spread(
    look: Look, cards: Sequence[Card], width: int, height: int, highs: Sequence[int] = (LOW,)
) -> Block:
    """As large as there is room for; they overlap before they become flat."""
    for high in highs:
        for some in (cards, counted(look, cards)):
            for gap in (1, 0):
                bands = in_bands(some, width, high, gap)
                if bands and len(bands) * high <= height:
                    return [each for one in bands for each in band(look, one, high, gap)]
    return in_rows(look, cards, width, height)


def in_bands(cards: Sequence[Card], width: int, high: int, gap: int) -> list[list[Card]]:
    """One band of cards below another; none if a card alone is too wide. Of those that overlap,
    only the last one has its right edge."""
    bands, left = [list[Card]()], width
    for card in cards:
        taken = inner(card, high) + 1
        if taken + 1 > width:
            return []
        if taken + 1 > left:
            bands.append([])
            left = width
        bands[-1].append(card)
        left -= taken + 2 * gap
    return bands


def inner(card: Card, high: int) -> int:
    return max(high - 1, len(card.label))


def band(look: Look, cards: Sequence[Card], high: int, gap: int) -> Block:
    *covered, last = cards
    drawn = [large(look, card, high, gap > 0) for card in covered]
    return beside(*drawn, large(look, last, high, True), gap=gap)


def large(look: Look, card: Card, high: int, whole: bool) -> Block:
    """Its right edge may be covered by the next card."""
    left, right, low_right, low_left = tuple(look.glyphs.frame.corners)
    room, down = inner(card, high), look.glyphs.frame.down
    across = look.glyphs.frame.across * room
    ground = look.glyphs.back if card.ink == "back" else " "
    air = [f"{down}{ground * room}"] * ((high - LOW) // 2)
    middle = [*air, f"{down}{card.label:^{room}}", *air]
    lines = [f"{left}{across}", *middle, f"{low_left}{across}"]
    ends = (right, *(down for _ in middle), low_right) if whole else [""] * high
    return [row(Span(line + end, card.ink)) for line, end in zip(lines, ends, strict=True)]

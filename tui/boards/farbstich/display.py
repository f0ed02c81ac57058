"""The display by colours, each with what it is worth."""

from typing import Final

from tui.boards.farbstich.lots import Lot, lots
from tui.boards.farbstich.picking import leaves, picks, tells_more
from tui.boards.farbstich.pieces import sign, sign_and_name
from tui.drawing import (
    EMPTY,
    Block,
    Row,
    Span,
    beside,
    boxed,
    centred,
    filled,
    fit,
    flowing,
    read,
    row,
    wide,
    wrapped,
)
from tui.places.place import Look
from tui.plain.games import Seen

IN_CELLS: Final = 64
"""On anything narrower, two beside each other are as much as there is room for."""


def chips(look: Look, seen: Seen, sums: bool = False) -> Block:
    """One after another, without those colours that are not there; where room is scarce, with
    nothing but their sums."""
    title = row(Span(look.say("farbstich-screen-display"), "title"))
    there = [lot for lot in lots(look, seen) if lot.values]
    items = [chip(look, lot, sums) for lot in there]
    if not items:
        return empty(seen, look.width)
    if look.width < IN_CELLS and sums:
        return close(look, [title, *items])
    cell = (look.width - 1) // 2
    if look.width < IN_CELLS and max(map(wide, items)) <= cell:
        cells = [fit(each, cell) for each in (title, *items)]
        return flowing(cells, look.width, gap=1)
    label = fit(title, wide(title) + 2)
    room = look.width - wide(label)
    items = [
        each if wide(each) <= room else chip(look, lot, True)
        for lot, each in zip(there, items, strict=True)
    ]
    return beside([label], flowed(items, room), gap=0)


def close(look: Look, items: list[Row]) -> Block:
    """As many beside each other as it goes."""
    cell = max(map(wide, items))
    gap = 0 if cell * 3 >= look.width else 1
    return flowing([fit(each, cell) for each in items], look.width, gap)


def flowed(items: list[Row], width: int) -> Block:
    rows = flowing(items, width)
    return [fit(each, width) for each in rows]


def empty(seen: Seen, width: int) -> Block:
    return wrapped(seen.say("farbstich-plain-display", count=0, cards=""), width, "dim")


def chip(look: Look, lot: Lot, sums: bool) -> Row:
    values = "" if sums else f"{' '.join(map(str, lot.values))} "
    cards = f" {sign(look, lot.colour)} {values}"
    return row(Span(cards, f"tile-{lot.colour}"), Span(f" = {lot.worth}", "strong"))


def box(look: Look, seen: Seen) -> Block:
    """A column for each colour, always in the same place."""
    padded = [row(" ", *each) for each in columns(look, seen)]
    title = Span(look.say("farbstich-screen-display"), "title")
    return boxed(padded, look.width, len(padded) + 2, look.glyphs.frame, title)


def columns(look: Look, seen: Seen) -> Block:
    """All sums stand in one row, and so does whatever is below them."""
    every = lots(look, seen)
    width = (look.width - 4) // len(every) - 1
    below = 1 + picks(seen) + tells_more(look, seen)
    made = [column(look, seen, lot, every, width, below) for lot in every]
    high = max(map(len, made)) - below
    return beside(
        *(
            [*filled(each[:-below], width, high), *filled(each[-below:], width, below)]
            for each in made
        )
    )


def column(look: Look, seen: Seen, lot: Lot, every: list[Lot], width: int, below: int) -> Block:
    name = sign_and_name(look, lot.colour, width)
    top = row(Span(name.center(width), f"tile-{lot.colour}", lot.does))
    if not lot.values:
        return [top, row(Span(look.glyphs.missing.center(width), "dim")), *[EMPTY] * below]
    values = read(wrapped(" ".join(map(str, lot.values)), width)).splitlines()
    ink = "pointed" if lot.pointed else "strong"
    then = leaves(look, seen, every, lot)
    mark = look.glyphs.up if lot.pointed else ""
    key = Span(f"{mark}{lot.key}".center(width), "pointed" if lot.pointed else "key", lot.does)
    return [
        top,
        *(row(Span(each.center(width), f"colour-{lot.colour}", lot.does)) for each in values),
        row(Span(f"= {lot.worth}".center(width), ink, lot.does)),
        *([centred(then, width)] if then else []),
        *([row(key)] if picks(seen) else []),
    ]

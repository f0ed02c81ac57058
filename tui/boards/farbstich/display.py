"""The display by colours, each with what it is worth; while I collect, each is a choice."""

from typing import Final, NamedTuple

from server.cards import COLOUR, COLOURS, VALUE, Colour
from server.protocol import farbstich as p
from tui.boards.farbstich.choosing import does, keys
from tui.boards.farbstich.pieces import colour_name, sign
from tui.drawing import (
    Block,
    Row,
    Span,
    beside,
    boxed,
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


class Lot(NamedTuple):
    """All cards of a colour; `does` is empty if they are not to be had now."""

    colour: Colour
    values: tuple[int, ...]
    does: str
    key: str
    pointed: bool

    @property
    def worth(self) -> int:
        return sum(self.values)


def lots(look: Look, seen: Seen) -> list[Lot]:
    """Of every colour of this table, whether it lies in the display or not."""
    view: p.FarbstichView = seen.view
    able = keys(look, seen)
    found = []
    for colour in COLOURS[: view.players]:
        values = sorted(VALUE[card] for card in view.display if COLOUR[card] == colour)
        name = does(p.Collect(colour))
        name = name if name in able else ""
        pointed = bool(name) and name in (look.pointed, look.sent)
        found.append(Lot(colour, tuple(values), name, able.get(name, ""), pointed))
    return found


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
    worth = f" = {lot.worth}"
    tile = Span(cards, f"tile-{lot.colour}", lot.does)
    if not lot.does:
        return row(tile, Span(worth, "strong"))
    mark = look.glyphs.point if lot.pointed else " "
    return row(
        Span(f"{mark}{lot.key} ", "pointed" if lot.pointed else "key", lot.does),
        tile,
        Span(f"{worth} ", "pointed" if lot.pointed else "strong", lot.does),
    )


def box(look: Look, seen: Seen) -> Block:
    """A column for each colour, always in the same place."""
    every = lots(look, seen)
    width = (look.width - 4) // len(every) - 1
    columns = [column(look, seen, lot, width) for lot in every]
    height = max(map(len, columns))
    inside = beside(*(stretched(each, width, height) for each in columns))
    title = Span(look.say("farbstich-screen-display"), "title")
    padded = [row(" ", *each) for each in inside]
    return boxed(padded, look.width, height + 2, look.glyphs.frame, title)


def stretched(column: Block, width: int, height: int) -> Block:
    """All sums stand in one row, at the bottom."""
    *above, worth, key = column
    return [*filled(above, width, height - 2), worth, key]


def column(look: Look, seen: Seen, lot: Lot, width: int) -> Block:
    name = f"{sign(look, lot.colour)} {colour_name(look, lot.colour)}"
    lines = [Span(name.center(width), f"tile-{lot.colour}")]
    if not lot.values:
        nothing = Span(look.glyphs.missing.center(width), "dim")
        return [row(each) for each in (*lines, nothing, Span(" " * width), Span(" " * width))]
    values = read(wrapped(" ".join(map(str, lot.values)), width)).splitlines()
    lines += [Span(each.center(width), f"colour-{lot.colour}") for each in values]
    lines.append(Span(f"= {lot.worth}".center(width), "pointed" if lot.pointed else "strong"))
    mark = look.glyphs.up if lot.pointed else ""
    key = f"{mark}{lot.key}".center(width)
    lines.append(Span(key, "pointed" if lot.pointed else "key"))
    return [row(each._replace(does=lot.does)) for each in lines]

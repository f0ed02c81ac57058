"""The pick of a colour: what each is worth, and the most that it leaves to who collects next."""

from itertools import zip_longest
from typing import Final

from server.protocol import farbstich
from tui.boards.farbstich.course import cut_name
from tui.boards.farbstich.lots import Lot, lots, without
from tui.boards.farbstich.pieces import colour_name, sign
from tui.drawing import Block, Row, Span, fit, flowing, row, wide
from tui.places.place import Look
from tui.plain.games import Seen

NAME: Final = 12
KEY, WORTH = 3, 7


def picks(seen: Seen) -> bool:
    return seen.in_turn and bool(seen.view.to_collect)


def tells_more(look: Look, seen: Seen) -> bool:
    """Some would rather work it out in their heads."""
    return picks(seen) and look.taste.totals and len(seen.view.to_collect) > 1


def leaves(look: Look, seen: Seen, every: list[Lot], lot: Lot) -> Row:
    """The most that the next one can have."""
    if not tells_more(look, seen):
        return ()
    best = next(iter(without(every, lot)), None)
    mark = Span(look.glyphs.arrows[1], "dim", lot.does)
    if best is None:
        return row(mark, Span(f" {look.glyphs.missing}", "dim", lot.does))
    told = f" {sign(look, best.colour)}{best.worth:>3}"
    return row(mark, Span(told, f"colour-{best.colour}", lot.does))


def next_one(look: Look, seen: Seen, room: int) -> str:
    """Whom it is left to."""
    bare = wide(row(look.say("farbstich-screen-leaves", name="")))
    name = seen.names[seen.view.to_collect[1]]
    return look.say("farbstich-screen-leaves", name=cut_name(name, max(3, room - bare)))


def gain(look: Look, seen: Seen, every: list[Lot], lot: Lot, brief: bool = False) -> str:
    name = colour_name(look, lot.colour)
    count = len(lot.values)
    told = look.say("farbstich-screen-gain", card=name, points=lot.worth, count=count)
    return told if brief else f"{told} {afterwards(look, seen, every, lot)}"


def afterwards(look: Look, seen: Seen, every: list[Lot], lot: Lot) -> str:
    """What is left for everybody who collects then, if each takes the most."""
    view: farbstich.FarbstichView = seen.view
    rest = [each.worth for each in without(every, lot)]
    after = view.to_collect[1:]
    shares = ", ".join(
        look.say("pair", of=cut_name(seen.names[seat], NAME), what=str(worth))
        for seat, worth in zip_longest(after, rest[: len(after)], fillvalue=0)
    )
    return look.say("farbstich-screen-after", count=len(after), shares=shares, points=sum(rest))


def listed(look: Look, seen: Seen) -> Block:
    """A colour in each row, and what is asked for stands in columns."""
    every = lots(look, seen)
    there = [lot for lot in every if lot.values]
    left = [leaves(look, seen, every, lot) for lot in there]
    spare = look.width - KEY - WORTH - max(map(wide, left))
    tiles = [cards(look, lot, spare) for lot in there]
    long = max(map(len, tiles))
    rows = [
        (*choice(look, lot, tile.ljust(long)), *most)
        for lot, tile, most in zip(there, tiles, left, strict=True)
    ]
    return [head(look, seen, KEY + long + WORTH), *rows]


def head(look: Look, seen: Seen, column: int) -> Row:
    title = row(Span(look.say("farbstich-screen-display"), "title"))
    if not tells_more(look, seen):
        return title
    return row(*fit(title, column), Span(next_one(look, seen, look.width - column), "dim"))


def cards(look: Look, lot: Lot, room: int) -> str:
    """Where there is no room for all of them, their sum has to do."""
    whole = f" {sign(look, lot.colour)} {' '.join(map(str, lot.values))} "
    return whole if len(whole) <= room else f" {sign(look, lot.colour)} "


def choice(look: Look, lot: Lot, tile: str) -> Row:
    mark = look.glyphs.point if lot.pointed else " "
    return row(
        Span(f"{mark}{lot.key} ", "pointed" if lot.pointed else "key", lot.does),
        Span(tile, f"tile-{lot.colour}", lot.does),
        Span(f" = {lot.worth:>2} ", "pointed" if lot.pointed else "strong", lot.does),
        Span(" ", does=lot.does),
    )


def close(look: Look, seen: Seen) -> Block:
    """Two beside each other, and nothing but their sums."""
    every = lots(look, seen)
    cell = (look.width - 1) // 2
    cells = [
        fit(row(*choice(look, lot, f" {sign(look, lot.colour)} ")[:-1], *short), cell)
        for lot in every
        if lot.values
        for short in [leaves(look, seen, every, lot)]
    ]
    return [head(look, seen, cell + 1), *flowing(cells, look.width, gap=1)]

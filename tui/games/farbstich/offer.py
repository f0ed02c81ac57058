"""What lies on offer, by colour: its cards, what they are worth, and how to take them."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from server.cards import Colour
from tui.games.farbstich.lots import Lot, lots, without
from tui.games.farbstich.question import gain, picks, tells_more
from tui.games.farbstich.trick import this_trick
from tui.games.farbstich.words import NAME, color_name, first_fitting, letters, sign
from tui.games.people import cut
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.button import draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_colored, draw_slot

FLAT: Final = 5
"""boxes of fewer rows show values, and not cards"""
LARGE: Final = 10


class Column(NamedTuple):
    """A colour. `leaves`: the most that the next one can have then. `empty`: why nothing is there,
    in several lengths."""

    color: Colour
    letters: str
    name: str
    lot: Lot
    take: str
    leaves: str
    leaves_color: Colour | None
    empty: tuple[str, ...]
    tip: str


class Offer(NamedTuple):
    columns: tuple[Column, ...]
    is_asked: bool


def offer(look: Look, seen: Seen) -> Offer:
    """A column for each colour of this table, always in the same place."""
    every = lots(look, seen)
    return Offer(tuple(column(look, seen, every, lot) for lot in every), picks(seen))


def column(look: Look, seen: Seen, every: list[Lot], lot: Lot) -> Column:
    best = next(iter(without(every, lot)), None) if lot.does and tells_more(look, seen) else None
    told = lot.does and tells_more(look, seen)
    return Column(
        lot.colour,
        letters(look, lot.colour),
        color_name(look, lot.colour),
        lot,
        look.say("farbstich-screen-take", points=lot.worth) if lot.does else "",
        f"{sign(look, best.colour)} {best.worth}" if best else "·" if told else "",
        best.colour if best else None,
        () if lot.values else taker(look, seen, lot.colour),
        gain(look, seen, every, lot) if lot.does and look.taste.totals else "",
    )


def taker(look: Look, seen: Seen, color: Colour) -> tuple[str, ...]:
    """Who took a colour in this trick, or that nothing was there."""
    took = this_trick(seen).took
    for seat, event in took.items():
        if event.colour == color:
            return tuple(cut(seen.names[seat], room) for room in (NAME, 8, 6))
    return (look.say("farbstich-screen-nothing"), look.say("farbstich-screen-empty"))


def draw_offer(canvas: Canvas, offer: Offer) -> None:
    count = len(offer.columns)
    if not count:
        return
    edge = 0 if canvas.width < 50 else 1
    width = (canvas.width - edge) // count
    flat = canvas.height < FLAT
    gap = 0 if canvas.width < 50 else 1 if width < 15 or flat else 2
    for at, column in enumerate(offer.columns):
        x = edge + at * width
        if flat:
            draw_flat(canvas, x, width - gap, column)
        else:
            draw_column(canvas, x, width - gap, column, offer.is_asked)
        if column.lot.does:
            canvas.spot(x, 0, width, canvas.height, column.lot.does, column.tip)


def grounds(canvas: Canvas, column: Column) -> tuple[str, str]:
    """A colour that is not there sinks into the cloth."""
    palette = canvas.palette
    card = palette.color(column.color)
    if column.lot.values:
        return card.ground, card.ink
    return palette.blend(card.ground, palette.cloth, 0.6, palette.plate), card.word


def draw_column(canvas: Canvas, x: int, width: int, column: Column, is_asked: bool) -> None:
    palette, lot = canvas.palette, column.lot
    ground, ink = grounds(canvas, column)
    canvas.fill(x, 0, width, 1, ground)
    sign = f"{canvas.glyphs.colours[column.color]}{column.letters}"
    worth = str(lot.worth) if lot.values else ""
    name = f"{sign} {column.name}"
    if cell_len(name) + cell_len(worth) + 3 > width:
        name = (
            sign
            if cell_len(column.name) + len(worth) + 5 > width
            else (f"{canvas.glyphs.colours[column.color]} {column.name}")
        )
    canvas.put(x + 1, 0, name, ink if lot.values else palette.text, ground, bold=True)
    canvas.right(x + width - 1, 0, worth, ink, ground=ground, bold=True)
    high = canvas.height - (3 if is_asked else 2)
    if not lot.values:
        draw_slot(canvas, x, 1, width, high, palette.inlay)
        empty = first_fitting(column.empty, width - 2)
        canvas.center(x, 1 + high // 2, width, empty, palette.quiet)
        return
    draw_cards(canvas, x, width, high, column)
    if lot.does:
        draw_take(canvas, x, width, column)


def draw_cards(canvas: Canvas, x: int, width: int, height: int, column: Column) -> None:
    """As far apart as there is room; the last one whole."""
    values = column.lot.values[::-1]
    card = min(8 if canvas.height >= LARGE else 6, width - 1)
    room = width - 1 - card
    step = min(card, room // max(1, len(values) - 1)) if len(values) > 1 else card
    for at, value in enumerate(values):
        full = at == len(values) - 1 or step >= card
        start = x + (at * step if step >= 2 else at * room // max(1, len(values) - 1))
        draw_colored(canvas, start, 1, card, height, column.color, value, column.letters, full=full)


def draw_take(canvas: Canvas, x: int, width: int, column: Column) -> None:
    palette, lot, bottom = canvas.palette, column.lot, canvas.height - 1
    if column.leaves:
        ink = palette.color(column.leaves_color).word if column.leaves_color else palette.quiet
        end = canvas.put(x + 1, bottom - 1, canvas.glyphs.arrows[1], palette.quiet)
        canvas.put(end + 1, bottom - 1, column.leaves, ink, bold=True)
    label = column.take if cell_len(column.take) + 5 <= width else str(lot.worth)
    draw_button(
        canvas, x, bottom, lot.key, label, hot=lot.pointed, width=width, tall=False, does=lot.does
    )


def draw_flat(canvas: Canvas, x: int, width: int, column: Column) -> None:
    """Two rows: the colour with its values and their sum, and the key that takes it."""
    lot = column.lot
    ground, ink = grounds(canvas, column)
    sign = f"{canvas.glyphs.colours[column.color]}{column.letters}"
    phone = width < 10
    canvas.fill(x, 0, width, 2 if phone else 1, ground)
    if not lot.values:
        canvas.put(x + (not phone), 0, sign, ink, ground, bold=True)
        if not phone:
            room = width - cell_len(sign) - 3
            canvas.put(x + 2 + cell_len(sign), 0, first_fitting(column.empty, room), ink, ground)
        return
    worth = f"{'' if phone else '='}{lot.worth}"
    end = canvas.put(x + (not phone), 0, sign, ink, ground, bold=True)
    canvas.right(x + width - (not phone), 0, worth, ink, ground=ground, bold=True)
    values = (("+", " ")[phone]).join(map(str, lot.values[::-1]))
    count = f"{canvas.glyphs.times}{len(lot.values)}"
    if not phone:
        room = x + width - 2 - cell_len(worth) - end - 1
        canvas.put(end + 1, 0, values if len(values) <= room else count, ink, ground)
    if lot.does:
        draw_flat_take(canvas, x, width, column)
    elif phone:
        canvas.put(x, 1, values if len(values) <= width else count, ink, ground)


def draw_flat_take(canvas: Canvas, x: int, width: int, column: Column) -> None:
    palette, lot = canvas.palette, column.lot
    face = palette.gold if lot.pointed else palette.button
    ink = palette.on_gold if lot.pointed else palette.button_text
    canvas.fill(x, 1, width, 1, face)
    phone = width < 10
    end = canvas.put(
        x + (not phone), 1, lot.key, ink if lot.pointed else palette.gold, face, bold=True
    )
    leaves = f"{canvas.glyphs.arrows[1]} {column.leaves}" if column.leaves else ""
    short = column.leaves.replace(" ", "")
    told = next((t for t in (leaves, short) if cell_len(t) <= x + width - end - 1), "")
    canvas.put(end + 1, 1, told, ink, face)

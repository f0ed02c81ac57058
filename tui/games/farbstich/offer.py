"""The colours on offer: their cards, what they are worth, and how to take them."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from tui.contrast import readable
from tui.games.farbstich.choosing import Lot, lots, without
from tui.games.farbstich.fan import fan
from tui.games.farbstich.question import gain, tells_more
from tui.games.farbstich.trick import this_trick
from tui.games.farbstich.words import NAME, color_name, first_fitting, letters, sign
from tui.games.lines import wrapped
from tui.games.people import cut
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.button import Button, draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_colored, draw_slab, draw_slot

FLAT: Final = 5
"""boxes of fewer rows show values, and not cards"""
LARGE: Final = 10
PHONE: Final = 11
"""columns of fewer cells have the values below the sum"""
LEAST_CARD: Final = 3
TIGHT: Final = 8
"""columns of fewer cells have no margin"""
SUNK: Final = 0.68
"""how much of a colour that is not there is the cloth"""


class Column(NamedTuple):
    """A colour, always in the same place. `leaves`: the best one that the next player can have
    then. `tells`: whether there is one. `taker`: who took it in this trick."""

    lot: Lot
    leaves: Lot | None
    tells: bool
    taker: str
    tip: str


def offer(look: Look, seen: Seen) -> tuple[Column, ...]:
    every = lots(look, seen)
    return tuple(column(look, seen, every, lot) for lot in every)


def column(look: Look, seen: Seen, every: list[Lot], lot: Lot) -> Column:
    tells = bool(lot.does) and tells_more(look, seen)
    best = next(iter(without(every, lot)), None) if tells else None
    took = this_trick(seen).took.items()
    takers = (seen.names[seat] for seat, event in took if event.colour == lot.colour)
    tip = gain(look, seen, every, lot) if lot.does and look.taste.totals else ""
    return Column(lot, best, tells, next(takers, ""), tip)


def draw_offer(canvas: Canvas, offer: tuple[Column, ...]) -> None:
    if not offer:
        return
    edge, flat = canvas.width >= 50, canvas.height < FLAT
    width = (canvas.width - edge) // len(offer)
    gap = 0 if not edge else 1 if width < 15 or flat else 2
    is_asked = any(column.lot.does for column in offer)
    form = flat_form(canvas, width - gap, offer)
    brief = is_brief(canvas, width - gap, offer)
    if flat and not is_asked and width - gap >= PHONE:
        canvas.put(edge + 1, 1, canvas.say("board-farbstich-display"), canvas.palette.quiet)
    for at, column in enumerate(offer):
        x = edge + at * width
        if flat:
            draw_flat(canvas, x, width - gap, column, form)
            draw_flat_take(canvas, x, width - gap, column.lot, brief=brief)
        else:
            draw_column(canvas, x, width - gap, column, is_asked)
        if column.lot.does:
            canvas.spot(x, 0, width, canvas.height, column.lot.does, column.tip)


def inks(canvas: Canvas, lot: Lot) -> tuple[str, str]:
    """Ground and ink; a colour that is not there sinks into the cloth."""
    palette = canvas.palette
    card = palette.color(lot.colour)
    if lot.values:
        return card.ground, card.ink
    ground = palette.blend(card.ground, palette.cloth, SUNK, palette.plate)
    ink = readable(palette.text, ground) if palette.depth == "truecolor" else palette.text
    return ground, ink


def why_empty(canvas: Canvas, column: Column) -> tuple[str, ...]:
    """The player who took the colour, or that nothing was there, in several lengths."""
    if column.taker:
        return tuple(cut(column.taker, room) for room in (NAME, 8, 6))
    return canvas.say("board-farbstich-nothing"), canvas.say("board-farbstich-empty")


def left(canvas: Canvas, column: Column) -> str:
    if column.leaves is None:
        return canvas.say("board-farbstich-empty") if column.tells else ""
    return f"{sign(canvas, column.leaves.colour)} {column.leaves.worth}"


def draw_column(canvas: Canvas, x: int, width: int, column: Column, is_asked: bool) -> None:
    """A band with the sum, the cards or an empty place, and the button."""
    palette, lot = canvas.palette, column.lot
    ground, ink = inks(canvas, lot)
    canvas.fill(x, 0, width, 1, ground)
    glyph, worth = canvas.glyphs.colours[lot.colour], str(lot.worth) if lot.values else ""
    short, color = sign(canvas, lot.colour), color_name(canvas, lot.colour)
    names = f"{short} {color}", f"{glyph} {color}", short
    name = first_fitting(names, width - cell_len(worth) - 3)
    canvas.put(x + 1, 0, name, ink, ground, bold=True)
    canvas.right(x + width - 1, 0, worth, ink, ground=ground, bold=True)
    height = canvas.height - (3 if is_asked else 2)
    if lot.values:
        draw_cards(canvas, x, width, height, column)
    else:
        draw_slot(canvas, x, 1, width, height, palette.inlay)
        empty = first_fitting(why_empty(canvas, column), width - 2)
        canvas.center(x, 1 + height // 2, width, empty, palette.quiet)
    if lot.does:
        draw_take(canvas, x, width, column)


def draw_cards(canvas: Canvas, x: int, width: int, height: int, column: Column) -> None:
    """As far apart as there is room, the last one whole; as a list where they are too many."""
    values, color = column.lot.values[::-1], column.lot.colour
    letter = letters(canvas, color)
    card = min(8 if canvas.height >= LARGE else 6, width - 1)
    starts = fan(values, width - 1 - card, card)
    card = min(card, width - 1 - starts[-1])
    if card < LEAST_CARD:
        draw_list(canvas, x, width - 1, height, column.lot)
        return
    for at, (start, value) in enumerate(zip(starts, values, strict=True), 1):
        full = at == len(values) or starts[at] - start >= card
        draw_colored(canvas, x + start, 1, card, height, color, value, letter, full=full)


def draw_list(canvas: Canvas, x: int, width: int, height: int, lot: Lot) -> None:
    ground, ink = inks(canvas, lot)
    draw_slab(canvas, x, 1, width, height, ground)
    values = " ".join(map(str, lot.values[::-1]))
    for y, row in enumerate(wrapped(values, width - 2)[: height - 2], 2):
        canvas.put(x + 1, y, row, ink, ground, bold=True)


def draw_take(canvas: Canvas, x: int, width: int, column: Column) -> None:
    palette, lot, y = canvas.palette, column.lot, canvas.height - 1
    if column.tells:
        ink = palette.color(column.leaves.colour).word if column.leaves else palette.quiet
        end = canvas.put(x + 1, y - 1, canvas.glyphs.arrows[1], palette.quiet)
        canvas.put(end + 1, y - 1, left(canvas, column), ink, bold=True)
    take = canvas.say("board-farbstich-take", points=lot.worth)
    label = first_fitting((take, str(lot.worth)), width - 5)
    button = Button(lot.key, label, lot.does, lot.pointed)
    draw_button(canvas, x, y, button, width=width, tall=False)


def flat_texts(canvas: Canvas, lot: Lot, width: int) -> tuple[str, ...]:
    """The cards of a colour: their values, their number, or nothing."""
    values = (" " if width < PHONE else "+").join(map(str, lot.values[::-1]))
    return values, f"{canvas.glyphs.times}{len(lot.values)}", ""


def flat_form(canvas: Canvas, width: int, offer: tuple[Column, ...]) -> int:
    """The form in which all colours have room, so that they can be compared."""
    phone = width < PHONE

    def fits(form: int, lot: Lot) -> bool:
        text = flat_texts(canvas, lot, width)[form]
        beside = 0 if phone else cell_len(f" {sign(canvas, lot.colour)} ={lot.worth} ") + 1
        return not text or cell_len(text) + beside <= width

    lots = [column.lot for column in offer if column.lot.values]
    return next(form for form in range(3) if all(fits(form, lot) for lot in lots))


def draw_flat(canvas: Canvas, x: int, width: int, column: Column, form: int) -> None:
    """Two rows: the colour with its cards and their sum, and the key that takes it."""
    lot, phone = column.lot, width < PHONE
    ground, ink = inks(canvas, lot)
    start, right = x + (not phone), x + width - (width >= TIGHT)
    canvas.fill(x, 0, width, 2 if phone else 1, ground)
    end = canvas.put(start, 0, sign(canvas, lot.colour), ink, ground, bold=True)
    text = flat_texts(canvas, lot, width)[form]
    if lot.values:
        worth = f"={lot.worth}" if text and not phone else str(lot.worth)
        right = canvas.right(right, 0, worth, ink, ground=ground, bold=True) - 1
    else:
        text = first_fitting(why_empty(canvas, column), width if phone else right - end - 1)
    if not phone:
        canvas.put(end + 1, 0, text, ink, ground)
    if phone:
        canvas.put(x, 1, text, ink, ground)


def take_words(canvas: Canvas, lot: Lot, *, brief: bool) -> str:
    """The key of a colour and its effect. Of the one that is pointed at, more is told below."""
    word = f"+{lot.worth}" if brief else canvas.say("board-farbstich-take", points=lot.worth)
    return f"{lot.key} {word}"


def is_brief(canvas: Canvas, width: int, offer: tuple[Column, ...]) -> bool:
    """Whether the word for it has no room beside one of the keys."""
    able = (column.lot for column in offer if column.lot.does)
    return any(cell_len(take_words(canvas, lot, brief=False)) > width - 1 for lot in able)


def draw_flat_take(canvas: Canvas, x: int, width: int, lot: Lot, *, brief: bool) -> None:
    if not lot.does:
        return
    palette = canvas.palette
    face, ink, cap = palette.button, palette.button_text, palette.gold
    if lot.pointed:
        face, ink, cap = palette.gold, palette.on_gold, palette.on_gold
    canvas.fill(x, 1, width, 1, face)
    start = x + (width >= TIGHT)
    canvas.put(start, 1, take_words(canvas, lot, brief=brief), ink, face)
    canvas.put(start, 1, lot.key, cap, face, bold=True)

"""Draws the order of collecting."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from tui.contrast import readable
from tui.games.farbstich.order import LEAST_NAME, NAMED, Bar, End, Order, Piece
from tui.games.farbstich.words import first_fitting
from tui.games.people import cut
from tui.widgets.canvas import Canvas, is_color
from tui.widgets.digits import digits_width, draw_digits

NAMES_COLORS: Final = 64
"""width from which colours are named"""
LEAST_TOTAL: Final = 13
"""bars keep their scale until a colour has more"""
MOST_CELLS: Final = 6
TALLEST: Final = ((22, 4), (16, 3), (8, 2), (0, 1))
"""rows of the box, and the rows from one bar to the next"""
BEHIND: Final = ((60, 26, 44), (50, 18, 26), (0, 16, 16))
"""columns for bars and what stands behind them, and of these for the latter, also when it is told
who took what"""


def draw_order(canvas: Canvas, order: Order, top: int = 0, height: int = 0) -> None:
    height = height or canvas.height
    count = len(order.bars)
    # By the height of the box, so that bars keep their height while cards are played.
    tallest = next(rows for least, rows in TALLEST if height >= least)
    step = max(1, min(tallest, (height - 1) // count)) if count else 1
    air = height >= 2 + step * count
    # Rather all bars than the heading.
    titled = height > count
    if titled:
        draw_title(canvas, order, top, height, air)
    named = canvas.width >= NAMES_COLORS
    sign = max((len(bar.sign) for bar in order.bars), default=2)
    start = 2 + sign + (order.room + 6 if named else 3)
    unit = scale(canvas.width - start, order)
    for row, bar in enumerate(order.bars):
        y = top + titled + air + row * step
        middle = y + max(0, step - 2) // 2
        draw_name(canvas, bar, start, middle, named)
        before = 0
        for piece in bar.pieces:
            x = start + round(before * unit)
            before += piece.value
            end = start + round(before * unit)
            draw = draw_ghost if piece.is_ghost else draw_piece
            draw(canvas, bar, piece, Place(x, y, end - x, max(1, step - 1), middle, step == 2))
        draw_ends(canvas, bar, start + round(bar.total * unit) + 1, middle)


def draw_title(canvas: Canvas, order: Order, y: int, height: int, has_air: bool) -> None:
    """The heading, and what holds for the order: the rule, or the tie that ends it."""
    palette, right = canvas.palette, canvas.width - 1
    is_short = canvas.width >= 50 and order.title.count(" ") < 2
    title = order.title.upper() if is_short else order.title
    end = canvas.put(1, y, title, palette.gold, bold=True)
    if canvas.width < NAMES_COLORS or height < 8:
        start = right - cell_len(order.course)
        # Of a tie one has to know more than of how far the game has gone.
        if end + 2 + order.is_tied * cell_len(order.notes[-1]) < start:
            canvas.put(start, y, order.course, palette.quiet)
            right = start - 1
    x, ink = end + 1, palette.bad if order.is_tied else palette.quiet
    note = first_fitting(order.notes, right - x - 1)
    if cell_len(note) > right - x and order.is_tied and has_air:
        # A tie has to be told; it has a row of its own where the heading leaves no room.
        x, y, note = 1, y + 1, first_fitting(order.notes, canvas.width - 2)
    if cell_len(note) <= canvas.width - x:
        canvas.put(x, y, note, ink, bold=order.is_tied)


def scale(room: int, order: Order) -> float:
    """Columns for each point: whole ones, as long as bars leave room for what stands behind."""
    most = max([LEAST_TOTAL, *(bar.total for bar in order.bars)])
    behind = next(columns[order.is_told] for least, *columns in BEHIND if max(0, room) >= least)
    cells = (room - behind) / most
    return min(MOST_CELLS, int(cells)) if cells >= 2 else cells


def draw_name(canvas: Canvas, bar: Bar, start: int, y: int, named: bool) -> None:
    palette = canvas.palette
    end = canvas.put(1, y, bar.sign, palette.color(bar.color).word, bold=True)
    if named:
        canvas.put(end + 1, y, bar.name, palette.text if bar.is_live else palette.quiet)
    ink = palette.text if bar.is_live else palette.bad
    canvas.right(start - 1, y, str(bar.total), ink, bold=True)


class Place(NamedTuple):
    """Where a piece is drawn; `half`: with half a row more."""

    x: int
    y: int
    width: int
    rows: int
    middle: int
    half: bool


def draw_piece(canvas: Canvas, bar: Bar, piece: Piece, place: Place) -> None:
    palette, x, width, middle = canvas.palette, place.x, place.width, place.middle
    color = palette.color(bar.color)
    ground, ink = color.ground, color.ink
    if not bar.is_live:
        ground = palette.blend(ground, palette.cloth, 0.68, palette.plate)
        ink = readable(palette.text, ground) if palette.depth == "truecolor" else palette.text
    edge = palette.blend(ground, palette.black, 0.5, ink)
    canvas.fill(x, place.y, width, place.rows, ground)
    canvas.fill(x, place.y, 1, place.rows, ground, "▏", edge)
    if place.half:
        canvas.half(x, place.y + place.rows, width, ground)
    if not is_color(ground):
        canvas.put(x + 1, middle, "─" * (width - 1), ink)
    value = str(piece.value)
    wide = digits_width(value)
    is_large = place.rows >= 3 and width > wide + 6 and not canvas.is_ascii
    room = width - 2 - (wide if is_large else len(value))
    # Less than the beginning of a name tells nobody apart.
    name = cut(piece.name, room) if room >= min(LEAST_NAME, cell_len(piece.name)) else ""
    canvas.put(x + 1, middle, name, ink, ground, bold=True, strike=not bar.is_live)
    if is_large:
        draw_digits(canvas, x + width - wide - 1, place.y, value, ink, ground=ground)
    else:
        canvas.right(x + max(width - 1, len(value)), middle, value, ink, ground=ground, bold=True)


def draw_ghost(canvas: Canvas, bar: Bar, piece: Piece, place: Place) -> None:
    """The card that is pointed at, not yet played."""
    palette, x, width = canvas.palette, place.x, place.width
    color = palette.color(bar.color).ground
    ground = palette.blend(color, palette.cloth, 0.45, palette.cloth)
    canvas.fill(
        x, place.y, width, place.rows, ground, "░", palette.blend(color, palette.white, 0.25)
    )
    if place.half and palette.depth == "truecolor":
        canvas.half(x, place.y + place.rows, width, ground)
    name, value = f"{piece.name}? {piece.value}", str(piece.value)
    text = first_fitting((f" {name} ", name, f"?{value}", value), width)
    canvas.center(x, place.middle, width, text, palette.on_gold, ground=palette.gold, bold=True)


def draw_ends(canvas: Canvas, bar: Bar, x: int, y: int) -> None:
    """Places and what was taken. Where there is little room, the last ones are shortened first."""
    every, room = max(len(end.texts) for end in bar.ends), canvas.width - x
    dot = f" {canvas.glyphs.dot} "
    # Rather names without dots between them than places without names.
    for forms, between in ((NAMED, dot), (NAMED, " "), (every, dot), (every, " ")):
        texts = shortened(bar.ends, forms, between, room)
        if cell_len(between.join(filter(None, texts))) <= room:
            break
    for at, (text, end) in enumerate(zip(texts, bar.ends, strict=True)):
        before = between if at and text else ""
        if x + cell_len(before + text) > canvas.width:
            # Those who get nothing come last; the sentence below names them.
            return
        x = canvas.put(x, y, before, canvas.palette.quiet)
        x = canvas.put(x, y, text, getattr(canvas.palette, end.ink), bold=end.ink != "quiet")


def shortened(ends: tuple[End, ...], forms: int, between: str, room: int) -> list[str]:
    """The texts of the ends, as far shortened as they must be, and as these forms allow."""
    texts = [end.texts[0] for end in ends]
    for form in range(1, forms):
        for at in reversed(range(len(texts))):
            if cell_len(between.join(filter(None, texts))) > room:
                texts[at] = ends[at].texts[: form + 1][-1]
    return texts

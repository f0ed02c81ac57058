"""Draws the order of collecting, or the points after a game, in the same box."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from tui.games.farbstich.order import Bar, Order, Piece
from tui.games.farbstich.recap import Points
from tui.games.farbstich.sheet import draw_sheet
from tui.games.farbstich.words import first_fitting
from tui.games.people import cut
from tui.widgets.canvas import Canvas

NAMES_COLORS: Final = 64
"""width from which colours are named"""
ROOMY, PHONE = 80, 50
LEAST_TOTAL: Final = 13
"""bars keep their scale until a colour has more"""
MOST_CELLS: Final = 6
TALLEST: Final = ((22, 4), (16, 3), (8, 2), (0, 1))
"""rows of the box, and the rows from one bar to the next"""


def draw_order(canvas: Canvas, part: Order | Points | None) -> None:
    if isinstance(part, Points):
        draw_points(canvas, part)
    elif part is not None:
        draw_bars(canvas, part)


def draw_points(canvas: Canvas, part: Points) -> None:
    canvas.put(1, 0, part.title, canvas.palette.gold, bold=True)
    lines = part.sheet.lines
    seen = part.sheet._replace(lines=lines[part.hidden :]) if part.hidden else part.sheet
    if seen.lines:
        draw_sheet(canvas, 1, 1, canvas.width - 1, seen)


def draw_bars(canvas: Canvas, order: Order, top: int = 0, height: int = 0) -> None:
    height = height or canvas.height
    count = len(order.bars)
    # By the height of the box, so that bars keep their height while cards are played.
    tallest = next(rows for least, rows in TALLEST if height >= least)
    step = max(1, min(tallest, (height - 1) // count)) if count else 1
    air = height >= 2 + step * count
    draw_title(canvas, order, top, height, air)
    named = canvas.width >= NAMES_COLORS
    sign = 1 + max((len(bar.letters) for bar in order.bars), default=1)
    start = 1 + sign + (order.room + 6 if named else 3) + 1
    unit = scale(canvas.width - start, order)
    for row, bar in enumerate(order.bars):
        draw_bar(canvas, bar, top + 1 + air + row * step, step, start, unit, named)


def draw_title(canvas: Canvas, order: Order, y: int, height: int, has_air: bool) -> None:
    """The heading, and what holds for the order: the rule, or the tie that ends it."""
    palette = canvas.palette
    is_short = canvas.width >= PHONE and order.title.count(" ") < 2
    right = canvas.width - 1
    end = canvas.put(
        1, y, order.title.upper() if is_short else order.title, palette.gold, bold=True
    )
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
    behind = 26 if room >= ROOMY - 20 else 18 if room >= PHONE else 8
    if order.is_told:
        behind = 44 if room >= ROOMY - 20 else behind + 8
    cells = (room - behind) / most
    return min(MOST_CELLS, int(cells)) if cells >= 2 else cells


def draw_bar(
    canvas: Canvas, bar: Bar, y: int, step: int, start: int, unit: float, named: bool
) -> None:
    """`step`: the rows from one bar to the next."""
    palette = canvas.palette
    color = palette.color(bar.color)
    rows = max(1, step - 1)
    middle = y + (rows - 1) // 2
    sign = f"{canvas.glyphs.colours[bar.color]}{bar.letters}"
    end = canvas.put(1, middle, sign, color.word, bold=True)
    if named:
        canvas.put(end + 1, middle, bar.name, palette.text if bar.is_live else palette.quiet)
    ink = palette.text if bar.is_live else palette.bad
    canvas.right(start - 1, middle, str(bar.total), ink, bold=True)
    before = 0
    for piece in bar.pieces:
        x = start + round(before * unit)
        before += piece.value
        place = Place(x, y, start + round(before * unit) - x, rows, step == 2)
        (draw_ghost if piece.is_ghost else draw_piece)(canvas, bar, piece, place)
    draw_ends(canvas, bar, start + round(bar.total * unit) + 1, middle)


class Place(NamedTuple):
    """Where a piece is drawn; `half`: with half a row more."""

    x: int
    y: int
    width: int
    rows: int
    half: bool


def draw_piece(canvas: Canvas, bar: Bar, piece: Piece, place: Place) -> None:
    palette, x, width = canvas.palette, place.x, place.width
    color = palette.color(bar.color)
    ground, ink = color.ground, color.ink
    if not bar.is_live:
        ground = palette.blend(ground, palette.cloth, 0.55, palette.plate)
        ink = palette.blend(ink, ground, 0.25, palette.quiet)
    value = str(piece.value)
    edge = palette.blend(ground, palette.black, 0.5, ink)
    upright = "|" if canvas.is_ascii else "▏"
    canvas.fill(x, place.y, width, place.rows, ground)
    for row in range(place.y, place.y + place.rows):
        canvas.put(x, row, upright, edge, ground)
    draw_half(canvas, place, ground)
    middle = place.y + (place.rows - 1) // 2
    if not is_color(ground):
        line = "-" if canvas.is_ascii else "─"
        canvas.put(x + 1, middle, line * (width - 1), ink)
    room = width - 2 - len(value)
    if room >= 1:
        name = cut(piece.name, room) if room > 2 else piece.name[:room]
        canvas.put(x + 1, middle, name, ink, ground, bold=True, strike=not bar.is_live)
    canvas.right(x + max(width - 1, len(value)), middle, value, ink, ground=ground, bold=True)


def draw_ghost(canvas: Canvas, bar: Bar, piece: Piece, place: Place) -> None:
    """The card that is pointed at, not yet played."""
    palette = canvas.palette
    color = palette.color(bar.color)
    ground = palette.blend(color.ground, palette.cloth, 0.45, palette.cloth)
    ink = palette.blend(color.ground, palette.white, 0.25)
    letter = ":" if canvas.is_ascii else "░"
    canvas.fill(place.x, place.y, place.width, place.rows, ground, letter, ink)
    if palette.depth == "truecolor":
        draw_half(canvas, place, ground)
    texts = (
        f" {piece.name}? {piece.value} ",
        f"{piece.name}? {piece.value}",
        f"?{piece.value}",
        str(piece.value),
    )
    middle = place.y + (place.rows - 1) // 2
    text = first_fitting(texts, place.width)
    ground = palette.gold
    canvas.center(place.x, middle, place.width, text, palette.on_gold, ground=ground, bold=True)


def draw_half(canvas: Canvas, place: Place, ground: str) -> None:
    if place.half and is_color(ground) and not canvas.is_ascii:
        canvas.put(place.x, place.y + place.rows, "▀" * place.width, ground)


def is_color(ground: str) -> bool:
    return ground.startswith(("#", "color"))


def draw_ends(canvas: Canvas, bar: Bar, x: int, y: int) -> None:
    """Places and what was taken, in the longest form that fits."""
    dot = f" {canvas.glyphs.dot} "
    room = canvas.width - x
    forms = max(len(end.texts) for end in bar.ends)
    for form in range(forms):
        texts = [end.texts[min(form, len(end.texts) - 1)] for end in bar.ends]
        between = dot if form < forms - 1 else " "
        if sum(map(cell_len, texts)) + len(between) * (len(texts) - 1) <= room:
            break
    for text, end in zip(texts, bar.ends, strict=True):
        ink = getattr(canvas.palette, end.ink)
        if x > 0 and text is not texts[0]:
            x = canvas.put(x, y, between, canvas.palette.quiet)
        x = canvas.put(x, y, text, ink, bold=end.ink != "quiet")

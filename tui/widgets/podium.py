"""The podium: the first three on steps of different height, all others beside it."""

from typing import Final, NamedTuple

from tui.games.people import cut
from tui.widgets.canvas import Canvas
from tui.widgets.digits import digits_width, draw_digits

LEAST, MOST = 10, 13
"""columns of a pillar"""
BESIDE: Final = 13
"""columns that those without a pillar need beside the third"""
HEIGHTS: Final = (1.0, 0.68, 0.45)
BARS: Final = 42
"""the column where the bars of a list begin"""
LEAST_ROWS: Final = 10
"""a box of fewer has no room for pillars"""


class Placed(NamedTuple):
    """`place` is the word for the rank, as `1st`; equal points share a rank. `mark`: bot."""

    name: str
    points: str
    worth: int
    rank: int
    place: str
    is_me: bool
    mark: str


def draw_podium(canvas: Canvas, placed: tuple[Placed, ...]) -> None:
    rest = placed[3:]
    pillar = min(MOST, (canvas.width - 2 - (BESIDE if rest else 0)) // 3 - 1)
    is_small = canvas.height < LEAST_ROWS or pillar < LEAST
    if is_small or canvas.palette.depth == "none":
        draw_list(canvas, placed)
        return
    for column, one in zip((1, 0, 2), placed, strict=False):
        draw_pillar(canvas, 1 + column * (pillar + 1), pillar, one)
    for y, one in zip(range(canvas.height - 2 * len(rest), canvas.height, 2), rest, strict=True):
        draw_beside(canvas, 3 * (pillar + 1) + 2, y, one)


def draw_beside(canvas: Canvas, x: int, y: int, one: Placed) -> None:
    """The name, with place and points below it."""
    palette = canvas.palette
    ink = palette.gold if one.is_me else palette.text
    canvas.put(x, y, cut(one.name, canvas.width - x - 1), ink, bold=True)
    end = canvas.put(x, y + 1, f"{one.place} ", palette.quiet)
    end = canvas.put(end, y + 1, one.points, ink, bold=True)
    canvas.put(end + 1, y + 1, one.mark, palette.quiet)


def is_short(points: str) -> bool:
    """Whether they have room on the narrowest pillar."""
    return digits_width(points) <= LEAST - 2


def draw_pillar(canvas: Canvas, x: int, width: int, one: Placed) -> None:
    palette = canvas.palette
    height = round((canvas.height - 3) * HEIGHTS[min(one.rank, 3) - 1])
    top = canvas.height - height
    ground, ink = (
        (palette.gold, palette.on_gold),
        (palette.button_cap, palette.button_text),
        (palette.button, palette.button_text),
    )[min(one.rank, 3) - 1]
    canvas.fill(x, top, width, height, ground, ink=ink)
    name_ink = palette.gold if one.is_me else palette.text
    canvas.center(x, top - 1, width, cut(one.name, width), name_ink, bold=True)
    if one.rank == 1:
        canvas.center(x, top - 2, width, canvas.glyphs.colours["Y"], palette.gold)
    is_large = digits_width(one.points, large=True) <= width - 2 and height >= 7
    wide = digits_width(one.points, large=is_large)
    if wide <= width - 2 and height >= 6:
        left = x + (width - wide) // 2
        draw_digits(canvas, left, top + 1, one.points, ink, ground=ground, large=is_large)
    else:
        y = top + (height > 3)
        canvas.center(x, y, width, one.points, ink, ground=ground, bold=True)
    canvas.center(x, canvas.height - 2, width, one.place, ink, ground=ground, bold=True)
    canvas.center(x, canvas.height - 1, width, one.mark, ink, ground=ground)


def draw_list(canvas: Canvas, placed: tuple[Placed, ...]) -> None:
    palette, room = canvas.palette, canvas.width - BARS - 2
    most = max((one.worth for one in placed), default=0)
    letter = "=" if canvas.is_ascii else "▆"
    for y, one in enumerate(placed):
        ink = palette.gold if one.is_me else palette.text
        canvas.put(1, y, one.place, palette.quiet)
        end = canvas.put(6, y, one.name, ink, bold=True)
        canvas.put(end + 1, y, one.mark, palette.quiet)
        canvas.right(min(canvas.width - 1, BARS - 2), y, one.points, ink, bold=True)
        if room > 10 and most > 0:
            bar = palette.gold if one.rank == 1 else palette.inlay
            canvas.put(BARS, y, letter * max(0, room * one.worth // most), bar)

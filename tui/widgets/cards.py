"""The cards of the three games, in every size: faces, backs, and empty places.

Top and bottom rows are half blocks, which give half a row of air. The shadow lies in the column
right of the card and in the lower half of its last row.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.cells import cell_len

from server.cards import Colour, Suit
from tui.widgets.canvas import Canvas
from tui.widgets.digits import digits_width, draw_digits
from tui.widgets.outline import draw_outline, is_outlined
from tui.widgets.pixels import BITMAPS, Bitmap, draw_bitmap, draw_tall, scaled
from tui.widgets.slabs import draw_back, draw_chip, draw_slab, draw_slot

__all__ = (
    "draw_back",
    "draw_chip",
    "draw_colored",
    "draw_number",
    "draw_slab",
    "draw_slot",
    "draw_suited",
)

WILD: Final = "1/11"
STAR: Final = "★"
HUGE, LARGE, MIDDLE, SMALL_CARD = 11, 7, 6, 5
"""heights from which a card has a larger picture"""
Pictures = Sequence[tuple[int, int, Mapping[str, Bitmap]]]
"""the least width and height of a card with these pictures, the largest first"""


def doubled(pictures: Mapping[str, Bitmap]) -> Mapping[str, Bitmap]:
    return {name: scaled(picture, 2) for name, picture in pictures.items()}


NUMBERS: Final[Pictures] = (
    (16, HUGE, doubled(BITMAPS["large-digits"])),
    (13, 9, BITMAPS["large-digits"] | BITMAPS["large-star"]),
    (9, LARGE, BITMAPS["large-digits"]),
    (6, SMALL_CARD, BITMAPS["digits"]),
)
SUITS: Final[Pictures] = (
    (16, HUGE, BITMAPS["huge-suits"]),
    (13, 9, BITMAPS["large-suits"]),
    (9, LARGE, BITMAPS["suits"]),
    (0, 0, BITMAPS["small-suits"]),
)


def picture_of(pictures: Pictures, name: str, width: int, height: int) -> Bitmap | None:
    for least_width, least_height, found in pictures:
        if width >= least_width and height >= least_height and name in found:
            return found[name]
    return None


def draw_number(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    value: str,
    *,
    secret: bool = False,
    full: bool = True,
    dim: bool = False,
) -> None:
    """A card of 8-28. `secret`: its back with a window in it, for the one who may see it. Without
    `full` only its left columns are seen."""
    palette = canvas.palette
    paper = palette.paper_dim if dim else palette.paper
    ink = palette.wild if value == WILD and not dim else palette.ink
    if secret:
        draw_back(canvas, x, y, width, height)
        _draw_window(canvas, x, y, width, height, value, ink, paper)
        return
    draw_slab(canvas, x, y, width, height, paper, line=palette.edge)
    canvas.put(x + 1, y + 1, value, ink, paper, bold=True)
    if full and height >= 4:
        _draw_value(canvas, x, y, width, height, value, ink)


def _draw_window(
    canvas: Canvas, x: int, y: int, width: int, height: int, value: str, ink: str, paper: str
) -> None:
    if height < MIDDLE:
        canvas.fill(x, y + 1, width, 1, paper)
        canvas.center(x, y + 1, width, value, ink, ground=paper, bold=True)
        return
    if is_outlined(canvas):
        draw_outline(canvas, x, y + 2, width, height - 4, paper, canvas.palette.edge)
    else:
        canvas.fill(x, y + 2, width, height - 4, paper)
    middle = y + height // 2
    if value == WILD and height >= HUGE and not canvas.is_ascii:
        star = BITMAPS["large-star"][WILD]
        draw_bitmap(canvas, x + (width - 9) // 2, y + 3, star, ink, paper)
        canvas.center(x, y + height - 3, width, value, ink, ground=paper, bold=True)
    elif value == WILD and height >= LARGE and not is_outlined(canvas):
        canvas.center(x, middle, width, value, ink, ground=paper, bold=True)
        for row in (middle - 1, middle + 1):
            canvas.center(x, row, width, STAR, canvas.palette.wild_star, ground=paper)
    elif height >= LARGE and value != WILD and not is_outlined(canvas):
        large = height >= HUGE
        left = x + (width - digits_width(value, large=large)) // 2
        draw_digits(canvas, left, y + (height - large) // 2 - 1, value, ink, large=large)
    else:
        row = middle if height % 2 else middle - 1
        canvas.center(x, row, width, value, ink, ground=paper, bold=True)


def _draw_value(
    canvas: Canvas, x: int, y: int, width: int, height: int, value: str, ink: str
) -> None:
    """The big number or the star of a face, centred; in the corner of small cards."""
    if canvas.is_ascii:
        picture = BITMAPS["digits"].get(value) if width >= 9 and height >= LARGE else None
    else:
        picture = picture_of(NUMBERS, value, width, height)
    if picture is None:
        _draw_corner(canvas, x + width - 1, y + height - 2, value, ink, height)
        return
    rows, columns = (len(picture) + 1) // 2, len(picture[0])
    if value == "10" and (canvas.is_ascii or height < MIDDLE):
        # The picture lies across the index.
        canvas.put(x + 1, y + 1, "  ", ink)
    if canvas.is_ascii:
        left = x + (width - columns + 1) // 2
        draw_tall(canvas, left, y + (height - len(picture)) // 2, picture, ink)
    elif height < MIDDLE:
        draw_bitmap(canvas, x + width - 1 - columns, y + 1, picture, ink)
    else:
        left = x + (width - columns + (columns != 5 and value != WILD)) // 2
        draw_bitmap(canvas, left, y + (height - rows + (height < HUGE)) // 2, picture, ink)
        if height >= HUGE and value != WILD:
            _draw_corner(canvas, x + width - 1, y + height - 2, value, ink, height)


def _draw_corner(canvas: Canvas, right: int, y: int, value: str, ink: str, height: int) -> None:
    if value != WILD:
        canvas.right(right, y, value, ink, bold=True)
    elif height >= SMALL_CARD:
        canvas.right(right, y, STAR, canvas.palette.wild_star)


def draw_suited(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    suit: Suit,
    rank: str,
    letter: str,
    *,
    full: bool = True,
    dim: bool = False,
    trump: bool = False,
    shadow: bool = True,
    seen: int = 0,
) -> None:
    """A card of Schatzsuche: rank at the corner, the suit as picture, sign and letter, and a star
    for a trump. `seen`: the columns that another card leaves of it, if one lies on it."""
    palette, bottom = canvas.palette, y + height - 2
    is_covered = 0 < seen < width
    right = x + (seen if is_covered else width) - 1
    paper = palette.paper_dim if dim else palette.paper
    ink = palette.suit(suit, dim)
    quiet = palette.blend(ink, paper, 0.25)
    draw_slab(canvas, x, y, width, height, paper, line=palette.edge, shadow=shadow)
    canvas.put(x + 1, y + 1, rank, ink, paper, bold=True)
    star = STAR if trump else ""
    sign = canvas.glyphs.suits[suit]
    if height < 4:
        canvas.put(x + 1 + cell_len(rank), y + 1, sign, ink, paper, bold=True)
    elif is_covered and height < LARGE:
        # A part of the picture would be taken for another suit.
        end = canvas.put(x + 1, y + 2, sign, ink, paper, bold=True)
        canvas.put(end, y + 2, star, palette.trump_star, paper)
        if height >= SMALL_CARD:
            canvas.put(x + 1, bottom, letter, quiet, paper)
    elif not full or height < SMALL_CARD:
        canvas.put(x + 1, y + 2, sign, ink, paper, bold=True)
        if trump:
            canvas.right(right, y + 1, star, palette.trump_star, ground=paper)
        if full:
            canvas.right(right, bottom, letter, ink, ground=paper)
    elif height < LARGE:
        canvas.put(x + 1, bottom, letter, quiet, paper)
        canvas.put(x + 1, y + 2, star, palette.trump_star, paper)
        lower = height > SMALL_CARD
        picture_x, picture_y = right - 4 - lower, y + 1 + lower
        if not canvas.is_ascii:
            draw_bitmap(canvas, picture_x, picture_y, BITMAPS["small-suits"][suit], ink)
    else:
        start = canvas.right(right, y + 1, letter, quiet, ground=paper)
        canvas.right(start - 1, y + 1, star, palette.trump_star, ground=paper, bold=True)
        picture = picture_of(SUITS, suit, width, height) or ()
        top = y + (height - (len(picture) + 1) // 2) // 2 + 1
        left = x + max(1, (right + 1 - x - len(picture[0])) // 2)
        draw_bitmap(canvas, left, top, picture, ink, letter=suit)


def draw_colored(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    color: Colour,
    value: int,
    letter: str,
    *,
    full: bool = True,
) -> None:
    """A card of Farbstich: its ground is its colour, beside sign and letter."""
    palette, right, bottom = canvas.palette, x + width - 1, y + height - 2
    card, sign, number = palette.color(color), canvas.glyphs.colours[color], str(value)
    ground, ink = card.ground, card.ink
    edge = palette.blend(ground, palette.black, 0.35, palette.card_edge or ink)
    draw_slab(canvas, x, y, width, height, ground, line=edge)
    if full and height >= LARGE:
        canvas.put(x + 1, y + 1, f"{sign}{letter}", ink, ground, bold=True)
        canvas.right(right, y + 1, number, ink, ground=ground, bold=True)
        canvas.right(right, bottom, sign, ink, ground=ground)
        large = height >= 9 and width >= digits_width(number, large=True) + 2
        scale = 2 if large and height >= HUGE and value < 10 else 1
        columns = digits_width(number, large=large, scale=scale)
        rows = 7 if scale == 2 else 4 if large else 3
        left, top = x + (width - columns + 1) // 2, y + (height - rows + 1) // 2
        if columns > width - 2 and not canvas.is_ascii:
            narrow = BITMAPS["digits"][number]
            draw_bitmap(canvas, x + (width - len(narrow[0]) + 1) // 2, top, narrow, ink)
        else:
            draw_digits(canvas, left, top, number, ink, large=large, scale=scale)
        return
    canvas.put(x + 1, y + 1, number, ink, ground, bold=True)
    if height >= 4:
        canvas.put(x + 1, y + 2, sign, ink, ground)
    if full and width >= 5 and height >= 4:
        canvas.right(right, bottom, letter, palette.blend(ink, ground, 0.3), ground=ground)

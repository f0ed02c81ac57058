"""The name of the house in large letters, and the letters of invitation codes."""

from typing import Final

from tui.widgets.canvas import Canvas
from tui.widgets.pixels import BITMAPS, Bitmap, beside, draw_bitmap, scaled

NAME: Final = "KARTENHAUS"
CODE: Final = BITMAPS["code"] | {
    digit: (*BITMAPS["large-digits"][digit], ".....", ".....") for digit in "0123456789"
}


def name_bitmap(*, large: bool = False) -> Bitmap:
    font = BITMAPS["large-name" if large else "name"]
    return beside(font[letter] for letter in NAME)


def draw_name(canvas: Canvas, x: int, y: int, *, large: bool = False, scale: int = 1) -> int:
    """The name of the house in gold; 4 rows if it is large, else 3. Returns its width."""
    if canvas.is_ascii:
        return canvas.put(x, y + 1, " ".join(NAME), canvas.palette.gold, bold=True) - x
    bitmap = name_bitmap(large=large)
    if not large:
        # Half a row of air above it, as its rows of pixels are odd.
        bitmap = ("." * len(bitmap[0]), *bitmap)
    bitmap = scaled(bitmap, scale)
    draw_bitmap(canvas, x, y, bitmap, canvas.palette.gold)
    return len(bitmap[0])


def code_bitmap(code: str) -> Bitmap | None:
    """None if there is a letter that no code has."""
    if not all(letter in CODE for letter in code):
        return None
    return beside(CODE[letter] for letter in code)

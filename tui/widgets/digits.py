"""Big digits: 3×5 pixels in three rows, or 5×7 pixels in four."""

from tui.widgets.canvas import Canvas
from tui.widgets.pixels import BITMAPS, Bitmap, beside, draw_bitmap, scaled


def bitmap_of(text: str, *, large: bool = False) -> Bitmap:
    font = BITMAPS["large-digits" if large else "digits"]
    return beside(font[letter] for letter in text.replace("−", "-"))


def digits_width(text: str, *, large: bool = False, scale: int = 1) -> int:
    return len(bitmap_of(text, large=large)[0]) * scale


def draw_digits(
    canvas: Canvas,
    x: int,
    y: int,
    text: str,
    ink: str,
    *,
    ground: str | None = None,
    large: bool = False,
    scale: int = 1,
) -> int:
    """Returns the width. A large digit with a scale of 2 takes 10 columns and 7 rows."""
    bitmap = scaled(bitmap_of(text, large=large), scale)
    if canvas.is_ascii:
        _draw_segments(canvas, x, y, text, ink, ground, step=len(bitmap[0]) // len(text) + 1)
    else:
        draw_bitmap(canvas, x, y, bitmap, ink, ground)
    return len(bitmap[0])


def _draw_segments(
    canvas: Canvas, x: int, y: int, text: str, ink: str, ground: str | None, step: int
) -> None:
    for at, letter in enumerate(text.replace("−", "-")):
        for row, part in enumerate(BITMAPS["segments"][letter], y):
            segment = part.replace("·", " ")
            canvas.put(x + at * step + (step - 4) // 2, row, segment, ink, ground, bold=True)

"""Pictures of pixels: two of them, one above the other, fill a cell."""

from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from typing import Final

from tui.widgets.canvas import Canvas

Bitmap = tuple[str, ...]
"""rows of "#" and "." """
HALVES: Final = {"##": "█", "#.": "▀", ".#": "▄", "..": " "}


def read_bitmaps() -> dict[str, dict[str, Bitmap]]:
    """By the name of the drawing, and by that of the picture in it."""
    _, *drawings = files("tui").joinpath("bitmaps.txt").read_text("utf-8").split("\n\n")
    found: dict[str, dict[str, Bitmap]] = {}
    for drawing in drawings:
        head, *rows = (line.split() for line in drawing.strip().splitlines())
        found[head[0]] = dict(zip(head[1:], zip(*rows, strict=True), strict=True))
    return found


BITMAPS: Final = read_bitmaps()


def beside(parts: Iterable[Bitmap]) -> Bitmap:
    """With a gap of a pixel between them."""
    return tuple(".".join(row) for row in zip(*parts, strict=True))


@lru_cache(512)
def scaled(bitmap: Bitmap, scale: int) -> Bitmap:
    return tuple("".join(dot * scale for dot in row) for row in bitmap for _ in range(scale))


@lru_cache(1024)
def runs_of(bitmap: Bitmap, letter: str = "") -> tuple[tuple[int, int, str], ...]:
    """Column, row and text of what is not blank: half blocks, or the letter wherever a cell has a
    pixel."""
    blank = "." * len(bitmap[0])
    padded = (*bitmap, blank) if len(bitmap) % 2 else bitmap
    found = []
    for y in range(0, len(padded), 2):
        cells = [upper + lower for upper, lower in zip(padded[y], padded[y + 1], strict=True)]
        text = "".join(
            (letter if "#" in cell else " ") if letter else HALVES[cell] for cell in cells
        )
        x = 0
        for word in text.split(" "):
            if word:
                found.append((x, y // 2, word))
            x += len(word) + 1
    return tuple(found)


def draw_bitmap(
    canvas: Canvas,
    x: int,
    y: int,
    bitmap: Bitmap,
    ink: str,
    ground: str | None = None,
    *,
    letter: str = "#",
) -> None:
    """`letter` takes the place of blocks where there is ASCII alone."""
    for column, row, text in runs_of(bitmap, letter if canvas.is_ascii else ""):
        canvas.put(x + column, y + row, text, ink, ground)


def draw_tall(canvas: Canvas, x: int, y: int, bitmap: Bitmap, ink: str) -> None:
    """A row of cells for each row of pixels, for ASCII."""
    for row, dots in enumerate(bitmap):
        for column, dot in enumerate(dots):
            if dot == "#":
                canvas.put(x + column, y + row, "#", ink, bold=True)

"""The bodies of cards: slabs, backs, empty places and chips."""

from rich.cells import cell_len

from tui.widgets.canvas import Canvas, is_color
from tui.widgets.outline import draw_outline, is_outlined


def draw_slab(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    ground: str,
    *,
    shadow: bool = True,
    line: str = "",
) -> None:
    """A card without a face. `line`: the ink of its left edge, which parts it from a card below."""
    if is_outlined(canvas):
        draw_outline(canvas, x, y, width, height, ground, line)
        return
    below = canvas.palette.shadow if shadow else ""
    corners = "▗▖▝▘" if width >= 6 and height >= 4 else "▄▄▀▀"
    bottom = y + height - 1
    canvas.put(x, y, f"{corners[0]}{'▄' * (width - 2)}{corners[1]}", ground)
    canvas.fill(x, y + 1, width, height - 2, ground)
    canvas.put(x, bottom, corners[2], ground)
    if below:
        for row in range(y + 1, y + height):
            canvas.put(x + width, row, "▌", below)
        canvas.put(x + 1, bottom, "▀" * (width - 1), ground, below)
    else:
        canvas.put(x + 1, bottom, f"{'▀' * (width - 2)}{corners[3]}", ground)
    if line:
        for row in range(y + 1, bottom):
            canvas.put(x, row, "▏", line, ground)


def draw_back(
    canvas: Canvas, x: int, y: int, width: int, height: int, *, shadow: bool = True
) -> None:
    palette = canvas.palette
    draw_slab(canvas, x, y, width, height, palette.back, shadow=shadow)
    for row in range(y + 1, y + height - 1):
        pattern = "".join("╱╲"[(at + row) % 2] for at in range(1, width - 1))
        canvas.put(x + 1, row, pattern, palette.back_pattern, palette.back)


def draw_slot(canvas: Canvas, x: int, y: int, width: int, height: int, ink: str) -> None:
    """A dashed place where a card will lie."""
    if canvas.is_ascii:
        across, upright, corners = ("- " * width)[: width - 2], ":", "++++"
    else:
        across, upright, corners = "╌" * (width - 2), "╎", "╭╮╰╯"
    canvas.put(x, y, f"{corners[0]}{across}{corners[1]}", ink)
    for row in range(y + 1, y + height - 1):
        canvas.put(x, row, upright, ink)
        canvas.put(x + width - 1, row, upright, ink)
    canvas.put(x, y + height - 1, f"{corners[2]}{across}{corners[3]}", ink)


def draw_chip(
    canvas: Canvas, x: int, y: int, text: str, ink: str, ground: str, *, bold: bool = True
) -> int:
    """A card of one row. Returns the column behind it, two more than the width of the text."""
    if not ground:
        return canvas.put(x, y, f"[{text}]", ink, bold=bold)
    if canvas.is_ascii or not is_color(ground):
        return canvas.put(x, y, f" {text} ", ink, ground, bold=bold)
    canvas.put(x, y, "▐", ground)
    canvas.put(x + 1, y, text, ink, ground, bold=bold)
    return canvas.put(x + 1 + cell_len(text), y, "▌", ground)

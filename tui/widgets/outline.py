"""Boxes of lines, for terminals without colours and for ASCII."""

from tui.widgets.canvas import Canvas


def is_outlined(canvas: Canvas) -> bool:
    """Whether things have outlines, as their ground is not enough to tell them from the table."""
    return canvas.is_ascii or canvas.palette.depth == "none"


def draw_outline(
    canvas: Canvas, x: int, y: int, width: int, height: int, ground: str, ink: str = ""
) -> None:
    """Fills the box, too."""
    if canvas.is_ascii:
        across, upright, corners = "-", "|", "++++"
    else:
        across, upright, corners = "─", "│", "╭╮╰╯"
    line = across * (width - 2)
    canvas.put(x, y, f"{corners[0]}{line}{corners[1]}", ink, ground)
    for row in range(y + 1, y + height - 1):
        canvas.put(x, row, f"{upright}{' ' * (width - 2)}{upright}", ink, ground)
    canvas.put(x, y + height - 1, f"{corners[2]}{line}{corners[3]}", ink, ground)

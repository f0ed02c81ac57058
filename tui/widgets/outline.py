"""Boxes of lines, for terminals without colours and for ASCII."""

from tui.widgets.canvas import Canvas


def is_outlined(canvas: Canvas) -> bool:
    """Whether things have outlines, as their ground is not enough to tell them from the table."""
    return canvas.is_ascii or canvas.palette.depth == "none"


def draw_outline(
    canvas: Canvas, x: int, y: int, width: int, height: int, ground: str | None, ink: str = ""
) -> None:
    """Fills the box, too; without a ground, the one that is there stays."""
    line = "─" * (width - 2)
    canvas.put(x, y, f"╭{line}╮", ink, ground)
    for row in range(y + 1, y + height - 1):
        canvas.put(x, row, f"│{' ' * (width - 2)}│", ink, ground)
    canvas.put(x, y + height - 1, f"╰{line}╯", ink, ground)

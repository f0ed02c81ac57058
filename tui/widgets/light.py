"""The marks of the lit part of a board: a lilac rim, and an arrow that points at it."""

from tui.widgets.canvas import Canvas
from tui.widgets.outline import is_outlined


def draw_rim(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """In the half cells around a card that are free, so that nothing else moves."""
    note = canvas.palette.note
    if is_outlined(canvas):
        for row in range(y, y + height):
            canvas.put(x - 1, row, ">", note, bold=True)
            canvas.put(x + width, row, "<", note, bold=True)
        return
    canvas.fill(x - 1, y, 1, height, note)
    canvas.fill(x + width, y, 1, height, note)
    canvas.tint(x, y, width, 1, note)
    canvas.tint(x, y + height - 1, width, 1, note)


def draw_brackets(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """Left and right of something that is no card, where nothing else stands."""
    left, right = ("[", "]") if canvas.is_ascii else ("▌", "▐")
    for row in range(y, y + height):
        for column, sign in ((x, left), (x + width - 1, right)):
            if canvas.is_blank(column, row):
                canvas.put(column, row, sign, canvas.palette.note, bold=True)


def draw_arrow(canvas: Canvas, x: int, y: int, *, to_right: bool = True) -> None:
    """Three cells long."""
    right, left, line = "><-" if canvas.is_ascii else "▶◀─"
    text = f"{line * 2}{right}" if to_right else f"{left}{line * 2}"
    canvas.put(x, y, text, canvas.palette.note, bold=True)

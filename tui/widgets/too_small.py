"""The sentence that a window too small for the screen shows instead of it."""

from tui.games.lines import wrapped
from tui.widgets.canvas import Canvas
from tui.widgets.drawn import Drawn


def draw_too_small(canvas: Canvas, sentence: str) -> None:
    rows = wrapped(sentence, max(1, canvas.width - 2))
    for y, row in enumerate(rows, max(0, (canvas.height - len(rows)) // 2)):
        canvas.center(0, y, canvas.width, row)


class TooSmall(Drawn):
    DEFAULT_CSS = "TooSmall { display: none; }"

    def __init__(self) -> None:
        super().__init__(draw_too_small, ground="room")

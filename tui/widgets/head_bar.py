"""The row at the top: which game and table, what is going on, whose turn it is, and who one is."""

from typing import NamedTuple

from rich.cells import cell_len

from tui.widgets.canvas import Canvas
from tui.widgets.drawn import Drawn


class Head(NamedTuple):
    """`alerts` are shown on gold, as `Your turn 0:42`; `notes` quietly."""

    title: str
    place: str = ""
    middle: str = ""
    alerts: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    name: str = ""


def draw_head(canvas: Canvas, head: Head) -> None:
    palette, width = canvas.palette, canvas.width
    sign = canvas.glyphs.suits["S"]
    end = canvas.put(1, 0, f"{sign} ", palette.gold)
    end = canvas.put(end, 0, head.title, palette.text, bold=True)
    right = width - 1
    if width >= 60 and head.name:
        right = canvas.right(right, 0, head.name, palette.soft) - 2
    for alert in head.alerts:
        right = (
            canvas.right(right, 0, f" {alert} ", palette.on_gold, ground=palette.gold, bold=True)
            - 1
        )
    for note in head.notes:
        if right - cell_len(note) > end + 1:
            right = canvas.right(right, 0, note, palette.mute) - 2
    if width >= 60 and head.place:
        end = canvas.put(end, 0, f" · {head.place}", palette.mute)
    start = (width - cell_len(head.middle)) // 2
    if width >= 60 and start > end + 1 and start + cell_len(head.middle) < right:
        canvas.put(start, 0, head.middle, palette.soft)


class HeadBar(Drawn):
    DEFAULT_CSS = "HeadBar { dock: top; height: 1; }"

    def __init__(self) -> None:
        super().__init__(draw_head, ground="bar")

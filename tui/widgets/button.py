"""Buttons: the cap of a key, and the word for what it does."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from tui.games.people import cut
from tui.text import capitalized
from tui.widgets.canvas import Canvas
from tui.widgets.outline import draw_outline, is_outlined

FRAME: Final = 6
"""columns besides those of the key and the label"""


class Button(NamedTuple):
    """A choice with its key. `hot`: Enter does it, or it was sent; one that is not `able` cannot be
    chosen now. `note`: for below it, behind a key of its own if there is a `note_key`."""

    key: str
    label: str
    does: str
    hot: bool = False
    able: bool = True
    note: str = ""
    note_key: str = ""

    @property
    def width(self) -> int:
        return cell_len(self.key) + cell_len(self.label) + FRAME


def draw_button(
    canvas: Canvas,
    x: int,
    y: int,
    button: Button,
    *,
    width: int = 0,
    tall: bool = True,
    brief: str = "",
    is_asked: bool = False,
) -> int:
    """Three rows, or one, with the brief label or as much of the label as has room. `is_asked`: the
    reader is asked for one of several answers, and points at none yet. Returns the column behind
    it."""
    palette, (key, label, does, hot, able, *_) = canvas.palette, button
    width = width or button.width
    room = width - cell_len(key) - FRAME
    if cell_len(label) > room:
        label = brief or label
        label = label if cell_len(label) <= room + 2 else cut(label, room)
    face, ink = (palette.gold, palette.on_gold) if hot else (palette.button, palette.button_text)
    cap, cap_ink = palette.gold_cap if hot else palette.button_cap, palette.cap_ink
    if not able:
        face = cap = palette.blend(palette.button, palette.cloth, 0.6, palette.plate)
        ink = cap_ink = palette.quiet
    middle = y + 1 if tall else y
    if does and able:
        canvas.spot(x, y, width, 3 if tall else 1, does)
    if tall and is_outlined(canvas):
        draw_outline(canvas, x, y, width, 3, face, ink)
    elif tall:
        canvas.put(x, y, "▄" * width, face)
        canvas.fill(x, middle, width, 1, face)
        canvas.put(x, y + 2, "▀" * width, face)
    else:
        canvas.fill(x, y, width, 1, face)
    end = x + 1
    if key:
        if palette.depth == "none":
            canvas.put(x + 2, middle, key, ink, face, bold=able, underline=able)
            end = x + 3 + cell_len(key)
        else:
            end = canvas.put(x + 1, middle, f" {key} ", cap_ink, cap, bold=able)
    canvas.put(end + 1, middle, capitalized(label), ink, face, bold=able)
    if is_asked and palette.depth != "none":
        _draw_gold_cap(canvas, x + 1, y, f" {key} ", tall=tall)
    return x + width


def _draw_gold_cap(canvas: Canvas, x: int, y: int, key: str, *, tall: bool) -> None:
    """As high as the button."""
    gold, width = canvas.palette.gold, cell_len(key)
    canvas.put(x, y + tall, key, canvas.palette.on_gold, gold, bold=True)
    if tall and not is_outlined(canvas):
        canvas.put(x, y, "▄" * width, gold)
        canvas.put(x, y + 2, "▀" * width, gold)

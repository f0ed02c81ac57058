"""Buttons: the cap of a key, and the word for what it does."""

from typing import NamedTuple

from rich.cells import cell_len

from tui.games.people import cut
from tui.text import capitalized
from tui.widgets.canvas import Canvas
from tui.widgets.outline import draw_outline, is_outlined


class Button(NamedTuple):
    """A choice with its key. `hot`: it is pointed at, or sent."""

    key: str
    label: str
    does: str
    hot: bool = False


def button_width(key: str, label: str) -> int:
    return cell_len(key) + cell_len(label) + 6


def draw_button(
    canvas: Canvas,
    x: int,
    y: int,
    key: str,
    label: str,
    *,
    hot: bool = False,
    able: bool = True,
    width: int = 0,
    tall: bool = True,
    does: str = "",
) -> int:
    """Three rows, or one. The hot one is what Enter does; one that is not able is dim, as it can
    not be chosen now. Returns the column behind it."""
    palette = canvas.palette
    width = width or button_width(key, label)
    face, ink = (palette.gold, palette.on_gold) if hot else (palette.button, palette.button_text)
    cap, cap_ink = palette.gold_cap if hot else palette.button_cap, palette.cap_ink
    if not able:
        face = cap = palette.blend(palette.button, palette.cloth, 0.6, palette.plate)
        ink = cap_ink = palette.quiet
    middle = y + 1 if tall else y
    if does:
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
    return x + width


def draw_answer(
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
    """With the brief label, if there is one, or as much of the label as has room. `is_asked`: the
    reader is asked for one of several answers, and points at none yet."""
    key, label, does, hot = button
    if width:
        room = width - button_width(key, "")
        label = cut(brief if brief and cell_len(label) > room else label, room)
    end = draw_button(canvas, x, y, key, label, hot=hot, width=width, tall=tall, does=does)
    if is_asked and canvas.palette.depth != "none":
        _draw_gold_cap(canvas, x + 1, y, f" {key} ", tall=tall)
    return end


def _draw_gold_cap(canvas: Canvas, x: int, y: int, key: str, *, tall: bool) -> None:
    """As high as the button."""
    gold, width = canvas.palette.gold, cell_len(key)
    canvas.put(x, y + tall, key, canvas.palette.on_gold, gold, bold=True)
    if tall and not is_outlined(canvas):
        canvas.put(x, y, "▄" * width, gold)
        canvas.put(x, y + 2, "▀" * width, gold)

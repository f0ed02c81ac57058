"""Draws the bids: a number key for each, and the points for every outcome of the one pointed at."""

from typing import Final

from rich.cells import cell_len

from tui.games.lines import wrapped
from tui.games.schatzsuche.hand import Bid, Bids
from tui.widgets.button import draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.digits import digits_width, draw_digits
from tui.widgets.light import draw_brackets
from tui.widgets.slabs import draw_slab

TALL: Final = 8
MINUS: Final = "\N{MINUS SIGN}"


def draw_bids(canvas: Canvas, part: Bids | None) -> None:
    if part is None:
        return
    canvas.begin("bid")
    palette, height, question = canvas.palette, canvas.height, part.question
    left = 2 if canvas.width >= 60 else 0
    ink = palette.quiet if question.is_waiting else palette.gold
    end = canvas.put(left, 0, question.question, ink, bold=not question.is_waiting)
    note = question.told if question.is_refused else question.hint if canvas.width >= 60 else ""
    label = question.button.label if question.button else ""
    if label and canvas.width >= 60:
        note = note or f"{question.button.key}: {label}" if question.button else note
    if note and end + cell_len(note) + 3 < canvas.width:
        refused = palette.bad if question.is_refused else palette.quiet
        canvas.right(canvas.width - 2, 0, note, refused)
    elif note and question.is_refused:
        for row, line in enumerate(wrapped(note, canvas.width - left)[:2]):
            canvas.put(left, row, line.ljust(canvas.width - left), palette.bad)
    rows = 5 if height >= TALL else 3 if height >= 5 and canvas.width >= 60 else 1
    draw_keys(canvas, left, 1, rows, part.bids)
    if part.outcomes:
        draw_outcomes(canvas, left, rows + (2 if height >= TALL else 1), part)
    if canvas.is_lit("bid"):
        draw_brackets(canvas, 0, 0, canvas.width, rows + 1)
    if canvas.width < 60 and question.button:
        draw_button(canvas, 0, height - 1, question.button.key, label, hot=True,
                    width=canvas.width, tall=False, does=question.button.does)  # fmt: skip


def draw_keys(canvas: Canvas, x: int, y: int, height: int, bids: tuple[Bid, ...]) -> None:
    if not bids:
        return
    room = canvas.width - x - (1 if height > 1 else 0)
    ten = 3 if height > 1 and len(bids) > 10 else 0
    most = 13 if canvas.width > 120 else 9
    step = min(most, (room - ten) // len(bids))
    for bid in bids:
        wide = step - (1 if height > 1 else 0) + (ten if bid.tricks > 9 else 0)
        draw_key(canvas, x, y, wide, height, bid)
        x += step


def draw_key(canvas: Canvas, x: int, y: int, width: int, height: int, bid: Bid) -> None:
    """10 has no digit of its own, and tells its key."""
    palette, number = canvas.palette, str(bid.tricks)
    face = palette.gold if bid.is_pointed else palette.button
    ink = palette.on_gold if bid.is_pointed else palette.button_text
    canvas.spot(x, y, width, height, bid.does)
    if bid.is_sent:
        number, ink = canvas.glyphs.done, palette.good
    if height == 1:
        canvas.put(x, y, number.center(width), ink, face, bold=True)
        return
    draw_slab(canvas, x, y, width, height, face)
    if height >= 5 and number.isdigit():
        draw_digits(
            canvas, x + (width - digits_width(number)) // 2, y + 1, number, ink, ground=face
        )
    else:
        canvas.center(x, y + height // 2, width, number, ink, ground=face, bold=True)
    if bid.key != str(bid.tricks):
        canvas.right(
            x + width - 1, y + height // 2, bid.key, palette.cap_ink, ground=face, bold=True
        )


def draw_outcomes(canvas: Canvas, x: int, y: int, part: Bids) -> None:
    """Bid 3 and win 2 → −8, 3 → +24."""
    palette, width = canvas.palette, canvas.width
    is_narrow = width < 60
    canvas.fill(x, y, width - 2 * x, 1, palette.plate)
    end = canvas.put(x + (not is_narrow), y, part.outcome_words, palette.soft, palette.plate)
    if is_narrow:
        x, y, end = 0, y + 1, 0
        canvas.fill(x, y, width, 1, palette.plate)
    arrow = ">" if canvas.is_ascii else "→"
    for won, points in part.outcomes:
        text = f" {won} {arrow} " if not is_narrow else f" {won}{arrow}"
        is_hit = won == part.chosen
        end = canvas.put(end + (not is_narrow), y, text, palette.text, palette.plate, bold=is_hit)
        ink = palette.bad if points.startswith(MINUS) else palette.good
        if is_hit:
            end = canvas.put(end, y, points, palette.on_gold, palette.gold, bold=True)
        else:
            end = canvas.put(end, y, points, ink, palette.plate, bold=True)

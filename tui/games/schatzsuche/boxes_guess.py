"""Draws the guess of the golden card: a grid of all cards, the row and column of the choice lit."""

from typing import Final

from rich.cells import cell_len

from tui.games.lines import wrapped
from tui.games.people import cut
from tui.games.schatzsuche.faces import draw_face
from tui.games.schatzsuche.guessing import Grid, GridCard, GridRow
from tui.widgets.button import draw_button
from tui.widgets.canvas import Canvas

SUIT_WORTH, RANK_WORTH = "+20", "+40"
ROOMY: Final = 20
SPACIOUS: Final = 28


def draw_grid(canvas: Canvas, part: Grid | None) -> None:
    if part is None:
        return
    canvas.begin("grid")
    palette, width, height = canvas.palette, canvas.width, canvas.height
    is_phone = width < 60
    left = 0 if is_phone else 2
    waits = part.question.is_waiting
    ink = palette.quiet if waits else palette.gold
    rows = wrapped(part.question.question, width - left)[: 2 if is_phone else 1]
    for y, line in enumerate(rows):
        canvas.put(left, y, line, ink, bold=not waits)
    hint = part.hint
    if not is_phone and cell_len(rows[0]) + cell_len(hint) + left + 4 < width:
        canvas.right(width - 2, 0, hint, palette.quiet)
    pitch = 6 if height >= SPACIOUS else 4 if height >= ROOMY else 3
    pitch = 2 if is_phone or height < 14 else pitch
    top = 2 if is_phone else 1
    label = 4 if is_phone else 17 if width > 84 else 14
    step = (width - label) // 8 if is_phone else 8 if width < 120 else 14
    for at, row in enumerate(part.rows):
        draw_row(canvas, row, left, top + at * pitch, label, step, pitch)
    y = top + 4 * pitch
    if part.column is not None and not is_phone:
        canvas.center(label + part.column * step, y, step - 1, RANK_WORTH, palette.text, bold=True)
    if part.guesses and not is_phone:
        x, room = left, width if part.column is None else label + part.column * step
        if room - x < cell_len(part.guesses) + 4:
            x, room = label + (part.column or 0) * step + step, width
        x = canvas.put(x, y, mark_of(canvas), palette.only_you, bold=True) + 1
        canvas.put(x, y, cut(part.guesses, room - x - 1), palette.quiet)
    draw_answer(canvas, y + 1 - is_phone, part)


def mark_of(canvas: Canvas) -> str:
    return canvas.glyphs.colours["R"]


def draw_row(
    canvas: Canvas, row: GridRow, left: int, y: int, label: int, step: int, pitch: int
) -> None:
    """The digit and name of a suit, then its cards."""
    palette, middle = canvas.palette, y + (1 if pitch > 2 else 0)
    sign = canvas.glyphs.suits[row.suit]
    ink = palette.gold if row.is_chosen else palette.text
    if label < 10:
        canvas.put(left, y, row.key or " ", palette.gold, bold=True)
        canvas.put(left + 1, y, sign, ink, bold=True)
    else:
        x = left - (label < 15)
        if row.key:
            canvas.put(x, middle, f" {row.key} ", palette.cap_ink, palette.button, bold=True)
        canvas.put(x + 4, middle, cut(row.name, label - 5), ink, bold=row.is_chosen)
    canvas.spot(left, y, label - 1, max(1, pitch - 1), row.does)
    for at, card in enumerate(row.cards):
        draw_grid_card(canvas, label + at * step, y, step, pitch, card)
    end = label + len(row.cards) * step
    if row.is_chosen and any(card.is_pointed for card in row.cards) and pitch > 2:
        at_end = end + 4 < canvas.width
        x, below = (end + 1, middle) if at_end else (left + 3, middle + 1)
        canvas.put(x, below, SUIT_WORTH, palette.text, bold=True)


def draw_grid_card(canvas: Canvas, x: int, y: int, step: int, pitch: int, card: GridCard) -> None:
    palette = canvas.palette
    canvas.spot(x, y, step - 1, pitch, card.does, card.face.tip)
    if pitch < 3:
        draw_small_card(canvas, x, y, step, card)
        return
    width = step - 1
    if card.is_pointed:
        draw_frame(canvas, x - 1, y, width + 2, pitch)
    draw_face(canvas, x, y, (width, pitch), card.face, dim=not card.is_lit)
    paper = palette.paper if card.is_lit else palette.paper_dim
    if card.is_pointed:
        finish_frame(canvas, x, y, width, pitch)
    mark = canvas.glyphs.done if card.is_sent else mark_of(canvas) if card.guessed_by else card.key
    if mark:
        ink = palette.wild if card.guessed_by and not card.is_sent else palette.ink
        canvas.put(x + width - 2, y + 1, mark, ink, paper, bold=True)


def draw_frame(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """Gold in the gaps between the cards."""
    canvas.fill(x, y, width, height, canvas.palette.gold)


def finish_frame(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """Straight edges in place of soft corners and shadow."""
    palette = canvas.palette
    if canvas.is_ascii or palette.depth == "none":
        for row in range(y, y + height):
            canvas.put(x - 1, row, "[" if canvas.is_ascii else "▐", palette.gold)
            canvas.put(x + width, row, "]" if canvas.is_ascii else "▌", palette.gold)
        return
    canvas.put(x, y, "▄" * width, palette.paper, palette.gold)
    canvas.put(x, y + height - 1, "▀" * width, palette.paper, palette.gold)
    for row in range(y, y + height):
        canvas.put(x + width, row, " ", palette.gold, palette.gold)


def draw_small_card(canvas: Canvas, x: int, y: int, step: int, card: GridCard) -> None:
    """One row: rank and sign, with its digit below."""
    palette = canvas.palette
    text = f"{card.face.rank}{canvas.glyphs.suits[card.face.suit]}"
    paper = palette.paper if card.is_lit else palette.paper_dim
    ink = palette.suit(card.face.suit, not card.is_lit)
    if card.is_pointed:
        paper, ink = palette.gold, palette.on_gold
    canvas.put(x, y, text.center(step - 1), ink, paper, bold=True)
    mark = canvas.glyphs.done if card.is_sent else card.key
    mark = mark or (mark_of(canvas) if card.guessed_by else "")
    ink = palette.only_you if card.guessed_by else palette.gold
    canvas.put(x + (step - 2) // 2, y + 1, mark, ink)


def draw_answer(canvas: Canvas, y: int, part: Grid) -> None:
    """What the choice is worth, and the button for it."""
    palette, width, height = canvas.palette, canvas.width, canvas.height
    question = part.question
    left, is_phone = (0, True) if width < 60 else (2, False)
    tall = height - y >= 4 and not is_phone
    row = y + (height - y - 3) // 2 if tall else height - 1
    room = width - left
    if question.button:
        wide = width if is_phone else min(38, width // 2)
        label = cut(question.button.label, wide - cell_len(question.button.key) - 5)
        draw_button(canvas, width - wide - (0 if is_phone else 2), row, question.button.key, label,
                    hot=True, width=wide, tall=tall, does=question.button.does)  # fmt: skip
        room = width if is_phone else width - wide - left - 4
    if question.is_refused:
        lines, ink = wrapped(question.told, room), palette.bad
    elif part.told[0]:
        told = " ".join(part.told) if tall or is_phone else part.told[0].rstrip(",")
        lines, ink = wrapped(told, room), palette.text
    else:
        lines, ink = wrapped(part.worth, room), palette.quiet
    first = y if is_phone else row + (1 if tall else 0)
    for at, line in enumerate(lines[: max(1, height - first - (is_phone and 1))]):
        canvas.put(left, first + at, line, ink)

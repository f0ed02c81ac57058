"""Draws the golden card with the guesses, step by step at the table and once more at the end."""

from typing import Final

from rich.cells import cell_len

from tui.games.lines import wrapped
from tui.games.people import cut
from tui.games.schatzsuche.boxes_middle import draw_golden_back
from tui.games.schatzsuche.faces import draw_card_chip, draw_face
from tui.games.schatzsuche.finale import Finale, Guess, LastRound
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_slab

ROWS: Final = 7
"""besides the card and the words for who has won"""
TROPHY_ROWS: Final = 19


def draw_finale(canvas: Canvas, part: Finale) -> None:
    """Everything has its place from the beginning."""
    palette, width = canvas.palette, canvas.width
    room = canvas.height - ROWS - (0 if part.won is None else 2)
    size = next(
        s for s in ((19, 13), (15, 11), (11, 7), (9, 5), (8, 4)) if s[1] <= room or s[1] < 5
    )
    inside = min(width - 2, 56)
    left = (width - inside) // 2
    spare = room - size[1]
    y = max(0, spare // 2 - 1) if width > 40 else 0
    canvas.center(0, y, width, part.title, palette.gold, bold=True)
    draw_treasure(canvas, (width - size[0]) // 2, y + 1, size, part)
    y += size[1] + 1
    canvas.center(0, y, width, part.named, palette.text, bold=True)
    draw_guesses(canvas, left, y + 1 + (spare > 1), inside, part)
    y += 5 + 2 * (spare > 1)
    for row, line in enumerate(wrapped(part.won or "", width - 2)[:2], y):
        canvas.center(0, row, width, line, palette.gold, bold=True)


def draw_treasure(canvas: Canvas, x: int, y: int, size: tuple[int, int], part: Finale) -> None:
    """Its golden back, its edge while it turns, or its face in a golden rim."""
    palette, (width, height) = canvas.palette, size
    if part.lies == "down":
        draw_golden_back(canvas, x, y, size)
    elif part.lies == "turning":
        draw_slab(canvas, x + width // 2 - 1, y, 3, height, palette.golden)
    elif height < 7:
        draw_face(canvas, x, y, size, part.face)
    else:
        draw_slab(canvas, x, y, width, height, palette.golden)
        draw_face(canvas, x + 1, y + 1, (width - 2, height - 2), part.face)
        if palette.golden and not canvas.is_ascii:
            frame_paper(canvas, x, y, width, height)


def frame_paper(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """Straight edges of the paper, and gold in place of its shadow."""
    palette, right = canvas.palette, x + width - 1
    canvas.put(x + 1, y + 1, "▄" * (width - 2), palette.paper, palette.golden)
    canvas.put(x + 1, y + height - 2, "▀" * (width - 2), palette.paper, palette.golden)
    canvas.fill(right, y + 1, 1, height - 2, palette.golden)


def draw_guesses(canvas: Canvas, x: int, y: int, width: int, part: Finale) -> None:
    """Who named which card, what of it is right, the points for it, and their sum."""
    palette = canvas.palette
    guess, right, points, total = part.heads
    card = x + max(6, min(13, max(cell_len(each.name) for each in part.guesses) + 2))
    card = min(card, x + width - 21)
    has_total = width > 36
    edge = x + width - (7 if has_total else 0)
    canvas.put(card, y, cut(guess, 7), palette.quiet)
    if card + 8 + cell_len(right) < edge - cell_len(points):
        canvas.put(card + 7, y, right, palette.quiet)
    canvas.right(edge, y, points, palette.quiet)
    if has_total:
        canvas.right(x + width, y, cut(total, 8), palette.quiet)
    for row, each in enumerate(part.guesses, y + 1):
        draw_guess_row(canvas, (x, row), (card, edge, x + width if has_total else 0), each)


def draw_guess_row(
    canvas: Canvas, at: tuple[int, int], columns: tuple[int, int, int], guess: Guess
) -> None:
    palette, (x, y), (card, edge, total) = canvas.palette, at, columns
    ink = palette.gold if guess.is_me else palette.text
    star = ("*" if canvas.is_ascii else "★") if guess.has_won else ""
    canvas.put(x, y, cut(guess.name, card - x - 1 - len(star)) + star, ink, bold=True)
    if guess.face:
        draw_card_chip(canvas, card, y, guess.face)
    else:
        canvas.put(card + 1, y, "…", palette.quiet)
    ink = palette.good if guess.is_right else palette.quiet
    canvas.put(card + 7, y, cut(guess.right, edge - card - 12), ink)
    canvas.right(edge, y, guess.worth, ink, bold=guess.is_right)
    if total:
        canvas.right(total, y, guess.points, palette.text, bold=True)


def draw_last_round(canvas: Canvas, part: LastRound) -> None:
    palette, width = canvas.palette, canvas.width
    rule = "-" if canvas.is_ascii else "─"
    canvas.put(1, 0, rule * (width - 2), palette.inlay)
    canvas.put(3, 0, f" {part.title} ", palette.gold, bold=True)
    step = min(15, (width - 14) // 4)
    edges = [14 + step * (at + 1) for at in range(4)]
    for edge, head in zip(edges, part.heads, strict=True):
        canvas.right(edge, 2, cut(head, step - 1), palette.quiet)
    for y, (name, tally, points, worth, total, is_me) in enumerate(part.rows, 3):
        ink = palette.gold if is_me else palette.text
        canvas.put(1, y, name, ink, bold=True)
        canvas.right(edges[0], y, tally, palette.text)
        bad = points.startswith("\N{MINUS SIGN}")
        canvas.right(edges[1], y, points, palette.bad if bad else palette.good, bold=True)
        canvas.right(edges[2], y, worth, palette.good if worth != "0" else palette.quiet, bold=True)
        canvas.right(edges[3], y, total, ink, bold=True)

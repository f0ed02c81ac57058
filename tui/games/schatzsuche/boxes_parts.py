"""Draws what all sizes of a seat have in common: markers, tricks of the bid, cards held."""

from typing import Final

from rich.cells import cell_len

from tui.games.people import cut
from tui.games.schatzsuche.faces import draw_card_chip
from tui.games.schatzsuche.seats import Marker, Seat, Tally
from tui.widgets.canvas import Canvas
from tui.widgets.digits import draw_digits
from tui.widgets.outline import is_outlined
from tui.widgets.slabs import draw_slab

MARKER: Final = 6
"""columns of a marker, with the gap behind it"""
PIPS: Final = {True: ("*", ".", "x"), False: ("◉", "○", "✕")}


def plate_colors(canvas: Canvas, seat: Seat) -> tuple[str, str, str]:
    """Ground, ink of the name, ink of the rest."""
    palette = canvas.palette
    if seat.is_turn:
        return palette.gold, palette.on_gold, palette.on_gold
    return palette.plate, palette.quiet if seat.is_absent else palette.text, palette.quiet


def draw_held(canvas: Canvas, right: int, y: int, seat: Seat, room: int) -> int:
    """Backs, or the cards that a replay lays open; returns where they begin."""
    palette = canvas.palette
    if seat.laid_open:
        step = max(2, min(5, room // len(seat.laid_open)))
        x = right - step * (len(seat.laid_open) - 1) - 5
        for at, face in enumerate(seat.laid_open):
            draw_card_chip(canvas, x + at * step, y, face)
        return x
    x = right - 2 * seat.held
    sign = "/" if canvas.is_ascii else "╱"
    for at in range(seat.held):
        canvas.put(x + 2 * at, y, " " if is_outlined(canvas) else "▐", palette.back)
        canvas.put(x + 2 * at + 1, y, sign, palette.back_pattern, palette.back)
    start = x - cell_len(seat.held_words) - 1
    if seat.held_words and right - start < room:
        canvas.put(start, y, seat.held_words, palette.quiet)
        return start
    return x


def draw_markers(canvas: Canvas, x: int, y: int, markers: tuple[Marker, ...]) -> None:
    """In three rows each; below it the digit that turns it, or an arrow if a card will."""
    palette = canvas.palette
    for at, each in enumerate(markers):
        left = x + at * MARKER
        sign = canvas.glyphs.suits[each.suit]
        if each.is_down:
            draw_slab(canvas, left, y, 5, 3, palette.back, shadow=False)
            canvas.put(left, y + 1, "/" if canvas.is_ascii else "╱", palette.back_pattern)
            canvas.put(left + 4, y + 1, "\\" if canvas.is_ascii else "╲", palette.back_pattern)
            text, ink = f"{each.word}{sign}".center(3), palette.on_back
        else:
            draw_slab(canvas, left, y, 5, 3, palette.paper, shadow=False, line=palette.edge)
            text, ink = f"{sign} {each.letter}"[:4], palette.suit(each.suit)
        canvas.put(left + 1, y + 1, text, ink, bold=True)
        canvas.spot(left, y, 5, 4 if each.key else 3, each.does, each.tip)
        if each.key or each.will_turn:
            canvas.center(left, y + 3, 5, each.key or canvas.glyphs.down, palette.gold, bold=True)


def draw_tally(canvas: Canvas, x: int, y: int, room: int, tally: Tally) -> None:
    """The bid in large while bids are made; then tricks against it, one pip for each."""
    palette = canvas.palette
    if not tally.is_running:
        end = canvas.put(x, y + 1, tally.caption, palette.quiet)
        if tally.words:
            draw_digits(canvas, end + 1, y, tally.words, palette.gold)
        else:
            canvas.put(end + 1, y + 1, "…", palette.quiet)
        return
    canvas.put(x, y, cut(tally.caption, room), palette.quiet)
    draw_pips(canvas, x, y + 1, room, tally)
    if tally.verdict:
        ink = palette.good if tally.won == tally.bid else palette.bad
        canvas.put(x, y + 2, cut(tally.verdict, room), ink)


def draw_pips(canvas: Canvas, x: int, y: int, room: int, tally: Tally) -> int:
    """Made, still to be made, and too many."""
    palette, bid = canvas.palette, tally.bid or 0
    done = tally.bid is not None and tally.won == bid
    over = tally.won > bid
    ink = palette.good if done else palette.bad if over else palette.text
    end = canvas.put(x, y, tally.words or "…", ink, bold=True) + 1
    most = max(bid, tally.won)
    if tally.bid is None or end - x + most > room:
        return end - 1
    made, missing, extra = PIPS[canvas.is_ascii]
    step = 2 if end - x + 2 * most <= room else 1
    for at in range(most):
        pip = end + at * step
        if at >= bid:
            canvas.put(pip, y, extra, palette.bad, bold=True)
        elif at < tally.won:
            canvas.put(pip, y, made, palette.good if done else palette.gold, bold=True)
        else:
            canvas.put(pip, y, missing, palette.quiet)
    return end + most * step

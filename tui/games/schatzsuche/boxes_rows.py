"""Draws a player in two rows of eighty columns, or in one of forty."""

from typing import Final

from rich.cells import cell_len

from tui.games.people import cut
from tui.games.schatzsuche.boxes_parts import MARKER, draw_held, draw_pips, plate_colors
from tui.games.schatzsuche.faces import chip_width, draw_card_chip
from tui.games.schatzsuche.seats import Marker, Seat
from tui.widgets.bubble import draw_bubble
from tui.widgets.canvas import Canvas
from tui.widgets.slabs import draw_chip

BAND: Final = 16
"""where the markers stand"""
BAND_TALLY: Final = 42


def draw_marker_chip(canvas: Canvas, x: int, y: int, marker: Marker, width: int) -> None:
    palette = canvas.palette
    sign = canvas.glyphs.suits[marker.suit]
    if marker.is_down:
        text, ink, ground = f"{marker.word}{sign}", palette.on_back, palette.back
    else:
        gap = " " if width > 4 else ""
        text, ink, ground = f"{sign}{gap}{marker.letter}", palette.suit(marker.suit), palette.paper
    if marker.key:
        text = f"{marker.key}{sign}"
    text = text if cell_len(text) > width - 2 else f" {text}" if width > 4 else text
    canvas.put(x, y, text[:width].ljust(width), ink, ground, bold=not marker.is_down)
    if marker.will_turn:
        canvas.put(x + width - 1, y, canvas.glyphs.down, palette.wild, ground)
    canvas.spot(x, y, width, 1, marker.does, marker.tip)


def draw_flat_seat(canvas: Canvas, y: int, seat: Seat) -> None:
    """Two rows of eighty columns: plate and markers, then bubble and cards."""
    width = canvas.width
    ground, name, quiet = plate_colors(canvas, seat)
    canvas.fill(0, y, width, 1, ground)
    end = canvas.put(1, y, seat.name, name, ground, bold=True)
    notes = []
    for note in (seat.deals, seat.note, seat.clock):
        if note and end + cell_len(note) < BAND - 1:
            end = canvas.put(end + 1, y, note, quiet, ground)
        elif note:
            notes.append(note)
    draw_band(canvas, y, seat, name)
    canvas.spot(0, y, 15, 1, seat.does)
    if seat.said:
        draw_bubble(canvas, 1, y + 1, cut(seat.said, 38), old=seat.is_old)
    if seat.laid_open:
        draw_held(canvas, width - 1, y + 1, seat, width - BAND_TALLY)
    else:
        draw_low_row(canvas, y + 1, seat, notes)


def draw_low_row(canvas: Canvas, y: int, seat: Seat, notes: list[str]) -> None:
    """Cards, notes and guess; with notes, cards and guess are told in fewer signs."""
    palette, right = canvas.palette, canvas.width - 1
    sign = "|" if canvas.is_ascii else "▮"
    cards = f"{sign} {seat.held}" if notes and seat.guess else sign * seat.held
    if seat.held:
        x = canvas.put(BAND_TALLY, y, cards, palette.back_pattern)
        canvas.put(x + 1, y, "" if notes else seat.held_words, palette.quiet)
    if seat.guess:
        right -= chip_width(seat.guess)
        draw_card_chip(canvas, right, y, seat.guess)
        word = "" if notes else f"{seat.guess_word} "
        right = canvas.right(right, y, word, palette.quiet) - 1
    for note in notes:
        right = canvas.right(right, y, note, palette.quiet) - 2


def draw_band(
    canvas: Canvas, y: int, seat: Seat, ink: str, clock: str = "", *, shows_guess: bool = False
) -> None:
    """Markers, tricks and points on one row."""
    right = canvas.right(canvas.width - 1, y, seat.score, ink, bold=True)
    if clock:
        right = canvas.right(right - 1, y, clock, canvas.palette.quiet)
    if seat.guess and shows_guess:
        right -= 1 + chip_width(seat.guess)
        draw_card_chip(canvas, right, y, seat.guess)
        right = canvas.right(right, y, f"{seat.guess_word} ", canvas.palette.quiet)
    canvas.begin("markers")
    for at, marker in enumerate(seat.markers):
        draw_marker_chip(canvas, BAND + at * MARKER, y, marker, 5)
    canvas.begin("seats")
    if seat.tally:
        if not seat.tally.is_running:
            canvas.put(
                BAND_TALLY, y, f"{seat.tally.caption} {seat.tally.words or '…'}", ink, bold=True
            )
        else:
            x = draw_pips(canvas, BAND_TALLY, y, 22, seat.tally)
            if cell_len(seat.tally.verdict) < right - x - 1:
                canvas.put(x + 1, y, seat.tally.verdict, ink)


def draw_brief_seat(canvas: Canvas, y: int, seat: Seat, has_gaps: bool) -> None:
    """A row of forty columns. Markers stand close together where there are clocks."""
    palette, width = canvas.palette, canvas.width
    ground, ink, _ = plate_colors(canvas, seat)
    if seat.is_me and not seat.is_turn:
        ground, ink = palette.plate, palette.gold
    canvas.fill(0, y, 7, 1, ground)
    canvas.put(1 if cell_len(seat.name) < 7 else 0, y, cut(seat.name, 7), ink, ground, bold=True)
    canvas.spot(0, y, 7, 1, seat.does)
    step = 4 if has_gaps else 3
    canvas.begin("markers")
    for at, marker in enumerate(seat.markers):
        draw_marker_chip(canvas, 8 + at * step, y, marker, 3)
    canvas.begin("seats")
    x = 9 + 4 * step
    if seat.tally:
        short = seat.tally.words or "…"
        if seat.tally.is_running:
            has_room = has_gaps and not seat.guess and cell_len(seat.tally.words) < 9
            short = seat.tally.words if has_room else f"{seat.tally.won}/{seat.tally.bid}"
        done = seat.tally.won == seat.tally.bid
        canvas.put(x, y, short, palette.good if done else palette.gold, bold=True)
    if seat.is_timed:
        canvas.right(32, y, seat.clock, palette.text)
    if seat.guess:
        draw_chip_short(canvas, 32, y, seat)
    canvas.right(width - 1 if has_gaps else width, y, seat.score, palette.text, bold=True)


def draw_chip_short(canvas: Canvas, x: int, y: int, seat: Seat) -> None:
    if seat.guess is None:
        return
    palette, face = canvas.palette, seat.guess
    text = f"{canvas.glyphs.suits[face.suit]}{face.rank}"
    if palette.paper:
        canvas.put(x, y, text, palette.suit(face.suit), palette.paper, bold=True)
    else:
        draw_chip(canvas, x, y, text, palette.text, "")

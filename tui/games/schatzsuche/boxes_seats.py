"""Draws the players: two seats side by side, in two rows each, or all three in a row each."""

from typing import Final

from rich.cells import cell_len

from tui.games.people import cut
from tui.games.schatzsuche.boxes_parts import (
    MARKER,
    draw_held,
    draw_markers,
    draw_tally,
    plate_colors,
)
from tui.games.schatzsuche.boxes_rows import draw_brief_seat, draw_flat_seat
from tui.games.schatzsuche.faces import chip_width, draw_card_chip, draw_face
from tui.games.schatzsuche.seats import Seat
from tui.widgets.bubble import draw_bubble
from tui.widgets.canvas import Canvas
from tui.widgets.light import draw_brackets
from tui.widgets.slabs import draw_slot

Seats = tuple[Seat, ...]
"""the left one, the right one, and the own one"""
TALL: Final = 5


def draw_seats(canvas: Canvas, seats: Seats) -> None:
    canvas.begin("seats")
    if canvas.height >= TALL:
        half = canvas.width // 2
        for x, seat in ((1, seats[0]), (half + 1, seats[1])):
            width = half - 2 if x == 1 else canvas.width - half - 2
            draw_seat(canvas, x, width, seat)
            if canvas.is_lit("seats") or canvas.is_lit("markers"):
                draw_brackets(canvas, x - 1, 0, width + 2, TALL)
    elif canvas.width >= 60 and canvas.height == 4:
        for y, seat in ((0, seats[0]), (2, seats[1])):
            draw_flat_seat(canvas, y, seat)
    else:
        for y, seat in enumerate(seats):
            draw_brief_seat(canvas, y, seat, has_gaps=not any(each.clock for each in seats))


def draw_plate(canvas: Canvas, x: int, width: int, seat: Seat) -> list[str]:
    """Returns the words that there was no room for."""
    ground, name, quiet = plate_colors(canvas, seat)
    canvas.fill(x, 0, width, 1, ground)
    end = canvas.put(x + 1, 0, seat.name, name, ground, bold=True)
    right = canvas.right(x + width - 1, 0, seat.points, name, ground=ground, bold=True)
    canvas.spot(x, 0, width, 1, seat.does)
    left = []
    for word in (seat.note, seat.deals, seat.clock):
        if word and end + cell_len(word) + 1 < right:
            end = canvas.put(end + 1, 0, word, quiet, ground)
        elif word:
            left.append(word)
    return left


def draw_seat(canvas: Canvas, x: int, width: int, seat: Seat) -> None:
    left = " ".join(draw_plate(canvas, x, width, seat))
    if seat.is_guessing:
        draw_guess(canvas, x, seat)
        canvas.put(x + 9, 4, left, canvas.palette.quiet)
        return
    canvas.put(x + 1, 5, left, canvas.palette.quiet)
    canvas.begin("markers")
    draw_markers(canvas, x, 1, seat.markers)
    canvas.begin("seats")
    at = x + 4 * MARKER + 2
    if seat.tally:
        draw_tally(canvas, at, 1, x + width - at, seat.tally)
    room = width - 1 - (cell_len(seat.said) + 3 if seat.said else 0)
    cards = draw_held(canvas, x + width, 4, seat, max(room, 2 * seat.held))
    if seat.guess:
        start = x + width - chip_width(seat.guess)
        draw_card_chip(canvas, start, 5, seat.guess)
        canvas.right(start, 5, f"{seat.guess_word} ", canvas.palette.quiet)
    if seat.said:
        draw_bubble(canvas, x, 4, cut(seat.said, cards - x - 3), old=seat.is_old)


def draw_guess(canvas: Canvas, x: int, seat: Seat) -> None:
    """In the last round, before the cards are dealt."""
    palette = canvas.palette
    canvas.put(x + 9, 1, seat.guess_word, palette.quiet)
    if seat.guess:
        draw_face(canvas, x, 1, (7, 4), seat.guess)
        draw_bubble(canvas, x + 9, 2, seat.guess.tip)
    else:
        draw_slot(canvas, x, 1, 7, 4, palette.inlay)
        canvas.put(x + 9, 2, seat.said or "…", palette.quiet)

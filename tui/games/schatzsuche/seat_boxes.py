"""Draws the players: two side by side in six rows, in two rows each, or all three in a row each."""

from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len

from tui.events_as_text import number
from tui.games.people import cut
from tui.games.schatzsuche import faces
from tui.games.schatzsuche.markers import MARKER, draw_markers, draw_tally, tally_of
from tui.games.schatzsuche.seats import Seat, is_guessing, last_action
from tui.widgets.bubble import draw_bubble
from tui.widgets.canvas import Canvas
from tui.widgets.light import draw_brackets
from tui.widgets.outline import is_outlined
from tui.widgets.slabs import draw_slot

BAND: Final = 16
BAND_TALLY: Final = 42
"""where markers and tricks stand, if they share a row with the name"""
PHONE: Final = 40
PHONE_NAME: Final = 7
MOST_NAME: Final = 13
"""columns of a name in the narrowest window, and in wider ones"""


def draw_seats(canvas: Canvas, seats: tuple[Seat, Seat, Seat]) -> None:
    """The left one, the right one, and the own one."""
    canvas.begin("seats")
    half = canvas.width // 2
    if canvas.height > 4:
        draw_tall_seat(canvas, 1, half - 2, seats[0])
        draw_tall_seat(canvas, half + 1, canvas.width - half - 2, seats[1])
    elif canvas.height == 4:
        draw_flat_seat(canvas, 0, seats[0])
        draw_flat_seat(canvas, 2, seats[1])
    else:
        for y, seat in enumerate(seats):
            draw_brief_seat(canvas, y, seat, has_gaps=not any(each.who.clock for each in seats))


# Parts of all sizes


def plate_colors(canvas: Canvas, seat: Seat) -> tuple[str, str, str]:
    """Ground, ink of the name, ink of the rest."""
    palette = canvas.palette
    if seat.is_turn:
        return palette.gold, palette.on_gold, palette.on_gold
    return palette.plate, palette.quiet if seat.who.is_absent else palette.text, palette.quiet


def notes_of(canvas: Canvas, seat: Seat) -> list[str]:
    deals = canvas.say("board-schatzsuche-deals") if seat.deals else ""
    return [*seat.who.marks[:1], *filter(None, (deals, seat.who.clock))]


def draw_notes(
    canvas: Canvas, x: int, y: int, end: int, notes: Iterable[str], colors: tuple[str, str]
) -> list[str]:
    """As many as fit before a column; returns the others."""
    left = []
    for note in notes:
        if x + cell_len(note) + 1 < end:
            x = canvas.put(x + 1, y, note, *colors)
        else:
            left.append(note)
    return left


def draw_points(canvas: Canvas, right: int, y: int, seat: Seat, ink: str, **how: object) -> int:
    count, points = abs(seat.points), number(seat.points)
    words = canvas.say("board-schatzsuche-score", count=count, points=points)
    return canvas.right(right, y, words, ink, bold=True, **how)


def draw_held(canvas: Canvas, right: int, y: int, seat: Seat, room: int) -> int:
    """Backs, or the cards that a replay lays open; returns where they begin."""
    palette, cards = canvas.palette, seat.laid_open
    if cards:
        step = max(2, min(5, room // len(cards)))
        x = right - step * (len(cards) - 1) - 5
        for at, card in enumerate(cards):
            faces.draw_card_chip(canvas, x + at * step, y, card)
        return x
    words = held_words(canvas, seat)
    # Closer in the last rounds, so that their number is told, too.
    step = 2 if 2 * seat.held + cell_len(words) + 1 < room else 1
    x = right - step * seat.held
    for at in range(x, right, step):
        canvas.put(at, y, " " if is_outlined(canvas) else "▐", palette.back)
        canvas.put(at + step - 1, y, "╱", palette.back_pattern, palette.back)
    if words and right - x + cell_len(words) + 1 < room:
        x = canvas.right(x - 1, y, words, palette.quiet)
    return x


def held_words(canvas: Canvas, seat: Seat) -> str:
    return canvas.say("board-schatzsuche-held", count=seat.held) if seat.held else ""


# Six rows


def draw_tall_seat(canvas: Canvas, x: int, width: int, seat: Seat) -> None:
    palette, right = canvas.palette, x + width
    ground, name, quiet = plate_colors(canvas, seat)
    canvas.fill(x, 0, width, 1, ground)
    end = canvas.put(x + 1, 0, seat.who.name, name, ground, bold=True)
    start = draw_points(canvas, right - 1, 0, seat, name, ground=ground)
    left = draw_notes(canvas, end, 0, start, notes_of(canvas, seat), (quiet, ground))
    canvas.spot(x, 0, width, 1, seat.does)
    said, is_old = last_action(canvas.texts, seat)
    if is_guessing(seat.view):
        draw_named(canvas, x, seat, said)
        canvas.put(x + 9, 4, " ".join(left), palette.quiet)
    else:
        canvas.put(x + 1, 5, " ".join(left), palette.quiet)
        draw_markers(canvas, x, 1, seat)
        draw_tally(canvas, x + 4 * MARKER + 2, 1, width - 4 * MARKER - 2, seat)
        room = width - 1 - (cell_len(said) + 3 if said else 0)
        cards = draw_held(canvas, right, 4, seat, max(room, 2 * seat.held))
        if seat.guess:
            notes = (note for note in notes_of(canvas, seat) if note not in left)
            end += sum(cell_len(note) + 1 for note in notes)
            word = canvas.say("board-schatzsuche-guesses")
            if end + cell_len(word) + 8 < start:
                at = faces.draw_guess(canvas, start, start - 1, 0, seat.guess)
                canvas.right(at - 1, 0, word, quiet)
            else:
                faces.draw_guess(canvas, x, right, 5, seat.guess)
        if said:
            room = cards - x - 3
            card = next((play.card for play in seat.view.plays if play.seat == seat.seat), None)
            if card and cell_len(said) > room:
                said = faces.card_name(canvas.texts, card)
            draw_bubble(canvas, x, 4, cut(said, room), old=is_old)
    if canvas.is_lit("seats") or canvas.is_lit("markers"):
        draw_brackets(canvas, x - 1, 0, width + 2, 5)


def draw_named(canvas: Canvas, x: int, seat: Seat, said: str) -> None:
    """The guess of the golden card, before the cards of the last round are dealt."""
    palette = canvas.palette
    canvas.put(x + 9, 1, canvas.say("board-schatzsuche-guesses"), palette.quiet)
    if seat.guess:
        faces.draw_face(canvas, x, 1, (7, 4), seat.guess)
        draw_bubble(canvas, x + 9, 2, faces.card_name(canvas.texts, seat.guess))
    else:
        draw_slot(canvas, x, 1, 7, 4, palette.inlay)
        canvas.put(x + 9, 2, said or "…", palette.quiet)


# Two rows


def draw_flat_seat(canvas: Canvas, y: int, seat: Seat) -> None:
    """Plate, markers and tricks; then bubble and cards."""
    palette, right = canvas.palette, canvas.width - 1
    ground, ink, quiet = plate_colors(canvas, seat)
    canvas.fill(0, y, canvas.width, 1, ground)
    end = canvas.put(1, y, seat.who.name, ink, ground, bold=True)
    notes = draw_notes(canvas, end, y, BAND, notes_of(canvas, seat), (quiet, ground))
    canvas.spot(0, y, BAND - 1, 1, seat.does)
    points = canvas.right(right, y, number(seat.points), ink, bold=True)
    draw_band(canvas, y, points, seat, ink)
    said, is_old = last_action(canvas.texts, seat)
    if said:
        draw_bubble(canvas, 1, y + 1, cut(said, 38), old=is_old)
    if seat.laid_open:
        draw_held(canvas, right, y + 1, seat, canvas.width - BAND_TALLY)
        return
    left = BAND_TALLY + seat.held
    if seat.guess:
        least = left + sum(cell_len(note) + 2 for note in notes) + 1
        right = faces.draw_guess(canvas, least, right, y + 1, seat.guess) - 1
    for note in notes:
        right = canvas.right(right, y + 1, note, palette.quiet) - 2
    # Cards are told in fewer signs where there is no room.
    cards = "▮" * seat.held if left <= right else f"▮ {seat.held}"
    end = canvas.put(BAND_TALLY, y + 1, cards, palette.back_pattern)
    words = held_words(canvas, seat)
    if end + 1 + cell_len(words) < right:
        canvas.put(end + 1, y + 1, words, palette.quiet)


def draw_band(canvas: Canvas, y: int, right: int, seat: Seat, ink: str) -> None:
    """Markers, and tricks up to the column `right`."""
    draw_markers(canvas, BAND, y, seat)
    plain = ink if ink == canvas.palette.on_gold else ""
    draw_tally(canvas, BAND_TALLY, y, right - BAND_TALLY, seat, plain, ink)


# One row


def draw_brief_seat(canvas: Canvas, y: int, seat: Seat, *, has_gaps: bool) -> None:
    """Where there are clocks, markers are narrower, and not closer together."""
    palette, width, name = canvas.palette, canvas.width, seat.who.name
    ground, ink, _ = plate_colors(canvas, seat)
    ink = palette.gold if seat.is_me and not seat.is_turn else ink
    room = min(MOST_NAME, PHONE_NAME + width - PHONE)
    name = f" {name}".ljust(room) if cell_len(name) < room else cut(name, room)
    canvas.put(0, y, name, ink, ground, bold=True)
    canvas.spot(0, y, room, 1, seat.does)
    marker = 3 if has_gaps else 2
    step = marker + 1
    draw_markers(canvas, room + 1, y, seat, marker, step)
    if seat.view.bids:
        words = tally_of(canvas, seat)
        is_running = None not in seat.view.bids
        if is_running and (not has_gaps or seat.guess or cell_len(words) > 8):
            words = f"{seat.won}/{seat.bid}"
        done = palette.good if is_running and seat.won == seat.bid else palette.gold
        canvas.put(room + 2 + 4 * step, y, words, done, bold=True)
    if seat.is_timed:
        canvas.right(room + (24 if seat.guess else 25), y, seat.who.clock, palette.text)
    if seat.guess:
        faces.draw_card_chip(canvas, room + 25, y, seat.guess, is_tight=True)
    canvas.right(width - has_gaps, y, number(seat.points), palette.text, bold=True)

"""Draws the players: two seats side by side, in two rows each, or all three in a row each."""

from typing import Final

from rich.cells import cell_len

from tui.games.people import cut
from tui.games.schatzsuche.faces import chip_width, draw_card_chip, draw_face
from tui.games.schatzsuche.seats import Marker, Seat, Tally
from tui.widgets.bubble import draw_bubble
from tui.widgets.canvas import Canvas
from tui.widgets.digits import draw_digits
from tui.widgets.light import draw_brackets
from tui.widgets.outline import is_outlined
from tui.widgets.slabs import draw_chip, draw_slab, draw_slot

Seats = tuple[Seat, ...]
"""the left one, the right one, and the own one"""
TALL: Final = 5
MARKER: Final = 6
"""columns of a marker, with the gap behind it"""
PIPS: Final = {True: ("*", ".", "x"), False: ("◉", "○", "✕")}
BAND: Final = 16
"""where the markers stand in a seat of one row"""
BAND_TALLY: Final = 42


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


def plate_colors(canvas: Canvas, seat: Seat) -> tuple[str, str, str]:
    """Ground, ink of the name, ink of the rest."""
    palette = canvas.palette
    if seat.is_turn:
        return palette.gold, palette.on_gold, palette.on_gold
    return palette.plate, palette.quiet if seat.is_absent else palette.text, palette.quiet


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

"""Draws the players: two side by side in six rows, in two rows each, or all three in a row each."""

from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len

from tui.events_as_text import number
from tui.games.people import cut
from tui.games.schatzsuche import faces
from tui.games.schatzsuche.seats import Seat, is_guessing, last_action
from tui.widgets.bubble import draw_bubble
from tui.widgets.canvas import Canvas
from tui.widgets.digits import draw_digits
from tui.widgets.light import draw_brackets
from tui.widgets.outline import is_outlined
from tui.widgets.slabs import draw_slab, draw_slot

MARKER: Final = 6
"""columns of a marker, with the gap behind it"""
BAND: Final = 16
BAND_TALLY: Final = 42
"""where markers and tricks stand, if they share a row with the name"""
PHONE_NAME: Final = 7


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


# What all sizes have in common


def plate_colors(canvas: Canvas, seat: Seat) -> tuple[str, str, str]:
    """Ground, ink of the name, ink of the rest."""
    palette = canvas.palette
    if seat.is_turn:
        return palette.gold, palette.on_gold, palette.on_gold
    return palette.plate, palette.quiet if seat.who.is_absent else palette.text, palette.quiet


def notes_of(canvas: Canvas, seat: Seat) -> list[str]:
    deals = canvas.say("schatzsuche-screen-deals") if seat.deals else ""
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
    words = canvas.say("schatzsuche-screen-score", count=count, points=points)
    return canvas.right(right, y, words, ink, bold=True, **how)


def draw_markers(canvas: Canvas, x: int, y: int, seat: Seat, width: int = 5, step: int = 6) -> None:
    """In one row each, or in three; below them the digit that turns it, or an arrow if a card
    will."""
    canvas.begin("markers")
    palette, is_tall = canvas.palette, canvas.height > 4
    for suit, turning in zip(faces.SUITS, seat.turnings, strict=True) if seat.view.down else ():
        is_down, letter = suit in seat.down, faces.letter_of(canvas.texts, suit)
        sign, gap = canvas.glyphs.suits[suit], " " if width > 4 else ""
        text, ink, ground = f"{sign}{gap}{letter}", palette.suit(suit), palette.paper
        if is_down:
            text = f"{canvas.say('schatzsuche-screen-none-of')}{sign}"
            ink, ground = palette.on_back, palette.back
        if is_tall:
            line = "" if is_down else palette.edge
            draw_slab(canvas, x, y, 5, 3, ground, shadow=False, line=line)
            canvas.put(x, y + 1, "╱   ╲" if is_down else "", palette.back_pattern)
            canvas.put(x + 1, y + 1, text.center(3) if is_down else text[:4], ink, bold=True)
            mark = turning.key or (canvas.glyphs.down if turning.is_next else "")
            canvas.center(x, y + 3, 5, mark, palette.gold, bold=True)
        else:
            text = f"{turning.key}{sign}" if turning.key else text
            text = f" {text}" if len(text) < 4 < width else text
            canvas.put(x, y, text[:width].ljust(width), ink, ground, bold=not is_down)
            if turning.is_next:
                canvas.put(x + width - 1, y, canvas.glyphs.down, palette.wild, ground)
        tip = canvas.say(
            "schatzsuche-screen-marker-tip",
            suit=faces.suit_name(canvas.texts, suit),
            name=seat.who.name,
            down="yes" if is_down else "no",
        )
        height = (4 if turning.key else 3) if is_tall else 1
        canvas.spot(x, y, width, height, turning.does, tip)
        x += step
    canvas.begin("seats")


def tally_of(canvas: Canvas, seat: Seat) -> str:
    """Tricks against the bid, once all have bid; before that, the bid."""
    if None in seat.view.bids:
        return "…" if seat.bid is None else str(seat.bid)
    return canvas.say("schatzsuche-screen-tally", won=seat.won, bid=seat.bid)


def draw_tally(
    canvas: Canvas, x: int, y: int, room: int, seat: Seat, plain: str = "", ink: str = ""
) -> None:
    """Tricks against the bid, one pip for each, and whether they are right; in a row, or in three
    with large bids. `plain`: the one ink that can be read on gold."""
    palette, is_tall = canvas.palette, canvas.height > 4
    if None in seat.view.bids:
        caption, bid = canvas.say("schatzsuche-screen-bids-caption"), tally_of(canvas, seat)
        ink = ink or palette.quiet
        end = canvas.put(x, y + is_tall, caption, ink, bold=not is_tall) + 1
        if is_tall and bid.isdigit():
            draw_digits(canvas, end, y, bid, palette.gold)
        else:
            canvas.put(end, y + is_tall, bid, ink, bold=not is_tall)
    elif seat.view.bids:
        over = seat.won - (seat.bid or 0)
        color = plain or (palette.bad if over > 0 else palette.text if over else palette.good)
        verdict = canvas.say("schatzsuche-screen-over", count=over) if over > 0 else ""
        verdict = verdict if over else canvas.say("schatzsuche-screen-exact")
        end = draw_pips(canvas, x, y + is_tall, min(room, 22), seat, color, plain)
        if is_tall:
            you = "yes" if seat.is_me else "no"
            caption = canvas.say("schatzsuche-screen-tricks-won", you=you)
            canvas.put(x, y, cut(caption, room), palette.quiet)
            canvas.put(x, y + 2, cut(verdict, room), color)
        elif cell_len(verdict) < x + room - end - 1:
            canvas.put(end + 1, y, verdict, ink)


def draw_pips(canvas: Canvas, x: int, y: int, room: int, seat: Seat, ink: str, plain: str) -> int:
    """Made, still to be made, and too many, where there is room."""
    palette, bid = canvas.palette, seat.bid or 0
    end = canvas.put(x, y, tally_of(canvas, seat), ink, bold=True)
    made, missing, extra = "◉○✕"
    pips = [(made, palette.good if seat.won == bid else palette.gold)] * min(bid, seat.won)
    pips += [(missing, palette.quiet)] * (bid - seat.won) + [(extra, ink)] * (seat.won - bid)
    free = room - (end + 1 - x)
    if len(pips) > free:
        return end
    for sign, color in pips:
        canvas.put(end + 1, y, sign, plain or color, bold=sign != missing)
        end += 2 if 2 * len(pips) <= free else 1
    return end + 1


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
    return canvas.say("schatzsuche-screen-held", count=seat.held) if seat.held else ""


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
            word = canvas.say("schatzsuche-screen-guesses")
            if end + cell_len(word) + 8 < start:
                at = faces.draw_guess(canvas, start - 1, 0, seat.guess, has_word=False)
                canvas.right(at - 1, 0, word, quiet)
            else:
                faces.draw_guess(canvas, right, 5, seat.guess, has_word=True)
        if said:
            draw_bubble(canvas, x, 4, cut(said, cards - x - 3), old=is_old)
    if canvas.is_lit("seats") or canvas.is_lit("markers"):
        draw_brackets(canvas, x - 1, 0, width + 2, 5)


def draw_named(canvas: Canvas, x: int, seat: Seat, said: str) -> None:
    """The guess of the golden card, before the cards of the last round are dealt."""
    palette = canvas.palette
    canvas.put(x + 9, 1, canvas.say("schatzsuche-screen-guesses"), palette.quiet)
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
    draw_band(canvas, y, seat, ink)
    said, is_old = last_action(canvas.texts, seat)
    if said:
        draw_bubble(canvas, 1, y + 1, cut(said, 38), old=is_old)
    if seat.laid_open:
        draw_held(canvas, right, y + 1, seat, canvas.width - BAND_TALLY)
        return
    # With notes, cards and guess are told in fewer signs.
    cards = f"▮ {seat.held}" if notes and seat.guess else "▮" * seat.held
    x = canvas.put(BAND_TALLY, y + 1, cards if seat.held else "", palette.back_pattern)
    canvas.put(x + 1, y + 1, "" if notes else held_words(canvas, seat), palette.quiet)
    if seat.guess:
        right = faces.draw_guess(canvas, right, y + 1, seat.guess, has_word=not notes) - 1
    for note in notes:
        right = canvas.right(right, y + 1, note, palette.quiet) - 2


def draw_band(canvas: Canvas, y: int, seat: Seat, ink: str) -> int:
    """Markers, tricks and points in one row; returns where the points begin."""
    right = canvas.right(canvas.width - 1, y, number(seat.points), ink, bold=True)
    draw_markers(canvas, BAND, y, seat)
    plain = ink if ink == canvas.palette.on_gold else ""
    draw_tally(canvas, BAND_TALLY, y, right - BAND_TALLY, seat, plain, ink)
    return right


# One row


def draw_brief_seat(canvas: Canvas, y: int, seat: Seat, *, has_gaps: bool) -> None:
    """Markers stand close together where there are clocks."""
    palette, width, name = canvas.palette, canvas.width, seat.who.name
    ground, ink, _ = plate_colors(canvas, seat)
    ink = palette.gold if seat.is_me and not seat.is_turn else ink
    is_short = cell_len(name) < PHONE_NAME
    name = f" {name}".ljust(PHONE_NAME) if is_short else cut(name, PHONE_NAME)
    canvas.put(0, y, name, ink, ground, bold=True)
    canvas.spot(0, y, PHONE_NAME, 1, seat.does)
    step = 4 if has_gaps else 3
    draw_markers(canvas, PHONE_NAME + 1, y, seat, 3, step)
    if seat.view.bids:
        words = tally_of(canvas, seat)
        is_running = None not in seat.view.bids
        if is_running and (not has_gaps or seat.guess or cell_len(words) > 8):
            words = f"{seat.won}/{seat.bid}"
        done = palette.good if is_running and seat.won == seat.bid else palette.gold
        canvas.put(9 + 4 * step, y, words, done, bold=True)
    if seat.is_timed:
        canvas.right(32, y, seat.who.clock, palette.text)
    if seat.guess:
        faces.draw_card_chip(canvas, 32, y, seat.guess, is_tight=True)
    canvas.right(width - has_gaps, y, number(seat.points), palette.text, bold=True)

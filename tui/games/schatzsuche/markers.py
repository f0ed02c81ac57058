"""Draws what every size of a seat has: markers, and tricks against the bid."""

from typing import Final

from rich.cells import cell_len

from tui.games.people import cut
from tui.games.schatzsuche import faces
from tui.games.schatzsuche.seats import Seat
from tui.widgets.canvas import Canvas
from tui.widgets.digits import draw_digits
from tui.widgets.slabs import draw_slab

MARKER: Final = 6
"""columns of a marker, with the gap behind it"""
NONE: Final = "✕"
"""for a marker that lies face down, where its word has no room"""


def draw_markers(canvas: Canvas, x: int, y: int, seat: Seat, width: int = 5, step: int = 6) -> None:
    """In one row each, or in three; below them the digit that turns it, or an arrow if a card
    will."""
    canvas.begin("markers")
    palette, is_tall = canvas.palette, canvas.height > 4
    for suit, turning in zip(faces.SUITS, seat.turnings, strict=True) if seat.view.down else ():
        is_down, letter = suit in seat.down, faces.letter_of(canvas.texts, suit)
        sign, gap = canvas.glyphs.suits[suit], " " if width > 4 and len(letter) == 1 else ""
        text, ink, ground = f"{sign}{gap}{letter}", palette.suit(suit), palette.paper
        if is_down:
            text = f"{canvas.say('board-schatzsuche-none-of')}{sign}"
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
            if cell_len(text) > width:
                text = f"{NONE}{sign}" if is_down else sign
            text = f" {text}" if len(text) < 4 < width else text
            canvas.put(x, y, text.ljust(width), ink, ground, bold=not is_down)
            if turning.is_next:
                canvas.put(x + width - 1, y, canvas.glyphs.down, palette.wild, ground)
        tip = canvas.say(
            "board-schatzsuche-marker-tip",
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
    return canvas.say("board-schatzsuche-tally", won=seat.won, bid=seat.bid)


def draw_tally(
    canvas: Canvas, x: int, y: int, room: int, seat: Seat, plain: str = "", ink: str = ""
) -> None:
    """Tricks against the bid, one pip for each, and whether they are right; in a row, or in three
    with large bids. `plain`: the one ink that can be read on gold."""
    palette, is_tall = canvas.palette, canvas.height > 4
    if None in seat.view.bids:
        caption, bid = canvas.say("board-schatzsuche-bids-caption"), tally_of(canvas, seat)
        ink = ink or palette.quiet
        end = canvas.put(x, y + is_tall, caption, ink, bold=not is_tall) + 1
        if is_tall and bid.isdigit():
            draw_digits(canvas, end, y, bid, palette.gold)
        else:
            canvas.put(end, y + is_tall, bid, ink, bold=not is_tall)
    elif seat.view.bids:
        over = seat.won - (seat.bid or 0)
        color = plain or (palette.bad if over > 0 else palette.text if over else palette.good)
        verdict = canvas.say("board-schatzsuche-over", count=over) if over > 0 else ""
        verdict = verdict if over else canvas.say("board-schatzsuche-exact")
        end = draw_pips(canvas, x, y + is_tall, min(room, 22), seat, color, plain)
        if is_tall:
            you = "yes" if seat.is_me else "no"
            caption = canvas.say("board-schatzsuche-tricks-won", you=you)
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

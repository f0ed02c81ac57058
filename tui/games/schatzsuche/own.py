"""The player's own boxes: the plate, the markers, and the hand."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from server.cards import SUIT
from server.protocol.schatzsuche import SchatzsucheView
from server.protocol.seat import Turn, replace
from tui.events_as_text import number
from tui.games.people import cut
from tui.games.schatzsuche import moves
from tui.games.schatzsuche.bids import Bids, draw_bids
from tui.games.schatzsuche.faces import (
    Size,
    card_name,
    draw_card_chip,
    draw_face,
    draw_guess,
    trump_of,
)
from tui.games.schatzsuche.markers import MARKER, draw_markers, draw_tally
from tui.games.schatzsuche.middle import layout_of
from tui.games.schatzsuche.question import (
    Question,
    draw_brief_question,
    draw_buttons,
    draw_question,
    refused_rows,
)
from tui.games.schatzsuche.seat_boxes import BAND, BAND_TALLY, draw_band, draw_points, notes_of
from tui.games.schatzsuche.seats import Seat, held_by, last_action
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.bubble import draw_bubble
from tui.widgets.button import Button
from tui.widgets.canvas import Canvas
from tui.widgets.cards import LARGE, draw_back
from tui.widgets.light import draw_brackets
from tui.widgets.slabs import draw_chip

CARDS: Final[tuple[Size, ...]] = ((17, 13), (13, 10), (9, 7), (8, 5), (8, 4))
LEAST_TALLY: Final = 12
"""columns for the tricks of a bid"""
LOW: Final = 6
"""rows of a hand that has no room to spare while bids are made"""
LOWEST: Final = 4
"""rows of a hand in a replay on a phone, where no card is raised"""


BESIDE: Final = 40
"""most columns of a hand on a phone, or with the question beside it"""


class Plate(NamedTuple):
    """`question`: on a phone; `title`: of the rule there, where it is not the question. `has_band`:
    the markers have no other place."""

    seat: Seat
    question: Question | None
    title: str
    has_band: bool


class Asked(NamedTuple):
    """`bids` take the place of the others while they are made."""

    seat: Seat
    question: Question
    bids: Bids | None


class Hand(NamedTuple):
    """`is_asked`: one of the cards is to be played. On a phone buttons take its place, and the
    second row of a refusal stands above it."""

    view: SchatzsucheView
    is_asked: bool
    pointed: str
    sent: str
    buttons: tuple[Button, ...]
    refusal: str


def hand_part(look: Look, seen: Seen, question: Question | None) -> Hand:
    """`question`: on a phone."""
    view, is_asked = seen.view, moves.stage(look, seen) == "play"
    if view.seat is not None and not is_asked:
        # Without the trick, so that it stays the same while the others play.
        bids = (None,) if None in view.bids else ()
        kept = replace(view, waiting=Turn(()), bids=bids, plays=(), tricks=(), last_trick=None)
        view = replace(kept, down=(), objections=(), content=())
    buttons, refusal = (question.buttons, question.refusal) if question else ((), "")
    return Hand(view, is_asked, look.pointed, look.sent, buttons, refusal)


def plate_part(seat: Seat, question: Question | None, title: str, *, has_band: bool) -> Plate:
    # Without the trick, so that it stays the same while cards are played.
    view = replace(seat.view, waiting=Turn(()), hand=(), plays=(), tricks=(), last_trick=None)
    return Plate(seat._replace(view=view, held=0), question, title, has_band)


def draw_plate(canvas: Canvas, part: Plate) -> None:
    """The own name in a line, with what an opponent's plate has; on a phone the question."""
    seat, question, title, has_band = part
    palette, width = canvas.palette, canvas.width
    canvas.begin("question" if question else "seats")
    if question:
        canvas.put(0, 0, "─" * width, palette.inlay)
        if title:
            canvas.put(1, 0, f" {cut(title, width - 4)} ", palette.quiet)
        else:
            draw_brief_question(canvas, question)
        return
    is_gold = seat.is_me or seat.is_turn
    ink, ground = (palette.on_gold, palette.gold) if is_gold else (palette.text, palette.plate)
    end = draw_chip(canvas, 1, 0, seat.who.name, ink, ground)
    if has_band:
        draw_own_band(canvas, end, seat)
        return
    canvas.put(end, 0, "─" * (width - 1 - end), palette.inlay)
    for word in notes_of(canvas, seat):
        end = canvas.put(end + 2, 0, " ")
        end = canvas.put(canvas.put(end, 0, word, palette.gold), 0, " ")
    if seat.guess:
        end = canvas.put(end + 2, 0, f" {canvas.say('board-schatzsuche-guesses')} ", palette.quiet)
        draw_card_chip(canvas, end, 0, seat.guess)
    start = draw_points(canvas, width - 3, 0, seat, palette.text)
    canvas.put(start - 1, 0, " ")
    canvas.put(width - 3, 0, " ")


def draw_own_band(canvas: Canvas, end: int, seat: Seat) -> None:
    palette = canvas.palette
    right = canvas.right(canvas.width - 1, 0, number(seat.points), palette.text, bold=True)
    if seat.who.clock:
        right = canvas.right(right - 1, 0, seat.who.clock, palette.quiet)
    if seat.guess:
        right = draw_guess(canvas, BAND_TALLY + LEAST_TALLY, right - 1, 0, seat.guess)
    draw_band(canvas, 0, right, seat, palette.text)
    deals = canvas.say("board-schatzsuche-deals") if seat.deals else ""
    if end + cell_len(deals) < BAND:
        canvas.put(end, 0, deals, palette.gold)


def draw_asked(canvas: Canvas, part: Asked) -> None:
    """The own markers and the question beside each other, or the bids."""
    if part.bids:
        draw_bids(canvas, part.bids)
        return
    middle = question_column(canvas.width)
    draw_own_markers(canvas, part.seat, middle)
    if middle < canvas.width:
        draw_question(canvas, part.question, middle)


def question_column(width: int) -> int:
    return min(width, 46 if width < 120 else width * 60 // 100)


def draw_own_markers(canvas: Canvas, seat: Seat, width: int) -> None:
    """Markers, tricks of the bid, and what was done last."""
    palette, row = canvas.palette, canvas.height - 2
    draw_markers(canvas, 2, 0, seat)
    if canvas.is_lit("markers") and seat.view.down:
        draw_brackets(canvas, 1, 0, 4 * MARKER + 1, 3)
    draw_tally(canvas, 4 * MARKER + 4, 0, width - 4 * MARKER - 4, seat)
    said, is_old = last_action(canvas.texts, seat)
    if said and not seat.is_turn:
        draw_bubble(canvas, 1, row, cut(said, width - 3), old=is_old)
    elif seat.view.down and seat.down:
        means = canvas.say("board-schatzsuche-marker-means")
        canvas.put(2, row, cut(means, width - 2), palette.quiet)


def step_of(count: int, width: int, room: int) -> int:
    """From one card to the next: beside each other, or fanned where that is too wide."""
    return min(width + 1, (room - width) // max(1, count - 1))


def size_of(height: int, most: int, room: int) -> Size:
    """The largest cards of a round that have room beside each other; else the largest that show
    rank, suit and letter on the few columns that a fan leaves of them."""
    sizes = [size for size in CARDS if size[1] <= height] or [CARDS[-1]]
    whole = (size for size in sizes if step_of(most, size[0], room) >= size[0] - size[0] // 8)
    return next(whole, next(size for size in sizes if size[1] < LARGE))


def draw_hand(canvas: Canvas, part: Hand) -> None:
    """The card that is pointed at lies a row higher. In a fan, every card covers part of the one at
    its left, the raised one too, so that all indices are seen and can be clicked."""
    view, cards = part.view, moves.in_hand(part.view)
    if part.buttons:
        draw_buttons(canvas, 0, 0, part.buttons)
        return
    canvas.begin("hand")
    palette, left = canvas.palette, 1 if canvas.width <= BESIDE else 2
    top = int(canvas.height > (LOW if layout_of(view) == "bid" else LOWEST))
    count = len(cards) if view.seat is not None else held_by(view, 0)
    size = size_of(canvas.height - 2 * top, view.round, canvas.width - left - 2)
    step = step_of(count, size[0], canvas.width - left - 2)
    if view.seat is None:
        for at in range(count):
            draw_back(canvas, left + at * step, top, *size)
        return
    if canvas.is_lit("hand") and count:
        draw_brackets(canvas, left - 1, top, step * (count - 1) + size[0] + 3, size[1])
    second = refused_rows(canvas, part.refusal)[1:2]
    foot = top + size[1]
    pointed = part.pointed.removeprefix("play:") if part.is_asked else ""
    for at, card in enumerate(cards):
        does, is_off = f"play:{card}", part.is_asked and card not in moves.playable(view)
        is_pointed = card == pointed
        x, y = left + at * step, top - (is_pointed and not second)
        seen = size[0] if at == count - 1 or step > size[0] else step
        is_trump = SUIT[card] == trump_of(view)
        draw_face(canvas, x, y, size, card, dim=is_off, trump=is_trump, seen=seen)
        tip = card_name(canvas.texts, card)
        canvas.spot(x, y, seen, size[1] + 1, does if part.is_asked else "", tip)
        if does == part.sent:
            canvas.center(x, foot, seen, canvas.glyphs.done, palette.good, bold=True)
        elif is_pointed:
            canvas.center(x, min(foot, canvas.height - 1), seen, canvas.glyphs.up, palette.gold)
        elif part.is_asked:
            sign = canvas.glyphs.missing if is_off else str((at + 1) % 10)
            canvas.center(x, foot, seen, sign, palette.quiet)
    for line in second:
        canvas.put(2, 0, line, palette.bad)

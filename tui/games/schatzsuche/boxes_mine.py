"""Draws what lies before the player: plate, markers, hand, question and buttons."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from tui.games.lines import wrapped
from tui.games.people import cut
from tui.games.schatzsuche.asking import Button, Question
from tui.games.schatzsuche.boxes_parts import MARKER, draw_markers, draw_tally
from tui.games.schatzsuche.boxes_rows import draw_band
from tui.games.schatzsuche.faces import draw_card_chip, draw_face
from tui.games.schatzsuche.hand import Hand
from tui.games.schatzsuche.seats import Seat
from tui.widgets.bubble import draw_bubble
from tui.widgets.button import draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_back
from tui.widgets.light import draw_brackets
from tui.widgets.slabs import draw_chip

Sizes = tuple[tuple[int, int], ...]
CARDS: Final[Sizes] = ((17, 13), (13, 10), (9, 7), (8, 5), (8, 4))
TALL_BUTTON: Final = 3


class Plate(NamedTuple):
    """`title`: of the rule on a phone, where it is not the question."""

    seat: Seat
    question: Question
    title: str


def draw_plate(canvas: Canvas, part: Plate) -> None:
    """The own name between lines, with what an opponent's plate has; on a phone the question."""
    seat, question, title = part
    canvas.begin("question" if canvas.width < 60 else "seats")
    palette, width = canvas.palette, canvas.width
    rule = ("-" if canvas.is_ascii else "─") * width
    if width < 60:
        canvas.put(0, 0, rule, palette.inlay)
        if title:
            canvas.put(1, 0, f" {cut(title, width - 4)} ", palette.quiet)
        else:
            draw_brief_question(canvas, question)
        return
    is_banded = width < 84
    canvas.put(1, 0, rule[2:], palette.inlay)
    is_gold = seat.is_me or seat.is_turn
    ink, ground = (palette.on_gold, palette.gold) if is_gold else (palette.text, palette.plate)
    end = draw_chip(canvas, 1, 0, seat.name, ink, ground)
    if is_banded:
        canvas.put(end, 0, " " * (width - end))
        if seat.deals and end + cell_len(seat.deals) < 16:
            canvas.put(end, 0, seat.deals, palette.gold)
        draw_band(canvas, 0, seat, palette.text, seat.clock, shows_guess=True)
        return
    for word in (seat.deals, seat.note, seat.clock):
        if word:
            end = canvas.put(end + 2, 0, f" {word} ", palette.gold)
    if seat.guess:
        end = canvas.put(end + 2, 0, f" {seat.guess_word} ", palette.quiet)
        draw_card_chip(canvas, end, 0, seat.guess)
    canvas.right(width - 2, 0, f" {seat.points} ", palette.text, bold=True)


def draw_brief_question(canvas: Canvas, question: Question) -> None:
    """Or the first row of a refusal; the second stands below it, and the third above the keys."""
    palette = canvas.palette
    if question.is_refused:
        canvas.put(1, 0, f" {refused_rows(canvas, question)[0]} ", palette.bad)
        return
    ink = palette.quiet if question.is_waiting else palette.gold
    for words in (question.question, question.brief):
        if cell_len(words) <= canvas.width - 4 or words is question.brief:
            text = cut(words, canvas.width - 4)
            canvas.put(1, 0, f" {text} ", ink, bold=not question.is_waiting)
            return


def refused_rows(canvas: Canvas, question: Question) -> list[str]:
    return wrapped(question.told_briefly, canvas.width - 4)


def draw_own_markers(canvas: Canvas, part: tuple[Seat, str]) -> None:
    """Markers, tricks of the bid, and what was done last."""
    seat, meaning = part
    canvas.begin("markers")
    draw_markers(canvas, 2, 0, seat.markers)
    if canvas.is_lit("markers") and seat.markers:
        draw_brackets(canvas, 1, 0, 4 * MARKER + 1, 3)
    canvas.begin("seats")
    palette = canvas.palette
    x = 28
    if seat.tally:
        draw_tally(canvas, x, 0, canvas.width - x, seat.tally)
    row = canvas.height - 2 if canvas.height > 5 else canvas.height - 1
    if seat.said and not seat.is_turn:
        draw_bubble(canvas, 1, row, cut(seat.said, canvas.width - 3), old=seat.is_old)
    elif meaning and any(marker.is_down for marker in seat.markers):
        canvas.put(2, row, cut(meaning, canvas.width - 2), palette.quiet)


def step_of(count: int, width: int, room: int) -> int:
    """From one card to the next: beside each other, or fanned where that is too wide."""
    return min(width + 1, (room - width) // max(1, count - 1))


def draw_hand(canvas: Canvas, part: Hand) -> None:
    """The card that is pointed at lies higher. In a fan, every card covers part of the one at its
    left, so that all indices are seen."""
    if part.buttons and canvas.width < 60:
        draw_buttons(canvas, 0, part.buttons)
        return
    canvas.begin("hand")
    palette, count = canvas.palette, len(part.cards) or part.hidden
    left, lift = (2 if canvas.width >= 60 else 1), int(not part.lies_flat)
    room = canvas.width - left - 2
    spare = 2 * lift
    sizes = [size for size in CARDS if size[1] + spare <= canvas.height] or [CARDS[-1]]
    whole = (size for size in sizes if step_of(part.most, size[0], room) >= size[0] - 1)
    size = next(whole, sizes[0] if canvas.width < 60 or sizes[0][1] < 7 else sizes[-1])
    step = step_of(count, size[0], room)
    if part.hidden:
        for at in range(count):
            draw_back(canvas, left + at * step, lift, *size)
        return
    if canvas.is_lit("hand") and count:
        draw_brackets(canvas, left - 1, lift, step * (count - 1) + size[0] + 3, size[1])
    foot = lift + size[1]
    refused = wrapped(part.refused, canvas.width - 4)[1:2] if canvas.width < 60 else []
    for at, card in enumerate(part.cards):
        x = left + at * step
        y = lift - (card.is_pointed and not refused)
        draw_face(canvas, x, y, size, card.face, dim=card.is_off)
        seen = size[0] if at == count - 1 or step > size[0] else step
        canvas.spot(x, y, seen, size[1] + 1, card.does, card.face.tip)
        if card.is_sent:
            canvas.center(x, foot, seen, canvas.glyphs.done, palette.good, bold=True)
        elif card.is_pointed:
            canvas.center(x, min(foot, canvas.height - 1), seen, canvas.glyphs.up, palette.gold)
        elif card.does:
            sign = canvas.glyphs.missing if card.is_off else card.key
            canvas.center(x, foot, seen, sign, palette.quiet)

    for line in refused:
        canvas.put(2, 0, line, palette.bad)


def draw_question(canvas: Canvas, part: Question) -> None:
    """The question, what follows it, and the button or buttons for it."""
    canvas.begin("question")
    palette, width, height = canvas.palette, canvas.width - 2, canvas.height
    if height < TALL_BUTTON:
        draw_low_button(canvas, part)
        return
    ink = palette.quiet if part.is_waiting else palette.gold
    low = len(part.buttons) if part.buttons else TALL_BUTTON
    y = draw_words(canvas, 0, part, ink, height - (0 if part.is_waiting else low))
    if part.button:
        row = min(max(y, 2 if height < 7 else 3), height - TALL_BUTTON)
        draw_button(canvas, 0, row, part.button.key, cut(part.button.label, width - 10), hot=True,
                    width=width, does=part.button.does)  # fmt: skip
    elif part.buttons:
        draw_buttons(canvas, max(y, height - len(part.buttons)), part.buttons)
    elif part.hint:
        for row, line in enumerate(wrapped(part.hint, width)[: height - y], max(y, 3)):
            canvas.put(0, row, line, palette.quiet)


def draw_words(canvas: Canvas, y: int, part: Question, ink: str, room: int) -> int:
    """All of it, or in brief where there is no room."""
    palette, width = canvas.palette, canvas.width - 2
    asked, told = wrapped(part.question, width), wrapped(part.told, width) if part.told else []
    if len(asked) + len(told) > room:
        told = wrapped(part.told_briefly, width)
    if len(asked) + len(told) > room:
        asked = wrapped(part.brief, width)
    for line in asked[:room]:
        canvas.put(0, y, line, ink, bold=not part.is_waiting)
        y += 1
    for line in told[: max(0, room - len(asked))]:
        canvas.put(0, y, line, palette.bad if part.is_refused else palette.quiet)
        y += 1
    return y


def draw_buttons(canvas: Canvas, y: int, buttons: tuple[Button, ...]) -> None:
    width = min(canvas.width - 1, 40)
    for row, each in enumerate(buttons, y):
        label = cut(each.label, width - 7)
        draw_button(canvas, 0, row, each.key, label, hot=each.is_hot, width=width, tall=False,
                    does=each.does)  # fmt: skip


def draw_low_button(canvas: Canvas, part: Question) -> None:
    """One row, on a phone."""
    palette, width = canvas.palette, canvas.width
    if part.is_refused and len(rows := refused_rows(canvas, part)) > 2:
        canvas.put(2, 0, " ".join(rows[2:]), palette.bad)
    elif part.button:
        label = cut(part.button.label, width - cell_len(part.button.key) - 5)
        draw_button(canvas, 0, canvas.height - 1, part.button.key, label, hot=True, width=width,
                    tall=False, does=part.button.does)  # fmt: skip
    elif part.told or part.hint:
        words = part.told if cell_len(part.told) <= width and part.told else part.hint
        canvas.put(0, canvas.height - 1, cut(words, width), palette.quiet)

"""The boxes of the waiting room."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

from tui.games.lines import wrapped
from tui.games.people import cut
from tui.lobby.plan import Plan
from tui.lobby.waiting import Ask, Button, Shuffle, Terms, Ticket
from tui.widgets.button import button_width, draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_slab
from tui.widgets.letters import code_bitmap
from tui.widgets.outline import is_outlined
from tui.widgets.pixels import BITMAPS, draw_bitmap
from tui.widgets.rail import Talk, draw_heading, draw_talk


class Small(NamedTuple):
    """All of the waiting room but its question, for small windows."""

    plan: Plan
    ticket: Ticket | None
    shuffle: Shuffle
    terms: Terms


def draw_key(canvas: Canvas, x: int, y: int, key: tuple[str, str], does: str) -> None:
    palette = canvas.palette
    end = canvas.put(x, y, f" {key[0]} ", palette.cap_ink, palette.button, bold=True)
    end = canvas.put(end + 1, y, key[1], palette.quiet)
    canvas.spot(x, y, end - x, 1, does)


def draw_shuffle(canvas: Canvas, part: Shuffle) -> None:
    palette, width = canvas.palette, canvas.width - 1
    canvas.put(0, 1, part.heading, palette.gold, bold=True)
    y = 2
    for line in wrapped(part.about, width):
        canvas.put(0, y, line, palette.quiet)
        y += 1
    y += 1
    has_wax = not is_outlined(canvas)
    if has_wax:
        draw_wax(canvas, 0, y)
    x = 11 if has_wax else 0
    canvas.put(x, y, part.seal_label, palette.quiet)
    a_row = 4 if len(part.seal) > 6 else 3
    for row, at in enumerate(range(0, len(part.seal), a_row), y + 1):
        canvas.put(x, row, " ".join(part.seal[at : at + a_row]), palette.text, bold=True)
    y += 5 if len(part.seal) > 6 else 4
    draw_key(canvas, x, y, part.seal_key, "seal")
    y += 2
    if part.words is not None:
        canvas.put(0, y, part.words_label, palette.quiet)
        canvas.fill(0, y + 1, width, 1, palette.plate)
        words = cut(part.words, width - 2)
        canvas.put(1, y + 1, words, palette.text, palette.plate, bold=True)
        draw_key(canvas, 0, y + 3, part.words_key, "words")
        y += 5
    for line in part.others:
        canvas.put(0, y, "●", palette.good)
        canvas.put(2, y, cut(line, width - 2), palette.quiet)
        y += 1


def draw_wax(canvas: Canvas, x: int, y: int) -> None:
    """A seal with a spade pressed into it."""
    palette = canvas.palette
    canvas.put(x + 1, y, "▗▄▄▄▄▄▖", palette.red_dark)
    for row in range(y + 1, y + 4):
        canvas.put(x, row, "▐███████▌", palette.red_dark)
    canvas.fill(x + 1, y + 1, 7, 3, palette.red_dark)
    canvas.put(x + 1, y + 4, "▝▀▀▀▀▀▘", palette.red_dark)
    draw_bitmap(canvas, x + 2, y + 1, BITMAPS["small-suits"]["S"], palette.red, palette.red_dark)


def draw_ticket(canvas: Canvas, part: Ticket) -> None:
    """The code is large enough to be read out on the telephone; below it the whole line."""
    palette = canvas.palette
    paper, width, height = palette.paper, canvas.width - 5, canvas.height - 1
    draw_slab(canvas, 2, 0, width, height, paper, line=palette.edge)
    canvas.put(5, 1, cut(part.about, width - 6), palette.ink, paper)
    bitmap = code_bitmap(part.code)
    wide = len(bitmap[0]) if bitmap else 0
    if bitmap and wide <= width - 6 and height >= 10 and not canvas.is_ascii:
        draw_bitmap(canvas, 5, 3, bitmap, palette.diamonds, paper)
    else:
        canvas.put(5, 4, part.code, palette.diamonds, paper, bold=True)
    y = height - 2
    beside = wide <= width - 32 and height >= 10
    room = width - (6 if beside else 10 + button_width(*part.copy))
    lines = wrapped(part.line, room - 2)
    y -= len(lines) - 1
    for at, row in enumerate(lines if part.line else (), y):
        canvas.fill(5, at, room, 1, palette.paper_dim)
        canvas.put(6, at, row, palette.ink, palette.paper_dim, bold=True)
        canvas.spot(5, at, room, 1, "copy")
    if beside:
        draw_button(canvas, width - 24, 2, *part.copy, width=24, does="copy")
        for at, text in enumerate(wrapped(part.join, 24)[:2], 6):
            canvas.put(width - 24, at, text, palette.ink, paper)
    else:
        x = width - 1 - button_width(*part.copy)
        draw_button(canvas, x, y, *part.copy, tall=False, does="copy")


def draw_ask(canvas: Canvas, part: Ask) -> None:
    palette, width = canvas.palette, canvas.width - 4
    y = 1 if canvas.height >= 8 else 0
    has_room = canvas.height >= 8 or not (part.warning or part.refusal)
    for row in wrapped(part.question, width) if has_room else ():
        canvas.put(2, y, row, palette.gold, bold=True)
        y += 1
    for text in filter(None, (part.warning, part.refusal)):
        for row in wrapped(text, width):
            canvas.put(2, y, row, palette.bad, bold=True)
            y += 1
    draw_buttons(canvas, y, part.buttons, part.pointed)


def draw_buttons(canvas: Canvas, y: int, buttons: Sequence[Button], pointed: str) -> None:
    palette = canvas.palette
    tall = canvas.height - y >= 4
    x = 2
    widths = [max(button_width(b.key, b.label), len(b.note)) for b in buttons]
    spare = canvas.width - 4 - sum(widths) - len(buttons)
    extra = max(0, min(6, spare // max(1, len(buttons)))) if tall else 0
    tall = tall and spare >= 0
    for button, least in zip(buttons, widths, strict=True):
        width = least + extra if tall else button_width(button.key, button.label)
        if x + width > canvas.width - 1:
            x, y = 2, y + 1
        label = f"{canvas.glyphs.point}{button.label}" if button.does == pointed else button.label
        draw_button(
            canvas, x, y, button.key, label, hot=button.hot, width=width + (label != button.label),
            tall=tall, does=button.does if button.able else "",
        )  # fmt: skip
        if tall and button.note:
            ink = palette.good if button.is_good else palette.quiet
            canvas.put(x, y + 3, button.note, ink)
            canvas.spot(x, y + 3, len(button.note), 1, button.note_does)
        x += width + 1 + (label != button.label)


def draw_terms(canvas: Canvas, part: tuple[Terms, Talk]) -> None:
    terms, talk = part
    y = draw_options(canvas, 0, terms)
    draw_heading(canvas, y, terms.here)
    y = draw_here(canvas, y + 2, terms)
    draw_talk(canvas, talk, max(y + 1, canvas.height - 12))


def draw_options(canvas: Canvas, y: int, terms: Terms) -> int:
    palette, width = canvas.palette, canvas.width
    draw_heading(canvas, y, terms.heading)
    y += 2
    for label, value in terms.rows:
        canvas.put(1, y, label, palette.mute)
        y += cell_len(label) + cell_len(value) + 3 > width
        canvas.right(width - 1, y, value, palette.text)
        y += 1
    end = canvas.put(1, y + 1, terms.rules[0], palette.gold, bold=True)
    canvas.put(end + 1, y + 1, terms.rules[1], palette.mute)
    canvas.spot(0, y + 1, width, 1, "rules")
    return y + 3


def draw_here(canvas: Canvas, y: int, terms: Terms) -> int:
    palette = canvas.palette
    for name, state, here, mine in terms.people:
        canvas.put(1, y, "●○"[not here], palette.good if here else palette.mute)
        ink = palette.gold if mine else palette.text
        start = canvas.right(canvas.width - 1, y, state, palette.mute)
        canvas.put(3, y, cut(name, start - 4), ink, bold=mine)
        y += 1
    for row in wrapped(terms.guest, canvas.width - 2) if terms.guest else ():
        canvas.put(1, y + 1, row, palette.soft)
        y += 1
    return y


def draw_small(canvas: Canvas, part: Small) -> None:
    """Seats, invitation, words, seal and terms below each other."""
    palette, width, y = canvas.palette, canvas.width - 2, 0
    for place in part.plan.places:
        if place.does:
            canvas.put(1, y, place.key, palette.gold, bold=True)
            canvas.spot(0, y, width, 1, place.does)
        if place.pointed:
            canvas.put(2, y, canvas.glyphs.point, palette.gold, bold=True)
        ink = palette.gold if place.is_you or place.is_free else palette.text
        dot = f" {canvas.glyphs.dot} "
        state = dot.join(filter(None, (place.what, place.state)))
        state_ink = palette.good if place.is_good else palette.mute
        if cell_len(state) + cell_len(place.name) + 6 > width:
            state = place.state or place.what
        start = canvas.right(width + 1, y, state, state_ink)
        canvas.put(4, y, cut(place.name, start - 5), ink, bold=True, underline=place.pointed)
        y += 1
    if part.ticket is not None:
        for row in wrapped(part.ticket.line, width) if part.ticket.line else ():
            canvas.put(1, y, row, palette.text, bold=True)
            canvas.spot(0, y, width, 1, "copy")
            y += 1
        draw_key(canvas, 1, y, part.ticket.copy, "copy")
        x = 1 + button_width(*part.ticket.copy)
        canvas.put(x, y, cut(part.ticket.join, width - x), palette.mute)
        y += 1
    shuffle = part.shuffle
    if shuffle.words is not None:
        draw_key(canvas, 1, y, (shuffle.words_key[0], f"{shuffle.words_key[1]}:"), "words")
        x = 6 + len(shuffle.words_key[0]) + len(shuffle.words_key[1])
        canvas.put(x, y, cut(shuffle.words, width - x), palette.text)
        y += 1
    draw_key(canvas, 1, y, (shuffle.seal_key[0], shuffle.seal_label), "seal")
    for row in wrapped(" ".join(shuffle.seal), width):
        y += 1
        canvas.put(1, y, row, palette.mute)
    y = draw_options(canvas, y + 2, part.terms)
    for row in wrapped(part.terms.guest, width) if part.terms.guest else ():
        canvas.put(1, y, row, palette.soft)
        y += 1

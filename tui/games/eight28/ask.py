"""The box of the offer and the question, with the answers."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from server.protocol import eight28
from tui.games.eight28 import choosing
from tui.games.eight28.hands import card_size
from tui.games.lines import wrapped
from tui.games.people import cut, time_left, with_hurry
from tui.look import Choice, Look
from tui.plain.games import Seen
from tui.widgets.button import Button, draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_back
from tui.widgets.clock import Clock
from tui.widgets.digits import digits_width, draw_digits
from tui.widgets.gems import draw_counts
from tui.widgets.light import draw_arrow, draw_brackets, draw_rim

MOST: Final = 55
"""columns of the question, and the window in which it stands at the right"""
WIDE: Final = 60


class Ask(NamedTuple):
    """`lines`: what is offered and the question, or one sentence while others are asked. `extra`:
    the choice for the whole round. `gems`: the reader's, nothing for those who watch."""

    lines: tuple[str, ...]
    asks: bool
    is_refused: bool
    buttons: tuple[Button, ...]
    extra: Button | None
    is_offered: bool
    gems: eight28.Gems | None
    clock: Clock | None


def ask_part(look: Look, seen: Seen, choices: list[Choice]) -> Ask:
    view: eight28.Eight28View = seen.view
    points = [each for each in choices if each.pointed]
    decides = bool(points)
    lines = question(look, seen) if decides else (with_hurry(look, waiting(look, seen)),)
    if look.refusal:
        lines = (*lines[:1], look.refusal) if decides else (look.refusal,)
    extra = next((each for each in choices if not each.pointed), None)
    return Ask(
        lines,
        decides,
        bool(look.refusal),
        tuple(button(look, each, str(number)) for number, each in enumerate(points, 1)),
        extra and button(look, extra),
        eight28.Take() in seen.legal and decides,
        view.gems[view.seat] if view.seat is not None else None,
        None if view.seat is None else time_left(look, view.seat),
    )


def button(look: Look, choice: Choice, digit: str = "") -> Button:
    key = look.taste.keys.get(choice.does, choice.key) or digit
    return Button(key, choice.label, choice.does, choice.does in (look.pointed, look.sent))


def question(look: Look, seen: Seen) -> tuple[str, ...]:
    if any(isinstance(move, eight28.Declare) for move in seen.legal):
        return look.say("board-eight28-both"), look.say("board-eight28-choose")
    name = cut(seen.names[seen.view.giver], 12)
    if seen.view.giver == seen.view.seat:
        return look.say("board-eight28-you-offer"), look.say("board-eight28-take")
    return look.say("board-eight28-offers", name=name), look.say("board-eight28-take")


def waiting(look: Look, seen: Seen) -> str:
    view: eight28.Eight28View = seen.view
    if choosing.is_declined(look, seen):
        return look.say("board-eight28-declining")
    if not view.to_ask:
        return look.say("board-eight28-dealing")
    declaring = bool(view.declared) or choosing.is_revealed(seen)
    name = cut(seen.names[view.to_ask[0]], 12)
    if declaring:
        return look.say("board-eight28-others-choose", name=name)
    return look.say("board-eight28-others-take", name=name)


# Drawing


def draw_ask(canvas: Canvas, part: Ask) -> None:
    """The offered card, and right of it the question; the question alone on a phone."""
    height, width = canvas.height, canvas.width
    if height < 6:
        # In few rows the question needs all columns that it can get.
        _draw_question(canvas, part, 1, 0, width - (2 if width > WIDE or height > 3 else 1))
        return
    card_width, card_height = card_size(height - 1)
    y = int(height > card_height + 2)
    if part.is_offered:
        _draw_offered(canvas, 1, y, card_width, card_height)
    left = card_width + 4
    room = min(width - left - (2 if height > 7 else 1), MOST)
    left = max(left, width - room - 2) if width > WIDE else left
    if part.gems is None:
        left, room = 2, width - 4
    _draw_question(canvas, part, left, y, room)


def _draw_offered(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    canvas.begin("offer")
    palette, caption = canvas.palette, canvas.say("board-eight28-offered")
    # On a back, the gold of a light theme is too dark.
    bright = palette.gold if palette.dark else palette.paper
    draw_back(canvas, x, y, width, height)
    if height >= 7:
        scale = 2 if height >= 11 else 1
        taken, rows = digits_width("?", scale=scale), 5 if scale == 2 else 3
        left, top = x + (width - taken) // 2, y + (height - rows) // 2
        canvas.fill(left - 1, top, taken + 2, rows, palette.back)
        draw_digits(canvas, left, top, "?", bright, ground=palette.back, scale=scale)
    else:
        canvas.fill(x + 2, y + 2, width - 4, 2, palette.back)
        canvas.center(x, y + 2, width, "?", bright, ground=palette.back, bold=True)
    left = max(0, x + (width - cell_len(caption)) // 2)
    canvas.put(left, y + height, cut(caption, canvas.width - left), palette.gold)
    if canvas.is_lit("offer"):
        draw_rim(canvas, x, y, width, height)
        draw_arrow(canvas, x + width + 1, y + height - 2, to_right=False)


def _draw_question(canvas: Canvas, part: Ask, x: int, y: int, width: int) -> None:
    canvas.begin("offer" if canvas.is_lit("offer") else "question")
    palette, height = canvas.palette, canvas.height
    clock = part.clock if height < 8 else None
    room = width - (cell_len(clock) + 1 if clock else 0)
    first, *asked = part.lines
    ink = palette.bad if part.is_refused else palette.gold
    if height < 6 and asked and cell_len(" ".join(part.lines)) <= room:
        end = canvas.put(x, y, f"{first} ", palette.quiet)
        canvas.put(end, y, asked[0], ink, bold=True)
        used = 1
    else:
        rows = [(row, palette.quiet, False) for row in wrapped(first, room)]
        rows += [(row, ink, True) for line in asked for row in wrapped(line, room)]
        most = 3 if not part.buttons else 2 if height > 3 else 1
        rows = rows[-most:] if part.buttons else rows[:most]
        for row, (text, tone, bold) in enumerate(rows, y):
            canvas.put(x, row, text, tone, bold=bold)
        used = len(rows)
    if clock:
        canvas.right(x + width, y, clock, palette.gold if part.asks else palette.quiet, bold=True)
    below = _draw_answers(canvas, part, x, y + 2 if height >= 6 else y + used, width)
    canvas.begin("question")
    if part.extra is not None:
        row = max(below, min(height - 1, y + (6 if height >= 8 else 5)))
        row += 2 if height >= 12 else 0
        _draw_extra(canvas, part.extra, x, min(row, height - 1), width)
    if part.gems is not None and 6 <= height < 8:
        start = draw_counts(canvas, x + width, height - 1, part.gems.blue, part.gems.red)
        canvas.right(
            start - 1, height - 1, canvas.say("board-eight28-you"), canvas.palette.gold, bold=True
        )
    if canvas.is_lit("question"):
        draw_brackets(canvas, max(0, x - 2), y, min(canvas.width - x + 2, width + 4), 3)


def _draw_answers(canvas: Canvas, part: Ask, x: int, y: int, width: int) -> int:
    """Beside each other, and tall where there is room; else below each other, as tall as there is
    room for. Returns the row below them."""
    height = canvas.height
    y += height >= 12
    taken = [each.width for each in part.buttons]
    free = width + 1 - sum(taken) - len(taken)
    below = height - y - bool(part.extra)
    is_tall = free >= 0 and height >= 5 and below >= 3
    step = next((rows for rows in (3, 2) if below >= rows * len(taken)), 1)
    is_asked = not any(each.hot for each in part.buttons)
    left = x
    for each, room in zip(part.buttons, taken, strict=True):
        # The answer that a lesson points at belongs to the offer that it speaks of.
        canvas.begin("offer" if each.hot and canvas.is_lit("offer") else "question")
        if free < 0:
            short = each._replace(label=cut(each.label, width - 6))
            wide = min(width, max(taken))
            draw_button(canvas, x, y, short, width=wide, tall=step == 3, is_asked=is_asked)
            y += step
        else:
            wide = room + (free // len(taken) if is_tall else 0)
            left = 1 + draw_button(
                canvas, left, y, each, width=wide, tall=is_tall, is_asked=is_asked
            )
    return y + (3 if is_tall else 1) if part.buttons and free >= 0 else y


def _draw_extra(canvas: Canvas, button: Button, x: int, y: int, width: int) -> None:
    palette = canvas.palette
    label = cut(button.label, width - 4)
    canvas.spot(x, y, 4 + cell_len(label), 1, button.does)
    if palette.depth == "none":
        end = canvas.put(x, y, button.key, bold=True, underline=True) + 1
    else:
        end = canvas.put(x, y, f" {button.key} ", palette.cap_ink, palette.button_cap, bold=True)
    canvas.put(end + 1, y, label, palette.gold if button.hot else palette.quiet)

"""Draws the question, what is told with it, and the button that does what is pointed at."""

from typing import Final

from tui.games.farbstich.opened import draw_hands
from tui.games.farbstich.question import Question
from tui.games.farbstich.words import first_fitting
from tui.games.lines import wrapped
from tui.games.people import cut
from tui.widgets.button import button_width, draw_button
from tui.widgets.canvas import Canvas

PHONE: Final = 3
"""boxes of fewer rows have one for the sentence and one for the button"""
WIDE: Final = 56


def draw_question(canvas: Canvas, part: Question) -> None:
    if part.hands:
        draw_hands(canvas, part.hands, 0)
    elif canvas.height < PHONE:
        draw_briefly(canvas, part)
    elif canvas.width < WIDE:
        draw_below(canvas, part)
    else:
        draw_beside(canvas, part)


def ink_of(canvas: Canvas, part: Question) -> str:
    palette = canvas.palette
    return {"refusal": palette.bad, "waiting": palette.quiet}.get(part.kind, palette.text)


def fitting(texts: tuple[str, ...], width: int, rows: int) -> list[str]:
    """The longest of the texts that fits into so many rows, or as much of the last as there is
    room for."""
    made = (wrapped(text, width) for text in texts)
    lines = next((each for each in made if len(each) <= rows), None)
    return lines if lines is not None else wrapped(texts[-1], width)[:rows]


def draw_beside(canvas: Canvas, part: Question) -> None:
    """Sentences to the left, the button to the right, always at the same place."""
    palette, x = canvas.palette, 2
    width = min(max(part.room, 24), canvas.width // 2)
    room = canvas.width - width - 5
    needs = bool(part.asked) + len(wrapped(part.told[0], room))
    y = canvas.height - 3 if canvas.height > 3 and needs <= 3 else 0
    if part.asked:
        canvas.put(x, y, first_fitting(part.asked, room), palette.gold, bold=True)
        y += 1
    for row in fitting(part.told, room, canvas.height - y):
        canvas.put(x, y, row, ink_of(canvas, part), bold=part.kind == "refusal")
        y += 1
    if part.label:
        draw_enter(canvas, part, canvas.width - 2 - width, canvas.height - 3, width, tall=True)


def draw_below(canvas: Canvas, part: Question) -> None:
    """The button below the sentences."""
    palette = canvas.palette
    y, width = 0, canvas.width - 1
    for row in wrapped(part.asked[-1], width) if part.asked else ():
        canvas.put(0, y, row, palette.gold, bold=True)
        y += 1
    bottom = canvas.height - 1 if part.label else canvas.height
    for row in fitting(part.told, width, bottom - y):
        canvas.put(0, y, row, ink_of(canvas, part))
        y += 1
    if part.label:
        tall = y <= canvas.height - 3
        draw_enter(canvas, part, 0, canvas.height - (3 if tall else 1), width, tall)


def draw_briefly(canvas: Canvas, part: Question) -> None:
    """One row for what is told, or asked, and one for the button."""
    palette = canvas.palette
    # What a colour brings stands beside the hand there.
    is_told = any(part.told) and not part.does.startswith("collect")
    told = fitting(part.told, canvas.width - 1, 1) if is_told else []
    if told:
        canvas.put(1, 0, told[0], ink_of(canvas, part))
    elif part.asked:
        canvas.put(1, 0, first_fitting(part.asked, canvas.width - 1), palette.gold, bold=True)
    if part.label:
        draw_enter(canvas, part, 0, 1, canvas.width, tall=False)
    elif part.asked and told:
        canvas.put(1, 1, first_fitting(part.asked, canvas.width - 1), palette.gold, bold=True)


def draw_enter(canvas: Canvas, part: Question, x: int, y: int, width: int, tall: bool) -> None:
    room = width - button_width(part.key, "")
    draw_button(
        canvas, x, y, part.key, cut(part.label, room), hot=True, width=width, tall=tall,
        does=part.does,
    )  # fmt: skip

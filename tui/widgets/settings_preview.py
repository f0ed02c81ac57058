"""Cards of all three games in the colours and signs that are chosen."""

from typing import Final, NamedTuple

from server.cards import Colour, Suit
from tui.games.lines import wrapped
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_back, draw_colored, draw_number, draw_suited

ROWS: Final = 9
"""of a row of cards with its caption and the gap below"""
COLORED: Final[tuple[tuple[Colour, int], ...]] = (("R", 8), ("G", 9), ("B", 4), ("Y", 7))
SUITED: Final[tuple[tuple[Suit, str], ...]] = (("S", "9"), ("H", "K"), ("C", "A"), ("D", "10"))


class Preview(NamedTuple):
    """`games`: their names, in the order of the rows; `label` and `about` of the setting."""

    title: str
    games: tuple[str, ...]
    letters: tuple[str, ...]
    """of the suits and the colours, in the language of the person"""
    label: str
    about: str


def draw_preview(canvas: Canvas, part: Preview) -> None:
    palette = canvas.palette
    canvas.center(0, 0, canvas.width, part.title, palette.quiet)
    x, y = (canvas.width - 39) // 2, 1
    draw_back(canvas, x, y, 9, 7)
    draw_number(canvas, x + 10, y, 9, 7, "8")
    draw_number(canvas, x + 20, y, 9, 7, "1/11")
    draw_number(canvas, x + 30, y, 9, 7, "5", secret=True)
    for at, ((color, value), letter) in enumerate(zip(COLORED, part.letters[4:], strict=True)):
        draw_colored(canvas, x + at * 10, y + ROWS, 9, 7, color, value, letter)
    for at, ((suit, rank), letter) in enumerate(zip(SUITED, part.letters[:4], strict=True)):
        card = x + at * 10, y + 2 * ROWS, 9, 7
        draw_suited(canvas, *card, suit, rank, letter, trump=suit == "H", dim=suit == "D")
    for at, name in enumerate(part.games):
        canvas.put(x, y + 7 + at * ROWS, name, palette.text, bold=True)
    y += 3 * ROWS + 1
    canvas.put(x, y, part.label, palette.gold, bold=True)
    for at, row in enumerate(wrapped(part.about, 39), y + 1):
        canvas.put(x, at, row, palette.text)

"""Cards of all three games in the colours and signs that are chosen."""

from typing import Final

from server.cards import Colour, Suit
from tui.games.lines import draw_text
from tui.plain.registry import FACES
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_back, draw_colored, draw_number, draw_suited
from tui.widgets.form import Setting

ROWS: Final = 9
"""of a row of cards with its caption and the gap below"""
COLORED: Final[tuple[tuple[Colour, int], ...]] = (("R", 8), ("G", 9), ("B", 4), ("Y", 7))
SUITED: Final[tuple[tuple[Suit, str], ...]] = (("S", "9"), ("H", "K"), ("C", "A"), ("D", "10"))


def draw_preview(canvas: Canvas, setting: Setting) -> None:
    """`setting`: the one that is pointed at, which is told about below the cards."""
    palette, say = canvas.palette, canvas.say
    canvas.center(0, 0, canvas.width, say("screen-settings-preview"), palette.quiet)
    x, y = (canvas.width - 39) // 2, 1
    draw_back(canvas, x, y, 9, 7)
    draw_number(canvas, x + 10, y, 9, 7, "8")
    draw_number(canvas, x + 20, y, 9, 7, "1/11")
    draw_number(canvas, x + 30, y, 9, 7, "5", secret=True)
    for at, (color, value) in enumerate(COLORED):
        letter = say("game-farbstich-short-colour", colour=color)
        draw_colored(canvas, x + at * 10, y + ROWS, 9, 7, color, value, letter)
    for at, (suit, rank) in enumerate(SUITED):
        letter = say("game-schatzsuche-short-suit", suit=suit)
        card = x + at * 10, y + 2 * ROWS, 9, 7
        draw_suited(canvas, *card, suit, rank, letter, trump=suit == "H", dim=suit == "D")
    for at, game in enumerate(FACES):
        canvas.put(x, y + 7 + at * ROWS, say(f"game-{game}-name"), bold=True)
    y += 3 * ROWS + 1
    canvas.put(x, y, setting.label, palette.gold, bold=True)
    draw_text(canvas, x, y + 1, 39, setting.about)

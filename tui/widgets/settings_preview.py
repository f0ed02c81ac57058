"""Cards of all three games in the colours and signs that are chosen."""

from typing import Final, NamedTuple

from server.cards import Colour, SuitCard
from tui.games.eight28.gauge import Reckoning, draw_gauge
from tui.games.farbstich.opened import Group, draw_groups
from tui.games.lines import draw_text
from tui.games.schatzsuche.faces import draw_face
from tui.plain.registry import FACES
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_back, draw_colored, draw_number
from tui.widgets.form import Setting

CARDS: Final = ((64, 46, (13, 10)), (0, 0, (9, 7)))
"""columns and rows of the box, and the size of its cards"""
COLORED: Final[tuple[tuple[Colour, int], ...]] = (("R", 8), ("G", 9), ("B", 4), ("Y", 7))
GROUPS: Final[tuple[tuple[Colour, tuple[int, ...]], ...]] = (("R", (8, 5)), ("Y", (7, 3)))
SUITED: Final[tuple[SuitCard, ...]] = ("S9", "HK", "CA", "D10")
TRUMP: Final[SuitCard] = "HK"
DIM: Final[SuitCard] = "D10"
TOTALS: Final = (14, 24)


class Preview(NamedTuple):
    """`setting`: the one that is pointed at; `has_sums`: whether the game helps with them."""

    setting: Setting
    has_sums: bool


def draw_preview(canvas: Canvas, part: Preview) -> None:
    """Cards of all games, a gauge, and below them what is said about the setting."""
    palette, say, setting = canvas.palette, canvas.say, part.setting
    canvas.center(0, 0, canvas.width, say("screen-settings-preview"), palette.quiet)
    width, height = next(
        size for wide, high, size in CARDS if canvas.width >= wide and canvas.height >= high
    )
    step, rows = width + 1, height + 2
    whole = 4 * step - 1
    x, y = (canvas.width - whole) // 2, 1
    draw_back(canvas, x, y, width, height)
    draw_number(canvas, x + step, y, width, height, "8")
    draw_number(canvas, x + 2 * step, y, width, height, "1/11")
    draw_number(canvas, x + 3 * step, y, width, height, "5", secret=True)
    for at, (color, value) in enumerate(COLORED):
        letter = say("game-farbstich-short-colour", colour=color)
        draw_colored(canvas, x + at * step, y + rows, width, height, color, value, letter)
    for at, card in enumerate(SUITED):
        place = x + at * step, y + 2 * rows, (width, height)
        draw_face(canvas, *place, card, trump=card == TRUMP, dim=card == DIM)
    for at, game in enumerate(FACES):
        canvas.put(x, y + height + at * rows, say(f"game-{game}-name"), bold=True)
    canvas.right(x + whole, y + height, say("board-eight28-secret"), palette.only_you)
    groups = [
        Group(color, say("game-farbstich-short-colour", colour=color), values)
        for color, values in GROUPS
    ]
    draw_groups(canvas, x + whole - 19, y + height + rows, 24, groups)
    y += 3 * rows - 1
    if part.has_sums:
        draw_gauge(canvas, x, y, whole, Reckoning(TOTALS, "", False, ()), 3)
    canvas.put(x, y + 4, setting.label, palette.gold, bold=True)
    draw_text(canvas, x, y + 5, whole, setting.about)

"""The end of a match: everybody's points game by game as bars, and the piles turned up."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from server.cards import COLOUR, VALUE, Colour, ColourCard
from server.protocol import farbstich
from server.protocol.seat import Event
from tui.games.board import Section
from tui.games.farbstich.opened import Pile, draw_groups, groups
from tui.games.farbstich.sheet import totals
from tui.games.farbstich.words import NAME, letters
from tui.games.lines import draw_text
from tui.games.people import best_first, cut
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_colored
from tui.widgets.digits import digits_width, draw_digits
from tui.widgets.rail import draw_heading

TALLEST: Final = 3
SHADES: Final = (0.0, 0.42, 0.75)
"""of a game's piece: the newest is the brightest"""


class Row(NamedTuple):
    name: str
    is_me: bool
    games: tuple[int, ...]


class Course(NamedTuple):
    title: str
    game: str
    rows: tuple[Row, ...]


class Piles(NamedTuple):
    title: str
    piles: tuple[Pile, ...]
    left: str


class Best(NamedTuple):
    """The most that was taken in one trick."""

    when: str
    told: str
    cards: tuple[tuple[Colour, int, str], ...]
    points: int


def best_trick(look: Look, seen: Seen) -> Section | None:
    trick, spot, best = 0, 0, farbstich.Collected(0, "R", ())
    for event in look.scene.game_events:
        trick += isinstance(event, farbstich.TrickBegan)
        if isinstance(event, farbstich.Collected) and worth(event.cards) > worth(best.cards):
            best, spot = event, trick
    if not best.cards:
        return None
    part, number = divmod(spot - 1, farbstich.HAND)
    part = part + 1 if seen.view.options.games > 1 else 0
    cards = sorted(best.cards, key=lambda card: -VALUE[card])
    return Section(
        draw_best,
        Best(
            look.say("screen-ending-turn-when", game=seen.game, part=part, round=number + 1),
            seen.formatter.event(best),
            tuple((COLOUR[card], VALUE[card], letters(look, COLOUR[card])) for card in cards),
            worth(best.cards),
        ),
        8,
    )


def draw_best(canvas: Canvas, best: Best) -> None:
    palette, width = canvas.palette, canvas.width
    canvas.put(0, 0, "─" * (width - 1), palette.inlay)
    canvas.put(2, 0, f" {canvas.say('screen-ending-best-trick')} ", palette.gold, bold=True)
    canvas.right(width - 2, 0, f" {best.when} ", palette.quiet)
    points = f"+{best.points}"
    left = width - digits_width(points, large=True) - 2
    draw_digits(canvas, left, 4, points, palette.gold, large=True)
    draw_text(canvas, 1, 1, width - 3, best.told)
    step = min(6, (left - 9) // max(1, len(best.cards) - 1))
    for at, (color, value, name) in enumerate(best.cards):
        full = step >= 6 or at == len(best.cards) - 1
        draw_colored(canvas, 1 + at * step, 3, 6, 5, color, value, name, full=full)


def course(look: Look, seen: Seen) -> Section | None:
    """Of a match; a single game has the chart of its tricks."""
    view: farbstich.FarbstichView = seen.view
    if len(view.scores) < 2:
        return None
    rows = tuple(
        Row(seen.names[seat], seat == view.seat, tuple(game[seat] for game in view.scores))
        for seat in best_first(totals(view))
    )
    game = look.say("board-farbstich-by-game")
    part = Course(look.say("board-farbstich-by-games"), game, rows)
    return Section(draw_course, part, 3 + 2 * len(rows))


def keepsake(look: Look, seen: Seen) -> Section | None:
    """The piles of the last game, for a client that knows what happened in it."""
    view: farbstich.FarbstichView = seen.view
    every = collected(look.scene.game_events, view.players)
    points = view.scores[-1] if view.scores else ()
    if [*map(worth, every)] != list(points):
        return None
    piles = tuple(
        Pile(seen.names[seat], seat == view.seat, groups(look, every[seat]), points[seat])
        for seat in best_first(points)
    )
    title = look.say("board-farbstich-piles", game=len(view.scores), games=view.options.games)
    left = look.say("board-farbstich-left", points=worth(view.display)) if view.display else ""
    return Section(draw_piles, Piles(title, piles, left), 2 * view.players)


def worth(cards: Sequence[ColourCard]) -> int:
    return sum(VALUE[card] for card in cards)


def collected(events: Sequence[Event], players: int) -> list[list[ColourCard]]:
    """The cards that each seat took in the last game."""
    piles: list[list[ColourCard]] = [[] for _ in range(players)]
    for event in events:
        if isinstance(event, farbstich.GameBegan):
            piles = [[] for _ in range(players)]
        elif isinstance(event, farbstich.Collected):
            piles[event.seat] += event.cards
    return piles


def draw_course(canvas: Canvas, course: Course) -> None:
    """A bar for each player, with a piece for each game; the own one in gold."""
    canvas.put(1, 0, course.title, canvas.palette.gold, bold=True)
    left = max(cell_len(cut(row.name, NAME)) for row in course.rows) + 2
    most = max(1, *(sum(row.games) for row in course.rows))
    x, count = left, len(course.rows[0].games)
    for at in range(count):
        text = f"{course.game} {at + 1}" if canvas.width >= 60 and count <= 3 else str(at + 1)
        canvas.put(x, 2, "▄▄", shade(canvas, at, count, False)[0])
        x = canvas.put(x + 3, 2, text, canvas.palette.quiet) + 2
    top = 4 if canvas.height >= 4 + 2 * len(course.rows) else 3
    step = max(1, min(TALLEST, (canvas.height - top) // len(course.rows)))
    for at, row in enumerate(course.rows):
        unit = (canvas.width - left - 7) / most
        draw_row(canvas, row, left, top + at * step, unit, half=step > 1)


def shade(canvas: Canvas, at: int, count: int, is_me: bool) -> tuple[str, str]:
    """The ground of a piece and the ink on it; pieces that have no shades alternate."""
    palette = canvas.palette
    share = SHADES[-1 - (at % len(SHADES))] if count > len(SHADES) else SHADES[count - 1 - at]
    dark, bright, on_bright = palette.bubble_old, palette.quiet, palette.plate
    if is_me:
        dark, bright, on_bright = palette.gold_dark, palette.gold, palette.on_gold
    plain = bright if (count - at) % 2 else dark
    is_dark = share > 0.5 if palette.depth == "truecolor" else plain == dark
    ground = palette.blend(bright, dark, share, plain)
    return ground, palette.text if is_dark else on_bright


def draw_row(canvas: Canvas, row: Row, left: int, y: int, unit: float, *, half: bool) -> None:
    ink = canvas.palette.gold if row.is_me else canvas.palette.text
    canvas.put(1, y, cut(row.name, NAME), ink, bold=True)
    x, before = left, 0
    for at, points in enumerate(row.games):
        ground, on_ground = shade(canvas, at, len(row.games), row.is_me)
        before += points
        width = left + round(before * unit) - x
        canvas.fill(x, y, width, 1, ground)
        if half:
            canvas.half(x, y + 1, width, ground)
        if width >= len(str(points)):
            end = x + max(width - 1, len(str(points)))
            canvas.right(end, y, str(points), on_ground, ground=ground, bold=True)
        x += width
    canvas.put(x + 1, y, str(before), ink, bold=True)


def draw_piles(canvas: Canvas, piles: Piles) -> None:
    palette, count = canvas.palette, len(piles.piles)
    draw_heading(canvas, 0, piles.title)
    if piles.left:
        canvas.right(canvas.width - 2, 0, f" {piles.left}", palette.quiet)
    step = 2 if canvas.height >= 2 * count else 1
    top = 1 + (canvas.height > 1 + step * count)
    for at, pile in enumerate(piles.piles):
        y = top + at * step
        ink = palette.gold if pile.is_me else palette.text
        canvas.put(1, y, cut(pile.name, NAME), ink, bold=True)
        canvas.right(NAME + 5, y, str(pile.points), ink, bold=True)
        draw_groups(canvas, NAME + 7, y, canvas.width - NAME - 9, pile.groups, tall=step > 1)

"""The points of every game and of all together, as far as everybody may know them; and the page of
the score."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from server.protocol import farbstich
from server.protocol.seat import Over
from tui.games.farbstich.order import Order, of_trick
from tui.games.farbstich.order_box import draw_order
from tui.games.farbstich.trick import ended_trick, last_trick
from tui.games.farbstich.words import course
from tui.games.lines import draw_text
from tui.games.people import best_first, cut
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas

PLACE: Final = 3
COLUMN: Final = 4
TOTAL: Final = 6
LONGEST_NAME: Final = 20
LEAST_BAR, MOST_BAR = 10, 32
UNKNOWN: Final = "?"
"""the points of cards that lie face down"""


class Line(NamedTuple):
    """A player's row; `share` is of the most points, in thousandths."""

    place: str
    name: str
    games: tuple[str, ...]
    total: str
    share: int
    is_me: bool
    is_best: bool


class Sheet(NamedTuple):
    by_game: str
    total: str
    lines: tuple[Line, ...]


def games_of(view: farbstich.FarbstichView) -> list[tuple[int, ...]]:
    """The game that is being played is the last, if its points are open."""
    return [*view.scores, *([view.points] if view.points is not None else [])]


def totals(view: farbstich.FarbstichView) -> list[int]:
    return [sum(game[seat] for game in games_of(view)) for seat in range(view.players)]


def sheet(look: Look, seen: Seen, seats: Sequence[int], *, with_hidden: bool = False) -> Sheet:
    """`with_hidden`: a game whose points lie face down has a column, too."""
    view: farbstich.FarbstichView = seen.view
    is_over = isinstance(view.waiting, Over)
    games, worth = games_of(view), totals(view)
    most = max(worth, default=0)
    is_match = view.options.games > 1

    def line(seat: int) -> Line:
        numbers = [str(game[seat]) for game in games] + [UNKNOWN] * with_hidden
        return Line(
            f"{1 + sum(other > worth[seat] for other in worth)}." if is_over else "",
            seen.names[seat],
            tuple(numbers) if is_match else (),
            str(worth[seat]) if games else UNKNOWN,
            worth[seat] * 1000 // most if most else 0,
            seat == view.seat,
            is_over and worth[seat] == most,
        )

    total = look.say("board-farbstich-total" if is_match else "board-farbstich-points")
    by_game = look.say("board-farbstich-by-game") if is_match else ""
    return Sheet(by_game, total, tuple(map(line, seats)))


def draw_sheet(canvas: Canvas, x: int, y: int, width: int, sheet: Sheet) -> int:
    """Returns the row behind it."""
    palette = canvas.palette
    columns = max(len(line.games) for line in sheet.lines) * COLUMN
    longest = max(cell_len(line.name) for line in sheet.lines)
    name = min(LONGEST_NAME, max(longest, 8), width - PLACE - columns - TOTAL)
    first = x + PLACE + name + COLUMN
    end = x + PLACE + name + columns + TOTAL
    bar = min(MOST_BAR, x + width - end - 2)
    canvas.put(x + PLACE, y, sheet.by_game, palette.quiet)
    for at in range(columns // COLUMN):
        canvas.right(first + COLUMN * at, y, str(at + 1), palette.quiet)
    canvas.right(end, y, sheet.total, palette.quiet)
    for row, line in enumerate(sheet.lines, y + 1):
        ink = palette.gold if line.is_me else palette.text
        canvas.put(x, row, line.place, palette.gold if line.is_best else palette.quiet, bold=True)
        canvas.put(x + PLACE, row, cut(line.name, name), ink, bold=True)
        for at, number in enumerate(line.games):
            canvas.right(first + COLUMN * at, row, number, palette.quiet)
        is_known = line.total != UNKNOWN
        canvas.right(end, row, line.total, ink if is_known else palette.quiet, bold=is_known)
        if bar >= LEAST_BAR:
            ground = palette.gold if line.is_best else palette.inlay
            canvas.put(end + 2, row, "█" * (bar * line.share // 1000), ground)
    return y + 1 + len(sheet.lines)


class Score(NamedTuple):
    """`told`: that the points lie face down. `last`: with what was taken in it, for those who were
    there."""

    course: str
    sheet: Sheet
    told: str
    last: Order | None


def score(look: Look, seen: Seen) -> Score:
    view: farbstich.FarbstichView = seen.view
    if view.starter is None:
        now, seats, trick = "", best_first(totals(view)), ended_trick(seen)
    else:
        leads = look.say("board-farbstich-leads", **seen.seat_values(view.starter))
        now, seats = f"{course(look, view)} · {leads}", [*range(view.players)]
        trick = last_trick(seen)
    is_down = view.starter is not None and view.points is None
    told = look.say("plain-farbstich-face-down") if is_down else ""
    last = of_trick(look, seen, trick, look.say("board-farbstich-last")) if trick else None
    return Score(now, sheet(look, seen, seats, with_hidden=is_down), told, last)


def draw_score(canvas: Canvas, part: Score) -> None:
    palette, y = canvas.palette, 1
    if part.course:
        canvas.put(1, y, part.course, palette.gold, bold=True)
        y += 2
    y = draw_sheet(canvas, 1, y, canvas.width - 2, part.sheet) + 1
    y = draw_text(canvas, 1, y, canvas.width - 2, part.told, palette.quiet)
    if part.last is not None:
        draw_order(canvas, part.last, y + 1, 1 + 2 * len(part.last.bars))

"""The points of every game and of all together, as far as everybody may know them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from server.protocol import farbstich
from server.protocol.seat import Over
from tui.games.people import cut
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas

PLACE: Final = 3
COLUMN: Final = 4
TOTAL: Final = 6
LONGEST_NAME: Final = 20
LEAST_BAR, MOST_BAR = 10, 32


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


def best_first(view: farbstich.FarbstichView) -> list[int]:
    worth = totals(view)
    return sorted(range(view.players), key=lambda seat: -worth[seat])


def sheet(look: Look, seen: Seen, seats: Sequence[int] = (), *, with_hidden: bool = False) -> Sheet:
    """`with_hidden`: a game whose points lie face down has a column, too."""
    view: farbstich.FarbstichView = seen.view
    is_over = isinstance(view.waiting, Over)
    is_down = with_hidden and view.points is None
    games, worth = games_of(view), totals(view)
    most = max(worth, default=0)
    is_match = view.options.games > 1

    def line(seat: int) -> Line:
        numbers = [str(game[seat]) for game in games] + ["▒"] * is_down
        return Line(
            f"{1 + sum(other > worth[seat] for other in worth)}." if is_over else "",
            seen.names[seat],
            tuple(numbers) if is_match else (),
            str(worth[seat]) if games else "▒",
            worth[seat] * 1000 // most if most else 0,
            seat == view.seat,
            is_over and worth[seat] == most,
        )

    total = look.say("farbstich-screen-total" if is_match else "farbstich-screen-points")
    by_game = look.say("farbstich-screen-by-game") if is_match else ""
    lines = tuple(line(seat) for seat in seats or range(view.players))
    return Sheet(by_game, total, lines)


def draw_sheet(canvas: Canvas, x: int, y: int, width: int, sheet: Sheet) -> int:
    """Returns the row behind it."""
    palette = canvas.palette
    columns = max(len(line.games) for line in sheet.lines) * COLUMN
    longest = max(cell_len(line.name) for line in sheet.lines)
    name = min(LONGEST_NAME, max(longest, 8), width - PLACE - columns - TOTAL)
    after = x + PLACE + name
    bar = min(MOST_BAR, width - PLACE - name - columns - TOTAL - 2)
    canvas.put(x + PLACE, y, sheet.by_game, palette.quiet)
    for at in range(columns // COLUMN):
        canvas.right(after + COLUMN * (at + 1), y, str(at + 1), palette.quiet)
    canvas.right(after + columns + TOTAL, y, sheet.total, palette.quiet)
    for row, line in enumerate(sheet.lines, y + 1):
        ink = palette.gold if line.is_me else palette.text
        canvas.put(x, row, line.place, palette.gold if line.is_best else palette.quiet, bold=True)
        canvas.put(x + PLACE, row, cut(line.name, name), ink, bold=True)
        for at, number in enumerate(line.games):
            canvas.right(after + COLUMN * (at + 1), row, shown(canvas, number), palette.quiet)
        end = after + columns + TOTAL
        canvas.right(end, row, shown(canvas, line.total), ink, bold=True)
        if bar >= LEAST_BAR and line.share:
            ground = palette.gold if line.is_best else palette.inlay
            sign = "#" if canvas.is_ascii else "█"
            canvas.put(end + 2, row, sign * (bar * line.share // 1000), ground)
    return y + 1 + len(sheet.lines)


def shown(canvas: Canvas, number: str) -> str:
    return number.replace("▒", canvas.glyphs.back)

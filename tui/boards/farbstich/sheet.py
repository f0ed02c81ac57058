"""The points of every game and of all together."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from server.protocol import farbstich
from server.protocol.seat import Over
from tui.boards.farbstich.pieces import named
from tui.drawing import Block, Row, Span, fit, row
from tui.places.place import Look
from tui.plain.games import Seen

PLACE: Final = 3
COLUMN: Final = 4
TOTAL: Final = 7
LEAST_NAME: Final = 10
NAME: Final = 24
BAR: Final = 24


class Columns(NamedTuple):
    """How wide: `bar` is 0 where there is no room for one. `down`: that a game goes on whose points
    lie face down has its place, too."""

    name: int
    games: int
    bar: int
    down: bool


def sheet(look: Look, seen: Seen) -> Block:
    """Those points that everybody may know."""
    return [row(), *table(look, seen, range(seen.view.players)), row()]


def games(view: farbstich.FarbstichView) -> list[tuple[int, ...]]:
    """That which is being played is the last, if its points are open."""
    return [*view.scores, *([view.points] if view.points is not None else [])]


def totals(view: farbstich.FarbstichView) -> list[int]:
    return [sum(game[seat] for game in games(view)) for seat in range(view.players)]


def table(look: Look, seen: Seen, seats: Sequence[int], down: bool = False) -> Block:
    view: farbstich.FarbstichView = seen.view
    shape = columns(look, seen, down)
    worth = totals(view)
    most = max(worth, default=0)
    lines = (line(look, seen, seat, shape, worth[seat], most) for seat in seats)
    return [head(look, view, shape), *lines]


def columns(look: Look, seen: Seen, down: bool) -> Columns:
    view: farbstich.FarbstichView = seen.view
    several = len(games(view)) + down if view.options.games > 1 else 0
    room = look.width - PLACE - COLUMN * several - TOTAL
    long = max(LEAST_NAME, *map(cell_len, seen.names[: view.players]))
    name = min(NAME, long, room)
    bar = min(BAR, room - name - 2)
    return Columns(name, several, bar if bar >= BAR // 2 else 0, down)


def head(look: Look, view: farbstich.FarbstichView, shape: Columns) -> Row:
    game = look.say("farbstich-screen-by-game") if shape.games else ""
    total = look.say("farbstich-screen-total" if shape.games else "farbstich-screen-points")
    numbers = "".join(f"{which:>{COLUMN}}" for which in range(1, shape.games + 1))
    name = fit(row(" " * PLACE, game, ink="dim"), PLACE + shape.name)
    return row(*name, Span(f"{numbers}{total:>{TOTAL}}", "dim"))


def line(look: Look, seen: Seen, seat: int, shape: Columns, worth: int, most: int) -> Row:
    view: farbstich.FarbstichView = seen.view
    over = isinstance(view.waiting, Over)
    best = worth == most
    place = f"{1 + sum(other > worth for other in totals(view))}." if over else ""
    name = named(seen, seat, "me" if seat == view.seat else "text", shape.name)
    back = look.glyphs.back
    played = [*(game[seat] for game in games(view)), *([back] if shape.down else [])]
    each = "".join(f"{one:>{COLUMN}}" for one in played) if shape.games else ""
    total = worth if games(view) else back
    full = look.glyphs.bars[-1] * (worth * shape.bar // most if most else 0)
    return row(
        Span(place.ljust(PLACE), "good" if best else "dim"),
        *fit(name, shape.name),
        Span(each, "dim"),
        Span(f"{total:>{TOTAL}}", "strong"),
        *(
            row("  ", Span(full.ljust(shape.bar), "good" if best and over else "frame"))
            if shape.bar
            else ()
        ),
    )

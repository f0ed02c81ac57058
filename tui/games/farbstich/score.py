"""The score as a page: how far the game has gone, the points that everybody may know, and what is
known of the last trick."""

from typing import NamedTuple

from server.protocol import farbstich
from tui.games.farbstich.order import Order, of_trick
from tui.games.farbstich.order_box import draw_bars
from tui.games.farbstich.sheet import Sheet, best_first, draw_sheet, sheet
from tui.games.farbstich.trick import ended_trick, last_trick
from tui.games.farbstich.words import course
from tui.games.lines import wrapped
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas


class Score(NamedTuple):
    """`told`: that the points lie face down. `last`: with what was taken in it, for those who were
    there."""

    course: str
    sheet: Sheet
    told: str
    last: Order | None


def score(look: Look, seen: Seen) -> Score:
    view: farbstich.FarbstichView = seen.view
    title = look.say("farbstich-screen-last")
    if view.starter is None:
        trick = ended_trick(seen)
        last = of_trick(look, seen, trick, title) if trick else None
        return Score("", sheet(look, seen, best_first(view)), "", last)
    is_down = view.points is None
    trick = last_trick(seen)
    leads = look.say("farbstich-screen-leads", **seen.seat_values(view.starter))
    return Score(
        f"{course(look, view)} · {leads}",
        sheet(look, seen, with_hidden=is_down),
        look.say("farbstich-plain-face-down") if is_down else "",
        of_trick(look, seen, trick, title) if trick else None,
    )


def draw_score(canvas: Canvas, part: Score) -> None:
    palette, y = canvas.palette, 1
    if part.course:
        canvas.put(1, y, part.course, palette.gold, bold=True)
        y += 2
    y = draw_sheet(canvas, 1, y, canvas.width - 2, part.sheet) + 1
    for row in wrapped(part.told, canvas.width - 2) if part.told else ():
        canvas.put(1, y, row, palette.quiet)
        y += 1
    if part.last is not None:
        draw_bars(canvas, part.last, y + 1, 1 + 2 * len(part.last.bars))

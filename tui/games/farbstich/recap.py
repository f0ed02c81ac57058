"""How the last trick was scored, step by step; at the end of a game, the points follow."""

from typing import NamedTuple

from server.protocol import farbstich
from server.protocol.seat import Over
from tui.games.board import Section
from tui.games.farbstich.order import of_trick
from tui.games.farbstich.order_box import draw_order
from tui.games.farbstich.sheet import Sheet, draw_sheet, sheet, totals
from tui.games.farbstich.trick import ended_trick
from tui.games.people import best_first
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas


class Points(NamedTuple):
    """The points after a game; `hidden`: so many of the best are not shown yet."""

    title: str
    sheet: Sheet
    hidden: int = 0


def recapped(seen: Seen) -> farbstich.LastTrick | None:
    """None while a trick is collected, and at the very end, which has a screen of its own."""
    view: farbstich.FarbstichView = seen.view
    return None if view.to_collect or isinstance(view.waiting, Over) else view.last_trick


def steps(seen: Seen) -> int:
    return trick_steps(seen) + (seen.view.players if ends_game(seen) else 0)


def trick_steps(seen: Seen) -> int:
    """One for each that collects, and one for all that go without."""
    trick = ended_trick(seen)
    return trick.collectors + (trick.collectors < len(trick.plays)) if trick else 0


def ends_game(seen: Seen) -> bool:
    view: farbstich.FarbstichView = seen.view
    return bool(view.scores) and view.trick <= 1


def is_shown(look: Look, seen: Seen) -> bool:
    """It covers the cards of a trick only for those who have nothing to decide, until it ends."""
    if look.recap is None or ended_trick(seen) is None:
        return False
    return not seen.view.plays or (not seen.in_turn and look.recap < steps(seen))


def recap(look: Look, seen: Seen) -> Section:
    view: farbstich.FarbstichView = seen.view
    shown, trick = look.recap or 0, ended_trick(seen)
    assert trick is not None
    if ends_game(seen) and shown > trick_steps(seen):
        games = view.options.games
        title = look.say("board-farbstich-recap-game", game=len(view.scores), games=games)
        told = sheet(look, seen, best_first(totals(view)))
        hidden = max(0, view.players - (shown - trick_steps(seen)))
        return Section(draw_points, Points(title, told, hidden))
    number = farbstich.HAND if ends_game(seen) else view.trick - 1
    title = look.say("board-farbstich-recap", trick=number)
    return Section(draw_order, of_trick(look, seen, trick, title, shown=shown))


def draw_points(canvas: Canvas, part: Points) -> None:
    canvas.put(1, 0, part.title, canvas.palette.gold, bold=True)
    if lines := part.sheet.lines[part.hidden :]:
        draw_sheet(canvas, 1, 1, canvas.width - 1, part.sheet._replace(lines=lines))

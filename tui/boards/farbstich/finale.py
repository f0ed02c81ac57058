"""How a game of Farbstich ends: the last trick, and then the points, the least first."""

from collections.abc import Sequence
from typing import Final

from server.protocol import farbstich
from server.protocol.lobby import Motion
from tui.boards.farbstich import recap
from tui.boards.farbstich.taking import is_remembered
from tui.drawing import Block, fit, in_the_middle, wide
from tui.places.place import Look
from tui.plain.games import Seen

WIDTH: Final = 72


def steps(seen: Seen, motion: Motion) -> Sequence[int]:
    """Only those who were there have seen it end."""
    every = range(1, recap.steps(seen) + 1)
    if motion == "none" or not is_remembered(seen):
        return ()
    return every if motion == "full" else every[-1:]


def finale(look: Look, seen: Seen) -> Block:
    """As large as it will be in the end, so that nothing moves."""
    inner = look.sized(min(WIDTH, look.width), look.height)
    last = recap.steps(seen) if recap.tells_points(look, seen) else recap.of_the_trick(seen)
    width = max(map(wide, fitting(inner._replace(recap=last), seen)), default=0)
    rows = [fit(each, width) for each in fitting(inner, seen)]
    return in_the_middle(rows, look.width, look.height)


def fitting(look: Look, seen: Seen) -> Block:
    made = (making() for making in (*recap.sizes(look, seen), list))
    return next(rows for rows in made if len(rows) <= look.height)


def keepsake(look: Look, seen: Seen) -> Block:
    """The last trick in full."""
    view: farbstich.FarbstichView = seen.view
    if view.last_trick is None:
        return []
    shown = look._replace(recap=recap.of_the_trick(seen))
    return recap.titled(shown, seen)

"""The score as a place of its own: how far it has gone, the points that everybody may know, and
what everybody saw of the last trick."""

from server.protocol import farbstich
from tui.boards.farbstich import recap
from tui.boards.farbstich.course import course
from tui.boards.farbstich.sheet import sheet, table
from tui.boards.farbstich.trick import last_trick
from tui.drawing import EMPTY, Block, Span, row, wrapped
from tui.places.place import Look
from tui.plain.games import Seen


def score(look: Look, seen: Seen) -> Block:
    view: farbstich.FarbstichView = seen.view
    if view.starter is None:
        return sheet(look, seen)
    inner = look.sized(look.width - 2, look.height)
    is_down = view.points is None
    told = wrapped(look.say("farbstich-plain-face-down"), inner.width, "dim") if is_down else []
    return [
        EMPTY,
        *indented(course(inner, seen)),
        EMPTY,
        *table(look, seen, range(view.players), is_down),
        EMPTY,
        *indented([*told, *last(inner, seen)]),
    ]


def indented(rows: Block) -> Block:
    return [row(" ", *each) for each in rows]


def last(look: Look, seen: Seen) -> Block:
    """With what was taken in it, for those who were there."""
    if last_trick(seen) is None:
        return []
    title = row(Span(look.say("farbstich-screen-last"), "title"))
    return [EMPTY, title, *recap.of_trick(look._replace(recap=recap.of_the_trick(seen)), seen)]

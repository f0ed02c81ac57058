"""The whole board of 8-28: those around the middle above, my cards and the question below."""

from tui.boards.eight28 import middle, mine, seats
from tui.boards.eight28.recap import recap
from tui.boards.eight28.sheet import standing
from tui.boards.people import from_me
from tui.drawing import Block, beside, filled, in_the_middle, row
from tui.places.place import Look
from tui.plain.games import Seen

LARGE_WIDTH, LARGE_HEIGHT = 78, 30
MINE = 11


def draw(look: Look, seen: Seen) -> Block:
    if not seen.view.sides:
        return in_the_middle(standing(look, seen), look.width, look.height)
    large = look.width >= LARGE_WIDTH and look.height >= LARGE_HEIGHT
    return large_board(look, seen) if large else small_board(look, seen)


def large_board(look: Look, seen: Seen) -> Block:
    above = look.height - MINE
    if look.recap is not None:
        top = recap(look.sized(look.width, above), seen)
    else:
        top = in_the_middle(around(look, seen), look.width, above)
    return [*filled(top, look.width, above), *mine.box(look, seen, MINE)]


def around(look: Look, seen: Seen) -> Block:
    """Clockwise from my left; whoever sits opposite is at the top."""
    me, *others = from_me(seen)
    if seen.view.seat is None:
        others = [*others, me]
    left, *tops, right = others
    boxes = [seats.box(look, seen, seat) for seat in tops]
    top = [*beside(*boxes, gap=1), row()] if boxes else []
    centre = middle.box(look, seen, look.width - 2 * seats.WIDE - 4, seats.HIGH + 2)
    both = [
        in_the_middle(seats.box(look, seen, seat), seats.WIDE, seats.HIGH + 2)
        for seat in (left, right)
    ]
    return [*top, *beside(both[0], centre, both[1], gap=2)]


def small_board(look: Look, seen: Seen) -> Block:
    """A line for each; my own part keeps its room, whatever happens above."""
    me, *others = from_me(seen)
    if seen.view.seat is None:
        others = [me, *others]
    below = small_mine(look, seen)
    above = look.height - len(below)
    if look.recap is not None:
        return [*filled(recap(look.sized(look.width, above), seen), look.width, above), *below]
    rows = [*middle.line(look, seen), *(seats.line(look, seen, seat) for seat in others)]
    spare = above - len(rows)
    if spare >= 3:
        rows = [rows[0], row(), *rows[1:]]
    return [*filled(rows, look.width, above), *below]


def small_mine(look: Look, seen: Seen) -> Block:
    inner = look.sized(look.width - 2, 4)
    if look.height >= 17:
        return mine.box(look.sized(look.width, look.height), seen, 10)
    me = [] if seen.view.seat is None else [seats.line(look, seen, seen.view.seat)]
    rows = [*mine.totals(inner, seen), *mine.question(inner, seen)]
    below = [row(), *me, *(row(" ", *each) for each in rows if each)]
    return filled(below, look.width, len(below))

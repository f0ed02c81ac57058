"""The whole board of 8-28: those around the middle above, my cards and the question below."""

import dataclasses
from typing import Final

from server.protocol import eight28
from server.protocol.seat import replace
from tui.boards.eight28 import middle, mine, seats
from tui.boards.eight28.choosing import is_revealed
from tui.boards.eight28.lines import lines
from tui.boards.eight28.recap import is_hit, recap
from tui.boards.eight28.sheet import standing
from tui.boards.people import from_me
from tui.drawing import Block, beside, centred, filled, in_the_middle, row
from tui.places.place import Look
from tui.plain.games import Seen

LARGE_WIDTH, LARGE_HEIGHT = 80, 30
MINE: Final = 11
MINE_SMALL: Final = 9
MINE_WATCHING: Final = 4
HIGHEST: Final = 12
WIDEST: Final = 120
"""A table does not grow with any window."""
ABREAST: Final = 3
FRAME, WORDS = 2, 8
"""rows beside everybody's: of a frame alone, or with what is told in words"""


def draw(look: Look, seen: Seen) -> Block:
    if not seen.view.sides:
        return in_the_middle(standing(look, seen), look.width, look.height)
    large = look.width >= LARGE_WIDTH and look.height >= LARGE_HEIGHT
    return large_board(look, seen) if large else small_board(look, seen)


def large_board(look: Look, seen: Seen) -> Block:
    below = MINE_WATCHING if seen.view.seat is None else MINE
    above = look.sized(look.width, look.height - below)
    if is_told(look, seen):
        top = filled(with_recap(above, seen), above.width, above.height)
    else:
        top = in_the_middle(around(above, turning(look, seen)), above.width, above.height)
    return [*top, *mine.box(look, seen, below)]


def is_told(look: Look, seen: Seen) -> bool:
    """How the last round ended."""
    return look.recap is not None and not is_revealed(seen) and seen.view.before is not None


def turning(look: Look, seen: Seen) -> Seen:
    """The cards are turned up one after another, from the giver's left; when it is I who has to
    choose, all of them."""
    view: eight28.Eight28View = seen.view
    if look.recap is None or seen.in_turn or view.giver is None or not is_revealed(seen):
        return seen
    still = range(look.recap + 1, view.players + 1)
    hidden = {(view.giver + turn) % view.players for turn in still}
    sides = (replace(s, hole=None) if seat in hidden else s for seat, s in enumerate(view.sides))
    return dataclasses.replace(seen, view=replace(view, sides=tuple(sides)))


def with_recap(look: Look, seen: Seen) -> Block:
    """What others have now stays in sight where there is room for both."""
    table = middle.line(look, seen)
    people = lines(look, seen, others_of(seen), len(others_of(seen)))
    room = look.height - len(table) - len(people)
    is_short = seen.in_turn and not is_hit(seen.view.before)
    wanted = seen.view.players + (FRAME if is_short else WORDS)
    if room < wanted:
        return recap(look, seen)
    air = [row()] * (room > wanted)
    below = look.sized(look.width, room - len(air))
    return [*table, *people, *air, *recap(below, seen, has_middle=False)]


def others_of(seen: Seen) -> list[int]:
    """Those who watch see somebody in my place, too."""
    me, *others = from_me(seen)
    return [me, *others] if seen.view.seat is None else others


def around(look: Look, seen: Seen) -> Block:
    """Clockwise from my left; whoever sits opposite is at the top. Those who watch see somebody in
    my place, too."""
    me, *others = from_me(seen)
    if seen.view.seat is None:
        others = [*others, me]
    look = look.sized(min(look.width, WIDEST), look.height)
    left, *tops, right = others
    lows = [right] if len(tops) > ABREAST else []
    right = tops.pop() if lows else right
    bands = 1 + bool(tops) + bool(lows)
    high = min(HIGHEST, (look.height + 1) // bands - 1)
    width = max(seats.LEAST, min(36, (look.width - 2) // ABREAST))
    box = [seats.box(look, seen, seat, width, high) for seat in (*tops, left, right, *lows)]
    centre = middle.box(look, seen, look.width - 2 * width - 4, high)
    between = beside(box[len(tops)], centre, box[len(tops) + 1], gap=2)
    above = [*across(look, box[: len(tops)]), row()] if tops else []
    below = [row(), *across(look, box[-1:])] if lows else []
    return [*above, *between, *below]


def across(look: Look, boxes: list[Block]) -> Block:
    return [centred(each, look.width) for each in beside(*boxes, gap=1)]


def small_board(look: Look, seen: Seen) -> Block:
    """A line for each; my own part keeps its room, whatever happens above. Where there is little,
    what one has makes room for what has just ended."""
    below = small_mine(look, seen)
    above = look.height - len(below)
    if is_told(look, seen):
        top = with_recap(look.sized(look.width, above), seen)
        return [*filled(top, look.width, above), *below]
    table = middle.line(look, seen)
    people = lines(look, turning(look, seen), others_of(seen), above - len(table))
    spare = above - len(table) - len(people)
    left = middle.left(look, seen) if spare and look.is_narrow else []
    air = [row()] * (spare - len(left) >= 2)
    return [*filled([*table, *left, *air, *people], look.width, above), *below]


def small_mine(look: Look, seen: Seen) -> Block:
    """A box where there is room for one."""
    if look.height >= 17:
        return mine.box(look, seen, MINE_SMALL)
    rows = mine.briefly(look, seen)
    return filled(rows, look.width, len(rows))

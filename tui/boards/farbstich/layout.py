"""The whole board of Farbstich: the display above, the trick in the middle, my hand below."""

from functools import partial
from typing import Final

from server.protocol import farbstich as p
from server.protocol.seat import Over
from tui.boards.farbstich import display, hand, parts, table
from tui.boards.farbstich.briefly import last_trick_briefly, this_trick_briefly
from tui.boards.farbstich.course import course, short_course
from tui.boards.farbstich.parts import mine
from tui.boards.farbstich.result import result
from tui.boards.farbstich.seats import heights, seats
from tui.boards.farbstich.sheet import sheet
from tui.boards.farbstich.stacking import Section, gap, section, stacked
from tui.drawing import Block, filled, row, wrapped
from tui.places.place import Look
from tui.plain.games import Seen

WIDE: Final = 64
TALL: Final = 30
ALL_BUT_SEATS: Final = 23
GAPS: Final = 3
ROOMY: Final = 16
GRAND: Final = p.HAND * (hand.GRAND.width + 1) + 4
"""So wide is a frame around all those cards."""


def draw(look: Look, seen: Seen) -> Block:
    view: p.FarbstichView = seen.view
    if isinstance(view.waiting, Over):
        return result(look, seen)
    if view.starter is None:
        return filled([*dealing(look), *sheet(look, seen)], look.width, look.height)
    if look.width < WIDE:
        return stacked(narrow_board(look, seen), look.width, look.height)
    if look.height >= TALL:
        return stacked(tall_board(look, seen), look.width, look.height)
    inner = look.sized(look.width - 2, look.height)
    rows = stacked(wide_board(inner, seen), inner.width, inner.height)
    return [row(" ", *each, " ") for each in rows]


def dealing(look: Look) -> Block:
    return [row(), *wrapped(look.say("farbstich-deck"), look.width, "dim"), row()]


def tall_board(look: Look, seen: Seen) -> list[Section]:
    """Everything has its frame, and its place in which it always stands."""
    high, spare = heights(seen.view.players, look.height - ALL_BUT_SEATS)
    air = [gap()] if spare >= GAPS else []
    return [
        section(0, lambda: [row("  ", *each) for each in course(parts.narrower(look), seen)]),
        *air,
        section(3, partial(display.box, look, seen), partial(display.chips, look, seen)),
        *air,
        section(
            6,
            partial(seats, look, seen, high),
            partial(seats, look, seen),
            partial(parts.in_columns, look, seen),
        ),
        *air,
        section(
            7,
            partial(parts.last_box, look, seen, close=False),
            partial(parts.last_box, look, seen),
            partial(last_trick_briefly, look, seen),
            list,
        ),
        section(
            2,
            *((partial(parts.hand_box, look, seen, hand.GRAND),) if look.width >= GRAND else ()),
            partial(parts.hand_box, look, seen),
            partial(parts.flat, look, seen),
        ),
    ]


def wide_board(look: Look, seen: Seen) -> list[Section]:
    return [
        section(0, partial(course, look, seen)),
        gap(),
        section(
            2, partial(display.chips, look, seen), partial(display.chips, look, seen, sums=True)
        ),
        gap(),
        section(4, partial(parts.in_columns, look, seen), partial(this_trick_briefly, look, seen)),
        gap(),
        section(
            7, partial(parts.last, look, seen, close=False), partial(parts.last, look, seen), list
        ),
        section(5, partial(mine, look, seen, hand.MIDDLE), partial(parts.flat, look, seen)),
    ]


def narrow_board(look: Look, seen: Seen) -> list[Section]:
    low = hand.SMALL._replace(lifted=False)
    return [
        section(7, partial(course, look, seen), partial(short_course, look, seen), list),
        gap(),
        section(
            6, partial(display.chips, look, seen), partial(display.chips, look, seen, sums=True)
        ),
        gap(),
        section(
            5,
            partial(table.table_with_players, look, seen),
            partial(table.table_with_players, look, seen, tie=False),
            partial(this_trick_briefly, look, seen),
            partial(this_trick_briefly, look, seen, totals=False),
        ),
        section(
            8,
            partial(last_trick_briefly, look, seen, close=False),
            partial(last_trick_briefly, look, seen),
            list,
        ),
        gap(),
        section(
            3,
            *((partial(mine, look, seen, hand.SMALL),) if look.height >= ROOMY else ()),
            partial(mine, look, seen, low),
            partial(mine, look, seen, low._replace(keyed=False), brief=True),
            *((partial(parts.asked, look, seen),) if seen.view.to_collect else ()),
        ),
    ]

"""The whole board of Farbstich: the display above, the trick in the middle, my hand below."""

from functools import partial
from typing import Final

from server.protocol import farbstich
from server.protocol.seat import Over
from tui.boards.farbstich import asking, display, hand, parts, recap, small
from tui.boards.farbstich.briefly import last_trick_briefly
from tui.boards.farbstich.course import course
from tui.boards.farbstich.picking import picks
from tui.boards.farbstich.result import result
from tui.boards.farbstich.seats import COLUMNS, LOW, heights, seats
from tui.boards.farbstich.sheet import sheet
from tui.boards.farbstich.stacking import Making, Section, gap, section, stacked
from tui.boards.people import of_note, told_of
from tui.drawing import Block, filled, row, wrapped
from tui.places.place import Look
from tui.plain.games import Seen

WIDE: Final = 64
TALL: Final = 30
ALL_BUT_SEATS: Final = 23
GAPS: Final = 3
GRAND: Final = farbstich.HAND * (hand.GRAND.width + 1) + 4
"""So wide is a frame around all those cards."""


def draw(look: Look, seen: Seen) -> Block:
    view: farbstich.FarbstichView = seen.view
    if isinstance(view.waiting, Over):
        return result(look, seen)
    if view.starter is None:
        return filled([*dealing(look), *sheet(look, seen)], look.width, look.height)
    if look.width < WIDE:
        make = asking.narrow_pick if picks(seen) else small.narrow_board
        return stacked(make(look, seen), look.width, look.height)
    if look.height >= TALL:
        above, below = tall_board(look, seen)
        return stacked([*above, *below], look.width, look.height, low=len(below))
    inner = look.sized(look.width - 2, look.height)
    make = asking.wide_pick if picks(seen) else small.wide_board
    rows = stacked(make(inner, seen), inner.width, inner.height)
    return [row(" ", *each, " ") for each in rows]


def dealing(look: Look) -> Block:
    return [row(), *wrapped(look.say("farbstich-deck"), look.width, "dim"), row()]


def tall_board(look: Look, seen: Seen) -> tuple[list[Section], list[Section]]:
    """Everything has its frame, and its place in which it always stands."""
    high, spare = heights(seen.view.players, look.height - ALL_BUT_SEATS)
    air = [gap()] if spare >= GAPS else []
    above = [
        section(0, lambda: [row("  ", *each) for each in course(parts.narrower(look), seen)]),
        *air,
        tall_display(look, seen),
        *air,
    ]
    return above, [
        *(told_again(look, seen, high) if recap.is_shown(look, seen) else tricks(look, seen, high)),
        section(2, *hands(look, seen)),
    ]


def hands(look: Look, seen: Seen) -> list[Making]:
    sizes = [hand.GRAND, hand.LARGE] if look.width >= GRAND else [hand.LARGE]
    made = [partial(parts.hand_box, look, seen, size) for size in sizes]
    if picks(seen):
        made += [partial(parts.hand_box, look, seen, size, close=True) for size in sizes]
    return [*made, partial(parts.flat, look, seen)]


def tall_display(look: Look, seen: Seen) -> Section:
    if picks(seen):
        return section(3, partial(asking.pick_box, look, seen))
    return section(3, partial(display.box, look, seen), partial(display.chips, look, seen))


def tricks(look: Look, seen: Seen, high: int) -> list[Section]:
    """This one, and the last one."""
    return [
        section(
            6,
            partial(seats, look, seen, high),
            partial(seats, look, seen),
            partial(parts.in_columns, look, seen),
        ),
        section(
            7,
            partial(parts.last_box, look, seen, close=False),
            partial(parts.last_box, look, seen),
            partial(last_trick_briefly, look, seen),
            list,
        ),
    ]


def told_again(look: Look, seen: Seen, high: int) -> list[Section]:
    """In their place."""
    rows = -(-seen.view.players // COLUMNS[seen.view.players])
    people = told_of(seen, of_note(look, seen, clocks=True), look.width)
    room = (rows * each + 1 - len(people) for each in (high, LOW))
    sizes = (partial(recap.box, look, seen, each, people) for each in room)
    return [section(6, *sizes, *recap.sizes(look, seen))]

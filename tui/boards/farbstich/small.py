"""The board where there is little room: everything below each other, and what matters least gives
way."""

from functools import partial
from typing import Final

from tui.boards.farbstich import display, hand, parts, recap, table
from tui.boards.farbstich.briefly import last_trick_briefly, this_trick_briefly
from tui.boards.farbstich.course import course, short_course
from tui.boards.farbstich.parts import mine
from tui.boards.farbstich.stacking import Making, Section, gap, section
from tui.places.place import Look
from tui.plain.games import Seen

ROOMY: Final = 16


def wide_board(look: Look, seen: Seen) -> list[Section]:
    return [
        section(0, partial(course, look, seen)),
        gap(),
        section(
            2, partial(display.chips, look, seen), partial(display.chips, look, seen, sums=True)
        ),
        gap(),
        *wide_tricks(look, seen),
        section(5, partial(mine, look, seen, hand.MIDDLE), partial(parts.flat, look, seen)),
    ]


def wide_tricks(look: Look, seen: Seen) -> list[Section]:
    if recap.is_shown(look, seen):
        return [section(4, *told_again(look, seen)), gap()]
    return [
        section(
            4,
            partial(parts.in_columns, look, seen),
            partial(this_trick_briefly, look, seen),
            partial(this_trick_briefly, look, seen, people=False),
        ),
        gap(),
        section(
            7, partial(parts.last, look, seen, close=False), partial(parts.last, look, seen), list
        ),
    ]


def told_again(look: Look, seen: Seen) -> tuple[Making, ...]:
    sizes = recap.sizes(look, seen)
    return *(partial(recap.over_people, look, seen, each) for each in sizes), sizes[-1]


def narrow_board(look: Look, seen: Seen) -> list[Section]:
    low = hand.SMALL._replace(lifted=False)
    return [
        section(7, partial(course, look, seen), partial(short_course, look, seen), list),
        gap(),
        section(
            6, partial(display.chips, look, seen), partial(display.chips, look, seen, sums=True)
        ),
        gap(),
        *narrow_tricks(look, seen),
        gap(),
        section(
            3,
            *((partial(mine, look, seen, hand.SMALL),) if look.height >= ROOMY else ()),
            partial(mine, look, seen, low),
            partial(mine, look, seen, low._replace(keyed=False), brief=True),
            *((partial(parts.asked, look, seen),) if seen.view.to_collect else ()),
        ),
    ]


def narrow_tricks(look: Look, seen: Seen) -> list[Section]:
    if recap.is_shown(look, seen):
        return [section(5, *told_again(look, seen))]
    return [
        section(5, *narrow_trick(look, seen)),
        section(
            8,
            partial(last_trick_briefly, look, seen, close=False),
            partial(last_trick_briefly, look, seen),
            list,
        ),
    ]


def narrow_trick(look: Look, seen: Seen) -> tuple[Making, ...]:
    return (
        partial(table.table_with_players, look, seen),
        partial(table.table_with_players, look, seen, tie=False),
        *brief_trick(look, seen),
    )


def brief_trick(look: Look, seen: Seen) -> tuple[Making, ...]:
    return (
        partial(this_trick_briefly, look, seen),
        partial(this_trick_briefly, look, seen, totals=False),
        partial(this_trick_briefly, look, seen, totals=False, people=False),
    )

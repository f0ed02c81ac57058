"""The board while I pick a colour: what is asked stands where the choices are, and everything else
gives way to them."""

from functools import partial
from typing import Final

from tui.boards.farbstich import display, hand, table
from tui.boards.farbstich.course import course, cut_name, short_course
from tui.boards.farbstich.lots import lots
from tui.boards.farbstich.parts import asked, box, narrower
from tui.boards.farbstich.picking import close, gain, listed, tells_more
from tui.boards.farbstich.small import brief_trick
from tui.boards.farbstich.stacking import Section, gap, section
from tui.boards.people import of_note, told_of
from tui.drawing import EMPTY, Block, Span, beside, filled, row, wrapped
from tui.places.place import Look
from tui.plain.games import Seen

LEGEND: Final = 24
LEFT: Final = 36
LOW_HAND: Final = hand.SMALL._replace(lifted=False, keyed=False)


def pick_box(look: Look, seen: Seen) -> Block:
    """What is asked stands where the choices are."""
    inner = narrower(look)
    rows = [*question_room(inner, seen), *display.columns(look, seen), *legend(inner, seen)]
    title = look.say("farbstich-screen-display")
    return box(look, title, rows, len(rows) + 2, strong=True)


def question_room(look: Look, seen: Seen) -> Block:
    """Nothing jumps when one points at another colour."""
    every = lots(look, seen) if look.taste.totals else []
    said = [gain(look, seen, every, lot) for lot in every if lot.values]
    most = max((len(wrapped(each, look.width)) for each in said), default=0)
    return [*hand.question(look, seen), *filled(hand.preview(look, seen), look.width, most)]


def legend(look: Look, seen: Seen) -> Block:
    if not tells_more(look, seen):
        return []
    name = cut_name(seen.names[seen.view.to_collect[1]], LEGEND)
    sign = look.glyphs.arrows[1]
    told = look.say("farbstich-screen-leaves-most", sign=sign, name=name)
    return wrapped(told, look.width, "dim")


def wide_pick(look: Look, seen: Seen) -> list[Section]:
    """What is asked stands above the choices."""
    return [
        section(0, partial(course, look, seen)),
        gap(),
        section(4, partial(question_room, look, seen), partial(asked, look, seen)),
        gap(),
        section(
            3, partial(pick_columns, look, seen), partial(pick_columns, look, seen, people=False)
        ),
        gap(),
        section(
            7,
            partial(hand.cards, look, seen, hand.MIDDLE._replace(lifted=False, keyed=False)),
            partial(hand.cards, look, seen, LOW_HAND),
            list,
        ),
    ]


def pick_columns(look: Look, seen: Seen, people: bool = True) -> Block:
    """The colours to the left, the trick to the right."""
    left = max(LEFT, look.width // 2)
    sides = look.sized(left, look.height), look.sized(look.width - left - 2, look.height)
    title = row(Span(look.say("farbstich-screen-trick"), "title"))
    noted = of_note(look, seen, clocks=True)
    below = [EMPTY, *told_of(seen, noted, left)] if people and noted else []
    columns = [*listed(sides[0], seen), *below], [title, *table.table(sides[1], seen)]
    made = (filled(rows, each.width, len(rows)) for rows, each in zip(columns, sides, strict=True))
    return beside(*made, gap=2)


def narrow_pick(look: Look, seen: Seen) -> list[Section]:
    return [
        section(7, partial(short_course, look, seen), list),
        section(0, partial(hand.question, look, seen)),
        section(3, partial(listed, look, seen), partial(close, look, seen)),
        section(
            6, partial(hand.preview, look, seen), partial(hand.preview, look, seen, brief=True)
        ),
        gap(),
        section(5, partial(table.table_with_players, look, seen), *brief_trick(look, seen)),
        section(
            8,
            partial(hand.cards, look, seen, LOW_HAND),
            list,
        ),
    ]

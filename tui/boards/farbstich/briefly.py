"""A trick in a line or two, where there is no room for a table."""

from collections.abc import Callable
from typing import Final

from rich.cells import cell_len

from server.protocol import farbstich as p
from tui.boards.farbstich.pieces import chip, named, sign
from tui.boards.farbstich.standing import Standing, standings, to_come
from tui.boards.farbstich.trick import PLACE, Trick, ink, last_trick, place, this_trick
from tui.boards.people import is_asked, name_ink, time_left
from tui.drawing import Block, Row, Span, fit, flowing, row, wide
from tui.places.place import Look
from tui.plain.games import Seen

NAME: Final = 10
CHIP: Final = 6


def this_trick_briefly(look: Look, seen: Seen, totals: bool = True) -> Block:
    """In two columns: the cards in the order in which one collects, then who is still to play."""
    view: p.FarbstichView = seen.view
    trick = this_trick(view)
    width = (look.width - 1) // 2
    cells = [
        (*before(look, each, trick), *named(seen, each.laid.seat, ink(seen, each, trick), room))
        for each in standings(trick.plays)
        if (room := width - PLACE - CHIP)
    ]
    cells += [coming(look, seen, seat, width) for seat in to_come(view)]
    sums = [worth(look, trick)] if totals and trick.plays else []
    return [*sums, *flowing([fit(each, width) for each in cells], look.width, gap=1)]


def coming(look: Look, seen: Seen, seat: int, width: int) -> Row:
    """The name may be cut, the clock may not."""
    turn = look.glyphs.turn if is_asked(seen, seat) else look.glyphs.missing
    left = time_left(look, seat)
    clock = row(Span(f" {left}" if left else "", "dim"))
    mark = Span(turn.ljust(PLACE - 1), "turn" if is_asked(seen, seat) else "dim")
    room = width - wide(clock) - PLACE + 1
    return (mark, *named(seen, seat, name_ink(seen, seat), room), *clock)


def worth(look: Look, trick: Trick) -> Row:
    """What each colour comes to, strongest first."""
    totals = {each.colour: each.total for each in standings(trick.plays)}
    sums = (
        Span(f"{sign(look, each)} {worth}  ", f"colour-{each}") for each, worth in totals.items()
    )
    return row(*sums)


def last_trick_briefly(look: Look, seen: Seen, titled: bool = True, close: bool = True) -> Block:
    """In as few rows as possible, or with all names in full."""
    last = last_trick(seen.view)
    if last is None:
        return []
    title = row(Span(look.say("farbstich-screen-last"), "title")) if titled else ()
    if not close:
        return one_by_one(look, seen, last, title, longest(seen))
    return widest(lambda name: one_by_one(look, seen, last, title, name), longest(seen))


def one_by_one(look: Look, seen: Seen, trick: Trick, title: Row, name: int) -> Block:
    items = [
        (*before(look, each, trick), *named(seen, each.laid.seat, ink(seen, each, trick), name))
        for each in standings(trick.plays)
    ]
    return flowing([*([title] if title else []), *items], look.width)


def widest(made: Callable[[int], Block], most: int) -> Block:
    """With names as long as they may be without another row."""
    rows = len(made(NAME))
    widths = range(max(most, NAME), NAME - 1, -1)
    return next(block for each in widths if len(block := made(each)) <= rows)


def longest(seen: Seen) -> int:
    return max(map(cell_len, seen.names))


def before(look: Look, each: Standing, trick: Trick) -> Row:
    where = place(look, each, trick)
    short = where._replace(text=where.text[: PLACE - 1])
    return row(short, chip(look, each.laid.card), " ")

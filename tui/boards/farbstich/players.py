"""Everybody at the table: whose turn it is, who is away, the clocks, and open points."""

from typing import Final

from rich.cells import cell_len

from server.protocol import farbstich
from tui.boards.people import (
    from_me,
    is_absent,
    is_asked,
    is_timed,
    name_ink,
    state,
    time_left,
)
from tui.drawing import Block, Row, Span, apart, cut, row, wide
from tui.places.place import Look
from tui.plain.games import Seen

NAME: Final = 7
"""So much of a name has to be seen."""


def title(look: Look, seen: Seen) -> str:
    counted = "yes" if points(seen, 0) else "no"
    return look.say("farbstich-screen-players", points=counted)


def table(look: Look, seen: Seen) -> Block:
    return [line(look, seen, seat) for seat in from_me(seen)]


def line(look: Look, seen: Seen, seat: int) -> Row:
    worth = points(seen, seat)
    right = Span(f" {worth:>5}" if worth else "", "strong")
    turn = look.glyphs.turn if is_asked(seen, seat) else " "
    name = Span(seen.names[seat], name_ink(seen, seat))
    return marked(look, seen, seat, row(Span(f"{turn} ", "turn")), name, row(right))


def marked(look: Look, seen: Seen, seat: int, before: Row, name: Span, after: Row = ()) -> Row:
    """A line with what is to be told of somebody. A name may be cut, but not to nothing."""
    room = look.width - wide(before) - wide(after)
    told = about(look, seen, seat, room - min(NAME, cell_len(name.text)))
    whole = room - wide(told)
    shown = row(name) if cell_len(name.text) <= whole else cut(row(name), whole)
    return apart((*before, *shown), (*told, *after), look.width)


def about(look: Look, seen: Seen, seat: int, room: int) -> Row:
    """What nobody has to know gives way to the name, the clock first."""
    kind, clock = state(look, seat), time_left(look, seat)
    timed = clock if is_timed(look, seen, seat) else ""
    absent = kind if is_absent(look, seat) else ""
    every = ((kind, clock), (kind, timed), (absent, timed))
    made = [row(*(Span(f" {each}", "dim") for each in one if each)) for one in every]
    return next((each for each in made if wide(each) <= room), made[-1])


def points(seen: Seen, seat: int) -> str:
    """Those of the games before, and what one has in this game if everybody may see it."""
    view: farbstich.FarbstichView = seen.view
    before = str(sum(game[seat] for game in view.scores)) if view.options.games > 1 else ""
    if view.points is None:
        return before
    return f"{before}+{view.points[seat]}" if before else str(view.points[seat])

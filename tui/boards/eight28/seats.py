"""Those at the table: as boxes around the middle, with their cards as large as there is room."""

from typing import Final

from server.protocol import eight28
from tui.boards.eight28.cards import spread
from tui.boards.eight28.names import called, marks
from tui.boards.eight28.pieces import gems, laid, span_of_sums, worths
from tui.boards.people import is_asked, name_ink
from tui.drawing import Block, Span, apart, boxed, filled, fit, row, wide
from tui.places.place import Look
from tui.plain.games import Seen

LEAST: Final = 26
"""columns of a box"""
NAME: Final = 6
"""So much of a name has to be seen."""


def box(look: Look, seen: Seen, seat: int, width: int, height: int) -> Block:
    inner = width - 4
    names = named(look, seen, seat, inner)
    made, won = row(tells(look, seen, seat)[0]), gems(look, seen.view.gems[seat])
    has_room = wide(made) + wide(won) < inner
    below = [apart(made, won, inner)] if has_room else [made, won]
    room = height - 2 - len(names) - len(below)
    air = room % 3 == 1 or room > 6
    hand: Block = []
    if seen.view.sides:
        hand = spread(look, laid(look, seen.view.sides[seat]), inner, room - air)
    rows = [*names, *[row()] * air, *filled(hand, inner, room - air), *below]
    padded = [row(" ", *fit(each, inner), " ") for each in rows]
    drawn = boxed(padded, width, height, look.glyphs.frame)
    if is_asked(seen, seat):
        drawn[0] = row(Span(lid(look, width), "frame+turn"))
    return drawn


def lid(look: Look, width: int) -> str:
    """Whom the table waits for is seen from it; all of a frame would be a lot to paint with every
    move."""
    strong = look.glyphs.strong
    return strong.corners[0] + strong.across * (width - 2) + strong.corners[1]


def named(look: Look, seen: Seen, seat: int, width: int) -> Block:
    """And whether he gives the cards now. What is to be known of him has a row of its own where
    his name would not be known any more."""
    gives = look.say("eight28-screen-gives") if seat == seen.view.giver else ""
    mark = row(Span(f" {gives}", "title")) if gives else ()
    turn = Span(look.glyphs.turn if is_asked(seen, seat) else " ", "turn")
    room, told = width - 1 - wide(mark), marks(look, seat)
    if wide(told) + NAME <= room:
        return [row(turn, *called(look, seen, seat, room), *mark)]
    name = fit(row(Span(seen.names[seat], name_ink(seen, seat))), room)
    return [row(turn, *name, *mark), *([row(" ", *told)] if told else [])]


def tells(look: Look, seen: Seen, seat: int) -> tuple[Span, Span]:
    """What his cards make, in words and as short as possible."""
    if not seen.view.sides:
        return Span(""), Span("")
    side = seen.view.sides[seat]
    if side.out:
        word = Span(look.say("eight28-screen-out"), "bad")
        return word, Span(str(eight28.totals(side.open)[0]), "bad")
    if side.hole is not None and seat != seen.view.seat:
        return revealed(look, seen, seat)
    if not side.open:
        return Span(look.say("eight28-screen-none-open"), "dim"), Span("")
    every = span_of_sums(seen, seat)
    words = every if look.is_narrow else look.say("eight28-screen-open", sums=every)
    return Span(words, "text"), Span(every, "text")


def revealed(look: Look, seen: Seen, seat: int) -> tuple[Span, Span]:
    """What somebody has, once all cards lie open, and which half he plays for."""
    for each in seen.view.declared:
        if each.seat == seat:
            words = look.say("eight28-screen-for", target=each.target, total=each.total)
            return Span(words, "title"), Span(f"{each.target}: {each.total}", "title")
    return worths(look, seen, seen.view.sides[seat])

"""Those at the table where there is little room: a line each, or two for those with many cards."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tui.boards.eight28.cards import LOW, in_line, in_rows, spread
from tui.boards.eight28.choosing import decides
from tui.boards.eight28.names import NAME_SHORT, called, known, marks
from tui.boards.eight28.pieces import gems, laid
from tui.boards.eight28.seats import tells
from tui.boards.people import is_asked
from tui.drawing import Block, Row, Span, apart, fit, row, wide
from tui.places.place import Look
from tui.plain.games import Seen

NAME: Final = 24
NAME_NARROW: Final = 9
GEMS_NARROW: Final = 4


class Columns(NamedTuple):
    """How wide names and gems are at this table."""

    name: int
    gems: int


def columns(look: Look, seen: Seen, seats: Sequence[int]) -> Columns:
    longest = max(wide(known(look, seen, seat)) for seat in seats)
    name = min(longest, NAME_NARROW if look.is_narrow else NAME)
    if look.is_narrow:
        least = max(wide(marks(look, seat)) for seat in seats) + NAME_SHORT
        return Columns(min(longest, max(name, least)), GEMS_NARROW)
    return Columns(name, max(wide(gems(look, each)) for each in seen.view.gems) + 2)


def lines(look: Look, seen: Seen, seats: Sequence[int], height: int) -> Block:
    """Nobody's cards are ever cut: where a line is too short for them, they have one of their own,
    and where there is none to spare, what else is told makes room."""
    room = columns(look, seen, seats)
    if height >= LOW * len(seats) and not look.is_narrow:
        air = [row()] * (height >= (LOW + 1) * len(seats))
        return [each for seat in seats for each in (*air, *in_three(look, seen, seat, room))]
    spare = height - len(seats)
    rows: Block = []
    for seat in seats:
        one = in_one(look, seen, seat, room)
        if one:
            rows.append(one)
        elif spare > 0:
            rows += in_two(look, seen, seat, room)
            spare -= 1
        else:
            rows.append(squeezed(look, seen, seat))
    return rows


def start(look: Look, seen: Seen, seat: int, name: int) -> Row:
    turn = look.glyphs.turn if is_asked(seen, seat) else " "
    gives = look.say("eight28-screen-gives-short") if seat == seen.view.giver else " "
    named = called(look, seen, seat, name)
    return row(Span(turn, "turn"), *named, " ", Span(gives, "title"), " ")


def worth(look: Look, seen: Seen, seat: int, width: int) -> Row:
    some = seen.view.gems[seat]
    if look.is_narrow:
        return fit(row(Span(f" {look.glyphs.gem}{some.worth}", "gem-blue")), width)
    return fit(row("  ", *gems(look, some)), width)


def hand(look: Look, seen: Seen, seat: int, width: int) -> Row | None:
    """Cards and what they make, if there is room for both."""
    if not seen.view.sides:
        return ()
    cards = laid(look, seen.view.sides[seat])
    for told in tells(look, seen, seat):
        end = row(" ", told) if told.text else ()
        here = in_line(look, cards, width - wide(end))
        if here:
            return row(*here, *end)
    return None


def in_one(look: Look, seen: Seen, seat: int, room: Columns) -> Row:
    first, last = start(look, seen, seat, room.name), worth(look, seen, seat, room.gems)
    here = hand(look, seen, seat, look.width - wide(first) - wide(last))
    return () if here is None else apart(row(*first, *here), last, look.width)


def in_two(look: Look, seen: Seen, seat: int, room: Columns) -> Block:
    """The cards stand below the name, all of them, and what they make beside them."""
    first, last = start(look, seen, seat, room.name), worth(look, seen, seat, room.gems)
    below = look.width - 2
    cards = laid(look, seen.view.sides[seat])
    here = hand(look, seen, seat, below) or in_rows(look, cards, below, 1)[0]
    return [apart(first, last, look.width), row("  ", *here)]


def in_three(look: Look, seen: Seen, seat: int, room: Columns) -> Block:
    """With large cards."""
    heads = [start(look, seen, seat, NAME), row(" ", tells(look, seen, seat)[0]), ()]
    last = worth(look, seen, seat, room.gems)
    left = max(map(wide, heads))
    cards = laid(look, seen.view.sides[seat])
    here = spread(look, cards, look.width - left - room.gems - 1, LOW)
    here += [row()] * (LOW - len(here))
    ends = [last, (), ()]
    return [
        apart(row(*fit(head, left), " ", *each), end, look.width)
        for head, each, end in zip(heads, here, ends, strict=True)
    ]


def squeezed(look: Look, seen: Seen, seat: int) -> Row:
    """Not even the gems have room; the cards always have."""
    first = start(look, seen, seat, NAME_SHORT)
    cards = laid(look, seen.view.sides[seat])
    end = row(" ", tells(look, seen, seat)[1])
    here = in_line(look, cards, look.width - wide(first) - wide(end))
    if here is None:
        here, end = in_rows(look, cards, look.width - wide(first), 1)[0], ()
    return apart(row(*first, *here), end, look.width)


def mine(look: Look, seen: Seen, seat: int) -> Row:
    """My own, who need no name."""
    turn = look.glyphs.turn if decides(look, seen) else " "
    gives = look.say("eight28-screen-gives-short") if seat == seen.view.giver else " "
    last = worth(look, seen, seat, columns(look, seen, [seat]).gems)
    first = row(Span(turn, "turn"), Span(gives, "title"), " ")
    cards = laid(look, seen.view.sides[seat]) if seen.view.sides else []
    here = in_rows(look, cards, look.width - wide(first) - wide(last), 1) if cards else [()]
    return apart(row(*first, *here[0]), last, look.width)

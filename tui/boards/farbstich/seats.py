"""A box for everybody: the card, what its colour is worth, and the place it would collect in."""

from typing import Final

from rich.cells import cell_len

from server.cards import COLOUR, VALUE
from server.protocol import farbstich
from tui.boards.farbstich.pieces import colour_name, named, sign
from tui.boards.farbstich.players import points
from tui.boards.farbstich.standing import Standing, standings, to_come
from tui.boards.farbstich.table import tie_words
from tui.boards.farbstich.taking import at_length, briefly
from tui.boards.farbstich.trick import Trick, ink, place, this_trick
from tui.boards.people import is_absent, is_asked, name_ink, state, time_left
from tui.drawing import (
    EMPTY,
    Block,
    Row,
    Span,
    beside,
    boxed,
    centred,
    filled,
    fit,
    row,
    wide,
    wrapped,
)
from tui.places.place import Look
from tui.plain.games import Seen

LOW: Final = 5
COLUMNS: Final = {3: 3, 4: 2, 5: 3, 6: 3}
CARD: Final = {9: 9, 7: 9, LOW: 6}
"""How wide a card is in a box of this height."""


def heights(players: int, room: int) -> tuple[int, int]:
    """Of a box, and of what is left, if all of them have so much room."""
    rows = -(-players // COLUMNS[players])
    high = next((each for each in CARD if each * rows <= room), LOW)
    return high, room - rows * high


def seats(look: Look, seen: Seen, height: int = LOW) -> Block:
    """The strongest first, as they would collect; then those who are still to play, in turn."""
    view: farbstich.FarbstichView = seen.view
    trick = this_trick(seen)
    laid = standings(trick.plays)
    columns = COLUMNS[view.players]
    cells = [look.sized(width, height) for width in widths(look.width, columns)] * 3
    boxes = [played(cell, seen, each, trick) for cell, each in zip(cells, laid, strict=False)]
    still = zip(cells[len(boxes) :], to_come(view), strict=False)
    boxes += [coming(cell, seen, seat) for cell, seat in still]
    rows: Block = []
    for first in range(0, len(boxes), columns):
        rows += beside(*boxes[first : first + columns])
    return [*rows, tie(look, seen, trick)]


def widths(width: int, columns: int) -> list[int]:
    """With one column between them; what is left over belongs to the last."""
    each, over = divmod(width + 1, columns)
    return [*[each - 1] * (columns - 1), each - 1 + over]


def tie(look: Look, seen: Seen, trick: Trick) -> Row:
    """The scoring stops here. Its row is kept free, so that nothing moves."""
    if not farbstich.rank(trick.plays).tied:
        return EMPTY
    told = tie_words(look.sized(look.width - 2, 1), seen, trick.plays)
    return centred(row(Span(f"= {told}", "warn")), look.width)


def played(look: Look, seen: Seen, each: Standing, trick: Trick) -> Block:
    colour, seat = each.colour, each.laid.seat
    where = place(look, each, trick)
    words = f"{where.text.strip()} {sign(look, colour)} {colour_name(look, colour)} {each.total}"
    width, high = CARD[look.height], look.height - 2
    tile = f"tile-{COLOUR[each.laid.card]}"
    face = [sign(look, colour), str(VALUE[each.laid.card])]
    above = (high - len(face)) // 2
    lines = [*[""] * above, *face, *[""] * (high - len(face) - above)]
    card = [row(Span(line.center(width), tile)) for line in lines]
    took = trick.took.get(seat)
    return box(look, seen, seat, card, where._replace(text=words), ink(seen, each, trick), took)


def coming(look: Look, seen: Seen, seat: int) -> Block:
    """Where a card will lie."""
    width, high = CARD[look.height], look.height - 2
    missing = row(Span(look.glyphs.missing.center(width), "dim"))
    place = [fit(EMPTY, width)] * high
    place[high // 2] = missing
    title = Span(look.glyphs.turn if is_asked(seen, seat) else "", "turn")
    return box(look, seen, seat, place, title, name_ink(seen, seat))


def box(
    look: Look,
    seen: Seen,
    seat: int,
    card: Block,
    title: Span,
    ink: str,
    took: farbstich.Collected | None = None,
) -> Block:
    room = look.width - CARD[look.height] - 4
    about = filled(person(look, seen, seat, room, ink, took), room, len(card))
    inside = [row(" ", *each) for each in beside(card, about)]
    asked = is_asked(seen, seat)
    frame = look.glyphs.strong if asked else look.glyphs.frame
    edge = "frame+turn" if asked else "frame"
    return boxed(inside, look.width, look.height, frame, title if title.text else "", edge)


def person(
    look: Look, seen: Seen, seat: int, width: int, ink: str, took: farbstich.Collected | None
) -> Block:
    """The name, what everybody should know about who plays there, and open points."""
    kind, got = state(look, seat), gained(look, took, width)
    if got and look.height == LOW and is_absent(look, seat):
        got = ()
    told = [
        *name(seen, seat, ink, width, 1 if look.height == LOW else 2),
        *(wrapped(kind, width, "dim") if not got or look.height > LOW else []),
        *([got] if got else []),
        counted(look, seen, seat, width),
    ]
    above = min((look.height - LOW) // 2, look.height - 2 - len(told))
    return [*[EMPTY] * above, *told]


def counted(look: Look, seen: Seen, seat: int, width: int) -> Row:
    """Open points, and the clock."""
    worth, clock = points(seen, seat), time_left(look, seat)
    whole = f"{look.say('farbstich-screen-points')} {worth}" if worth else ""
    parts = [(each, clock) for each in (whole, worth)]
    said, left = next((one for one in parts if cell_len("  ".join(one)) <= width), parts[-1])
    return row(Span(said, "strong"), Span(f"{'  ' if said and left else ''}{left}", "dim"))


def gained(look: Look, took: farbstich.Collected | None, width: int) -> Row:
    """With all cards if there is room for them."""
    if took is None:
        return ()
    whole = at_length(look, took)
    return whole if wide(whole) <= width else briefly(look, took)


def name(seen: Seen, seat: int, ink: str, width: int, rows: int) -> Block:
    """In two rows rather than cut, if there is room for them."""
    broken = wrapped(seen.names[seat], width, ink)
    return broken if len(broken) <= rows else [named(seen, seat, ink, width)]

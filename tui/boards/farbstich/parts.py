"""What the board is put together from, in frames and without."""

from typing import Final

from tui.boards.farbstich import hand, players, table
from tui.boards.farbstich.briefly import last_trick_briefly
from tui.boards.farbstich.picking import picks
from tui.boards.farbstich.trick import title as trick_title
from tui.drawing import Block, Span, beside, boxed, filled, row
from tui.places.place import Look
from tui.plain.games import Seen

PLAYERS: Final = 34
"""So wide is a list of the players with all that is to be told of them."""
TRICK: Final = 44
SAID: Final = 3


def halves(look: Look) -> tuple[Look, Look]:
    """The players to the left, the trick to the right."""
    left = max(24, look.width * 2 // 5, min(PLAYERS, look.width - TRICK))
    return look.sized(left, look.height), look.sized(look.width - left - 2, look.height)


def in_columns(look: Look, seen: Seen) -> Block:
    left, right = halves(look)
    columns = (
        [row(Span(players.title(look, seen), "title")), *players.table(left, seen)],
        [row(Span(trick_title(look, seen), "title")), *table.table(right, seen)],
    )
    made = (
        filled(rows, each.width, len(rows))
        for rows, each in zip(columns, (left, right), strict=True)
    )
    return beside(*made, gap=2)


def narrower(look: Look) -> Look:
    return look.sized(look.width - 4, look.height)


def box(look: Look, title: str, rows: Block, height: int, strong: bool = False) -> Block:
    inside = [row(" ", *each) for each in rows]
    frame = look.glyphs.strong if strong else look.glyphs.frame
    ink = "frame+turn" if strong else "frame"
    name = Span(title, ink if strong else "title")
    return boxed(inside, look.width, height, frame, name, ink)


def last(look: Look, seen: Seen, close: bool = True) -> Block:
    """The trick before this one, unless it still lies there."""
    return last_trick_briefly(look, seen, close=close) if seen.view.plays else []


def last_box(look: Look, seen: Seen, close: bool = True) -> Block:
    rows = last_trick_briefly(narrower(look), seen, titled=False, close=close)
    return box(look, look.say("farbstich-screen-last"), rows, len(rows) + 2) if rows else []


def hand_box(look: Look, seen: Seen, size: hand.Size = hand.LARGE, close: bool = False) -> Block:
    """It is strong when I am asked; what is said above the cards always has its rows, unless it is
    close."""
    inner = narrower(look)
    if seen.view.seat is None:
        title = look.say("farbstich-screen-watching")
    else:
        title = look.say("farbstich-screen-hand")
    held = hand.cards(inner, seen, size)
    said = [] if picks(seen) else asked(inner, seen)
    room = 0 if close else max(SAID if held else 1, len(said))
    rows = [*filled(said, inner.width, room), *held]
    return box(look, title, rows, len(rows) + 2, strong=seen.in_turn and not picks(seen))


def mine(look: Look, seen: Seen, size: hand.Size, brief: bool = False) -> Block:
    """The question, what would become of it, and my cards."""
    return [*asked(look, seen, brief), *hand.cards(look, seen, size)]


def asked(look: Look, seen: Seen, brief: bool = False) -> Block:
    """Whoever collects can do without a look at the hand."""
    return [*hand.question(look, seen), *hand.preview(look, seen, brief)]


def flat(look: Look, seen: Seen) -> Block:
    return mine(look, seen, hand.MIDDLE._replace(lifted=False))

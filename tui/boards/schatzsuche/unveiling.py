"""The golden card is unveiled, step by step: the guesses are laid open, the card is turned, and
points are added. What is to be kept of it stands where the end of the game is told."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from server.protocol import schatzsuche
from server.protocol.lobby import Motion
from server.protocol.seat import Over
from tui.boards.schatzsuche.ending import (
    END,
    TICKS,
    Moment,
    ending,
    golden,
    guessed,
    in_order,
    is_tall,
    what_is_right,
)
from tui.boards.schatzsuche.faces import chip
from tui.boards.schatzsuche.sheet import bonuses, signed
from tui.drawing import Block, Row, Span, centred, fit, row, wide, wrapped
from tui.places.place import Look
from tui.plain.games import Seen

GUESSES: Final = tuple(Moment(laid, "down", 0, False) for laid in range(schatzsuche.PLAYERS + 1))
TURNING: Final = (Moment(golden="turning", ticks=0, is_over=False),)
TICKING: Final = tuple(Moment(ticks=ticks, is_over=False) for ticks in range(TICKS + 1))
MOMENTS: Final = (*GUESSES, *TURNING, *TICKING, END)
LAID, TURNED, LAST = len(GUESSES) - 1, len(GUESSES) + len(TURNING), len(MOMENTS) - 1
NUMBER = 5
RICH_HEIGHT = 30
"""From here on there is room to draw it all once more."""


def steps(seen: Seen, motion: Motion) -> Sequence[int]:
    """For those who were there when it ended; where nobody was right there is nothing to add."""
    if motion == "none" or not any(
        isinstance(event, schatzsuche.Ended) for event in seen.recent_events
    ):
        return ()
    if motion == "little":
        return (LAID, LAST)
    return range(LAST + 1) if any(bonuses(seen.view)) else (*range(TURNED + 1), LAST)


def unveiling(look: Look, seen: Seen) -> Block:
    over = seen.view.waiting
    assert isinstance(over, Over)
    return ending(look, seen, over, MOMENTS[look.recap or 0])


def keepsake(look: Look, seen: Seen) -> Block:
    """The card and the guesses: large, or each of them in a line."""
    if look.height >= RICH_HEIGHT and is_tall(look):
        return [centred(each, look.width) for each in golden(look, seen, look.width * 2 // 3)]
    card = seen.view.treasure
    if card is None:
        return []
    said = wrapped(seen.formatter.event(schatzsuche.Golden(card)), look.width, "title")
    named = max(cell_len(name) for name in seen.names)
    lines = [line(look, seen, seat, named) for seat in in_order(seen)]
    if max(map(wide, lines)) > look.width:
        named = min(named, look.width - NUMBER * 2 - 2)
        lines = [line(look, seen, seat, named)[:-2] for seat in in_order(seen)]
    widest = max(map(wide, lines))
    return [centred(each, look.width) for each in (*said, *(fit(one, widest) for one in lines))]


def line(look: Look, seen: Seen, seat: int, named: int) -> Row:
    """In the end it says why, if there is room for it."""
    view: schatzsuche.SchatzsucheView = seen.view
    guess, worth, card = view.guesses[seat], bonuses(view)[seat], view.treasure
    ink = "good" if worth else "dim"
    name = row(Span(seen.names[seat], "me" if seat == view.seat else "strong"))
    laid = fit(row(chip(look, guessed(guess))) if guess else row(), NUMBER + 1)
    right = what_is_right(guess, card) if card else "none"
    why = look.say("schatzsuche-screen-right", right=right)
    gained = Span(signed(worth).rjust(NUMBER), ink)
    return row(*fit(name, named), " ", *laid, gained, " ", Span(why, ink))

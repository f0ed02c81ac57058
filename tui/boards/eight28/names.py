"""Who sits there, with what everybody should know about it."""

from typing import Final

from tui.boards.people import name_ink, state, time_left
from tui.drawing import Row, Span, fit, row, wide
from tui.places.place import Look
from tui.plain.games import Seen

NAME_SHORT: Final = 3


def known(look: Look, seen: Seen, seat: int) -> Row:
    return row(Span(seen.names[seat], name_ink(seen, seat)), *marks(look, seat))


def marks(look: Look, seat: int) -> Row:
    """Who plays there instead, or that nobody does, and how much time there is; on a small screen
    as shortly as possible."""
    if not look.is_narrow:
        told = (state(look, seat), time_left(look, seat))
        return row(*(Span(f" {each}", "dim") for each in told if each))
    chair = look.scene.room.chairs[seat] if look.scene.room else None
    if chair is None or chair.bot is not None or not (chair.covered or chair.presence != "here"):
        return ()
    said = look.say("screen-mark", mark="bot") if chair.covered else state(look, seat)
    return row(Span(f" {said}", "warn"))


def called(look: Look, seen: Seen, seat: int, width: int) -> Row:
    """A name makes room for the marks beside it, as long as there is any left of it."""
    name, told = row(Span(seen.names[seat], name_ink(seen, seat))), marks(look, seat)
    room = width - wide(told)
    if room < NAME_SHORT:
        return fit(name, width)
    short = name if wide(name) <= room else fit(name, room)
    return fit(row(*short, *told), width)

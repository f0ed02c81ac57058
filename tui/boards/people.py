"""Those who sit at the table, as a board names them."""

from tui.drawing import Row, Span, row
from tui.places.place import Look
from tui.plain.games import Seen


def is_asked(seen: Seen, seat: int) -> bool:
    return seat in getattr(seen.view.waiting, "seats", ())


def name_ink(seen: Seen, seat: int) -> str:
    if is_asked(seen, seat):
        return "turn"
    return "me" if seat == seen.view.seat else "strong"


def person(look: Look, seen: Seen, seat: int) -> Row:
    """Whose turn it is, the name, and what everybody should know about who plays there."""
    turn = look.glyphs.turn if is_asked(seen, seat) else " "
    ink = name_ink(seen, seat)
    marks = (Span(f" {mark}", "dim") for mark in (state(look, seat), time_left(look, seat)) if mark)
    return row(Span(turn, "turn"), Span(seen.names[seat], ink), *marks)


def state(look: Look, seat: int) -> str:
    """A bot, somebody who is away, or one whom a bot covers."""
    chair = look.scene.room.chairs[seat] if look.scene.room else None
    if chair is None:
        return ""
    if chair.covered:
        return look.say("screen-mark", mark="covered")
    if chair.bot is not None:
        return look.say("screen-mark", mark="bot")
    return "" if chair.presence == "here" else look.say("screen-mark", mark=chair.presence)


def time_left(look: Look, seat: int) -> str:
    """Minutes and seconds until a bot decides, where there is a clock."""
    clocks = look.scene.state.left if look.scene.state else ()
    left = clocks[seat] if seat < len(clocks) else None
    if left is None:
        return ""
    if runs(look, seat):
        left = max(0, left - look.elapsed)
    return f"{left // 60}:{left % 60:02}"


def runs(look: Look, seat: int) -> bool:
    """Whether it is this seat that the table waits for."""
    state = look.scene.state
    return state is not None and seat in getattr(state.view.waiting, "seats", ())


def from_me(seen: Seen) -> list[int]:
    """All seats clockwise; those who watch sit beside the first."""
    mine, players = seen.view.seat or 0, seen.view.players
    return [(mine + turn) % players for turn in range(players)]

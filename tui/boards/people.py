"""Those who sit at the table, as a board names them."""

from collections.abc import Mapping
from typing import Final

from rich.cells import cell_len

from tui.drawing import Block, Row, Span, cut, flowing, row, wide
from tui.places.place import Look
from tui.plain.games import Seen

LEAST: Final = 6
"""So much of a name has to be seen."""


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


def is_covered(look: Look, seat: int) -> bool:
    chair = look.scene.room.chairs[seat] if look.scene.room else None
    return chair is not None and chair.covered


def is_absent(look: Look, seat: int) -> bool:
    """Whether it is somebody who plays here and is not there."""
    chair = look.scene.room.chairs[seat] if look.scene.room else None
    if chair is None:
        return False
    return chair.covered or (chair.bot is None and chair.presence != "here")


def is_timed(look: Look, seen: Seen, seat: int) -> bool:
    """Whether there is a clock that has to be seen: my own, and that of whom the table waits for,
    unless a bot is there to play."""
    matters = is_asked(seen, seat) or seat == seen.view.seat
    return matters and bool(time_left(look, seat)) and not is_covered(look, seat)


def of_note(look: Look, seen: Seen, clocks: bool = False) -> dict[int, str]:
    """What has to be told of people even where room is scarce, or of all with a clock."""
    return {
        seat: " ".join(each for each in (state(look, seat), time_left(look, seat)) if each)
        for seat in from_me(seen)
        if is_absent(look, seat) or is_timed(look, seen, seat) or (clocks and time_left(look, seat))
    }


def told_of(seen: Seen, notes: Mapping[int, str], width: int) -> Block:
    """In as few rows as it takes, and with names as long as may be then."""

    def made(name: int) -> Block:
        items = (in_short(seen, seat, told, name, width) for seat, told in notes.items())
        return flowing(items, width, gap=3)

    rows = len(made(LEAST))
    long = max((cell_len(seen.names[seat]) for seat in notes), default=0)
    widths = range(max(long, LEAST), LEAST - 1, -1)
    return next(block for each in widths if len(block := made(each)) <= rows)


def in_short(seen: Seen, seat: int, told: str, name: int, width: int) -> Row:
    """Nothing but the name is cut."""
    after = Span(f" {told}", "dim")
    whole = row(Span(seen.names[seat], name_ink(seen, seat)))
    room = min(name, width - wide((after,)))
    return row(*(cut(whole, room) if wide(whole) > room else whole), after)


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

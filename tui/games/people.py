"""The people at a table as boards tell of them: presence, bots, clocks, and whom the game waits
for."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.cells import cell_len

from server.protocol.clusters import cut as cut
from server.protocol.lobby import Chair
from tui.games.lines import DOT
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.clock import Clock


def is_asked(seen: Seen, seat: int) -> bool:
    return seat in getattr(seen.view.waiting, "seats", ())


def chair_of(look: Look, seat: int) -> Chair | None:
    chairs = look.scene.room.chairs if look.scene.room else ()
    return chairs[seat] if seat < len(chairs) else None


def is_covered(look: Look, seat: int) -> bool:
    chair = chair_of(look, seat)
    return chair is not None and chair.covered


def is_absent(look: Look, seat: int) -> bool:
    """Whether a person has this seat and is not there."""
    chair = chair_of(look, seat)
    if chair is None:
        return False
    return chair.covered or (chair.bot is None and chair.presence != "here")


def is_timed(look: Look, seen: Seen, seat: int) -> bool:
    """Whether the clock has to be seen: the own one, and that of a seat the game waits for, unless
    a bot plays there."""
    matters = is_asked(seen, seat) or seat == seen.view.seat
    return matters and bool(time_left(look, seat)) and not is_covered(look, seat)


def state(look: Look, seat: int) -> str:
    """A word about a bot, a person who is away, or one whom a bot covers."""
    chair = chair_of(look, seat)
    if chair is None:
        return ""
    if chair.covered:
        return look.say("screen-table-mark", mark="covered")
    if chair.bot is not None:
        return look.say("screen-table-mark", mark="bot")
    return "" if chair.presence == "here" else look.say("screen-table-mark", mark=chair.presence)


class Person(NamedTuple):
    """`marks`: of an absent player or a bot, from long to short; the clock, where there is one."""

    name: str
    marks: tuple[str, ...]
    is_absent: bool
    clock: Clock


def person(look: Look, seen: Seen, seat: int, width: int) -> Person:
    mark = state(look, seat)
    short = look.say("screen-table-mark", mark="bot") if is_covered(look, seat) else mark
    marks = tuple(dict.fromkeys((mark, short))) if mark else ()
    name = cut(seen.names[seat], width)
    return Person(name, marks, is_absent(look, seat), time_left(look, seat))


def time_left(look: Look, seat: int) -> Clock:
    left, snapshot = look.scene.seconds_left(seat), look.scene.state
    if snapshot is None or left is None:
        return Clock("", seat)
    if seat in getattr(snapshot.view.waiting, "seats", ()):
        left = max(0, left - look.elapsed)
    return Clock(f"{left // 60}:{left % 60:02}", seat)


def from_me(view: Any) -> list[int]:
    """All seats clockwise from the own one; the gallery begins with the first."""
    mine, players = view.seat or 0, view.players
    return [(mine + turn) % players for turn in range(players)]


def best_first(points: Sequence[int]) -> list[int]:
    """The seats, those with the most points first."""
    return sorted(range(len(points)), key=lambda seat: -points[seat])


def with_hurry(look: Look, sentence: str) -> str:
    """Says beside whom the table waits for how to go on at once; that stays in one row."""
    hurry = look.hurry.replace(" ", "\N{NO-BREAK SPACE}")
    return f"{sentence.rstrip('.')} {DOT}{hurry}" if look.hurry else sentence


def in_row(names: Sequence[str], count: int, width: int) -> str:
    """As many of the names as fit, and the number of the others, as `Anna, Ben +2`. `count` is that
    of all, of whom `names` may be the first ones."""
    for shown in range(len(names), 0, -1):
        others = f" +{count - shown}" if count > shown else ""
        text = ", ".join(names[:shown]) + others
        if shown == 1 or cell_len(text) <= width:
            return cut(names[0], width - len(others)) + others if shown == 1 else text
    return ""

"""The row at the top: which game and table, what is going on, whose turn it is, and who one is."""

from typing import NamedTuple

from rich.cells import cell_len

from server.protocol.seat import Turn
from tui.games.people import time_left
from tui.look import Look
from tui.widgets.canvas import Canvas
from tui.widgets.drawn import Drawn

ROOMY = 60
"""columns from which the table's number, the middle and the name have room"""


class Head(NamedTuple):
    """`alerts` are shown on gold, as `YOUR TURN 0:42`; `notes` quietly. `again`: that the board
    shows the past, and the key that ends it; from long to short."""

    title: str
    place: str = ""
    middle: str = ""
    alerts: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    name: str = ""
    again: tuple[str, ...] = ()


def head_of(look: Look, title: str, place: str = "", middle: str = "") -> Head:
    """With what every screen shows: turn, clock, unread talk, a slow line, the own name."""
    return with_clocks(Head(title, place, middle, name=look.scene.name), look)


def with_clocks(head: Head, look: Look) -> Head:
    return head._replace(alerts=tuple(alerts(look)), notes=tuple(notes(look)))


def alerts(look: Look) -> list[str]:
    room = look.scene.room
    if look.scene.is_covered:
        return [look.say("screen-table-covered")]
    if room is None or not look.scene.prompt:
        return []
    clock = time_left(look, room.you) if room.you is not None else ""
    return [f"{look.say('screen-table-your-turn').upper()} {clock}".rstrip()]


def notes(look: Look) -> list[str]:
    unread = look.message_log.unread
    found = [look.say("screen-unread", count=unread)] if unread else []
    if look.slow:
        found.append(look.say("screen-slow"))
    return [*found, *others_clocks(look)]


def others_clocks(look: Look) -> list[str]:
    """The clock of the one player that the table waits for, unless it is the own one."""
    seen, room = look.scene.seen(), look.scene.room
    waiting = seen.view.waiting if seen and room and room.phase == "running" else None
    if seen is None or not isinstance(waiting, Turn) or len(waiting.seats) != 1:
        return []
    (seat,) = waiting.seats
    left = time_left(look, seat) if seat != seen.view.seat else ""
    return [f"{seen.names[seat]} {left}"] if left else []


def draw_head(canvas: Canvas, head: Head) -> None:
    palette, width = canvas.palette, canvas.width
    end = canvas.put(1, 0, f"{canvas.glyphs.suits['S']} ", palette.gold)
    end = canvas.put(end, 0, head.title, palette.text, bold=True)
    right = width - 1
    alerts = sum(cell_len(alert) + 3 for alert in head.alerts)
    if width >= ROOMY and head.name and end + alerts + cell_len(head.name) + 2 < right:
        right = canvas.right(right, 0, head.name, palette.soft) - 2
    for alert in head.alerts:
        how = {"ground": palette.gold, "bold": True}
        right = canvas.right(right, 0, f" {alert} ", palette.on_gold, **how) - 1
    again = (each for each in head.again if right - cell_len(each) - 2 > end)
    if shown := next(again, ""):
        ink, how = palette.note_ink, {"ground": palette.note or "reverse", "bold": True}
        right = canvas.right(right, 0, f" {shown} ", ink, **how) - 1
    for note in head.notes:
        if right - cell_len(note) > end + 1:
            right = canvas.right(right, 0, note, palette.soft) - 2
    place = f" · {head.place}" if width >= ROOMY and head.place else ""
    if end + cell_len(place) < right:
        end = canvas.put(end, 0, place, palette.mute)
    start = (width - cell_len(head.middle)) // 2
    if width >= ROOMY and start > end + 1 and start + cell_len(head.middle) < right:
        canvas.put(start, 0, head.middle, palette.soft)


class HeadBar(Drawn):
    DEFAULT_CSS = "HeadBar { dock: top; height: 1; }"

    def __init__(self) -> None:
        super().__init__(draw_head, ground="bar")

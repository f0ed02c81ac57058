"""The log: events and talk, as far back as they are kept."""

from typing import ClassVar, Final, NamedTuple

from textual.binding import Binding, BindingType

from tui.games.lines import wrapped
from tui.look import Look
from tui.message_log import Kind
from tui.screens.page import PageScreen
from tui.widgets.canvas import Canvas
from tui.widgets.rail import INDENT, draw_heading

INKS: Final[dict[Kind, str]] = {
    "event": "text",
    "talk": "blue_word",
    "refused": "bad",
    "warning": "bad",
    "answer": "good",
    "house": "good",
}


class Line(NamedTuple):
    """`ink`: a field of the palette. `is_heading`: it parts what is older, which is pale."""

    sentence: str
    ink: str
    is_heading: bool = False


class LogScreen(PageScreen):
    title_key = "screen-log-title"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("c", "talk", "bar-talk", id="chat")]
    follows = True
    shows_talk = True

    def content(self, look: Look) -> tuple[Line, ...]:
        log = look.message_log
        first = log.count - len(log.entries) + 1
        lines = [
            Line(
                entry.sentence,
                "faint"
                if entry.kind == "event" and number <= log.old
                else INKS.get(entry.kind, "soft"),
            )
            for number, entry in enumerate(log.entries, first)
        ]
        if first <= log.old < log.count:
            lines.insert(log.old - first + 1, Line(look.say("screen-log-since"), "", True))
        return tuple(lines)

    def draw(self, canvas: Canvas, part: tuple[Line, ...]) -> None:  # type: ignore[override]
        y = 1
        for line in part:
            if line.is_heading:
                draw_heading(canvas, y + 1, line.sentence, 2)
                y += 3
                continue
            ink = getattr(canvas.palette, line.ink)
            for at, row in enumerate(wrapped(line.sentence, canvas.width - 4, INDENT)):
                canvas.put(2 + INDENT * bool(at), y, row, ink)
                y += 1

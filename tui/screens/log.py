"""What happened and what was said, as far back as it is kept."""

from typing import ClassVar, Final, NamedTuple

from textual.binding import Binding, BindingType

from tui.games.lines import draw_text, wrapped
from tui.look import Look
from tui.message_log import Kind
from tui.screens.page import PageScreen
from tui.widgets.canvas import Canvas

INKS: Final[dict[Kind, str]] = {
    "event": "text",
    "talk": "blue_word",
    "refused": "bad",
    "warning": "bad",
    "answer": "good",
    "house": "good",
}


class Line(NamedTuple):
    sentence: str
    ink: str
    """a field of the palette"""


class LogScreen(PageScreen):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("c", "talk", "bar-talk", id="chat")]
    follows = True
    shows_talk = True

    def title_of(self, look: Look) -> str:
        return look.say("screen-log-title")

    def content(self, look: Look) -> tuple[Line, ...]:
        log = look.message_log
        first = log.count - len(log.entries) + 1
        return tuple(
            Line(
                entry.sentence,
                "faint"
                if entry.kind == "event" and number <= log.old
                else INKS.get(entry.kind, "soft"),
            )
            for number, entry in enumerate(log.entries, first)
        )

    def draw(self, canvas: Canvas, part: tuple[Line, ...]) -> None:  # type: ignore[override]
        y = 1
        for line in part:
            ink = getattr(canvas.palette, line.ink)
            first, *more = wrapped(line.sentence, canvas.width - 4)
            canvas.put(2, y, first, ink)
            y = draw_text(canvas, 4, y + 1, canvas.width - 6, " ".join(more), ink)

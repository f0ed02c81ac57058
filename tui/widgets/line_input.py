"""The line to type in at the bottom: talk, commands, names."""

from collections.abc import Callable
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.geometry import Offset, Size
from textual.reactive import Reactive
from textual.widgets import Input

from server.protocol.clusters import JOINERS, clusters
from tui.games.lines import wrapped
from tui.widgets.canvas import Canvas
from tui.widgets.containers import Unscrolled
from tui.widgets.drawn import Drawn
from tui.widgets.rail import Said, draw_said, newest

LONGEST: Final = 400
KEPT: Final = 50
SAID_ROWS: Final = 6


class Typed:
    """The lines that were sent under one label."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def add(self, line: str) -> None:
        self.lines = [*(each for each in self.lines if each != line), line][-KEPT:]


class LineInput(Input):
    """Textual's input of one line. Up and down go through what was typed before; `left` gets what
    was typed and not sent when the line goes. `takes_key`: the first letter or sign is sent at
    once."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", show=False),
        Binding("up", "earlier(-1)", show=False),
        Binding("down", "earlier(1)", show=False),
    ]

    virtual_size = Reactive(Size(0, 0))
    """The width of what is typed. With Textual's own, each letter lays out the whole screen."""

    def __init__(
        self,
        typed: Typed,
        then: Callable[[str], object],
        start: str = "",
        left: Callable[[str], object] = lambda draft: None,
        takes_key: bool = False,
    ) -> None:
        super().__init__(start, max_length=LONGEST, select_on_focus=False)
        self.cursor_blink = False
        self._typed = typed
        self._then = then
        self._left = left
        self._takes_key = takes_key
        self._newest = start
        """what was typed before a line of before was looked at"""
        self._at = len(typed.lines)

    def on_key(self, event: events.Key) -> None:
        if self._takes_key and event.is_printable and event.character:
            self.value = event.character
            # Not from here: the line is removed, which waits for the end of this.
            self.app.call_later(self.action_submit)
            event.stop()
            event.prevent_default()
            return
        # Textual takes joiners, which have no width, for unprintable.
        if event.character and event.character in JOINERS:
            self.insert_text_at_cursor(event.character)
            event.stop()
            event.prevent_default()

    def on_paste(self, event: events.Paste) -> None:
        # Textual's input takes the first line alone, and nothing of what is too long.
        line = " ".join(event.text.split())
        room = LONGEST - len(self.value) + len(self.selected_text)
        self.replace(line[:room], *self.selection)
        event.stop()
        event.prevent_default()

    def action_delete_left(self) -> None:
        """Deletes a letter with its accents, joiners and skin tone."""
        if not self.selection.is_empty or not self.cursor_position:
            super().action_delete_left()
            return
        self.delete(self._cluster_start(), self.cursor_position)

    def action_delete_right(self) -> None:
        if not self.selection.is_empty:
            super().action_delete_right()
            return
        self.delete(self.cursor_position, self._cluster_end())

    def action_cursor_left(self, select: bool = False) -> None:
        """To the letter before, over its accents, joiners and skin tone."""
        if select or not self.selection.is_empty:
            super().action_cursor_left(select)
        else:
            self.cursor_position = self._cluster_start()

    def action_cursor_right(self, select: bool = False) -> None:
        if select or not self.selection.is_empty:
            super().action_cursor_right(select)
        else:
            self.cursor_position = self._cluster_end()

    def _cluster_start(self) -> int:
        """Where the letter before the cursor begins."""
        before = clusters(self.value[: self.cursor_position])
        return self.cursor_position - sum(len(each.text) for each in before[-1:])

    def _cluster_end(self) -> int:
        """Where the letter at the cursor ends."""
        after = clusters(self.value[self.cursor_position :])
        return self.cursor_position + sum(len(each.text) for each in after[:1])

    def action_earlier(self, by: int) -> None:
        lines = self._typed.lines
        if self._at == len(lines):
            self._newest = self.value
        self._at = min(max(self._at + by, 0), len(lines))
        self.value = lines[self._at] if self._at < len(lines) else self._newest
        self.cursor_position = len(self.value)

    async def action_submit(self) -> None:
        line = self.value if self._takes_key else self.value.strip()
        self.value = ""
        await self._close()
        if line:
            self._typed.add(line)
            self._then(line)

    async def action_leave(self) -> None:
        await self._close()

    def on_unmount(self) -> None:
        self._left(self.value)

    async def _close(self) -> None:
        assert isinstance(self.parent, TypingLine)
        self.screen.set_focus(None)
        # The terminal's cursor would stay where the line was.
        self.app.cursor_position = Offset()
        await self.parent.remove()


def draw_label(canvas: Canvas, part: tuple[str, tuple[Said, ...]]) -> None:
    label, said = part
    rows = wrapped(label, canvas.width - 2)
    draw_said(canvas, 0, canvas.height - len(rows), said)
    for y, row in enumerate(rows, canvas.height - len(rows)):
        canvas.put(1, y, row, canvas.palette.gold, bold=True)


class TypingLine(Unscrolled, Vertical):
    """The input below its label and what was said before, above the rest of the screen."""

    DEFAULT_CSS = """
    TypingLine { dock: bottom; layer: typing; height: auto; background: $panel; }
    TypingLine Drawn { height: 1; }
    LineInput, LineInput:focus { height: 1; border: none; padding: 0 1; background: $surface; }
    """

    def __init__(self, label: str, line: LineInput, said: tuple[Said, ...] = ()) -> None:
        super().__init__()
        self._label, self._said = label, said
        self._line = line
        self._box = Drawn(draw_label, (label, said), ground="bar")

    def compose(self) -> ComposeResult:
        yield self._box
        yield self._line

    def on_mount(self) -> None:
        width = self.app.size.width - 2
        rows = sum(len(rows) for _, rows in newest(self._said, width, SAID_ROWS))
        self._box.styles.height = rows + len(wrapped(self._label, width))

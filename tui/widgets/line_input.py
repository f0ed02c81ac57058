"""The line to type in at the bottom: talk, commands, names."""

from collections.abc import Callable
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.widgets import Input

LONGEST: Final = 400


class LineInput(Input):
    """Textual's input of one line. Escape keeps what was typed for the next time."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]
    DEFAULT_CSS = "LineInput { dock: bottom; height: 1; border: none; padding: 0 1; }"

    def __init__(self, label: str, then: Callable[[str], object], start: str = "") -> None:
        super().__init__(start, placeholder=label, max_length=LONGEST, select_on_focus=False)
        self._then = then

    def on_mount(self) -> None:
        self.focus()

    def on_paste(self, event: events.Paste) -> None:
        # Textual's input takes the first line alone.
        self.insert_text_at_cursor(" ".join(event.text.split()))
        event.stop()
        event.prevent_default()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.remove()
        if event.value.strip():
            self._then(event.value)

    def action_leave(self) -> None:
        self.remove()

"""A Textual app that can run beside others in one process, at any terminal."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, cast

from rich.control import Control
from textual.app import SystemCommand
from textual.filter import LineFilter
from textual.notifications import Notification
from textual.reactive import Reactive
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets._toast import ToastRack
from textual.worker import Worker, active_worker

from tui.palettes import Depth
from tui.typed_ahead import TypedAheadApp


class TextualApp(TypedAheadApp):
    """Draws in truecolor, which the driver maps to the colours of its terminal."""

    color_depth: Reactive[Depth] = Reactive("truecolor", repaint=False)
    """The colours of the terminal. The driver follows it: a change maps all colours anew."""

    def use_colors(self, depth: Depth) -> None:
        """Called before the start, when the terminal turns out to have other colours, and by the
        app itself if a person knows better."""
        self.color_depth = depth
        self.no_color = depth == "none"

    drawn_at_once: Reactive[str] = Reactive("", repaint=False, always_update=True)
    """Codes that draw a widget. The driver follows it."""

    def draw_at_once(self, widget: Widget) -> None:
        """Draws a widget of one row that nothing covers. Until Textual has painted it, its messages
        and timers take longer than all the rest."""
        (strip,) = widget.render_lines(widget.size.region)
        there, back = widget.region.offset, self.cursor_position
        codes = strip.render(self.console)
        self.drawn_at_once = f"{Control.move_to(*there)}{codes}{Control.move_to(*back)}"

    def on_load(self) -> None:
        # Textual has just set a factory for the whole loop, which starts tasks while they are made.
        asyncio.get_running_loop().set_task_factory(None)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """None: the environment of the server says nothing about the terminal."""
        return ()

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        commands = super().get_system_commands(screen)
        return (command for command in commands if command.title != "Screenshot")

    def deliver_screenshot(self, *_: Any, **__: Any) -> str | None:
        # The disk would be the server's.
        return None

    def save_screenshot(self, *_: Any, **__: Any) -> str:
        return ""

    def take_back(self, toast: Notification) -> None:
        """Removes a toast whose place another one takes."""
        # It may still be on its way: `Notify` is a message.
        self.call_later(self._take_back, toast)

    def _take_back(self, toast: Notification) -> None:
        self._unnotify(toast)
        # Textual would leave its holder, empty.
        self.screen.query(f"ToastHolder#{ToastRack._toast_id(toast)}").remove()

    def exit(self, result: None = None, return_code: int = 0, message: Any = None) -> None:
        """Prints no message, as it would be printed where the server runs."""
        super().exit(result, return_code)

    def panic(self, *renderables: Any) -> None:
        self.exit(return_code=1)


def forget_worker() -> None:
    """The last that a worker does. Its task holds the context of the task, and that holds the
    worker: a cycle that only a full collection would find."""
    active_worker.set(cast("Worker[Any]", None))

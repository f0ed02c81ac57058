"""A Textual app that can run beside others in one process, at any terminal."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, cast

from rich.control import Control
from textual.app import SystemCommand
from textual.filter import LineFilter
from textual.geometry import Region
from textual.reactive import Reactive
from textual.screen import Screen
from textual.widget import Widget
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

    def draw_at_once(self, changes: Iterable[tuple[Widget, Sequence[Region]]]) -> None:
        """Draws regions of widgets. Until Textual has painted them, its messages and timers take
        longer than all the rest; it does so only with those that something may cover."""
        places = dict[Widget, Region]()
        for top in self.screen.children:
            # Toasts have a place on the screen, but what holds them has none.
            every = (top,) if top.region else top.walk_children(Widget)
            places.update((each, each.region) for each in every)
        codes = list[str]()
        for widget, regions in changes:
            place, below = widget.region, widget.ancestors_with_self
            shown = [each.translate(place.offset) for each in regions if place]
            others = [there for each, there in places.items() if each not in below]
            if any(there.overlaps(each) for there in others for each in shown):
                widget.refresh(*regions)
                continue
            for part, (x, y, _, _) in zip(regions, shown, strict=False):
                for row, strip in enumerate(widget.render_lines(part), y):
                    codes.append(f"{Control.move_to(x, row)}{strip.render(self.console)}")
        if codes:
            back = Control.move_to(*self.cursor_position)
            self.drawn_at_once = f"{''.join(codes)}{back}"

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

    def exit(self, result: None = None, return_code: int = 0, message: Any = None) -> None:
        """Prints no message, as it would be printed where the server runs."""
        super().exit(result, return_code)

    def panic(self, *renderables: Any) -> None:
        self.exit(return_code=1)


def forget_worker() -> None:
    """The last that a worker does. Its task holds the context of the task, and that holds the
    worker: a cycle that only a full collection would find."""
    active_worker.set(cast("Worker[Any]", None))

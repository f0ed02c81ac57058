"""The row at the bottom: the keys that work now."""

from typing import NamedTuple

from rich.cells import cell_len

from tui.widgets.canvas import Canvas
from tui.widgets.drawn import Drawn


class Key(NamedTuple):
    name: str
    label: str
    action: str


def draw_keys(canvas: Canvas, keys: tuple[Key, ...]) -> None:
    palette, x = canvas.palette, 0
    for key in keys:
        width = cell_len(key.name) + cell_len(key.label) + 2
        if x + width - 1 > canvas.width:
            break
        canvas.spot(x, 0, width - 1, 1, key.action)
        end = canvas.put(x, 0, key.name, palette.gold, bold=True)
        canvas.put(end + 1, 0, key.label, palette.mute)
        x += width


class KeyBar(Drawn):
    """Drawn by the screen from its active bindings. Textual's Footer has a widget for each key and
    composes all of them anew on every change, which takes 20 ms."""

    DEFAULT_CSS = "KeyBar { dock: bottom; height: 1; }"

    def __init__(self) -> None:
        super().__init__(draw_keys, ground="room")

    async def on_drawn_clicked(self, event: Drawn.Clicked) -> None:
        event.stop()
        await self.screen.run_action(event.does)

"""The row at the bottom: the keys that work now."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from tui.widgets.canvas import Canvas
from tui.widgets.drawn import Drawn

KEPT: Final = 2
"""of the keys that work everywhere"""


class Key(NamedTuple):
    name: str
    label: str
    action: str

    @property
    def width(self) -> int:
        return cell_len(self.name) + cell_len(self.label) + 2


class Keys(NamedTuple):
    """Of the choices, of the pages, and those that work everywhere."""

    choices: tuple[Key, ...] = ()
    pages: tuple[Key, ...] = ()
    last: tuple[Key, ...] = ()


def draw_keys(canvas: Canvas, keys: Keys) -> None:
    palette, x = canvas.palette, 1
    for key in fitting(keys, canvas.width - 1):
        canvas.spot(x, 0, key.width - 1, 1, key.action)
        end = canvas.put(x, 0, key.name, palette.gold, bold=True)
        canvas.put(end + 1, 0, key.label, palette.soft)
        x += key.width


def fitting(keys: Keys, width: int) -> Sequence[Key]:
    """Where room is scarce, typing goes first, then the last pages, then what works everywhere but
    the help and the way back, then the last choices."""
    choices, pages, last = list(keys.choices), list(keys.pages), list(keys.last)
    while sum(key.width for key in (*choices, *pages, *last)) - 1 > width:
        if typing := [key for key in last if key.action == "command_line"]:
            last.remove(typing[0])
        elif pages:
            pages.pop()
        elif len(last) > KEPT or not choices:
            last.pop(0)
        else:
            choices.pop()
    return [*choices, *pages, *last]


class KeyBar(Drawn):
    """Drawn by the screen from its active bindings. Textual's Footer has a widget for each key and
    composes all of them anew on every change, which takes 20 ms."""

    DEFAULT_CSS = "KeyBar { dock: bottom; height: 1; }"

    def __init__(self, ground: str = "room") -> None:
        super().__init__(draw_keys, ground=ground)

    async def on_drawn_clicked(self, event: Drawn.Clicked) -> None:
        event.stop()
        await self.screen.run_action(event.does)

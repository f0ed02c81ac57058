"""The one widget that is painted: rows of spans, of which only those that changed go out again."""

from collections.abc import Sequence
from functools import partial
from itertools import zip_longest

from rich.cells import cell_len
from rich.color import ColorSystem
from rich.segment import Segment
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from tui.drawing import EMPTY, Row, fit
from tui.palettes import DARK, Palette
from tui.pens import Inks
from tui.sparing import Change


class Clicked(Message):
    """What the span does that was clicked on."""

    def __init__(self, does: str) -> None:
        super().__init__()
        self.does = does


class Scrolled(Message):
    def __init__(self, down: bool) -> None:
        super().__init__()
        self.down = down


class Canvas(Widget, can_focus=True):
    def __init__(self) -> None:
        super().__init__()
        self._rows: list[Row] = []
        self._palette = DARK
        self._painted: list[Row] = []
        self._painted_size = Size(0, 0)
        self._inks: Inks | None = None

    @property
    def rows(self) -> Sequence[Row]:
        return self._rows

    def show(self, rows: Sequence[Row], palette: Palette) -> None:
        """Each as wide as the canvas."""
        old, self._rows = self._rows, list(rows)
        if palette is not self._palette or len(old) != len(rows):
            self._palette = palette
            self.refresh()
            return
        if old != self._rows and isinstance(self.screen, Sheet):
            self.screen.paint_soon(self)

    def change(self, *, anew: bool = False) -> Change:
        """From what the terminal shows to what it is to show. After it has changed its size, nobody
        knows what became of its picture."""
        before, self._painted_size = self._painted_size, self.size
        was = [] if anew or before != self.size else self._painted
        if anew:
            self._inks = None
        width, height = self.size
        rows = [*self._rows[:height], *[EMPTY] * (height - len(self._rows))]
        self._painted = [
            old if old == now else fit(now, width) for now, old in zip_longest(rows, was)
        ]
        return Change(was, self._painted, width, self._inks_in)

    def _inks_in(self, system: ColorSystem) -> Inks:
        if self._inks is None:
            _, ground = self.background_colors
            self._inks = Inks(self._palette, self.get_line_filters(), ground, system)
        return self._inks

    def render_line(self, y: int) -> Strip:
        width, style = self.size.width, self._palette.style
        spans = fit(self._rows[y], width) if y < len(self._rows) else fit((), width)
        return Strip([Segment(span.text, style(span.ink)) for span in spans], width)

    def does_at(self, x: int, y: int) -> str:
        return does_at(self._rows, x, y)

    def on_click(self, event: events.Click) -> None:
        if does := self.does_at(event.x, event.y):
            self.post_message(Clicked(does))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.post_message(Scrolled(True))

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.post_message(Scrolled(False))


def does_at(rows: Sequence[Row], x: int, y: int) -> str:
    """Nothing where a click does nothing."""
    if not 0 <= y < len(rows):
        return ""
    for span in rows[y]:
        x -= cell_len(span.text)
        if x < 0:
            return span.does
    return ""


class Sheet(Screen[None]):
    """Nothing but the canvas, which knows best what has changed on it."""

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(id="_default")
        instead = {"render_partial_update": partial(self._paint, canvas)}
        for name, value in instead.items():
            setattr(self._compositor, name, value)

    def paint_soon(self, canvas: Canvas) -> None:
        """Without the three queues that lead here from `refresh`."""
        self._dirty_widgets.add(canvas)
        self._update_timer.resume()

    def _paint(self, canvas: Canvas) -> Change:
        self._compositor._dirty_regions.clear()
        return canvas.change()

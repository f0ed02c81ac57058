"""A drawn text that may be longer than its window: it scrolls, and its text can be selected."""

from collections.abc import Hashable
from typing import Any, ClassVar, cast

from rich.segment import Segment
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.geometry import Size
from textual.selection import Selection
from textual.strip import Strip
from textual.widget import Widget

from tui.glyphs import Glyphs
from tui.palettes import Palette
from tui.text import Texts
from tui.widgets.canvas import Canvas, Row, Spot, segment, strip_of
from tui.widgets.drawn import NOTHING, Draw, Drawn, Painted


class LongCanvas(Canvas):
    """Grows downwards as far as it is drawn on. `ground` is behind everything."""

    def __init__(
        self, width: int, palette: Palette, glyphs: Glyphs, texts: Texts, ground: str
    ) -> None:
        super().__init__(width, 0, palette, glyphs, texts, ())
        self._ground = ground

    def put(self, x: int, y: int, text: str, *colors: Any, **marks: Any) -> int:
        while self.height <= y:
            self._letters.append([" "] * self.width)
            self._inks.append([""] * self.width)
            self._grounds.append([self._ground] * self.width)
            self.height += 1
        return super().put(x, y, text, *colors, **marks)


class PaperText(Widget):
    """As high as what is drawn on it."""

    DEFAULT_CSS = "PaperText { width: 1fr; height: auto; }"
    ALLOW_SELECT: ClassVar[bool] = True

    def __init__(self, draw: Draw, ground: str) -> None:
        super().__init__()
        self._draw = draw
        self._ground = ground
        self.part: Hashable = NOTHING
        self._rows: list[Row] = []
        self._spots: list[Spot] = []
        self._drawn_for: tuple[Hashable, ...] = ()

    def show(self, part: Hashable) -> bool:
        """Whether it has changed."""
        screen = cast(Painted, self.screen)
        if self._drawn_for[1:] == (screen.palette, screen.glyphs, screen.texts, part):
            return False
        self.part, before = part, len(self._rows)
        if self.size.width:
            self._redraw(self.size.width)
        # A text of the same height as before is painted, and not laid out.
        self.refresh(layout=not self.size.width or len(self._rows) != before)
        return True

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        self._redraw(width)
        if isinstance(self.parent, Paper):
            # Textual would find out after the layout, and lay out and paint all once more.
            is_long = len(self._rows) > container.height
            self.parent.set_reactive(Widget.show_vertical_scrollbar, is_long)
        # Below the last row, the ground is that of the paper, too.
        return max(len(self._rows), container.height)

    def _redraw(self, width: int) -> None:
        screen = cast(Painted, self.screen)
        wanted = width, screen.palette, screen.glyphs, screen.texts, self.part
        if wanted != self._drawn_for and self.part is not NOTHING:
            self._drawn_for = wanted
            palette = screen.palette
            ground = getattr(palette, self._ground)
            canvas = LongCanvas(width, palette, screen.glyphs, screen.texts, ground)
            self._draw(canvas, self.part)
            self._rows, self._spots = canvas.rows(), canvas.spots

    def render_line(self, y: int) -> Strip:
        if y >= len(self._rows):
            ground = getattr(cast(Painted, self.screen).palette, self._ground)
            return Strip([segment(" " * self.size.width, "", ground)])
        strip = strip_of(self._rows[y])
        selection = self.text_selection
        span = selection.get_span(y) if selection is not None else None
        if span is not None:
            start, end = span
            before, chosen, after = strip.divide(
                [start, strip.cell_length if end == -1 else end, strip.cell_length]
            )
            style = self.screen.get_component_rich_style("screen--selection")
            chosen = Strip(Segment.apply_style(chosen, post_style=style), chosen.cell_length)
            strip = Strip.join([before, chosen, after])
        return strip.apply_offsets(0, y)

    def text(self) -> str:
        return "\n".join("".join(row.letters).rstrip() for row in self._rows)

    def get_selection(self, selection: Selection) -> tuple[str, str] | None:
        return selection.extract(self.text()), "\n"

    def on_click(self, event: events.Click) -> None:
        spot = next((each for each in self._spots if each.contains(event.x, event.y)), None)
        if spot is not None and spot.does:
            event.stop()
            self.post_message(Drawn.Clicked(spot.does))


class Paper(VerticalScroll, can_focus=True):
    """`draw(canvas, part)` draws all of it; `follows`: it stays at its end when more is added;
    `ground`: the field of the palette that is behind it."""

    DEFAULT_CSS = """
    Paper { width: 1fr; height: 1fr; background: $surface; scrollbar-gutter: stable; }
    """

    def __init__(self, draw: Draw, *, follows: bool = False, ground: str = "panel") -> None:
        super().__init__()
        self._text = PaperText(draw, ground)
        self._follows = follows

    def compose(self) -> ComposeResult:
        yield self._text

    def show(self, part: Hashable) -> None:
        first, was_at_end = self._text.part is NOTHING, self.is_vertical_scroll_end
        if self._text.show(part) and self._follows and (first or was_at_end):
            self.scroll_end(animate=False)

    def scroll_to_row(self, y: int) -> None:
        self.scroll_to(y=y, animate=False, force=True)

    def text(self) -> str:
        return self._text.text()

"""A drawn text that may be longer than its window: it scrolls, and its text can be selected."""

from collections.abc import Hashable
from typing import ClassVar, cast

from rich.segment import Segment
from textual import events
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.selection import Selection
from textual.strip import Strip

from tui.widgets.canvas import Canvas, Row, Spot, strip_of
from tui.widgets.drawn import NOTHING, Draw, Drawn, Painted


class LongCanvas(Canvas):
    """Grows downwards as far as it is drawn on."""

    def put(
        self,
        x: int,
        y: int,
        text: str,
        ink: str = "",
        ground: str | None = None,
        *,
        bold: bool = False,
        underline: bool = False,
        strike: bool = False,
    ) -> int:
        while self.height <= y:
            self._letters.append([" "] * self.width)
            self._inks.append([""] * self.width)
            self._grounds.append([self.palette.panel] * self.width)
            self._marks.append([0] * self.width)
            self.height += 1
        return super().put(x, y, text, ink, ground, bold=bold, underline=underline, strike=strike)


class Paper(ScrollView, can_focus=True):
    """`draw(canvas, part)` draws all of it; `follows`: it stays at its end when more is added."""

    DEFAULT_CSS = """
    Paper {
        width: 1fr; height: 1fr; background: $surface; overflow-x: hidden;
        scrollbar-gutter: stable;
    }
    """
    ALLOW_SELECT: ClassVar[bool] = True

    def __init__(self, draw: Draw, *, follows: bool = False, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._draw = draw
        self._follows = follows
        self._part: Hashable = NOTHING
        self._rows: list[Row] = []
        self.spots: list[Spot] = []
        self._drawn_for: tuple[Hashable, ...] = ()

    def show(self, part: Hashable) -> None:
        self._part = part
        self._redraw()

    def on_resize(self) -> None:
        self._redraw()

    def _redraw(self) -> None:
        screen = cast(Painted, self.screen)
        width = self.scrollable_content_region.width
        wanted = width, screen.palette, screen.glyphs, self._part
        if wanted == self._drawn_for or not width or self._part is NOTHING:
            return
        first, was_at_end = not self._drawn_for, self.is_vertical_scroll_end
        self._drawn_for = wanted
        canvas = LongCanvas(width, 0, screen.palette, screen.glyphs, ())
        self._draw(canvas, self._part)
        self._rows, self.spots = canvas.rows(), canvas.spots
        self.virtual_size = Size(width, len(self._rows))
        self.refresh()
        if self._follows and (first or was_at_end):
            self.scroll_end(animate=False)

    def scroll_to_row(self, y: int) -> None:
        self.scroll_to(y=y, animate=False, force=True)

    def render_line(self, y: int) -> Strip:
        at = y + self.scroll_offset.y
        if at >= len(self._rows):
            return Strip.blank(self.size.width, self.rich_style)
        strip = strip_of(self._rows[at])
        selection = self.text_selection
        span = selection.get_span(at) if selection is not None else None
        if span is not None:
            start, end = span
            before, chosen, after = strip.divide(
                [start, strip.cell_length if end == -1 else end, strip.cell_length]
            )
            style = self.screen.get_component_rich_style("screen--selection")
            chosen = Strip(Segment.apply_style(chosen, post_style=style), chosen.cell_length)
            strip = Strip.join([before, chosen, after])
        return strip.apply_offsets(0, at)

    def text(self) -> str:
        return "\n".join("".join(row.letters).rstrip() for row in self._rows)

    def get_selection(self, selection: Selection) -> tuple[str, str] | None:
        return selection.extract(self.text()), "\n"

    def on_click(self, event: events.Click) -> None:
        y = event.y + self.scroll_offset.y
        spot = next((each for each in self.spots if each.contains(event.x, y)), None)
        if spot is not None and spot.does:
            event.stop()
            self.post_message(Drawn.Clicked(spot.does))

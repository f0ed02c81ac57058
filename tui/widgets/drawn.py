"""A box of fixed size whose content is drawn on a canvas."""

from collections.abc import Callable, Hashable
from functools import cached_property
from typing import Any, ClassVar, Final, Protocol, cast

from textual import events
from textual.dom import NoScreen
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from tui.glyphs import Glyphs
from tui.lighting import sunk
from tui.palettes import Palette
from tui.text import Texts
from tui.widgets.canvas import Canvas, Placed, Row, Spot, strip_of, with_text
from tui.widgets.clock import Clock
from tui.widgets.containers import Unscrolled

Draw = Callable[[Canvas, Any], None]
NOTHING: Final = object()


class Painted(Protocol):
    """A screen that has the colours, signs and texts for its boxes, and the place of the cloth."""

    palette: Palette
    glyphs: Glyphs
    texts: Texts

    def palette_of(self, game: str) -> Palette:
        """The palette with the cloth of a game."""

    def palette_on(self, ground: str) -> Palette:
        """The palette of boxes with this ground."""

    def cloth_of(self, widget: Widget) -> tuple[int, int]:
        """The first row of the widget on the cloth, and the height of the cloth."""

    def refresh_rows(self, widget: Widget, rows: list[Region]) -> None:
        """Paints parts of the widget anew."""


class Drawn(Unscrolled, Widget, can_focus=False):
    """`show` draws a part of a view; rows that look as before are not painted again.

    `draw(canvas, part)` is a function of what it is given, so equal parts are drawn once. `ground`
    is "cloth", or the field of the palette that is behind everything; `game`: whose cloth it is,
    if not that of the screen.
    """

    DEFAULT_CSS = "Drawn { width: 1fr; height: 1fr; }"
    ALLOW_SELECT: ClassVar[bool] = False

    class Clicked(Message):
        """A spot was clicked."""

        def __init__(self, does: str) -> None:
            super().__init__()
            self.does = does

    def __init__(
        self,
        draw: Draw,
        part: Hashable = NOTHING,
        *,
        ground: str = "cloth",
        game: str | None = None,
        id: str | None = None,  # noqa: A002 - Textual's own name
        classes: str | None = None,
    ) -> None:
        super().__init__(id=id, classes=classes)
        self._draw = draw
        self._ground = ground
        self._game = game
        self.part: Hashable = part
        self._lit = ""
        self.has_lit = False
        """whether it shows the part that a lesson speaks of"""
        self._rows: list[Row] = []
        self._strips: list[Strip] = []
        self.spots: list[Spot] = []
        self.clocks: list[Placed] = []
        self._has_ticked = False
        """whether clocks show another time than the part has"""
        self._drawn_for: tuple[Size, Palette, Glyphs] | None = None

    # Textual goes up the tree for it each time.
    @cached_property
    def _painted(self) -> Painted:
        """The screen that it is on."""
        return cast(Painted, self.screen)

    def show(self, part: Hashable, lit: str = "") -> None:
        """`lit`: the part of the board that a lesson speaks of."""
        if part == self.part and lit == self._lit and not self._has_ticked:
            return
        if rows := self.draw_part(part, lit):
            self._painted.refresh_rows(self, rows)

    def draw_part(self, part: Hashable, lit: str = "") -> list[Region]:
        """Returns the regions that have changed and are to be painted."""
        self.part, self._lit = part, lit
        return [] if self._drawn_for is None else self._redraw(self.size)

    def tick(self, time_left: Callable[[int], Clock]) -> list[Region] | None:
        """Brings the clocks in it up to date without drawing all of it anew; returns the regions to
        be painted, or None if one has another length now."""
        regions = []
        for at, (x, y, clock) in enumerate(self.clocks):
            now = time_left(clock.seat)
            if len(now) != len(clock):
                return None
            row = with_text(self._rows[y], x, clock, now) if now != clock else None
            if row is not None:
                self._rows[y], self._strips[y] = row, strip_of(row)
                self.clocks[at] = Placed(x, y, now)
                self._has_ticked = True
                regions.append(Region(x, y, len(now), 1))
        return regions

    def repaint(self) -> None:
        """Draws anew in other colours or signs."""
        self.forget()
        self.refresh()

    def forget(self) -> None:
        """Draws anew when it is painted the next time."""
        self._drawn_for = None

    def _redraw(self, size: Size) -> list[Region]:
        """Returns the regions of neighbouring rows that have changed."""
        screen = self._painted
        width, height = size
        palette, glyphs = self._palette(screen), screen.glyphs
        around = sunk(palette) if self._lit else palette
        if self._ground == "cloth":
            top, all_rows = screen.cloth_of(self)
            grounds = around.cloth_rows(top, height, all_rows)
        else:
            grounds = (getattr(around, self._ground),) * height
        texts = screen.texts
        canvas = Canvas(width, height, palette, glyphs, texts, grounds, self._lit, around)
        if self.part is not NOTHING:
            self._draw(canvas, self.part)
        before, self._rows, self.spots = self._rows, canvas.rows(), canvas.spots
        self.clocks, self._has_ticked = canvas.clocks, False
        self._strips = self._strips[:height]
        regions: list[Region] = []
        for y, row in enumerate(self._rows):
            if y < len(before) and before[y] == row:
                continue
            self._strips[y : y + 1] = [strip_of(row)]
            start = regions.pop().y if regions and regions[-1].bottom == y else y
            regions.append(Region(0, start, width, y + 1 - start))
        self.has_lit = canvas.has_lit
        self._drawn_for = size, palette, glyphs
        return regions

    def _ready(self) -> list[Strip]:
        # It has neither border nor padding. Textual looks up the size inside of them.
        size = self.outer_size
        try:
            screen = self._painted
        except NoScreen:
            # It was removed, and is rendered a last time.
            return self._strips
        if self._drawn_for != (size, self._palette(screen), screen.glyphs):
            self._redraw(size)
        return self._strips

    def _palette(self, screen: Painted) -> Palette:
        if self._game is None:
            return screen.palette_on(self._ground)
        return screen.palette_of(self._game)

    def render_line(self, y: int) -> Strip:
        strips = self._ready()
        return strips[y] if y < len(strips) else Strip.blank(self.outer_size.width)

    def render_lines(self, crop: Region) -> list[Strip]:
        # Its strips go out as they are, without the copies that the styles cache of Textual makes.
        strips, width = self._ready(), self.outer_size.width
        if crop.height != len(strips):
            strips = strips[crop.y : crop.bottom]
            strips += [Strip.blank(width)] * (crop.height - len(strips))
        whole = crop.x == 0 and crop.width == width
        return strips if whole else [strip.crop(crop.x, crop.right) for strip in strips]

    def text(self) -> str:
        self._ready()
        return "\n".join("".join(row.letters).rstrip() for row in self._rows)

    def spot_at(self, x: int, y: int) -> Spot | None:
        # The last one drawn lies on top.
        return next((spot for spot in reversed(self.spots) if spot.contains(x, y)), None)

    def on_click(self, event: events.Click) -> None:
        spot = self.spot_at(event.x, event.y)
        if spot is not None and spot.does:
            event.stop()
            self.post_message(self.Clicked(spot.does))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        spot = self.spot_at(event.x, event.y)
        tip = spot.tip if spot else ""
        if tip != (self.tooltip or ""):
            self.tooltip = tip or None

"""Converts what an app paints into the colours of its terminal."""

from functools import lru_cache
from typing import Final

from rich.color import Color as RichColor
from rich.color import ColorSystem
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from server.doors.textual.color_support import Colours

SYSTEMS: Final = {"256": ColorSystem.EIGHT_BIT, "16": ColorSystem.STANDARD}
DEFAULT: Final = RichColor.default()
BLACK, WHITE = RichColor.from_ansi(0), RichColor.from_ansi(15)


# Rich caches the escape codes of a style in the style, and all apps share styles, so the first app
# to paint one would choose the codes for all. So apps paint in truecolor, and this filter makes
# styles of its own.
class ColorFilter(LineFilter):
    def __init__(self, colours: Colours) -> None:
        super().__init__(enabled=colours != "truecolor")
        self._colours = colours

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [
            Segment(text, style and converted(style, self._colours), control)
            for text, style, control in segments
        ]


def converted(style: Style, colours: Colours) -> Style:
    if style.color is None and style.bgcolor is None:
        return style
    return style + colours_for(style.color, style.bgcolor, colours)


@lru_cache(4096)
def colours_for(color: RichColor | None, bgcolor: RichColor | None, colours: Colours) -> Style:
    if colours == "none":
        return Style.from_color(color and DEFAULT, bgcolor and DEFAULT)
    text, ground = (c and c.downgrade(SYSTEMS[colours]) for c in (color, bgcolor))
    if color != bgcolor and text is not None and ground is not None:
        text = legible(text, ground)
    return Style.from_color(text, ground)


def legible(text: RichColor, ground: RichColor) -> RichColor:
    """Black or white if text and ground have become the same colour."""
    if text.number != ground.number:
        return text
    return BLACK if sum(ground.get_truecolor()) > 3 * 127 else WHITE

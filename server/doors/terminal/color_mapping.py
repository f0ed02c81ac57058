"""Colours of an app in the colours that a terminal has."""

from functools import lru_cache
from typing import Final

from rich.color import Color, ColorSystem, ColorType

from server.doors.terminal.color_support import ColorDepth

CUBE: Final = (0, 95, 135, 175, 215, 255)
GREYS: Final = range(8, 248, 10)
FIRST_OF_CUBE, FIRST_GREY = 16, 232
# Terminals let people choose the first 16 colours; the others are the same everywhere.
EXACT: Final = {
    **{(grey, grey, grey): FIRST_GREY + index for index, grey in enumerate(GREYS)},
    **{
        (red, green, blue): FIRST_OF_CUBE + 36 * r + 6 * g + b
        for r, red in enumerate(CUBE)
        for g, green in enumerate(CUBE)
        for b, blue in enumerate(CUBE)
    },
}
BLACK, WHITE = Color.from_ansi(0), Color.from_ansi(15)


def fitting(
    text: Color | None, ground: Color | None, depth: ColorDepth
) -> tuple[Color | None, Color | None]:
    """The nearest colours. Two different ones stay different, so that text can be read."""
    if depth == "none":
        return None, None
    if depth == "truecolor":
        return text, ground
    fit_text, fit_ground = (color and nearest(color, depth) for color in (text, ground))
    if text != ground and fit_text and fit_ground and fit_text.number == fit_ground.number:
        is_light = sum(fit_ground.get_truecolor()) > 3 * 127
        return (BLACK if is_light else WHITE), fit_ground
    return fit_text, fit_ground


@lru_cache(4096)
def nearest(color: Color, depth: ColorDepth) -> Color:
    if depth == "16":
        return color.downgrade(ColorSystem.STANDARD)
    exact = EXACT.get(color.get_truecolor()) if color.type is ColorType.TRUECOLOR else None
    return color.downgrade(ColorSystem.EIGHT_BIT) if exact is None else Color.from_ansi(exact)

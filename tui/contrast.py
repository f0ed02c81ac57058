"""How well a colour is seen on another, as the web's accessibility guidelines measure it."""

from functools import lru_cache
from typing import Final

from tui.palettes import mix

ANSI: Final = (
    "#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5",
    "#7f7f7f", "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff",
)  # fmt: skip
STEPS: Final = (0, 95, 135, 175, 215, 255)


def as_hex(color: str) -> str:
    """A colour of a palette as xterm shows it: "color(22)" is "#005f00"."""
    if color.startswith("#"):
        return color
    number = int(color.removeprefix("color(").removesuffix(")"))
    if number < 16:
        return ANSI[number]
    if number < 232:
        return "#" + "".join(f"{STEPS[(number - 16) // each % 6]:02x}" for each in (36, 6, 1))
    return "#" + f"{8 + 10 * (number - 232):02x}" * 3


def luminance(color: str) -> float:
    parts = (int(color[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(color: str, other: str) -> float:
    """From 1 to 21; both are "#rrggbb"."""
    low, high = sorted((luminance(color), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@lru_cache(512)
def readable(ink: str, *grounds: str, least: float = 4.5) -> str:
    """The ink, or the nearest lighter or darker one that is read on every ground."""
    pole = "#ffffff" if luminance(grounds[0]) < 0.18 else "#000000"
    for step in range(21):
        found = mix(ink, pole, step / 20)
        if all(contrast(found, ground) >= least for ground in grounds):
            return found
    return pole

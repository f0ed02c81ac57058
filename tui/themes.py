"""The themes of the house, as Textual's own widgets see them."""

from typing import Final

from textual.theme import Theme

from tui.palettes import Palette, palette_for

NAMES: Final = ("dark", "light", "high-contrast", "colour-blind")


def theme_of(palette: Palette, name: str) -> Theme:
    return Theme(
        name=f"house-{name}",
        primary=palette.gold,
        secondary=palette.blue,
        accent=palette.gold,
        foreground=palette.text,
        background=palette.room,
        surface=palette.panel,
        panel=palette.bar,
        success=palette.good,
        warning=palette.gold,
        error=palette.bad,
        dark=palette.dark,
        variables={"wood": palette.wood, "room": palette.room, "cloth": palette.cloth},
    )


THEMES: Final = tuple(theme_of(palette_for(name, "truecolor"), name) for name in NAMES)

"""The colours of the inks, in each theme.

An ink is a name, or several that are joined by "+": the later ones change what the earlier ones
say. `frame+turn` is a frame of somebody whose turn it is.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from rich.style import Style


class Ink(NamedTuple):
    """None leaves it as it is."""

    fore: str | None = None
    back: str | None = None
    bold: bool | None = None
    underline: bool | None = None


class Palette:
    def __init__(self, name: str, dark: bool, inks: Mapping[str, Ink]) -> None:
        self.name = name
        self.dark = dark
        self.inks = inks
        self._styles: dict[str, Style] = {}

    def style(self, ink: str) -> Style:
        """Of the ink on its ground."""
        known = self._styles.get(ink)
        if known is None:
            known = self._styles[ink] = self._mixed(ink)
        return known

    def _mixed(self, ink: str) -> Style:
        mixed = Style.null()
        for name in ("text", *ink.split("+")):
            one = self.inks[name]
            mixed += Style(color=one.fore, bgcolor=one.back, bold=one.bold, underline=one.underline)
        return mixed


def palette(name: str, dark: bool, **inks: tuple[str | None, ...] | str) -> Palette:
    """`bold` and `lined` among the words of an ink are no colours."""
    made = {}
    for key, words in inks.items():
        told = words.split() if isinstance(words, str) else list(words)
        marks = {mark for mark in ("bold", "lined") if mark in told}
        fore, back, *_ = [*(w for w in told if w not in marks), None, None]
        made[key.replace("_", "-")] = Ink(
            None if fore == "-" else fore,
            back,
            "bold" in marks or None,
            "lined" in marks or None,
        )
    return Palette(name, dark, made)


DARK: Final = palette(
    "dark",
    True,
    text="#d7dae0 #15181e",
    dim="#9aa3b2",
    strong="#ffffff bold",
    title="#f2c572 bold",
    frame="#5f6b7f",
    field="#ffffff #2a303b",
    head="#f4f6fa #263245 bold",
    bar="#c3cad6 #1d222b",
    key="#8fd3ff bold",
    link="#8fd3ff lined",
    turn="#ffd166 bold",
    me="#9be28f bold",
    good="#8ee08a",
    bad="#ff9a8b",
    warn="#ffcf70",
    talk="#b9d4ff",
    felt="- #173a30",
    fresh="#15181e #ffd166 bold",
    pointed="#10131a #ffd166 bold",
    off="#8d96a5",
    card="#1a1d24 #ece6d8 bold",
    card_off="#45423c #b9b3a6",
    back="#a9b8e8 #34407a",
    gem_blue="#6fb6ff bold",
    gem_red="#ff8585 bold",
    suit_C="#7fdc9a bold",
    suit_S="#cfd6e4 bold",
    suit_H="#ff8585 bold",
    suit_D="#7cc4ff bold",
    card_C="#0f5f2d #ece6d8 bold",
    card_S="#1a1d24 #ece6d8 bold",
    card_H="#b1121f #ece6d8 bold",
    card_D="#0b4fa8 #ece6d8 bold",
    colour_R="#ff8585 bold",
    colour_G="#7fdc9a bold",
    colour_B="#7cb8ff bold",
    colour_Y="#ffd94d bold",
    colour_V="#d9a4ff bold",
    colour_W="#f4f4f4 bold",
    tile_R="#ffffff #ab1e2b bold",
    tile_G="#ffffff #17683a bold",
    tile_B="#ffffff #1c55a8 bold",
    tile_Y="#241c00 #f2c530 bold",
    tile_V="#ffffff #7a3aa8 bold",
    tile_W="#15181e #f0f0ec bold",
)
LIGHT: Final = palette(
    "light",
    False,
    text="#20242c #faf8f3",
    dim="#565e6b",
    strong="#000000 bold",
    title="#7a4a00 bold",
    frame="#76808f",
    field="#000000 #e6e2d6",
    head="#ffffff #2f4a73 bold",
    bar="#2a303a #ece8dd",
    key="#0a4f96 bold",
    link="#0a4f96 lined",
    turn="#8a3b00 bold",
    me="#17602a bold",
    good="#17602a",
    bad="#a3161f",
    warn="#7a4a00",
    talk="#1f3f86",
    felt="- #d3e6d6",
    fresh="#20242c #ffd76a bold",
    pointed="#ffffff #0a4f96 bold",
    off="#656d79",
    card="#14171c #c2cfe6 bold",
    card_off="#4f535a #d6d7da",
    back="#e4e9ff #45539b",
    gem_blue="#0a4fb4 bold",
    gem_red="#b1121f bold",
    suit_C="#0f5f2d bold",
    suit_S="#14171c bold",
    suit_H="#b1121f bold",
    suit_D="#0b4fa8 bold",
    card_C="#0c5226 #c2cfe6 bold",
    card_S="#14171c #c2cfe6 bold",
    card_H="#9c0d18 #c2cfe6 bold",
    card_D="#0a4490 #c2cfe6 bold",
    colour_R="#a8121f bold",
    colour_G="#0f5f2d bold",
    colour_B="#0b4fa8 bold",
    colour_Y="#6d5200 bold",
    colour_V="#6a2a98 bold",
    colour_W="#3c424c bold",
    tile_R="#ffffff #ab1e2b bold",
    tile_G="#ffffff #17683a bold",
    tile_B="#ffffff #1c55a8 bold",
    tile_Y="#241c00 #f2c530 bold",
    tile_V="#ffffff #7a3aa8 bold",
    tile_W="#15181e #d0d2d5 bold",
)
HIGH_CONTRAST: Final = palette(
    "high-contrast",
    True,
    text="#ffffff #000000",
    dim="#e0e0e0",
    strong="#ffffff bold",
    title="#ffff00 bold",
    frame="#ffffff",
    field="#ffffff #26266e",
    head="#000000 #ffff00 bold",
    bar="#ffffff #000000",
    key="#00ffff bold",
    link="#00ffff lined",
    turn="#ffff00 bold",
    me="#00ff00 bold",
    good="#00ff00",
    bad="#ffa0a0",
    warn="#ffff00",
    talk="#c0e0ff",
    felt="- #00331a",
    fresh="#000000 #00ff66 bold",
    pointed="#000000 #00ffff bold",
    off="#b8b8b8",
    card="#000000 #ffffff bold",
    card_off="#202020 #b0b0b0",
    back="#ffffff #0000a0",
    gem_blue="#80c8ff bold",
    gem_red="#ff9090 bold",
    suit_C="#60ff60 bold",
    suit_S="#ffffff bold",
    suit_H="#ff9090 bold",
    suit_D="#80c8ff bold",
    card_C="#004d00 #ffffff bold",
    card_S="#000000 #ffffff bold",
    card_H="#8a0000 #ffffff bold",
    card_D="#00208a #ffffff bold",
    colour_R="#ff9090 bold",
    colour_G="#60ff60 bold",
    colour_B="#80c8ff bold",
    colour_Y="#ffff00 bold",
    colour_V="#f0b0ff bold",
    colour_W="#ffffff bold",
    tile_R="#ffffff #8a0000 bold",
    tile_G="#ffffff #004d00 bold",
    tile_B="#ffffff #00208a bold",
    tile_Y="#000000 #ffff00 bold",
    tile_V="#ffffff #5a0080 bold",
    tile_W="#000000 #ffffff bold",
)
# The colours of Okabe and Ito, which differ in lightness and between warm and cold, too.
COLOUR_BLIND: Final = Palette(
    "colour-blind",
    True,
    {
        **DARK.inks,
        **palette(
            "",
            True,
            good="#56c4f5",
            bad="#ffa94d",
            me="#56c4f5 bold",
            gem_blue="#56c4f5 bold",
            gem_red="#ffa94d bold",
            suit_C="#2fd0a0 bold",
            suit_S="#ffffff bold",
            suit_H="#ffa94d bold",
            suit_D="#56c4f5 bold",
            card_C="#00543c #ece6d8 bold",
            card_H="#8f3800 #ece6d8 bold",
            card_D="#004a78 #ece6d8 bold",
            colour_R="#ffa94d bold",
            colour_G="#2fd0a0 bold",
            colour_B="#56b4e9 bold",
            colour_Y="#f0e442 bold",
            colour_V="#e39ac4 bold",
            tile_R="#ffffff #a84700 bold",
            tile_G="#ffffff #006b4e bold",
            tile_B="#ffffff #00598f bold",
            tile_Y="#1c1a00 #f0e442 bold",
            tile_V="#ffffff #8f3f70 bold",
        ).inks,
    },
)
PALETTES: Final[Mapping[str, Palette]] = {
    each.name: each for each in (DARK, LIGHT, HIGH_CONTRAST, COLOUR_BLIND)
}

# Of sixteen colours the nearest one is a grey for most of these. No green is dark enough to be read
# on a light page, so it is the ground there.
_TILES: Final = {
    "tile_R": "bright_white red",
    "tile_G": "black green",
    "tile_B": "bright_white blue",
    "tile_Y": "black bright_yellow",
    "tile_V": "bright_white magenta",
    "tile_W": "black bright_white",
}
_ON_BLACK: Final = {
    **_TILES,
    "me": "bright_green bold",
    "good": "bright_green",
    "bad": "bright_red",
    "suit_C": "bright_green bold",
    "colour_R": "bright_red bold",
    "colour_G": "bright_green bold",
    "colour_B": "bright_blue bold",
    "colour_V": "bright_magenta bold",
}
_ON_WHITE: Final = {
    **_TILES,
    "key": "blue",
    "link": "blue lined",
    "suit_C": "black green",
    "colour_G": "black green",
    "colour_W": "black",
}
_SET_APART: Final = {
    **_ON_BLACK,
    "me": "bright_cyan bold",
    "good": "bright_cyan",
    "suit_C": "bright_cyan bold",
    "suit_D": "bright_blue bold",
    "colour_G": "bright_cyan bold",
    "tile_G": "black cyan",
}
FEW: Final[Mapping[str, Palette]] = {
    each.name: Palette(each.name, each.dark, {**each.inks, **palette("", True, **few).inks})
    for each, few in (
        (DARK, _ON_BLACK),
        (LIGHT, _ON_WHITE),
        (HIGH_CONTRAST, {**_ON_BLACK, "colour_B": "bright_cyan bold"}),
        (COLOUR_BLIND, _SET_APART),
    )
}
"""For terminals of sixteen colours, which have a name each."""

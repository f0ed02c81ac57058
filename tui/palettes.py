"""The colours by meaning, for each theme, colour depth and game.

A colour is a fragment of a rich style: "#ffc84a", "color(11)", "" for the terminal's own colour,
or, where a terminal has no colours, a mark like "bold", "underline" or "reverse".
"""

from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any, Final, Literal

from server.cards import Colour, Suit
from tui import palette_tables as tables
from tui.palette_tables import Table

Depth = Literal["truecolor", "256", "16", "none"]


def mix(color: str, other: str, share: float) -> str:
    """`color` with a share of `other` in it; both are "#rrggbb"."""
    pairs = ((int(color[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in pairs)


@dataclass(frozen=True, slots=True)
class CardColor:
    """A colour of Farbstich: the card's ground, the ink on it, and the word for it on the cloth."""

    ground: str
    ink: str
    word: str


@dataclass(frozen=True)
class Palette:
    """LOOK of the house: dark room, wooden rim, cloth. `quiet`: captions on the cloth; `mute`:
    captions beside it."""

    name: str = "dark"
    depth: Depth = "truecolor"
    dark: bool = True
    # the room and its text
    room: str = "#15110e"
    panel: str = "#1e1814"
    bar: str = "#2a221c"
    wood: str = "#6b4528"
    text: str = "#f4ecdc"
    soft: str = "#c9bfae"
    mute: str = "#9c9182"
    faint: str = "#7f766a"
    rule: str = "#50483f"
    good: str = "#8fdc74"
    bad: str = "#ff9384"
    # gold means you
    gold: str = "#ffc84a"
    gold_dark: str = "#8a6412"
    on_gold: str = "#231a04"
    gold_cap: str = "#473815"
    button: str = "#3a3029"
    button_text: str = "#f4ecdc"
    button_cap: str = "#5a514b"
    cap_ink: str = "#ffc84a"
    # the cloth
    cloth_edge: str = "#0a3128"
    cloth: str = "#10483c"
    plate: str = "#07221c"
    shadow: str = "#07231d"
    inlay: str = "#2a7564"
    quiet: str = "#a9cdbf"
    bubble: str = "#dbe4e2"
    bubble_ink: str = "#1b1512"
    bubble_old: str = "#36655b"
    bubble_old_ink: str = "#c2ddd2"
    # cards
    paper: str = "#f6eedd"
    paper_dim: str = "#c6bdab"
    edge: str = "#b9ad94"
    card_edge: str = ""
    black: str = "#000000"
    white: str = "#ffffff"
    ink: str = "#221d19"
    wild: str = "#7a2bb8"
    wild_star: str = "#c08a00"
    back: str = "#3f4aa8"
    back_pattern: str = "#97a3ff"
    back_deep: str = "#2f387e"
    back_deeper: str = "#202554"
    only_you: str = "#d9dcff"
    on_back: str = "#d9dcff"
    note: str = "#d9dcff"
    note_ink: str = "#1b1730"
    note_head: str = "#4a4fb0"
    spades: str = "#221d19"
    hearts: str = "#c4122b"
    clubs: str = "#0a6a38"
    diamonds: str = "#1553b5"
    dim_suits: tuple[str, str, str, str] = ("#221d19", "#8c0d1f", "#064a27", "#0f3c80")
    trump_star: str = "#a06a00"
    golden: str = "#e0a92e"
    golden_ink: str = "#3a2500"
    # the names of games in lists
    game_ink: str = "#f4ecdc"
    eight28_ground: str = "#10483c"
    farbstich_ground: str = "#46507e"
    schatzsuche_ground: str = "#86304a"
    spades_word: str = "#f4ecdc"
    hearts_word: str = "#ff7b84"
    clubs_word: str = "#7ad99a"
    diamonds_word: str = "#7db8ff"
    colors: tuple[tuple[Colour, CardColor], ...] = (
        ("R", CardColor("#d63e25", "#ffffff", "#ff8a76")),
        ("G", CardColor("#35b184", "#06251a", "#5fd8aa")),
        ("B", CardColor("#3470e0", "#ffffff", "#86b1ff")),
        ("Y", CardColor("#f6d23c", "#2a2203", "#f6d23c")),
        ("V", CardColor("#cb9df2", "#1f0a30", "#cf9df5")),
        ("W", CardColor("#f3efe6", "#221d19", "#f3efe6")),
    )
    # gems: the stones, and the word beside them
    blue: str = "#58b4ff"
    blue_light: str = "#b5e0ff"
    blue_dark: str = "#1d5f9e"
    blue_word: str = "#58b4ff"
    red: str = "#ff7478"
    red_light: str = "#ffb0aa"
    red_dark: str = "#9a1f2c"
    red_word: str = "#ff7478"
    # totals of 8-28
    low: str = "#7fe0b2"
    high: str = "#7cc0ff"
    zone_low: str = "#3f7f68"
    zone_high: str = "#376a7d"
    zone_over: str = "#785b4f"
    next_low: str = "#2d6252"
    next_high: str = "#2b5a68"
    next_over: str = "#4a4a3e"
    next_hit: str = "#ffc84a"
    next_low_ink: str = "#7fe0b2"
    next_high_ink: str = "#7cc0ff"
    next_over_ink: str = "#ff9384"
    next_hit_ink: str = "#231a04"

    def suit(self, suit: Suit, dim: bool = False) -> str:
        """The ink of a suit on paper, or on the paper of a card that is not allowed."""
        inks = (self.spades, self.hearts, self.clubs, self.diamonds)
        return dict(zip("SHCD", self.dim_suits if dim else inks, strict=True))[suit]

    def suit_word(self, suit: Suit) -> str:
        """The ink of a suit on the cloth."""
        words = (self.spades_word, self.hearts_word, self.clubs_word, self.diamonds_word)
        return dict(zip("SHCD", words, strict=True))[suit]

    def game_ground(self, game: str) -> str:
        """Behind the name of a game."""
        grounds = {
            "eight28": self.eight28_ground,
            "farbstich": self.farbstich_ground,
            "schatzsuche": self.schatzsuche_ground,
        }
        return grounds.get(game, self.button)

    def color(self, color: Colour) -> CardColor:
        return dict(self.colors)[color]

    def blend(self, color: str, other: str, share: float, otherwise: str = "") -> str:
        """Between two colours where there are enough of them; else `otherwise`, or the first."""
        if self.depth == "truecolor":
            return mix(color, other, share)
        return otherwise or color

    def cloth_rows(self, top: int, rows: int, height: int) -> tuple[str, ...]:
        """The grounds of `rows` rows below `top` on a cloth of `height`: lighter in its middle."""
        if self.depth != "truecolor" or height < 2:
            return (self.cloth,) * rows
        every = lamplit(self.cloth_edge, self.cloth, height)
        return tuple(every[min(max(0, row), height - 1)] for row in range(top, top + rows))


@lru_cache(256)
def lamplit(edge: str, lit: str, height: int) -> tuple[str, ...]:
    middle = (height - 1) / 2
    return tuple(mix(lit, edge, (abs(y - middle) / middle) ** 2) for y in range(height))


DARK: Final = Palette()
TABLES: Final[dict[tuple[str, str], tuple[Table, Table]]] = {
    ("dark", "truecolor"): ({}, tables.CLOTHS),
    ("light", "truecolor"): (tables.LIGHT, tables.LIGHT_CLOTHS),
    ("high-contrast", "truecolor"): (tables.HIGH_CONTRAST, tables.HIGH_CONTRAST_CLOTHS),
    ("colour-blind", "truecolor"): (tables.COLOUR_BLIND, tables.CLOTHS),
    ("dark", "256"): (tables.DARK_256, tables.CLOTHS_256),
    ("light", "256"): (tables.LIGHT_256, tables.LIGHT_CLOTHS_256),
    ("high-contrast", "256"): (tables.HIGH_CONTRAST_256, tables.HIGH_CONTRAST_CLOTHS_256),
    ("colour-blind", "256"): (tables.COLOUR_BLIND_256, tables.CLOTHS_256),
    ("dark", "16"): (tables.DARK_16, tables.CLOTHS_16),
    ("light", "16"): (tables.LIGHT_16, tables.LIGHT_CLOTHS_16),
    ("high-contrast", "16"): (tables.HIGH_CONTRAST_16, tables.CLOTHS_16),
    ("colour-blind", "16"): (tables.COLOUR_BLIND_16, tables.CLOTHS_16),
}
"""by theme and depth: what differs from the dark palette, and the cloths of the games"""
NAMES: Final = ("dark", "light", "high-contrast", "colour-blind")


@lru_cache(64)
def palette_for(theme: str, depth: Depth, game: str = "") -> Palette:
    """Without a game, the cloth is green."""
    head: dict[str, Any] = {"name": theme, "depth": depth, "dark": theme != "light"}
    if depth == "none":
        marks = {field.name: "" for field in fields(Palette) if field.type is str}
        plain = tuple((color, CardColor("", "", "bold")) for color, _ in DARK.colors)
        more = {**tables.MARKS, "dim_suits": ("",) * 4, "colors": plain}
        return replace(DARK, **{**marks, **more, **head})
    table, cloths = TABLES[theme, depth]
    named = {**table, **cloths.get(game, {})}
    return replace(DARK, **{name: as_field(value) for name, value in named.items()}, **head)


def as_field(value: object) -> Any:
    """A value of a table as a field of a palette has it."""
    match value:
        case int():
            return f"color({value})"
        case None:
            return ""
        case tuple():
            return tuple(as_field(each) for each in value)
        case dict():
            return tuple(
                (color, CardColor(*(str(as_field(each)) for each in triple)))
                for color, triple in value.items()
            )
    return value

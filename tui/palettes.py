"""The colours by meaning, for each theme, colour depth and game: the table is `palettes.txt`.

A colour is a fragment of a rich style: "#ffc84a", "color(11)", "" for the terminal's own colour,
or, where a terminal has no colours, a mark like "bold", "underline" or "reverse".
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from importlib.resources import files
from typing import Final, Literal, NamedTuple

from server.cards import COLOURS, Colour, Suit

Depth = Literal["truecolor", "256", "16", "none"]
DEPTHS: Final = ("truecolor", "256", "16")
NAMES: Final = ("dark", "light", "high-contrast", "colour-blind")
MARKS: Final = len(DEPTHS) * len(NAMES)
"""the column of the table that has the marks"""
SHADES: Final = 10
"""steps from the edge of the cloth to its middle: near its edge, rows differ by as much anyway, and
each shade takes bytes"""
SUITS: Final = {"S": "spades", "H": "hearts", "C": "clubs", "D": "diamonds"}


def read_table() -> Mapping[str, Sequence[str]]:
    lines = files("tui").joinpath("palettes.txt").read_text("utf-8").splitlines()
    rows = (line.split() for line in lines if line and not line.startswith("#"))
    return {name: cells for name, *cells in rows}


TABLE: Final = read_table()


def mix(color: str, other: str, share: float) -> str:
    """`color` with a share of `other` in it; both are "#rrggbb"."""
    pairs = ((int(color[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in pairs)


class CardColor(NamedTuple):
    """A colour of Farbstich: the card's ground, the ink on it, and the word for it on the cloth."""

    ground: str
    ink: str
    word: str


@dataclass(frozen=True)
class Palette:
    """`quiet`: captions on the cloth; `mute`: captions beside it. Gold means you."""

    name: str
    depth: Depth
    dark: bool
    # the room and its text
    room: str
    panel: str
    bar: str
    wood: str
    text: str
    soft: str
    mute: str
    faint: str
    rule: str
    good: str
    bad: str
    # your turn, your plate, the question
    gold: str
    gold_dark: str
    on_gold: str
    gold_cap: str
    button: str
    button_text: str
    button_cap: str
    cap_ink: str
    # the cloth
    cloth_edge: str
    cloth: str
    plate: str
    shadow: str
    inlay: str
    quiet: str
    bubble: str
    bubble_ink: str
    bubble_old: str
    bubble_old_ink: str
    # cards
    paper: str
    paper_dim: str
    edge: str
    card_edge: str
    black: str
    white: str
    ink: str
    wild: str
    wild_star: str
    back: str
    back_pattern: str
    back_deep: str
    back_deeper: str
    only_you: str
    on_back: str
    note: str
    note_ink: str
    note_head: str
    spades: str
    hearts: str
    clubs: str
    diamonds: str
    spades_dim: str
    hearts_dim: str
    clubs_dim: str
    diamonds_dim: str
    trump_star: str
    golden: str
    golden_ink: str
    # the names of games in lists
    game_ink: str
    eight28_ground: str
    farbstich_ground: str
    schatzsuche_ground: str
    spades_word: str
    hearts_word: str
    clubs_word: str
    diamonds_word: str
    colors: tuple[tuple[Colour, CardColor], ...]
    # gems: the stones, and the word beside them
    blue: str
    blue_light: str
    blue_dark: str
    blue_word: str
    red: str
    red_light: str
    red_dark: str
    on_red: str
    red_word: str
    # totals of 8-28
    low: str
    high: str
    zone_low: str
    zone_high: str
    zone_over: str
    next_low: str
    next_high: str
    next_over: str
    next_hit: str
    next_low_ink: str
    next_high_ink: str
    next_over_ink: str
    next_hit_ink: str

    def suit(self, suit: Suit, dim: bool = False) -> str:
        """The ink of a suit on paper, or on the paper of a card that is not allowed."""
        return self._named(f"{SUITS[suit]}_dim" if dim else SUITS[suit])

    def suit_word(self, suit: Suit) -> str:
        """The ink of a suit on the cloth."""
        return self._named(f"{SUITS[suit]}_word")

    def game_ground(self, game: str) -> str:
        """Behind the name of a game."""
        return str(getattr(self, f"{game}_ground", self.button))

    def _named(self, field: str) -> str:
        return str(getattr(self, field))

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


@lru_cache(64)
def of_the_past(palette: Palette) -> Palette:
    """Lilac where a running game is gold: nobody who looks on now has a turn."""
    return replace(palette, gold=palette.only_you)


@lru_cache(256)
def lamplit(edge: str, lit: str, height: int) -> tuple[str, ...]:
    middle = (height - 1) / 2
    shades = (round(SHADES * (abs(y - middle) / middle) ** 2) for y in range(height))
    return tuple(mix(lit, edge, shade / SHADES) for shade in shades)


@lru_cache(64)
def palette_for(theme: str, depth: Depth, game: str = "") -> Palette:
    """Without a game, the cloth is green."""
    found: dict[str, str] = {}
    for row, cells in TABLE.items():
        cell = cell_of(cells, theme, depth)
        if cell != "-":
            found[row.removeprefix(f"{game}.")] = as_color(cell)
    inks = {each.name: found[each.name] for each in fields(Palette) if each.name in found}
    colors = tuple(
        (each, CardColor(*(found[f"{each}.{part}"] for part in CardColor._fields)))
        for each in COLOURS
    )
    return Palette(name=theme, depth=depth, dark=theme != "light", colors=colors, **inks)


def cell_of(cells: Sequence[str], theme: str, depth: Depth) -> str:
    if depth == "none":
        return cells[MARKS]
    dark = DEPTHS.index(depth) * len(NAMES)
    return next(cells[at] for at in (dark + NAMES.index(theme), dark, 0) if cells[at] != ".")


def as_color(cell: str) -> str:
    if cell.isdecimal():
        return f"color({cell})"
    return "" if cell in ('""', ".") else cell.replace("+", " ")

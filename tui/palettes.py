"""The colours by meaning, for each theme, colour depth and game: the table is `palettes.txt`.

A colour is a fragment of a rich style: "#ffc84a", "color(11)", "" for the terminal's own colour,
or, where a terminal has no colours, a mark like "bold", "underline" or "reverse".
"""

from collections.abc import Mapping, Sequence
from copy import copy
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

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


class Palette:
    """The colours of a theme at one depth, with the cloth of a game. Each row of the table without
    a dot is an attribute, a string. `quiet`: captions on the cloth; `mute`: captions beside it.
    Gold means you."""

    def __init__(
        self, name: str, depth: Depth, inks: Mapping[str, str], colors: Mapping[Colour, CardColor]
    ) -> None:
        self.name = name
        self.depth = depth
        self.dark = name != "light"
        self.colors = colors
        vars(self).update(inks)

    if TYPE_CHECKING:
        # A test finds names that the table does not have.
        def __getattr__(self, row: str) -> str: ...

    def changed(self, **changes: Any) -> "Palette":
        """The same palette with some other colours."""
        other = copy(self)
        vars(other).update(changes)
        return other

    def suit(self, suit: Suit, dim: bool = False) -> str:
        """The ink of a suit on paper, or on the paper of a card that is not allowed."""
        return str(getattr(self, f"{SUITS[suit]}_dim" if dim else SUITS[suit]))

    def suit_word(self, suit: Suit) -> str:
        """The ink of a suit on the cloth."""
        return str(getattr(self, f"{SUITS[suit]}_word"))

    def game_ground(self, game: str) -> str:
        """Behind the name of a game."""
        return str(getattr(self, f"{game}_ground", self.button))

    def color(self, color: Colour) -> CardColor:
        return self.colors[color]

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
    return palette.changed(gold=palette.only_you)


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
    inks = {row: color for row, color in found.items() if "." not in row}
    colors = {
        each: CardColor(*(found[f"{each}.{part}"] for part in CardColor._fields))
        for each in COLOURS
    }
    return Palette(theme, depth, inks, colors)


def cell_of(cells: Sequence[str], theme: str, depth: Depth) -> str:
    if depth == "none":
        return cells[MARKS]
    dark = DEPTHS.index(depth) * len(NAMES)
    return next(cells[at] for at in (dark + NAMES.index(theme), dark, 0) if cells[at] != ".")


def as_color(cell: str) -> str:
    if cell.isdecimal():
        return f"color({cell})"
    return "" if cell in ('""', ".") else cell.replace("+", " ")

"""The signs that are not letters: as Unicode, or as any terminal has them."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from server.cards import Colour, Suit
from tui.drawing import Frame


class Glyphs(NamedTuple):
    frame: Frame
    strong: Frame
    suits: Mapping[Suit, str]
    colours: Mapping[Colour, str]
    gem: str
    back: str
    point: str
    turn: str
    done: str
    missing: str
    up: str
    down: str
    dot: str
    arrows: str
    keys: Mapping[str, str]
    """of those keys that have a sign instead of a name"""
    bars: str
    """from low to high"""


UNICODE: Final = Glyphs(
    frame=Frame("╭╮╯╰", "─", "│"),
    strong=Frame("┏┓┛┗", "━", "┃"),
    suits={"C": "♣", "S": "♠", "H": "♥", "D": "♦"},
    colours={"R": "●", "G": "▲", "B": "■", "Y": "★", "V": "◆", "W": "○"},
    gem="◆",
    back="▒",
    point="▶",
    turn="►",
    done="✓",
    missing="·",
    up="▲",
    down="▼",
    dot="·",
    arrows="←→",
    keys={"up": "↑", "down": "↓", "left": "←", "right": "→"},
    bars="▁▂▃▄▅▆▇█",
)
ASCII: Final = Glyphs(
    frame=Frame("++++", "-", "|"),
    strong=Frame("####", "=", "#"),
    suits={"C": "+", "S": "^", "H": "v", "D": "o"},
    colours={"R": "@", "G": "^", "B": "#", "Y": "*", "V": "%", "W": "o"},
    gem="*",
    back="?",
    point=">",
    turn=">",
    done="x",
    missing=".",
    up="^",
    down="v",
    dot="-",
    arrows="<>",
    keys={},
    bars="_.:-=+*#",
)
GLYPHS: Final[Mapping[str, Glyphs]] = {"unicode": UNICODE, "ascii": ASCII}

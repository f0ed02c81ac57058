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
    times: str
    """between a number and what there is so often"""
    solid: str
    """a cell that is all ink"""
    point: str
    turn: str
    done: str
    missing: str
    up: str
    down: str
    dot: str
    arrows: str
    upright: str
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
    times="×",
    solid="█",
    point="▶",
    turn="►",
    done="✓",
    missing="·",
    up="▲",
    down="▼",
    dot="·",
    arrows="←→",
    upright="↑↓",
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
    times="x",
    solid="#",
    point=">",
    turn=">",
    done="x",
    missing=".",
    up="^",
    down="v",
    dot="-",
    arrows="<>",
    upright="^v",
    keys={},
    bars="_.:-=+*#",
)
GLYPHS: Final[Mapping[str, Glyphs]] = {"unicode": UNICODE, "ascii": ASCII}

# What texts have beside letters, each as wide as before.
_PLAIN: Final = {
    old: new
    for signs, new in (
        ("“”„«»", '"'),
        ("‘’‚", "'"),
        ("·–—−", "-"),
        ("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", " "),
        ("…", "."),
        ("×", "x"),
        ("→", ">"),
        ("↑", "^"),
        ("↓", "v"),
    )
    for old in map(ord, signs)
}


def in_ascii(text: str) -> str:
    """Letters stay as they are, with their accents."""
    return text if text.isascii() else text.translate(_PLAIN)

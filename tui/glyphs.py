"""The two sets of signs that the screens draw: Unicode, and ASCII for any terminal."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from server.cards import Colour, Suit


class Glyphs(NamedTuple):
    suits: Mapping[Suit, str]
    colours: Mapping[Colour, str]
    gem: str
    back: str
    times: str
    """between a count and the thing counted"""
    solid: str
    """a filled cell"""
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
    """the keys shown by a sign, not by name"""
    bars: str
    """from low to high"""


UNICODE: Final = Glyphs(
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
    suits={"C": "C", "S": "S", "H": "H", "D": "D"},
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

# Each replacement is as wide as the sign, so that layouts stay the same.
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
        ("←", "<"),
        ("↑", "^"),
        ("↓", "v"),
        ("─╌", "-"),
        ("│▏▮", "|"),
        ("╭╮╰╯", "+"),
        ("╱", "/"),
        ("╲", "\\"),
        ("█▇", "#"),
        ("░", ":"),
        ("●◉★", "*"),
        ("○", "."),
        ("✕", "x"),
        ("■", "#"),
        ("□", "-"),
        ("▶", ">"),
    )
    for old in map(ord, signs)
}


def in_ascii(text: str) -> str:
    """Replaces signs; letters keep their accents."""
    return text if text.isascii() else text.translate(_PLAIN)

"""The two sets of signs that the screens draw, from the table `glyphs.toml`."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final, NamedTuple

from server.cards import Colour, Suit


class Glyphs(NamedTuple):
    suits: Mapping[Suit, str]
    colours: Mapping[Colour, str]
    gem: str
    back: str
    times: str
    """between a count and the thing counted"""
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


TABLE: Final = tomllib.loads(files("tui").joinpath("glyphs.toml").read_text("utf-8"))
UNICODE: Final = Glyphs(**TABLE["unicode"])
ASCII: Final = Glyphs(**TABLE["ascii"])
GLYPHS: Final[Mapping[str, Glyphs]] = {"unicode": UNICODE, "ascii": ASCII}
_PLAIN: Final = {ord(old): new for new, signs in TABLE["in_ascii"].items() for old in signs}


def in_ascii(text: str) -> str:
    """Replaces signs; letters keep their accents."""
    return text if text.isascii() else text.translate(_PLAIN)

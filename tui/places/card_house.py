"""A house of cards, where a place has room for nothing better."""

import re
from typing import Final, cast

from server.cards import Suit
from tui.drawing import Block, Row, Span, centred, row
from tui.places.place import Look

HOUSE: Final = (
    r"        /\        ",
    r"       /AS\       ",
    r"      /____\      ",
    r"     /\    /\     ",
    r"    /2H\  /8C\    ",
    r"   /____\/____\   ",
    r"  /\    /\    /\  ",
    r" /7D\  /8S\  /9H\ ",
    "/____\\/____\\/____\\",
)
CARD: Final = re.compile("([A-Z0-9][SHCD])")


def card_house(look: Look, width: int) -> Block:
    return [centred(built(look, each), width) for each in HOUSE]


def built(look: Look, storey: str) -> Row:
    parts: list[Span | str] = []
    for each in CARD.split(storey):
        if CARD.fullmatch(each):
            value, suit = each[0], cast(Suit, each[1])
            parts.append(Span(f"{value}{look.glyphs.suits[suit]}", f"suit-{suit}"))
        else:
            parts.append(each)
    return row(*parts, ink="dim")

"""The smallest things on the table: a card, a colour, a name."""

from itertools import groupby
from typing import Final

from rich.cells import cell_len

from server.cards import COLOUR, VALUE, Colour, ColourCard
from server.protocol.farbstich import FarbstichView
from tui.boards.farbstich.choosing import sorted_by_colour
from tui.drawing import Row, Span, cut, row, wide
from tui.places.place import Look
from tui.plain.games import Seen

NAME: Final = 8
"""So much room has a name beside a hand."""


def sign(look: Look, colour: Colour) -> str:
    """Symbol and letters: the ink alone would not do for everybody."""
    return f"{look.glyphs.colours[colour]}{letters(look, colour)}"


def letters(look: Look, colour: Colour) -> str:
    """Those of the language; all are equally many."""
    return look.say("farbstich-short-colour", colour=colour)


def sign_and_name(look: Look, colour: Colour, width: int) -> str:
    """The name tells as much as the letters, if there is no room for both."""
    name = colour_name(look, colour)
    whole = f"{sign(look, colour)} {name}"
    return whole if cell_len(whole) <= width else f"{look.glyphs.colours[colour]} {name}"


def chip(look: Look, card: ColourCard) -> Span:
    """A card in a line of text; all are equally wide."""
    return Span(f" {sign(look, COLOUR[card])}{VALUE[card]:<2} ", f"tile-{COLOUR[card]}")


def hidden(look: Look, view: FarbstichView) -> Row:
    """A hand, as close together as it goes."""
    if look.is_narrow:
        return by_colour(look, view)
    signed = sign if look.is_rich else letters
    return tuple(
        Span(f"{signed(look, COLOUR[card])}{VALUE[card]} ", f"tile-{COLOUR[card]}")
        for card in sorted_by_colour(view.hand)
    )


def by_colour(look: Look, view: FarbstichView) -> Row:
    """The letters of each colour but once, and between colours a space if there is room for it."""
    held = groupby(sorted_by_colour(view.hand), COLOUR.__getitem__)
    told = [
        Span(letters(look, colour) + " ".join(str(VALUE[card]) for card in cards), f"tile-{colour}")
        for colour, cards in held
    ]
    apart = [part for each in told for part in (each, Span(" "))]
    return tuple(apart if wide(apart) <= look.width - NAME else told)


def colour_name(look: Look, colour: Colour) -> str:
    """As it begins a line."""
    name = look.say("farbstich-colour", colour=colour)
    return name[:1].upper() + name[1:]


def named(seen: Seen, seat: int, ink: str, width: int) -> Row:
    """Only names may be cut."""
    name = row(Span(seen.names[seat], ink))
    return cut(name, width) if wide(name) > width else name

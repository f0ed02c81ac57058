"""The smallest things on the table: a card, a colour, a name."""

from server.cards import COLOUR, VALUE, Colour, ColourCard
from server.protocol.farbstich import FarbstichView
from tui.boards.farbstich.choosing import sorted_by_colour
from tui.drawing import Row, Span, cut, row, wide
from tui.places.place import Look
from tui.plain.games import Seen


def sign(look: Look, colour: Colour) -> str:
    """Symbol and letter: the ink alone would not do for everybody."""
    return f"{look.glyphs.colours[colour]}{colour}"


def chip(look: Look, card: ColourCard) -> Span:
    """A card in a line of text; all are equally wide."""
    return Span(f" {sign(look, COLOUR[card])}{VALUE[card]:<2} ", f"tile-{COLOUR[card]}")


def hidden(look: Look, view: FarbstichView) -> Row:
    """A hand, as close together as it goes."""
    rich = look.is_rich
    return tuple(
        Span(
            f"{sign(look, COLOUR[card]) if rich else COLOUR[card]}{VALUE[card]} ",
            f"tile-{COLOUR[card]}",
        )
        for card in sorted_by_colour(view.hand)
    )


def colour_name(look: Look, colour: Colour) -> str:
    """As it begins a line."""
    name = look.say("farbstich-colour", colour=colour)
    return name[:1].upper() + name[1:]


def named(seen: Seen, seat: int, ink: str, width: int) -> Row:
    """Only names may be cut."""
    name = row(Span(seen.names[seat], ink))
    return cut(name, width) if wide(name) > width else name

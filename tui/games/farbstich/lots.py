"""What lies in the display, by colours: what each is worth, and what the others are worth without
it."""

from collections.abc import Sequence
from typing import NamedTuple

from server.cards import COLOUR, COLOURS, VALUE, Colour
from server.protocol import farbstich
from tui.games.farbstich.choosing import does, keys
from tui.look import Look
from tui.plain.games import Seen


class Lot(NamedTuple):
    """All cards of a colour; `does` is empty if they are not to be had now."""

    colour: Colour
    values: tuple[int, ...]
    does: str
    key: str
    pointed: bool

    @property
    def worth(self) -> int:
        return sum(self.values)


def lots(look: Look, seen: Seen) -> list[Lot]:
    """Of every colour of this table, whether it lies in the display or not."""
    view: farbstich.FarbstichView = seen.view
    able = keys(look, seen)
    found = []
    for colour in COLOURS[: view.players]:
        values = sorted(VALUE[card] for card in view.display if COLOUR[card] == colour)
        name = does(farbstich.Collect(colour))
        name = name if name in able else ""
        pointed = bool(name) and name in (look.pointed, look.sent)
        found.append(Lot(colour, tuple(values), name, able.get(name, ""), pointed))
    return found


def without(every: Sequence[Lot], lot: Lot) -> list[Lot]:
    """What is left then, the best first."""
    rest = (each for each in every if each.values and each.colour != lot.colour)
    return sorted(rest, key=lambda each: -each.worth)

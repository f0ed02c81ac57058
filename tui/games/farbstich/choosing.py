"""The choices of a player of Farbstich."""

from collections.abc import Sequence
from typing import NamedTuple

from server.cards import COLOUR, COLOURS, VALUE, Colour, ColourCard
from server.protocol import farbstich
from tui.look import Choice, Look, does_of, point
from tui.plain.games import Seen

Move = farbstich.Play | farbstich.Collect


def choices(look: Look, seen: Seen) -> list[Choice]:
    """In the order in which they are drawn. A single one is not asked about at length."""
    if not seen.in_turn:
        return []
    every: list[Move] = [
        *(farbstich.Play(card) for card in sorted_by_colour(seen.view.hand)),
        *(farbstich.Collect(colour) for colour in COLOURS),
    ]
    there = [move for move in every if move in seen.legal]
    is_only = len(there) == 1
    key = "1" if is_only else ""
    return [
        point(does_of(move), seen.formatter.move(move), key=column(move) or key, at_once=is_only)
        for move in there
    ]


def chosen_of(look: Look, seen: Seen) -> Choice | None:
    """The choice that was sent or is pointed at, or the only one."""
    able = {each.does: each for each in choices(look, seen)}
    only = next((each for each in able.values() if each.at_once), None)
    return able.get(look.sent or look.pointed, only)


def column(move: Move) -> str:
    """The digit of a colour is that of its column, whatever else is there."""
    return str(COLOURS.index(move.colour) + 1) if isinstance(move, farbstich.Collect) else ""


def keys(look: Look, seen: Seen) -> dict[str, str]:
    """The digit of each choice."""
    numbered = enumerate(choices(look, seen), 1)
    return {each.does: each.key or str(which) for which, each in numbered}


def sorted_by_colour(cards: Sequence[ColourCard]) -> list[ColourCard]:
    return sorted(cards, key=lambda card: (COLOURS.index(COLOUR[card]), VALUE[card]))


class Lot(NamedTuple):
    """All cards of a colour on offer; `does` is empty if they are not to be had now."""

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

    def lot(color: Colour) -> Lot:
        values = sorted(VALUE[card] for card in view.display if COLOUR[card] == color)
        name = does_of(farbstich.Collect(color))
        name = name if name in able else ""
        pointed = bool(name) and name in (look.pointed, look.sent)
        return Lot(color, tuple(values), name, able.get(name, ""), pointed)

    return [lot(color) for color in COLOURS[: view.players]]


def without(every: Sequence[Lot], lot: Lot) -> list[Lot]:
    """The other colours that have cards, the best first."""
    rest = (each for each in every if each.values and each.colour != lot.colour)
    return sorted(rest, key=lambda each: -each.worth)

"""What a player of Farbstich can choose, and what that asks of the house."""

from collections.abc import Sequence
from typing import cast

from server.cards import COLOUR, COLOURS, VALUE, Colour, ColourCard
from server.protocol import farbstich
from server.protocol.requests import Request
from tui.look import Choice, Look, point
from tui.plain.games import Seen


def choices(look: Look, seen: Seen) -> list[Choice]:
    """In the order in which they are drawn."""
    if not seen.in_turn:
        return []
    able = set(seen.legal)
    moves: list[farbstich.Play | farbstich.Collect] = [
        *(farbstich.Play(card) for card in sorted_by_colour(seen.view.hand)),
        *(farbstich.Collect(colour) for colour in COLOURS),
    ]
    return [point(does(move), seen.formatter.move(move)) for move in moves if move in able]


def does(move: farbstich.Play | farbstich.Collect) -> str:
    return f"play:{move.card}" if isinstance(move, farbstich.Play) else f"collect:{move.colour}"


def keys(look: Look, seen: Seen) -> dict[str, str]:
    """The digit of each choice."""
    return {each.does: str(which) for which, each in enumerate(choices(look, seen), 1)}


def requests(seen: Seen, does: str) -> Sequence[Request]:
    verb, _, what = does.partition(":")
    if verb == "collect":
        return (seen.move_request(farbstich.Collect(cast(Colour, what))),)
    return (seen.move_request(farbstich.Play(cast(ColourCard, what))),)


def sorted_by_colour(cards: Sequence[ColourCard]) -> list[ColourCard]:
    return sorted(cards, key=lambda card: (COLOURS.index(COLOUR[card]), VALUE[card]))

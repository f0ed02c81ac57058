"""What a player of Farbstich can choose, and what that asks of the house."""

from collections.abc import Sequence
from typing import cast

from server.cards import COLOUR, COLOURS, VALUE, Colour, ColourCard
from server.protocol import farbstich
from server.protocol.requests import Request
from tui.look import Choice, Look, point
from tui.plain.games import Seen


def choices(look: Look, seen: Seen) -> list[Choice]:
    """In the order in which they are drawn. A single colour is not asked about at length."""
    if not seen.in_turn:
        return []
    able = set(seen.legal)
    moves: list[farbstich.Play | farbstich.Collect] = [
        *(farbstich.Play(card) for card in sorted_by_colour(seen.view.hand)),
        *(farbstich.Collect(colour) for colour in COLOURS),
    ]
    there = [move for move in moves if move in able]
    is_only = len(there) == 1 and isinstance(there[0], farbstich.Collect)
    return [
        point(does(move), seen.formatter.move(move), key=column(move), at_once=is_only)
        for move in there
    ]


def column(move: farbstich.Play | farbstich.Collect) -> str:
    """The digit of a colour is that of its column, whatever else is there."""
    return str(COLOURS.index(move.colour) + 1) if isinstance(move, farbstich.Collect) else ""


def does(move: farbstich.Play | farbstich.Collect) -> str:
    return f"play:{move.card}" if isinstance(move, farbstich.Play) else f"collect:{move.colour}"


def keys(look: Look, seen: Seen) -> dict[str, str]:
    """The digit of each choice."""
    numbered = enumerate(choices(look, seen), 1)
    return {each.does: each.key or str(which) for which, each in numbered}


def requests(seen: Seen, does: str) -> Sequence[Request]:
    verb, _, what = does.partition(":")
    if verb == "collect":
        return (seen.move_request(farbstich.Collect(cast(Colour, what))),)
    return (seen.move_request(farbstich.Play(cast(ColourCard, what))),)


def sorted_by_colour(cards: Sequence[ColourCard]) -> list[ColourCard]:
    return sorted(cards, key=lambda card: (COLOURS.index(COLOUR[card]), VALUE[card]))

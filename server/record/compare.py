"""When two tellings are one: what the record leaves open, in every game."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from server.protocol.seat import Event, name_of, replace

SETS = ("winners", "seats", "shares", "tied", "cards")
DECK = "deck"
# Of these, those that follow each other may change places.
UNORDERED = {"hand", "flip"}


def canonical(told: object) -> object:
    """An event with a fixed order in the fields whose order is left open."""
    if not isinstance(told, Event) or name_of(told) == DECK:
        return told
    sets = (field for field in SETS if isinstance(getattr(told, field, None), tuple))
    return replace(told, **{field: tuple(sorted(getattr(told, field))) for field in sets})


def places(due: Sequence[Event], at: int) -> Iterator[int]:
    """Which of the events due may be told at this place: itself, or any of an unordered run."""
    kind = name_of(due[at])
    if kind not in UNORDERED:
        return iter((at,))
    first = at
    while first and name_of(due[first - 1]) == kind:
        first -= 1
    return takewhile(lambda place: name_of(due[place]) == kind, range(first, len(due)))

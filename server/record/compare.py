"""Which orders a record leaves open in every game."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from server.protocol.seat import Event, name_of, replace

# The format calls these sets, though they are written as lists.
SETS = ("winners", "seats", "shares", "tied", "cards")
DECK = "deck"
# Events of these kinds that follow each other may change places: hands by the format, and markers
# that turn for the same card because the format gives them no order.
UNORDERED = {"hand", "flip"}


def canonical(event: object) -> object:
    """The event with its unordered fields sorted."""
    if not isinstance(event, Event) or name_of(event) == DECK:
        return event
    sets = (field for field in SETS if isinstance(getattr(event, field, None), tuple))
    return replace(event, **{field: tuple(sorted(getattr(event, field))) for field in sets})


def places(due: Sequence[Event], at: int) -> Iterator[int]:
    """The indexes of the events that may stand at this place: its own, or a whole unordered run."""
    kind = name_of(due[at])
    if kind not in UNORDERED:
        return iter((at,))
    first = at
    while first and name_of(due[first - 1]) == kind:
        first -= 1
    return takewhile(lambda place: name_of(due[place]) == kind, range(first, len(due)))

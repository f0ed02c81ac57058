"""A difference between what the house shows now and what it showed before."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from server.protocol.seat import Value, Viewer

What = Literal[
    "event",
    "state",
    "room",
    "seat",
    "talk",
    "words",
    "over",
    "record",
    "stalled",
    "ended",
]
LONGEST = 2000


class Place(Value, frozen=True):
    """Where a difference is: table, seat, and number of the state."""

    table: int | None = None
    seat: Viewer = None
    number: int | None = None


class Difference(Exception):
    def __init__(self, what: What, place: Place, before: object, after: object) -> None:
        super().__init__(what, place, before, after)
        self.what = what
        self.place = place
        self.before = spelled(before)
        self.after = spelled(after)


def spelled(value: object) -> str:
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"


def check(what: What, place: Place, before: Any, after: Any) -> None:
    if before != after:
        raise Difference(what, place, before, after)


def first_difference(before: Sequence[Any], after: Sequence[Any]) -> int:
    """The first place where the two differ; the shorter length if there is none."""
    both = min(len(before), len(after))
    return next((at for at in range(both) if before[at] != after[at]), both)


def at(values: Sequence[Any], place: int) -> Any:
    return values[place] if place < len(values) else None

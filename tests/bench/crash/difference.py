"""What is found when the house tells something otherwise than before."""

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
    """Where it was told: at which table, to which seat, in which state of the game."""

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


def spelled(told: object) -> str:
    text = told if isinstance(told, str) else msgspec.json.encode(told).decode()
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"


def check(what: What, place: Place, before: Any, after: Any) -> None:
    if before != after:
        raise Difference(what, place, before, after)


def first_difference(before: Sequence[Any], after: Sequence[Any]) -> int:
    """Where the one no longer goes on like the other; the shorter length if it does."""
    both = min(len(before), len(after))
    return next((at for at in range(both) if before[at] != after[at]), both)


def at(told: Sequence[Any], place: int) -> Any:
    return told[place] if place < len(told) else None

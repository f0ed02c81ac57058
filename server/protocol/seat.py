"""Base types of what a seat and its table exchange in every game. None is the gallery."""

from collections.abc import Mapping
from typing import Annotated, TypeVar

import msgspec
from msgspec.structs import replace as replace

Viewer = int | None
# Bounds keep hostile numbers out of JSON and arithmetic; no game comes near them.
Seat = Annotated[int, msgspec.Meta(ge=0, le=99)]
Count = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Points = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]


# Structs of msgspec: built and compared faster than dataclasses, and checked when they are read.
class Value(msgspec.Struct, frozen=True):
    """An immutable value that can be written as JSON."""


V = TypeVar("V", bound=Value)


def types_in(module: Mapping[str, object], base: type[V]) -> tuple[type[V], ...]:
    """The types of this kind that a module has defined so far, in their order."""
    return tuple(
        kind
        for kind in module.values()
        if isinstance(kind, type) and issubclass(kind, base) and kind is not base
        if kind.__module__ == module["__name__"]
    )


class Options(Value, frozen=True):
    """The variants of the rules chosen for a table."""


class Move(Value, frozen=True, tag_field="move"):
    """A decision of a seat, without the seat: the caller knows it."""


class Event(Value, frozen=True, tag_field="e", omit_defaults=True):
    """A line of the record. The event for a seat may lack hidden values."""


# Seats see an event of a new type only if its author makes it public.
class PublicEvent(Event, frozen=True):
    """An event that all seats and the gallery see as it is."""


class Result(Value, frozen=True):
    points: tuple[int, ...]
    winners: tuple[int, ...]


class Shuffle(Value, frozen=True, tag="shuffle"):
    """The game waits for the dealer: for shuffle `number`, of `size` items."""

    number: int
    size: int


class Turn(Value, frozen=True, tag="turn"):
    """The game waits for a decision of `seats`; `free` may act, too."""

    seats: tuple[int, ...]
    free: tuple[int, ...] = ()


class Over(Value, frozen=True, tag="over"):
    result: Result


Waiting = Shuffle | Turn | Over


class View(Value, frozen=True, tag_field="view"):
    """All that one seat may see of the game."""

    seat: Viewer
    players: int
    waiting: Waiting


class Deal(Move, frozen=True, tag="deal"):
    """A shuffle: its item i is item order[i] of the sorted list."""

    order: tuple[int, ...]


class Refusal(Value, frozen=True, tag_field="refusal"):
    """Why a move changed nothing, with the values for its sentence."""


class Malformed(Refusal, frozen=True, tag="malformed"):
    """`where` is the path to the wrong value; None if the text is not a JSON object."""

    where: str | None
    moves: tuple[str, ...]


class NoSuchMove(Refusal, frozen=True, tag="no-such-move"):
    moves: tuple[str, ...]


class NoSuchSeat(Refusal, frozen=True, tag="no-such-seat"):
    players: int


class NotYourTurn(Refusal, frozen=True, tag="not-your-turn"):
    """`possible`: the moves that the seat may make out of turn."""

    seats: tuple[int, ...]
    possible: tuple[str, ...]


class NotNow(Refusal, frozen=True, tag="not-now"):
    """The seat is in turn, but for other moves."""

    possible: tuple[str, ...]


class DealerOnly(Refusal, frozen=True, tag="dealing"):
    """Only the dealer may act now, and only the dealer may deal."""


class NoDeal(Refusal, frozen=True, tag="no-deal"):
    """No deal is due, or the order is not one of `size` items."""

    size: int


class GameOver(Refusal, frozen=True, tag="game-over"):
    winners: tuple[int, ...]


# Fields of these names hold a seat, or several, in every game.
SEAT_FIELDS = frozenset({"seat", "against", "giver", "dealer", "starter", "winner"})
SEATS_FIELDS = frozenset({"seats", "winners", "order"})

COMMON_REFUSALS = types_in(globals(), Refusal)


# Of games with hands only, so it stands behind the refusals of every game.
class NotInHand(Refusal, frozen=True, tag="not-in-hand"):
    card: str
    cards: tuple[str, ...]


def name_of(kind: type[Value] | Value) -> str:
    """The tag of a move, an event, a view or a refusal in JSON."""
    tag = kind.__struct_config__.tag
    return str(tag)

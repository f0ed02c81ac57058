"""What passes between a seat and its table, whatever the game. None stands for the gallery."""

from typing import Annotated

import msgspec
from msgspec.structs import replace as replace

Viewer = int | None
Seat = Annotated[int, msgspec.Meta(ge=0, le=99)]
Count = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Points = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]


class Value(msgspec.Struct, frozen=True):
    """A thing that never changes and that JSON can carry."""


class Options(Value, frozen=True):
    """What the people at a table agreed on before the game."""


class Move(Value, frozen=True, tag_field="move"):
    """What a seat wants to do; who asks is known from where it came."""


class Event(Value, frozen=True, tag_field="e", omit_defaults=True):
    """What happened, as the record tells it. A seat may be told less of it."""


class Result(Value, frozen=True):
    points: tuple[int, ...]
    winners: tuple[int, ...]


class Shuffle(Value, frozen=True, tag="shuffle"):
    """The dealer is waited for: shuffle `number`, of `size` things."""

    number: int
    size: int


class Turn(Value, frozen=True, tag="turn"):
    """The game needs a decision of `seats`; `free` may act too, but nobody waits for them."""

    seats: tuple[int, ...]
    free: tuple[int, ...] = ()


class Over(Value, frozen=True, tag="over"):
    result: Result


Waiting = Shuffle | Turn | Over


class View(Value, frozen=True, tag_field="view"):
    """All that one seat may see of its table at one moment."""

    seat: Viewer
    players: int
    waiting: Waiting


class Deal(Move, frozen=True, tag="deal"):
    """The dealer's move: item i of the shuffled things was item order[i] of the sorted ones."""

    order: tuple[int, ...]


class Refusal(Value, frozen=True, tag_field="refusal"):
    """Why a move changed nothing, with what its sentence needs."""


class Malformed(Refusal, frozen=True, tag="malformed"):
    """`where` is the path to what is wrong; none where the text is no JSON object at all."""

    where: str | None
    moves: tuple[str, ...]


class NoSuchMove(Refusal, frozen=True, tag="no-such-move"):
    moves: tuple[str, ...]


class NoSuchSeat(Refusal, frozen=True, tag="no-such-seat"):
    players: int


class NotYourTurn(Refusal, frozen=True, tag="not-your-turn"):
    """`possible` is what you may do all the same."""

    seats: tuple[int, ...]
    possible: tuple[str, ...]


class NotNow(Refusal, frozen=True, tag="not-now"):
    """You may act, but only otherwise."""

    possible: tuple[str, ...]


class DealerOnly(Refusal, frozen=True, tag="dealing"):
    """Only the dealer may act, and nobody else in his place."""


class NoDeal(Refusal, frozen=True, tag="no-deal"):
    """The dealer is not asked, or his order is not an order of `size` things."""

    size: int


class GameOver(Refusal, frozen=True, tag="game-over"):
    winners: tuple[int, ...]


class NotInHand(Refusal, frozen=True, tag="not-in-hand"):
    card: str
    cards: tuple[str, ...]


# What a field of this name holds, in every game: a seat, or several.
SEAT_FIELDS = frozenset({"seat", "against", "giver", "dealer", "starter", "winner"})
SEATS_FIELDS = frozenset({"seats", "winners", "order"})

COMMON_REFUSALS: tuple[type[Refusal], ...] = (
    Malformed,
    NoSuchMove,
    NoSuchSeat,
    NotYourTurn,
    NotNow,
    DealerOnly,
    NoDeal,
    GameOver,
)


def name_of(kind: type[Value] | Value) -> str:
    """The name under which JSON knows a move, an event, a view or a refusal."""
    tag = kind.__struct_config__.tag
    return str(tag)

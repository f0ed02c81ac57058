"""The table of Farbstich at one moment."""

from server.cards import ColourCard
from server.engine.game import State
from server.protocol.farbstich import FarbstichOptions, Laid
from server.protocol.seat import Over, Value


class Draw(Value, frozen=True, tag="draw"):
    """Who starts is to be drawn."""


class Dealing(Value, frozen=True, tag="dealing"):
    starter: int


class Trick(Value, frozen=True):
    """What lies on the table and in the hands; `starter` began the trick, `first` the game."""

    first: int
    starter: int
    number: int
    hands: tuple[tuple[ColourCard, ...], ...]
    display: tuple[ColourCard, ...]
    points: tuple[int, ...]
    plays: tuple[Laid, ...] = ()


class Playing(Value, frozen=True, tag="playing"):
    trick: Trick


class Collecting(Value, frozen=True, tag="collecting"):
    """All cards are played; the first seat of `to_collect` takes a colour."""

    trick: Trick
    to_collect: tuple[int, ...]
    next_starter: int


class Table(State, frozen=True):
    options: FarbstichOptions
    game: int = 0
    scores: tuple[tuple[int, ...], ...] = ()
    now: Draw | Dealing | Playing | Collecting | Over = Draw()

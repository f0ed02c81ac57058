"""The table of Schatzsuche at one moment."""

from server.cards import Suit, SuitCard
from server.engine.game import State
from server.protocol.schatzsuche import (
    BidMade,
    Fault,
    Guessed,
    Laid,
    Objected,
    SchatzsucheOptions,
    Scored,
    Trick,
    TurnFault,
)
from server.protocol.seat import Over, Value


class Faults(Value, frozen=True):
    """What is still open about the last card of a player, who plays with markers by hand."""

    missing: tuple[Suit, ...] = ()
    turning: TurnFault | None = None
    flipped_suit: bool = False

    @property
    def gravest(self) -> Fault | None:
        return "flipped-suit" if self.flipped_suit else self.turning


class Board(Value, frozen=True):
    """A round from the deal on; by seat, but for the bids, which stand in the order made."""

    hands: tuple[tuple[SuitCard, ...], ...]
    trump: SuitCard
    golden: SuitCard | None
    leader: int
    bids: tuple[BidMade, ...] = ()
    tricks: tuple[int, ...] = (0, 0, 0)
    down: tuple[tuple[Suit, ...], ...] = ((), (), ())
    plays: tuple[Laid, ...] = ()
    last_trick: Trick | None = None
    faults: tuple[Faults, ...] = (Faults(), Faults(), Faults())
    objections: tuple[Objected, ...] = ()


class Draw(Value, frozen=True, tag="draw"):
    """Who deals first is to be drawn."""


class Guessing(Value, frozen=True, tag="guessing"):
    """Before the last deal, everybody names the golden card."""


class Dealing(Value, frozen=True, tag="dealing"):
    """The pack is to be shuffled and dealt."""


class Bidding(Value, frozen=True, tag="bidding"):
    board: Board


class Playing(Value, frozen=True, tag="playing"):
    board: Board


class Closing(Value, frozen=True, tag="closing"):
    """By hand, after the last trick: a moment to object, until all are content."""

    board: Board
    content: tuple[int, ...] = ()


class Table(State, frozen=True):
    options: SchatzsucheOptions
    round: int = 0
    dealer: int = 0
    totals: tuple[int, ...] = (0, 0, 0)
    sheet: tuple[Scored, ...] = ()
    guesses: tuple[Guessed, ...] = ()
    treasure: SuitCard | None = None
    now: Draw | Guessing | Dealing | Bidding | Playing | Closing | Over = Draw()

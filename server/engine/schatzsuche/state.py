"""The state of Schatzsuche."""

from itertools import combinations

from server.cards import SUIT_PACK, Suit, SuitCard
from server.engine.game import Draw, GameState
from server.protocol import schatzsuche
from server.protocol.schatzsuche import PLAYERS
from server.protocol.seat import Over, Shuffle, Turn, Value, Waiting


class Faults(Value, frozen=True):
    """Marker faults of a player's last card that others may still object to; by hand only.
    `missing`: suits whose markers should be down."""

    missing: tuple[Suit, ...] = ()
    turning: schatzsuche.TurnFault | None = None
    flipped_suit: bool = False

    @property
    def gravest(self) -> schatzsuche.Fault | None:
        return "flipped-suit" if self.flipped_suit else self.turning


class Board(Value, frozen=True):
    """A round from the deal on. All lists are by seat, apart from `plays` and `objections`."""

    hands: tuple[tuple[SuitCard, ...], ...]
    trump: SuitCard
    golden: SuitCard | None
    leader: int
    bids: tuple[int | None, ...] = (None, None, None)
    tricks: tuple[int, ...] = (0, 0, 0)
    down: tuple[tuple[Suit, ...], ...] = ((), (), ())
    plays: tuple[schatzsuche.Laid, ...] = ()
    faults: tuple[Faults, ...] = (Faults(), Faults(), Faults())
    objections: tuple[schatzsuche.Objected, ...] = ()


class Guessing(Value, frozen=True, tag="guessing"):
    """Round 10 before its deal: each player guesses the golden card."""


class Dealing(Value, frozen=True, tag="dealing"):
    """The pack is to be shuffled and dealt."""


class Bidding(Value, frozen=True, tag="bidding"):
    board: Board


class Playing(Value, frozen=True, tag="playing"):
    board: Board


class Closing(Value, frozen=True, tag="closing"):
    """By hand, after the last trick: the last objections, until all are content."""

    board: Board
    content: tuple[int, ...] = ()


class State(GameState, frozen=True):
    options: schatzsuche.SchatzsucheOptions
    round: int = 0
    dealer: int = 0
    totals: tuple[int, ...] = (0, 0, 0)
    sheet: tuple[schatzsuche.Scored, ...] = ()
    guesses: tuple[schatzsuche.Named | None, ...] = (None, None, None)
    last_trick: schatzsuche.Trick | None = None
    treasure: SuitCard | None = None
    now: Draw | Guessing | Dealing | Bidding | Playing | Closing | Over = Draw()


def asked(state: State) -> tuple[int, ...]:
    now = state.now
    if isinstance(now, Playing):
        return ((now.board.leader + len(now.board.plays)) % PLAYERS,)
    if isinstance(now, Bidding):
        return ((state.dealer + 1 + made(now.board.bids)) % PLAYERS,)
    if isinstance(now, Guessing):
        return ((state.dealer + 1 + made(state.guesses)) % PLAYERS,)
    return others(now.content) if isinstance(now, Closing) else ()


def made(choices: tuple[object, ...]) -> int:
    return len(choices) - choices.count(None)


def others(seats: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat in range(PLAYERS) if seat not in seats)


# waiting() is called often enough that building these anew costs measurable time.
BY_HAND = {
    seats: Turn(seats, others(seats))
    for count in range(1, PLAYERS + 1)
    for seats in combinations(range(PLAYERS), count)
}


def waiting(state: State) -> Waiting:
    """By hand, the others may turn markers and object, too."""
    now = state.now
    if isinstance(now, Over):
        return now
    if isinstance(now, Draw | Dealing):
        return Shuffle(state.round, len(SUIT_PACK) if state.round else PLAYERS)
    seats = asked(state)
    if state.options.markers == "assisted" or isinstance(now, Guessing):
        return Turn(seats)
    return BY_HAND[seats]

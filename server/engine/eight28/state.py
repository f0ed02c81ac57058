"""The state of 8-28."""

from server.cards import NumberCard, number_pack
from server.engine.game import Draw, GameState
from server.protocol.eight28 import NO_GEMS, Declared, Eight28Options, Gems, Settled, totals
from server.protocol.seat import Over, Shuffle, Turn, Value, Waiting

# As in the box.
SUPPLY = Gems(blue=55, red=15)
PACKS = {"zoch": number_pack(), "authors": number_pack(ones=16)}


class Hand(Value, frozen=True):
    hole: NumberCard
    open: tuple[NumberCard, ...] = ()
    out: bool = False

    @property
    def totals(self) -> tuple[int, ...]:
        return totals((self.hole, *self.open))


class Dealing(Value, frozen=True, tag="dealing"):
    giver: int


class Offering(Value, frozen=True, tag="offering"):
    """Cards are being offered (action B of the rule sheet): `to_ask[0]` is offered `pile[top]`.
    `taken`: somebody took one in this pass."""

    giver: int
    hands: tuple[Hand, ...]
    pile: tuple[NumberCard, ...]
    top: int
    to_ask: tuple[int, ...] = ()
    taken: bool = False
    declined: tuple[int, ...] = ()


class Declaring(Value, frozen=True, tag="declaring"):
    """All cards are up; the first seat of `to_ask` chooses its distribution."""

    giver: int
    hands: tuple[Hand, ...]
    pile: int
    to_ask: tuple[int, ...]
    declared: tuple[Declared, ...] = ()


class State(GameState, frozen=True):
    host: int
    options: Eight28Options
    gems: tuple[Gems, ...]
    supply: Gems = SUPPLY
    middle: Gems = NO_GEMS
    round: int = 0
    before: Settled | None = None
    now: Draw | Dealing | Offering | Declaring | Over = Draw()

    @property
    def last_round(self) -> bool:
        return self.supply.red < SUPPLY.red


def waiting(state: State) -> Waiting:
    now = state.now
    if isinstance(now, Offering | Declaring):
        return Turn(now.to_ask[:1])
    if isinstance(now, Over):
        return now
    return Shuffle(state.round, len(PACKS[state.options.pack]) if state.round else state.players)

"""8-28: options, moves, events, the view, and the totals of a hand."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from server.cards import NumberCard
from server.protocol.seat import (
    Count,
    Event,
    Move,
    Options,
    Points,
    PublicEvent,
    Refusal,
    Seat,
    Value,
    View,
    types_in,
)

Target = Literal[8, 28]
Gem = Literal["blue", "red"]
LOW: Target = 8
HIGH: Target = 28


class Eight28Options(Options, frozen=True):
    pack: Literal["zoch", "authors"] = "zoch"
    first_giver: Literal["drawn", "host"] = "drawn"
    pass_is_final: bool = False
    low_may_go_high: bool = True


class Take(Move, frozen=True, tag="take"):
    pass


class Decline(Move, frozen=True, tag="decline"):
    pass


class Declare(Move, frozen=True, tag="declare"):
    """Chooses a distribution when the hand fits both."""

    target: Target


class Gems(Value, frozen=True):
    blue: Count
    red: Count

    @property
    def worth(self) -> int:
        return self.blue + 2 * self.red

    def plus(self, other: "Gems") -> "Gems":
        return Gems(self.blue + other.blue, self.red + other.red)

    def minus(self, other: "Gems") -> "Gems":
        return Gems(self.blue - other.blue, self.red - other.red)


NO_GEMS = Gems(0, 0)


class Share(Value, frozen=True):
    seat: Seat
    blue: Count
    red: Count


class RoundBegan(PublicEvent, frozen=True, tag="round"):
    round: Count
    giver: Seat
    blue: Count
    red: Count


class Deck(Event, frozen=True, tag="deck"):
    cards: tuple[NumberCard, ...]


class Hole(Event, frozen=True, tag="hole"):
    """A hidden card; only its owner receives the event with the card."""

    seat: Seat
    card: NumberCard | None = None


class GemLaid(PublicEvent, frozen=True, tag="gem"):
    seat: Seat
    colour: Gem


class Took(PublicEvent, frozen=True, tag="take"):
    seat: Seat
    card: NumberCard


class Declined(PublicEvent, frozen=True, tag="decline"):
    seat: Seat


class Out(PublicEvent, frozen=True, tag="out"):
    seat: Seat


class Gave(PublicEvent, frozen=True, tag="give"):
    """The pile passes to this giver."""

    seat: Seat


class Reveal(PublicEvent, frozen=True, tag="reveal"):
    holes: Mapping[Seat, NumberCard]


class Hit(PublicEvent, frozen=True, tag="hit"):
    seats: tuple[Seat, ...]


class Declared(PublicEvent, frozen=True, tag="declare"):
    seat: Seat
    target: Target
    total: Count


class Paid(PublicEvent, frozen=True, tag="pay"):
    target: Literal[8, 28, "hit"]
    total: Count
    shares: tuple[Share, ...]


class Carry(PublicEvent, frozen=True, tag="carry"):
    blue: Count
    red: Count


class Ended(PublicEvent, frozen=True, tag="end"):
    gems: tuple[Gems, ...]
    points: tuple[Points, ...]
    winners: tuple[Seat, ...]


class YouAreOut(Refusal, frozen=True, tag="you-are-out"):
    total: int


class DeclinedForGood(Refusal, frozen=True, tag="declined-for-good"):
    pass


class Side(Value, frozen=True):
    """The cards in front of one player; `hole` is None unless this viewer may see it."""

    open: tuple[NumberCard, ...]
    out: bool
    hole: NumberCard | None


class Settled(Value, frozen=True):
    """How a round ended, shown until the next one ends."""

    giver: Seat
    sides: tuple[Side, ...]
    declared: tuple[Declared, ...]
    paid: tuple[Paid, ...]


class Eight28View(View, frozen=True, tag="eight28"):
    """`to_ask`: the seats still to be offered a card in this pass, or still to declare, in order.

    `sides` is empty while the cards are shuffled and when the game is over.
    """

    options: Eight28Options
    round: int
    last_round: bool
    supply: Gems
    middle: Gems
    gems: tuple[Gems, ...]
    before: Settled | None
    giver: Seat | None = None
    sides: tuple[Side, ...] = ()
    pile: int = 0
    to_ask: tuple[int, ...] = ()
    taken: bool = False
    declined: tuple[int, ...] = ()
    declared: tuple[Declared, ...] = ()


# Cached, because rules, views and faces ask for the same few hands again and again.
@lru_cache(maxsize=4096)
def totals(cards: tuple[NumberCard, ...]) -> tuple[int, ...]:
    """All totals of the cards, lowest first: each 1/11 counts 1 or 11."""
    low = wild = 0
    for card in cards:
        if card == "1/11":
            low += 1
            wild += 1
        else:
            low += int(card)
    return tuple(range(low, low + 10 * wild + 1, 10))


@lru_cache(maxsize=4096)
def best(sums: tuple[int, ...], target: Target) -> int | None:
    """The highest of the sums that does not exceed the target."""
    return max([s for s in sums if s <= target], default=None)


def targets(low: int | None, high: int | None, low_may_go_high: bool) -> tuple[Target, ...]:
    """The distributions for a hand with these best totals; if two, the player chooses."""
    if not high:
        return ()
    if not low:
        return (HIGH,)
    return (LOW, HIGH) if high > low or low_may_go_high else (LOW,)


MOVES = types_in(globals(), Move)
EVENTS = types_in(globals(), Event)
REFUSALS = types_in(globals(), Refusal)

"""Schatzsuche: options, moves, events, the view, and what anybody can judge from open cards."""

from collections.abc import Sequence
from typing import Literal

from server.cards import STRENGTH, SUIT, Rank, Suit, SuitCard
from server.protocol.seat import Count, Event, Move, Options, Refusal, Value, View

PLAYERS = 3
ROUNDS = 10

TurnFault = Literal["no-flip", "late-flip"]
Fault = Literal["no-flip", "late-flip", "flipped-suit"]
Offence = Literal["no-flip", "late-flip", "flipped-suit", "unflip"]
PENALTY: dict[Offence, int] = {"no-flip": -10, "late-flip": -10, "flipped-suit": -25, "unflip": -50}


class SchatzsucheOptions(Options, frozen=True):
    markers: Literal["assisted", "by_hand"] = "assisted"


class Guess(Move, frozen=True, tag="guess"):
    """Names the golden card."""

    suit: Suit
    rank: Rank


class Bid(Move, frozen=True, tag="bid"):
    tricks: Count


class Play(Move, frozen=True, tag="play"):
    card: SuitCard


class Flip(Move, frozen=True, tag="flip"):
    """Turns one's own marker of this suit face down."""

    suit: Suit


class Unflip(Move, frozen=True, tag="unflip"):
    """Turns it up again, which costs 50 points."""

    suit: Suit


class Object(Move, frozen=True, tag="object"):
    """Says that this seat's last card was against the rules of the markers."""

    against: Count


class Content(Move, frozen=True, tag="content"):
    """Has nothing to object before the round is scored."""


class RoundBegan(Event, frozen=True, tag="round"):
    round: Count
    dealer: Count


class Guessed(Event, frozen=True, tag="guess"):
    seat: Count
    suit: Suit
    rank: Rank


class Deck(Event, frozen=True, tag="deck"):
    cards: tuple[SuitCard, ...]


class Golden(Event, frozen=True, tag="golden"):
    """It lies face down: nobody is told which card it is."""

    card: SuitCard | None = None


class HandDealt(Event, frozen=True, tag="hand"):
    """Nobody but its owner is told the cards."""

    seat: Count
    cards: tuple[SuitCard, ...] | None = None


class Trump(Event, frozen=True, tag="trump"):
    card: SuitCard


class BidMade(Event, frozen=True, tag="bid"):
    seat: Count
    tricks: Count


class Flipped(Event, frozen=True, tag="flip"):
    seat: Count
    suit: Suit


class Unflipped(Event, frozen=True, tag="unflip"):
    seat: Count
    suit: Suit


class Played(Event, frozen=True, tag="play"):
    seat: Count
    card: SuitCard


class Objected(Event, frozen=True, tag="object"):
    seat: Count
    against: Count
    fault: Fault | None = None


class Penalty(Event, frozen=True, tag="penalty"):
    seat: Count
    points: int
    fault: Offence


class TrickWon(Event, frozen=True, tag="trick"):
    winner: Count


class IsContent(Event, frozen=True, tag="x-content"):
    seat: Count


class Scored(Event, frozen=True, tag="score"):
    bids: tuple[Count, ...]
    tricks: tuple[Count, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class Treasure(Event, frozen=True, tag="treasure"):
    card: SuitCard
    bonus: tuple[Count, ...]


class Ended(Event, frozen=True, tag="end"):
    points: tuple[int, ...]
    winners: tuple[Count, ...]


class MustFollow(Refusal, frozen=True, tag="must-follow"):
    suit: Suit
    cards: tuple[SuitCard, ...]


class MustTrump(Refusal, frozen=True, tag="must-trump"):
    suit: Suit
    cards: tuple[SuitCard, ...]


class BidTooHigh(Refusal, frozen=True, tag="bid-too-high"):
    most: int


class MarkersTurnThemselves(Refusal, frozen=True, tag="markers-turn-themselves"):
    pass


class MarkerIsDown(Refusal, frozen=True, tag="marker-is-down"):
    suit: Suit


class MarkerIsUp(Refusal, frozen=True, tag="marker-is-up"):
    suit: Suit


class NobodyToObjectTo(Refusal, frozen=True, tag="nobody-to-object-to"):
    """One objects to the card of another player, once a card has been played."""

    seats: tuple[int, ...]


class Laid(Value, frozen=True):
    """A card that lies in a trick."""

    seat: Count
    card: SuitCard


class Trick(Value, frozen=True):
    """The cards of a trick in the order of play."""

    plays: tuple[Laid, ...]
    winner: int


class SchatzsucheView(View, frozen=True, tag="schatzsuche"):
    """`down`: each seat's markers that lie face down; `objections` since the last lead;
    `content`: who has nothing to object at the end of a round; `sheet`: the rounds so far."""

    options: SchatzsucheOptions
    round: int
    dealer: int | None
    totals: tuple[int, ...]
    sheet: tuple[Scored, ...]
    guesses: tuple[Guessed, ...]
    hand: tuple[SuitCard, ...] = ()
    trump: SuitCard | None = None
    bids: tuple[BidMade, ...] = ()
    tricks: tuple[int, ...] = ()
    down: tuple[tuple[Suit, ...], ...] = ()
    plays: tuple[Laid, ...] = ()
    last_trick: Trick | None = None
    objections: tuple[Objected, ...] = ()
    content: tuple[int, ...] = ()
    treasure: SuitCard | None = None


def winner(plays: Sequence[Laid], trump: Suit) -> int:
    """The highest trump takes the trick, else the highest card of the suit led."""
    led = SUIT[plays[0].card]

    def power(laid: Laid) -> tuple[bool, bool, int]:
        suit = SUIT[laid.card]
        return suit == trump, suit == led, STRENGTH[laid.card]

    return max(plays, key=power).seat


def playable(hand: Sequence[SuitCard], led: Suit | None, trump: Suit) -> tuple[SuitCard, ...]:
    """Follow suit; who cannot must trump, unless trump was led; else anything goes."""
    if led is None:
        return tuple(hand)
    follow = tuple(card for card in hand if SUIT[card] == led)
    return follow or tuple(card for card in hand if SUIT[card] == trump) or tuple(hand)


def owed(card: SuitCard, led: Suit | None, trump: Suit) -> tuple[Suit, ...]:
    """The markers that must lie face down before this card, as anybody can judge."""
    suit = SUIT[card]
    if led is None or suit == led:
        return ()
    return (led,) if trump in (led, suit) else (led, trump)


MOVES = (Guess, Bid, Play, Flip, Unflip, Object, Content)
EVENTS = (
    RoundBegan,
    Guessed,
    Deck,
    Golden,
    HandDealt,
    Trump,
    BidMade,
    Flipped,
    Unflipped,
    Played,
    Objected,
    Penalty,
    TrickWon,
    IsContent,
    Scored,
    Treasure,
    Ended,
)
REFUSALS = (
    MustFollow,
    MustTrump,
    BidTooHigh,
    MarkersTurnThemselves,
    MarkerIsDown,
    MarkerIsUp,
    NobodyToObjectTo,
)

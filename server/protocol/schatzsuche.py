"""Schatzsuche: options, moves, events, the view, and rules that need only open cards."""

from collections.abc import Mapping, Sequence
from typing import Literal

from server.cards import RANK, STRENGTH, SUIT, Rank, Suit, SuitCard
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

PLAYERS = 3
ROUNDS = 10

TurnFault = Literal["no-flip", "late-flip"]
Fault = Literal["no-flip", "late-flip", "flipped-suit"]
Offence = Literal["no-flip", "late-flip", "flipped-suit", "unflip"]
# The values of the rule sheet.
PENALTY: Mapping[Offence, int] = {
    "no-flip": -10,
    "late-flip": -10,
    "flipped-suit": -25,
    "unflip": -50,
}


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
    """Turns the own marker of this suit face down."""

    suit: Suit


class Unflip(Move, frozen=True, tag="unflip"):
    """Turns the own marker face up again, for a penalty of 50 points."""

    suit: Suit


class Object(Move, frozen=True, tag="object"):
    """Claims that this seat's last card broke the rules of the markers."""

    against: Seat


class Content(Move, frozen=True, tag="content"):
    """Agrees to score the round without an objection."""


class RoundBegan(PublicEvent, frozen=True, tag="round"):
    round: Count
    dealer: Seat


class Guessed(PublicEvent, frozen=True, tag="guess"):
    seat: Seat
    suit: Suit
    rank: Rank


class Deck(Event, frozen=True, tag="deck"):
    cards: tuple[SuitCard, ...]


class Golden(Event, frozen=True, tag="golden"):
    """The golden card is laid face down; no seat receives the event with the card."""

    card: SuitCard | None = None


class HandDealt(Event, frozen=True, tag="hand"):
    """Only the owner receives the event with the cards."""

    seat: Seat
    cards: tuple[SuitCard, ...] | None = None


class Trump(PublicEvent, frozen=True, tag="trump"):
    card: SuitCard


class BidMade(PublicEvent, frozen=True, tag="bid"):
    seat: Seat
    tricks: Count


class Flipped(PublicEvent, frozen=True, tag="flip"):
    seat: Seat
    suit: Suit


class Unflipped(PublicEvent, frozen=True, tag="unflip"):
    seat: Seat
    suit: Suit


class Played(PublicEvent, frozen=True, tag="play"):
    seat: Seat
    card: SuitCard


class Objected(PublicEvent, frozen=True, tag="object"):
    seat: Seat
    against: Seat
    # None: the objection was wrong, which costs nothing.
    fault: Fault | None = None


class Penalty(PublicEvent, frozen=True, tag="penalty"):
    seat: Seat
    points: Points
    fault: Offence


class TrickWon(PublicEvent, frozen=True, tag="trick"):
    winner: Seat


class IsContent(PublicEvent, frozen=True, tag="x-content"):
    seat: Seat


class Scored(PublicEvent, frozen=True, tag="score"):
    bids: tuple[Count, ...]
    tricks: tuple[Count, ...]
    points: tuple[Points, ...]
    totals: tuple[Points, ...]


class Treasure(PublicEvent, frozen=True, tag="treasure"):
    card: SuitCard
    bonus: tuple[Count, ...]


class Ended(PublicEvent, frozen=True, tag="end"):
    points: tuple[Points, ...]
    winners: tuple[Seat, ...]


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
    """Objections go to another seat, after the first card of the round."""

    seats: tuple[Seat, ...]


class Named(Value, frozen=True):
    """A guess of the golden card."""

    suit: Suit
    rank: Rank


class Laid(Value, frozen=True):
    """A card that lies in the trick, and who played it. Part of views; the event is `Played`."""

    seat: Seat
    card: SuitCard


class Trick(Value, frozen=True):
    """The cards of a trick in the order of play."""

    plays: tuple[Laid, ...]
    winner: Seat


class SchatzsucheView(View, frozen=True, tag="schatzsuche"):
    """By seat: `guesses`, `bids`, `tricks` won, and the markers that lie face `down`.

    `last_trick` may be of the round before; `objections`: made since the last lead, each once;
    `content`: the seats that agree to score the round; `sheet`: the scores of the rounds so far.
    """

    options: SchatzsucheOptions
    round: int
    dealer: Seat | None
    totals: tuple[Points, ...]
    sheet: tuple[Scored, ...]
    guesses: tuple[Named | None, ...]
    last_trick: Trick | None
    treasure: SuitCard | None
    hand: tuple[SuitCard, ...] = ()
    trump: SuitCard | None = None
    bids: tuple[int | None, ...] = ()
    tricks: tuple[int, ...] = ()
    down: tuple[tuple[Suit, ...], ...] = ()
    plays: tuple[Laid, ...] = ()
    objections: tuple[Objected, ...] = ()
    content: tuple[int, ...] = ()


def winner(plays: Sequence[Laid], trump: Suit) -> int:
    """The highest trump takes the trick, else the highest card of the suit led."""
    led = SUIT[plays[0].card]

    def power(laid: Laid) -> tuple[bool, bool, int]:
        suit = SUIT[laid.card]
        return suit == trump, suit == led, STRENGTH[laid.card]

    return max(plays, key=power).seat


def playable(hand: Sequence[SuitCard], led: Suit | None, trump: Suit) -> tuple[SuitCard, ...]:
    """The legal cards: of the suit led, else trumps, else any."""
    if led is None:
        return tuple(hand)
    follow = tuple(card for card in hand if SUIT[card] == led)
    return follow or tuple(card for card in hand if SUIT[card] == trump) or tuple(hand)


def owed(card: SuitCard, led: Suit | None, trump: Suit) -> tuple[Suit, ...]:
    """The markers that must lie face down before this card is played."""
    suit = SUIT[card]
    if led is None or suit == led:
        return ()
    return (led,) if trump in (led, suit) else (led, trump)


def points_for(bid: int, tricks: int, number: int) -> int:
    """A bid that was reached counts; each trick too many or too few is subtracted."""
    return ((bid if tricks >= bid else 0) - abs(tricks - bid)) * number


def bonus_for(guess: Named | None, golden: SuitCard) -> int:
    if guess is None:
        return 0
    suit, rank = guess.suit == SUIT[golden], guess.rank == RANK[golden]
    return 160 if suit and rank else 20 * suit + 40 * rank


MOVES = types_in(globals(), Move)
EVENTS = types_in(globals(), Event)
REFUSALS = types_in(globals(), Refusal)

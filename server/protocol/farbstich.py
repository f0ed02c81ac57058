"""Farbstich: options, moves, events, the view, and the ranking of a trick."""

from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec import Meta

from server.cards import COLOUR, COLOURS, VALUE, Colour, ColourCard
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

HAND = 9


class FarbstichOptions(Options, frozen=True):
    games: Annotated[int, Meta(ge=1, le=6)] = 1
    open_scores: bool = False


class Play(Move, frozen=True, tag="play"):
    card: ColourCard


class Collect(Move, frozen=True, tag="collect"):
    """Takes every display card of this colour."""

    colour: Colour


class GameBegan(PublicEvent, frozen=True, tag="game"):
    game: Count
    starter: Seat


class Deck(Event, frozen=True, tag="deck"):
    cards: tuple[ColourCard, ...]


class Display(PublicEvent, frozen=True, tag="display"):
    cards: tuple[ColourCard, ...]


class HandDealt(Event, frozen=True, tag="hand"):
    """Only the owner receives the event with the cards."""

    seat: Seat
    cards: tuple[ColourCard, ...] | None = None


class TrickBegan(PublicEvent, frozen=True, tag="trick"):
    trick: Count
    starter: Seat


class Played(PublicEvent, frozen=True, tag="play"):
    seat: Seat
    card: ColourCard


class Ranked(PublicEvent, frozen=True, tag="rank"):
    order: tuple[Seat, ...]
    totals: Mapping[Colour, Count]
    tied: tuple[Colour, ...]


class Collected(PublicEvent, frozen=True, tag="collect"):
    seat: Seat
    colour: Colour
    cards: tuple[ColourCard, ...]


class Scored(PublicEvent, frozen=True, tag="score"):
    points: tuple[Points, ...]


class Ended(PublicEvent, frozen=True, tag="end"):
    points: tuple[Points, ...]
    winners: tuple[Seat, ...]


class NotInDisplay(Refusal, frozen=True, tag="not-in-display"):
    colour: Colour
    colours: tuple[Colour, ...]


class Laid(Value, frozen=True):
    """A card that lies in the trick, and who played it. Part of views; the event is `Played`."""

    seat: Seat
    card: ColourCard


class LastTrick(Value, frozen=True):
    """The public part of the last trick, without the cards collected."""

    plays: tuple[Laid, ...]
    order: tuple[Seat, ...]
    tied: tuple[Colour, ...]


class FarbstichView(View, frozen=True, tag="farbstich"):
    """`to_collect`: the seats still to collect in this trick, in order. `last_trick` may be of the
    game before. `points` of this game are None unless the table plays with open scores."""

    options: FarbstichOptions
    game: int
    scores: tuple[tuple[int, ...], ...]
    last_trick: LastTrick | None
    starter: Seat | None = None
    trick: int = 0
    display: tuple[ColourCard, ...] = ()
    plays: tuple[Laid, ...] = ()
    to_collect: tuple[int, ...] = ()
    hand: tuple[ColourCard, ...] = ()
    points: tuple[Points, ...] | None = None


def rank(plays: Sequence[Laid]) -> Ranked:
    """Colour totals, higher first, and within a colour the higher card. The first total that two
    colours share ends it: those colours and all below get nothing."""
    totals: dict[Colour, int] = {}
    for laid in plays:
        colour = COLOUR[laid.card]
        totals[colour] = totals.get(colour, 0) + VALUE[laid.card]
    reached = list(totals.values())
    shared = max((t for t in reached if reached.count(t) > 1), default=0)
    above = [laid for laid in plays if totals[COLOUR[laid.card]] > shared]
    above.sort(key=lambda laid: (-totals[COLOUR[laid.card]], -VALUE[laid.card]))
    tied = tuple(c for c in COLOURS if shared and totals.get(c) == shared)
    return Ranked(tuple(laid.seat for laid in above), totals, tied)


MOVES = types_in(globals(), Move)
EVENTS = types_in(globals(), Event)
REFUSALS = types_in(globals(), Refusal)

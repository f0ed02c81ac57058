"""Schatzsuche: bid the tricks that the hand is good for, and play to the bid."""

from collections.abc import Sequence
from math import floor
from random import Random

from server.cards import STRENGTH, SUIT, SUIT_PACK, Suit, SuitCard
from server.protocol.schatzsuche import (
    PLAYERS,
    Bid,
    Content,
    Flip,
    Guess,
    Laid,
    Object,
    Play,
    SchatzsucheView,
    Trick,
    owed,
    playable,
    winner,
)
from server.protocol.seat import Event, Move, Turn

BOLDNESS = 1.05


def simple(
    view: SchatzsucheView,
    seen: Sequence[Event],
    legal: tuple[Move, ...],
    rng: Random,
    budget: int,
) -> Move | None:
    assert view.seat is not None
    if isinstance(legal[0], Guess):
        return rng.choice(legal)
    if isinstance(legal[0], Bid):
        return legal[min(floor(expected_tricks(view) + BOLDNESS), view.round)]
    if objection := suspicion(view, legal):
        return objection
    if Content() in legal:
        return Content()
    if isinstance(view.waiting, Turn) and view.seat in view.waiting.seats:
        return properly(view, choose_card(view, view.seat))
    return None


def trump_suit(view: SchatzsucheView) -> Suit:
    assert view.trump is not None
    return SUIT[view.trump]


def led_suit(plays: Sequence[Laid]) -> Suit | None:
    return SUIT[plays[0].card] if plays else None


def expected_tricks(view: SchatzsucheView) -> float:
    """For each card, the chance that nobody holds a higher one and nobody trumps it."""
    number, trump = view.round, trump_suit(view)
    unseen = set(SUIT_PACK) - {*view.hand, view.trump}
    kept = 1 - (PLAYERS - 1) * number / len(unseen)
    void_with_trump = 0.75**number * (1 - (2 / 3) ** number)
    untrumped = (1 - void_with_trump) ** (PLAYERS - 1)
    expected = 0.0
    for card in view.hand:
        above = [c for c in unseen if SUIT[c] == SUIT[card] and STRENGTH[c] > STRENGTH[card]]
        expected += kept ** len(above) * (1 if SUIT[card] == trump else untrumped)
    return expected


def choose_card(view: SchatzsucheView, seat: int) -> SuitCard:
    """Wins as dearly as it can while it needs tricks, and otherwise loses its best cards."""
    trump = trump_suit(view)
    cards = playable(view.hand, led_suit(view.plays), trump)

    def power(card: SuitCard) -> tuple[bool, int]:
        return SUIT[card] == trump, STRENGTH[card]

    bid = view.bids[seat] or 0
    winning = [c for c in cards if winner((*view.plays, Laid(seat, c)), trump) == seat]
    if view.tricks[seat] < bid:
        return max(winning, key=power) if winning else min(cards, key=power)
    losing = [c for c in cards if c not in winning]
    return max(losing, key=power) if losing else min(cards, key=power)


def properly(view: SchatzsucheView, card: SuitCard) -> Move:
    """By hand, the markers that the card calls for are turned first."""
    assert view.seat is not None
    if view.options.markers == "by_hand":
        for suit in owed(card, led_suit(view.plays), trump_suit(view)):
            if suit not in view.down[view.seat]:
                return Flip(suit)
    return Play(card)


def suspicion(view: SchatzsucheView, legal: tuple[Move, ...]) -> Move | None:
    """An objection, once, to a card that does not go with the markers as they lie now. It may be
    wrong: they could have been turned since."""
    trick = view.plays or (view.last_trick or Trick((), 0)).plays
    for laid in trick:
        down = view.down[laid.seat]
        amiss = SUIT[laid.card] in down or any(
            suit not in down for suit in owed(laid.card, led_suit(trick), trump_suit(view))
        )
        said = any(o.seat == view.seat and o.against == laid.seat for o in view.objections)
        if amiss and not said and Object(laid.seat) in legal:
            return Object(laid.seat)
    return None

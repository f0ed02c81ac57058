"""The rule of thumb by which the levels are measured: bid the tricks that the hand promises, and
play for the bid."""

from collections.abc import Sequence
from random import Random

from server.bots.schatzsuche.estimate import bid_by_habit
from server.bots.schatzsuche.knowledge import know
from server.cards import STRENGTH, SUIT, Suit, SuitCard
from server.protocol import schatzsuche
from server.protocol.schatzsuche import Laid, SchatzsucheView, owed, playable, winner
from server.protocol.seat import Event, Move, Turn


def simple(
    view: SchatzsucheView, seen: Sequence[Event], legal: tuple[Move, ...], rng: Random, budget: int
) -> Move | None:
    assert view.seat is not None
    if isinstance(legal[0], schatzsuche.Guess):
        return rng.choice(legal)
    if isinstance(legal[0], schatzsuche.Bid):
        known = know(view, seen)
        return legal[bid_by_habit(known.hand, known.trump_card, known.round)]
    if objection := suspicion(view, legal):
        return objection
    if schatzsuche.Content() in legal:
        return schatzsuche.Content()
    if isinstance(view.waiting, Turn) and view.seat in view.waiting.seats:
        return flip_or_play(view, choose_card(view, view.seat))
    return None


def trump_suit(view: SchatzsucheView) -> Suit:
    assert view.trump is not None
    return SUIT[view.trump]


def led_suit(plays: Sequence[Laid]) -> Suit | None:
    return SUIT[plays[0].card] if plays else None


def choose_card(view: SchatzsucheView, seat: int) -> SuitCard:
    """Wins with its highest card while it needs tricks, and otherwise loses its highest cards."""
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


def flip_or_play(view: SchatzsucheView, card: SuitCard) -> Move:
    """Turns the markers that the card calls for first, if they are turned by hand."""
    assert view.seat is not None
    if view.options.markers == "by_hand":
        for suit in owed(card, led_suit(view.plays), trump_suit(view)):
            if suit not in view.down[view.seat]:
                return schatzsuche.Flip(suit)
    return schatzsuche.Play(card)


def suspicion(view: SchatzsucheView, legal: tuple[Move, ...]) -> Move | None:
    """Objects once to a card that does not match its player's markers."""
    # It may be wrong, since markers may have been turned after the card; that costs nothing.
    trick = view.plays or (view.last_trick or schatzsuche.Trick((), 0)).plays
    for laid in trick:
        down = view.down[laid.seat]
        amiss = SUIT[laid.card] in down or any(
            suit not in down for suit in owed(laid.card, led_suit(trick), trump_suit(view))
        )
        said = any(o.seat == view.seat and o.against == laid.seat for o in view.objections)
        if amiss and not said and schatzsuche.Object(laid.seat) in legal:
            return schatzsuche.Object(laid.seat)
    return None

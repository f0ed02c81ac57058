"""Markers turned by hand: turning one's own before a card, and objecting to faults of others."""

from collections.abc import Sequence

from server.bots.history import since_last
from server.cards import SUIT, Suit
from server.protocol import schatzsuche
from server.protocol.schatzsuche import PLAYERS, SchatzsucheView, owed, playable
from server.protocol.seat import Event, Move


def to_turn(view: SchatzsucheView) -> schatzsuche.Flip | None:
    """The next marker that has to be turned before any of the playable cards."""
    if view.options.markers == "assisted":
        return None
    assert view.seat is not None
    assert view.trump is not None
    trump, down = SUIT[view.trump], view.down[view.seat]
    led = SUIT[view.plays[0].card] if view.plays else None
    usable = tuple(card for card in view.hand if SUIT[card] not in down) or view.hand
    # Any of the playable cards calls for the same markers: they follow suit, or none does.
    card = playable(usable, led, trump)[0]
    return next(
        (schatzsuche.Flip(suit) for suit in owed(card, led, trump) if suit not in down), None
    )


def objection(
    view: SchatzsucheView, seen: Sequence[Event], legal: Sequence[Move]
) -> schatzsuche.Object | None:
    """To a fault of another player that is not settled and was not found to be none."""
    if view.options.markers == "assisted" or view.trump is None or view.seat is None:
        return None
    faults = open_faults(seen, view.seat, SUIT[view.trump])
    return next(
        (
            move
            for move in map(schatzsuche.Object, range(PLAYERS))
            if faults[move.against] and move in legal
        ),
        None,
    )


def open_faults(seen: Sequence[Event], seat: int, trump: Suit) -> list[int]:
    """Unsettled faults of each seat's last card, as far as this seat knows."""
    down: list[set[Suit]] = [set() for _ in range(PLAYERS)]
    faults = [0] * PLAYERS
    trick: list[schatzsuche.Played] = []
    for event in since_last(seen, schatzsuche.RoundBegan):
        match event:
            case schatzsuche.Flipped(who, suit):
                down[who].add(suit)
            case schatzsuche.Unflipped(who, suit):
                down[who].discard(suit)
            case schatzsuche.Played(who):
                if len(trick) in (0, PLAYERS):
                    trick, faults = [], [0] * PLAYERS
                trick.append(event)
                faults[who] = count_faults(trick, trump, down[who])
            case schatzsuche.Objected(who, against, None) if who == seat:
                faults[against] = 0
            case schatzsuche.Objected(_, against, fault) if fault:
                faults[against] -= 1
    return faults


def count_faults(trick: Sequence[schatzsuche.Played], trump: Suit, down: set[Suit]) -> int:
    led = None if len(trick) == 1 else SUIT[trick[0].card]
    card = trick[-1].card
    missing = any(suit not in down for suit in owed(card, led, trump))
    return missing + (SUIT[card] in down)

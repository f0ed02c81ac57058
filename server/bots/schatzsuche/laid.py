"""The cards of a round as they were laid, each with what its player faced."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from server.bots.schatzsuche.pack import BEATS, FIRST_TRUMP, RANK_OF, playable
from server.bots.schatzsuche.playout import follow_by_habit, lead_by_habit
from server.cards import SuitCard
from server.protocol.schatzsuche import PLAYERS, Played


@dataclass(frozen=True)
class Laid:
    seat: int
    card: int
    led: int | None
    best: int
    """The card that led the trick before this one; this one if it was led itself."""
    need: int
    later: int
    """What the same player laid from this card on."""


def retell(
    played: Sequence[Played], number: Mapping[SuitCard, int], bids: Sequence[int | None]
) -> tuple[Laid, ...]:
    needs = [bid or 0 for bid in bids]
    laid: list[Laid] = []
    later = [0] * PLAYERS
    for event in played:
        later[event.seat] |= 1 << number[event.card]
    led: int | None = None
    best, taker = -1, -1
    for i, event in enumerate(played):
        seat, card = event.seat, number[event.card]
        led = led if i % PLAYERS else None
        laid.append(Laid(seat, card, led, card if led is None else best, needs[seat], later[seat]))
        later[seat] ^= 1 << card
        if led is None:
            led = best = card
            taker = seat
        elif BEATS[best] >> card & 1:
            best, taker = card, seat
        if i % PLAYERS == PLAYERS - 1:
            needs[taker] -= 1
    return tuple(laid)


def by_habit(laid: Laid, left: int) -> bool | None:
    """Whether it is the card by which rounds are played out in the head, if these cards are left to
    its player; none if he had no choice."""
    hand = left | laid.later
    cards = playable(hand, laid.led)
    if not cards & (cards - 1):
        return None
    if laid.led is None:
        usual = lead_by_habit(hand, laid.need)
    else:
        usual = follow_by_habit(cards, laid.best, laid.need)
    return usual == laid.card or alike(usual, laid.card)


def alike(one: int, other: int) -> bool:
    return max(one, other) < FIRST_TRUMP and RANK_OF[one] == RANK_OF[other]

"""The cards of rounds as they were played, each with the situation of its player; and the rounds
that are over, in which all hands are known."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from server.bots.schatzsuche.pack import BEATS, FIRST_TRUMP, NUMBER, RANK_OF, bits, playable
from server.bots.schatzsuche.playout import follow_by_habit, lead_by_habit
from server.cards import SUIT, SuitCard
from server.protocol.schatzsuche import PLAYERS, Played, Scored, Trump
from server.protocol.seat import Event


@dataclass(frozen=True)
class PlayedCard:
    seat: int
    card: int
    led: int | None
    best: int  # the best card of the trick before this one; this one if it was led
    need: int
    later: int  # cards that the same seat played from this one on


def played_cards(
    events: Sequence[Played], number: Mapping[SuitCard, int], bids: Sequence[int | None]
) -> tuple[PlayedCard, ...]:
    needs = [bid or 0 for bid in bids]
    played: list[PlayedCard] = []
    later = [0] * PLAYERS
    for event in events:
        later[event.seat] |= 1 << number[event.card]
    led: int | None = None
    best, taker = -1, -1
    for i, event in enumerate(events):
        seat, card = event.seat, number[event.card]
        led = led if i % PLAYERS else None
        before = card if led is None else best
        played.append(PlayedCard(seat, card, led, before, needs[seat], later[seat]))
        later[seat] ^= 1 << card
        if led is None:
            led = best = card
            taker = seat
        elif BEATS[best] >> card & 1:
            best, taker = card, seat
        if i % PLAYERS == PLAYERS - 1:
            needs[taker] -= 1
    return tuple(played)


def is_by_habit(played: PlayedCard, left: int) -> bool | None:
    """Whether `playout` would have played it, if its player has the cards `left` now; None if there
    was no choice."""
    hand = left | played.later
    cards = playable(hand, played.led)
    if not cards & (cards - 1):
        return None
    if played.led is None:
        usual = lead_by_habit(hand, played.need)
    else:
        usual = follow_by_habit(cards, played.best, played.need)
    return usual == played.card or alike(usual, played.card)


def alike(one: int, other: int) -> bool:
    return max(one, other) < FIRST_TRUMP and RANK_OF[one] == RANK_OF[other]


@dataclass(frozen=True)
class PastRound:
    number: int
    trump_card: int
    bids: tuple[int, ...]
    hands: tuple[int, ...]
    played: tuple[PlayedCard, ...]


def past_rounds(seen: Sequence[Event]) -> Iterator[PastRound]:
    trump: SuitCard | None = None
    played: list[Played] = []
    for event in seen:
        if isinstance(event, Played):
            played.append(event)
        elif isinstance(event, Trump):
            trump, played = event.card, []
        elif isinstance(event, Scored) and trump:
            yield past_round(trump, played, event.bids)


def past_round(trump: SuitCard, events: Sequence[Played], bids: tuple[int, ...]) -> PastRound:
    number = NUMBER[SUIT[trump]]
    hands = tuple(
        bits(number[event.card] for event in events if event.seat == seat)
        for seat in range(PLAYERS)
    )
    played = played_cards(events, number, bids)
    return PastRound(len(events) // PLAYERS, number[trump], bids, hands, played)

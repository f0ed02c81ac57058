"""The rounds that are over, in which all hands are known."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from server.bots.schatzsuche.pack import NUMBER, bits
from server.bots.schatzsuche.plays import PlayedCard, played_cards
from server.cards import SUIT, SuitCard
from server.protocol.schatzsuche import PLAYERS, Played, Scored, Trump
from server.protocol.seat import Event


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

"""Rounds of offers, read from the events of a seat."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from server.bots.eight28.hands import AFTER, EMPTY, INDEX, Hand
from server.protocol.eight28 import Declined, Gave, Reveal, RoundBegan, Took
from server.protocol.seat import Event


class Offer(NamedTuple):
    """`shown` are the open cards before it; `taken`: another offer of the pass had been taken."""

    seat: int
    shown: Hand
    taken: bool
    took: bool


@dataclass
class Round:
    offers: list[Offer] = field(default_factory=list)
    holes: dict[int, int] = field(default_factory=dict)


def rounds(seen: Sequence[Event]) -> list[Round]:
    """The offers of each round, by its number; item 0 is empty, and the last round is still being
    played."""
    found = [Round()]
    shown: dict[int, Hand] = {}
    taken = False
    for event in seen:
        if isinstance(event, Took | Declined):
            took, open_cards = isinstance(event, Took), shown.get(event.seat, EMPTY)
            found[-1].offers.append(Offer(event.seat, open_cards, taken, took))
            if isinstance(event, Took):
                taken = True
                shown[event.seat] = AFTER[open_cards][INDEX[event.card]]
        elif isinstance(event, Gave):
            taken = False
        elif isinstance(event, RoundBegan):
            found.append(Round())
            shown, taken = {}, False
        elif isinstance(event, Reveal):
            found[-1].holes = {seat: INDEX[card] for seat, card in event.holes.items()}
    return found

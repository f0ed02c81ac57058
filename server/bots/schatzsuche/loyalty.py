"""How often a player plays by habit, learnt from rounds that are over. The more often, the more
each card tells about the rest of the hand."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from server.bots.schatzsuche.plays import PastRound, PlayedCard, is_by_habit
from server.protocol.schatzsuche import PLAYERS

# Choices by habit and otherwise that everybody is credited with before the game.
KEPT, BROKEN = 3.0, 2.0
OTHERS = 2  # cards among which a choice against the habit is thought to be made


@dataclass
class Loyalty:
    """Choices of one player by habit and against it, each by whether the card was led."""

    kept: dict[bool, float] = field(default_factory=lambda: {True: KEPT, False: KEPT})
    broken: dict[bool, float] = field(default_factory=lambda: {True: BROKEN, False: BROKEN})

    def learn(self, played: PlayedCard) -> None:
        """From a card of a round that is over, when no cards are left."""
        kept = is_by_habit(played, 0)
        if kept is not None:
            (self.kept if kept else self.broken)[played.led is None] += 1

    def odds(self, played: PlayedCard) -> tuple[float, float]:
        """The likelihood of the card by habit, and of any other card."""
        kept, broken = self.kept[played.led is None], self.broken[played.led is None]
        likely = kept / (kept + broken)
        return likely, (1 - likely) / OTHERS


def loyalties_of(past: Iterable[PastRound]) -> list[Loyalty]:
    """By seat."""
    loyalties = [Loyalty() for _ in range(PLAYERS)]
    for one in past:
        for played in one.played:
            loyalties[played.seat].learn(played)
    return loyalties


def weigh(loyalty: Loyalty, played: Sequence[PlayedCard], hands: Sequence[int]) -> list[float]:
    """How well each of the hands that a player may have left explains the cards played."""
    odds = [(each, *loyalty.odds(each)) for each in played]
    weights = []
    for hand in hands:
        weight = 1.0
        for each, likely, other in odds:
            kept = is_by_habit(each, hand)
            if kept is not None:
                weight *= likely if kept else other
        weights.append(weight)
    return weights

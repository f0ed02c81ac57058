"""Values a card at a glance: what it would collect now, the chance that this lasts, its price."""

from math import exp
from random import Random
from typing import Final, NamedTuple

from server.bots.farbstich.places import HIGHEST, MOST, NOTHING, ahead, mark
from server.bots.farbstich.position import (
    COLOUR_NUMBER,
    COLOUR_OF,
    NUMBER,
    SIZE,
    VALUE_OF,
    Position,
)
from server.protocol.farbstich import Collect, Play
from server.protocol.seat import Move


class OpenCards(NamedTuple):
    """The value of each colour of the display, and the cards of the trick."""

    players: int
    display: tuple[int, ...]
    plays: tuple[int, ...]


class Taste(NamedTuple):
    """`chances[left][total]`: that a place lasts while `left` seats still play; `price` by card."""

    chances: tuple[tuple[float, ...], ...]
    price: tuple[float, ...]


def taste(start: float, by_total: float, by_left: float, cost: float) -> Taste:
    """Makes the tables: a higher total and fewer seats still to play make a place surer."""

    def chance(left: int, total: int) -> float:
        return 1 / (1 + exp(by_left * left - start - by_total * total)) if left else 1.0

    chances = tuple(tuple(chance(left, t) for t in range(HIGHEST)) for left in range(MOST))
    return Taste(chances, tuple(cost * value for value in VALUE_OF))


# Tuned by playing many thousand games among such players.
SOUND: Final = {
    3: taste(-0.28, 0.236, 1.32, 0.8),
    4: taste(0.64, 0.231, 1.05, 1.0),
    5: taste(0.47, 0.187, 0.66, 1.0),
    6: taste(0.98, 0.188, 0.66, 1.0),
}
# The same chance for any total and any number of seats: a novice counts neither.
GREEDY: Final = taste(4.0, 0.0, 0.0, 0.2)
CAUTIOUS: Final = taste(4.0, 0.0, 0.0, 2.5)
CAUTION: Final = 0.5


def sound(position: Position, legal: tuple[Move, ...]) -> Move:
    return choose(position, legal, SOUND[position.players])


def hasty(position: Position, legal: tuple[Move, ...], rng: Random) -> Move:
    return choose(position, legal, CAUTIOUS if rng.random() < CAUTION else GREEDY)


def choose(position: Position, legal: tuple[Move, ...], taste: Taste) -> Move:
    """Of equal moves, the one with the lower card, or else the first."""
    of_cards = merits(OpenCards(position.players, position.display, position.plays), taste)

    def merit(move: Move) -> tuple[float, int]:
        if isinstance(move, Collect):
            return position.display[COLOUR_NUMBER[move.colour]], 0
        assert isinstance(move, Play)
        card = NUMBER[move.card]
        return of_cards[card], -VALUE_OF[card]

    return max(legal, key=merit)


def merits(cards: OpenCards, taste: Taste) -> list[float]:
    """The value of each card of the pack, if it were played now."""
    prizes = sorted(cards.display, reverse=True) + NOTHING
    totals, counts = heaps(cards)
    places = ahead(mark(totals, counts), totals, counts)
    chances = taste.chances[cards.players - 1 - len(cards.plays)]
    found = []
    for card in range(SIZE * cards.players):
        others = totals[COLOUR_OF[card]]
        total = others + VALUE_OF[card]
        place = places[total] + (higher(cards.plays, card) if others else 0)
        found.append(prizes[place] * chances[total] - taste.price[card])
    return found


def heaps(cards: OpenCards) -> tuple[list[int], list[int]]:
    """The total and the number of the cards of each colour in the trick."""
    totals, counts = [0] * cards.players, [0] * cards.players
    for card in cards.plays:
        totals[COLOUR_OF[card]] += VALUE_OF[card]
        counts[COLOUR_OF[card]] += 1
    return totals, counts


def higher(plays: tuple[int, ...], card: int) -> int:
    """The number of higher cards of the same colour."""
    return sum(other > card and COLOUR_OF[other] == COLOUR_OF[card] for other in plays)

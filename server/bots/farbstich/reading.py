"""What the cards that the others played tell of those they kept.

Everybody is thought to play at a glance, more or less: a card that a player would rather have
played than the one he did is hardly in his hand.
"""

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from server.bots.farbstich.glance import Table, Taste, merits
from server.bots.farbstich.position import COLOUR_NUMBER, COLOUR_OF, NUMBER, VALUE_OF
from server.protocol.farbstich import Collected, Display, GameBegan, Played, TrickBegan
from server.protocol.seat import Event

LAXITY: Final = 0.5
"""points by which a player may misjudge a card"""
SUREST: Final = 12.0


class Clue(NamedTuple):
    """A card that a seat played out of so many, and how likely each other card would have been
    played instead."""

    seat: int
    card: int
    held: int
    likely: list[float]


def clues(seen: Sequence[Event], players: int, me: int | None, taste: Taste) -> list[Clue]:
    """Of all plays of the others in this game."""
    found: list[Clue] = []
    worth, plays = [0] * players, list[int]()
    held = 0
    for event in this_game(seen):
        match event:
            case Display(cards):
                lay(worth, [NUMBER[card] for card in cards])
            case TrickBegan(trick, _):
                lay(worth, plays)
                plays, held = [], 10 - trick
            case Collected(_, colour, _):
                worth[COLOUR_NUMBER[colour]] = 0
            case Played(seat, played):
                card = NUMBER[played]
                if seat != me:
                    table = Table(players, tuple(worth), tuple(plays))
                    found.append(Clue(seat, card, held, likelier(merits(table, taste), card)))
                plays.append(card)
    return found


def this_game(seen: Sequence[Event]) -> Sequence[Event]:
    for at in range(len(seen) - 1, -1, -1):
        if isinstance(seen[at], GameBegan):
            return seen[at:]
    return seen


def lay(worth: list[int], cards: Sequence[int]) -> None:
    for card in cards:
        worth[COLOUR_OF[card]] += VALUE_OF[card]


def likelier(merits: Sequence[float], card: int) -> list[float]:
    mine = merits[card]
    return [exp(min((merit - mine) / LAXITY, SUREST)) for merit in merits]

"""Clues to hidden cards from the cards that the others played.

All players are thought to decide at a glance, with some error: a card that would have been better
than the one played is unlikely to be in the hand.
"""

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from server.bots.farbstich.glance import OpenCards, Taste, merits
from server.bots.farbstich.position import COLOUR_NUMBER, COLOUR_OF, NUMBER, VALUE_OF
from server.bots.history import since_last
from server.protocol.farbstich import Collected, Display, GameBegan, Played, TrickBegan
from server.protocol.seat import Event

LAXITY: Final = 0.5  # points by which players misjudge cards
SUREST: Final = 12.0


class Clue(NamedTuple):
    """A card that a seat played when it held `held` cards. `likely`: for every card, how many times
    as likely as this one it would have been played."""

    seat: int
    card: int
    held: int
    likely: list[float]


def clues(seen: Sequence[Event], players: int, me: int | None, taste: Taste) -> list[Clue]:
    """From all cards that other seats played in this game."""
    found: list[Clue] = []
    worth, plays = [0] * players, list[int]()
    held = 0
    for event in since_last(seen, GameBegan):
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
                    lying = OpenCards(players, tuple(worth), tuple(plays))
                    found.append(Clue(seat, card, held, likelier(merits(lying, taste), card)))
                plays.append(card)
    return found


def lay(worth: list[int], cards: Sequence[int]) -> None:
    for card in cards:
        worth[COLOUR_OF[card]] += VALUE_OF[card]


def likelier(merits: Sequence[float], card: int) -> list[float]:
    mine = merits[card]
    return [exp(min((merit - mine) / LAXITY, SUREST)) for merit in merits]

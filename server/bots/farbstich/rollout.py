"""Plays a world on, to the end of the game or for some tricks; all seats decide at a glance.

Bots spend most of their time here, so it uses plain lists and one long loop.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from server.bots.farbstich.glance import Taste
from server.bots.farbstich.places import MARK, NOTHING, ahead
from server.bots.farbstich.position import COLOUR_OF, VALUE_OF

# Points that a card in hand is expected to bring, for each point of its value.
PROSPECT: Final = 1.4


@dataclass(slots=True)
class World:
    """A possible deal of all cards. `starter` played the first of `plays`."""

    hands: list[list[int]]
    display: list[int]
    points: list[int]
    starter: int
    plays: list[int]

    def copy(self) -> "World":
        hands = [hand[:] for hand in self.hands]
        return World(hands, self.display[:], self.points[:], self.starter, self.plays[:])


def play_out(world: World, taste: Taste, tricks: int) -> list[float]:
    """The points at the end of the game, or those to be expected after so many tricks."""
    players = len(world.hands)
    for _ in range(tricks):
        play_trick(world, taste, players)
        order = ranking(world)
        collect(world, order)
        clear(world, order)
        if not world.hands[0]:
            break
    return outlook(world)


def outlook(world: World) -> list[float]:
    """By seat: the points so far plus the expected points of the cards in hand."""
    return [
        points + PROSPECT * sum([VALUE_OF[card] for card in hand])
        for points, hand in zip(world.points, world.hands, strict=True)
    ]


def play_trick(world: World, taste: Taste, players: int) -> None:
    """Lets each seat that has not played yet play the card that looks best at a glance; changes
    `world`."""
    hands, plays = world.hands, world.plays
    chances, price = taste
    prizes = sorted(world.display, reverse=True) + NOTHING
    totals, counts = [0] * players, [0] * players
    trick = 0
    for card in plays:
        colour = COLOUR_OF[card]
        old, count = totals[colour], counts[colour]
        totals[colour], counts[colour] = old + VALUE_OF[card], count + 1
        trick += MARK[old + VALUE_OF[card]][count + 1] - MARK[old][count]
    for at in range(len(plays), players):
        hand = hands[(world.starter + at) % players]
        chosen = hand[0]
        if len(hand) > 1:
            # `trick` is kept up to date card by card: adding the key up anew costs more.
            places, chance = ahead(trick, totals, counts), chances[players - 1 - at]
            most = -1000.0
            for card in hand:
                value = VALUE_OF[card]
                total = totals[COLOUR_OF[card]] + value
                place = places[total]
                if total != value:
                    # One behind the highest card of this colour.
                    end = card - value + 11
                    for other in plays:
                        if card < other < end:
                            place += 1
                merit = prizes[place] * chance[total] - price[card]
                if merit > most:
                    most, chosen = merit, card
        hand.remove(chosen)
        plays.append(chosen)
        colour = COLOUR_OF[chosen]
        old, count = totals[colour], counts[colour]
        new = totals[colour] = old + VALUE_OF[chosen]
        counts[colour] = count + 1
        trick += MARK[new][count + 1] - MARK[old][count]


def ranking(world: World) -> list[int]:
    """The seats that collect, in order."""
    plays, players = world.plays, len(world.hands)
    totals = [0] * players
    for card in plays:
        totals[COLOUR_OF[card]] += VALUE_OF[card]
    shared = previous = 0
    for total in sorted(totals, reverse=True):
        if total == previous:
            shared = total
            break
        previous = total
    found = [
        # Packed: sorts by total and then by value, and carries the place in the trick along.
        (totals[COLOUR_OF[card]] << 8) + (VALUE_OF[card] << 4) + at
        for at, card in enumerate(plays)
        if totals[COLOUR_OF[card]] > shared
    ]
    found.sort(reverse=True)
    return [(world.starter + (rank & 15)) % players for rank in found]


def collect(world: World, order: Sequence[int]) -> None:
    """Each seat takes the colour of the highest value."""
    display, points = world.display, world.points
    for seat in order:
        prize = max(display)
        if not prize:
            break
        points[seat] += prize
        display[display.index(prize)] = 0


def clear(world: World, order: Sequence[int]) -> None:
    """Adds the played cards to the display; the first seat to collect starts the next trick."""
    display = world.display
    for card in world.plays:
        display[COLOUR_OF[card]] += VALUE_OF[card]
    world.plays.clear()
    if order:
        world.starter = order[0]

"""Bids and cards by imagined worlds: each choice is played out in the same ones."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random

from server.bots.schatzsuche.estimate import bid_by_habit
from server.bots.schatzsuche.knowledge import Knowledge
from server.bots.schatzsuche.likely import likely_worlds
from server.bots.schatzsuche.pack import CARD, FOLLOW, bits, numbers
from server.bots.schatzsuche.playout import finish, play_out
from server.bots.schatzsuche.standing import Standing
from server.bots.schatzsuche.worlds import World, imagine
from server.protocol.schatzsuche import ROUNDS

LEEWAY = 2
"""How far a bid may be from what the hand seems to be good for."""
STAGES = 3


@dataclass(frozen=True)
class Case:
    """A world, what is bid in it, and everybody's weight in the standing before the round."""

    hands: World
    bids: tuple[int, ...]
    weights: tuple[float, ...]


def bid_by_chance(known: Knowledge, rng: Random, worlds: int) -> int:
    return best_bid(known, imagine(known, rng, worlds))


def card_by_chance(known: Knowledge, rng: Random, worlds: int) -> int:
    return best_card(known, lambda: imagine(known, rng, worlds))


def bid_by_inference(known: Knowledge, rng: Random, worlds: int) -> int:
    return best_bid(known, likely_worlds(known, rng, worlds))


def card_by_inference(known: Knowledge, rng: Random, worlds: int) -> int:
    return best_card(known, lambda: likely_worlds(known, rng, worlds))


def best_bid(known: Knowledge, worlds: Iterable[World]) -> int:
    seat = known.seat
    standing = Standing(seat, known.round, known.totals)
    usual = bid_by_habit(known.hand, known.trump_card, known.round)
    wished = range(max(0, usual - LEEWAY), min(known.round, usual + LEEWAY) + 1)

    def chance(bid: int, case: Case) -> float:
        bids = list(case.bids)
        bids[seat] = bid
        needs = play_out(case.hands, bids, known.leader)
        return standing.chance(case.weights, bids, needs)

    return best(list(wished), cases(known, standing, worlds), chance)


def best_card(known: Knowledge, worlds: Callable[[], Iterable[World]]) -> int:
    seat, hand = known.seat, known.hand
    standing = Standing(seat, known.round, known.totals)
    cards = distinct(known)
    if len(cards) == 1:
        return cards[0]

    def chance(card: int, case: Case) -> float:
        hands = list(case.hands)
        hands[seat] = hand ^ 1 << card
        needs = finish(hands, known.needs, known.leader, (*known.plays, card))
        return standing.chance(case.weights, case.bids, needs)

    return best(cards, cases(known, standing, worlds()), chance)


def cases(known: Knowledge, standing: Standing, worlds: Iterable[World]) -> list[Case]:
    """In the last round the one card that nobody holds is the golden one."""
    found = []
    for world in worlds:
        weights = standing.weights
        if known.round == ROUNDS:
            golden = known.unseen & ~(world[0] | world[1] | world[2])
            card = CARD[known.trump][golden.bit_length() - 1]
            weights = standing.with_treasure(known.guesses, card)
        found.append(Case(world, all_bids(known, world), weights))
    return found


def all_bids(known: Knowledge, world: World) -> tuple[int, ...]:
    """Who has not bid yet will do as most do."""
    return tuple(
        bid_by_habit(world[seat], known.trump_card, known.round) if bid is None else bid
        for seat, bid in enumerate(known.bids)
    )


def best(
    choices: Sequence[int], cases: Sequence[Case], chance: Callable[[int, Case], float]
) -> int:
    """The choice that wins most. After each stage the worse half is given up."""
    sums = dict.fromkeys(choices, 0.0)
    size = max(1, -(-len(cases) // STAGES))
    for start in range(0, len(cases), size):
        for case in cases[start : start + size]:
            for choice in choices:
                sums[choice] += chance(choice, case)
        choices = sorted(choices, key=lambda choice: -sums[choice])[: (len(choices) + 1) // 2]
    return choices[0]


def distinct(known: Knowledge) -> list[int]:
    """The highest of the cards in a row, where nobody else can have a card between."""
    others = known.unseen | bits(known.plays)
    found: list[int] = []
    last: dict[int, int] = {}
    for card in reversed(numbers(known.choices)):
        suit = FOLLOW[card]
        above = last.get(suit)
        last[suit] = card
        if above is None or suit & others & ((1 << above) - (1 << card)):
            found.append(card)
    return found

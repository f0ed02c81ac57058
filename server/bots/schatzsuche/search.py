"""Chooses bids and cards by playing each choice to the end in the same imagined worlds."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random

from server.bots.schatzsuche.estimate import bid_by_habit
from server.bots.schatzsuche.knowledge import Knowledge
from server.bots.schatzsuche.pack import CARD, FOLLOW, bits, numbers
from server.bots.schatzsuche.playout import finish, play_out
from server.bots.schatzsuche.win_chance import WinChance
from server.bots.schatzsuche.worlds import World
from server.protocol.schatzsuche import ROUNDS

LEEWAY = 2  # how far a bid may be from the usual one
STAGES = 3

Imagine = Callable[[Knowledge, Random, int], Iterable[World]]


@dataclass(frozen=True)
class Case:
    """A world with its bids, and the weight of each seat in the win chance by its points so far; in
    the last round with the bonus for its guess."""

    hands: World
    bids: tuple[int, ...]
    weights: tuple[float, ...]


def best_bid(imagine: Imagine, known: Knowledge, rng: Random, worlds: int) -> int:
    seat = known.seat
    win = WinChance(seat, known.round, known.totals)
    usual = bid_by_habit(known.hand, known.trump_card, known.round)
    # Bids farther off than the leeway are hopeless, and each one tried takes its share of time.
    bids_to_try = range(max(0, usual - LEEWAY), min(known.round, usual + LEEWAY) + 1)

    def chance(bid: int, case: Case) -> float:
        bids = list(case.bids)
        bids[seat] = bid
        needs = play_out(case.hands, bids, known.leader)
        return win.after(case.weights, bids, needs)

    return best(list(bids_to_try), cases(known, win, imagine(known, rng, worlds)), chance)


def best_card(imagine: Imagine, known: Knowledge, rng: Random, worlds: int) -> int:
    seat, hand = known.seat, known.hand
    win = WinChance(seat, known.round, known.totals)
    cards = distinct(known)
    if len(cards) == 1:
        return cards[0]

    def chance(card: int, case: Case) -> float:
        hands = list(case.hands)
        hands[seat] = hand ^ 1 << card
        needs = finish(hands, known.needs, known.leader, (*known.plays, card))
        return win.after(case.weights, case.bids, needs)

    return best(cards, cases(known, win, imagine(known, rng, worlds)), chance)


def cases(known: Knowledge, win: WinChance, worlds: Iterable[World]) -> list[Case]:
    """In the last round the one card that no seat holds is the golden card."""
    found = []
    for world in worlds:
        weights = win.weights
        if known.round == ROUNDS:
            golden = known.unseen & ~(world[0] | world[1] | world[2])
            card = CARD[known.trump][golden.bit_length() - 1]
            weights = win.with_treasure(known.guesses, card)
        found.append(Case(world, all_bids(known, world), weights))
    return found


def all_bids(known: Knowledge, world: World) -> tuple[int, ...]:
    """Seats that have not bid yet are given the usual bid of their hand."""
    return tuple(
        bid_by_habit(world[seat], known.trump_card, known.round) if bid is None else bid
        for seat, bid in enumerate(known.bids)
    )


def best(
    choices: Sequence[int], cases: Sequence[Case], chance: Callable[[int, Case], float]
) -> int:
    """The choice with the best chance; after each stage the worse half is dropped."""
    sums = dict.fromkeys(choices, 0.0)
    # Rounded up, so that no case is left over after the last stage.
    size = max(1, -(-len(cases) // STAGES))
    for start in range(0, len(cases), size):
        for case in cases[start : start + size]:
            for choice in choices:
                sums[choice] += chance(choice, case)
        choices = sorted(choices, key=lambda choice: -sums[choice])[: (len(choices) + 1) // 2]
    return choices[0]


def distinct(known: Knowledge) -> list[int]:
    """Of each run of own cards, which no card of others interrupts, the highest."""
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

"""Imagined worlds (hidden cards, habits and cards to come), reduced to the outcome of the round."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from server.bots.eight28 import hands
from server.bots.eight28.habits import HABITS, WANTS
from server.bots.eight28.inference import Candidate, candidates
from server.bots.eight28.past import Round
from server.bots.eight28.worth import Rivals
from server.cards import number_pack
from server.protocol.eight28 import Eight28View

PACKS: Final = {"zoch": number_pack(), "authors": number_pack(ones=16)}
# Shuffling takes longer than playing a world to its end.
SHUFFLED_FOR: Final = 16  # worlds that share a pile, each from another place on

Kept = tuple[hands.Hand, int]  # a hand and the habit of its owner


class Outcome(NamedTuple):
    """The others now, and at the end if they go on; the passes in which they take until then; and
    whether the round goes on if this bot declines."""

    now: Rivals
    end: Rivals
    passes: int
    going_on: bool


class Other(NamedTuple):
    """Another seat that is still in. `asked`: it has still to be asked in this pass."""

    shown: hands.Hand
    asked: bool
    done: bool
    candidates: Sequence[Candidate]


def unseen(view: Eight28View) -> list[int]:
    """The count of each card that this seat has not seen."""
    known = Counter(card for side in view.sides for card in (*side.open, side.hole) if card)
    counts = [0] * hands.CARDS
    for card, number in (Counter(PACKS[view.options.pack]) - known).items():
        counts[hands.INDEX[card]] = number
    return counts


def standing(kept: Iterable[Kept]) -> Rivals:
    """Each plays for the half that suits its habit."""
    lows, highs, hits = list[int](), list[int](), 0
    for hand, habit in kept:
        best = hands.BEST_HIGH[hand]
        if not best:
            continue
        if hands.DIRECT_HIT[hand]:
            hits += 1
        elif hands.BEST_LOW[hand] and best < HABITS[habit].high:
            lows.append(hands.BEST_LOW[hand])
        else:
            highs.append(best)
    if hits:
        return Rivals(0, 0, 0, 0, hits)
    low, high = max(lows, default=0), max(highs, default=0)
    return Rivals(low, lows.count(low), high, highs.count(high), 0)


def imagine(
    view: Eight28View, habits: Sequence[Sequence[float]], now: Round, rng: Random, number: int
) -> Mapping[Outcome, int]:
    """Samples worlds by how well they explain the offers, and counts their outcomes. The hidden
    cards of a world stay in its pile, which makes it cheap and hardly worse."""
    counts = unseen(view)
    pile = [card for card in range(hands.CARDS) for _ in range(counts[card])]
    others = []
    for seat, side in enumerate(view.sides):
        if seat != view.seat and not side.out:
            # Hidden card and habit are drawn together: the offers tell of both at once.
            drawn = rng.choices(*candidates(seat, habits[seat], now, counts), k=number)
            asked, done = seat in view.to_ask, seat in view.declined
            others.append(Other(hands.hand_of(side.open), asked, done, drawn))
    outcomes: Counter[Outcome] = Counter()
    for nth in range(number):
        if nth % SHUFFLED_FOR == 0:
            rng.shuffle(pile)
        outcomes[outcome(others, nth, pile, int(rng.random() * len(pile)), view.taken)] += 1
    return outcomes


def outcome(
    others: Sequence[Other], nth: int, pile: Sequence[int], top: int, taken: bool
) -> Outcome:
    """Of the nth world. A seat that takes does so once in each pass, until its hand is enough."""
    now: list[Kept] = []
    end: list[Kept] = []
    passes, going_on, size = int(taken), taken, len(pile)
    for other in others:
        hole, habit = other.candidates[nth]
        hand = hands.AFTER[other.shown][hole]
        now.append((hand, habit))
        wants, draws = WANTS[habit], 0
        if wants[hand] and not other.done:
            going_on = going_on or other.asked
            while wants[hand]:
                hand = hands.AFTER[hand][pile[(top - draws) % size]]
                draws += 1
            top -= draws
            passes = max(passes, draws + (not other.asked))
        end.append((hand, habit))
    return Outcome(standing(now), standing(end), passes, going_on)

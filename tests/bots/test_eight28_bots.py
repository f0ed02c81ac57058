"""The bots of 8-28: decisions in positions written as text, and inference from past offers."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations_with_replacement, product
from random import Random

import pytest

from server.bots import Bot, bots
from server.bots.eight28.declaring import Choosing
from server.bots.eight28.habits import HABITS, PRIOR, Habit
from server.bots.eight28.hands import (
    BEST_HIGH,
    BEST_LOW,
    BUST,
    DIRECT_HIT,
    EMPTY,
    INDEX,
    hand_of,
)
from server.bots.eight28.inference import candidates, habits_of
from server.bots.eight28.novice import content
from server.bots.eight28.past import Offer, Round, rounds
from server.bots.eight28.worlds import imagine, unseen
from server.bots.eight28.worth import Purse, Rivals, alone, at_reveal
from server.cards import NUMBERS, NumberCard
from server.dealer import Dealer
from server.engine.eight28 import EIGHT28
from server.engine.eight28.state import State
from server.match import play as play_match
from server.protocol.eight28 import HIGH, LOW, Declare, Eight28Options, Ended, best, totals
from server.protocol.seat import Event, Move
from tests.playing import play_out
from tests.rules.eight28_positions import MOVES, PLAIN, in_turn, play, position, seat, view

LEVELS: Mapping[str, Bot] = bots("eight28")
EVERYBODY = ("novice", "club", "master")
THINKERS = ("club", "master")
OPTIONS = [
    Eight28Options("authors", "host", pass_is_final=final, low_may_go_high=free)
    for final, free in product((False, True), (False, True))
]

LAST_AND_POOR = (
    "giver Anna\nmiddle 5B\nAnna 5 | 7\nBen 6 | 2\nCleo 9 | 10 9",
    "Ben decline, Cleo decline",
)
AT_EIGHT = ("giver Cleo\nmiddle 15B\nAnna 3 | 5\nBen 9 | 10\nCleo 9 | 7", "")
DIRECT_HIT_MADE = ("giver Cleo\nmiddle 9B\nAnna 3 | 1/11 3 1/11\nBen 6 | 10\nCleo 9 | 10", "")
SECRETLY_BUST = (
    "giver Anna\nmiddle 5B\nAnna 10 | 9 10\nBen 6 | 8\nCleo 9 | 7",
    "Ben decline, Cleo take",
)
AT_27 = ("giver Anna\nmiddle 9B\nAnna 8 | 9 10\nBen 6 | 2\nCleo 3 | 5", "Ben decline, Cleo decline")
ONE_FROM_A_HIT = (
    "giver Anna\nmiddle 9B\nAnna 3 | 1/11 2 1/11\nBen 6 | 1 1/11\nCleo 9 | 10 8",
    "Ben decline, Cleo decline",
)
TWENTY_ONE_FIRST = ("giver Cleo\nmiddle 5B\nAnna 10 | 7 4\nBen 9 | 2\nCleo 9 |", "")
EIGHT_IS_GONE = (
    "giver Ben\nmiddle 8B\nAnna 3 | 2\nBen 5 | 3\nCleo 9 | 10 10 out",
    "Anna decline, Ben decline, Ben declare 8",
)
EIGHT_IS_FREE = (
    "giver Ben\nmiddle 8B\nAnna 3 | 1/11 1\nBen 8 | 10 9\nCleo 7 | 10 8",
    "Cleo decline, Anna decline, Ben decline",
)


def reached(text: str, script: str, options: Eight28Options) -> tuple[State, list[Event]]:
    """The table after these moves, and their events for the seat that is asked then."""
    table = position(text, options)
    if not script:
        return table, []
    table, events = play(table, script)
    me = seat(in_turn(table))
    return table, [shown for event in events if (shown := EIGHT28.event_for(event, me))]


def chosen(level: str, text: str, script: str, dice: str = "") -> Move | None:
    table, seen = reached(text, script, Eight28Options())
    me = seat(in_turn(table))
    return LEVELS[level](view(table, me), seen, EIGHT28.legal(table, me), Random(dice))


@pytest.mark.parametrize(
    ("levels", "place", "move"),
    [
        pytest.param(EVERYBODY, LAST_AND_POOR, "take", id="last, with nothing to lose"),
        pytest.param(EVERYBODY, AT_EIGHT, "decline", id="an eight, however rich the middle"),
        pytest.param(EVERYBODY, DIRECT_HIT_MADE, "decline", id="a direct hit"),
        pytest.param(EVERYBODY, SECRETLY_BUST, "decline", id="secretly bust"),
        pytest.param(EVERYBODY, AT_27, "decline", id="27, and nobody seems to be nearer"),
        pytest.param(THINKERS, ONE_FROM_A_HIT, "take", id="a one or an eleven is a direct hit"),
        pytest.param(("club",), TWENTY_ONE_FIRST, "take", id="21, in a hurry"),
        pytest.param(("master",), TWENTY_ONE_FIRST, "decline", id="21, while others will take"),
        pytest.param(EVERYBODY, EIGHT_IS_GONE, "declare 28", id="no use for the eight"),
        pytest.param(EVERYBODY, EIGHT_IS_FREE, "declare 8", id="no rival for the eight"),
    ],
)
def test_levels_find_the_sound_move(
    levels: Sequence[str], place: tuple[str, str], move: str
) -> None:
    for level, dice in product(levels, "abc"):
        assert chosen(level, *place, dice) == MOVES[move], level


@pytest.mark.parametrize("dice", range(20))
def test_a_novice_makes_no_gross_mistakes(dice: int) -> None:
    """It takes while no card can bust it, and stops where another card hardly helps."""
    for total in (9, 12, 18):
        assert not content(hand_of(summing(total)), 1, Random(dice))
    for total in (8, 26, 27, 28, 29):
        assert content(hand_of(summing(total)), 12, Random(dice))


def summing(total: int) -> tuple[NumberCard, ...]:
    tens, rest = divmod(total, 10)
    return (*(NUMBERS[9],) * tens, *NUMBERS[:10][max(rest - 1, 0) : rest])


def played(options: Eight28Options, levels: Sequence[str], seed: str) -> list[tuple[Event, ...]]:
    """A whole game; an illegal move would raise."""
    dice = [Random(f"{seed} {place}") for place in range(len(levels))]
    players = [
        partial(lambda bot, own, *in_turn: bot(*in_turn, own), LEVELS[level], own)
        for level, own in zip(levels, dice, strict=True)
    ]
    dealer = Dealer(seed.encode(), [""] * len(levels))
    return [step.events for step in play_match(EIGHT28, options, dealer, players)]


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS)
def test_levels_play_with_every_option_and_the_same_dice_choose_the_same(
    options: Eight28Options,
) -> None:
    game = played(options, EVERYBODY, "legal")
    assert isinstance(game[-1][-1], Ended)
    assert game == played(options, EVERYBODY, "legal")


@pytest.mark.slow
def test_six_can_play_even_if_the_pile_runs_low() -> None:
    game = played(Eight28Options(), ("master", "novice", "club") * 2, "six")
    assert isinstance(game[-1][-1], Ended)


@pytest.mark.parametrize(("final", "move"), [(False, "decline"), (True, "take")])
def test_a_master_does_not_wait_where_a_decline_is_final(final: bool, move: str) -> None:
    table, seen = reached(*TWENTY_ONE_FIRST, Eight28Options(pass_is_final=final))
    legal = EIGHT28.legal(table, 0)
    assert LEVELS["master"](view(table, 0), seen, legal, Random(1)) == MOVES[move]


def test_hands_are_what_the_rules_say_of_their_cards() -> None:
    for cards in combinations_with_replacement(NUMBERS, 4):
        hand, sums = hand_of(cards), totals(cards)
        assert (BEST_LOW[hand] or None) == best(sums, LOW)
        assert (BEST_HIGH[hand] or None) == best(sums, HIGH)
        assert DIRECT_HIT[hand] == (LOW in sums and HIGH in sums)


STANDINGS = (
    Rivals(8, 2, 27, 1, 0),
    Rivals(0, 0, 0, 0, 0),
    Rivals(5, 1, 28, 2, 0),
    Rivals(0, 0, 0, 0, 1),
)


@pytest.mark.parametrize("rivals", STANDINGS)
def test_a_direct_hit_is_worth_most_and_a_bust_hand_least(rivals: Rivals) -> None:
    worths = at_reveal(Purse(9, 4, True), rivals)
    assert max(worths) == worths[DIRECT_HIT.index(True)]
    assert min(worths) == worths[BUST.index(True)]


@pytest.mark.parametrize("rivals", STANDINGS)
def test_a_hand_that_may_go_on_is_worth_no_less(rivals: Rivals) -> None:
    purse = Purse(9, 4, True)
    pairs = zip(alone(purse, rivals), at_reveal(purse, rivals), strict=True)
    assert all(going_on >= stopping for going_on, stopping in pairs)


def settled() -> Iterator[tuple[State, State]]:
    """Tables before and after the last choice of a round without red gems, in random games."""
    for number in range(8):
        for one in play_out(EIGHT28, 4, None, Random(number)):
            before, after = one.before, one.step.state
            chose_last = isinstance(one.move, Declare) and after.gems != before.gems
            if chose_last and not before.middle.red:
                yield before, after


def test_the_gains_by_which_a_half_is_chosen_are_those_that_are_paid() -> None:
    checked = 0
    for before, after in settled():
        assert after.before
        choosing = Choosing(view(before))
        gains = choosing.gains({one.seat: one.target for one in after.before.declared})
        paid = [now.minus(then).worth for now, then in zip(after.gems, before.gems, strict=True)]
        assert list(gains) == paid
        checked += 1
    assert checked > 20


def test_rounds_of_offers_are_read_from_the_events() -> None:
    text = "giver Cleo\nmiddle 5B\nAnna 5 |\nBen 9 |\nCleo 9 |\npile 4 3 1/11 6"
    _, seen = reached(text, "Anna decline, Ben take, Cleo take, Ben take", PLAIN)
    assert rounds(seen)[-1].offers == [
        Offer(0, EMPTY, False, False),
        Offer(1, EMPTY, False, True),
        Offer(2, EMPTY, True, True),
        Offer(1, hand_of(("4",)), False, True),
    ]


def stopped(total: int, taken: bool = False) -> Round:
    """Seat 1 held a 5 and declined with this total."""
    offer = Offer(1, hand_of(summing(total - 5)), taken, False)
    return Round([offer], {1: INDEX["5"]})


def probability(weights: Sequence[float], trait: Callable[[Habit], bool]) -> float:
    kept = sum(weight for weight, habit in zip(weights, HABITS, strict=True) if trait(habit))
    return kept / sum(weights)


def test_a_player_who_stops_at_21_repeatedly_is_taken_for_a_cautious_one() -> None:
    weights = habits_of(1, [stopped(21)] * 3)
    assert probability(weights, lambda habit: habit.high == 21) > 0.95


def test_a_single_slip_does_not_change_the_inferred_habit() -> None:
    sound = Round([Offer(1, hand_of(("10", "10")), False, True)], {1: INDEX["6"]})
    weights = habits_of(1, [sound] * 4 + [stopped(21)])
    assert probability(weights, lambda habit: habit.high > 26) > 0.9


def test_a_decline_while_others_take_may_be_patience() -> None:
    waiting, plain = habits_of(1, [stopped(13, True)] * 2), habits_of(1, [])
    patient = probability(waiting, lambda habit: habit.waits)
    assert patient > 0.9 > 0.5 > probability(plain, lambda habit: habit.waits)


def test_the_habit_of_one_player_is_not_inferred_from_rounds_of_another() -> None:
    assert habits_of(2, [stopped(21)] * 3) == list(PRIOR)


def test_a_player_who_stops_with_an_open_five_is_thought_to_hold_a_three() -> None:
    now = Round([Offer(1, EMPTY, False, True), Offer(1, hand_of(("5",)), False, False)])
    every = [4] * len(NUMBERS)
    holes: Counter[int] = Counter()
    for guess, weight in zip(*candidates(1, PRIOR, now, every), strict=True):
        holes[guess.hole] += int(1000 * weight)
    assert holes.most_common(1)[0][0] == INDEX["3"]


def test_a_card_of_which_all_copies_are_seen_is_no_candidate() -> None:
    table = position("giver Cleo\nmiddle 5B\nAnna 2 | 2\nBen 9 | 2 7\nCleo 9 | 10 10 out")
    counts = unseen(view(table, 0))
    assert counts[INDEX["2"]] == 0
    assert sum(counts) == 51 - len(("2", "2", "2", "7", "10", "10"))
    found, _ = candidates(1, PRIOR, Round(), counts)
    assert {guess.hole for guess in found} == set(range(len(NUMBERS))) - {INDEX["2"]}


@pytest.mark.parametrize("number", [1, 7, 40])
def test_exactly_the_given_number_of_worlds_is_imagined(number: int) -> None:
    table = position(TWENTY_ONE_FIRST[0])
    worlds = imagine(view(table, 0), [PRIOR] * 3, Round(), Random(1), number)
    assert sum(worlds.values()) == number


def test_a_pile_that_runs_out_raises_nothing() -> None:
    """A pile of one card, and two others who want many."""
    text = "giver Cleo\nmiddle 5B\nAnna 10 | 7 4\nBen 9 | 2\nCleo 9 |\npile 1"
    table = position(text)
    legal = EIGHT28.legal(table, 0)
    for level in EVERYBODY:
        assert LEVELS[level](view(table, 0), [], legal, Random(1)) in legal

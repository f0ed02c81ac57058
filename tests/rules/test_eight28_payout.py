"""8-28 from the reveal on: totals, direct hits, declarations, payout, carry-over, winners."""

import pytest

from server.engine.eight28 import EIGHT28
from server.protocol import eight28
from server.protocol.seat import GameOver, NotNow, NotYourTurn, Result
from tests.playing import refused
from tests.rules.eight28_positions import (
    NAMES,
    PLAIN,
    all_decline,
    cards,
    dealt,
    event_lines,
    gem_text,
    in_turn,
    lines,
    play,
    play_as_lines,
    position,
    seat,
    view,
)


def ending(text: str, choices: str = "") -> list[str]:
    """The lines of a round from the reveal on, without another card taken."""
    table, events = all_decline(position(text))
    chosen = play_as_lines(table, choices) if choices else []
    return [line for line in event_lines(events) if not line.startswith("decline ")] + chosen


def outcome(given: str, options: eight28.Eight28Options = PLAIN) -> str:
    """The gains of each seat from a middle with these hands, and the carry-over.

    The hands with a choice, and no others, name their target in `given`.
    """
    middle, _, rest = given.partition(": ")
    hands = [hand.partition(" for ") for hand in rest.split(", ")]
    plans = {name: plan for name, (_, _, plan) in zip(NAMES, hands, strict=False) if plan}
    sides = (f"{name} {side}" for name, (side, _, _) in zip(NAMES, hands, strict=False))
    start = position("\n".join(("giver Anna", f"middle {middle}", *sides)), options)
    table = all_decline(start).state
    while chooser := in_turn(table):
        table = play(table, f"{chooser} declare {plans.pop(chooser)}").state
    assert not plans, f"{plans}: no choice"
    gained = (now.minus(old) for now, old in zip(view(table).gems, view(start).gems, strict=True))
    worth = ", ".join(str(gems.worth) for gems in gained)
    return f"{worth}; {gem_text(view(table).middle)} stays"


def rows(*examples: str) -> pytest.MarkDecorator:
    """Each as "7B: 6|2 for 8, 9|10 9, 10| -> 3, 3, 0; 1B stays"."""
    return pytest.mark.parametrize(("given", "result"), [row.split(" -> ") for row in examples])


@pytest.mark.parametrize(
    "row",
    [
        "9 10 9 -> 28",
        "1/11 -> 1 11",
        "4 1/11 1/11 -> 6 16 26",
        "1/11 10 1/11 7 -> 19 29 39",
        "5 1/11 1/11 1/11 -> 8 18 28 38",
    ],
)
def test_every_1_or_11_counts_as_either(row: str) -> None:
    hand, sums = row.split(" -> ")
    assert eight28.totals(cards(hand)) == tuple(map(int, sums.split()))


@rows(
    "8B: 3|5 for 8, 2|6 for 8, 8|10 10, 6|10 9 -> 2, 2, 4, 0; 0 stays",
    "7B: 3|5 for 8, 2|6 for 8, 8|10 10, 6|10 9 -> 1, 1, 3, 0; 2B stays",
    "8B: 7|10 9, 4| for 8, 1|5 for 8, 3|10 10 -> 4, 0, 4, 0; 0 stays",
    "9B: 6|2 for 8, 7|1 for 8, 5|3 for 8, 9|10, 10|9 -> 1, 1, 1, 2, 2; 2B stays",
    "8B: 6| for 8, 3|10 10 8 out, 2|10 9 9 out -> 4, 0, 0; 4B stays",
    "6B: 6| for 28, 3|10 10 8 out, 2|10 9 9 out -> 3, 0, 0; 3B stays",
)
def test_the_nearest_below_each_number_share_its_half(given: str, result: str) -> None:
    assert outcome(given) == result


@rows(
    "9B: 9|10 10, 8|10 9 2, 9|8 8 4 -> 0, 0, 0; 9B stays",
    "8B: 9|10 9, 10|10 8, 9|8 7 -> 2, 2, 0; 4B stays",
    "8B: 8|1/11, 7|1/11 1/11, 9| -> 2, 2, 0; 4B stays",
    "8B: 8| for 8, 7| for 8, 9|10 10 -> 4, 0, 0; 4B stays",
)
def test_a_half_without_a_winner_stays_in_the_middle(given: str, result: str) -> None:
    assert outcome(given) == result


@rows(
    "8B: 4|1/11 1/11 for 8, 9|, 7|10 7 -> 4, 0, 4; 0 stays",
    "8B: 4|1/11 1/11 for 28, 9|, 7|10 7 -> 4, 0, 0; 4B stays",
    "8B: 4|1/11 1/11 for 28, 7| for 8, 7|10 10 -> 0, 4, 4; 0 stays",
    "8B: 2|1/11 1/11 1/11 for 28, 9|9, 10| -> 4, 0, 0; 4B stays",
    "8B: 6| for 8, 4| for 28, 9|10 10 -> 4, 4, 0; 0 stays",
    "8B: 6| for 28, 4| for 8, 9|10 10 -> 4, 4, 0; 0 stays",
    "8B: 6| for 28, 4| for 28, 9|10 10 -> 4, 0, 0; 4B stays",
)
def test_a_hand_that_can_make_8_or_less_plays_for_either_number(given: str, result: str) -> None:
    assert outcome(given) == result


@rows(
    "8B: 6|, 4|, 9|10 10 -> 4, 0, 0; 4B stays",
    "8B: 8|, 9|, 10| -> 4, 0, 4; 0 stays",
    "8B: 4|1/11 for 28, 9|, 10| -> 4, 0, 0; 4B stays",
    "8B: 1/11| for 8, 9|, 10| -> 4, 0, 4; 0 stays",
)
def test_if_low_hands_may_not_go_high_only_9_to_28_gives_a_choice(given: str, result: str) -> None:
    assert outcome(given, eight28.Eight28Options(low_may_go_high=False)) == result


@rows(
    "9B: 6|1/11 1/11, 3|5, 8|10 10, 9| -> 9, 0, 0, 0; 0 stays",
    "9B: 1/11|2 3 1/11 1/11, 3|5, 8|10 10 -> 9, 0, 0; 0 stays",
    "9B: 7|1/11 for 8, 9|, 8|10 10 -> 4, 0, 4; 1B stays",
    "9B: 5|1/11 1/11 for 28, 9|, 9|10 9 -> 0, 0, 4; 5B stays",
    "5B: 6|1/11 1/11, 3|5, 4|1/11 2 1/11 -> 2, 0, 2; 1B stays",
    "4B1R: 6|1/11 1/11, 3|5, 4|1/11 2 1/11 -> 3, 0, 3; 0 stays",
    "1B2R: 6|1/11 1/11, 3|5, 4|1/11 2 1/11 -> 2, 0, 2; 1B stays",
)
def test_only_8_and_28_in_one_hand_take_the_whole_middle(given: str, result: str) -> None:
    assert outcome(given) == result


@rows(
    "4B1R: 8| for 8, 9|10, 9| -> 3, 3, 0; 0 stays",
    "1B1R: 8| for 8, 9|10, 9| -> 0, 0, 0; 1B1R stays",
    "3R: 8| for 8, 9|10, 9| -> 2, 2, 0; 1R stays",
    "1B3R: 8| for 8, 9|10, 9| -> 2, 2, 0; 1B1R stays",
    "2B1R: 8| for 8, 8| for 8, 9| -> 1, 1, 2; 0 stays",
    "6B1R: 8| for 8, 8| for 8, 8| for 8, 9|, 9| -> 1, 1, 1, 2, 2; 1B stays",
    "7B1R: 8| for 8, 8| for 8, 8| for 8, 9| -> 1, 1, 1, 4; 2B stays",
    "3B2R: 8| for 8, 8| for 8, 9|, 9| -> 0, 0, 0, 0; 3B2R stays",
)
def test_blue_and_red_gems_are_split_without_changing_them(given: str, result: str) -> None:
    assert outcome(given) == result


def test_two_eights_share_one_half_and_the_28_gets_the_other() -> None:
    table = """
        giver   Doro
        middle  8B
        Anna    3 | 5
        Ben     2 | 6
        Cleo    8 | 10 10
        Doro    6 | 10 9
    """
    assert ending(table, "Anna declare 8, Ben declare 8") == lines("""
        reveal Anna 3, Ben 2, Cleo 8, Doro 6
        declare Doro 28 25
        declare Anna 8 8
        declare Ben 8 8
        declare Cleo 28 28
        pay 8 8 Anna 2B, Ben 2B
        pay 28 28 Cleo 4B
        carry 0
        round 2 Anna 0
    """)


def test_without_an_8_or_a_28_the_nearest_below_win() -> None:
    table = """
        giver   Anna
        middle  8B
        Anna    7 | 9 10
        Ben     4 |
        Cleo    2 | 4
        Doro    10 | 3 10
    """
    assert ending(table, "Ben declare 8, Cleo declare 8") == lines("""
        reveal Anna 7, Ben 4, Cleo 2, Doro 10
        declare Anna 28 26
        declare Ben 8 4
        declare Cleo 8 6
        declare Doro 28 23
        pay 8 6 Cleo 4B
        pay 28 26 Anna 4B
        carry 0
        round 2 Ben 0
    """)


SEVEN_GEMS = """
    giver   Doro
    middle  7B
    Anna    3 | 5
    Ben     2 | 6
    Cleo    8 | 10 10
    Doro    6 | 10 9
"""


def test_gems_left_of_both_halves_stay_for_the_next_round() -> None:
    assert ending(SEVEN_GEMS, "Anna declare 8, Ben declare 8")[-4:] == lines("""
        pay 8 8 Anna 1B, Ben 1B
        pay 28 28 Cleo 3B
        carry 2B
        round 2 Anna 2B
    """)


def test_a_direct_hit_is_automatic_and_takes_what_earlier_rounds_left() -> None:
    seven_gems = all_decline(position(SEVEN_GEMS)).state
    second = play(seven_gems, "Anna declare 8, Ben declare 8").state
    second = dealt(second, top="1/11 9 9 9  1/11 6").state
    second = play(second, "Ben take, Cleo decline, Doro decline, Anna decline").state
    second = play(second, "Cleo decline, Doro decline, Anna decline, Ben take").state
    assert event_lines(all_decline(second).events)[4:] == lines("""
        reveal Anna 9, Ben 1/11, Cleo 9, Doro 9
        hit Ben
        pay hit 28 Ben 5B
        carry 0
        round 3 Doro 0
    """)


def test_a_hand_of_6_or_16_or_26_plays_for_the_number_its_owner_declares() -> None:
    table = """
        giver   Ben
        middle  4B
        Anna    4 | 1/11 1/11
        Ben     9 |
        Cleo    10 | 9 8
    """
    assert ending(table, "Anna declare 8")[1:6] == lines("""
        declare Ben 28 9
        declare Cleo 28 27
        declare Anna 8 6
        pay 8 6 Anna 2B
        pay 28 27 Cleo 2B
    """)
    assert ending(table, "Anna declare 28")[3:] == lines("""
        declare Anna 28 26
        pay 28 27 Cleo 2B
        carry 2B
        round 2 Cleo 2B
    """)


def test_winners_whose_half_cannot_be_shared_get_a_payout_of_nothing() -> None:
    table = """
        giver   Anna
        middle  2B
        Anna    8 |
        Ben     8 |
        Cleo    9 |
    """
    assert ending(table, "Anna declare 8, Ben declare 8")[-4:] == lines("""
        pay 8 8 Anna 0, Ben 0
        pay 28 9 Cleo 1B
        carry 1B
        round 2 Ben 1B
    """)


FOUR_TO_DECLARE = """
    giver   Cleo
    middle  4B
    Anna    4 | 1/11 1/11
    Ben     9 |
    Cleo    6 |
    Doro    5 | 10 7 9
"""


def test_choices_are_made_openly_clockwise_from_the_last_giver_before_anything_is_paid() -> None:
    table = all_decline(position(FOUR_TO_DECLARE)).state
    assert [side.hole for side in view(table).sides] == ["4", "9", "6", "5"]
    assert EIGHT28.legal(table, seat("Cleo")) == (eight28.Declare(8), eight28.Declare(28))
    assert EIGHT28.legal(table, seat("Anna")) == ()
    assert refused(EIGHT28, table, seat("Anna"), eight28.Declare(8)) == NotYourTurn(
        (seat("Cleo"),), ()
    )
    assert refused(EIGHT28, table, seat("Cleo"), eight28.Take()) == NotNow(("declare",))
    table, events = play(table, "Cleo declare 8")
    assert event_lines(events) == ["declare Cleo 8 6"]
    assert view(table, seat("Anna")).declared == (eight28.Declared(seat("Cleo"), 8, 6),)
    assert play_as_lines(table, "Anna declare 28") == lines("""
        declare Anna 28 26
        declare Ben 28 9
        pay 8 6 Cleo 2B
        pay 28 26 Anna 2B
        carry 0
        round 2 Doro 0
    """)


@pytest.mark.parametrize(
    ("owned", "result"),
    [
        ("20B, 18B1R, 15B", Result((20, 20, 15), winners=(0, 1))),
        ("10B, 0, 20B5R", Result((10, 0, 30), winners=(2,))),
        ("9B, 7B1R, 3B3R", Result((9, 9, 9), winners=(0, 1, 2))),
    ],
)
def test_red_gems_are_2_points_a_draw_is_a_shared_win_and_the_middle_does_not_count(
    owned: str, result: Result
) -> None:
    all_bust = f"""
        giver   Anna
        middle  2R
        owned   {owned}
        Anna    9 | 10 10
        Ben     9 | 10 9 2
        Cleo    8 | 8 8 7
    """
    winners = " ".join(NAMES[one] for one in result.winners)
    points = ", ".join(map(str, result.points))
    assert ending(all_bust)[1:] == ["carry 2R", f"end {owned} {points} {winners}"]
    over = all_decline(position(all_bust)).state
    assert EIGHT28.result(over) == result
    assert refused(EIGHT28, over, seat("Ben"), eight28.Take()) == GameOver(result.winners)

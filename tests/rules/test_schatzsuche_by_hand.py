"""Schatzsuche with markers turned by hand: faults, objections and penalties."""

import pytest

from server.engine.schatzsuche import SCHATZSUCHE
from server.protocol import schatzsuche
from server.protocol.seat import DealerOnly, NotInHand, NotNow, NotYourTurn, Turn
from tests.playing import refused
from tests.rules.schatzsuche_positions import (
    BY_HAND,
    deal,
    legal_moves,
    parts,
    play,
    position,
    view_of,
)

# Hearts are trump. Anna leads spades; Ben holds one, a trump and a diamond, Cleo has no spade.
HANDS = "trump HQ | Anna S9 C7 HA | Ben S7 H7 D8 | Cleo C8 C9 H8"
ANNA_LEADS = position(HANDS, BY_HAND)


def lines_after(script: str, before: str = "Anna plays S9", hands: str = HANDS) -> list[str]:
    table, _ = play(position(hands, BY_HAND), before)
    return play(table, script).lines


def test_no_marker_is_turned_before_trump_is_turned_up() -> None:
    assert (
        refused(SCHATZSUCHE, position("round 3", BY_HAND), 0, schatzsuche.Flip("S")) == DealerOnly()
    )
    guessing = position("round 10", BY_HAND)
    assert refused(SCHATZSUCHE, guessing, 0, schatzsuche.Flip("S")) == NotNow(("guess",))
    assert refused(SCHATZSUCHE, guessing, 1, schatzsuche.Flip("S")) == NotYourTurn((0,), ())


def test_markers_may_be_turned_while_others_bid() -> None:
    table = position(f"bidding | {HANDS}", BY_HAND)
    assert SCHATZSUCHE.waiting(table) == Turn((0,), (1, 2))
    table, lines = play(table, "Cleo flips S | Anna flips D | Anna bids 1 | Anna flips C")
    assert lines == ["Cleo flips S", "Anna flips D", "Anna bids 1", "Anna flips C"]
    assert view_of(table).down == (("D", "C"), (), ("S",))


def test_markers_may_be_turned_in_turn_and_out_of_turn_while_cards_are_played() -> None:
    assert SCHATZSUCHE.waiting(ANNA_LEADS) == Turn((0,), (1, 2))
    script = "Anna flips C | Cleo flips S | Anna plays S9 | Anna flips D | Ben flips H"
    table, lines = play(ANNA_LEADS, script)
    assert lines == parts(script)
    assert view_of(table).down == (("C", "D"), ("H",), ("S",))
    assert legal_moves(table, "Cleo", "flip") == "C H D"
    assert legal_moves(table, "Cleo", "unflip") == "S"


ALL_PLAYED = "trump HQ | Anna S9 | Ben H7 | Cleo C8"
LAST_CARDS = "Anna plays S9 | Ben plays H7 | Cleo plays C8"
ALL_CONTENT = "Anna is content | Ben is content | Cleo is content"


def test_markers_may_be_turned_after_the_last_trick() -> None:
    table, _ = play(position(ALL_PLAYED, BY_HAND), LAST_CARDS)
    script = "Ben flips S | Anna flips D | Anna is content | Ben flips C"
    assert play(table, script).lines == parts(script)


def test_a_content_player_may_still_turn_markers_until_the_round_is_scored() -> None:
    table, _ = play(position(ALL_PLAYED, BY_HAND), f"{LAST_CARDS} | Anna is content")
    assert legal_moves(table, "Anna", "flip") == "C S H D"
    assert play(table, "Anna flips D").lines == ["Anna flips D"]


def test_no_marker_is_turned_once_the_round_is_scored() -> None:
    table, lines = play(
        position(ALL_PLAYED, BY_HAND), f"{LAST_CARDS} | Ben flips S | {ALL_CONTENT}"
    )
    assert lines[-1].startswith("round 2")
    assert refused(SCHATZSUCHE, table, 0, schatzsuche.Flip("S")) == DealerOnly()
    table, _ = deal(table, "")
    assert view_of(table).down == ((), (), ())


def test_a_marker_is_either_up_or_down() -> None:
    table, _ = play(ANNA_LEADS, "Ben flips S")
    assert refused(SCHATZSUCHE, table, 1, schatzsuche.Flip("S")) == schatzsuche.MarkerIsDown("S")
    assert refused(SCHATZSUCHE, table, 1, schatzsuche.Unflip("H")) == schatzsuche.MarkerIsUp("H")
    assert refused(SCHATZSUCHE, table, 2, schatzsuche.Unflip("S")) == schatzsuche.MarkerIsUp("S")


def test_in_turn_any_card_of_the_hand_may_be_played() -> None:
    table, _ = play(ANNA_LEADS, "Anna plays S9")
    assert legal_moves(table, "Ben", "play") == "S7 H7 D8"
    assert refused(SCHATZSUCHE, table, 1, schatzsuche.Play("C8")) == NotInHand(
        "C8", ("S7", "H7", "D8")
    )
    assert legal_moves(table, "Cleo", "play") == ""
    assert refused(SCHATZSUCHE, table, 2, schatzsuche.Play("C8")) == NotYourTurn(
        (1,), ("flip", "object")
    )


def test_no_marker_turns_by_itself() -> None:
    assert lines_after("Ben plays D8 | Cleo plays H8") == parts("""
        Ben plays D8
        Cleo plays H8
        Cleo wins
    """)


@pytest.mark.parametrize(
    ("lead", "ben", "fault"),
    [
        # who follows owes nothing
        ("S9", "Ben plays S7", "nothing"),
        ("S9", "Ben flips H | Ben plays S7", "nothing"),
        ("HA", "Ben plays H7", "nothing"),
        # not followed: the suit led, also from a hand that could have followed
        ("S9", "Ben plays H7", "no-flip"),
        ("S9", "Ben flips S | Ben plays H7", "nothing"),
        ("S9", "Ben flips C | Ben flips D | Ben plays H7", "no-flip"),
        ("HA", "Ben plays D8", "no-flip"),
        ("HA", "Ben flips H | Ben plays S7", "nothing"),
        # neither followed nor trumped: both, also from a hand with a trump
        ("S9", "Ben plays D8", "no-flip"),
        ("S9", "Ben flips S | Ben plays D8", "no-flip"),
        ("S9", "Ben flips H | Ben plays D8", "no-flip"),
        ("S9", "Ben flips S | Ben flips H | Ben plays D8", "nothing"),
        # turned after the card
        ("S9", "Ben plays H7 | Ben flips S", "late-flip"),
        ("S9", "Ben plays H7 | Ben flips H", "no-flip"),
        ("HA", "Ben plays D8 | Ben flips H", "late-flip"),
        ("S9", "Ben plays D8 | Ben flips S", "no-flip"),
        ("S9", "Ben plays D8 | Ben flips H", "no-flip"),
        ("S9", "Ben plays D8 | Ben flips H | Ben flips S", "late-flip"),
        ("S9", "Ben flips S | Ben plays D8 | Ben flips H", "late-flip"),
        # a suit whose marker is down
        ("S9", "Ben flips S | Ben plays S7", "flipped-suit"),
        ("HA", "Ben flips H | Ben plays H7", "flipped-suit"),
        ("S9", "Ben flips S | Ben flips H | Ben plays H7", "flipped-suit"),
        ("S9", "Ben flips D | Ben flips S | Ben flips H | Ben plays D8", "flipped-suit"),
        ("S9", "Ben plays S7 | Ben flips S", "nothing"),
    ],
)
def test_the_markers_a_card_needs_depend_only_on_open_cards(
    lead: str, ben: str, fault: str
) -> None:
    cost = {"no-flip": -10, "late-flip": -10, "flipped-suit": -25, "nothing": 0}[fault]
    penalty = [f"Ben {cost} {fault}"] if cost else []
    lines = lines_after(f"{ben} | Cleo objects to Ben", f"Anna plays {lead}")
    assert lines == [*parts(ben), f"Cleo objects to Ben: {fault}", *penalty]


def test_a_card_led_of_a_suit_that_was_turned_down_is_a_fault() -> None:
    assert lines_after("Anna plays S9 | Ben objects to Anna", "Anna flips S") == parts("""
        Anna plays S9
        Ben objects to Anna: flipped-suit
        Anna -25 flipped-suit
    """)


def test_two_markers_not_turned_are_one_fault() -> None:
    script = "Ben plays D8 | Cleo objects to Ben | Anna objects to Ben"
    assert lines_after(script) == parts("""
        Ben plays D8
        Cleo objects to Ben: no-flip
        Ben -10 no-flip
        Anna objects to Ben: nothing
    """)


def test_a_punished_fault_is_not_punished_again_when_the_marker_is_flipped_late() -> None:
    script = "Ben plays H7 | Cleo objects to Ben | Ben flips S | Cleo objects to Ben"
    assert lines_after(script)[-2:] == ["Ben flips S", "Cleo objects to Ben: nothing"]


def test_two_faults_of_one_card_need_an_objection_each_and_the_graver_is_found_first() -> None:
    script = "Ben flips D | Ben plays D8" + " | Cleo objects to Ben" * 3
    assert lines_after(script) == parts("""
        Ben flips D
        Ben plays D8
        Cleo objects to Ben: flipped-suit
        Ben -25 flipped-suit
        Cleo objects to Ben: no-flip
        Ben -10 no-flip
        Cleo objects to Ben: nothing
    """)


def test_the_second_fault_of_a_card_may_have_become_a_late_one() -> None:
    script = "Cleo objects to Ben | Ben flips S | Anna objects to Ben"
    assert lines_after(script, "Ben flips H | Anna plays S9 | Ben plays H7") == parts("""
        Cleo objects to Ben: flipped-suit
        Ben -25 flipped-suit
        Ben flips S
        Anna objects to Ben: late-flip
        Ben -10 late-flip
    """)


def test_an_objection_names_the_player_whose_fault_it_is() -> None:
    script = "Ben plays H7 | Cleo plays C8 | Ben objects to Cleo | Cleo objects to Ben"
    assert lines_after(script) == parts("""
        Ben plays H7
        Cleo plays C8
        Ben wins
        Ben objects to Cleo: no-flip
        Cleo -10 no-flip
        Cleo objects to Ben: no-flip
        Ben -10 no-flip
    """)


def test_a_wrong_objection_costs_nothing() -> None:
    table, lines = play(ANNA_LEADS, "Anna plays S9 | Cleo objects to Anna | Anna objects to Ben")
    assert lines[1:] == ["Cleo objects to Anna: nothing", "Anna objects to Ben: nothing"]
    assert view_of(table).totals == (0, 0, 0)


def test_objections_to_oneself_or_before_the_first_card_are_refused() -> None:
    bidding = position(f"bidding | {HANDS}", BY_HAND)
    for table in (bidding, ANNA_LEADS):
        assert refused(
            SCHATZSUCHE, table, 0, schatzsuche.Object(1)
        ) == schatzsuche.NobodyToObjectTo(())
    table, _ = play(ANNA_LEADS, "Anna plays S9")
    assert refused(SCHATZSUCHE, table, 1, schatzsuche.Object(1)) == schatzsuche.NobodyToObjectTo(
        (0, 2)
    )
    assert legal_moves(table, "Ben", "object") == "Anna Cleo"


FAULT = "Anna plays S9 | Ben plays H7 | Ben flips S | Cleo plays C8"


@pytest.mark.parametrize(
    ("script", "fault"),
    [
        # a late flip: noticed before the next card is led, and after it
        (f"{FAULT} | Anna objects to Ben", "late-flip"),
        (f"{FAULT} | Ben plays S7 | Anna objects to Ben", "flipped-suit"),
        (f"{FAULT} | Ben plays D8 | Anna objects to Ben", "nothing"),
        (f"{FAULT} | Anna objects to Cleo", "no-flip"),
        (f"{FAULT} | Cleo flips S | Anna objects to Cleo", "no-flip"),
        (f"{FAULT} | Cleo flips H | Cleo flips S | Anna objects to Cleo", "late-flip"),
        (f"{FAULT} | Ben plays D8 | Anna objects to Cleo", "nothing"),
        (f"{FAULT} | Ben plays D8 | Cleo flips S | Anna objects to Cleo", "nothing"),
    ],
)
def test_a_fault_is_open_until_the_next_card_is_led(script: str, fault: str) -> None:
    _, lines = play(ANNA_LEADS, script)
    assert lines[-1 if fault == "nothing" else -2].endswith(f": {fault}")


def test_a_late_flip_costs_ten_before_the_next_lead_and_nothing_later() -> None:
    table, _ = play(ANNA_LEADS, f"{FAULT} | Cleo objects to Ben")
    assert view_of(table).totals == (0, -10, 0)
    table, _ = play(ANNA_LEADS, f"{FAULT} | Ben plays D8 | Cleo objects to Ben")
    assert view_of(table).totals == (0, 0, 0)


def test_a_card_with_a_fault_stays_played() -> None:
    table, _ = play(
        ANNA_LEADS, "Anna plays S9 | Ben plays H7 | Cleo plays C8 | Anna objects to Ben"
    )
    assert view_of(table, 1).hand == ("S7", "D8")
    assert view_of(table).tricks == (0, 1, 0)
    assert SCHATZSUCHE.waiting(table) == Turn((1,), (0, 2))


def test_a_round_by_hand_is_scored_only_when_all_are_content() -> None:
    table, lines = play(position(ALL_PLAYED, BY_HAND), LAST_CARDS)
    assert lines[-1] == "Ben wins"
    table, lines = play(table, "Cleo is content | Anna is content")
    assert lines == ["Cleo is content", "Anna is content"]
    assert view_of(table).content == (2, 0)
    assert legal_moves(table, "Anna", "content") == ""
    refused(SCHATZSUCHE, table, 0, schatzsuche.Content())
    assert play(table, "Ben is content").lines == parts("""
        Ben is content
        tricks 0 1 0 of 0 0 0, points 0 -1 0, totals 0 -1 0
        round 2, Ben deals
    """)


def test_faults_of_the_last_trick_can_be_objected_to_until_the_score() -> None:
    table, _ = play(position(ALL_PLAYED, BY_HAND), f"{LAST_CARDS} | Cleo is content")
    table, lines = play(table, "Anna objects to Ben | Anna is content | Ben objects to Cleo")
    assert lines == parts("""
        Anna objects to Ben: no-flip
        Ben -10 no-flip
        Anna is content
        Ben objects to Cleo: no-flip
        Cleo -10 no-flip
    """)
    assert play(table, "Ben is content").lines[1:] == parts("""
        tricks 0 1 0 of 0 0 0, points 0 -1 0, totals 0 -11 -10
        round 2, Anna deals
    """)


def test_a_new_round_forgets_the_faults_of_the_last() -> None:
    table, _ = play(position(ALL_PLAYED, BY_HAND), f"{LAST_CARDS} | {ALL_CONTENT}")
    table, _ = deal(table, "")
    assert refused(SCHATZSUCHE, table, 0, schatzsuche.Object(1)) == schatzsuche.NobodyToObjectTo(())


@pytest.mark.parametrize(
    "before",
    [
        f"bidding | {HANDS} / Ben flips D",
        f"{HANDS} / Ben flips D",
        f"{HANDS} / Anna plays S9 | Ben flips D",
        f"{HANDS} / Anna plays S9 | Ben flips D | Ben plays S7",
        f"{ALL_PLAYED} / {LAST_CARDS} | Ben flips D",
    ],
)
def test_turning_a_marker_up_again_costs_fifty_at_once(before: str) -> None:
    hands, script = before.split("/")
    table, _ = play(position(hands, BY_HAND), script)
    table, lines = play(table, "Ben unflips D")
    assert lines == ["Ben unflips D", "Ben -50 unflip"]
    assert view_of(table).totals == (0, -50, 0)
    assert view_of(table).down == ((), (), ())


def test_a_marker_turned_up_again_before_the_card_is_missing() -> None:
    script = "Ben flips S | Ben unflips S | Ben plays H7 | Cleo objects to Ben"
    assert lines_after(script)[1:] == parts("""
        Ben unflips S
        Ben -50 unflip
        Ben plays H7
        Cleo objects to Ben: no-flip
        Ben -10 no-flip
    """)


@pytest.mark.parametrize(
    "script",
    [
        "Ben flips S | Ben unflips S | Ben plays S7",
        "Ben flips S | Ben plays H7 | Ben unflips S",
    ],
)
def test_markers_count_as_they_lay_when_the_card_was_played(script: str) -> None:
    lines = lines_after(f"{script} | Cleo objects to Ben")
    assert lines[-1] == "Cleo objects to Ben: nothing"


def test_penalties_are_in_the_totals_that_decide_the_next_dealer() -> None:
    table = position(f"{ALL_PLAYED} | bids 0 1 0 | totals 5 40 20", BY_HAND)
    table, _ = play(table, f"{LAST_CARDS} | Cleo objects to Ben | Ben flips S | Ben unflips S")
    assert view_of(table).totals == (5, -20, 20)
    assert play(table, ALL_CONTENT).lines[3:] == parts("""
        tricks 0 1 0 of 0 1 0, points 0 1 0, totals 5 -19 20
        round 2, Cleo deals
    """)


def test_penalties_count_at_the_end_of_the_game() -> None:
    hands = "trump HQ | golden HA | guesses HA C7 C7 | tricks 4 4 1 | bids 4 5 1"
    table = position(f"{hands} | Anna S9 | Ben H7 | Cleo C8", BY_HAND)
    table, _ = play(table, f"{LAST_CARDS} | Anna flips D | Anna unflips D")
    assert play(table, ALL_CONTENT).lines[3:] == parts("""
        tricks 4 5 1 of 4 5 1, points 40 50 10, totals -10 50 10
        treasure HA: 160 0 0
        end 150 50 10, won by Anna
    """)

"""8-28 up to the reveal: deal, givers, offers, players who are out, the end of a round."""

from collections import Counter

import pytest

from server.engine.eight28 import EIGHT28
from server.protocol import eight28
from server.protocol.seat import Deal, NotYourTurn, Shuffle
from tests.playing import do, refused
from tests.rules.eight28_positions import (
    all_decline,
    dealt,
    event_lines,
    in_turn,
    lines,
    opened,
    play,
    play_as_lines,
    position,
    seat,
    view,
)

FINAL = eight28.Eight28Options(pass_is_final=True)


def test_the_events_of_a_round_from_the_deal_to_the_next_giver() -> None:
    opening = opened(3, giver="Anna")
    deal = dealt(opening.state, top="3 10 8  5 9")
    moves = "Ben take, Cleo decline, Anna take, Cleo decline, Anna decline, Ben decline"
    offers = play(deal.state, moves)
    choice = play(offers.state, "Ben declare 8")
    assert event_lines((*opening.events, *deal.events, *offers.events, *choice.events)) == lines("""
        round 1 Anna 0
        deck
        hole Ben 3
        hole Cleo 10
        hole Anna 8
        gem Anna blue
        take Ben 5
        decline Cleo
        take Anna 9
        give Ben
        gem Ben blue
        decline Cleo
        decline Anna
        decline Ben
        reveal Anna 8, Ben 3, Cleo 10
        declare Ben 8 8
        declare Cleo 28 10
        declare Anna 28 17
        pay 8 8 Ben 1B
        pay 28 17 Anna 1B
        carry 0
        round 2 Cleo 0
    """)


def test_the_pack_has_51_cards() -> None:
    deck = dealt(opened(3, "Anna").state, top="").events[0]
    assert isinstance(deck, eight28.Deck)
    assert Counter(deck.cards) == {
        "1": 15, "2": 3, "3": 3, "4": 3, "5": 3, "6": 3, "7": 3, "8": 4, "9": 3, "10": 3, "1/11": 8,
    }  # fmt: skip


def test_the_pack_of_the_authors_has_one_more_1() -> None:
    table = opened(3, "Anna", eight28.Eight28Options(pack="authors")).state
    assert EIGHT28.waiting(table) == Shuffle(1, 52)
    deck = do(EIGHT28, table, None, Deal(tuple(range(52)))).events[0]
    assert isinstance(deck, eight28.Deck)
    assert Counter(deck.cards)["1"] == 16


def test_the_dealer_draws_the_first_giver() -> None:
    assert EIGHT28.waiting(EIGHT28.start(4)) == Shuffle(0, 4)
    drawn = do(EIGHT28, EIGHT28.start(4, host=1), None, Deal((2, 0, 1, 3)))
    assert event_lines(drawn.events) == ["round 1 Cleo 0"]


def test_the_host_gives_first_with_that_option() -> None:
    start = EIGHT28.start(4, eight28.Eight28Options(first_giver="host"), host=1)
    assert event_lines(do(EIGHT28, start, None, Deal((2, 0, 1, 3))).events) == ["round 1 Ben 0"]


def test_only_its_owner_gets_a_hidden_card_and_no_seat_the_deck() -> None:
    deck, hole, *_ = dealt(opened(3, "Anna").state, top="3 4 5").events
    for viewer in (seat("Anna"), seat("Ben"), seat("Cleo"), None):
        assert EIGHT28.event_for(hole, viewer) == eight28.Hole(
            1, "3" if viewer == seat("Ben") else None
        )
        assert EIGHT28.event_for(deck, viewer) is None


def test_each_player_sees_only_their_own_hidden_card() -> None:
    table = dealt(opened(3, "Anna").state, top="3 4 5").state
    assert [side.hole for side in view(table, seat("Cleo")).sides] == [None, None, "4"]
    assert [side.hole for side in view(table).sides] == [None, None, None]


def test_cards_are_offered_clockwise_and_to_the_giver_last() -> None:
    table = position("""
        giver   Cleo
        middle  1B
        Anna    3 |
        Ben     4 |
        Cleo    5 |
        Doro    6 |
    """)
    assert refused(EIGHT28, table, seat("Anna"), eight28.Take()) == NotYourTurn((seat("Doro"),), ())
    assert (
        play_as_lines(table, "Doro take, Anna decline, Ben take, Cleo take")[-1] == "gem Doro blue"
    )


THREE_IN = """
    giver   Anna
    middle  1B
    Anna    3 |
    Ben     4 |
    Cleo    5 |
    pile    7 1/11 2 8 6 1
"""


def test_a_declined_card_stays_on_the_pile_for_the_next_player() -> None:
    declined = play(position(THREE_IN), "Ben decline")
    assert declined.events == (eight28.Declined(seat("Ben")),)
    assert view(declined.state, seat("Ben")).pile == 6
    taken = play(declined.state, "Cleo take")
    assert event_lines(taken.events) == ["take Cleo 7"]
    assert [side.open for side in view(taken.state).sides] == [(), (), ("7",)]


def test_the_next_pass_begins_with_the_card_that_the_giver_declined() -> None:
    moves = "Ben take, Cleo take, Anna decline, Cleo take"
    assert play_as_lines(position(THREE_IN), moves)[-1] == "take Cleo 2"


def test_a_player_who_declined_may_take_in_the_next_pass() -> None:
    assert play_as_lines(
        position(THREE_IN), "Ben take, Cleo decline, Anna decline, Cleo take"
    ) == lines("""
        take Ben 7
        decline Cleo
        decline Anna
        give Ben
        gem Ben blue
        take Cleo 1/11
    """)


def test_with_final_passes_a_player_who_declined_is_not_asked_again_but_still_gives() -> None:
    table, events = play(position(THREE_IN, FINAL), "Ben decline, Cleo take, Anna take")
    assert event_lines(events)[-2:] == ["give Ben", "gem Ben blue"]
    assert in_turn(table) == "Cleo"
    assert refused(EIGHT28, table, seat("Ben"), eight28.Take()) == eight28.DeclinedForGood()
    assert in_turn(play(table, "Cleo take").state) == "Anna"
    assert event_lines(play(table, "Cleo take, Anna take").events)[-2:] == [
        "give Cleo",
        "gem Cleo blue",
    ]


def test_with_final_passes_the_next_giver_lays_a_gem_even_if_no_player_is_left_to_ask() -> None:
    about_to_go_out = THREE_IN.replace("Cleo    5 |", "Cleo    5 | 10 9 8")
    table = position(about_to_go_out, FINAL)
    assert play_as_lines(table, "Ben decline, Cleo take, Anna decline")[2:] == lines("""
        out Cleo
        decline Anna
        give Ben
        gem Ben blue
        reveal Anna 3, Ben 4, Cleo 5
    """)


def test_with_final_passes_a_pass_without_a_taker_still_ends_the_round() -> None:
    events = all_decline(position(THREE_IN, FINAL)).events
    assert event_lines(events)[2:4] == ["decline Anna", "reveal Anna 3, Ben 4, Cleo 5"]


@pytest.mark.parametrize(
    "row",
    [
        "10 7 1/11 + 1/11 -> in",
        "10 10 + 8 -> out",
        "10 10 + 7 -> in",
        "10 9 8 + 1/11 -> out",
        "10 10 6 1/11 + 1/11 -> out",
        "10 9 8 + 10 -> out",
        "1/11 1/11 + 1/11 -> in",
    ],
)
def test_a_player_whose_lowest_open_total_is_28_or_more_is_out(row: str) -> None:
    shown, taken, fate = row.replace(" -> ", " + ").split(" + ")
    table = position(f"""
        giver   Anna
        middle  1B
        Anna    3 |
        Ben     2 | {shown}
        Cleo    5 |
        pile    {taken} 4
    """)
    took = play(table, "Ben take")
    assert event_lines(took.events) == [
        f"take Ben {taken}",
        *(["out Ben"] if fate == "out" else []),
    ]
    assert view(took.state).sides[seat("Ben")].out == (fate == "out")


def test_a_hand_bust_by_its_hidden_card_goes_on_being_offered_cards() -> None:
    table = position("""
        giver   Anna
        middle  1B
        Anna    3 |
        Ben     2 | 10 9
        Cleo    5 |
        pile    8 1 1
    """)
    bluff = play(table, "Ben take, Cleo decline, Anna decline, Cleo decline, Anna decline").state
    assert in_turn(bluff) == "Ben"
    assert play_as_lines(bluff, "Ben decline, Cleo declare 8, Anna declare 8")[1:4] == lines("""
        reveal Anna 3, Ben 2, Cleo 5
        declare Cleo 8 5
        declare Anna 8 3
    """)


BEN_OUT = """
    giver   Anna
    middle  3B
    Anna    3 |
    Ben     4 | 10 10 8 out
    Cleo    5 |
    Doro    6 |
"""


def test_a_player_who_is_out_is_offered_nothing_and_skipped_as_giver() -> None:
    table = position(BEN_OUT)
    assert refused(EIGHT28, table, seat("Ben"), eight28.Take()) == eight28.YouAreOut(28)
    assert play_as_lines(table, "Cleo take, Doro decline, Anna decline, Doro decline") == lines("""
        take Cleo 1
        decline Doro
        decline Anna
        give Cleo
        gem Cleo blue
        decline Doro
    """)


def test_the_hidden_card_of_a_player_who_is_out_is_shown_only_at_the_reveal() -> None:
    table = position(BEN_OUT)
    assert [view(table, viewer).sides[1].hole for viewer in range(4)] == [None, "4", None, None]
    table, events = all_decline(table)
    assert event_lines(events)[-1] == "reveal Anna 3, Ben 4, Cleo 5, Doro 6"
    assert view(table).sides[seat("Ben")].hole == "4"


def test_a_round_goes_on_until_a_whole_pass_brings_no_taker() -> None:
    three_in_a_row = play(position(THREE_IN), "Ben take, Cleo decline, Anna decline, Cleo decline")
    assert in_turn(three_in_a_row.state) == "Anna"
    assert play_as_lines(three_in_a_row.state, "Anna decline, Ben decline") == lines("""
        decline Anna
        decline Ben
        reveal Anna 3, Ben 4, Cleo 5
        declare Ben 28 11
    """)


def test_a_card_that_only_the_giver_takes_keeps_the_round_going() -> None:
    events = play_as_lines(position(THREE_IN), "Ben decline, Cleo decline, Anna take")
    assert events[-3:] == ["take Anna 7", "give Ben", "gem Ben blue"]


def test_a_giver_out_by_their_own_card_is_followed_by_the_next_player_not_out() -> None:
    table = position("""
        giver   Anna
        middle  1B
        Anna    3 | 10 10
        Ben     4 | 10 9 9 out
        Cleo    5 |
        pile    8 1
    """)
    assert play_as_lines(table, "Cleo decline, Anna take")[1:] == lines("""
        take Anna 8
        out Anna
        give Cleo
        gem Cleo blue
    """)


def test_the_only_player_not_out_gives_again() -> None:
    table = position("""
        giver   Cleo
        middle  1B
        Anna    3 | 10 10 8 out
        Ben     4 | 10 9 9 out
        Cleo    5 |
    """)
    assert play_as_lines(table, "Cleo take") == lines("""
        take Cleo 1
        give Cleo
        gem Cleo blue
    """)


def test_a_round_ends_when_all_are_out_and_one_of_them_gives_next() -> None:
    table = position("""
        giver   Anna
        middle  5B
        Anna    3 | 10 10 8 out
        Ben     4 | 10 9 9 out
        Cleo    5 | 8 8 7
        pile    6 1
    """)
    assert play_as_lines(table, "Cleo take") == lines("""
        take Cleo 6
        out Cleo
        reveal Anna 3, Ben 4, Cleo 5
        carry 5B
        round 2 Ben 5B
    """)


ONE_CARD_LEFT = """
    giver   Anna
    middle  2B
    Anna    9 |
    Ben     10 |
    Cleo    10 |
    pile    7
"""


def test_a_round_ends_when_there_is_no_card_left_to_offer() -> None:
    assert play_as_lines(position(ONE_CARD_LEFT), "Ben take")[:3] == lines("""
        take Ben 7
        reveal Anna 9, Ben 10, Cleo 10
        declare Anna 28 9
    """)


def test_after_a_pass_that_used_up_the_pile_one_more_giver_lays_a_gem() -> None:
    assert play_as_lines(position(ONE_CARD_LEFT), "Ben decline, Cleo decline, Anna take")[
        2:
    ] == lines("""
        take Anna 7
        give Ben
        gem Ben blue
        reveal Anna 9, Ben 10, Cleo 10
        declare Ben 28 10
        declare Cleo 28 10
        declare Anna 28 16
        pay 28 16 Anna 1B
        carry 2B
        round 2 Cleo 2B
    """)

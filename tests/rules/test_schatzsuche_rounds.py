"""The rounds of Schatzsuche: dealer, deal, bids, points, the golden card and the end."""

from random import Random

import pytest

from server.engine.schatzsuche import SCHATZSUCHE
from server.protocol import schatzsuche
from server.protocol.schatzsuche import (
    Bid,
    BidTooHigh,
    Golden,
    Guess,
    SchatzsucheOptions,
    points_for,
)
from server.protocol.seat import Deal, NotYourTurn, Result, Shuffle, Turn
from tests.playing import do, play_out, refused
from tests.rules.schatzsuche_positions import (
    deal,
    event_line,
    legal_moves,
    parts,
    play,
    position,
    view_of,
)


@pytest.mark.parametrize("players", [2, 4])
def test_exactly_three_play(players: int) -> None:
    with pytest.raises(ValueError, match=f"{players} players"):
        SCHATZSUCHE.start(players)


def test_the_first_dealer_is_drawn() -> None:
    table = SCHATZSUCHE.start(3, host=2)
    assert SCHATZSUCHE.waiting(table) == Shuffle(0, 3)
    assert view_of(table).dealer is None
    step = do(SCHATZSUCHE, table, None, Deal((1, 2, 0)))
    assert [event_line(event) for event in step.events] == ["round 1, Ben deals"]
    assert SCHATZSUCHE.waiting(step.state) == Shuffle(1, 32)
    assert view_of(step.state).dealer == 1


@pytest.mark.parametrize(
    ("before", "dealer"),
    [
        # Anna makes a point in this round
        ("totals 39 30 5", "Anna"),
        ("totals 29 50 5", "Ben"),
        ("totals -31 -20 -5", "Cleo"),
        # two lead together: the third deals
        ("totals 29 30 5", "Cleo"),
        ("totals 29 5 30", "Ben"),
        ("totals 4 30 30", "Anna"),
        ("totals -6 -9 -5", "Ben"),
        # all have the same: no change
        ("totals 9 10 10 | dealer Anna", "Anna"),
        ("totals 9 10 10 | dealer Ben", "Ben"),
        ("totals -1 0 0 | dealer Cleo", "Cleo"),
        # who dealt before does not matter otherwise
        ("totals 29 30 5 | dealer Ben", "Cleo"),
        ("totals 39 30 5 | dealer Cleo", "Anna"),
    ],
)
def test_the_leader_deals_next_and_of_two_leaders_neither(before: str, dealer: str) -> None:
    table = position(f"{before} | trump H8 | Anna HA | Ben S7 | Cleo S8 | bids 1 0 0")
    while not isinstance(SCHATZSUCHE.waiting(table), Shuffle):
        name = next(name for name in ("Anna", "Ben", "Cleo") if legal_moves(table, name, "play"))
        table, lines = play(table, f"{name} plays {legal_moves(table, name, 'play')}")
    assert "points 1 0 0" in lines[-2]
    assert lines[-1] == f"round 2, {dealer} deals"


def test_cards_are_dealt_one_by_one_from_the_dealers_left_and_the_next_turns_trump() -> None:
    table, lines = deal(position("round 3 | dealer Ben"), "S7 H7 D7 S8 H8 D8 S9 H9 D9 HA")
    assert lines[0].startswith("deck S7 H7 D7 S8 H8 D8 S9 H9 D9 HA C7")
    assert lines[1:] == parts("""
        hand Cleo S7 S8 S9
        hand Anna H7 H8 H9
        hand Ben  D7 D8 D9
        trump HA
    """)
    assert view_of(table).trump == "HA"
    assert all("HA" not in view_of(table, seat).hand for seat in range(3))
    assert SCHATZSUCHE.waiting(table) == Turn((2,))


def test_in_the_first_round_everybody_has_one_card() -> None:
    assert deal(position("round 1 | dealer Cleo"), "S7 H7 D7 CA").lines[1:] == parts("""
        hand Anna S7
        hand Ben  H7
        hand Cleo D7
        trump CA
    """)


def test_only_its_owner_gets_the_cards_of_a_hand() -> None:
    event = schatzsuche.HandDealt(1, ("S7", "H7"))
    assert SCHATZSUCHE.event_for(event, 1) == event
    for seat in (None, 0, 2):
        assert SCHATZSUCHE.event_for(event, seat) == schatzsuche.HandDealt(1, None)


BIDDING = "bidding | dealer Anna | trump HA | Anna S7 S8 | Ben C7 C8 | Cleo D7 D8"


def test_bids_are_made_openly_in_turn_from_the_dealers_left() -> None:
    table = position(BIDDING)
    assert refused(SCHATZSUCHE, table, 0, Bid(1)) == NotYourTurn((1,), ())
    table, lines = play(table, "Ben bids 2")
    assert lines == ["Ben bids 2"]
    assert [view_of(table, seat).bids for seat in (None, 0, 2)] == [(None, 2, None)] * 3
    assert refused(SCHATZSUCHE, table, 1, Bid(1)) == NotYourTurn((2,), ())
    table, lines = play(table, "Cleo bids 0 | Anna bids 1")
    assert lines == ["Cleo bids 0", "Anna bids 1"]
    assert legal_moves(table, "Ben", "play") == "C7 C8"


def test_a_bid_is_any_number_from_nothing_to_all_cards() -> None:
    table = position(BIDDING)
    assert legal_moves(table, "Ben", "bid") == "0 1 2"
    assert refused(SCHATZSUCHE, table, 1, Bid(3)) == BidTooHigh(2)


@pytest.mark.parametrize("bids", [(0, 1, 1), (0, 0, 0), (2, 2, 2)])
def test_the_bids_of_a_round_may_add_up_to_anything(bids: tuple[int, int, int]) -> None:
    ben, cleo, anna = bids
    script = f"Ben bids {ben} | Cleo bids {cleo} | Anna bids {anna}"
    assert play(position(BIDDING), script).lines == parts(script)


@pytest.mark.parametrize(
    ("bid", "tricks", "number", "points"),
    [
        (5, 7, 8, 24),
        (5, 5, 8, 40),
        (5, 2, 8, -24),
        (0, 0, 10, 0),
        (0, 3, 5, -15),
        (1, 0, 1, -1),
        (2, 4, 3, 0),
        (2, 5, 3, -3),
        (9, 10, 10, 80),
        (10, 9, 10, -10),
    ],
)
def test_a_bid_reached_counts_and_each_trick_off_is_taken_away(
    bid: int, tricks: int, number: int, points: int
) -> None:
    assert points_for(bid, tricks, number) == points


def test_a_round_is_scored_after_its_last_trick() -> None:
    table = position("""
        trump   H8
        bids    5 5 0
        tricks  6 1 0
        totals  10 20 30
        Anna    SA
        Ben     S7
        Cleo    S8
    """)
    table, lines = play(table, "Anna plays SA | Ben plays S7 | Cleo plays S8")
    assert lines[3:] == parts("""
        Anna wins
        tricks 7 1 0 of 5 5 0, points 24 -32 0, totals 34 -12 30
        round 9, Anna deals
    """)
    assert view_of(table).totals == (34, -12, 30)


def test_bids_and_points_are_by_seat_whichever_seat_dealt() -> None:
    table = position("""
        dealer  Anna
        trump   H8
        bids    5 5 0
        tricks  0 4 3
        Anna    S7
        Ben     SA
        Cleo    S8
    """)
    _, lines = play(table, "Ben plays SA | Cleo plays S8 | Anna plays S7")
    assert lines[3:] == parts("""
        Ben wins
        tricks 0 5 3 of 5 5 0, points -40 40 -24, totals -40 40 -24
        round 9, Ben deals
    """)


def test_the_last_round_begins_with_open_guesses_from_the_dealers_left() -> None:
    table = position("round 10 | dealer Ben")
    assert SCHATZSUCHE.waiting(table) == Turn((2,))
    assert len(legal_moves(table, "Cleo", "guess").split()) == 32
    assert refused(SCHATZSUCHE, table, 0, Guess("H", "A")) == NotYourTurn((2,), ())
    table, lines = play(table, "Cleo guesses HA")
    assert lines == ["Cleo guesses HA"]
    assert view_of(table, 1).guesses == (None, None, schatzsuche.Named("H", "A"))
    assert SCHATZSUCHE.waiting(table) == Turn((0,))
    table, _ = play(table, "Anna guesses D7 | Ben guesses S10")
    assert SCHATZSUCHE.waiting(table) == Shuffle(10, 32)


def test_the_same_guess_may_be_made_twice() -> None:
    script = "Cleo guesses HA | Anna guesses HA | Ben guesses HA"
    assert play(position("round 10 | dealer Ben"), script).lines == parts(script)


def test_only_the_last_round_begins_with_guesses() -> None:
    assert SCHATZSUCHE.waiting(position("round 9 | dealer Ben")) == Shuffle(9, 32)


LAST_DECK = """
    HA
    C7 S7 D7 C8 S8 D8 C9 S9 D9 CJ SJ DJ CQ SQ DQ CK SK DK C10 S10 D10 CA SA DA
    H7 H8 H9 HJ HQ HK
    H10
"""


def test_the_golden_card_is_the_first_and_the_last_turns_trump() -> None:
    table, lines = deal(position("round 10 | guesses HA D7 C9"), LAST_DECK)
    assert lines == [
        f"deck {' '.join(LAST_DECK.split())}",
        "golden HA",
        "hand Anna C7 C8 C9 CJ CQ CK C10 CA H7 HJ",
        "hand Ben S7 S8 S9 SJ SQ SK S10 SA H8 HQ",
        "hand Cleo D7 D8 D9 DJ DQ DK D10 DA H9 HK",
        "trump H10",
    ]
    assert legal_moves(table, "Anna", "bid") == "0 1 2 3 4 5 6 7 8 9 10"


def test_no_seat_gets_the_golden_card_before_the_end() -> None:
    before = position("round 10 | guesses HA D7 C9")
    table, _ = deal(before, LAST_DECK)
    # the golden card and a card of Cleo change places
    other, _ = deal(before, f"D7 {LAST_DECK.replace('HA', '').replace('D7', 'HA')}")
    for seat in (None, 0, 1):
        assert SCHATZSUCHE.event_for(Golden("HA"), seat) == Golden(None)
        assert view_of(table, seat) == view_of(other, seat)
        assert view_of(table, seat).treasure is None


LAST_TRICK = """
    trump   H8
    golden  HA
    bids    3 3 3
    tricks  2 4 3
    Anna    SA
    Ben     S7
    Cleo    S8
"""
LAST_CARDS = "Anna plays SA | Ben plays S7 | Cleo plays S8"


@pytest.mark.parametrize(
    ("guesses", "bonus"),
    [
        ("HA H7 DA", "160 20 40"),
        ("C7 CK S10", "0 0 0"),
        ("H10 CA HA", "20 40 160"),
        ("HA HA HA", "160 160 160"),
        ("H9 H9 CA", "20 20 40"),
    ],
)
def test_a_guess_of_suit_and_rank_is_worth_more_than_both_alone(guesses: str, bonus: str) -> None:
    table, lines = play(position(f"{LAST_TRICK} | guesses {guesses}"), LAST_CARDS)
    assert lines[5] == f"treasure HA: {bonus}"
    assert view_of(table).treasure == "HA"


@pytest.mark.parametrize("dealer", ["Anna", "Ben"])
def test_the_bonus_is_by_seat_whichever_seat_guessed_first(dealer: str) -> None:
    hands = "trump H8 | golden HA | tricks 3 3 3 | Anna HK | Ben S7 | Cleo S8"
    table = position(f"{hands} | dealer {dealer} | guesses HA H7 DA")
    order = ("Ben", "Cleo", "Anna") if dealer == "Anna" else ("Cleo", "Anna", "Ben")
    held = {"Anna": "HK", "Ben": "S7", "Cleo": "S8"}
    _, lines = play(table, "|".join(f"{name} plays {held[name]}" for name in order))
    assert lines[-2] == "treasure HA: 160 20 40"


def test_the_treasure_is_turned_up_after_the_score_and_decides_the_game() -> None:
    table = position(f"{LAST_TRICK} | totals 100 110 -60 | guesses C7 HK HA")
    table, lines = play(table, LAST_CARDS)
    assert lines[3:] == parts("""
        Anna wins
        tricks 3 4 3 of 3 3 3, points 30 20 30, totals 130 130 -30
        treasure HA: 0 20 160
        end 130 150 130, won by Ben
    """)
    assert SCHATZSUCHE.result(table) == Result((130, 150, 130), (1,))


def test_the_fewest_minus_points_win_if_all_are_negative() -> None:
    table = position(f"{LAST_TRICK} | totals -90 -60 -70 | guesses C7 C7 C7")
    assert play(table, LAST_CARDS).lines[-1] == "end -60 -40 -40, won by Ben Cleo"


def test_a_draw_is_a_shared_win() -> None:
    table = position(f"{LAST_TRICK} | totals 100 110 100 | guesses C7 C7 C7")
    assert play(table, LAST_CARDS).lines[-1] == "end 130 130 130, won by Anna Ben Cleo"


@pytest.mark.parametrize("markers", ["assisted", "by_hand"])
def test_ten_rounds_are_played_with_one_card_more_each(markers: str) -> None:
    options = SchatzsucheOptions("assisted" if markers == "assisted" else "by_hand")
    hands: list[int] = []
    tricks = [0] * 10
    for played in play_out(SCHATZSUCHE, 3, options, Random(10)):
        for event in played.step.events:
            if isinstance(event, schatzsuche.HandDealt):
                hands.append(len(event.cards or ()))
            if isinstance(event, schatzsuche.TrickWon):
                tricks[len(hands) // 3 - 1] += 1
    assert hands == [number for number in range(1, 11) for _ in range(3)]
    assert tricks == list(range(1, 11))

"""The tricks of Schatzsuche: what may be played, which markers go down, who wins and who leads."""

import pytest

from server.engine.schatzsuche import SCHATZSUCHE
from server.protocol.schatzsuche import (
    Flip,
    MarkersTurnThemselves,
    MustFollow,
    MustTrump,
    Object,
    Play,
    Unflip,
)
from server.protocol.seat import NotInHand, NotYourTurn, Turn
from tests.playing import refused
from tests.rules.schatzsuche_positions import NAMES, deal, may, parts, play, position, see

# Hearts are trump; Anna leads, and Ben is to play.
SPADES_LED = "trump HQ | Anna S9 C7 D7 | Cleo S8 C8 D9"
HEARTS_LED = "trump HQ | Anna H9 C7 D7 | Cleo H8 C8 D9"
FOLLOWS = f"{SPADES_LED} | Ben S7 HA SA"
MUST_TRUMP = f"{SPADES_LED} | Ben H7 DA CA"
HAS_NEITHER = f"{SPADES_LED} | Ben DA D10 CA"
HAS_NO_TRUMP = f"{HEARTS_LED} | Ben DA SA CA"


@pytest.mark.parametrize(
    ("hands", "cards"),
    [
        (FOLLOWS, "S7 SA"),
        (f"{SPADES_LED} | Ben S7 H7 DA", "S7"),
        (MUST_TRUMP, "H7"),
        (f"{SPADES_LED} | Ben H7 DA HA", "H7 HA"),
        (HAS_NEITHER, "DA D10 CA"),
        (f"{HEARTS_LED} | Ben S7 H7 HA", "H7 HA"),
        (HAS_NO_TRUMP, "DA SA CA"),
    ],
)
def test_who_can_must_follow_else_trump_else_anything_goes(hands: str, cards: str) -> None:
    table = position(hands)
    table, _ = play(table, f"Anna plays {'H9' if HEARTS_LED in hands else 'S9'}")
    assert may(table, "Ben", "play") == cards


def test_whoever_leads_may_lead_any_card() -> None:
    assert may(position(FOLLOWS), "Anna", "play") == "S9 C7 D7"


def test_nobody_has_to_beat_a_trump_with_a_higher_one() -> None:
    table = position("trump HQ | Anna S9 C7 | Ben H9 C8 | Cleo H8 HA")
    table, _ = play(table, "Anna plays S9 | Ben plays H9")
    assert may(table, "Cleo", "play") == "H8 HA"


def test_the_suit_led_counts_and_not_the_trump_played_after_it() -> None:
    table = position("trump HQ | Anna S9 C7 | Ben H9 C8 | Cleo S8 HA")
    table, _ = play(table, "Anna plays S9 | Ben plays H9")
    assert may(table, "Cleo", "play") == "S8"


def test_who_must_follow_or_trump_is_told_so() -> None:
    table, _ = play(position(FOLLOWS), "Anna plays S9")
    assert refused(SCHATZSUCHE, table, 1, Play("HA")) == MustFollow("S", ("S7", "SA"))
    assert refused(SCHATZSUCHE, table, 1, Play("D7")) == NotInHand("D7", ("S7", "HA", "SA"))
    table, _ = play(position(MUST_TRUMP), "Anna plays S9")
    assert refused(SCHATZSUCHE, table, 1, Play("DA")) == MustTrump("H", ("H7",))


@pytest.mark.parametrize(
    ("hands", "script"),
    [
        # who follows turns nothing
        (FOLLOWS, "Anna plays S9 | Ben plays S7"),
        (f"{HEARTS_LED} | Ben H7 DA SA", "Anna plays H9 | Ben plays H7"),
        # void in the suit led, but with a trump: one marker
        (MUST_TRUMP, "Anna plays S9 | Ben flips S | Ben plays H7"),
        # neither the suit led nor a trump: two markers
        (HAS_NEITHER, "Anna plays S9 | Ben flips S | Ben flips H | Ben plays D10"),
        (HAS_NEITHER, "Anna plays S9 | Ben flips S | Ben flips H | Ben plays CA"),
        # trump led and none there: one marker
        (HAS_NO_TRUMP, "Anna plays H9 | Ben flips H | Ben plays SA"),
    ],
)
def test_markers_go_down_by_themselves_right_before_the_card(hands: str, script: str) -> None:
    moves = "|".join(part for part in parts(script) if "flips" not in part)
    assert play(position(hands), moves).lines == parts(script)


def test_a_marker_that_is_down_stays_down_and_is_not_turned_twice() -> None:
    table = position("trump HQ | Anna S9 SK S10 | Ben H7 DA D10 | Cleo S8 C8 SA")
    table, told = play(table, "Anna plays S9 | Ben plays H7 | Cleo plays S8")
    assert told[-1] == "Ben wins"
    assert see(table).down == ((), ("S",), ())
    table, told = play(table, "Ben plays DA | Cleo plays C8 | Anna plays SK")
    assert told == parts("""
        Ben plays DA
        Cleo flips D
        Cleo flips H
        Cleo plays C8
        Anna flips D
        Anna flips H
        Anna plays SK
        Ben wins
    """)
    table, told = play(table, "Ben plays D10 | Cleo plays SA | Anna plays S10")
    assert told[:4] == ["Ben plays D10", "Cleo plays SA", "Anna plays S10", "Ben wins"]


def test_all_markers_are_up_again_in_the_next_round() -> None:
    table = position("trump HQ | Anna S9 | Ben D7 | Cleo C8")
    table, told = play(table, "Anna plays S9 | Ben plays D7 | Cleo plays C8")
    assert told.count("Ben flips S") == told.count("Cleo flips H") == 1
    table, _ = deal(table, "")
    assert see(table).down == ((), (), ())


def test_nobody_turns_markers_or_objects_when_they_turn_themselves() -> None:
    table, _ = play(position(MUST_TRUMP), "Anna plays S9")
    for move in (Flip("S"), Unflip("S"), Object(0)):
        assert refused(SCHATZSUCHE, table, 1, move) == MarkersTurnThemselves()
        assert refused(SCHATZSUCHE, table, 2, move) == MarkersTurnThemselves()
    assert SCHATZSUCHE.waiting(table) == Turn((1,))


def test_players_play_in_turn_clockwise() -> None:
    table = position(FOLLOWS)
    assert refused(SCHATZSUCHE, table, 1, Play("S7")) == NotYourTurn((0,), ())
    table, _ = play(table, "Anna plays S9")
    assert SCHATZSUCHE.waiting(table) == Turn((1,))
    table, _ = play(table, "Ben plays S7")
    assert SCHATZSUCHE.waiting(table) == Turn((2,))


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        # each rank beats the one before it
        ("S7 S8 C7", "Ben"),
        ("S8 S9 C7", "Ben"),
        ("S9 SJ C7", "Ben"),
        ("SJ SQ C7", "Ben"),
        ("SQ SK C7", "Ben"),
        ("SK S10 C7", "Ben"),
        ("S10 SA C7", "Ben"),
        ("S10 SK SQ", "Anna"),
        # trumps
        ("SA H7 S10", "Ben"),
        ("SA H7 H9", "Cleo"),
        ("SA HK H10", "Cleo"),
        ("HJ HA SA", "Ben"),
        ("H7 SA DA", "Anna"),
        # neither the suit led nor a trump
        ("S7 DA CA", "Anna"),
        ("S7 DA S8", "Cleo"),
    ],
)
def test_the_highest_trump_wins_else_the_highest_card_of_the_suit_led(
    cards: str, winner: str
) -> None:
    anna, ben, cleo = cards.split()
    table = position(f"trump H8 | Anna {anna} | Ben {ben} | Cleo {cleo}")
    _, told = play(table, f"Anna plays {anna} | Ben plays {ben} | Cleo plays {cleo}")
    assert [line for line in told if line.endswith("wins")] == [f"{winner} wins"]


@pytest.mark.parametrize(("dealer", "order"), [("Cleo", "012"), ("Anna", "120"), ("Ben", "201")])
def test_the_player_left_of_the_dealer_leads_first(dealer: str, order: str) -> None:
    table, _ = deal(position(f"round 1 | dealer {dealer}"), "S7 S8 S9 H8")
    for seat in map(int, order):
        assert SCHATZSUCHE.waiting(table) == Turn((seat,))
        table, _ = play(table, f"{NAMES[seat]} bids 0")
    assert SCHATZSUCHE.waiting(table) == Turn((int(order[0]),))
    assert may(table, NAMES[int(order[0])], "play") == "S7"


def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    table = position("trump H8 | Anna S7 D7 | Ben S8 C7 | Cleo SA C10")
    table, told = play(table, "Anna plays S7 | Ben plays S8 | Cleo plays SA")
    assert told[-1] == "Cleo wins"
    assert SCHATZSUCHE.waiting(table) == Turn((2,))
    assert may(table, "Cleo", "play") == "C10"
    assert see(table).tricks == (0, 0, 1)

"""The tricks of Schatzsuche: legal cards, assisted markers, winners and leads."""

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
from tests.rules.schatzsuche_positions import (
    NAMES,
    deal,
    legal_moves,
    parts,
    play,
    position,
    view_of,
)

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
def test_a_player_must_follow_else_trump_else_may_play_any_card(hands: str, cards: str) -> None:
    table = position(hands)
    table, _ = play(table, f"Anna plays {'H9' if HEARTS_LED in hands else 'S9'}")
    assert legal_moves(table, "Ben", "play") == cards


def test_any_card_may_be_led() -> None:
    assert legal_moves(position(FOLLOWS), "Anna", "play") == "S9 C7 D7"


def test_a_trump_need_not_be_beaten_with_a_higher_one() -> None:
    table = position("trump HQ | Anna S9 C7 | Ben H9 C8 | Cleo H8 HA")
    table, _ = play(table, "Anna plays S9 | Ben plays H9")
    assert legal_moves(table, "Cleo", "play") == "H8 HA"


def test_the_suit_led_counts_and_not_the_trump_played_after_it() -> None:
    table = position("trump HQ | Anna S9 C7 | Ben H9 C8 | Cleo S8 HA")
    table, _ = play(table, "Anna plays S9 | Ben plays H9")
    assert legal_moves(table, "Cleo", "play") == "S8"


def test_a_refused_card_says_which_suit_must_be_played() -> None:
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
def test_assisted_markers_go_down_right_before_the_card(hands: str, script: str) -> None:
    moves = "|".join(part for part in parts(script) if "flips" not in part)
    assert play(position(hands), moves).lines == parts(script)


def test_a_marker_that_is_down_stays_down_and_is_not_turned_twice() -> None:
    table = position("trump HQ | Anna S9 SK S10 | Ben H7 DA D10 | Cleo S8 C8 SA")
    table, lines = play(table, "Anna plays S9 | Ben plays H7 | Cleo plays S8")
    assert lines[-1] == "Ben wins"
    assert view_of(table).down == ((), ("S",), ())
    table, lines = play(table, "Ben plays DA | Cleo plays C8 | Anna plays SK")
    assert lines == parts("""
        Ben plays DA
        Cleo flips D
        Cleo flips H
        Cleo plays C8
        Anna flips D
        Anna flips H
        Anna plays SK
        Ben wins
    """)
    table, lines = play(table, "Ben plays D10 | Cleo plays SA | Anna plays S10")
    assert lines[:4] == ["Ben plays D10", "Cleo plays SA", "Anna plays S10", "Ben wins"]


def test_all_markers_are_up_again_in_the_next_round() -> None:
    table = position("trump HQ | Anna S9 | Ben D7 | Cleo C8")
    table, lines = play(table, "Anna plays S9 | Ben plays D7 | Cleo plays C8")
    assert lines.count("Ben flips S") == lines.count("Cleo flips H") == 1
    table, _ = deal(table, "")
    assert view_of(table).down == ((), (), ())


def test_assisted_markers_cannot_be_turned_or_objected_to() -> None:
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
    _, lines = play(table, f"Anna plays {anna} | Ben plays {ben} | Cleo plays {cleo}")
    assert [line for line in lines if line.endswith("wins")] == [f"{winner} wins"]


@pytest.mark.parametrize(("dealer", "order"), [("Cleo", "012"), ("Anna", "120"), ("Ben", "201")])
def test_the_player_left_of_the_dealer_leads_first(dealer: str, order: str) -> None:
    table, _ = deal(position(f"round 1 | dealer {dealer}"), "S7 S8 S9 H8")
    for seat in map(int, order):
        assert SCHATZSUCHE.waiting(table) == Turn((seat,))
        table, _ = play(table, f"{NAMES[seat]} bids 0")
    assert SCHATZSUCHE.waiting(table) == Turn((int(order[0]),))
    assert legal_moves(table, NAMES[int(order[0])], "play") == "S7"


def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    table = position("trump H8 | Anna S7 D7 | Ben S8 C7 | Cleo SA C10")
    table, lines = play(table, "Anna plays S7 | Ben plays S8 | Cleo plays SA")
    assert lines[-1] == "Cleo wins"
    assert SCHATZSUCHE.waiting(table) == Turn((2,))
    assert legal_moves(table, "Cleo", "play") == "C10"
    assert view_of(table).tricks == (0, 0, 1)

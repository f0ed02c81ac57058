"""A trick of Farbstich: playing, ranking, collecting, and the next starter."""

import pytest

from server.engine.farbstich import FARBSTICH
from server.protocol.farbstich import Collect, NotInDisplay, Play
from server.protocol.seat import NotInHand, NotNow, NotYourTurn, Turn
from tests.playing import refused
from tests.rules.farbstich_positions import (
    display,
    everybody_plays,
    legal_moves,
    parts,
    play,
    position,
)

SIX_PLAYERS = """
    display  G6 Y7 Y4 R8 R1 B4
    Anna     G7  W1
    Ben      G2  W2
    Cleo     Y9  W3
    Doro     R5  W4
    Emil     B10 W5
    Frank    R6  W6
"""


def test_the_colour_team_of_the_highest_total_collects_first() -> None:
    table, lines = everybody_plays(position(SIX_PLAYERS))
    assert lines == ["rank R11 B10 G9 Y9: Frank Doro Emil, tie G Y"]
    table, lines = play(table, "Frank takes Y | Doro takes R | Emil takes G")
    assert lines == parts("""
        Frank takes Y: Y7 Y4
        Doro takes R: R8 R1
        Emil takes G: G6
        trick 9, Frank starts
    """)
    assert display(table) == "R5 R6 G2 G7 B4 B10 Y9"


def test_later_collectors_choose_from_the_cards_left() -> None:
    table, _ = everybody_plays(position(SIX_PLAYERS))
    assert legal_moves(table, "Frank") == "take R, take G, take B, take Y"
    table, _ = play(table, "Frank takes Y | Doro takes R")
    assert legal_moves(table, "Emil") == "take G, take B"
    table, lines = play(table, "Emil takes B")
    assert lines == ["Emil takes B: B4", "trick 9, Frank starts"]
    assert display(table) == "R5 R6 G2 G6 G7 B10 Y9"


def test_only_the_next_player_in_the_ranking_collects() -> None:
    table, _ = everybody_plays(position(SIX_PLAYERS))
    assert FARBSTICH.waiting(table) == Turn((5,))
    assert legal_moves(table, "Doro") == ""
    assert refused(FARBSTICH, table, 3, Collect("R")) == NotYourTurn((5,), ())


def test_everybody_plays_one_card_clockwise_from_the_starter() -> None:
    table = position("starter Ben | display R1 G1 B1 | Anna R2 R3 | Ben G2 G3 | Cleo B2 B3")
    assert FARBSTICH.waiting(table) == Turn((1,))
    assert refused(FARBSTICH, table, 2, Play("B2")) == NotYourTurn((1,), ())
    assert play(table, "Ben plays G3 | Cleo plays B2 | Anna plays R3").lines == parts("""
        Ben plays G3
        Cleo plays B2
        Anna plays R3
        rank G3 R3 B2: nobody, tie R G
        trick 9, Ben starts
    """)


def test_any_card_may_be_played() -> None:
    table = position("display R1 G1 B1 | Anna R2 R3 R4 | Ben G3 R9 B5 | Cleo B2 B3 B4")
    table, _ = play(table, "Anna plays R2")
    assert legal_moves(table, "Ben") == "play G3, play R9, play B5"


def test_only_cards_in_hand_can_be_played() -> None:
    table = position("display R1 G1 B1 | Anna R2 R3 | Ben G2 G3 | Cleo B2 B3")
    assert refused(FARBSTICH, table, 0, Play("G2")) == NotInHand("G2", ("R2", "R3"))
    assert refused(FARBSTICH, table, 0, Collect("R")) == NotNow(("play",))


@pytest.mark.parametrize(
    ("row", "ranking"),
    [
        # a colour total beats a higher card, and within a colour the higher card goes first
        ("R3 R8 G10", "rank R11 G10: Ben Anna Cleo"),
        ("R10 R1 G9 G3", "rank G12 R11: Cleo Doro Anna Ben"),
        ("R2 R4 R3 G8 B7 B1", "rank R9 B8 G8: Ben Cleo Anna, tie G B"),
        # one colour alone
        ("R5 R4 R8", "rank R17: Cleo Anna Ben"),
        # no two colours with one total: everybody has a place
        ("R7 G9 B3", "rank G9 R7 B3: Ben Anna Cleo"),
        # a tie at the top
        ("R5 G5 B3", "rank G5 R5 B3: nobody, tie R G"),
        ("R5 R4 G9 B8", "rank G9 R9 B8: nobody, tie R G"),
        ("R6 G6 B6", "rank B6 G6 R6: nobody, tie R G B"),
        # a tie below the top
        ("R5 G3 B3", "rank R5 B3 G3: Anna, tie G B"),
        ("R9 G8 B8 Y2", "rank R9 B8 G8 Y2: Anna, tie G B"),
        ("R5 R4 G8 B8 Y2", "rank R9 B8 G8 Y2: Anna Ben, tie G B"),
        ("R7 G7 B4 Y4 V9", "rank V9 G7 R7 B4 Y4: Emil, tie R G"),
        # six players
        ("G7 G2 Y9 R5 B10 R6", "rank R11 B10 G9 Y9: Frank Doro Emil, tie G Y"),
        ("R1 G2 B4 Y7 V8 W10", "rank W10 V8 Y7 B4 G2 R1: Frank Emil Doro Cleo Ben Anna"),
    ],
)
def test_a_ranking_goes_by_colour_total_then_by_card_and_stops_at_a_tie(
    row: str, ranking: str
) -> None:
    hands = dict(zip(("Anna", "Ben", "Cleo", "Doro", "Emil", "Frank"), row.split(), strict=False))
    lines = "|".join(f"{name} {card}" for name, card in hands.items())
    assert everybody_plays(position(f"display B2 | {lines}")).lines[0] == ranking


def test_with_one_colour_in_the_display_only_the_first_collects() -> None:
    table = position("display R1 R2 R3 | Anna R7 R10 | Ben G9 G10 | Cleo B3 B10")
    table, lines = everybody_plays(table)
    assert lines == ["rank G9 R7 B3: Ben Anna Cleo"]
    table, lines = play(table, "Ben takes R")
    assert lines == ["Ben takes R: R1 R2 R3", "trick 9, Ben starts"]
    assert display(table) == "R7 G9 B3"


def test_after_a_tie_on_top_no_player_collects_and_the_same_player_starts() -> None:
    table = position("starter Cleo | display R1 G2 B4 | Anna R5 R10 | Ben G5 G10 | Cleo B3 B10")
    table, lines = everybody_plays(table)
    assert lines == ["rank G5 R5 B3: nobody, tie R G", "trick 9, Cleo starts"]
    assert display(table) == "R1 R5 G2 G5 B3 B4"


def test_a_tie_on_top_leaves_nothing_to_a_colour_below() -> None:
    table = position(
        "display R1 G2 B3 Y4 | Anna R5 R10 | Ben R4 G10 | Cleo G9 B10 | Doro Y8 Y10 | starter Ben"
    )
    table, lines = everybody_plays(table)
    assert lines == ["rank G9 R9 Y8: nobody, tie R G", "trick 9, Ben starts"]
    assert display(table) == "R1 R4 R5 G2 G9 B3 Y4 Y8"


def test_a_tie_below_the_top_stops_the_collecting_there() -> None:
    table = position("display R1 G2 B4 | Anna R5 R10 | Ben G3 G10 | Cleo B3 B10 | starter Ben")
    table, lines = everybody_plays(table)
    assert lines == ["rank R5 B3 G3: Anna, tie G B"]
    table, lines = play(table, "Anna takes B")
    assert lines == ["Anna takes B: B4", "trick 9, Anna starts"]
    assert display(table) == "R1 R5 G2 G3 B3"


def test_a_trick_of_one_colour_goes_by_the_cards() -> None:
    table = position("display R1 G2 B3 | Anna R5 G10 | Ben R4 G9 | Cleo R8 G8")
    table, lines = everybody_plays(table)
    assert lines == ["rank R17: Cleo Anna Ben"]
    assert play(table, "Cleo takes B | Anna takes G | Ben takes R").lines == parts("""
        Cleo takes B: B3
        Anna takes G: G2
        Ben takes R: R1
        trick 9, Cleo starts
    """)


def test_cards_just_played_are_not_yet_in_the_display() -> None:
    table = position("display R1 R2 R3 G4 | Anna B9 R9 | Ben Y8 R8 | Cleo G5 R7 | Doro G1 R6")
    table, lines = everybody_plays(table)
    assert lines == ["rank B9 Y8 G6: Anna Ben Cleo Doro"]
    assert legal_moves(table, "Anna") == "take R, take G"
    assert refused(FARBSTICH, table, 0, Collect("B")) == NotInDisplay("B", ("R", "G"))
    table, lines = play(table, "Anna takes G")
    assert lines == ["Anna takes G: G4"]
    table, lines = play(table, "Ben takes R")
    assert lines == ["Ben takes R: R1 R2 R3", "trick 9, Anna starts"]
    assert display(table) == "G1 G5 B9 Y8"


def test_collecting_is_compulsory() -> None:
    table, _ = everybody_plays(
        position("display R1 R2 R3 | Anna R7 R10 | Ben G9 G10 | Cleo B3 B10")
    )
    assert legal_moves(table, "Ben") == "take R"
    assert refused(FARBSTICH, table, 1, Play("G10")) == NotNow(("collect",))


def test_cards_left_are_in_the_display_of_the_next_trick() -> None:
    table = position("display R1 G2 B4 | Anna R5 R10 | Ben G5 G7 | Cleo B3 B9")
    table, _ = everybody_plays(table)
    table, lines = everybody_plays(table)
    assert lines == ["rank R10 B9 G7: Anna Cleo Ben"]
    assert play(table, "Anna takes R | Cleo takes G").lines == [
        "Anna takes R: R1 R5",
        "Cleo takes G: G2 G5",
    ]

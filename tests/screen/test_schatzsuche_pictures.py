"""The board of Schatzsuche as text, at three sizes."""

import pytest

from tests.screen.positions import SIZES, text
from tests.screen.schatzsuche_tables import at, last_round

pytestmark = pytest.mark.slow

TIGHT = """
 Round 10 of 10                         Golden card ▒▒▒   Trump: hearts  ♥H9 ★
╭───────────────────────────────────────────────────╮╭─ Trick ─────────────────╮
│                    Markers      Bid Tricks Points ││   10      7      ╭───╮  │
│ ► Anna             ♣C ♠S ♥H ♦D    3      0      0 ││    ♠       ♠     │   │  │
│   2:05 · guess ♥HA                                ││     S       S    ╰───╯  │
│   Ben              ♣C ♠S ♥H ♦D    4      1      1 ││   ▲Ben    Cleo   Anna   │
│   5:00 · guess ♠SK                                ││                         │
│   Cleo             ♣C ♠S ♥H ♦D    0      0      0 ││ Last trick: Ben         │
│   dealer · guess ♦D10                             ││ ♦D10 ♦DA ♦D8            │
╰───────────────────────────────────────────────────╯╰─────────────────────────╯
 ▶ Your turn: play a card.
   Queen of spades

                                                   Q
             A ★   J ★   7 ★    A     K     8       ♠     K     7
              ♥     ♥     ♥      ♣     ♣     ♣       S     ♦     ♦
               H     H     H      C     C     C             D     D
              1     2     3      4     5     6      ▶7     8     9
"""
NARROW = """
Round 10 of 10     Trump: hearts  ♥H9 ★
                Bid/Tricks        Points
► Anna                 3/0 ♣C ♠S ♥H ♦D 0
  Ben                  4/1 ♣C ♠S ♥H ♦D 1
  Cleo deals           0/0 ♣C ♠S ♥H ♦D 0
Gold ▒ Anna ♥HA Ben ♠SK Cleo ♦D10
♠S10 ▲Ben  ♠S7 Cleo
Last trick: Ben  ♦D10 ♦DA ♦D8

▶ Your turn: play a card.
  Queen of spades
 1♥HA★  2♥HJ★  3♥H7★  4♣CA   5♣CK
 6♣C8  ▶7♠SQ   8♦DK   9♦D7
"""
RICH = """
 Round 10 of 10                          Golden card ▒▒▒   Trump: hearts  ♥H9 ★
╭───────────────────────────────────────────────────────────────────────────────╮
│                                             Markers       Bid  Tricks  Points │
│ ► Anna                                      ♣C ♠S ♥H ♦D     3       0       0 │
│   guess ♥HA                                                                   │
│                                                                               │
│   Ben                                       ♣C ♠S ♥H ♦D     4       1       1 │
│   guess ♠SK                                                                   │
│                                                                               │
│   Cleo                                      ♣C ♠S ♥H ♦D     0       0       0 │
│   dealer · guess ♦D10                                                         │
╰───────────────────────────────────────────────────────────────────────────────╯
╭─ Trick ─────────────────────────────────────╮ ╭─ Bid/tricks, points ──────────╮
│                                             │ │     Anna     Ben      Cleo    │
│                                             │ │  1  1/1  +1  0/1  −1  1/0  −1 │
│                                             │ │  2  1/1  +2  0/1  −2  2/0  −2 │
│       10            7            ╭───╮      │ │  3  1/1  +3  0/1  −3  3/0  −3 │
│        ♠             ♠           │   │      │ │  4  1/1  +4  0/1  −4  4/0  −4 │
│         S             S          ╰───╯      │ │  5  1/1  +5  0/1  −5  5/0  −5 │
│      ▲Ben           Cleo          Anna      │ │  6  1/1  +6  0/1  −6  6/0  −6 │
│                                             │ │  7  1/1  +7  0/1  −7  7/0  −7 │
│                                             │ │  8  1/1  +8  0/1  −8  8/0  −8 │
│                                             │ │  9  1/1  +9  0/1  −9  9/0  −9 │
│                                             │ │►10  3/0      4/1      0/0     │
│                                             │ │                               │
│ Last trick: Ben  ♦D10 ♦DA ♦D8               │ │                               │
╰─────────────────────────────────────────────╯ ╰───────────────────────────────╯
 ▶ Your turn: play a card.
   Queen of spades

                                                   Q
             A ★   J ★   7 ★    A     K     8       ♠     K     7
              ♥     ♥     ♥      ♣     ♣     ♣       S     ♦     ♦
               H     H     H      C     C     C             D     D
              1     2     3      4     5     6      ▶7     8     9
"""


def test_a_trick_on_eighty_columns() -> None:
    drawn = at(last_round(), pointed="play:SQ", left=(125, 300, None))
    assert text(drawn).strip("\n") == TIGHT.strip("\n")


def test_a_trick_on_a_phone() -> None:
    drawn = at(last_round(), size=(40, 13), pointed="play:SQ")
    assert text(drawn).strip("\n") == NARROW.strip("\n")


def test_a_trick_on_a_wide_terminal_with_the_sheet_beside_it() -> None:
    drawn = at(last_round(), size=(81, 38), pointed="play:SQ")
    assert text(drawn).strip("\n") == RICH.strip("\n")


def test_signs_are_letters_and_lines_in_plain_ascii() -> None:
    for size in SIZES:
        drawn = text(at(last_round(), size=size, pointed="play:SQ", glyphs="ascii"))
        assert drawn.replace("−", "-").isascii()

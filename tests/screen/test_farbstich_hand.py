"""My cards on the board of Farbstich, and what each of them would do."""

from random import Random

import pytest

from server.engine.farbstich import FARBSTICH
from server.protocol import farbstich
from server.protocol.lobby import Language
from server.protocol.requests import MakeMove
from server.protocol.seat import replace
from tests.cases import for_each
from tests.rules.farbstich_positions import play, position
from tests.screen.farbstich_tables import NARROW, TIGHT, board, example, inks, plain
from tests.screen.positions import SIZES, choices, drawn_choices, seen, text
from tui.boards.farbstich import BOARD
from tui.boards.farbstich.pieces import NAME
from tui.boards.farbstich.standing import would
from tui.drawing import wide
from tui.text import LANGUAGES

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("cards", "name", "card", "told"),
    [
        (0, "Anna", "G7", "Green would make 7 and you would collect first. 5 cards are still"),
        (5, "Frank", "R6", "Red would make 11 and you would collect first."),
        (4, "Emil", "B10", "Blue would make 10 and you would collect first. 1 card is still"),
        (2, "Cleo", "Y9", "Yellow would make 9, level with green: you would collect nothing."),
        (5, "Frank", "W6", "White would make 6, below a tie: you would collect nothing."),
        (1, "Ben", "G2", "Green would make 9 and you would collect second."),
    ],
)
@for_each("size", SIZES)
def test_the_card_that_is_pointed_at_tells_what_it_would_do(
    size: tuple[int, int], cards: int, name: str, card: str, told: str
) -> None:
    of = board(example(cards), name, size=size, pointed=f"play:{card}")
    assert told.split(". ", maxsplit=1)[0] in plain(text(of))


def test_who_would_come_too_late_for_the_display_is_told_so() -> None:
    table = play(
        position("display R1 R2 | Anna R5 G1 | Ben G9 B1 | Cleo B3 B2"),
        "Anna plays R5 | Ben plays G9",
    ).table
    of = board(table, "Cleo", size=TIGHT, pointed="play:B3")
    told = "Blue would make 3 and put you in place 3, but there is only 1 colour to collect."
    assert told in plain(text(of))


def test_a_look_ahead_is_what_the_engine_makes_of_it() -> None:
    table = example(4)
    view = FARBSTICH.view(table, 4)
    assert isinstance(view, farbstich.FarbstichView)
    then = would(view, "B10")
    assert (then.total, then.outcome, then.place, then.coming) == (10, "collects", 1, 1)


def test_some_would_rather_work_it_out_in_their_heads() -> None:
    shown = text(board(example(5), "Frank", pointed="play:R6", totals=False))
    assert "would make" not in shown
    assert "Which card do you play?" in shown


@for_each("size", SIZES)
def test_the_cards_of_my_hand_can_be_pointed_at_and_clicked(size: tuple[int, int]) -> None:
    of = board(example(0), size=size)
    assert choices(of) == ["play:G7", "play:W1"]
    assert drawn_choices(of) == {"play:G7", "play:W1"}


def test_the_card_that_is_pointed_at_is_lifted_out_of_the_hand() -> None:
    drawn = text(board(example(0), size=TIGHT, pointed="play:W1")).splitlines()
    assert [line.split() for line in drawn[-4:]] == [
        ["○W"],
        ["▲G", "1"],
        ["7", "▲"],
        ["1", "2"],
    ]


def test_in_an_open_replay_every_hand_is_sorted() -> None:
    view = FARBSTICH.view(example(0), 0)
    assert isinstance(view, farbstich.FarbstichView)
    held = BOARD.hidden(board(example(0)), replace(view, hand=("W1", "G7", "R10", "G2")))
    assert "".join(span.text for span in held) == "R10 G2 G7 W1 "


def test_on_a_phone_a_hand_of_a_replay_names_each_colour_once() -> None:
    view = FARBSTICH.view(example(0), 0)
    assert isinstance(view, farbstich.FarbstichView)
    of = board(example(0), size=NARROW, language="de")
    held = BOARD.hidden(of, replace(view, hand=("W1", "G7", "R10", "G2")))
    assert "".join(span.text for span in held) == "Ro10 Gr2 7 We1 "


@for_each("language", LANGUAGES)
def test_no_hand_of_a_replay_is_too_long_for_a_phone(language: Language) -> None:
    every = [f"{colour}{value}" for colour in "RGBYVW" for value in range(1, 11)]
    tens = ["R10", "G10", "B10", "Y10", "V10", "W10", "R9", "G9", "B9"]
    hands = [tens, *(Random(seed).sample(every, 9) for seed in range(50))]
    view = FARBSTICH.view(example(0), 0)
    of = board(example(0), size=NARROW, language=language)
    for hand in hands:
        held = BOARD.hidden(of, replace(view, hand=tuple(hand)))
        assert wide(held) <= NARROW[0] - NAME


def test_a_card_on_its_way_is_marked_as_sent() -> None:
    drawn = text(board(example(0), size=TIGHT, pointed="play:G7", sent="play:G7"))
    assert "✓" in drawn
    assert "✓" not in text(board(example(0), size=TIGHT, pointed="play:G7"))


def test_a_card_is_played_by_its_choice() -> None:
    of = board(example(0))
    (asked,) = BOARD.requests(seen(of), "play:G7")
    assert isinstance(asked, MakeMove)
    assert asked.move == farbstich.Play("G7")


@for_each("size", SIZES)
def test_out_of_turn_the_hand_is_seen_and_cannot_be_played(size: tuple[int, int]) -> None:
    of = board(example(0), "Ben", size=size)
    assert choices(of) == []
    assert drawn_choices(of) == set()
    assert {"▲G", "○W"} <= set(text(of).split())
    assert "Anna plays now." in text(of)


@for_each("size", SIZES)
def test_the_gallery_sees_no_hand(size: tuple[int, int]) -> None:
    of = board(example(1), "nobody", size=size)
    assert "○W" not in text(of).replace("○W White", "")
    assert "Ben plays now." in text(of)
    assert drawn_choices(of) == set()


def test_why_a_move_was_refused_stands_beside_the_cards() -> None:
    of = board(example(0))
    of.scene.refusal = "Too late: the table has gone on."
    assert inks(of, "Too late") == {"bad"}

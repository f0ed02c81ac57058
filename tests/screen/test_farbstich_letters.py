"""The letters of the colours of Farbstich: those of the language, wherever a card is drawn."""

import re

import pytest

from server.cards import COLOURS
from server.protocol import farbstich
from server.protocol.lobby import Language
from server.protocol.requests import MakeMove
from tests.cases import for_each
from tests.rules.farbstich_positions import position
from tests.screen.farbstich_tables import EXAMPLE, PLAYED, board, example, witnessed
from tests.screen.positions import NAMES, SIZES, seen, text
from tui.boards.farbstich import BOARD
from tui.boards.farbstich.pieces import letters, sign
from tui.drawing import read
from tui.places.place import Look
from tui.plain.dispatch import handle_line
from tui.text import LANGUAGES

pytestmark = pytest.mark.slow


def every(of: Look) -> list[str]:
    return [letters(of, colour) for colour in COLOURS]


@for_each("language", LANGUAGES)
def test_no_two_colours_have_the_same_letters_and_all_have_equally_many(language: Language) -> None:
    found = every(board(example(), language=language))
    assert len({each.casefold() for each in found}) == len(COLOURS)
    assert len({len(each) for each in found}) == 1


@for_each("language", LANGUAGES)
def test_letters_are_those_of_the_name_of_the_colour(language: Language) -> None:
    of = board(example(), language=language)
    for colour in COLOURS:
        name = of.say("farbstich-colour", colour=colour).casefold()
        assert re.match(".*".join(letters(of, colour).casefold()), name)


@for_each("size", SIZES)
@for_each("language", ["de", "fr", "it"])
def test_every_card_has_the_letters_of_the_language(
    size: tuple[int, int], language: Language
) -> None:
    """On the board, on the score sheet, in a recap and in a hand of a replay."""
    of = witnessed(position(EXAMPLE), PLAYED, size=size, language=language)
    pictures = [text(of), text(of._replace(recap=9))]
    pictures += [
        text(board(example(n), NAMES[n % 6], size=size, language=language)) for n in (0, 6)
    ]
    pictures += [read([BOARD.hidden(of, seen(of).view)])]
    known = "|".join(every(of))
    for drawn in pictures:
        found = re.findall(r"[●▲■★◆○](?=[A-Z])\w+", drawn)
        assert all(re.fullmatch(rf".({known})\d*", each) for each in found), found
    assert sign(of, "Y") in pictures[0]
    assert re.search(known, pictures[-1])


def asked(of: Look, typed: str) -> object:
    (answer,) = handle_line(of.scene, typed)
    assert isinstance(answer, MakeMove), (typed, answer)
    return answer.move


@for_each("language", LANGUAGES)
def test_a_card_can_be_typed_as_it_is_drawn_and_as_it_is_in_english(language: Language) -> None:
    """Even if there is one of every colour."""
    hands = (" ".join(f"{each}{value}" for each in COLOURS) for value in (7, 1, 2, 3, 4, 5))
    held = " | ".join(f"{name} {cards}" for name, cards in zip(NAMES, hands, strict=True))
    of = board(position(f"display G9 | {held}"), language=language)
    for colour in COLOURS:
        drawn = f"{letters(of, colour)}7"
        for typed in (drawn, drawn.lower(), drawn.upper(), f"{colour}7"):
            move = asked(of, typed)
            assert isinstance(move, farbstich.Play)
            assert move.card == f"{colour}7"


@for_each("language", LANGUAGES)
def test_a_colour_can_be_typed_as_it_is_drawn(language: Language) -> None:
    of = board(example(), "Frank", language=language)
    for colour in COLOURS[:4]:
        assert asked(of, f"collect {letters(of, colour)}") == farbstich.Collect(colour)

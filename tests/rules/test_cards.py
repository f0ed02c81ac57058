"""Cards and packs are those of the record format."""

import msgspec
import pytest

from server.cards import (
    COLOUR,
    COLOUR_CARDS,
    RANK,
    STRENGTH,
    SUIT,
    SUIT_PACK,
    VALUE,
    ColourCard,
    NumberCard,
    SuitCard,
    colour_pack,
    number_pack,
)


def test_the_pack_of_8_28_stands_in_the_order_of_the_record() -> None:
    assert " ".join(number_pack()) == (
        "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 2 2 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7 8 8 8 8 9 9 9 10 10 10 "
        "1/11 1/11 1/11 1/11 1/11 1/11 1/11 1/11"
    )
    assert number_pack(ones=16) == ("1", *number_pack())


def test_the_pack_of_farbstich_has_the_first_colours_only() -> None:
    assert " ".join(colour_pack(3)) == (
        "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 "
        "B1 B2 B3 B4 B5 B6 B7 B8 B9 B10"
    )
    sevens = [card for card in colour_pack(6) if VALUE[card] == 7]
    assert " ".join(sevens) == "R7 G7 B7 Y7 V7 W7"


def test_the_pack_of_schatzsuche_rises_suit_by_suit() -> None:
    assert " ".join(SUIT_PACK) == (
        "C7 C8 C9 CJ CQ CK C10 CA S7 S8 S9 SJ SQ SK S10 SA "
        "H7 H8 H9 HJ HQ HK H10 HA D7 D8 D9 DJ DQ DK D10 DA"
    )
    assert [STRENGTH[card] for card in SUIT_PACK] == [*range(8)] * 4


def test_a_card_is_read_off_its_text() -> None:
    assert (COLOUR["W10"], VALUE["W10"]) == ("W", 10)
    assert (COLOUR["R1"], VALUE["R1"]) == ("R", 1)
    assert (SUIT["H10"], RANK["H10"]) == ("H", "10")


@pytest.mark.parametrize(
    ("kind", "cards", "none"),
    [
        (NumberCard, set(number_pack()), ["0", "11", "1/1", "01", "A", "", 7, None]),
        (ColourCard, set(COLOUR_CARDS), ["R0", "R11", "r7", "7R", "R 7", "X7", "", 7, None]),
        (SuitCard, set(SUIT_PACK), ["H6", "H1", "h7", "7H", "HB", "H", "♥7", "", 7, None]),
    ],
)
def test_cards_are_parsed_and_printed_as_they_are_and_nothing_else_is_a_card(
    kind: object, cards: set[str], none: list[object]
) -> None:
    for card in cards:
        text = msgspec.json.encode(card)
        assert msgspec.json.decode(text, type=kind) == card
        assert text.decode() == f'"{card}"'
    for other in none:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(other, kind)

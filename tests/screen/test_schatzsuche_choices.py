"""Choices in Schatzsuche, by keys, and the requests that they send."""

from collections.abc import Sequence
from random import Random

import pytest

from server.cards import RANKS
from server.engine.schatzsuche import SCHATZSUCHE
from server.protocol import schatzsuche
from server.protocol.notices import Happened
from server.protocol.requests import MakeMove
from server.protocol.seat import Move
from tests.playing import play_out
from tests.rules.schatzsuche_positions import ASSISTED, BY_HAND, play, view_of
from tests.rules.schatzsuche_positions import position as table_of
from tests.screen.running import SIZES, Size
from tests.screen.schatzsuche_tables import (
    THIRD,
    AtTable,
    last_round,
    played_third,
    sits,
    third,
    to_bid,
    to_guess,
)
from tui.games.schatzsuche import moves
from tui.look import does_of
from tui.screens.confirm import ConfirmScreen
from tui.screens.pointing import with_digits
from tui.text import LANGUAGES, Language

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


def pointed(person: AtTable) -> list[str]:
    return [each.does for each in person.screen.choices() if each.pointed]


def all_of(person: AtTable) -> list[str]:
    return [each.does for each in person.screen.choices()]


def asked(person: AtTable) -> list[object]:
    return [each.move for each in person.house.asked if isinstance(each, MakeMove)]


def guesses(suit: str) -> list[str]:
    return [f"guess:{suit}{rank}" for rank in reversed(RANKS)]


async def test_digits_for_bids_are_the_bids() -> None:
    async with sits(to_bid()) as person:
        bids = person.screen.choices()
        assert [(each.does, each.key) for each in bids[:2]] == [("bid:0", "0"), ("bid:1", "1")]
        assert (bids[-1].does, bids[-1].key) == ("bid:10", "+")
        await person.press("0")
        assert person.screen.pointer.at == "bid:0"
        await person.press("plus", "plus")
        assert asked(person) == [schatzsuche.Bid(10)]


async def test_the_golden_card_is_guessed_in_two_steps() -> None:
    async with sits(to_guess()) as person:
        digits = with_digits(person.screen.choices())
        assert [digits[digit].does for digit in "1234"] == ["suit:C", "suit:S", "suit:H", "suit:D"]
        assert not {*"567890"} & {*digits}
        await person.press("3")
        assert pointed(person) == guesses("H")
        assert all(each.at_once for each in person.screen.choices())
        await person.press("2")
        assert asked(person) == [schatzsuche.Guess("H", "10")]


async def test_arrows_go_from_suit_to_suit_and_from_value_to_value_and_wrap() -> None:
    ways = [("right", "CA"), ("down", "SA"), ("right", "S10"), ("down", "H10"), ("down", "D10")]
    ways += [("down", "C10"), ("up", "D10"), ("left", "DA"), ("left", "D7"), ("right", "DA")]
    async with sits(to_guess()) as person:
        for key, card in ways:
            await person.press(key)
            assert person.screen.pointer.at == f"guess:{card}"
        await person.press("enter")
        assert asked(person) == [schatzsuche.Guess("D", "A")]


async def test_row_and_column_of_a_guess_are_lit_with_what_they_bring() -> None:
    async with sits(to_guess(), 0, (120, 40), "right", "down") as person:
        assert "+20" in person.said()
        assert "+40" in person.said()
        assert "The ace of spades wins 160, another card of" in person.said()


async def test_after_the_letter_one_digit_is_enough_and_before_it_none_is() -> None:
    async with sits(third()) as person:
        await person.press("2", "2")
        assert asked(person) == []
        await person.press("d", "1")
        assert asked(person) == [schatzsuche.Flip("S")]


@pytest.mark.parametrize(
    ("does", "move"),
    [
        ("bid:3", schatzsuche.Bid(3)),
        ("play:H10", schatzsuche.Play("H10")),
        ("guess:H10", schatzsuche.Guess("H", "10")),
        ("flip:S", schatzsuche.Flip("S")),
        ("unflip:S", schatzsuche.Unflip("S")),
        ("object:2", schatzsuche.Object(2)),
        ("content", schatzsuche.Content()),
    ],
)
async def test_a_choice_has_the_name_of_its_move(does: str, move: Move) -> None:
    assert does_of(move) == does


async def test_by_hand_markers_and_objections_are_there_out_of_turn() -> None:
    turns = ["flip:S", "flip:H", "unflip:C", "flip:D"]
    async with sits(third("Anna plays CA | Ben plays SK | Anna flips C")) as person:
        assert all_of(person) == ["markers", "objection"]
        await person.press("d")
        assert all_of(person) == [*turns, "objection"]
        await person.press("escape", "exclamation_mark")
        assert all_of(person) == ["object:1", "object:2", "markers"]


async def test_grey_cards_are_explained_only_where_there_are_some() -> None:
    leads = table_of(THIRD, ASSISTED)
    follows = play(leads, "Anna plays CA | Ben plays C10").table
    for table, seat, are_there in ((leads, 0, False), (follows, 2, True)):
        async with sits(table, seat, (120, 40)) as person:
            assert ("Grey cards are not allowed now." in person.said()) is are_there
            assert "Choose with arrows or a digit." in person.said()


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_penalty_is_told_to_the_player_who_gets_it_in_every_window(size: Size) -> None:
    objected = schatzsuche.Objected(1, 0, "no-flip")
    penalty = schatzsuche.Penalty(0, 10, "no-flip")
    for seat, is_mine in ((0, True), (1, False)):
        async with sits(third(), seat, size) as person:
            person.house.tell(*(Happened(3, 9, each) for each in (objected, penalty)))
            await person.settle()
            toasts = " ".join(str(each.render()) for each in person.app.screen.query("Toast"))
            assert ("Your penalty: 10 points." in toasts) is is_mine
            assert ("objects to your card" in toasts) is is_mine


async def test_before_the_first_card_there_is_nothing_to_object_to() -> None:
    async with sits(table_of(THIRD, BY_HAND), 1) as person:
        assert all_of(person) == ["markers"]


async def test_where_markers_turn_by_themselves_there_is_nothing_to_do_out_of_turn() -> None:
    async with sits(table_of(THIRD, ASSISTED), 1) as person:
        assert all_of(person) == []


async def test_after_the_last_trick_one_is_content_or_objects() -> None:
    async with sits(played_third()) as person:
        assert all_of(person) == ["content", "object:1", "object:2", "markers"]
        await person.press("1", "enter")
        assert asked(person) == [schatzsuche.Content()]
    content = play(played_third(), "Anna is content").table
    async with sits(content) as person:
        assert all_of(person) == ["markers", "objection"]
    async with sits(content, 1) as person:
        assert "no objection" in person.words()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_marker_is_turned_up_again_only_after_a_question(language: Language) -> None:
    table = third("Anna plays CA | Anna flips C")
    async with sits(table, 0, (120, 40), "d", "3", language=language) as person:
        assert asked(person) == []
        assert isinstance(person.app.screen, ConfirmScreen)
        assert "50" in person.text()
        await person.press("y")
        assert asked(person) == [schatzsuche.Unflip("C")]
    async with sits(table, 0, (120, 40), "d", "1", language=language) as person:
        assert asked(person) == [schatzsuche.Flip("S")]


async def test_the_first_step_of_a_guess_can_be_taken_back() -> None:
    async with sits(to_guess(), 0, (120, 40), "3") as person:
        assert pointed(person)[0] == "guess:HA"
        await person.press("escape")
        assert pointed(person)[0] == "guess:CA"
        assert asked(person) == []


async def test_after_a_marker_one_points_again_at_the_card_of_before() -> None:
    for ends in ("2", "escape"):
        async with sits(third(), 2, (120, 40), "right", "right") as person:
            card = person.screen.pointer.at
            assert card.startswith("play:")
            await person.press("d", ends)
            assert person.screen.pointer.at == card


async def test_nothing_is_pointed_at_until_the_player_points() -> None:
    async with sits(last_round()) as person:
        assert person.screen.pointer.at == ""
        await person.press("enter")
        assert asked(person) == []


async def test_arrows_skip_cards_that_may_not_be_played_and_wrap() -> None:
    async with sits(last_round()) as person:
        for key in ("right", "right", "left"):
            await person.press(key)
            assert person.screen.pointer.at == "play:SQ"
    async with sits(third(), 2) as person:
        found = []
        for _ in range(4):
            await person.press("right")
            found.append(person.screen.pointer.at)
        assert found == ["play:HQ", "play:C9", "play:D8", "play:HQ"]


async def clicked(person: AtTable, does: str) -> None:
    """A click on the middle of what is drawn for a choice."""
    for box in person.app.screen.query("Drawn"):
        for spot in reversed(getattr(box, "spots", [])):
            if spot.does == does and box.size.area:
                x, y = box.region.offset
                await person.click(x + spot.x + 1, y + spot.y + 1 - (spot.height < 2))
                return
    raise AssertionError(does)


@pytest.mark.parametrize("size", [(120, 40), (80, 24), (40, 20)])
async def test_every_choice_takes_two_clicks(size: tuple[int, int]) -> None:
    cases: Sequence[tuple[object, int, tuple[str, ...], Move]] = (
        (last_round(), 0, ("play:SQ", "play:SQ"), schatzsuche.Play("SQ")),
        (to_bid(), 0, ("bid:10", "bid:10"), schatzsuche.Bid(10)),
        (to_guess(), 0, ("suit:H", "guess:H7"), schatzsuche.Guess("H", "7")),
        (to_guess(), 0, ("guess:D9", "guess:D9"), schatzsuche.Guess("D", "9")),
        (third(), 0, ("markers", "flip:S"), schatzsuche.Flip("S")),
        (third(), 0, ("objection", "object:1"), schatzsuche.Object(1)),
        (played_third(), 0, ("content", "content"), schatzsuche.Content()),
    )
    for table, seat, clicks, move in cases:
        async with sits(table, seat, size) as person:  # type: ignore[arg-type]
            for does in clicks:
                await clicked(person, does)
            assert asked(person) == [move], (size, clicks)


async def test_what_was_picked_is_forgotten_when_it_can_no_longer_be_picked() -> None:
    async with sits(to_guess(), 0, (120, 40), "3") as person, sits(to_bid()) as other:
        assert other.app.scene.state is not None
        person.app.scene.state = other.app.scene.state
        person.app.update_soon()
        await person.settle()
        assert pointed(person)[:2] == ["bid:0", "bid:1"]


@pytest.mark.parametrize("options", [ASSISTED, BY_HAND], ids=["assisted", "by hand"])
async def test_only_cards_that_the_house_would_refuse_are_grey_in_a_whole_game(
    options: schatzsuche.SchatzsucheOptions,
) -> None:
    looked = 0
    for played in play_out(SCHATZSUCHE, 3, options, Random(3)):
        if isinstance(played.move, schatzsuche.Play) and isinstance(played.seat, int):
            view = view_of(played.before, played.seat)
            legal = SCHATZSUCHE.legal(played.before, played.seat)
            able = {move.card for move in legal if isinstance(move, schatzsuche.Play)}
            assert {card for card in view.hand if moves.why_not(view, card) is None} == able
            looked += 1
    assert looked == 3 * sum(range(1, schatzsuche.ROUNDS + 1))

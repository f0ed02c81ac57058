"""Choices in Schatzsuche and the requests that they send."""

import re
from collections.abc import Callable

import pytest

from server.cards import RANKS
from server.engine.schatzsuche import SCHATZSUCHE
from server.protocol import schatzsuche
from server.protocol.notices import GameSnapshot, Happened
from server.protocol.requests import Request
from server.protocol.seat import Options
from tests.cases import for_each
from tests.plain.local_game import LocalGame
from tests.rules.schatzsuche_positions import ASSISTED, BY_HAND, play, position, view_of
from tests.screen.positions import SIZES, choices, look, picture, seen, text
from tests.screen.schatzsuche_tables import LAST_ROUND, THIRD, at, last_round, played_third, third
from tui.boards.schatzsuche import BOARD, moves
from tui.drawing import read
from tui.palettes import PALETTES
from tui.places.frame import keys_of
from tui.places.help import Help
from tui.places.place import Look, Place
from tui.places.table import AtTable
from tui.stay import Stay
from tui.text import LANGUAGES, Language

pytestmark = pytest.mark.slow


def test_digits_for_bids_are_the_bids() -> None:
    drawn = at(position(LAST_ROUND + "| bidding"))
    bids = BOARD.choices(drawn, seen(drawn))
    assert [(each.does, each.key) for each in bids[:3]] == [
        ("bid:0", "0"),
        ("bid:1", "1"),
        ("bid:2", "2"),
    ]
    assert (bids[-1].does, bids[-1].key) == ("bid:10", "+")
    assert keys_of(drawn, AtTable())["+"] == "bid:10"


def test_the_golden_card_is_guessed_in_two_steps() -> None:
    first = at(position("round 10"))
    assert choices(first)[:9] == [*guesses("C"), "guess:SA"]
    keys = keys_of(first, AtTable())
    assert [keys[digit] for digit in "1234"] == ["suit:C", "suit:S", "suit:H", "suit:D"]
    assert not {*"567890"} & {*keys}
    assert BOARD.opens(seen(first), "suit:H")
    second = first._replace(picked="suit:H")
    assert choices(second) == guesses("H")
    assert all(each.at_once for each in BOARD.choices(second, seen(second)))
    assert asked(second, "guess:H10") == schatzsuche.Guess("H", "10")
    assert not BOARD.opens(seen(at(position("round 10"), 1)), "suit:H")


def guesses(suit: str) -> list[str]:
    return [f"guess:{suit}{rank}" for rank in reversed(RANKS)]


def sits(drawn: Look) -> tuple[Stay, list[object]]:
    asked: list[object] = []
    stay = Stay(drawn.scene, drawn.message_log, asked.append, asked.append, lambda: None)
    stay._places = [AtTable()]
    stay.look()
    return stay, asked


def test_arrows_go_from_suit_to_suit_and_from_value_to_value() -> None:
    stay, _ = sits(at(position("round 10")))
    ways = [("down", "SA"), ("right", "S10"), ("down", "H10"), ("down", "D10"), ("down", "D10")]
    for key, card in [*ways, ("left", "DA"), ("left", "H7"), *[("up", "S7"), ("up", "C7")]]:
        stay.press(key)
        assert stay.look().pointed == f"guess:{card}"
    stay.press("up")
    assert stay.look().pointed == "guess:C7"


def test_after_the_letter_one_digit_is_enough_and_before_it_none_is() -> None:
    drawn = at(third("Anna plays CA | Ben plays SK"))
    stay, asked = sits(drawn)
    letter = next(each.key for each in BOARD.choices(drawn, seen(drawn)) if each.does == "markers")
    stay.press("2", "2")
    assert asked == []
    stay.press(letter, letter)
    assert asked == []
    stay.press("2", "2")
    assert asked == [(seen(drawn).move_request(schatzsuche.Flip("S")),)]


def test_the_help_says_what_digits_do() -> None:
    guess = at(position("round 10"))
    play = at(third(), 2)
    value, marker = guess._replace(picked="suit:H"), play._replace(picked="markers")
    for drawn, digits in ((guess, "no"), (value, "no"), (play, "yes"), (marker, "no")):
        place = AtTable()
        place.picked = drawn.picked
        helped = read(Help(place).text(drawn.sized(120, 40)))
        assert f" {drawn.say('help-point', digits=digits)}\n" in helped
    assert re.search(r"3 +hearts", read(Help(AtTable()).text(guess)))


def asked(drawn: Look, does: str) -> object:
    move = moves.as_move(does)
    assert list(BOARD.requests(seen(drawn), does)) == (
        [seen(drawn).move_request(move)] if move else []
    )
    return move


@pytest.mark.parametrize(
    ("does", "move"),
    [
        ("bid:3", schatzsuche.Bid(3)),
        ("play:H10", schatzsuche.Play("H10")),
        ("flip:S", schatzsuche.Flip("S")),
        ("unflip:S", schatzsuche.Unflip("S")),
        ("object:2", schatzsuche.Object(2)),
        ("content", schatzsuche.Content()),
        ("markers", None),
    ],
)
def test_what_is_chosen_is_asked_of_the_house(does: str, move: object) -> None:
    assert asked(at(third()), does) == move


def test_by_hand_markers_and_objections_are_there_out_of_turn() -> None:
    drawn = at(third("Anna plays CA | Ben plays SK | Anna flips C"))
    assert choices(drawn) == ["markers", "objection"]
    assert choices(drawn._replace(picked="markers")) == [
        "unflip:C",
        "flip:S",
        "flip:H",
        "flip:D",
        "objection",
    ]
    assert choices(drawn._replace(picked="objection")) == ["object:1", "object:2", "markers"]


def test_before_the_first_card_there_is_nothing_to_object_to() -> None:
    assert choices(at(position(THIRD, BY_HAND), 1)) == ["markers"]


def test_where_markers_turn_by_themselves_there_is_nothing_to_do_out_of_turn() -> None:
    assert choices(at(position(THIRD, ASSISTED), 1)) == []


def test_after_the_last_trick_one_is_content_or_objects() -> None:
    assert choices(at(played_third())) == ["content", "object:1", "object:2", "markers"]
    content = play(played_third(), "Anna is content").table
    assert choices(at(content)) == ["markers", "objection"]
    assert "no objection" in text(at(content, 1))


@for_each("language", LANGUAGES)
def test_only_turning_a_marker_up_again_costs_and_says_what(language: Language) -> None:
    drawn = at(third("Anna plays CA | Anna flips C"), language=language, picked="markers")
    assert "50" in BOARD.costly(drawn, seen(drawn), "unflip:C")
    assert BOARD.costly(drawn, seen(drawn), "flip:S") == ""
    assert BOARD.costly(drawn, seen(drawn), "object:1") == ""


class Hands:
    """Records the requests and changes of place."""

    def __init__(self) -> None:
        self.asked: list[Request] = []
        self.gone: list[Place] = []

    def ask(self, *requests: Request) -> None:
        self.asked += requests

    def go(self, place: Place) -> None:
        self.gone.append(place)

    def back(self) -> None:
        self.gone.pop()

    def command(self, line: str) -> None:
        raise AssertionError(line)

    def type(self, label: str, then: Callable[[str], None], start: str = "") -> None:
        raise AssertionError(label)

    def prefer(self, **changes: object) -> None:
        raise AssertionError(changes)

    def copy(self, text: str) -> None:
        raise AssertionError(text)

    def quit(self) -> None:
        raise AssertionError


def pointed_at(place: Place, drawn: Look) -> list[str]:
    return [each.does for each in place.choices(drawn) if each.pointed]


def test_the_first_step_of_a_guess_can_be_taken_back() -> None:
    place, hands, drawn = AtTable(), Hands(), at(position("round 10"))
    place.at = 2
    place.do("suit:H", drawn, hands)
    assert pointed_at(place, drawn)[:2] == ["guess:HA", "guess:H10"]
    assert place.pointed(drawn) == "guess:HA"
    place.escape(drawn, hands)
    assert pointed_at(place, drawn)[0] == "guess:CA"
    place.do("suit:H", drawn, hands)
    place.do("guess:H10", drawn, hands)
    assert hands.asked == [seen(drawn).move_request(schatzsuche.Guess("H", "10"))]
    assert hands.gone == []


def test_a_marker_is_turned_up_again_only_after_a_question() -> None:
    drawn = at(third("Anna plays CA | Anna flips C"))
    place, hands = AtTable(), Hands()
    place.do("markers", drawn, hands)
    place.do("unflip:C", drawn, hands)
    assert hands.asked == []
    (confirm,) = hands.gone
    confirm.do("yes", drawn, hands)
    assert hands.asked == [seen(drawn).move_request(schatzsuche.Unflip("C"))]
    assert pointed_at(place, drawn) == []


def test_what_was_picked_is_forgotten_when_it_can_no_longer_be_picked() -> None:
    place, hands = AtTable(), Hands()
    place.do("suit:H", at(position("round 10")), hands)
    bidding = at(position(LAST_ROUND + "| bidding"))
    assert pointed_at(place, bidding)[:2] == ["bid:0", "bid:1"]


def test_after_a_marker_one_points_again_at_the_card_of_before() -> None:
    drawn = at(third(), 2)
    place, hands = AtTable(), Hands()
    first = place.pointed(drawn)
    place.step(1)
    card = place.pointed(drawn)
    assert card.startswith("play:")
    assert card != first
    for ends in ("flip:S", "escape"):
        place.do("markers", drawn, hands)
        assert place.pointed(drawn) == "flip:C"
        place.step(1)
        place.escape(drawn, hands) if ends == "escape" else place.do(ends, drawn, hands)
        assert place.pointed(drawn) == card
    assert hands.asked == [seen(drawn).move_request(schatzsuche.Flip("S"))]


def test_the_only_card_is_pointed_at() -> None:
    hands = "dealer Cleo | trump H9 | Anna S7 | Ben H8 | Cleo C8"
    place = AtTable()
    bidding = at(position(f"{hands} | bidding"))
    assert place.pointed(bidding) == "bid:0"
    assert place.pointed(at(position(hands))) == "play:S7"


def test_open_cards_are_told_sorted_each_suit_with_its_ranks() -> None:
    drawn = at(last_round(), size=(118, 34), language="de")
    hand = read([BOARD.hidden(drawn, seen(drawn).view)])
    assert hand == "♥He A B 7 ♣Kr A K 8 ♠Pi D ♦Ka K 7"
    phone = drawn.sized(40, 15)
    assert read([BOARD.hidden(phone, seen(phone).view)]) == "He AB7 Kr AK8 Pi D Ka K7"
    assert BOARD.hidden(drawn, view_of(last_round(), None)) == ()


@pytest.mark.parametrize("options", [ASSISTED, BY_HAND], ids=["assisted", "by hand"])
def test_a_whole_game_is_drawn_at_every_moment_and_only_dim_cards_are_refused(
    options: Options,
) -> None:
    """Sizes, languages, signs and themes change from state to state."""
    local_game = LocalGame(SCHATZSUCHE, 3, options)
    notices = list(local_game.go_on())
    for step in range(200):
        if local_game.over:
            break
        drawn = turned(local_game.state, step)
        assert_drawn(drawn, step)
        points = [each.does for each in BOARD.choices(drawn, seen(drawn)) if each.pointed]
        does = points[step % len(points)]
        if BOARD.opens(seen(drawn), does):
            drawn = drawn._replace(picked=does)
            does = BOARD.choices(drawn, seen(drawn))[step % 8].does
        move = moves.as_move(does)
        dim = {span.does for row in picture(drawn) for span in row if span.ink == "card-off"}
        assert (move in local_game.legal) == (does not in dim)
        notices = list(local_game.answers(seen(drawn).move_request(move or schatzsuche.Content())))
        if does in dim:
            legal = local_game.legal[step % len(local_game.legal)]
            notices = list(local_game.answers(seen(drawn).move_request(legal)))
    assert local_game.over
    assert any(isinstance(each, Happened) for each in notices)
    for step in range(len(LANGUAGES) * len(SIZES)):
        assert_drawn(turned(local_game.state, step), step)


def turned(state: GameSnapshot, step: int) -> Look:
    language: Language = LANGUAGES[step % len(LANGUAGES)]
    glyphs = ("unicode", "ascii")[step // 3 % 2]
    return look(state.view, state.legal, SIZES[step % len(SIZES)], language, glyphs=glyphs)


def assert_drawn(drawn: Look, step: int) -> None:
    """Exactly so large, in inks that every theme has, and nothing but names is cut."""
    palette = list(PALETTES.values())[step % len(PALETTES)]
    for row in picture(drawn):
        for span in row:
            assert palette.style(span.ink)
    assert "…" not in text(drawn)

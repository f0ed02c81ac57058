"""The board of Schatzsuche: nothing that a decision needs is missing at any size."""

from collections.abc import Callable
from itertools import product

import pytest

from server.cards import SUITS
from server.engine.schatzsuche.state import State
from server.protocol import schatzsuche
from server.protocol.seat import replace
from tests.cases import for_each
from tests.plain.scripted_house import chair
from tests.rules.schatzsuche_positions import play, position, view_of
from tests.screen.positions import SIZES, choices, drawn_choices, picture, seen, text
from tests.screen.schatzsuche_tables import (
    LAST_ROUND,
    at,
    chip,
    clubs,
    holds,
    last_round,
    one_line,
    played_third,
    spaced,
    third,
)
from tui.boards.schatzsuche import BOARD, moves
from tui.places.place import Look
from tui.text import LANGUAGES, Language

ODD_SIZES = ((71, 31), (80, 27), (78, 14), (60, 16), (118, 17))
LONG_NAMES = ("Maximiliane-Viktoria-123", "Bartholomäus vom Bahnhof", "Cleopatra die Siebzehnte")
CASES: dict[str, tuple[Callable[[], State], int, str]] = {
    "guess": (lambda: position("round 10"), 0, ""),
    "rank": (lambda: position("round 10"), 0, "suit:H"),
    "bid": (lambda: position(LAST_ROUND + "| bidding"), 0, ""),
    "play": (last_round, 0, ""),
    "clubs": (clubs, 0, ""),
    "by hand": (third, 2, ""),
    "markers": (third, 0, "markers"),
    "objection": (third, 0, "objection"),
    "content": (played_third, 0, ""),
}
DEALS = ("deals", "deals-brief")
QUESTIONS = {
    "guess": "schatzsuche-screen-guess-suit",
    "bid": "schatzsuche-screen-bid",
    "markers": "schatzsuche-screen-marker",
    "objection": "schatzsuche-screen-objection",
    "content": "schatzsuche-screen-content",
}


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES)
def test_all_that_can_be_chosen_is_drawn_whole_whatever_is_pointed_at(case: str) -> None:
    made, seat, picked = CASES[case]
    table = made()
    for size, language in product([*SIZES, *ODD_SIZES], LANGUAGES):
        bare = at(table, seat, size, language, picked=picked, names=LONG_NAMES)
        found = BOARD.choices(bare, seen(bare))
        points = [each.does for each in found if each.pointed]
        assert points, (size, language)
        for pointed in {*points[:2], *points[-1:]}:
            where, drawn = (size, language, pointed), bare._replace(pointed=pointed)
            wanted = {each.does for each in found if each.pointed or each.drawn}
            assert wanted <= drawn_choices(drawn), where
            assert says(drawn, case), where
            assert all(holds(drawn, card) for card in view_of(table, seat).hand), where


def says(drawn: Look, case: str) -> bool:
    key = QUESTIONS.get(case)
    return key is None or spaced(drawn.say(key)) in one_line(drawn)


@for_each("language", LANGUAGES)
def test_a_card_that_may_not_be_played_is_dim_and_says_why(language: Language) -> None:
    drawn = at(last_round(), language=language, pointed="play:HA")
    off = {span.does for each in picture(drawn) for span in each if span.ink == "card-off"}
    assert off == {f"play:{card}" for card in view_of(last_round(), 0).hand if card != "SQ"}
    why = seen(drawn).formatter.refusal(schatzsuche.MustFollow("S", ("SQ",)))
    assert spaced(why) in one_line(drawn)


def test_on_a_phone_it_says_so_in_brief() -> None:
    for language in LANGUAGES:
        drawn = at(last_round(), 0, (40, 13), language, "play:HA")
        suit = drawn.say("schatzsuche-suit", suit="S")
        assert drawn.say("schatzsuche-screen-must-follow", suit=suit) in one_line(drawn)


def test_who_cannot_follow_is_told_to_trump() -> None:
    hands = "dealer Cleo | trump H9 | Anna S7 D7 | Ben H8 DA | Cleo C8 C9"
    drawn = at(play(position(hands), "Anna plays S7").table, 1, pointed="play:DA")
    assert "You cannot follow, so you must play trump, hearts." in one_line(drawn)


@pytest.mark.parametrize(
    ("led", "turned"), [("C7", "clubs and hearts markers"), ("H7", "hearts marker")]
)
def test_a_card_that_turns_markers_says_so_before(led: str, turned: str) -> None:
    hands = "dealer Cleo | trump H9 | Anna C7 H7 | Ben DA D7 | Cleo C8 C9"
    drawn = at(play(position(hands), f"Anna plays {led}").table, 1, pointed="play:DA")
    assert f"It turns your {turned} face down." in one_line(drawn)


def test_by_hand_nobody_is_warned() -> None:
    drawn = at(third(), 2, pointed="play:D8")
    inks = {span.ink for each in picture(drawn) for span in each}
    assert "card-off" not in inks
    assert "It turns" not in one_line(drawn)


@for_each("size", SIZES)
def test_what_the_house_refused_stands_beside_the_hand(size: tuple[int, int]) -> None:
    drawn = at(third(), 2, size)
    drawn.scene.refusal = "Your hearts marker already lies face down."
    assert f"! {drawn.scene.refusal}" in one_line(drawn)


@for_each("language", LANGUAGES)
def test_the_longest_refusal_leaves_the_hand_whole(language: Language) -> None:
    table = clubs()
    for size in SIZES:
        drawn = at(table, 0, size, language, "play:DQ")
        why = moves.why_not(view_of(table, 0), "DQ")
        assert why is not None
        drawn.scene.refusal = seen(drawn).formatter.refusal(why)
        assert {f"play:{card}" for card in view_of(table, 0).hand} <= drawn_choices(drawn)


@for_each("language", LANGUAGES)
@for_each("size", SIZES)
def test_a_refusal_leaves_all_guesses_whole(size: tuple[int, int], language: Language) -> None:
    drawn = at(position("round 10"), 0, size, language, "guess:HK", names=LONG_NAMES)
    drawn.scene.refusal = "That was too late, because the table has gone on without you meanwhile."
    found = BOARD.choices(drawn, seen(drawn))
    assert {each.does for each in found if each.pointed or each.drawn} <= drawn_choices(drawn)


def test_the_round_that_is_played_stands_in_the_sheet_as_it_is() -> None:
    """Bids against tricks so far."""
    line = next(
        each for each in text(at(last_round(), size=SIZES[0])).splitlines() if "►10" in each
    )
    assert line.split("►10")[1].split()[:3] == ["3/0", "4/1", "0/0"]


def test_markers_lie_up_with_their_suit_or_down_with_their_back() -> None:
    drawn = at(third("Anna plays CA | Ben flips C | Ben flips H | Ben plays SK"))
    rows = text(drawn).splitlines()
    assert next(each for each in rows if "Ben " in each).split()[2:6] == ["▒C", "♠S", "▒H", "♦D"]
    assert next(each for each in rows if " Anna " in each).split()[2:6] == ["♣C", "♠S", "♥H", "♦D"]


def test_a_watcher_sees_the_table_and_no_hand() -> None:
    for size in SIZES:
        drawn = at(last_round(), None, size)
        assert choices(drawn) == []
        assert drawn_choices(drawn) == set()
        assert "You are watching." in one_line(drawn)
        assert "♠SQ" not in text(drawn)


def test_everybody_sees_who_deals_who_is_a_bot_and_who_is_away() -> None:
    chairs = (
        chair("Anna"),
        replace(chair("Ben"), bot="simple"),
        replace(chair("Cleo"), presence="away"),
    )
    drawn = text(at(last_round(), chairs=chairs, left=(125, None, 61)))
    assert "2:05" in drawn
    assert "bot" in drawn
    assert "dealer · away · 1:01" in drawn


@for_each("language", LANGUAGES)
@for_each("size", SIZES[:2])
def test_what_is_told_of_a_player_is_never_cut(size: tuple[int, int], language: Language) -> None:
    chairs = tuple(chair(name, covered=True) for name in ("Anna", "Ben", "Cleo"))
    drawn = at(last_round(), 0, size, language, chairs=chairs, left=(36000, 36000, 36000))
    assert "…" not in text(drawn)
    assert text(drawn).count("600:00") == len(chairs)
    assert all(chip(drawn, card) in text(drawn) for card in ("HA", "SK", "D10"))


def test_the_card_that_was_sent_is_marked_at_once() -> None:
    drawn = at(last_round(), pointed="play:SQ", sent="play:SQ")
    assert "✓" in text(drawn).splitlines()[-1]


@for_each("size", SIZES)
@for_each("language", LANGUAGES)
def test_in_the_last_round_every_screen_has_the_guesses_and_the_dealer(
    size: tuple[int, int], language: Language
) -> None:
    bidding = position(LAST_ROUND + "| bidding")
    for table in (last_round(), bidding):
        drawn = at(table, 0, size, language, names=("Anna", "club-1", "Guest-1234"))
        told = text(drawn)
        assert all(chip(drawn, card) in told for card in ("HA", "SK", "D10"))
        assert any(drawn.say(f"schatzsuche-screen-{key}") in told for key in ("gold", "golden"))
        assert any(drawn.say(f"schatzsuche-screen-{key}") in told for key in DEALS)


@for_each("language", LANGUAGES)
def test_on_a_card_are_the_letters_of_the_language(language: Language) -> None:
    """No suit has those of another, and every rank has its own."""
    drawn = at(position(LAST_ROUND + "| bidding"), language=language)
    suits = {drawn.say("schatzsuche-short-suit", suit=suit) for suit in SUITS}
    ranks = {drawn.say("schatzsuche-short-rank", rank=rank) for rank in "JQKA"}
    assert len(suits) == len(SUITS)
    assert len(ranks) == 4
    assert not suits & ranks
    assert drawn.say("schatzsuche-short-suit", suit="H") in text(drawn)


def test_a_german_ten_and_queen() -> None:
    drawn = text(at(last_round(), size=(40, 13), language="de"))
    assert "♦KaK" in drawn
    assert "♠PiD" in drawn


def test_a_hand_stands_tall_above_plain_numbers_to_bid() -> None:
    drawn = at(position(LAST_ROUND + "| bidding"), pointed="bid:3")
    bids = {span.ink for each in picture(drawn) for span in each if span.does.startswith("bid:")}
    assert bids == {"field", "pointed", "field+key"}
    rows = text(drawn).splitlines()
    assert rows[-1].split() == [*"0123456789", "10", "+"]
    assert "".join(rows[-5].split()) == "A★J★7★AK8Q10K7"


def test_the_trick_of_another_round_is_gone_when_a_new_one_is_bid() -> None:
    last = schatzsuche.Trick(
        (schatzsuche.Laid(0, "C8"), schatzsuche.Laid(1, "C9"), schatzsuche.Laid(2, "S8")), 1
    )
    view = view_of(position(LAST_ROUND + "| bidding"), 0)
    for size in SIZES:
        drawn = at(last_round(), 0, size)
        assert drawn.scene.state is not None
        drawn.scene.state = replace(drawn.scene.state, view=replace(view, last_trick=last))
        assert "Last trick" not in text(drawn)


@for_each("size", SIZES)
def test_the_last_trick_of_a_round_lies_there_as_long_as_one_can_object(
    size: tuple[int, int],
) -> None:
    drawn = at(played_third(), 0, size)
    assert all(holds(drawn, card) for card in ("D8", "S7", "C10"))
    assert "▲Cleo" in text(drawn)
    assert "Last trick" not in text(drawn)


@for_each("size", SIZES[:2])
def test_names_in_the_trick_take_the_room_there_is(size: tuple[int, int]) -> None:
    drawn = one_line(at(last_round(), 0, size, names=("Anna", "club-1", "Guest-117")))
    assert "▲club-1 Guest-117 Anna" in drawn


def test_names_above_the_sheet_take_the_room_there_is() -> None:
    names = ("Anna", "club-1", "Guest-11772")
    assert "Anna club-1 Guest-11772" in one_line(at(last_round(), 0, SIZES[0], names=names))


def test_no_marker_is_told_by_colour_alone() -> None:
    """Suits have their sign and their letter."""
    drawn = text(at(last_round()))
    for suit in SUITS:
        assert f"{at(last_round()).glyphs.suits[suit]}{suit}" in drawn


@for_each("language", LANGUAGES)
@pytest.mark.parametrize("names", [("Anna", "Ben", "Cleo"), LONG_NAMES])
@pytest.mark.parametrize("presence", ["here", "gone"])
def test_on_a_phone_the_last_trick_is_seen_in_the_middle_of_this_one(
    presence: str, names: tuple[str, ...], language: Language
) -> None:
    """Even with all guesses, somebody away and a card that is pointed at."""
    chairs = [chair(names[0]), chair(names[1], presence=presence), chair("Robo", bot="club")]
    drawn = at(
        last_round(), 0, (40, 13), language, "play:SQ", names=names, chairs=chairs, left=(60,) * 3
    )
    last = seen(drawn).view.last_trick
    cards = " ".join(chip(drawn, play.card) for play in last.plays)
    (line,) = (each for each in text(drawn).splitlines() if cards in each)
    assert line.startswith(drawn.say("schatzsuche-screen-last-trick", name=names[1][:3]))


def test_on_a_phone_bots_have_no_rows_of_their_own() -> None:
    chairs = [chair("Anna"), chair("Ben", bot="club"), chair("Robo", bot="club")]
    drawn = at(third(), 2, (40, 15), chairs=chairs, names=("Anna", "Ben", "Robo"))
    bots = [line for line in text(drawn).splitlines() if "bot" in line.split()]
    assert bots == ["Ben bot   Robo bot"]

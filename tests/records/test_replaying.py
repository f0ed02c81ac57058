"""A record is true if its secret and its moves give exactly its events by the rules."""

import json
from collections.abc import Callable
from functools import cache, partial
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from server.engine.eight28.gems import are_halves
from server.protocol.eight28 import Gems
from server.protocol.schatzsuche import BidTooHigh
from tests.records.writing import (
    Lines,
    code_and_line,
    count_true_games,
    error_in,
    index_of,
    record_of,
    text_of,
)

GAMES: dict[str, Callable[[], Lines]] = {
    "8-28": partial(record_of, "eight28", 4),
    "8-28 with another pack": partial(record_of, "eight28", 3, pack="authors", first_giver="host"),
    "Farbstich": partial(record_of, "farbstich", 5),
    "a match of Farbstich": partial(record_of, "farbstich", 3, games=2),
    "Schatzsuche": partial(record_of, "schatzsuche", 3),
    "Schatzsuche by hand": partial(record_of, "schatzsuche", 3, markers="by_hand"),
}

every_game = pytest.mark.parametrize("name", GAMES)


def lines_of(name: str) -> Lines:
    """As a test may change them."""
    lines: Lines = json.loads(written(name))
    return lines


@cache
def written(name: str) -> str:
    # To read it takes a fifth of the time of a copy.
    return json.dumps(recorded(name))


@cache
def recorded(name: str) -> Lines:
    return ORDERS[name]()


@every_game
def test_a_record_cut_short_anywhere_is_refused(name: str) -> None:
    lines = lines_of(name)
    last = len(lines) - 1
    for kept in {1, 2, 3, last // 2, last - 1, last}:
        error = error_in(text_of(lines[:kept]))
        assert (error.code, error.details["line"]) == ("record-cut-short", kept)


@every_game
def test_a_last_line_cut_in_its_middle_is_refused(name: str) -> None:
    text = text_of(lines_of(name))
    assert code_and_line(text[:-9]) == ("record-not-json", len(lines_of(name)))


@every_game
def test_nothing_follows_the_end(name: str) -> None:
    lines = lines_of(name)
    assert code_and_line(text_of([*lines, lines[-1]])) == ("record-after-end", len(lines) + 1)


@every_game
def test_another_secret_with_its_own_commitment_gives_another_game(name: str) -> None:
    lines = lines_of(name)
    other = record_of(lines[0]["game"], len(lines[0]["players"]), seed="coffee")
    lines[0] |= {"secret": other[0]["secret"], "commit": other[0]["commit"]}
    code, line = code_and_line(text_of(lines))
    assert code in {"record-differs", "record-deck"}
    assert line in {2, 3}


@every_game
def test_other_nonces_give_another_game(name: str) -> None:
    lines = lines_of(name)
    lines[0]["nonces"][0] = "please"
    assert error_in(text_of(lines)).code in {"record-differs", "record-deck"}


@every_game
def test_a_deck_in_another_order_than_the_secret_gives_is_refused(name: str) -> None:
    lines = lines_of(name)
    place = index_of(lines, "deck")
    lines[place]["cards"].reverse()
    assert code_and_line(text_of(lines)) == ("record-deck", place + 1)


def bound(line: dict[str, Any]) -> bool:
    """Whether changing the line makes the record false. Markers by hand do not always: another
    order of flips and objections can be a true game, too."""
    free = {"flip", "unflip", "object", "penalty", "x-content"}
    return line.get("e", "flip") not in free


def both_hands(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool(one["e"] == other["e"] == "hand")


@pytest.mark.slow
@every_game
@given(data=st.data())
def test_no_two_events_can_change_places(name: str, data: st.DataObject) -> None:
    lines = lines_of(name)
    pairs = enumerate(pairwise(lines))
    places = [i for i, (one, other) in pairs if bound(one) and bound(other) and one != other]
    place = data.draw(st.sampled_from([i for i in places if not both_hands(*lines[i : i + 2])]))
    lines[place : place + 2] = lines[place + 1], lines[place]
    assert error_in(text_of(lines))


@pytest.mark.slow
@every_game
@given(data=st.data())
def test_no_event_can_be_left_out(name: str, data: st.DataObject) -> None:
    lines = lines_of(name)
    places = [i for i in range(1, len(lines)) if bound(lines[i]) and lines[i] != lines[i - 1]]
    del lines[data.draw(st.sampled_from(places))]
    assert error_in(text_of(lines))


@pytest.mark.slow
@every_game
@given(data=st.data())
def test_no_value_can_be_changed(name: str, data: st.DataObject) -> None:
    lines = lines_of(name)
    line = data.draw(st.sampled_from([line for line in lines if bound(line)]))
    key = data.draw(st.sampled_from(sorted(line)))
    others = [other[key] for other in lines[1:] if key in other]
    value = data.draw(st.sampled_from([*others, None, 99, "Q", []]))
    assume(value not in (line[key], "x-content"))
    line[key] = value
    assert error_in(text_of(lines))


def turn_open_orders(line: dict[str, Any]) -> None:
    loose = ["winners", "seats", "shares", "tied"]
    if line["e"] in {"hand", "display", "collect"}:
        loose.append("cards")
    for key in loose:
        line.get(key, []).reverse()
    for key, value in line.items():
        if isinstance(value, dict):
            line[key] = dict(sorted(value.items(), reverse=True))


def first(game: str, seats: int, wanted: Callable[[Lines], bool]) -> Lines:
    """The first of many games that has what is wanted."""
    games = (record_of(game, seats, seed=f"first {number}") for number in range(1000))
    return next(lines for lines in games if wanted(lines))


def has_two_hits(lines: Lines) -> bool:
    return any(line.get("e") == "hit" and len(line["seats"]) == 2 for line in lines)


def has_two_winners(lines: Lines) -> bool:
    return len(lines[-1]["winners"]) == 2


ORDERS: dict[str, Callable[[], Lines]] = {
    **GAMES,
    "8-28 with two direct hits in a round": partial(first, "eight28", 6, has_two_hits),
    "8-28 with a shared win": partial(first, "eight28", 3, has_two_winners),
    "Farbstich with a shared win": partial(first, "farbstich", 3, has_two_winners),
    "Schatzsuche with a shared win": partial(first, "schatzsuche", 3, has_two_winners),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", ORDERS)
def test_where_no_order_is_given_any_order_is_true(name: str) -> None:
    lines = lines_of(name)
    for line in lines[1:]:
        turn_open_orders(line)
    for place in range(1, len(lines) - 1):
        if lines[place]["e"] == lines[place + 1]["e"] == "hand":
            lines[place : place + 2] = lines[place + 1], lines[place]
    assert text_of(lines) != text_of(recorded(name))
    assert count_true_games(text_of(lines)) == 1


def last_round_with_mixed_gems() -> Lines:
    """An 8-28 whose last payout has a red gem that could be two blue ones."""
    for seed in range(200):
        lines = record_of("eight28", 3, seed=f"gems {seed}")
        shares = [share for line in lines if line.get("e") == "pay" for share in line["shares"]]
        carry = lines[-2]
        if any(share["red"] for share in shares[-2:]) and carry["blue"] >= 2:
            return lines
    raise AssertionError("no such game")


def test_a_share_may_be_paid_in_other_gems_of_the_same_value() -> None:
    lines = last_round_with_mixed_gems()
    place = max(i for i, line in enumerate(lines) if line.get("e") == "pay")
    while not lines[place]["shares"][0]["red"]:
        place -= 1
    share, carry, end = lines[place]["shares"][0], lines[-2], lines[-1]
    for gems, sign in ((share, 1), (carry, -1), (end["gems"][share["seat"]], 1)):
        gems["blue"] += 2 * sign
        gems["red"] -= sign
    assert count_true_games(text_of(lines)) == 1
    share["blue"] += 2
    share["red"] -= 1
    assert error_in(text_of(lines))


def test_a_record_without_x_events_is_true() -> None:
    lines = [line for line in lines_of("Schatzsuche by hand") if line.get("e") != "x-content"]
    assert len(lines) < len(recorded("Schatzsuche by hand"))
    assert count_true_games(text_of(lines)) == 1


def test_a_move_against_the_rules_is_refused_with_the_reason() -> None:
    lines = lines_of("Schatzsuche")
    place = index_of(lines, "bid")
    lines[place]["tricks"] = 2
    error = error_in(text_of(lines))
    assert error.code == "record-refused"
    assert error.details["line"] == place + 1
    assert error.details["event"] == "bid"
    assert error.details["reason"] == BidTooHigh(most=1)


def test_an_event_of_a_seat_that_does_not_exist_is_refused() -> None:
    lines = lines_of("Farbstich")
    place = index_of(lines, "play")
    lines[place]["seat"] = 9
    assert code_and_line(text_of(lines)) == ("record-refused", place + 1)


def test_an_event_where_a_move_is_due_is_refused() -> None:
    lines = lines_of("8-28")
    place = index_of(lines, "take")
    lines[place] = {"e": "round", "round": 1, "giver": 0, "blue": 0, "red": 0}
    assert code_and_line(text_of(lines)) == ("record-impossible", place + 1)


@pytest.mark.parametrize(
    ("event", "key", "value"),
    [
        ("object", "fault", "late-flip"),
        ("object", "fault", None),
        ("penalty", "points", -9),
        ("penalty", "fault", "unflip"),
        ("unflip", "suit", "Q"),
    ],
)
def test_faults_and_penalties_must_be_those_of_the_rules(
    event: str, key: str, value: object
) -> None:
    lines = lines_of("Schatzsuche by hand")
    place = index_of(lines, event, lambda line: line.get(key) not in (value, None))
    lines[place][key] = value
    assert error_in(text_of(lines)).details["line"] in {place, place + 1}


def change_place(lines: Lines, place: int, other: int) -> None:
    lines[place], lines[other] = lines[other], lines[place]


@pytest.mark.parametrize("name", ["Schatzsuche", "Farbstich"])
def test_the_error_names_the_wrong_hand_and_not_another_one(name: str) -> None:
    for place in (0, 1, 2):
        lines = lines_of(name)
        hand = index_of(lines, "hand") + place
        lines[hand]["cards"][0] = "C7" if name == "Schatzsuche" else "W10"
        error = error_in(text_of(lines))
        assert (error.code, error.details["line"]) == ("record-differs", hand + 1)
        expected, found = (json.loads(str(error.details[k])) for k in ("expected", "found"))
        assert expected["seat"] == found["seat"]
        assert expected["cards"] != found["cards"]


def test_a_record_cut_between_hands_in_any_order_is_cut_short() -> None:
    lines = lines_of("Schatzsuche")
    hand = index_of(lines, "hand")
    change_place(lines, hand, hand + 1)
    assert code_and_line(text_of(lines[: hand + 1])) == ("record-cut-short", hand + 1)


def two_flips(lines: Lines) -> int:
    return next(i for i in range(len(lines)) if lines[i].get("e") == lines[i + 1]["e"] == "flip")


def test_two_flips_for_one_card_may_stand_in_any_order() -> None:
    lines = lines_of("Schatzsuche")
    flip = two_flips(lines)
    change_place(lines, flip, flip + 1)
    assert count_true_games(text_of(lines)) == 1
    lines[flip + 1] = lines[flip]
    assert code_and_line(text_of(lines)) == ("record-differs", flip + 2)


def test_the_error_names_the_card_and_not_the_flip_before_it() -> None:
    lines = lines_of("Schatzsuche")
    flip = two_flips(lines)
    assert code_and_line(text_of(lines[: flip + 1])) == ("record-cut-short", flip + 1)
    assert lines[flip + 2]["e"] == "play"
    lines[flip + 2]["card"] = next(line["card"] for line in lines[flip:] if line["e"] == "trump")
    error = error_in(text_of(lines))
    assert (error.details["event"], error.details["line"]) == ("play", flip + 3)


def test_a_share_must_be_payable_from_one_half() -> None:
    """7B2R make halves of five. Two winners of the 8 get two each; where those are two blue gems
    and one red one, five blue gems for the 28 leave no blue gem to make up the half."""
    middle = Gems(7, 2)
    assert are_halves(middle, Gems(2, 1), Gems(3, 1))
    assert not are_halves(middle, Gems(2, 1), Gems(5, 0))

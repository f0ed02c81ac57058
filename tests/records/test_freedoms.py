"""True records verify with all that the format leaves open: added keys, events and orders."""

import copy
import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.records.damage import joined
from tests.records.writing import Lines, count_true_games, record_of, text_of

pytestmark = pytest.mark.slow

GAMES: dict[str, dict[str, Any]] = {
    "8-28": {"game": "eight28", "seats": 3},
    "Farbstich": {"game": "farbstich", "seats": 3},
    "Schatzsuche": {"game": "schatzsuche", "seats": 3},
    "Schatzsuche by hand": {"game": "schatzsuche", "seats": 3, "markers": "by_hand"},
}
every_game = pytest.mark.parametrize("name", GAMES)


def seeds(test: Callable[..., None]) -> Callable[..., None]:
    return settings(max_examples=20)(given(seed=st.integers(0, 2**32))(test))


# Their keys are seats and colours: none can be added.
MAPPINGS = {"holes", "totals"}
LOOSE = {"winners", "seats", "shares", "tied"}
LOOSE_CARDS = {"hand", "display", "collect"}
ADDED: tuple[Any, ...] = (
    None,
    True,
    -0,
    10**30,
    "1.5",
    "e5",
    '"',
    "two\nlines",
    "♣ \u2028",
    [],
    {},
    [[{"seat": 0}, {"seat": 0}]],
    {"e": "take", "record": "kartenhaus/1", "": {"": 1}},
)
FOREIGN: tuple[dict[str, Any], ...] = (
    {"e": "x-"},
    {"e": "x-content", "seat": "nobody"},
    {"e": "x-toast", "record": "kartenhaus/1", "seat": 99},
    {"seat": None, "e": "x-pause", "seconds": 10**400},
)


@cache
def sound(name: str) -> str:
    return json.dumps(record_of(**GAMES[name]))


def varied(name: str, seed: int, vary: Callable[[Lines, Random], None]) -> bytes:
    lines: Lines = json.loads(sound(name))
    vary(lines, Random(seed))
    return text_of(lines)


def add_keys(value: Any, dice: Random) -> None:
    """Some objects get keys that the format does not name."""
    if isinstance(value, list):
        for item in value:
            add_keys(item, dice)
    if isinstance(value, dict):
        for key, inner in value.items():
            if not (key in MAPPINGS and isinstance(inner, dict)):
                add_keys(inner, dice)
        for number in range(dice.choice((0, 0, 1, 2))):
            value[f"added {number}"] = copy.deepcopy(dice.choice(ADDED))


def add_events(lines: Lines, dice: Random) -> None:
    for _ in range(9):
        lines.insert(dice.randint(1, len(lines)), dice.choice(FOREIGN))


def shuffle_loose_lists(lines: Lines, dice: Random) -> None:
    for line in lines[1:]:
        for key in line.keys() & (LOOSE | ({"cards"} if line["e"] in LOOSE_CARDS else set())):
            dice.shuffle(line[key])


def shuffle_hands(lines: Lines, dice: Random) -> None:
    """Hands that follow each other change places."""
    start = 0
    while start < len(lines):
        end = start
        while end < len(lines) and lines[end].get("e") == "hand":
            end += 1
        hands = lines[start:end]
        dice.shuffle(hands)
        lines[start:end] = hands
        start = end + 1


@every_game
@seeds
def test_keys_can_be_added_to_every_object(name: str, seed: int) -> None:
    assert count_true_games(varied(name, seed, add_keys)) == 1


@every_game
@seeds
def test_events_of_others_can_stand_anywhere_behind_the_header(name: str, seed: int) -> None:
    assert count_true_games(varied(name, seed, add_events)) == 1


@every_game
@seeds
def test_lists_without_an_order_can_have_any(name: str, seed: int) -> None:
    assert count_true_games(varied(name, seed, shuffle_loose_lists)) == 1


@every_game
@seeds
def test_the_hands_of_a_deal_can_come_in_any_order(name: str, seed: int) -> None:
    assert count_true_games(varied(name, seed, shuffle_hands)) == 1


@every_game
@seeds
def test_json_may_be_written_in_any_way(name: str, seed: int) -> None:
    dice = Random(seed)
    lines = (otherwise(line, dice) for line in json.loads(sound(name)))
    assert count_true_games(
        "".join(f"{line}{dice.choice(('', ' ', chr(13)))}\n" for line in lines).encode()
    )


def otherwise(value: Any, dice: Random) -> str:
    """The same JSON with its keys in another order, other blanks, and letters as escapes."""
    blank = dice.choice(("", " ", "\t"))
    if isinstance(value, list):
        return f"[{blank}{(',' + blank).join(otherwise(each, dice) for each in value)}]"
    if isinstance(value, dict):
        pairs = [(otherwise(key, dice), blank + otherwise(value[key], dice)) for key in value]
        dice.shuffle(pairs)
        return joined(pairs)
    if isinstance(value, str) and dice.random() < 0.1:
        return '"' + "".join(f"\\u{ord(letter):04x}" for letter in value) + '"'
    return json.dumps(value)


@every_game
def test_a_line_may_be_as_long_as_the_limit_with_its_line_feed(name: str) -> None:
    header, *rest = text_of(json.loads(sound(name))).splitlines(keepends=True)
    poem = b'{"e":"x-poem","text":"%s"}\n'
    longest = poem % (b"a" * (4096 - len(poem) + 2))
    assert len(longest) == 4096
    assert count_true_games(b"".join([header, longest, *rest])) == 1

"""Keys that stand twice, floats and bad nonces are refused at their line, wherever they stand."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

from server.errors import CheckFailed
from tests.records.damage import BREAKS, floats, keys_twice
from tests.records.writing import (
    Lines,
    code_and_line,
    count_true_games,
    read_records,
    record_of,
    text_of,
)

GAMES: dict[str, dict[str, Any]] = {
    "8-28": {"game": "eight28", "seats": 4},
    "Farbstich": {"game": "farbstich", "seats": 5},
    "Schatzsuche": {"game": "schatzsuche", "seats": 3},
    "Schatzsuche by hand": {"game": "schatzsuche", "seats": 3, "markers": "by_hand"},
}
every_game = pytest.mark.parametrize("name", GAMES)
OF_A_KIND = 3
FOREIGN = {"e": "x-toast", "to": ["Anna", {"times": 3}]}


@cache
def sound(name: str) -> Lines:
    """A true record, with an event of another program behind its header."""
    header, *events = record_of(**GAMES[name])
    return [header, FOREIGN, *events]


def places(lines: Lines) -> Iterator[int]:
    """The header, and the first three events of every kind."""
    for kind in dict.fromkeys(line.get("e") for line in lines):
        yield from islice((i for i, line in enumerate(lines) if line.get("e") == kind), OF_A_KIND)


def let_pass(lines: Lines, damage: Callable[[Any], Iterator[str]], code: str) -> list[str]:
    """The damaged lines that are not refused for this reason, at their place."""
    whole = text_of(lines).splitlines(keepends=True)
    passed = []
    for place in places(lines):
        before, after = b"".join(whole[:place]), b"".join(whole[place + 1 :])
        for number, damaged in enumerate(damage(lines[place])):
            # The rules read lines as they need them, which takes longer: once for each place.
            found = outcome(
                before + damaged.encode() + b"\n" + after,
                read_records if number else count_true_games,
            )
            if found != (code, place + 1):
                passed.append(f"{place + 1}: {damaged} -> {found}")
    return passed


def outcome(text: bytes, reads: Callable[[bytes], object] = count_true_games) -> object:
    try:
        return reads(text)
    except CheckFailed as error:
        return error.code, error.details.get("line")


@pytest.mark.slow
@every_game
def test_a_key_that_stands_twice_in_an_object_is_refused_at_its_line(name: str) -> None:
    assert let_pass(sound(name), keys_twice, "record-key-twice") == []


@pytest.mark.slow
@every_game
def test_a_float_is_refused_at_its_line_also_in_added_keys(name: str) -> None:
    assert let_pass(sound(name), floats, "record-float") == []


def test_these_tests_try_thousands_of_damaged_records() -> None:
    tried = [
        damaged
        for name in GAMES
        for place in places(sound(name))
        for damage in (keys_twice, floats)
        for damaged in damage(sound(name)[place])
    ]
    assert len(tried) > 3000


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("line_break", BREAKS.values(), ids=BREAKS)
def test_a_nonce_with_a_line_break_is_refused(name: str, line_break: str) -> None:
    header, *events = sound(name)
    for seat in range(len(header["players"])):
        for nonce in (line_break, f"tea{line_break}", f"{line_break}tea", f"for{line_break}two"):
            nonces = [*header["nonces"][:seat], nonce, *header["nonces"][seat + 1 :]]
            damaged = {**header, "nonces": nonces}
            assert code_and_line(text_of([damaged, *events])) == ("record-nonces", 1)
            escaped = json.dumps(damaged).encode() + b"\n"
            assert code_and_line(escaped + text_of(events)) == ("record-nonces", 1)


@every_game
def test_a_header_with_the_name_of_an_event_is_refused(name: str) -> None:
    header, *events = sound(name)
    for event in ("x-header", "round", "", None, 1):
        damaged = {**header, "e": event}
        assert code_and_line(text_of([damaged, *events])) == ("record-no-header", 1)
    first = sound("Farbstich")
    again = [*first, {**header, "e": None}, *events]
    assert code_and_line(text_of(again)) == ("record-missing-field", len(first) + 1)


@pytest.mark.parametrize(
    "damaged",
    [
        '{"e":"x-note","n":NaN}',
        '{"e":"x-note","n":Infinity}',
        '{"e":"x-note","n":01}',
        '{"e":"x-note","n":1.}',
        '{"e":"x-note","n":"\t"}',
        '{"e":"x-note","n":"\\q"}',
        '{"e":"x-note","n":"\\ud800"}',
        '{"e":"x-note","n":[1,]}',
        '{"e":"x-note"} {}',
        '\ufeff{"e":"x-note"}',
        '{"e":"x-note"}\f',
        "\v",
    ],
)
def test_a_line_that_only_some_parsers_accept_is_refused(damaged: str) -> None:
    header, *rest = text_of(sound("Farbstich")).splitlines(keepends=True)
    text = b"".join([header, damaged.encode() + b"\n", *rest])
    assert outcome(text) == ("record-not-json", 2)
    assert outcome(b"".join([damaged.encode() + b"\n", header, *rest])) == ("record-not-json", 1)

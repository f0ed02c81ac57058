"""A line that breaks the format is refused with its number and the reason."""

import copy
from typing import Any

import pytest

from tests.records.writing import (
    Lines,
    code_and_line,
    count_true_games,
    error_in,
    index_of,
    record_of,
    text_of,
)


@pytest.fixture(scope="module")
def sound() -> Lines:
    return record_of("eight28", 3)


@pytest.fixture
def lines(sound: Lines) -> Lines:
    return copy.deepcopy(sound)


def test_a_sound_record_is_true(lines: Lines) -> None:
    assert count_true_games(text_of(lines)) == 1


def test_several_records_may_stand_in_one_file(lines: Lines) -> None:
    other = record_of("farbstich", 4)
    assert count_true_games(text_of([*lines, *other, *lines])) == 3


def test_empty_lines_and_windows_line_ends_are_accepted(lines: Lines) -> None:
    text = text_of(lines).replace(b"\n", b"\r\n")
    assert count_true_games(b"\n" + text + b"  \r\n\n") == 1


def test_an_empty_file_holds_no_record() -> None:
    assert code_and_line(b"") == ("record-empty", None)
    assert code_and_line(b"\n  \n") == ("record-empty", None)


@pytest.mark.parametrize(
    "broken", [b"{", b"[1, 2]", b"take 7", b"\xff\xfe", b'"take"', b"{} {}", b"[" * 4000]
)
def test_a_line_that_is_no_json_object_is_refused(lines: Lines, broken: bytes) -> None:
    text = text_of(lines).splitlines(keepends=True)
    assert code_and_line(b"".join([*text[:6], broken + b"\n", *text[7:]])) == ("record-not-json", 7)


def test_a_line_longer_than_the_limit_is_refused(lines: Lines) -> None:
    lines[5]["x"] = "a" * 5000
    assert code_and_line(text_of(lines)) == ("record-line-too-long", 6)


def test_a_file_that_begins_with_an_event_has_no_header(lines: Lines) -> None:
    assert code_and_line(text_of(lines[1:])) == ("record-no-header", 1)


def test_keys_and_events_that_others_added_are_skipped(lines: Lines) -> None:
    lines[0]["played_on"] = "a rainy evening"
    lines[0]["options"]["house_rule"] = 7
    lines[3]["thought"] = [1, {"deep": None}]
    lines.insert(4, {"e": "x-toast", "seat": "nobody", "record": None})
    lines.insert(5, {"e": "x-sum", "of": 15})
    lines.append({"e": "x-applause"})
    assert count_true_games(text_of(lines)) == 1


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("record", "kartenhaus/2", "record-no-such-format"),
        ("record", 1, "record-no-such-format"),
        ("game", "poker", "record-no-such-game"),
        ("game", "farbstich", "record-missing-field"),
        ("players", ["Anna", "Ben"], "record-seats"),
        ("players", ["A"] * 7, "record-seats"),
        ("players", ["Anna", "Ben", 3], "record-field"),
        ("host", 3, "record-host"),
        ("host", -1, "record-field"),
        ("host", 0.0, "record-float"),
        ("commit", "630dcd", "record-field"),
        ("commit", "0" * 64, "record-wrong-secret"),
        ("secret", "A" * 64, "record-field"),
        ("secret", "0" * 64 + "\n", "record-field"),
        ("secret", "0" * 64, "record-wrong-secret"),
        ("nonces", ["", ""], "record-nonces"),
        ("nonces", ["", "", "a" * 65], "record-nonces"),
        ("nonces", ["", "", "two\nlines"], "record-nonces"),
        ("nonces", ["", "", "two\rlines"], "record-nonces"),
        ("nonces", "abc", "record-field"),
        ("options", [], "record-field"),
    ],
)
def test_a_header_with_an_impossible_value_is_refused(
    lines: Lines, key: str, value: object, code: str
) -> None:
    lines[0][key] = value
    assert code_and_line(text_of(lines)) == (code, 1)


@pytest.mark.parametrize("key", ["game", "players", "options", "host", "commit"])
def test_a_header_without_one_of_its_keys_is_refused(lines: Lines, key: str) -> None:
    del lines[0][key]
    error = error_in(text_of(lines))
    assert (error.code, error.details["field"]) == ("record-field", key)


def test_a_record_with_a_secret_needs_the_nonces_of_every_seat(lines: Lines) -> None:
    del lines[0]["nonces"]
    assert code_and_line(text_of(lines)) == ("record-nonces", 1)


@pytest.mark.parametrize("value", ["wild", 1, None, True])
def test_an_option_with_another_value_is_named(lines: Lines, value: object) -> None:
    lines[0]["options"]["pack"] = value
    error = error_in(text_of(lines))
    assert (error.code, error.details["field"]) == ("record-field", "options.pack")


def test_every_option_of_the_game_must_be_listed(lines: Lines) -> None:
    del lines[0]["options"]["pass_is_final"]
    error = error_in(text_of(lines))
    assert error.code == "record-missing-field"
    assert error.details["field"] == "options.pass_is_final"


@pytest.mark.parametrize(
    ("changes", "code", "field"),
    [
        ({"e": "jump"}, "record-no-such-event", None),
        ({"e": None}, "record-missing-field", "e"),
        ({"seat": "Anna"}, "record-field", "seat"),
        ({"seat": -1}, "record-field", "seat"),
        ({"seat": 1.0}, "record-float", None),
        ({"colour": "green"}, "record-field", "colour"),
    ],
)
def test_an_event_that_breaks_the_format_is_refused_with_its_field(
    lines: Lines, changes: dict[str, Any], code: str, field: str | None
) -> None:
    place = index_of(lines, "gem")
    lines[place] |= changes
    error = error_in(text_of(lines))
    assert (error.code, error.details["line"]) == (code, place + 1)
    assert error.details.get("field") == field


def test_a_redacted_record_cannot_be_verified(lines: Lines) -> None:
    del lines[0]["secret"]
    assert code_and_line(text_of(lines)) == ("record-redacted", 1)


def test_an_integer_of_any_length_can_be_added(lines: Lines) -> None:
    text = text_of(lines).splitlines(keepends=True)
    far = b'"miles":' + b"9" * 4000
    assert count_true_games(b"".join([*text[:6], b'{"e":"x-far",%s}\n' % far, *text[6:]])) == 1
    assert (
        count_true_games(b"".join([*text[:6], text[6].replace(b"}", b",%s}" % far), *text[7:]]))
        == 1
    )


@pytest.mark.parametrize("event", ["x-note", "gem"])
def test_invalid_utf8_in_added_keys_is_refused(lines: Lines, event: str) -> None:
    text = text_of(lines).splitlines(keepends=True)
    place = index_of(lines, "gem")
    added = text[place].replace(b"}", b',"n":"\xc3("}')
    broken = added.replace(b'"gem"', b'"%s"' % event.encode())
    damaged = b"".join([*text[:place], broken, *text[place:]])
    assert code_and_line(damaged) == ("record-not-json", place + 1)


def test_gems_need_both_colours(lines: Lines) -> None:
    del lines[-1]["gems"][0]["red"]
    error = error_in(text_of(lines))
    assert (error.code, error.details["field"]) == ("record-field", "gems[0].red")


def test_the_first_error_in_the_file_is_reported_first(lines: Lines) -> None:
    """A move against the rules, and an unreadable line behind it."""
    text = text_of(lines).splitlines(keepends=True)
    place = index_of(lines, "take")
    text[place] = text[place].replace(b'"take"', b'"declare"')
    text[place] = text[place].replace(b"}", b',"target":8,"total":8}')
    text[place + 5] = b"what?\n"
    assert code_and_line(b"".join(text)) == ("record-refused", place + 1)
    text[place - 2] = b"what?\n"
    assert code_and_line(b"".join(text)) == ("record-not-json", place - 1)

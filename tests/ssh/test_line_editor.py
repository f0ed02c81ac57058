"""The line editor of line mode in a terminal."""

import sys
from collections import Counter
from types import FrameType

import pytest

from server.doors.ssh.line_editor import LineEditor

LONGEST = 20


def typed(*keys: str | bytes, longest: int = LONGEST) -> tuple[str, list[str], bool]:
    """The echo, the lines, and whether the input ended."""
    typing = LineEditor(longest)
    echo = [typing.feed(each if isinstance(each, bytes) else each.encode()) for each in keys]
    return "".join(echo), list(typing.lines), typing.ended


@pytest.mark.parametrize(
    ("keys", "echo", "lines"),
    [
        ("who\r", "who\r\n", ["who"]),
        ("who\n", "who\r\n", ["who"]),
        ("who\r\nsay\r\n", "who\r\nsay\r\n", ["who", "say"]),
        ("\r\r", "\r\n\r\n", ["", ""]),
        ("grün\r", "grün\r\n", ["grün"]),
        ("whx\x7fo\r", "whx\b \bo\r\n", ["who"]),
        ("whx\bo\r", "whx\b \bo\r\n", ["who"]),
        ("\x7fwho\r", "who\r\n", ["who"]),
        ("表\x7f\r", "表\b\b  \b\b\r\n", [""]),
        ("e\u0301\x7f\x7f\r", "e\u0301\b \b\r\n", [""]),
        ("rules\x15who\r", "rules" + "\b" * 5 + " " * 5 + "\b" * 5 + "who\r\n", ["who"]),
        ("who\x1b[A\x1b[1;5C\x1bOP\r", "who\r\n", ["who"]),
        ("\x00w\x07h\x9bo\u202e\r", "who\r\n", ["who"]),
    ],
)
def test_typed_text_is_echoed_and_becomes_lines(keys: str, echo: str, lines: list[str]) -> None:
    assert typed(keys) == (echo, lines, False)
    assert typed(*keys) == (echo, lines, False)


def test_split_utf8_characters_are_joined_and_invalid_bytes_are_replaced() -> None:
    assert typed(b"gr\xc3", b"\xbcn\r") == ("grün\r\n", ["grün"], False)
    assert typed(b"\xff\xfe\r") == ("\ufffd\ufffd\r\n", ["\ufffd\ufffd"], False)


@pytest.mark.parametrize(("keys", "ends"), [("\x04", True), ("\x03", True), ("ab\x03", True)])
def test_control_d_on_an_empty_line_and_control_c_end_the_input(keys: str, ends: bool) -> None:
    echo, lines, ended = typed(keys + "who\r")
    assert echo.endswith("\r\n")
    assert (lines, ended) == ([], ends)


def test_control_d_within_a_line_is_ignored() -> None:
    assert typed("wh\x04o\r") == ("who\r\n", ["who"], False)


def test_a_line_has_a_limited_length() -> None:
    echo, lines, _ = typed("x" * 1000 + "\r")
    assert lines == ["x" * LONGEST]
    assert len(echo) == LONGEST + 2


def test_a_family_with_skin_tones_goes_with_one_backspace() -> None:
    family = "\u200d".join(f"{one}\U0001f3fd" for one in "\U0001f468\U0001f469\U0001f467\U0001f466")
    assert typed(f"we {family}\x7f\x7f\r")[1] == ["we"]


def test_a_backspace_is_not_dearer_after_a_long_line() -> None:
    assert calls_of_a_backspace("\xe9" * 4000) == calls_of_a_backspace("\xe8" * 40)


def calls_of_a_backspace(line: str) -> int:
    editor, called = LineEditor(5000), Counter[str]()

    def count(frame: FrameType, event: str, arg: object) -> None:
        called[event] += 1

    editor.feed(line.encode())
    sys.setprofile(count)
    try:
        editor.feed(b"\b")
    finally:
        sys.setprofile(None)
    return called["call"]

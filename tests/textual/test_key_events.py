"""Pieces of input become keys, mouse events and pastes; anything else is ignored."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual import events

from server.doors.terminal.input_parser import Char, EscapeSequence, Pasted, Reply
from server.doors.textual.key_events import KeyEvents

SIZE = (80, 24)


def keys(sequence: str) -> list[str]:
    messages = KeyEvents().of(EscapeSequence(sequence), SIZE)
    return [message.key for message in messages if isinstance(message, events.Key)]


def key(char: str, alt: bool = False) -> tuple[str, str | None]:
    (message,) = KeyEvents().of(Char(char, alt), SIZE)
    assert isinstance(message, events.Key)
    return message.key, message.character


@pytest.mark.parametrize(
    ("char", "name", "character"),
    [
        ("a", "a", "a"),
        ("A", "A", "A"),
        ("ä", "ä", "ä"),
        (" ", "space", " "),
        ("?", "question_mark", "?"),
        ("\r", "enter", "\r"),
        ("\t", "tab", "\t"),
        ("\x7f", "backspace", "\x7f"),
        ("\x03", "ctrl+c", "\x03"),
        ("\x1b", "escape", "\x1b"),
    ],
)
def test_characters_have_textuals_key_names(char: str, name: str, character: str) -> None:
    assert key(char) == (name, character)


@pytest.mark.parametrize(
    ("char", "name"),
    [
        ("q", "alt+q"),
        ("Q", "alt+shift+q"),
        ("1", "alt+1"),
        ("\r", "alt+enter"),
        ("[", "alt+left_square_bracket"),
    ],
)
def test_alt_is_part_of_the_key_name_and_types_nothing(char: str, name: str) -> None:
    assert key(char, alt=True) == (name, None)


@pytest.mark.parametrize(
    ("sequence", "name"),
    [
        ("\x1b[A", "up"),
        ("\x1bOA", "up"),
        ("\x1b[1;5C", "ctrl+right"),
        ("\x1b[1;2D", "shift+left"),
        ("\x1b[1;3D", "alt+left"),
        ("\x1b[Z", "shift+tab"),
        ("\x1b[3~", "delete"),
        ("\x1b[5~", "pageup"),
        ("\x1bOP", "f1"),
        ("\x1b[[A", "f1"),
        ("\x1b[15~", "f5"),
        ("\x1b[H", "home"),
        ("\x1bOM", "enter"),
    ],
)
def test_the_sequences_of_common_keys_are_known(sequence: str, name: str) -> None:
    assert keys(sequence) == [name]


REPLIES = {
    "device attributes": "\x1b[?62;22c",
    "secondary device attributes": "\x1b[>41;354;0c",
    "status": "\x1b[0n",
    "cursor position": "\x1b[24;80R",
    "cursor position, as F3 with a modifier": "\x1b[1;2R",
    "mode report": "\x1b[?2026;2$y",
    "in-band resize": "\x1b[48;24;80;480;800t",
    "window size": "\x1b[8;24;80t",
    "kitty flags": "\x1b[?31u",
    "kitty event key": "\x1b[97;1:3u",
    "kitty text that is no character": "\x1b[57441;1;1114112u",
    "kitty key that is no character": "\x1b[99999999999u",
    "focus": "\x1b[I",
    "blur": "\x1b[O",
    "end of a paste": "\x1b[201~",
    "old mouse": "\x1b[M !!",
    "mouse as urxvt has it": "\x1b[32;10;10M",
    "mouse at a place with no number": "\x1b[<;;M",
}


@pytest.mark.parametrize("reply", REPLIES.values(), ids=REPLIES)
def test_unasked_answers_are_no_keys_and_raise_no_error(reply: str) -> None:
    assert KeyEvents().of(EscapeSequence(reply), SIZE) == []


def test_a_control_string_is_no_key() -> None:
    assert KeyEvents().of(Reply(">|xterm(390)"), SIZE) == []


@pytest.mark.parametrize("char", ["\x80", "\x9b", "\x9f"])
def test_eight_bit_control_characters_are_no_keys(char: str) -> None:
    assert KeyEvents().of(Char(char), SIZE) == []


def test_nul_characters_are_removed_from_a_paste() -> None:
    (paste,) = KeyEvents().of(Pasted("a\0b"), SIZE)
    assert isinstance(paste, events.Paste)
    assert paste.text == "ab"


def test_mouse_events_have_the_distance_from_the_last_one_of_their_terminal() -> None:
    def moved(terminal: KeyEvents, x: int) -> int:
        (event,) = terminal.of(EscapeSequence(f"\x1b[<35;{x};4M"), SIZE)
        assert isinstance(event, events.MouseMove)
        return event.delta_x

    one, other = KeyEvents(), KeyEvents()
    moved(one, 5)
    moved(other, 40)
    assert (moved(one, 7), moved(other, 39)) == (2, -1)


def test_mouse_events_have_the_reported_position() -> None:
    (down,) = KeyEvents().of(EscapeSequence("\x1b[<0;3;2M"), SIZE)
    assert isinstance(down, events.MouseDown)
    assert (down.x, down.y, down.button) == (2, 1, 1)


@pytest.mark.parametrize("place", ["81;1", "1;25", "999999999;1", "0;0"])
def test_mouse_events_outside_of_the_screen_are_dropped(place: str) -> None:
    assert KeyEvents().of(EscapeSequence(f"\x1b[<0;{place}M"), SIZE) == []


@given(st.text(max_size=1).filter(bool), st.booleans())
def test_no_character_raises_an_error(char: str, alt: bool) -> None:
    assert len(KeyEvents().of(Char(char, alt), SIZE)) <= 2


@given(st.from_regex(r"\x1b\[[0-?]{0,30}[ -/]{0,3}[@-~]", fullmatch=True))
def test_no_sequence_raises_an_error(sequence: str) -> None:
    assert len(KeyEvents().of(EscapeSequence(sequence), SIZE)) <= 2

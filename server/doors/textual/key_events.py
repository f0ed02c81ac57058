"""Translates pieces of input into Textual's events: keys, mouse and paste."""

import re
from typing import Final

from textual import events
from textual.keys import KEY_NAME_REPLACEMENTS, Keys
from textual.message import Message

from server.doors.textual.adapter import ANSI_SEQUENCES_KEYS, XTermParser, name_of_character
from server.doors.textual.input_parser import ESC, Char, EscapeSequence, Pasted, Piece
from server.doors.textual.terminal import Size

MOUSE = re.compile(r"\x1b\[<\d+;\d+;\d+[Mm]")
# Also F3 with a modifier, but terminals send it as the position of the cursor.
POSITION = re.compile(r"\x1b\[\d+;\d+R")
CONTROLS_OF_8_BITS: Final = range(0x80, 0xA0)


class KeyEvents:
    # One for each terminal, as mouse events contain the distance from the last one.

    def __init__(self) -> None:
        self._parser = XTermParser()

    def of(self, piece: Piece, size: Size) -> list[Message]:
        match piece:
            case Char(char, alt):
                return keys_of_char(char, alt)
            case EscapeSequence(text) if MOUSE.fullmatch(text):
                return self._mouse(text, size)
            case EscapeSequence(text):
                return keys_of_sequence(text)
            case Pasted(text):
                return [events.Paste(text.replace("\0", ""))]
            case _:
                return []

    def _mouse(self, sequence: str, size: Size) -> list[Message]:
        """Drops positions outside of the screen, which may be any number."""
        message = self._parser.parse_mouse_code(sequence)
        if not isinstance(message, events.MouseEvent):
            return []
        width, height = size
        return [message] if message.x < width and message.y < height else []


def keys_of_sequence(sequence: str) -> list[Message]:
    # Textual's parser for the kitty protocol is not used: no terminal was asked to speak it, and it
    # raises on invalid codes.
    known = None if POSITION.fullmatch(sequence) else ANSI_SEQUENCES_KEYS.get(sequence)
    if isinstance(known, str):
        return keys_of_char(known, alt=False)
    return keys_of(known, None) if isinstance(known, tuple) else []


def keys_of_char(char: str, alt: bool) -> list[Message]:
    if char == ESC:
        return [events.Key("escape", ESC)]
    if ord(char) in CONTROLS_OF_8_BITS:
        return []
    known = ANSI_SEQUENCES_KEYS.get(ESC + char if alt else char)
    if isinstance(known, tuple):
        return keys_of(known, None if alt else char)
    return [events.Key(with_alt(name_of(char)), None) if alt else events.Key(name_of(char), char)]


def keys_of(known: tuple[Keys, ...], char: str | None) -> list[Message]:
    """Escape followed by an arrow is Alt with that arrow."""
    match known:
        case (Keys.Escape, Keys() as key):
            return [events.Key(f"alt+{key.value}", None)]
        case _:
            return [events.Key(key.value, char) for key in known if key is not Keys.Ignore]


def name_of(char: str) -> str:
    known = ANSI_SEQUENCES_KEYS.get(char)
    if isinstance(known, tuple):
        return known[0].value
    name = name_of_character(char)
    return KEY_NAME_REPLACEMENTS.get(name, name)


def with_alt(name: str) -> str:
    return f"alt+shift+{name.lower()}" if len(name) == 1 and name.isupper() else f"alt+{name}"

"""What was typed, as Textual's events: keys, mouse and paste, for a person can do no more."""

import re
from typing import Final

from textual import events
from textual._ansi_sequences import ANSI_SEQUENCES_KEYS
from textual._xterm_parser import XTermParser
from textual.keys import KEY_NAME_REPLACEMENTS, Keys, _character_to_key
from textual.message import Message

from server.doors.textual.input_parser import ESC, Char, EscapeSequence, Pasted, Piece
from server.doors.textual.terminal import Size

MOUSE = re.compile(r"\x1b\[<\d+;\d+;\d+[Mm]")
# F3 with a modifier is written as the answer to "where is the cursor?" is, and nobody needs it.
POSITION = re.compile(r"\x1b\[\d+;\d+R")
CONTROLS_OF_8_BITS: Final = range(0x80, 0xA0)


class KeyEvents:
    """One terminal's; the mouse knows where it was before."""

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
        """None beyond the screen: neither is there anything, nor is a number too big."""
        message = self._parser.parse_mouse_code(sequence)
        if not isinstance(message, events.MouseEvent):
            return []
        width, height = size
        return [message] if message.x < width and message.y < height else []


def keys_of_sequence(sequence: str) -> list[Message]:
    """Those that Textual knows by heart. What it reads as the kitty protocol is not asked: nobody
    was told to speak it, and codes that are none raise."""
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
    """Alt and an arrow is one key, not Escape and then an arrow."""
    match known:
        case (Keys.Escape, Keys() as key):
            return [events.Key(f"alt+{key.value}", None)]
        case _:
            return [events.Key(key.value, char) for key in known if key is not Keys.Ignore]


def name_of(char: str) -> str:
    known = ANSI_SEQUENCES_KEYS.get(char)
    if isinstance(known, tuple):
        return known[0].value
    name = _character_to_key(char)
    return KEY_NAME_REPLACEMENTS.get(name, name)


def with_alt(name: str) -> str:
    return f"alt+shift+{name.lower()}" if len(name) == 1 and name.isupper() else f"alt+{name}"

"""Translates pieces of input into Textual's events: keys, mouse and paste."""

import re
from contextlib import suppress
from functools import lru_cache
from itertools import starmap
from typing import Final

from textual import events
from textual.message import Message

from server.doors.terminal.input_parser import ESC, Char, EscapeSequence, Pasted, Piece
from server.doors.terminal.terminal import Size
from server.doors.textual.adapter import XTermParser

MOUSE = re.compile(r"\x1b\[<\d+;\d+;\d+[Mm]")
# No terminal was asked to speak the kitty protocol.
KITTY = re.compile(r"\x1b\[.*u")
LONGEST: Final = 32
CONTROLS_OF_8_BITS: Final = range(0x80, 0xA0)


# One for all terminals: a parser has a cycle, which only a full collection of garbage would free.
PARSER: Final = XTermParser()


class KeyEvents:
    """One for each terminal, as mouse events contain the distance from the last one."""

    def __init__(self) -> None:
        self._mouse_at = 0.0, 0.0

    def of(self, piece: Piece, size: Size) -> list[Message]:
        match piece:
            case Char(char, alt):
                return [*keys_of_char(char, alt)]
            case EscapeSequence(text) if MOUSE.fullmatch(text):
                return self._mouse(text, size)
            case EscapeSequence(text) if not KITTY.fullmatch(text):
                return [*parsed(text)]
            case Pasted(text):
                return [events.Paste(text.replace("\0", ""))]
            case _:
                return []

    def _mouse(self, sequence: str, size: Size) -> list[Message]:
        """Drops positions outside of the screen, which may be any number."""
        PARSER.last_x, PARSER.last_y = self._mouse_at
        message = PARSER.parse_mouse_code(sequence)
        self._mouse_at = PARSER.last_x, PARSER.last_y
        if not isinstance(message, events.MouseEvent):
            return []
        width, height = size
        return [message] if message.x < width and message.y < height else []


def parsed(sequence: str) -> list[events.Key]:
    return [*starmap(events.Key, key_names(sequence))]


# Textual's parser keeps itself in a cache, so that a parser for each terminal would keep its app.
@lru_cache(1024)
def key_names(sequence: str) -> tuple[tuple[str, str | None], ...]:
    if len(sequence) > LONGEST:
        # It would be taken as so many keys.
        return ()
    found: list[Message] = []
    # The parser raises various errors on bad input, and waits for the end of what it does not know.
    with suppress(Exception):
        found = list(XTermParser().feed(sequence))
    return tuple((key.key, key.character) for key in found if isinstance(key, events.Key))


def keys_of_char(char: str, alt: bool) -> list[events.Key]:
    if char == ESC:
        return [events.Key("escape", ESC)]
    if ord(char) in CONTROLS_OF_8_BITS:
        return []
    if not alt:
        return parsed(char)
    known = [key for key in parsed(ESC + char) if key.character is None]
    return known or [events.Key(with_alt(key.key), None) for key in parsed(char)]


def with_alt(name: str) -> str:
    return f"alt+shift+{name.lower()}" if len(name) == 1 and name.isupper() else f"alt+{name}"

"""Moves from JSON: a typed move, or the refusal that says what is wrong."""

import re
from collections.abc import Callable, Iterable

import msgspec

from server.protocol.seat import Malformed, Move, NoSuchMove, Refusal, Value, name_of

WHOLE = "$"
# RecursionError: JSON nested a thousand deep is a cheap attack.
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class MoveTag(Value, frozen=True):
    move: str


def move_reader(moves: Iterable[type[Move]]) -> Callable[[bytes], Move | Refusal]:
    # A decoder for each type is built once; building one costs more than using it.
    kinds = {name_of(kind): msgspec.json.Decoder(kind) for kind in moves}

    def read(text: bytes) -> Move | Refusal:
        try:
            # The tag first, to tell an unknown move from a malformed one.
            kind = msgspec.json.decode(text, type=MoveTag).move
            if kind in kinds:
                return kinds[kind].decode(text)
        except UNREADABLE as error:
            path = error_path(error)
            return Malformed(None if path == WHOLE else path, tuple(kinds))
        return NoSuchMove(tuple(kinds))

    return read


def error_path(error: Exception) -> str:
    """The path to the wrong value in a JSON text, or WHOLE."""
    # msgspec has the path only in its message.
    path = re.search(r" - at (?:`key` in )?`\$\.?([^`]*)`$", str(error))
    missing = re.search(r"missing required field `([^`]+)`", str(error))
    parts = (path and path[1], missing and missing[1])
    return ".".join(part for part in parts if part) or WHOLE

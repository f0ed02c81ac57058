"""Moves as strangers send them: JSON in, a typed move out, or why it is none."""

import re
from collections.abc import Callable, Iterable
from typing import Any, Union

import msgspec

from server.protocol.seat import Malformed, Move, NoSuchMove, Refusal, name_of

WHOLE = "$"
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def move_reader(moves: Iterable[type[Move]]) -> Callable[[bytes], Move | Refusal]:
    kinds = tuple(moves)
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Union[kinds])  # noqa: UP007 (a tuple of types)
    possible = tuple(name_of(kind) for kind in kinds)

    def read(text: bytes) -> Move | Refusal:
        try:
            move: Move = decoder.decode(text)
        except UNREADABLE as error:
            if re.fullmatch(r"Invalid value '.*' - at `\$\.move`", str(error), re.DOTALL):
                return NoSuchMove(possible)
            path = where(error)
            return Malformed(None if path == WHOLE else path, possible)
        return move

    return read


def where(error: Exception) -> str:
    """The path to what is wrong in a JSON text, or that it is the whole of it."""
    path = re.search(r" - at (?:`key` in )?`\$\.?([^`]*)`$", str(error))
    missing = re.search(r"missing required field `([^`]+)`", str(error))
    parts = (path and path[1], missing and missing[1])
    return ".".join(part for part in parts if part) or WHOLE

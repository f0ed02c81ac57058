"""Moves as strangers send them: JSON in, a typed move or the refusal of a malformed one out."""

import re
from collections.abc import Callable, Iterable
from typing import Any, Union

import msgspec

from server.protocol.seat import Malformed, Move, name_of

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def move_reader(moves: Iterable[type[Move]]) -> Callable[[bytes], Move | Malformed]:
    kinds = tuple(moves)
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Union[kinds])  # noqa: UP007 (a tuple of types)
    possible = tuple(name_of(kind) for kind in kinds)

    def read(text: bytes) -> Move | Malformed:
        try:
            move: Move = decoder.decode(text)
        except UNREADABLE as error:
            return Malformed(where(error), possible)
        return move

    return read


def where(error: Exception) -> str:
    """The path to what is wrong in a JSON text; a dollar sign is the whole of it."""
    path = re.search(r" - at (?:`key` in )?`\$\.?([^`]*)`$", str(error))
    missing = re.search(r"missing required field `([^`]+)`", str(error))
    parts = (path and path[1], missing and missing[1])
    return ".".join(part for part in parts if part) or "$"

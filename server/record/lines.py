"""The lines of a record file, and their JSON read to the letter of the format."""

import json
from typing import Any, BinaryIO, NoReturn

import msgspec

from server.errors import CheckFailed
from server.protocol.wire import UNREADABLE

BLANK = b" \t\r\n"


class Lines:
    """The lines of a file that are not blank, one at a time."""

    def __init__(self, file: BinaryIO, longest: int) -> None:
        self._file = file
        self._longest = longest
        self._number = 0
        self._text = b""

    def peek(self) -> tuple[int, bytes] | None:
        """The number and the text of the next line; None at the end of the file."""
        while not self._text.strip(BLANK):
            # One byte more than allowed tells a line that is too long, without reading all of it.
            self._text = self._file.readline(self._longest + 1)
            if not self._text:
                return None
            self._number += 1
            if len(self._text) > self._longest:
                raise CheckFailed("record-line-too-long", line=self._number, most=self._longest)
        return self._number, self._text

    def drop(self) -> None:
        self._text = b""


def read_strictly(number: int, text: bytes) -> dict[str, Any]:
    """The JSON object in a line; refused if a key stands twice or a number is no integer."""
    # Only for what msgspec lets pass. The integers in the result mean nothing: the values are read
    # by the types of header and events.
    try:
        found = _STRICT.decode(text.decode())
        # The json module lets halves of surrogate pairs pass, which no UTF-8 can hold.
        if b"\\u" in text:
            msgspec.json.decode(text, type=msgspec.Raw)
    except CheckFailed as error:
        raise CheckFailed(error.code, line=number, **error.details) from None
    except (*UNREADABLE, ValueError) as error:
        raise CheckFailed("record-not-json", line=number) from error
    if not isinstance(found, dict):
        raise CheckFailed("record-not-json", line=number)
    return found


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise CheckFailed("record-key-twice", key=twice)
    return found


def _refuse_float(written: str) -> NoReturn:
    raise CheckFailed("record-float", number=written)


def _refuse_constant(written: str) -> NoReturn:
    raise ValueError(f"{written} is not JSON")


_STRICT = json.JSONDecoder(
    object_pairs_hook=_object,
    parse_float=_refuse_float,
    # int() would refuse integers of thousands of digits, which the format allows.
    parse_int=len,
    parse_constant=_refuse_constant,
)

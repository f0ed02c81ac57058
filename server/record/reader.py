"""Reads records that strangers wrote, and names the first line that cannot stand where it does."""

from collections.abc import Callable, Iterator, Mapping
from typing import BinaryIO, Union

import msgspec

from server.engine.game import AnyGame
from server.errors import CheckFailed
from server.protocol.seat import Event, Value, name_of
from server.protocol.wire import UNREADABLE, where
from server.record.format import FORMAT, Record, RecordLine
from server.record.header import read_header

Numbered = tuple[int, bytes]


class Reader:
    def __init__(self, games: Mapping[str, AnyGame], longest_line: int) -> None:
        self._games = games
        self._longest_line = longest_line

    def read(self, file: BinaryIO) -> Iterator[Record]:
        """One record after another; what nobody reads of one is passed over before the next."""
        lines = Lines(file, self._longest_line)
        if not lines.peek():
            raise CheckFailed("record-empty")
        while first := lines.peek():
            lines.drop()
            number, text = first
            check_begins(number, text)
            header, game, options = read_header(self._games, number, text)
            record = Record(number, text, header, options, read_events(game, lines))
            yield record
            for _ in record.lines:
                pass


class Lines:
    """The lines of a file that are not empty, one at a time."""

    def __init__(self, file: BinaryIO, longest: int) -> None:
        self._file = file
        self._longest = longest
        self._number = 0
        self._text = b""

    def peek(self) -> Numbered | None:
        while not self._text.strip():
            self._text = self._file.readline(self._longest + 1)
            if not self._text:
                return None
            self._number += 1
            if len(self._text) > self._longest:
                raise CheckFailed("record-line-too-long", line=self._number, most=self._longest)
        return self._number, self._text

    def drop(self) -> None:
        self._text = b""


class Keys(Value, frozen=True):
    """What tells a header from an event, as it is written; empty where it is missing."""

    e: msgspec.Raw = msgspec.Raw()
    record: msgspec.Raw = msgspec.Raw()


def read_keys(number: int, text: bytes) -> Keys:
    try:
        # Parsing does not look at the text of keys that others added.
        text.decode()
        return msgspec.json.decode(text, type=Keys)
    except UNREADABLE as error:
        raise CheckFailed("record-not-json", line=number) from error


def word(written: msgspec.Raw) -> str | None:
    try:
        return msgspec.json.decode(written, type=str)
    except UNREADABLE:
        return None


def check_begins(number: int, text: bytes) -> None:
    keys = read_keys(number, text)
    if not keys.record:
        raise CheckFailed("record-no-header", line=number)
    if word(keys.record) != FORMAT:
        raise CheckFailed("record-no-such-format", line=number, format=FORMAT)


def read_events(game: AnyGame, lines: Lines) -> Iterator[RecordLine]:
    """Up to the header of the next game, or the end of the file."""
    decode = msgspec.json.Decoder(Union[game.events]).decode  # noqa: UP007 (a tuple of types)
    while numbered := lines.peek():
        line = read_event(decode, *numbered)
        if line is None:
            return
        lines.drop()
        yield line


def read_event(decode: Callable[[bytes], Event], number: int, text: bytes) -> RecordLine | None:
    """None: this is no event, but a header."""
    try:
        text.decode()
        event = decode(text)
    except UNREADABLE as error:
        keys = read_keys(number, text)
        if keys.record and not keys.e:
            return None
        name = word(keys.e)
        if name is None:
            raise CheckFailed("record-missing-field", line=number, field="e") from error
        if name.startswith("x-"):
            return RecordLine(number, text, None)
        if where(error) == "e":
            raise CheckFailed("record-no-such-event", line=number, event=name) from error
        raise CheckFailed("record-field", line=number, field=where(error)) from error
    return RecordLine(number, text, None if is_extra(event) else event)


def is_extra(event: Event) -> bool:
    """Events of this kind may stand anywhere, and readers skip them."""
    return name_of(event).startswith("x-")

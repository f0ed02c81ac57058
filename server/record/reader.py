"""Reads records of unknown origin; errors name the first wrong line."""

from collections.abc import Callable, Iterator, Mapping
from typing import BinaryIO, Union

import msgspec

from server.engine.game import AnyGame
from server.errors import CheckFailed
from server.protocol.seat import Event, name_of
from server.protocol.wire import UNREADABLE, error_path
from server.record.format import FORMAT, Record, RecordLine
from server.record.header import read_header
from server.record.lines import Lines, read_strictly


class Reader:
    def __init__(self, games: Mapping[str, AnyGame], longest_line: int) -> None:
        self._games = games
        self._longest_line = longest_line

    def read(self, file: BinaryIO) -> Iterator[Record]:
        """One record after another; lines that the caller leaves unread are skipped."""
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


def check_begins(number: int, text: bytes) -> None:
    found = read_strictly(number, text)
    if "record" not in found or "e" in found:
        raise CheckFailed("record-no-header", line=number)
    if found["record"] != FORMAT:
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
    """None if the line is a header."""
    try:
        event = decode(text)
    except UNREADABLE as error:
        return read_other(number, text, error)
    # A line exactly as this program writes it needs no second, slower look.
    if msgspec.json.encode(event) != text.strip():
        read_strictly(number, text)
    return RecordLine(number, text, None if is_extra(event) else event)


def read_other(number: int, text: bytes, error: Exception) -> RecordLine | None:
    """A header, an event that readers skip, or the reason why the line is neither."""
    found = read_strictly(number, text)
    if "record" in found and "e" not in found:
        return None
    name = found.get("e")
    if not isinstance(name, str):
        raise CheckFailed("record-missing-field", line=number, field="e") from error
    if name.startswith("x-"):
        return RecordLine(number, text, None)
    if error_path(error) == "e":
        raise CheckFailed("record-no-such-event", line=number, event=name) from error
    raise CheckFailed("record-field", line=number, field=error_path(error)) from error


def is_extra(event: Event) -> bool:
    """Events of this kind may stand anywhere, and readers skip them."""
    return name_of(event).startswith("x-")

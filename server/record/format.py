"""The types of a record: a header, then an event a line."""

from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Final, Literal

import msgspec

from server.protocol.seat import Event, Options, Seat, Value

FORMAT: Final = "kartenhaus/1"
# \Z and not $, which would also match before a line break.
Hex = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]


class Header(Value, frozen=True, omit_defaults=True):
    """Without a secret it is the header of a redacted record, for `seat` or the gallery."""

    record: Literal["kartenhaus/1"]
    game: str
    players: tuple[str, ...]
    options: dict[str, Any]
    host: Seat
    commit: Hex
    secret: Hex | None = None
    nonces: tuple[str, ...] | None = None
    seat: Seat | None = None


class RecordLine(Value, frozen=True):
    """A line as it was written; `event` is None for an event that readers skip."""

    number: int
    text: bytes
    event: Event | None


class Record(Value, frozen=True):
    """Lines are read lazily, so that the first error in the file is reported first."""

    number: int
    text: bytes
    header: Header
    options: Options
    lines: Iterator[RecordLine]


def write(header: Header, events: Iterable[Event]) -> Iterator[bytes]:
    # One line after another: a record of a long game need not be in memory as a whole.
    for part in (header, *events):
        yield msgspec.json.encode(part) + b"\n"

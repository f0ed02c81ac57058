"""Rows of the database. The JSON in some of their columns is opaque to the store."""

from server.protocol.seat import Value

LOBBY = "lobby"
# The upper bound of the setting `talk_kept`.
TALK_AT_MOST = 200


def place_of(table: int | None) -> str:
    """Where talk belongs: to a table, or to the lobby."""
    return LOBBY if table is None else f"table:{table}"


class PersonRow(Value, frozen=True):
    """`folded` is the name in the form in which it must be unique, `code` the hash of a return
    code."""

    id: int
    key: str | None
    code: str | None
    name: str
    folded: str
    language: str
    preferences: bytes
    muted: bytes
    seen: float


class MoveRow(Value, frozen=True):
    number: int
    seat: int | None
    move: bytes


class TableRow(Value, frozen=True):
    """`house` has the table; `epoch` counts how often it went to another one."""

    id: int
    setup: bytes
    room: bytes
    changed: float
    moves: tuple[MoveRow, ...]
    house: int = 0
    epoch: int = 0


class SayingRow(Value, frozen=True):
    """`place` comes from `place_of`."""

    place: str
    at: float
    person: int | None
    who: str
    text: str
    seat: int | None


class SavedTable(Value, frozen=True):
    row: TableRow
    talk: tuple[SayingRow, ...]


class ResultRow(Value, frozen=True):
    seat: int
    person: int | None
    name: str
    points: int
    won: bool


class RecordRow(Value, frozen=True):
    """`open`: visible to everybody."""

    id: str
    game: str
    ended: float
    open: bool
    lines: bytes
    results: tuple[ResultRow, ...]


class Everything(Value, frozen=True):
    """All that a house needs at its start; people with a key are read when they come in.
    `next_person` and `next_table` were never used before, `bans` are keys and addresses, with the
    end of the ban if it has one."""

    guests: tuple[PersonRow, ...]
    tables: tuple[TableRow, ...]
    talk: dict[str, tuple[SayingRow, ...]]
    next_person: int
    next_table: int
    bans: dict[str, float | None]

"""What the house keeps, as it goes in and comes out. JSON in it is the business of others."""

from server.protocol.seat import Value

LOBBY = "lobby"
TALK_AT_MOST = 200


def place_of(table: int | None) -> str:
    """Where something was said: at a table, or in the lobby."""
    return LOBBY if table is None else f"table:{table}"


class PersonRow(Value, frozen=True):
    """`folded` is the name as it is compared, `code` the hash of a return code."""

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
    id: int
    setup: bytes
    room: bytes
    changed: float
    moves: tuple[MoveRow, ...]


class SayingRow(Value, frozen=True):
    """`place` as `place_of` names it."""

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
    """`open`: everybody may have it."""

    id: str
    game: str
    ended: float
    open: bool
    lines: bytes
    results: tuple[ResultRow, ...]


class Everything(Value, frozen=True):
    """What a house needs to go on; the next numbers were never used before. `other_keys` lead to
    persons; `bans` are keys and addresses."""

    people: tuple[PersonRow, ...]
    tables: tuple[TableRow, ...]
    talk: dict[str, tuple[SayingRow, ...]]
    next_person: int
    next_table: int
    other_keys: dict[str, int]
    bans: tuple[str, ...]

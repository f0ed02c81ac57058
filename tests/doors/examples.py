"""Examples of all structs of the protocol, made from the types of their fields."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import inspect as types

from server.engine import GAMES
from server.protocol import eight28
from server.protocol.notices import NOTICES
from server.protocol.requests import REQUESTS
from server.protocol.seat import Event, GameOver, Move, Refusal, View

MOVE = {"move": "take"}
# Values that the type of a field does not tell.
KNOWN: Mapping[tuple[str, str], object] = {
    ("Open", "game"): "eight28",
    ("Listing", "game"): "eight28",
    ("Room", "game"): "eight28",
    ("Replayed", "game"): "eight28",
    ("Room", "standing"): MOVE,
}
SIMPLE: Mapping[type, object] = {
    types.BoolType: True,
    types.FloatType: 0.5,
    types.StrType: "Grüße",
    types.RawType: msgspec.Raw(msgspec.json.encode(MOVE)),
}
STAND_INS: Mapping[type, object] = {
    Move: eight28.Take(),
    Event: eight28.GemLaid(1, "red"),
    Refusal: GameOver((1,)),
    View: GAMES["eight28"].view(GAMES["eight28"].start(3), 0),
}


def example(kind: type[msgspec.Struct], *, full: bool = True) -> Any:
    """An example with all fields, or with the required ones only."""
    if kind in STAND_INS:
        return STAND_INS[kind]
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    fields = [field for field in info.fields if full or field.required]
    return kind(**{field.name: value_of(kind, field, full) for field in fields})


def value_of(kind: type[msgspec.Struct], field: types.Field, full: bool) -> object:
    return KNOWN.get((kind.__name__, field.name)) or value(field.type, full)


def value(kind: types.Type, full: bool) -> object:
    match kind:
        case types.UnionType(types=(*_, one)) if not isinstance(one, types.NoneType):
            return value(one, full)
        case types.UnionType(types=(one, *_)):
            return value(one, full) if full else None
        case types.StructType(cls=struct):
            return example(struct, full=full)
        case types.VarTupleType(item_type=item):
            return (value(item, full),) if full else ()
        case types.DictType(key_type=types.StrType(), value_type=types.AnyType()):
            return {}
        case types.DictType(key_type=key, value_type=item):
            return {value(key, full): value(item, full)}
        case types.LiteralType(values=values):
            return values[0]
        case types.IntType(ge=least):
            return least or 1
    return SIMPLE[type(kind)]


def both(kinds: tuple[type[Any], ...]) -> list[Any]:
    return [example(kind, full=full) for kind in kinds for full in (True, False)]


REQUEST_EXAMPLES = both(REQUESTS)
NOTICE_EXAMPLES = both(NOTICES)

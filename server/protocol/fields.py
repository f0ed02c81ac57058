"""The values that fields of options and settings allow, spelled as people type them."""

from collections.abc import Mapping
from typing import Annotated, Literal, get_args, get_origin, get_type_hints

import msgspec

from server.protocol.seat import Value

Plain = bool | int | str


def choices(struct: type[Value]) -> dict[str, Mapping[str, Plain]]:
    """All values of each field, by their spelling."""
    hints = get_type_hints(struct, include_extras=True)
    return {field: {spell(value): value for value in values(hints[field])} for field in hints}


def values(kind: object) -> tuple[Plain, ...]:
    if kind is bool:
        return (False, True)
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_origin(kind) is Annotated:
        return tuple(range(kind_range(kind).start, kind_range(kind).stop))
    # Only for options and settings, whose types this house chooses itself.
    raise TypeError(f"the values of {kind} cannot be listed")


def kind_range(kind: object) -> range:
    meta = get_args(kind)[1]
    return range(meta.ge, meta.le + 1)


def describe(kind: object) -> str:
    """The allowed values in one line, or examples where there are too many."""
    if kind is str:
        return "…"
    if get_origin(kind) is tuple:
        return f"[{describe(get_args(kind)[0])}]"
    if get_origin(kind) is Annotated:
        some = get_args(kind)[1].examples
        return ", ".join(some) if some else spell_range(kind_range(kind))
    return ", ".join(spell(value) for value in values(kind))


def is_allowed(struct: Value) -> bool:
    """Whether all values are within the constraints of their fields."""
    try:
        msgspec.convert(msgspec.to_builtins(struct), type(struct))
    except msgspec.ValidationError:
        return False
    return True


def spell_range(whole: range) -> str:
    return str(whole[0]) if len(whole) == 1 else f"{whole[0]}-{whole[-1]}"


def spell(value: Plain) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)

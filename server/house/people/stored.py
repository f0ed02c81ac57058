"""Reads a stored person. A value that this version does not understand costs that value only."""

from typing import Any, NamedTuple

import msgspec

from server.protocol.lobby import Language, Preferences
from server.store.rows import PersonRow


class Understood(NamedTuple):
    """`language` is None where none was chosen. `unknown` are the names of the values that were
    replaced by their defaults."""

    language: Language | None
    preferences: Preferences
    muted: set[int]
    unknown: tuple[str, ...]


def understood(row: PersonRow) -> Understood:
    unknown: list[str] = []
    language: Language | None = None
    if row.language:
        language = converted(row.language, Language, None, "language", unknown)
    return Understood(
        language,
        preferences_in(decoded(row.preferences, "preferences", unknown), unknown),
        converted(decoded(row.muted, "muted", unknown), set[int], set(), "muted", unknown),
        tuple(unknown),
    )


def preferences_in(values: object, unknown: list[str]) -> Preferences:
    try:
        return msgspec.convert(values, Preferences)
    except msgspec.ValidationError:
        kept: dict[str, Any] = {}
    for name, value in values.items() if isinstance(values, dict) else ():
        try:
            msgspec.convert({name: value}, Preferences)
        except msgspec.ValidationError:
            unknown.append(f"preferences.{name}")
        else:
            kept[name] = value
    return msgspec.convert(kept, Preferences)


def decoded(text: bytes, name: str, unknown: list[str]) -> object:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        unknown.append(name)
        return {} if name == "preferences" else []


def converted(value: object, kind: Any, otherwise: Any, name: str, unknown: list[str]) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError:
        unknown.append(name)
        return otherwise

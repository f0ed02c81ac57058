"""What a host can set: read once from a TOML file, checked key by key, then passed down."""

import re
import tomllib
from typing import Annotated, Any, Literal, get_type_hints

import msgspec

from server.complaint import Misuse
from server.files import reading
from server.protocol.fields import describe
from server.protocol.seat import Value

LONGEST = 1_000_000


class House(Value, frozen=True):
    language: Literal["auto", "en", "de", "fr", "it"] = "auto"


class Records(Value, frozen=True):
    longest_line: Annotated[int, msgspec.Meta(ge=1024, le=1048576)] = 65536


class Settings(Value, frozen=True):
    house: House = House()
    records: Records = Records()


def load(file: str) -> Settings:
    with reading(file) as stream:
        text = stream.read(LONGEST + 1)
    if len(text) > LONGEST:
        raise Misuse("settings-too-long", file=file, most=LONGEST)
    try:
        tables = tomllib.loads(text.decode())
    except (ValueError, RecursionError) as error:
        raise Misuse("settings-syntax", file=file, line=line_of(error, text)) from error
    sections = get_type_hints(Settings)
    _check_keys(file, "", tables, sections)
    found: dict[str, Any] = {key: _section(file, key, tables[key], sections[key]) for key in tables}
    return Settings(**found)


def _section(file: str, path: str, table: Any, struct: type[Value]) -> Value:
    if not isinstance(table, dict):
        raise Misuse(
            "settings-value", file=file, key=path, value=spelled(table), allowed=f"[{path}]"
        )
    kinds = get_type_hints(struct, include_extras=True)
    _check_keys(file, f"{path}.", table, kinds)
    for key, value in table.items():
        try:
            msgspec.convert(value, kinds[key])
        except msgspec.ValidationError as error:
            raise Misuse(
                "settings-value",
                file=file,
                key=f"{path}.{key}",
                value=spelled(value),
                allowed=describe(kinds[key]),
            ) from error
    return struct(**table)


def _check_keys(file: str, path: str, table: dict[str, Any], known: dict[str, Any]) -> None:
    for key in table:
        if key not in known:
            raise Misuse(
                "settings-no-such-key", file=file, key=f"{path}{key}", allowed=tuple(sorted(known))
            )


def spelled(value: object) -> str:
    if isinstance(value, str):
        return value
    try:
        return msgspec.json.encode(value).decode()
    except (ValueError, OverflowError):
        return "…"


def line_of(error: Exception, text: bytes) -> int:
    """Where the text stops being TOML: its last line, if the reader of TOML names none."""
    named = re.search(r"at line (\d+)", str(error))
    if named:
        return int(named[1])
    upto = text[: error.start] if isinstance(error, UnicodeDecodeError) else text
    return upto.count(b"\n") + 1

"""Reads the settings: their defaults, a TOML file above them, and the environment above both."""

import re
import tomllib
from codecs import BOM_UTF8
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, get_origin, get_type_hints

import msgspec

from server.commands.command_line import Arguments
from server.errors import UsageError
from server.files import reading
from server.protocol.fields import describe
from server.settings import FORMS, Section, Settings

# Read where no file is named.
USUAL_PLACE: Final = "/etc/kartenhaus/house.toml"
# Bytes: a wrong file, such as a database, is refused instead of read.
LONGEST: Final = 1_000_000
PREFIX: Final = "KARTENHAUS_"
DEFAULT: Final = "default"
PASSWORD: Final = re.compile(r"(?<=://)[^/\s]*:[^\s]*(?=@)|(?<=password=)[^&\s\"]*")
TOML_WORDS: Final = {"true": True, "false": False}

# A key with an equals sign, or one of another section: port = 22, door.port = 22.
KEY: Final = r"\s*[\"']?([\w-]+)[\"']?\s*(?:\.\s*[\"']?([\w-]+)[\"']?\s*)?[=.]"

SECTIONS: Final[dict[str, type[Section]]] = get_type_hints(Settings)
KINDS: Final = {name: get_type_hints(kind, include_extras=True) for name, kind in SECTIONS.items()}


class Given(NamedTuple):
    """A setting that a file or the environment names, and where."""

    section: str
    key: str
    value: object
    place: str


def load(file: str = "", environment: Mapping[str, str] | None = None) -> Settings:
    """Names every mistake, each with its place."""
    given = [*given_in_file(file), *given_in(environment or {})]
    mistakes = [found for each in given if (found := mistake(each))]
    if mistakes:
        first, *others = mistakes
        first.others = tuple(others)
        raise first
    tables: dict[str, dict[str, object]] = {}
    for section, key, value, _ in given:
        tables.setdefault(section, {})[key] = value
    return msgspec.convert(tables, Settings)


def file_of(arguments: Arguments) -> str:
    """The settings file of the command line, or that of this machine; empty if there is none."""
    return arguments.get("config", USUAL_PLACE if Path(USUAL_PLACE).exists() else "")


def origins(file: str, environment: Mapping[str, str]) -> dict[tuple[str, str], str]:
    """The place of each setting that has one."""
    given = [*given_in_file(file), *given_in(environment)]
    return {(each.section, each.key): each.place for each in given}


def given_in_file(file: str) -> Iterator[Given]:
    if not file:
        return
    with reading(file) as stream:
        text = stream.read(LONGEST + 1)
    if len(text) > LONGEST:
        raise UsageError("settings-too-long", file=file, most=LONGEST)
    # Editors on Windows begin files with a byte order mark, which TOML does not know.
    text = text.removeprefix(BOM_UTF8)
    try:
        tables = tomllib.loads(text.decode())
    except (ValueError, RecursionError) as error:
        raise UsageError("settings-syntax", file=file, line=line_of_error(error, text)) from error
    lines = line_numbers(text.decode())
    for section, values in tables.items():
        keyed = values if section in KINDS and isinstance(values, dict) else {"": values}
        for key, value in keyed.items():
            line = lines.get((section, key)) or lines.get((section, ""))
            yield Given(section, key, value, f"{file}, line {line}" if line else file)


def given_in(environment: Mapping[str, str]) -> Iterator[Given]:
    """KARTENHAUS_DOOR_PORT is door.port. Other names with this beginning come from container
    managers, which make them of the names of services."""
    for name, text in sorted(environment.items()):
        section, _, key = name.removeprefix(PREFIX).lower().partition("_")
        if name.startswith(PREFIX) and section in KINDS:
            yield Given(section, key, typed(KINDS[section].get(key), text), name)


def typed(kind: object, text: str) -> object:
    """The value as a file would give it; lists are separated by commas."""
    if get_origin(kind) is tuple:
        return [each.strip() for each in text.split(",") if each.strip()]
    if kind is bool:
        return TOML_WORDS.get(text, text)
    try:
        return msgspec.convert(text, int, strict=False) if accepts(kind, 0) else text
    except msgspec.ValidationError:
        return text


def accepts(kind: object, value: object) -> bool:
    """Whether a value of this type, if not this one itself, may be right."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        return not str(error).startswith("Expected `str`")
    except TypeError:
        return False
    return True


def mistake(given: Given) -> UsageError | None:
    section, key, value, place = given
    if section not in KINDS:
        return unknown(section, tuple(SECTIONS), place)
    kinds = KINDS[section]
    if not key:
        return wrong(section, value, f"[{section}]", place)
    if key not in kinds:
        return unknown(f"{section}.{key}", tuple(kinds), place)
    try:
        found: Any = msgspec.convert(value, kinds[key])
    except msgspec.ValidationError:
        return wrong(f"{section}.{key}", value, describe(kinds[key]), place)
    has_form = FORMS.get(key) if section == "door" else None
    if has_form and not all(map(has_form, [found] if isinstance(found, str) else found)):
        return wrong(f"{section}.{key}", value, describe(kinds[key]), place)
    return None


def unknown(key: str, known: tuple[str, ...], place: str) -> UsageError:
    return UsageError("settings-no-such-key", file=place, key=key, allowed=tuple(sorted(known)))


def wrong(key: str, value: object, allowed: str, place: str) -> UsageError:
    return UsageError("settings-value", file=place, key=key, value=spelled(value), allowed=allowed)


def spelled(value: object) -> str:
    """As in a TOML file, so that "22" is told from 22; without the password of a URL."""
    # JSON has no nan and no inf.
    if isinstance(value, float):
        return str(value)
    try:
        return PASSWORD.sub("…", msgspec.json.encode(value).decode())
    except (ValueError, OverflowError):
        return "…"


def line_numbers(text: str) -> dict[tuple[str, str], int]:
    """The line of each setting, and with an empty key that of its section."""
    found: dict[tuple[str, str], int] = {}
    section = ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[+\s*[\"']?([^\]\"']*?)[\"']?\s*\]", line):
            section = header[1]
            found.setdefault((section, ""), number)
        elif key := re.match(KEY, line):
            place = (section, key[1]) if section else (key[1], key[2] or "")
            found.setdefault(place, number)
    return found


def line_of_error(error: Exception, text: bytes) -> int:
    """The line of a TOML error: the one tomllib names, that of the first undecodable byte, or the
    last line."""
    named = re.search(r"at line (\d+)", str(error))
    if named:
        return int(named[1])
    upto = text[: error.start] if isinstance(error, UnicodeDecodeError) else text
    return upto.count(b"\n") + 1

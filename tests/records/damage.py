"""Damaged lines of records, as JSON text."""

import json
from collections.abc import Iterator
from typing import Any

FLOATS = ("1.0", "0.5", "1e2", "1E+2", "-0.0", "1e400")
BREAKS = {
    "LF": "\n",
    "CR": "\r",
    "VT": "\v",
    "FF": "\f",
    "U+0085": "\x85",
    "U+2028": "\u2028",
    "U+2029": "\u2029",
}


def keys_twice(value: Any) -> Iterator[str]:
    """The value with one key twice in one of its objects: with the same value, with another value,
    and in another spelling."""
    if isinstance(value, list):
        yield from in_items(value, keys_twice)
    if isinstance(value, dict):
        pairs = [(json.dumps(key), text(each)) for key, each in value.items()]
        for at, (key, written) in enumerate(pairs):
            escaped = f'"\\u{ord(key[1]):04x}{key[2:]}'
            yield joined([*pairs, (key, written)])
            yield joined([(key, "null"), *pairs])
            yield joined([*pairs[: at + 1], (escaped, written), *pairs[at + 1 :]])
        yield from in_values(value, keys_twice)


def floats(value: Any) -> Iterator[str]:
    """The value with one integer as a float, or with a float in an added key."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield from (f"{value}.0", f"{value}e0", f"{value}.5")
    if isinstance(value, list):
        yield from in_items(value, floats)
    if isinstance(value, dict):
        pairs = [(json.dumps(key), text(each)) for key, each in value.items()]
        for number in FLOATS:
            yield joined([*pairs, ('"added"', number)])
            yield joined([('"added"', f'[{{"deep": [7, {number}]}}]'), *pairs])
        yield from in_values(value, floats)


def in_items(items: list[Any], damage: Any) -> Iterator[str]:
    for at, item in enumerate(items):
        for damaged in damage(item):
            written = [text(each) for each in items]
            yield f"[{', '.join([*written[:at], damaged, *written[at + 1 :]])}]"


def in_values(value: dict[str, Any], damage: Any) -> Iterator[str]:
    for at, inner in enumerate(value.values()):
        for damaged in damage(inner):
            pairs = [(json.dumps(key), text(each)) for key, each in value.items()]
            yield joined([*pairs[:at], (pairs[at][0], damaged), *pairs[at + 1 :]])


def joined(pairs: list[tuple[str, str]]) -> str:
    return "{" + ", ".join(f"{key}: {written}" for key, written in pairs) + "}"


def text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)

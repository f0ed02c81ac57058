"""Validators of JSON that look only at the possible ones of many alternatives, and at equal values
once."""

import json
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import jsonschema  # type: ignore[import-untyped] # its types are a part of their own

from server.doors.json.schema import DEFS

DRAFT = jsonschema.Draft202012Validator
Keyword = Callable[..., Iterator[Any]]


def validator(name: str, parts: Mapping[str, Any]) -> Any:
    """Of the part of this name."""
    quick = {
        "anyOf": partial(any_of, DRAFT.VALIDATORS["anyOf"], parts),
        "$ref": partial(ref, parts, set()),
    }
    of = jsonschema.validators.extend(DRAFT, quick)
    return of({"$ref": DEFS + name, "$defs": parts})


def ref(
    parts: Mapping[str, Any],
    right: set[tuple[str, str]],
    validator: Any,
    reference: str,
    value: Any,
    schema: Any,
) -> Iterator[Any]:
    """Notices of one game repeat most of their parts: those that were `right` are so again."""
    known = reference, json.dumps(value)
    if known in right:
        return
    is_right = True
    for error in validator.descend(value, parts[reference.removeprefix(DEFS)]):
        is_right = False
        yield error
    if is_right:
        right.add(known)


def any_of(
    usual: Keyword,
    parts: Mapping[str, Any],
    validator: Any,
    alternatives: list[Any],
    value: Any,
    schema: Any,
) -> Iterator[Any]:
    """Leaves out alternatives with other tags, which cannot match. Of kinds of notices, moves and
    events at most one is left; trying all of them takes most of the time of a test."""
    possible = [each for each in alternatives if has_tags_of(value, each, parts)]
    return usual(validator, possible or alternatives, value, schema)


def has_tags_of(value: Any, alternative: Any, parts: Mapping[str, Any]) -> bool:
    if not isinstance(value, dict):
        return True
    part = parts[alternative["$ref"].removeprefix(DEFS)] if "$ref" in alternative else alternative
    fields = part.get("properties", {})
    return all(
        value.get(name) in fields[name]["enum"]
        for name in part.get("required", ())
        if "enum" in fields.get(name, ())
    )

"""Checks lines of the JSON protocol against its schema."""

import json
from collections.abc import Iterable
from functools import cache
from typing import Any

import jsonschema  # type: ignore[import-untyped] # its types are a part of their own

from server.doors.json.schema import DEFS, schema
from server.engine import GAMES
from tests.doors import json_schema

PARTS = json.loads(json.dumps(schema(GAMES)))["$defs"]


def tells(ref: str) -> str:
    """The value of `tell` that names a kind of notice."""
    (word,) = PARTS[ref.removeprefix(DEFS)]["properties"]["tell"]["enum"]
    return str(word)


KINDS = {tells(each["$ref"]): each["$ref"] for each in PARTS["notices"]["anyOf"]}


@cache
def validator(tell: str) -> Any:
    """A validator of one kind."""
    return json_schema.validator(KINDS[tell].removeprefix(DEFS), PARTS)


def check(lines: Iterable[str]) -> None:
    for line in dict.fromkeys(lines):
        notice = json.loads(line)
        if error := jsonschema.exceptions.best_match(validator(notice["tell"]).iter_errors(notice)):
            raise AssertionError(f"{error.message} in {line}")

"""Stored people whose values this version does not understand."""

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.house.people.stored import understood
from server.protocol.lobby import Preferences
from server.store.rows import PersonRow
from tests.cases import for_each
from tests.house.running import running_house

ROW = PersonRow(1, None, "c", "Anna", "anna", "de", b'{"theme":"light"}', b"[2]", 0.0)

STRANGE: Mapping[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "another language": ({"language": "nl"}, ("language",)),
    "another theme": ({"preferences": b'{"theme":"rainbow","bell":false}'}, ("preferences.theme",)),
    "keys of another kind": ({"preferences": b'{"keys":[1]}'}, ("preferences.keys",)),
    "preferences that are a list": ({"preferences": b"[]"}, ()),
    "preferences that are no JSON": ({"preferences": b"{"}, ("preferences",)),
    "names among the muted": ({"muted": b'["Ben"]'}, ("muted",)),
    "no JSON among the muted": ({"muted": b"\xff"}, ("muted",)),
}


@for_each("case", STRANGE)
def test_a_value_that_is_not_understood_costs_that_value_only(case: str) -> None:
    changes, unknown = STRANGE[case]
    found = understood(msgspec.structs.replace(ROW, **changes))
    assert found.unknown == unknown
    if "language" not in changes:
        assert found.language == "de"
    if "preferences" not in changes:
        assert found.preferences == Preferences(theme="light")
    if "muted" not in changes:
        assert found.muted == {2}


def test_other_preferences_than_the_strange_one_are_kept() -> None:
    row = msgspec.structs.replace(ROW, preferences=b'{"theme":"rainbow","bell":false,"new":1}')
    assert understood(row).preferences == Preferences(bell=False)


@pytest.mark.asyncio
async def test_a_house_opens_with_strange_rows_and_names_them(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        await house.connect("Anna", language="de")
    with closing(sqlite3.connect(tmp_path / "house.db")) as database:
        assert database.execute("UPDATE people SET language = 'nl'").rowcount == 1
        database.execute("INSERT INTO moves VALUES (77, 0, NULL, '{}')")
        database.execute("INSERT INTO talk VALUES (77, 'table:77', 1, 99, 'Cora', 'Hi', 0)")
        database.commit()
    named: list[tuple[str, Sequence[str]]] = []
    async with running_house(tmp_path) as house:
        house.house.people.on_not_understood = lambda *what: named.append(what)
        anna = await house.connect("Anna")
        assert anna.session.person.preferences == Preferences()
    assert named == [("Anna", ("language",))]

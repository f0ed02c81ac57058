"""A house of now and a recorded door of the version before, which refuses what it does not know."""

import json
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped] # its types are a part of their own
import pytest

from server.doors.link import messages
from server.doors.ssh.host_keys import HostKeys
from server.house.lobby.session import Resumed
from server.protocol.notices import SeatNews
from tests.link.recorded_door import CONTROL, HERE, Entry, RecordedDoor, recording
from tests.link.test_bad_links import linked
from tests.link.test_doors import with_doors

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
PARTS = json.loads((HERE / "door_1.schema.json").read_text())["$defs"]
"""the messages that a door of version 1 decodes"""


def kinds(entries: list[Entry]) -> set[str]:
    return {each["line"]["tell"] for each in entries if "house" in each}


def not_understood(entries: list[Entry]) -> list[str]:
    found = []
    for each in entries:
        if "house" in each:
            part = "control" if each["house"] == CONTROL else "session"
            of: Any = jsonschema.Draft202012Validator({"$ref": f"#/$defs/{part}", "$defs": PARTS})
            error = jsonschema.exceptions.best_match(of.iter_errors(each["line"]))
            found += [f"{error.message}: {each}"] if error else []
    return found


async def play(folder: Path, keys: HostKeys, entries: list[Entry]) -> list[Entry]:
    async with with_doors(folder, keys) as (house, doors), linked(doors) as connection:
        door = RecordedDoor(connection)
        await door.play(entries)
        assert not house.log("door-garbled")
        return door.heard


async def test_a_door_of_the_version_before_understands_all_that_a_house_sends(
    tmp_path: Path, keys: HostKeys
) -> None:
    recorded = recording("door_1.jsonl")
    assert not not_understood(recorded)
    heard = await play(tmp_path, keys, recorded)
    assert not_understood(heard) == []
    assert {"rules", "answer", "welcome", "table", "state", "event", "refused", "left"} <= kinds(
        heard
    )


async def test_a_door_that_does_not_tell_what_it_has_shown_brings_sessions_back() -> None:
    written = (
        b'{"connection":0,"key":null,"name":"anna","reached":["127.0.0.1",22],'
        b'"resumed":{"code":"lamo-digu","table":1}}'
    )
    assert messages.LOGINS.decode(written).resumed == Resumed("lamo-digu", 1, None)


async def test_a_door_gets_no_notice_that_is_newer_than_its_version(
    tmp_path: Path, keys: HostKeys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(messages.SINCE, SeatNews, 2)
    recorded = recording("door_1.jsonl")
    heard = await play(tmp_path, keys, recorded)
    assert "news" in kinds(recorded)
    assert kinds(recorded) - kinds(heard) == {"news"}
    recorded[0] = {"door": CONTROL, "opens": {"command": messages.HELLO}}
    heard = await play(tmp_path / "now", keys, recorded)
    assert {"news", "state-change"} <= kinds(heard)
    # Only a newer door can read these rules.
    assert "doors_address" in "".join(not_understood(heard))

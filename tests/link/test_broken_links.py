"""Links that break while the house lives: its doors open another one, and their sessions go on."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from server.doors.link import messages
from server.doors.ssh.host_keys import HostKeys
from server.house.lobby import overview
from server.house.lobby.house import House
from tests.house.scenarios import store_is_busy
from tests.link.near_doors import NearDoors
from tests.link.test_coming_back import OPEN, told
from tests.link.test_doors import run, with_doors
from tests.ssh.house_over_ssh import BEN, Housed
from tests.textual.loopback import Client

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


async def break_link(doors: NearDoors) -> None:
    for link in tuple(doors.house_end.links):
        await link.close()


def ask(client: Client, do: str, **more: Any) -> None:
    client.type(json.dumps({"do": do} | more).encode() + b"\n")


async def until_back(client: Client) -> None:
    """Until the first notices of the next session are all there."""
    await client.until(lambda: told(client, "house-away"))
    lines = client.read.partition(b'"house-away"')[2]
    while b'{"tell":"lobby"' not in lines and b'{"tell":"state"' not in lines:
        client.read += await client.process.stdout.read(65536)
        lines = client.read.partition(b'"house-away"')[2]


async def test_sessions_come_back_to_their_seat_to_the_gallery_and_to_the_lobby(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with (
        with_doors(tmp_path, keys) as (house, doors),
        house.entered(login="anna", term=None, command="json") as anna,
        house.entered(login="ben", key=BEN, term=None, command="json") as ben,
        house.entered(login="carl", term=None, command="json") as carl,
    ):
        ask(anna, **OPEN)
        ask(anna, "ready")
        await anna.until(lambda: told(anna, "state"))
        ask(ben, "watch", table="1")
        await ben.until(lambda: told(ben, "state"))
        ask(carl, **OPEN)
        ask(carl, "ready")
        await carl.until(lambda: told(carl, "state"))
        ask(carl, "leave")
        await carl.until(lambda: told(carl, "left"))
        await break_link(doors)
        for client in (anna, ben, carl):
            await until_back(client)
            first, last = told(client, "welcome")[0], told(client, "welcome")[-1]
            assert first == last
        assert told(anna, "table")[-1]["room"]["you"] == 0
        assert told(ben, "table")[-1]["room"]["you"] is None
        assert told(ben, "table")[-1]["room"]["watchers"] == 1
        after = carl.read.partition(b'"house-away"')[2]
        assert b'"tell":"lobby"' in after
        assert b'"tell":"table"' not in after
        assert house.door.control.limits.connections == 3
        await house.until(lambda: len(house.house.online) == 3)
        assert house.door.control.limits.strangers == 0


async def test_a_request_that_was_under_way_is_told_as_not_answered(
    tmp_path: Path, keys: HostKeys, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, never = asyncio.Event(), asyncio.Event()
    async with (
        with_doors(tmp_path, keys) as (house, doors),
        house.entered(term=None, command="json") as anna,
    ):
        await anna.until(lambda: told(anna, "lobby"))

        async def update(*_: object, **__: object) -> None:
            asked.set()
            await never.wait()

        monkeypatch.setattr(house.house.people, "update", update)
        ask(anna, "language", language="de")
        await asked.wait()
        await break_link(doors)
        await anna.until(lambda: told(anna, "refused"))
        assert told(anna, "refused") == [
            {"tell": "refused", "refusal": {"refusal": "not-answered"}}
        ]
        never.set()


async def test_a_command_that_was_under_way_ends_with_a_sentence(
    tmp_path: Path, keys: HostKeys, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, never = asyncio.Event(), asyncio.Event()
    async with with_doors(tmp_path, keys) as (_, doors):

        async def count(house: House) -> None:
            asked.set()
            await never.wait()

        monkeypatch.setattr(overview, "count", count)
        running = asyncio.create_task(run(doors.ports[0], "stats"))
        await asked.wait()
        await break_link(doors)
        ran = await running
        assert (ran.code, ran.out, ran.err) == (
            1,
            "",
            "The house is closing. Your table is kept.\n",
        )
        never.set()


async def test_sessions_end_with_a_sentence_if_the_house_takes_their_door_no_more(
    tmp_path: Path, keys: HostKeys, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        with_doors(tmp_path, keys) as (house, doors),
        house.entered(term=None) as anna,
    ):
        await anna.until(lambda: b"Welcome" in anna.read)
        monkeypatch.setattr(messages, "HELLOS", {"door 9": 9})
        await break_link(doors)
        await anna.read_all()
        assert anna.read.endswith(b"The house has ended the connection. Goodbye.\n")
        (link,) = doors.links
        assert link.refused
        assert link.refused.code == "link-refused"
        assert "door 9" in str(link.refused.details["reason"])
        assert online(house) == 0


def online(house: Housed) -> int:
    return len(house.house.online)


async def test_a_person_who_hangs_up_while_the_house_lets_them_in_is_not_there(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with with_doors(tmp_path, keys) as (house, _):
        async with store_is_busy(house), house.connected() as anna:
            await anna.create_process("json", encoding=None)
            await house.until(lambda: house.house.under_way)
        await house.until(lambda: not house.house.under_way)
        await house.until(lambda: not tuple(house.house.online))

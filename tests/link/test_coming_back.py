"""Doors whose house is killed, and started again: the connections of people stay open, and their
sessions go on where they were."""

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tests.link.far_doors import Relay, address_for_doors, copied, far_door
from tests.link.test_served_by_doors import doors_of, run
from tests.ports import free_port
from tests.ssh.bare_server import connect
from tests.ssh.house_over_ssh import ANNA, BEN, ENGLISH, WIDE
from tests.ssh.test_serve import Served, served
from tests.textual.loopback import Client
from tests.textual.paper import PATIENCE
from tests.waiting import until

pytestmark = [pytest.mark.slow, pytest.mark.asyncio]
OPEN: Any = {"do": "open", "game": "eight28", "seats": 3, "bots": ["simple"] * 2}
ASKED = b"\n> "
MISSED = b"While you were away"


@asynccontextmanager
async def entered(
    house: Served, login: str, key: asyncssh.SSHKey | None, term: str | None, command: str = ""
) -> AsyncIterator[Client]:
    how: Any = {"client_keys": [key] if key else None}
    async with connect(
        house.port, login, preferred_auth="publickey,keyboard-interactive", **how
    ) as connection:
        process = await connection.create_process(
            command or None,
            term_type=term,
            term_size=WIDE if term else None,
            env=ENGLISH if term else {},
            encoding=None,
        )
        yield Client(connection, process, WIDE)


async def kill(house: Served) -> None:
    """Its doors hold its standard error, so that `end` waits for them, too."""
    house.process.kill()
    await until(lambda: house.process.returncode is not None, PATIENCE)


def told(client: Client, what: str) -> list[dict[str, Any]]:
    lines = client.read.rpartition(b"\n")[0].splitlines()
    return [each for each in map(json.loads, lines) if each["tell"] == what]


@pytest.mark.parametrize("is_far", [False, True], ids=["near", "far"])
async def test_people_at_tables_keep_their_connections_and_seats_when_the_house_is_killed(
    tmp_path: Path, is_far: bool
) -> None:
    folder = tmp_path / "house"
    place, env = address_for_doors()
    async with (
        served(folder, "--doors", "2", port=free_port(), env=env) as house,
        AsyncExitStack() as stack,
    ):
        door = house
        if is_far:
            copied(folder, tmp_path / "door")
            door = await stack.enter_async_context(far_door(place, tmp_path / "door"))
        async with (
            entered(door, "anna", ANNA, "xterm-256color") as anna,
            entered(door, "ben", BEN, None) as ben,
            entered(door, "carl", None, None, "json") as carl,
            entered(door, "dora", None, "xterm-256color") as dora,
        ):
            doors = doors_of(house)
            anna.type(b":play 8-28\r")
            await anna.until_shows("YOUR TURN")
            ben.type(b"play 8-28\n")
            await ben.until(lambda: ASKED in ben.read)
            carl.type(json.dumps(OPEN).encode() + b'\n{"do":"ready"}\n')
            await carl.until(lambda: told(carl, "state") and told(carl, "state")[-1]["legal"])
            await dora.until_shows("you are dora")
            before = told(carl, "state")
            anna.type(b"chalf a lin")
            await anna.until_shows("half a lin")
            await kill(house)
            await anna.until_shows("One moment")
            await dora.until_shows("One moment")
            await carl.until(lambda: told(carl, "house-away"))
            carl.type(b'{"do":"ready"}\n')
            await carl.until(lambda: told(carl, "refused"))
            assert told(carl, "refused")[-1]["refusal"] == {"refusal": "no-house"}
            await ben.until(lambda: b"One moment" in ben.read)
            ben.type(b"1\n")
            await ben.until(lambda: b"this was not done" in ben.read)
            async with served(folder, "--doors", "1", port=house.port, env=env) as next_one:
                await anna.until(lambda: "One moment" not in anna.shows())
                await carl.until(lambda: len(told(carl, "state")) > len(before))
                after = told(carl, "state")[-1]
                assert after == before[-1]
                assert told(carl, "welcome")[0] == told(carl, "welcome")[-1]
                # All moves that the house has stored had been shown.
                assert not told(carl, "missed")
                move = {"do": "move", "at": after["number"], "move": after["legal"][0]}
                carl.type(json.dumps(move).encode() + b"\n")
                await carl.until(lambda: told(carl, "state")[-1]["number"] > after["number"])
                await ben.until(lambda: ben.read.count(ASKED) == 2)
                ben.type(b"1\n")
                await ben.until(lambda: ben.read.count(ASKED) == 3)
                anna.type(b"e\r")
                await anna.until_shows("half a line")
                assert (await run(next_one, "who"))[1].startswith("4 people are here")
                assert MISSED not in ben.read
                await dora.until_shows("you are dora")
                await until(lambda: len(doors_of(next_one)) == 1, PATIENCE)
                # A door without people leaves the port to the doors of the next house.
                assert is_far or any(Path(f"/proc/{each}").exists() for each in doors)
        # Those that belong to no house end with their last connection.
        await house.end()


@pytest.mark.parametrize("is_done", [False, True], ids=["not asked", "done"])
async def test_a_request_that_a_killed_house_did_not_answer_is_never_sent_again_by_a_far_door(
    tmp_path: Path, is_done: bool
) -> None:
    folder = tmp_path / "house"
    place, env = address_for_doors()
    relay = Relay(place)
    async with (
        served(folder, "--doors", "1", port=free_port(), env=env) as house,
        relay.open() as address,
    ):
        copied(folder, tmp_path / "door")
        async with (
            far_door(address, tmp_path / "door") as door,
            entered(door, "carl", BEN, None, "json") as carl,
        ):
            await carl.until(lambda: told(carl, "lobby"))
            way = relay.to_door if is_done else relay.to_house
            way.withhold()
            carl.type(b'{"do":"say","text":"hello","to":"lobby"}\n')
            await asyncio.wait_for(way.waits.wait(), PATIENCE)
            if is_done:
                async with entered(house, "dora", None, None) as dora:
                    await dora.until(lambda: b"carl: hello" in dora.read)
            await kill(house)
            await carl.until(lambda: told(carl, "house-away") and told(carl, "refused"))
            # Of what was not sent before the end, a door knows that it was not done.
            codes = {"not-answered"} if is_done else {"not-answered", "no-house"}
            assert told(carl, "refused")[-1]["refusal"]["refusal"] in codes
            way.passes.set()
            async with served(folder, "--doors", "1", port=house.port, env=env):
                await carl.until(lambda: len(told(carl, "lobby")) == 2)
                carl.type(b'{"do":"say","text":"again","to":"lobby"}\n')
                await carl.until(lambda: told(carl, "said"))
            texts = [said["text"] for said in told(carl, "lobby")[-1]["talk"]]
            assert texts == ["hello"] * is_done
            assert [each["saying"]["text"] for each in told(carl, "said")] == ["again"]
            assert len(told(carl, "refused")) == 1
        await house.end()


@pytest.mark.long
async def test_forty_screens_are_back_for_little_work(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    names = ("SCREENS_PER_MINUTE", "ARRIVALS_PER_MINUTE")
    plenty = os.environ | {f"KARTENHAUS_HOUSEHOLD_{name}": "10000" for name in names}
    async with served(folder, "--doors", "1", port=free_port(), env=plenty) as house:
        async with AsyncExitStack() as stack:

            async def come(number: int) -> Client:
                coming = entered(house, f"screen{number}", None, "xterm-256color")
                client = await stack.enter_async_context(coming)
                await client.until_shows(f"you are screen{number}")
                return client

            people = [await come(number) for number in range(SCREENS)]
            (door,) = doors_of(house)
            await kill(house)
            for client in people:
                await client.until_shows("One moment")
            before = cpu_seconds(door)
            async with served(folder, "--doors", "1", port=house.port, env=plenty):
                for client in people:
                    await client.until(partial(shows_no_more, client, "One moment"))
                assert cpu_seconds(door) - before < SCREENS * MOST_SECONDS
        await house.end()


SCREENS = 40
MOST_SECONDS = 0.02
"""of one core, for each; a new start of its app would cost more"""


def shows_no_more(client: Client, text: str) -> bool:
    return text not in client.shows()


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    ticks = int(fields[11]) + int(fields[12])
    return float(ticks / os.sysconf("SC_CLK_TCK"))


async def test_a_door_does_not_come_back_to_a_house_with_other_keys(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    async with served(folder, "--doors", "1", port=free_port()) as house:
        async with entered(house, "anna", None, None) as anna:
            await anna.until(lambda: b"Welcome" in anna.read)
            await kill(house)
            await anna.until(lambda: b"One moment" in anna.read)
            for file in (folder / "keys").glob("link_*"):
                file.unlink()
            async with served(folder, "--doors", "1", port=house.port) as other:
                await anna.read_all()
                assert anna.read.endswith(b"The house has ended the connection. Goodbye.\n")
                assert (await run(other, "who"))[0] == 0
        _, log = await house.end()
        assert f"What answers at {folder} does not have the key of the house." in log
        assert log.endswith("The house is gone, and this door ends, too.\n")

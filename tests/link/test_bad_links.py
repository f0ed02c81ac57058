"""Links that are no doors of the house, or doors that garble what they say: the house goes on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from server.doors.json.unix_socket import connected_socket
from server.doors.link import messages
from server.doors.link.door import link_to
from server.doors.link.house import SOCKET
from server.doors.link.keys import LinkKeys
from server.doors.ssh.host_keys import HostKeys
from server.errors import UsageError
from server.house.clock import RealClock
from tests.link.near_doors import NearDoors
from tests.link.test_doors import with_doors
from tests.textual.paper import PATIENCE

pytestmark = pytest.mark.asyncio
OTHER = asyncssh.generate_private_key("ssh-ed25519")
NEAR_OR_FAR = pytest.mark.parametrize("is_far", [False, True])


@asynccontextmanager
async def linked(
    doors: NearDoors, is_far: bool = False
) -> AsyncIterator[asyncssh.SSHClientConnection]:
    """A connection with the key of a door, which has said nothing yet."""
    where: dict[str, Any] = (
        doors.address._asdict()
        if is_far
        else {"sock": await connected_socket(doors.folder, SOCKET)}
    )
    async with (
        asyncio.timeout(PATIENCE),
        asyncssh.connect(
            **where,
            username="door",
            known_hosts=None,
            client_keys=[doors.link_keys.door],
            agent_path=None,
            config=None,
        ) as connection,
    ):
        yield connection


@NEAR_OR_FAR
async def test_a_door_with_another_key_is_not_let_in(
    tmp_path: Path, keys: HostKeys, is_far: bool
) -> None:
    async with with_doors(tmp_path, keys) as (house, doors):
        place = doors.address if is_far else tmp_path
        with pytest.raises(UsageError) as told:
            await link_to(place, LinkKeys(doors.link_keys.house, OTHER), RealClock())
        assert told.value.code == "link-other-door"
        assert (await house.run("stats")).code == 0


@pytest.mark.slow
@NEAR_OR_FAR
async def test_a_door_trusts_only_the_key_of_its_house(
    tmp_path: Path, keys: HostKeys, is_far: bool
) -> None:
    async with with_doors(tmp_path, keys) as (_, doors):
        place = doors.address if is_far else tmp_path
        with pytest.raises(UsageError) as told:
            await link_to(place, LinkKeys(OTHER, doors.link_keys.door), RealClock())
        assert told.value.code == "link-other-house"


async def test_without_a_house_there_is_a_sentence(tmp_path: Path, keys: HostKeys) -> None:
    with pytest.raises(UsageError) as told:
        await link_to(tmp_path, NearDoors(tmp_path, keys).link_keys, RealClock())
    assert told.value.code == "no-link"


async def test_a_newer_door_is_told_which_versions_the_house_takes(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with with_doors(tmp_path, keys) as (house, doors):
        async with linked(doors) as connection:
            done = await connection.run("door 4", check=False)
            assert (done.exit_status, done.stderr) == (
                2,
                "This house takes “door 1” and “door 2” and “door 3”, not “door 4”.\n",
            )
        assert (await house.run("stats")).code == 0


@NEAR_OR_FAR
@pytest.mark.parametrize(
    "said",
    [
        b'{"do":"arrive","conn',
        b"no message\n",
        b'{"do":"arrive","connection":1,"address":"nowhere"}\n',
        b'{"do":"logged-in","connection":7}\n',
        b'{"do":"log","entry":"x","level":"loudest","about":{}}\n',
    ],
)
async def test_a_door_that_sends_no_whole_message_is_cut_off_and_frees_its_places(
    tmp_path: Path, keys: HostKeys, said: bytes, is_far: bool
) -> None:
    async with with_doors(tmp_path, keys) as (house, doors):
        async with linked(doors, is_far) as connection:
            door = await connection.create_process(messages.HELLO, encoding=None)
            await door.stdout.readline()
            door.stdin.write(b'{"do":"arrive","connection":0,"address":"192.0.2.7"}\n')
            assert await door.stdout.readline() == messages.encoded(messages.Answer())
            assert house.door.control.limits.connections == 1
            door.stdin.write(said)
            door.stdin.write_eof()
            await connection.wait_closed()
        await house.until(lambda: not house.door.control.limits.connections)
        assert len(house.log("door-garbled")) == 1
        assert (await house.run("stats")).code == 0


@pytest.mark.slow
async def test_no_session_begins_for_a_connection_that_has_no_place(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with with_doors(tmp_path, keys) as (house, doors), linked(doors) as connection:
        login = messages.SessionLogin(5, None, "anna", ("127.0.0.1", 22))
        written = messages.ENCODER.encode(login).decode()
        for about in (written, "{}"):
            done = await connection.run("who", env={messages.LOGIN: about}, check=False)
            assert done.exit_status == 1
            assert not done.stdout
        assert not house.log("enter")

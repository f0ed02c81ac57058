"""Too many connections, or connections that send too much, are rejected and do not block others."""

import asyncio
import select
import socket
from errno import ENOTCONN
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from server.doors.ssh.access_lists import AccessLists, nobody
from server.doors.ssh.auth import SharedState
from server.doors.ssh.host_keys import HostKeys
from server.doors.ssh.limits import ConnectionLimits
from server.doors.ssh.reject import (
    LINGER_SECONDS,
    MOST_LINGERING,
    MOST_UNREAD,
    Admission,
)
from server.house.people.households import Held, Households
from server.protocol.seat import replace
from server.settings import DoorSettings, HouseholdSettings
from tests.house.running import ManualClock
from tests.ssh.bare_server import BOUND, HERE, Butler, Doorway, Raw, Session, doorway, ssh, until

pytestmark = pytest.mark.usefixtures("quiet_log")

ANNA = asyncssh.generate_private_key("ssh-ed25519")
HELLO = b"SSH-2.0-test\r\n"
MANY: dict[str, Any] = {
    "household": HouseholdSettings(
        connections=250,
        logins=250,
        sessions=250,
        arrivals_per_minute=500,
        input_per_second=1000,
    ),
}


@pytest.mark.asyncio
async def test_a_full_server_rejects_with_a_sentence(keys: HostKeys) -> None:
    async with doorway(keys, connections=2) as door:
        anna, berta = await door.client(), await door.client()
        with pytest.raises(asyncssh.DisconnectError, match="The house is full right now"):
            await door.client()
        berta.close()
        await until(lambda: door.limits.connections == 1)
        async with anna, await door.client("carl") as carl:
            assert (await door.came(carl)).login == "carl"


@pytest.mark.asyncio
async def test_openssh_shows_the_sentence_of_a_full_server(keys: HostKeys, tmp_path: Path) -> None:
    async with doorway(keys, connections=1) as door, await door.client():
        for _ in range(5):
            code, out, err = await ssh(door, tmp_path, f"anna@{HERE}", "who")
            assert (code, out) == (255, "")
            assert "The house is full right now. Please come back later." in err


@pytest.mark.asyncio
async def test_one_address_is_rejected_above_its_limit(keys: HostKeys) -> None:
    async with doorway(keys, household=HouseholdSettings(connections=2)) as door:
        async with await door.client(), await door.client():
            with pytest.raises(asyncssh.DisconnectError, match="already 2 connections from your"):
                await door.client()
        assert door.limits.refused == {"address-full": 1}


@pytest.mark.asyncio
async def test_too_many_connections_in_a_minute_get_a_time_to_come_back(keys: HostKeys) -> None:
    async with doorway(keys, household=HouseholdSettings(arrivals_per_minute=2)) as door:
        for _ in range(2):
            async with await door.client():
                pass
        with pytest.raises(asyncssh.DisconnectError, match="Try again in 30 seconds"):
            await door.client()
        await door.pass_time(30)
        async with await door.client() as anna:
            assert (await door.came(anna)).login == "anna"


@pytest.mark.asyncio
async def test_logged_in_connections_do_not_count_for_the_limit_of_log_ins(keys: HostKeys) -> None:
    async with doorway(keys, logins=1, household=HouseholdSettings(logins=1)) as door:
        for _ in range(3):
            await door.client()
        assert door.limits.strangers == 0
        assert door.limits.connections == 3


@pytest.mark.asyncio
async def test_two_hundred_silent_connections_do_not_block_others(keys: HostKeys) -> None:
    async with doorway(keys, **MANY) as door:
        silent = await asyncio.gather(*(door.raw() for _ in range(200)))
        for number, raw in enumerate(silent):
            raw.writer.write((b"", HELLO[:5], HELLO, HELLO + bytes(3))[number % 4])
        await until(lambda: door.limits.strangers == 200)
        async with await door.client() as anna:
            assert (await door.came(anna)).login == "anna"
            await door.pass_time(30)
            await until(lambda: door.limits.strangers == 0)
            assert (await door.came(anna)).login == "anna"


@pytest.mark.asyncio
async def test_most_of_two_hundred_connections_from_one_address_are_rejected(
    keys: HostKeys,
) -> None:
    household = HouseholdSettings(logins=20, arrivals_per_minute=500)
    async with doorway(keys, household=household) as door:
        await asyncio.gather(*(door.raw() for _ in range(200)))
        await until(lambda: door.limits.refused["door-busy"] == 180)
        assert (door.limits.strangers, len(lingering(door))) == (20, MOST_LINGERING)
        with pytest.raises(asyncssh.DisconnectError, match="Many people are connecting right now"):
            await door.client()
        await door.pass_time(30)
        await until(lambda: not lingering(door))
        async with await door.client() as anna:
            assert (await door.came(anna)).login == "anna"


@pytest.mark.slow
@pytest.mark.asyncio
async def test_two_hundred_broken_connections_are_freed(keys: HostKeys) -> None:
    async with doorway(keys, **MANY) as door:
        people = await asyncio.gather(*(door.client() for _ in range(200)))
        await asyncio.gather(*(person.create_process("stay") for person in people))
        assert door.limits.connections == 200
        for person in people:
            person.abort()
        await until(lambda: door.limits.connections == 0)
        assert not door.limits.household(HERE).held(Held.CONNECTIONS)
        async with await door.client() as anna:
            assert (await door.came(anna)).login == "anna"


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "junk",
    [
        b"GET / HTTP/1.1\r\nHost: house\r\n\r\n",
        b"\n" * 1000,
        b"SSH-1.5-old\r\n",
        b"SSH-2.0-\xff\xfe\r\n",
        b"SSH-2.0-" + b"x" * 300 + b"\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00",
        HELLO + b"\xff" * 16,
        HELLO + bytes(16),
        HELLO + b"\0\0\0\x0c\x0a\x14" + bytes(10),
        HELLO + b"\0\0\0\x0c\x0a\x05" + bytes(10),
    ],
)
async def test_invalid_packets_end_the_connection(keys: HostKeys, junk: bytes) -> None:
    async with doorway(keys) as door:
        raw = await door.raw()
        assert (await raw.reader.readline()).startswith(b"SSH-2.0-Kartenhaus")
        raw.writer.write(junk)
        for _ in range(10):
            await asyncio.sleep(0)
        await door.pass_time(30)
        await raw.hear_all()
        await until(lambda: door.limits.connections == 0)
        async with await door.client() as anna:
            assert (await door.came(anna)).login == "anna"


@pytest.mark.asyncio
@pytest.mark.parametrize("junk", [b"x" * 1_000_000, b"junk\r\n" * 166_667], ids=["one", "many"])
async def test_a_megabyte_before_the_version_ends_the_connection(
    keys: HostKeys, junk: bytes
) -> None:
    async with doorway(keys) as door:
        raw = await door.raw()
        raw.writer.write(junk)
        await raw.hear_all()
        await until(lambda: door.limits.connections == 0)


@pytest.mark.asyncio
async def test_a_hundred_connections_with_invalid_packets_do_not_block_others(
    keys: HostKeys,
) -> None:
    async with doorway(keys, **MANY) as door:
        loud = await asyncio.gather(*(door.raw() for _ in range(100)))
        for number, raw in enumerate(loud):
            raw.writer.write(HELLO + bytes([number]) * 5000)
        async with await door.client() as anna:
            assert (await door.came(anna)).login == "anna"
            await door.pass_time(30)
            await until(lambda: door.limits.connections == 1)


@pytest.mark.asyncio
async def test_a_rejected_connection_that_stays_or_sends_much_is_closed(keys: HostKeys) -> None:
    async with doorway(keys, connections=1) as door, await door.client():
        silent, loud = await door.raw(), await door.raw()
        for raw in (silent, loud):
            assert b"The house is full right now" in await raw.hear_all()
        assert len(lingering(door)) == 2
        loud.writer.write(bytes(MOST_UNREAD + 1))
        await until(lambda: len(lingering(door)) == 1)
        await door.pass_time(LINGER_SECONDS)
        await until(lambda: not lingering(door))


@pytest.mark.asyncio
async def test_when_the_server_closes_every_connection_gets_a_sentence(keys: HostKeys) -> None:
    session = Session()
    async with doorway(keys, connections=2) as door:
        anna = await door.client(client_factory=lambda: session)
        process = await anna.create_process("stay")
        await process.stdout.readline()
        silent, refused = await door.raw(), await door.raw()
        await refused.reader.readline()
        await door.listening.stopped()
        with pytest.raises(ConnectionRefusedError):
            await door.raw()
        process.stdin.write("still here")
        assert await process.stdout.readexactly(10) == "still here"
        await door.listening.close()
        assert b"The house is closing. Your table is kept." in await silent.hear_all()
        await anna.wait_closed()
        assert (door.limits.connections, len(lingering(door))) == (0, 0)


@pytest.mark.asyncio
async def test_a_connection_that_was_accepted_as_the_server_stops_is_served(keys: HostKeys) -> None:
    async with doorway(keys) as door:
        line = socket.create_connection((HERE, door.port))
        assert select.select(door.listening.sockets, (), (), BOUND)[0]
        # It is accepted in the first turn of the loop, and known two turns later.
        for _ in range(2):
            await asyncio.sleep(0)
        door.listening.stop()
        door.raws.append(Raw(*await asyncio.open_connection(sock=line)))
        assert (await door.raws[0].reader.readline()).startswith(b"SSH-2.0-Kartenhaus")


@pytest.mark.asyncio
async def test_limits_and_lists_can_change_while_connections_are_open(keys: HostKeys) -> None:
    async with doorway(keys) as door, await door.client() as anna:
        settings = door.limits.settings
        door.limits.change(replace(settings, connections=1))
        with pytest.raises(asyncssh.DisconnectError, match="The house is full"):
            await door.client()
        door.limits.change(settings)
        banned_keys = replace(settings, ban_keys=(ANNA.get_fingerprint(),))
        door.lists.change(banned_keys)
        async with await door.client(client_keys=[ANNA]) as banned:
            with pytest.raises(asyncssh.Error):
                await banned.run()
        assert (await door.came(anna)).login == "anna"


def lingering(door: Doorway) -> set[asyncio.Transport]:
    return door.listening.lingering


class HungUp(asyncio.Transport):
    """A connection that the client has closed already."""

    aborted = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("192.0.2.7", 4711)

    def write(self, data: Any) -> None:
        pass

    def write_eof(self) -> None:
        raise OSError(ENOTCONN, "not connected")

    def abort(self) -> None:
        self.aborted = True


def test_a_connection_that_closes_before_it_is_rejected_is_freed() -> None:
    settings = DoorSettings(connections=0)
    limits = ConnectionLimits(settings, Households(HouseholdSettings()), ManualClock())
    lists = AccessLists(settings, nobody)
    shared = SharedState(limits, lists, Butler(), lambda refusal: "")
    gone = HungUp()
    Admission(shared, "Kartenhaus", pytest.fail).connection_made(gone)
    assert gone.aborted
    assert not shared.lingering

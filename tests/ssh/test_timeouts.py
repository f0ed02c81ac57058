"""Time limits: for the log-in, for idle sessions, and for vanished clients."""

import asyncio
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from server.doors.ssh.host_keys import HostKeys
from tests.ssh.bare_server import HERE, Session, doorway, ssh, until

pytestmark = pytest.mark.usefixtures("quiet_log")

HELLO = b"SSH-2.0-test\r\n"


@pytest.mark.asyncio
@pytest.mark.parametrize("said", [b"", b"SSH-2.0-slow", HELLO, HELLO + b"\0\0\x0f"])
async def test_a_connection_that_does_not_log_in_is_closed(keys: HostKeys, said: bytes) -> None:
    async with doorway(keys, login_seconds=30) as door:
        raw = await door.raw()
        await raw.write(said)
        await raw.reader.readline()
        await door.pass_time(29)
        assert door.limits.strangers == 1
        await door.pass_time(1)
        assert b"You did not log in within 30 seconds" in await raw.hear_all()
        await until(lambda: door.limits.connections == 0)


@pytest.mark.asyncio
async def test_the_time_limit_of_the_log_in_also_ends_an_unfinished_one(keys: HostKeys) -> None:
    class Slow(Session):
        asked = asyncio.Event()

        def kbdint_challenge_received(self, *_: object) -> object:  # type: ignore[override]
            self.asked.set()
            return asyncio.Future()

    async with doorway(keys) as door:
        coming = asyncio.create_task(door.client(client_factory=Slow))
        await Slow.asked.wait()
        await door.pass_time(30)
        with pytest.raises(asyncssh.DisconnectError, match="You did not log in within"):
            await coming


@pytest.mark.asyncio
async def test_a_logged_in_connection_is_not_closed_by_the_time_limit_of_the_log_in(
    keys: HostKeys,
) -> None:
    settings: dict[str, Any] = {"login_seconds": 30, "idle_minutes": 0}
    async with doorway(keys, **settings) as door, await door.client() as anna:
        await door.pass_time(1_000_000)
        assert (await door.came(anna)).login == "anna"


@pytest.mark.asyncio
async def test_an_idle_session_ends_and_its_terminal_is_restored(keys: HostKeys) -> None:
    session = Session()
    async with doorway(keys, idle_minutes=10) as door:
        async with await door.client(client_factory=lambda: session) as anna:
            process = await anna.create_process("stay")
            await process.stdout.readline()
            for _ in range(3):
                await door.pass_time(9 * 60)
                process.stdin.write("x")
                assert await process.stdout.readexactly(1) == "x"
            await door.pass_time(10 * 60)
            # The session ends as it would by itself, before the line is cut.
            assert (await process.wait()).exit_status == 0
            assert not anna.is_closed()
            await door.pass_time(5)
            await anna.wait_closed()
        assert door.limits.refused == {"nothing-done": 1}


@pytest.mark.asyncio
async def test_openssh_shows_why_an_idle_connection_was_closed(
    keys: HostKeys, tmp_path: Path
) -> None:
    async with doorway(keys, idle_minutes=1) as door:
        waiting = asyncio.create_task(ssh(door, tmp_path, "-N", f"anna@{HERE}"))
        await until(lambda: door.limits.connections == 1 and not door.limits.strangers)
        await door.pass_time(65)
        code, _, err = await waiting
        assert code == 255
        assert "You have done nothing for 1 minute, so the connection is closed." in err


@pytest.mark.asyncio
async def test_keepalives_detect_a_vanished_client(
    keys: HostKeys, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, later = asyncio.get_running_loop(), 0.0
    async with doorway(keys, keepalive_seconds=1, keepalive_missed=3) as door:
        now = loop.time()
        monkeypatch.setattr(loop, "time", lambda: now + later)
        dead, alive = await door.client("dead"), await door.client("alive")
        transport = dead._transport
        assert transport is not None
        transport.pause_reading()
        for _ in range(4):
            assert door.limits.connections == 2
            later += 1.0
            # A live client answers before the next question.
            assert (await door.came(alive)).login == "alive"
        await until(lambda: door.limits.connections == 1)
        assert (await door.came(alive)).login == "alive"
        dead.abort()
        alive.close()

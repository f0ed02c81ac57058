"""Clients that do not read use a bounded amount of memory."""

import asyncio
import socket
from typing import Any

import pytest

from server.doors.terminal.terminal import Bounds
from server.doors.textual.run import AppEnd
from tests.textual.apps import Parlour
from tests.textual.loopback import Client, Door, entered, opened, wait_for
from tests.textual.paper import PATIENCE

pytestmark = pytest.mark.slow


class Busy(Parlour):
    """An app that paints all the time."""

    def on_mount(self) -> None:
        self.painting = self.set_interval(0.001, self.paint)
        self.painted = 0

    def paint(self) -> None:
        self.painted += 1
        letter = "abcdefgh"[self.painted % 8]
        self.query_one("#field").styles.background = "red" if self.painted % 2 else "blue"
        self.query_one("#field").update("\n".join([letter * 80] * 20))  # type: ignore[attr-defined]


def stop_reading(client: Client) -> Any:
    """With a small buffer: the usual one takes megabytes of frames."""
    transport: Any = client.connection._transport
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16384)
    transport.pause_reading()
    return transport


async def unread_until_skipped(door: Door, client: Client) -> int:
    """The number of unsent bytes after frames were dropped."""
    terminal, app = door.terminals[0], door.apps[0]
    bounds = Bounds()
    await wait_for(lambda: terminal.unsent() > bounds.unsent)
    driver: Any = app._driver
    # On a busy machine, the app paints more than once for a frame.
    await wait_for(lambda: driver._output.is_slow)
    painted = app.painted  # type: ignore[attr-defined]
    await wait_for(lambda: app.painted > painted + 30)  # type: ignore[attr-defined]
    return terminal.unsent()


@pytest.mark.asyncio
async def test_a_client_that_does_not_open_its_window_uses_bounded_memory() -> None:
    async with opened(Busy) as door, entered(door, window=4096) as client:
        client.process.channel.pause_reading()
        assert await unread_until_skipped(door, client) < 100_000
        assert door.terminals[0]._channel.get_write_buffer_size() > 30_000
        await door.pass_time(31)
        assert await door.next_end() == AppEnd("stuck")


@pytest.mark.asyncio
async def test_a_client_with_a_big_window_that_never_reads_uses_bounded_memory() -> None:
    async with opened(Busy) as door, entered(door, window=2**31 - 1) as client:
        transport = stop_reading(client)
        assert await unread_until_skipped(door, client) < 100_000
        assert door.terminals[0]._channel.get_write_buffer_size() == 0
        await door.pass_time(31)
        assert await door.next_end() == AppEnd("stuck")
        transport.resume_reading()
        async with asyncio.timeout(PATIENCE):
            await client.connection.wait_closed()


@pytest.mark.asyncio
async def test_a_client_that_never_finishes_a_key_exchange_uses_bounded_memory() -> None:
    async with opened(Busy) as door, entered(door, window=2**31 - 1) as client:
        await client.until(lambda: len(client.read) > 5000)
        transport = stop_reading(client)
        client.connection._send_kexinit()
        assert await unread_until_skipped(door, client) < 100_000
        connection: Any = door.terminals[0]._connection
        assert connection._deferred_packets
        await door.pass_time(31)
        assert await door.next_end() == AppEnd("stuck")
        transport.resume_reading()


@pytest.mark.asyncio
async def test_a_client_that_reads_again_sees_the_current_screen() -> None:
    async with opened(Busy) as door, entered(door, window=2**31 - 1) as client:
        transport = stop_reading(client)
        await unread_until_skipped(door, client)
        busy: Any = door.apps[0]
        busy.painting.stop()
        busy.query_one("#field").update("the last word")
        transport.resume_reading()
        reading = asyncio.create_task(client.until_shows("the last word"))
        await wait_for(lambda: door.terminals[0].unsent() == 0)
        await door.pass_time(0.1)
        await reading

"""A simulated connection: two streams of bytes with delay, a window, and an end."""

import asyncio
from collections import deque
from contextvars import copy_context
from random import Random

from tests.simulation.loop import SimulatedLoop

# Bytes that a client may leave unread before the house has to wait, as in an SSH channel.
WINDOW = 65_536
# Seconds until the house notices that a client is silently gone.
KEEPALIVE = 90.0
# Of lines that are lost, those whose task is cancelled; the others read or write in vain.
CANCELLED = 0.5


class Line:
    """`arrived` has what the house sent and the client has not taken; `delay` is one way, in
    seconds; `serving` is the house's task for it; `overfull` counts writes that began although
    the window was full."""

    def __init__(self, loop: SimulatedLoop, dice: Random, delay: float) -> None:
        self.loop = loop
        self.delay = delay
        self.sent = 0
        self.is_open = True
        self.ended = False
        self.on_bytes = asyncio.Event()
        self.arrived: deque[bytes] = deque()
        self._dice = dice
        # Bytes under way arrive, whatever becomes of the house that has sent them.
        self._context = copy_context()
        self._last_in = self._last_out = 0.0
        self._unread = 0
        self.overfull = 0
        self.serving: asyncio.Task[None] | None = None
        self._incoming: deque[bytes] = deque()
        self._readable = asyncio.Event()
        self._writable = asyncio.Event()
        self._writable.set()
        self._broken = False

    # The house's end

    async def read(self, most: int) -> bytes:
        await self._readable.wait()
        if self._broken:
            raise ConnectionResetError
        if not self._incoming:
            return b""
        chunk = self._incoming.popleft()
        if len(chunk) > most:
            self._incoming.appendleft(chunk[most:])
        if not self._incoming and self.is_open:
            self._readable.clear()
        return chunk[:most]

    async def write(self, data: bytes) -> None:
        if self._broken:
            raise ConnectionResetError
        self.overfull = self.overfull + 1 if self._unread > WINDOW else 0
        self.sent += len(data)
        self._unread += len(data)
        self._last_out = max(self._last_out, self.loop.time() + self._one_way())
        self.loop.call_at(self._last_out, self._arrive, data, context=self._context)
        if self._unread > WINDOW:
            self._writable.clear()
            await self._writable.wait()
            if self._broken:
                raise ConnectionResetError

    def hang_up(self) -> None:
        """The house ends the connection; what it has sent still arrives."""
        self.is_open = False
        self._last_out = max(self._last_out, self.loop.time() + self._one_way())
        self.loop.call_at(self._last_out, self._end, context=self._context)

    # The client's end

    def send(self, data: bytes) -> None:
        if self.is_open:
            self._last_in = max(self._last_in, self.loop.time() + self._one_way())
            self.loop.call_at(self._last_in, self._receive, data)

    def take(self) -> bytes:
        data = b"".join(self.arrived)
        self.arrived.clear()
        if not self.ended:
            self.on_bytes.clear()
        self._unread -= len(data)
        if self._unread <= WINDOW:
            self._writable.set()
        return data

    @property
    def unread(self) -> int:
        return self._unread

    def close(self) -> None:
        """The client ends the connection in an orderly way."""
        self.loop.call_later(self._one_way(), self._close)
        self._end()

    def lose(self, *, silently: bool = False) -> None:
        """The line is gone for both ends; the house may notice it much later."""
        self.loop.call_later(KEEPALIVE if silently else self._one_way(), self._break)
        self._end()

    def _one_way(self) -> float:
        return self.delay * self._dice.uniform(0.5, 1.5)

    def _receive(self, data: bytes) -> None:
        if not self._broken and self.is_open:
            self._incoming.append(data)
            self._readable.set()

    def _arrive(self, data: bytes) -> None:
        if not self.ended:
            self.arrived.append(data)
            self.on_bytes.set()

    def _close(self) -> None:
        self.is_open = False
        self._readable.set()

    def _break(self) -> None:
        self._broken, self.is_open = True, False
        self._readable.set()
        self._writable.set()
        if self.serving and self._dice.random() < CANCELLED:
            self.serving.cancel()

    def _end(self) -> None:
        self.ended = True
        self.on_bytes.set()

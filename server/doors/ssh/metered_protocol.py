"""Limits how fast a connection is read, whatever its bytes ask for."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from heapq import heappop, heappush
from itertools import count
from math import inf
from typing import Final

from server.doors.lines import KILOBYTE
from server.doors.ssh.limits import ConnectionSlot
from server.house.clock import Clock, Timer
from server.house.people.households import Cost

# Asyncio would read 256 KB at once, which may be thousands of packets, of 25 µs each.
MOST_READ: Final = 4 * KILOBYTE
# Of each turn of the loop. A key takes seven of them: it would wait seven times for the packets of
# a hundred key exchanges.
SECONDS_A_TURN: Final = 0.0005


class ReadQueue:
    """The input of all connections, that of households first that have used least. A turn of the
    loop handles a part of it."""

    def __init__(self) -> None:
        self._arrived: list[tuple[Callable[[], float], Callable[[], object]]] = []
        self._waiting: list[tuple[float, int, Callable[[], object]]] = []
        self._numbers = count()

    def add(self, used: Callable[[], float], handle: Callable[[], object]) -> None:
        if not (self._waiting or self._arrived):
            asyncio.get_running_loop().call_soon(self._handle)
        self._arrived.append((used, handle))

    def _handle(self) -> None:
        end = time.perf_counter() + SECONDS_A_TURN
        arrived, self._arrived = self._arrived, []
        is_alone = not self._waiting and len(arrived) == 1
        for used, handle in arrived:
            order = 0.0 if is_alone else used()
            heappush(self._waiting, (order, next(self._numbers), handle))
        try:
            while self._waiting and time.perf_counter() < end:
                heappop(self._waiting)[-1]()
        finally:
            if self._waiting or self._arrived:
                asyncio.get_running_loop().call_soon(self._handle)


class MeteredProtocol(asyncio.BufferedProtocol):
    """Hands a connection on to the protocol of asyncssh. It is not read from until what it has sent
    is handled and its household may send more, nor while its client does not read what was written
    to it."""

    def __init__(
        self, ssh: asyncio.Protocol, slot: ConnectionSlot, clock: Clock, queue: ReadQueue
    ) -> None:
        self._ssh = ssh
        self._slot = slot
        self._clock = clock
        self._queue = queue
        self._buffer = bytearray(MOST_READ)
        self._timer = Timer(clock)
        self._is_queued = self._is_unread = self._is_lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._ssh.connection_made(transport)

    def get_buffer(self, sizehint: int) -> bytearray:
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        self.received(bytes(self._buffer[:nbytes]))

    def received(self, data: bytes) -> None:
        self._slot.unpaid += len(data) / KILOBYTE
        self._pay()
        self._is_queued = True
        self._transport.pause_reading()
        used = partial(self._slot.household.used, Cost.INPUT, self._clock.now())
        self._queue.add(used, partial(self._hand_on, data))

    def _hand_on(self, data: bytes) -> None:
        self._is_queued = False
        if self._is_lost:
            return
        self._ssh.data_received(data)
        # Input can cost more when it is handled, by the sessions that it opens.
        self._pay()
        self._read_on()

    def _pay(self) -> None:
        # Input that has been read is paid in any case; small parts, such as keys, together.
        unpaid = self._slot.unpaid
        if unpaid < 1:
            return
        self._slot.unpaid = 0
        now = self._clock.now()
        if seconds := self._slot.household.take(Cost.INPUT, now, unpaid, patience=inf):
            self._timer.set_in(seconds, self._read_on)

    def _read_on(self) -> None:
        if not (self._timer.is_set or self._is_queued or self._is_unread):
            self._transport.resume_reading()

    # asyncssh does nothing with these. A client that does not read could make it write answers
    # without end: to requests, pings and new key exchanges.
    def pause_writing(self) -> None:
        self._is_unread = True
        self._transport.pause_reading()

    def resume_writing(self) -> None:
        self._is_unread = False
        self._read_on()

    def eof_received(self) -> bool | None:
        return self._ssh.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_lost = True
        self._timer.cancel()
        self._ssh.connection_lost(exc)

"""Limits how fast a connection is read, whatever its bytes ask for."""

import asyncio
from math import inf
from typing import Final

from server.house.clock import Clock, Timer
from server.house.people.households import Cost, Household

KILOBYTE: Final = 1024


class MeteredProtocol(asyncio.Protocol):
    """Hands a connection on to the protocol of asyncssh. It is not read from until the household
    may send more, nor while its client does not read what was written to it."""

    def __init__(self, ssh: asyncio.Protocol, household: Household, clock: Clock) -> None:
        self._ssh = ssh
        self._household = household
        self._clock = clock
        self._timer = Timer(clock)
        self._is_unread = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._ssh.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        self._ssh.data_received(data)
        now = self._clock.now()
        # Input that has been read is paid in any case, be it later.
        if seconds := self._household.take(Cost.INPUT, now, len(data) / KILOBYTE, patience=inf):
            self._transport.pause_reading()
            self._timer.set_in(seconds, self._read_on)

    def _read_on(self) -> None:
        if not (self._timer.is_set or self._is_unread):
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
        self._timer.cancel()
        self._ssh.connection_lost(exc)

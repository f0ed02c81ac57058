"""A guest's end of the connection to the house."""

import asyncio
from collections.abc import Callable

from tests.bench.crash.guest import Guest


class Line(asyncio.Protocol):
    """Gives a guest whole lines; a part of a line at the end does not count."""

    def __init__(
        self, guest: Guest, heard: Callable[[], None], lost: Callable[[Guest], None]
    ) -> None:
        self._guest = guest
        self._heard = heard
        self._lost = lost
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._guest.come(transport)

    def data_received(self, data: bytes) -> None:
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            if self._transport.is_closing():
                return
            self._heard()
            self._guest.hear(line)

    def connection_lost(self, error: Exception | None) -> None:
        self._guest.go()
        self._lost(self._guest)

"""The first moment of a connection: it is let on to the door, or told why not."""

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

from asyncssh.constants import DISC_TOO_MANY_CONNECTIONS

from server.doors.ssh.limits import Countdown
from server.house.clock import Clock
from server.protocol.seat import Refusal

DISCONNECT: Final = 1
BLOCK: Final = 8
PATIENCE: Final = 5.0
LONGEST_TALK: Final = 65536
MOST_LINGERING: Final = 64

Say = Callable[[Refusal], str]
Open = Callable[[], asyncio.Protocol]


def farewell(version: str, sentence: str) -> bytes:
    """What any client understands before keys are exchanged; most show the sentence."""
    text = sentence.encode()
    payload = (
        bytes([DISCONNECT])
        + _number(DISC_TOO_MANY_CONNECTIONS)
        + _number(len(text))
        + text
        + _number(0)
    )
    padding = BLOCK - (len(payload) + 5) % BLOCK
    padding += BLOCK if padding < 4 else 0
    packet = bytes([padding]) + payload + bytes(padding)
    return f"SSH-2.0-{version}\r\n".encode() + _number(len(packet)) + packet


def _number(number: int) -> bytes:
    return number.to_bytes(4, "big")


class AdmissionRules(NamedTuple):
    """`refuse` looks at an address; `open_door` makes what talks with those who may come on."""

    refuse: Callable[[str], Refusal | None]
    open_door: Open
    say: Say
    version: str
    clock: Clock
    lingering: set[asyncio.Transport]


class Admission(asyncio.Protocol):
    def __init__(self, threshold: AdmissionRules) -> None:
        self._threshold = threshold
        self._heard = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        peer = transport.get_extra_info("peername")
        if not peer:
            # Gone before anybody looked.
            transport.abort()
        elif refusal := self._threshold.refuse(peer[0]):
            self._turn_away(refusal)
        else:
            door = self._threshold.open_door()
            transport.set_protocol(door)
            door.connection_made(transport)

    def _turn_away(self, refusal: Refusal) -> None:
        """Closed at once, with something unread, the sentence would be lost; so wait for the other
        side to hang up, but not for ever and not for everybody."""
        threshold = self._threshold
        self._transport.write(farewell(threshold.version, threshold.say(refusal)))
        if len(threshold.lingering) >= MOST_LINGERING:
            self._transport.close()
            return
        try:
            self._transport.write_eof()
        except OSError:
            # He has hung up meanwhile.
            self._transport.abort()
            return
        threshold.lingering.add(self._transport)
        self._countdown = Countdown(threshold.clock, PATIENCE, self._transport.abort)

    def data_received(self, data: bytes) -> None:
        self._heard += len(data)
        if self._heard > LONGEST_TALK:
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._transport in self._threshold.lingering:
            self._threshold.lingering.discard(self._transport)
            self._countdown.end()

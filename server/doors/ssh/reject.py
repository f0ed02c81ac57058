"""Admits connections, or rejects them before SSH begins, with a sentence that clients show."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from asyncssh import SSHServerConnection
from asyncssh.constants import DISC_TOO_MANY_CONNECTIONS, MSG_DISCONNECT
from asyncssh.packet import Byte, String, UInt32

from server.doors.ssh.auth import SharedState
from server.doors.ssh.limits import ConnectionSlot
from server.doors.ssh.metered_protocol import MeteredProtocol
from server.doors.ssh.proxy_header import BadHeader, Header, read_header
from server.house.clock import Timer
from server.protocol.seat import Refusal

BLOCK: Final = 8
# Clients have this time to read the sentence.
LINGER_SECONDS: Final = 5.0
# A client sends its version and its algorithms, some 2 kB.
MOST_UNREAD: Final = 65536
# A proxy sends its header at once.
HEADER_SECONDS: Final = 5.0
# Those beyond it are closed at once: a flood must not hold files open.
MOST_LINGERING: Final = 64


def disconnect_message(version: str, sentence: str) -> bytes:
    """An SSH disconnect packet, which is allowed before the key exchange."""
    payload = Byte(MSG_DISCONNECT) + UInt32(DISC_TOO_MANY_CONNECTIONS)
    payload += String(sentence) + String("")
    padding = BLOCK - (len(payload) + 5) % BLOCK
    # At least four bytes, says RFC 4253.
    padding += BLOCK if padding < 4 else 0
    packet = bytes([padding]) + payload + bytes(padding)
    return f"SSH-2.0-{version}\r\n".encode() + UInt32(len(packet)) + packet


class Admission(asyncio.Protocol):
    """The first protocol of a new connection. If it is admitted, `ssh_protocol` takes over."""

    def __init__(
        self, shared: SharedState, version: str, ssh_protocol: Callable[[], SSHServerConnection]
    ) -> None:
        self._shared = shared
        self._version = version
        self._ssh_protocol = ssh_protocol
        self._header: bytes | None = None
        self._received = 0
        self._timer = Timer(shared.limits.clock)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        peer = transport.get_extra_info("peername")
        if not peer:
            # The client has closed the connection already.
            transport.abort()
        elif self._shared.lists.is_proxy(peer[0]):
            self._header = b""
            self._timer.set_in(HEADER_SECONDS, transport.abort)
        else:
            self._admit(peer[0])

    def _read_header(self, data: bytes) -> None:
        self._header = (self._header or b"") + data
        try:
            header = read_header(self._header)
        except BadHeader:
            self._shared.limits.log("bad-proxy-header", address=self._peer())
            self._transport.abort()
            return
        if header is not None:
            self._header = None
            self._timer.cancel()
            self._admit(header.client[0] if header.client else self._peer(), header)

    def _peer(self) -> str:
        return str(self._transport.get_extra_info("peername")[0])

    def _admit(self, address: str, header: Header | None = None) -> None:
        slot = self._shared.admit(address)
        if isinstance(slot, Refusal):
            self._reject(slot)
            return
        self._transport.pause_reading()
        self._shared.confirm(slot, partial(self._confirmed, slot, header))

    def _confirmed(
        self, slot: ConnectionSlot, header: Header | None, refusal: Refusal | None
    ) -> None:
        if refusal or self._transport.is_closing():
            slot.free()
        if self._transport.is_closing():
            return
        self._transport.resume_reading()
        if refusal:
            # Counted by the process that refuses.
            self._reject(refusal)
            return
        ssh, limits = self._ssh_protocol(), self._shared.limits
        ssh.set_extra_info(slot=slot)
        if header is not None and header.client:
            ssh.set_extra_info(peername=header.client, sockname=header.reached)
        protocol = MeteredProtocol(ssh, slot, limits.clock, self._shared.reading)
        self._transport.set_protocol(protocol)
        protocol.connection_made(self._transport)
        if header is not None and header.rest:
            protocol.received(header.rest)

    def _reject(self, refusal: Refusal) -> None:
        # The client closes first: with unread input, closing would reset the connection, and the
        # sentence would be lost.
        self._transport.write(disconnect_message(self._version, self._shared.say(refusal)))
        if len(self._shared.lingering) >= MOST_LINGERING:
            self._transport.close()
            return
        try:
            self._transport.write_eof()
        except OSError:
            # The client has closed the connection meanwhile.
            self._transport.abort()
            return
        self._shared.lingering.add(self._transport)
        self._timer.set_in(LINGER_SECONDS, self._transport.abort)

    def data_received(self, data: bytes) -> None:
        if self._header is not None:
            self._read_header(data)
            return
        self._received += len(data)
        if self._received > MOST_UNREAD:
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._shared.lingering.discard(self._transport)
        self._timer.cancel()

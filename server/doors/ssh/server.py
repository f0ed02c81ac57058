"""Starts and stops the SSH server."""

import asyncio
import errno
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from socket import socket
from typing import Any

import asyncssh

from server import __version__
from server.doors.ssh.adapter import Connection
from server.doors.ssh.algorithms import algorithms
from server.doors.ssh.auth import ConnectionHandler, SharedState
from server.doors.ssh.host_keys import HostKeys
from server.doors.ssh.refusals import DoorClosed
from server.doors.ssh.reject import Admission
from server.errors import UsageError
from server.files import WHY
from server.settings import DoorSettings

VERSION = f"Kartenhaus_{__version__}"
WHY_NOT = WHY | {errno.EADDRINUSE: "taken", errno.EADDRNOTAVAIL: "elsewhere"}
# The kernel holds these connections: after a restart, 200 people may come back at once.
BACKLOG = 512
# Connections that asyncio accepts in a turn of the loop, and turns until it has made them known.
AT_ONCE, TURNS = 8, 3


class SshServer:
    def __init__(self, listening: Sequence[asyncio.Server], shared: SharedState) -> None:
        self._listening = listening
        self._shared = shared
        self._stopping: asyncio.Task[None] | None = None
        self.port: int = listening[0].sockets[0].getsockname()[1]

    @property
    def sockets(self) -> list[int]:
        """The files of those that listen."""
        return [each.fileno() for server in self._listening for each in server.sockets]

    @property
    def lingering(self) -> set[asyncio.Transport]:
        return self._shared.lingering

    @property
    def open(self) -> bool:
        """Whether anybody is still connected."""
        return bool(self._shared.open)

    @property
    def arriving(self) -> bool:
        """Whether a connection has not come to its first session yet."""
        return any(each.is_arriving for each in self._shared.open)

    def stop(self) -> None:
        """Accepts no more connections; open ones stay open."""
        if self._stopping is None:
            loop = asyncio.get_running_loop()
            for each in self.sockets:
                loop.remove_reader(each)
            self._stopping = loop.create_task(self._close_sockets())

    async def _close_sockets(self) -> None:
        # Asyncio forgets a connection that it has accepted if its server is closed in the same turn
        # of the loop, and makes it known in the next ones.
        for _ in range(TURNS):
            await asyncio.sleep(0)
        for server in self._listening:
            server.close()

    async def stopped(self) -> None:
        """Done when all connections are known that have been accepted."""
        self.stop()
        assert self._stopping
        await self._stopping

    async def close(self) -> None:
        await self.stopped()
        # A copy: each connection takes itself out of the set when it closes.
        connections = tuple(self._shared.open)
        for transport in tuple(self.lingering):
            transport.abort()
        for connection in connections:
            connection.disconnect(DoorClosed())
        for connection in connections:
            await connection.wait_closed()
        for server in self._listening:
            await server.wait_closed()
        self._shared.collector.stop()


async def listen(keys: HostKeys, shared: SharedState, sockets: Sequence[socket] = ()) -> SshServer:
    """Listens on these sockets, or opens those of the settings."""
    settings, loop = shared.limits.settings, asyncio.get_running_loop()
    ssh_protocol = partial(Connection, loop, options(settings, keys, shared))
    listen_on = partial(
        loop.create_server, partial(Admission, shared, VERSION, ssh_protocol), backlog=AT_ONCE
    )
    with opening(settings.host or "every address", settings.port):
        if sockets:
            listening = [await listen_on(sock=each) for each in sockets]
        else:
            listening = [await listen_on(settings.host or None, settings.port)]
    # asyncio has one number for both.
    for server in listening:
        for each in server.sockets:
            with socket(fileno=os.dup(each.fileno())) as same:
                same.listen(BACKLOG)
    shared.collector.start()
    return SshServer(listening, shared)


@contextmanager
def opening(host: str, port: int) -> Iterator[None]:
    """Says why a port cannot be opened."""
    try:
        yield
    except OSError as error:
        why, detail = WHY_NOT.get(error.errno or 0, "other"), error.strerror or str(error)
        raise UsageError("cannot-listen", host=host, port=port, why=why, detail=detail) from error


def options(
    settings: DoorSettings, keys: HostKeys, shared: SharedState
) -> asyncssh.SSHServerConnectionOptions:
    # The log-in has its own time limit, and sessions open their own channels.
    return strict_options(
        keys.pairs(),
        server_factory=partial(ConnectionHandler, shared),
        login_timeout=0,
        keepalive_interval=settings.keepalive_seconds,
        keepalive_count_max=settings.keepalive_missed,
        kbdint_auth=True,
    )


def strict_options(
    keys: Sequence[asyncssh.SSHKeyPair], **more: Any
) -> asyncssh.SSHServerConnectionOptions:
    # Everything that asyncssh would allow by default is named, so that new defaults change nothing.
    return asyncssh.SSHServerConnectionOptions(
        server_version=VERSION,
        server_host_keys=list(keys),
        config=None,
        encoding=None,
        line_editor=False,
        tcp_keepalive=True,
        public_key_auth=True,
        password_auth=False,
        host_based_auth=False,
        gss_host=None,
        gss_kex=False,
        gss_auth=False,
        x509_trusted_certs=None,
        agent_forwarding=False,
        x11_forwarding=False,
        sftp_factory=None,
        allow_scp=False,
        rdns_lookup=False,
        **algorithms(),
        **more,
    )

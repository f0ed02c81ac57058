"""Opens the door: from now on people can come in."""

import asyncio
import errno
from collections.abc import Callable
from functools import partial

import asyncssh

from server import __version__
from server.doors.ssh.access_lists import AccessLists, Known
from server.doors.ssh.algorithms import algorithms
from server.doors.ssh.auth import ConnectionHandler, Serve, SharedState
from server.doors.ssh.host_keys import HostKeys
from server.doors.ssh.limits import ConnectionLimits
from server.doors.ssh.refusals import DoorClosed
from server.doors.ssh.reject import Admission, AdmissionRules
from server.errors import UsageError
from server.files import WHY
from server.protocol.seat import Refusal
from server.settings import DoorSettings

VERSION = f"Kartenhaus_{__version__}"
WHY_NOT = WHY | {errno.EADDRINUSE: "taken", errno.EADDRNOTAVAIL: "elsewhere"}
BACKLOG = 512
"""200 people may come back at the same moment"""


class Connection(asyncssh.SSHServerConnection):
    """Old paramiko asks for the login anew before each try, and dropbear guesses how keys will be
    exchanged: asyncssh would hang up on both."""

    def _get_extra_kex_algs(self) -> list[bytes]:
        return [*super()._get_extra_kex_algs(), b"kexguess2@matt.ucc.asn.au"]

    def send_userauth_failure(self, partial_success: bool) -> None:
        super().send_userauth_failure(partial_success)
        self._next_service = b"ssh-userauth"


class SshServer:
    def __init__(
        self,
        server: asyncio.Server,
        door: SharedState,
        known: Known,
        lingering: set[asyncio.Transport],
    ) -> None:
        self._server = server
        self._door = door
        self._known = known
        self.lingering = lingering
        """who is just being told why he cannot come in"""
        self.port: int = server.sockets[0].getsockname()[1]

    def change(self, settings: DoorSettings) -> None:
        """What can change while people are there: counts and lists, but not address and port."""
        self._door.limits.change(settings)
        self._door.lists = AccessLists(settings, self._known)

    def stop(self) -> None:
        """Nobody else comes in; whoever is in stays in."""
        self._server.close()

    async def close(self) -> None:
        self.stop()
        leaving = tuple(self._door.open)
        for transport in tuple(self.lingering):
            transport.abort()
        for entering in leaving:
            entering.show_out(DoorClosed())
        for entering in leaving:
            await entering.wait_closed()
        await self._server.wait_closed()
        self._door.tidying.end()


async def listen(
    settings: DoorSettings,
    keys: HostKeys,
    limits: ConnectionLimits,
    sessions: Serve,
    say: Callable[[Refusal], str],
    known: Known = lambda key: False,
) -> SshServer:
    door = SharedState(limits, AccessLists(settings, known), sessions, say)
    loop = asyncio.get_running_loop()
    threshold = AdmissionRules(
        refuse=door.refuse_connection,
        open_door=partial(Connection, loop, options(settings, keys, door)),
        say=say,
        version=VERSION,
        clock=limits.clock,
        lingering=set(),
    )
    try:
        server = await loop.create_server(
            partial(Admission, threshold), settings.host or None, settings.port, backlog=BACKLOG
        )
    except OSError as error:
        raise UsageError(
            "cannot-listen",
            host=settings.host or "none",
            port=settings.port,
            why=WHY_NOT.get(error.errno or 0, "other"),
            detail=error.strerror or str(error),
        ) from error
    door.tidying.begin()
    return SshServer(server, door, known, threshold.lingering)


def options(
    settings: DoorSettings, keys: HostKeys, door: SharedState
) -> asyncssh.SSHServerConnectionOptions:
    """Whatever asyncssh would allow by itself is said here, so that nothing changes with it. The
    login has its own clock, and sessions have their own channels."""
    return asyncssh.SSHServerConnectionOptions(
        server_factory=partial(ConnectionHandler, door),
        server_version=VERSION,
        server_host_keys=keys.pairs(),
        config=None,
        encoding=None,
        line_editor=False,
        login_timeout=0,
        keepalive_interval=settings.keepalive_seconds,
        keepalive_count_max=settings.keepalive_missed,
        tcp_keepalive=True,
        public_key_auth=True,
        kbdint_auth=True,
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
    )

"""Who comes in, and that he shows who he is: one of these for each connection."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

import asyncssh
from asyncssh.constants import (
    DISC_BY_APPLICATION,
    DISC_NO_MORE_AUTH_METHODS_AVAILABLE,
    OPEN_ADMINISTRATIVELY_PROHIBITED,
    OPEN_RESOURCE_SHORTAGE,
)

from server.doors.ssh.access_lists import AccessLists
from server.doors.ssh.algorithms import SIGNATURES, SMALLEST_RSA
from server.doors.ssh.arrival import Arrival
from server.doors.ssh.channel import WANTING, WINDOW, Channel, SessionProcess
from server.doors.ssh.collector import Collector
from server.doors.ssh.limits import ConnectionLimits, Countdown, Pacer
from server.doors.ssh.refusals import (
    LoginTooSlow,
    NoForwarding,
    NothingDone,
    NotInvited,
    TooManySessions,
    TooManyTries,
)
from server.house.clock import sleep
from server.protocol.seat import Refusal

MOST_TRIES: Final = 30
LAST_WORDS: Final = 5.0
"""seconds in which screens can be put back in order"""

SCREENS_PER_MINUTE: Final = 20
"""over one connection: to open one costs as much as hundreds of keys"""

LARGEST_PACKET: Final = 32768
GOOD_SIGNATURES: Final = {name.encode() for name in SIGNATURES}

Process = asyncssh.SSHServerProcess[bytes]
Serve = Callable[[Arrival, Process], Awaitable[None]]


class SharedState:
    """What all connections share."""

    def __init__(
        self,
        limits: ConnectionLimits,
        lists: AccessLists,
        serve: Serve,
        say: Callable[[Refusal], str],
    ) -> None:
        self.limits = limits
        self.lists = lists
        self.serve = serve
        self.say = say
        self.open: set[ConnectionHandler] = set()
        self.tidying = Collector(limits.clock)

    def refuse_connection(self, address: str) -> Refusal | None:
        if refusal := self.lists.refuse_address(address):
            return self.limits.count(refusal)
        return self.limits.refuse_connection(address)


class ConnectionHandler(asyncssh.SSHServer):
    def __init__(self, door: SharedState) -> None:
        self._door = door
        self._candidate: str | None = None
        self._arrival: Arrival | None = None
        self._tries = 0
        self._visits: set[SessionProcess] = set()
        self._screens = Pacer(SCREENS_PER_MINUTE, quickly=1)
        self._shown_out = False
        self._told = False

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        limits = self._door.limits
        self._conn = conn
        self._address: str = conn.get_extra_info("peername")[0]
        self._stay = limits.arrive(self._address)
        seconds = limits.settings.login_seconds
        self._countdown = Countdown(
            limits.clock, seconds, lambda: self.show_out(LoginTooSlow(seconds))
        )
        conn.set_extra_info(limits=limits)
        self._door.open.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._shown_out = True
        self._countdown.end()
        self._stay.over()
        self._door.open.discard(self)

    def show_out(self, refusal: Refusal) -> None:
        """Tells why and closes the connection."""
        if not self._shown_out:
            self._shown_out = True
            self._door.limits.count(refusal)
            # Clients take the first for a farewell, and may not show it as an error.
            code = DISC_BY_APPLICATION if self._arrival else DISC_NO_MORE_AUTH_METHODS_AVAILABLE
            self._conn.disconnect(code, self._door.say(refusal))

    async def wait_closed(self) -> None:
        await self._conn.wait_closed()

    def begin_auth(self, username: str) -> bool:
        self._candidate = None
        self._try()
        return True

    def public_key_auth_supported(self) -> bool:
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Also called for a key that is only offered, so this says nothing of who somebody is. But
        when it was the last thing asked before `auth_completed`, the signature was good."""
        self._candidate = None
        if not self._try() or is_weak(key):
            return False
        key.all_sig_algorithms = key.all_sig_algorithms & GOOD_SIGNATURES
        fingerprint = key.get_fingerprint()
        if not self._door.lists.lets_in(fingerprint):
            return False
        self._candidate = fingerprint
        return True

    def kbdint_auth_supported(self) -> bool:
        return True

    def get_kbdint_challenge(
        self, username: str, lang: str, submethods: str
    ) -> bool | tuple[str, str, str, tuple[()]]:
        """A challenge that asks nothing: whoever has no key comes in as a guest."""
        self._candidate = None
        if not self._try():
            return False
        if self._door.lists.needs_key:
            self._refuse_guest()
            return False
        return "", "", "", ()

    def validate_kbdint_response(self, username: str, responses: Sequence[str]) -> bool:
        self._candidate = None
        return not responses

    def auth_completed(self) -> None:
        limits, address = self._door.limits, self._address
        self._countdown.end()
        if refusal := self._door.lists.refuse_key(self._candidate):
            self.show_out(refusal)
            return
        self._stay.known()
        login = self._conn.get_extra_info("username")
        reached = self._conn.get_extra_info("sockname")[:2]
        self._arrival = Arrival(self._candidate, login, address, reached, self._conn)
        self._countdown = Countdown(
            limits.clock, limits.settings.idle_minutes * 60, self._ask_to_leave
        )

    def session_requested(self) -> tuple[Channel, SessionProcess]:
        limits, arrival = self._door.limits, self._arrival
        if arrival is None:
            raise asyncssh.ChannelOpenError(OPEN_ADMINISTRATIVELY_PROHIBITED, "")
        if len(self._visits) >= limits.settings.sessions:
            refusal = TooManySessions(limits.settings.sessions)
            limits.count(refusal)
            raise asyncssh.ChannelOpenError(OPEN_RESOURCE_SHORTAGE, self._door.say(refusal))
        visit = SessionProcess(
            serve=partial(self._serve, arrival),
            refuse_command=lambda: limits.refuse_command(arrival.address),
            say=self._door.say,
            heard=self._countdown.put_off,
            gone=self._gone,
        )
        self._visits.add(visit)
        return open_channel(self._conn), visit

    async def _serve(self, arrival: Arrival, process: Process) -> None:
        """Screens of one household open one after the other, and more slowly over one line."""
        if process.term_type:
            limits = self._door.limits
            seconds = limits.wait_for_screen(arrival.address, self._screens)
            if isinstance(seconds, Refusal):
                process.stderr.write(f"{self._door.say(seconds)}\r\n".encode())
                process.exit(WANTING)
                return
            await sleep(limits.clock, seconds)
            if process.channel.is_closing():
                # Nobody waits any more, so nobody enters.
                return
        await self._door.serve(arrival, process)

    def _gone(self, visit: SessionProcess) -> None:
        self._visits.discard(visit)
        self._door.tidying.somebody_left()

    def connection_requested(
        self, dest_host: str, dest_port: int, orig_host: str, orig_port: int
    ) -> bool:
        raise self._no_forwarding()

    def unix_connection_requested(self, dest_path: str) -> bool:
        raise self._no_forwarding()

    def _no_forwarding(self) -> asyncssh.ChannelOpenError:
        refusal = NoForwarding()
        self._door.limits.count(refusal)
        return asyncssh.ChannelOpenError(OPEN_ADMINISTRATIVELY_PROHIBITED, self._door.say(refusal))

    def _try(self) -> bool:
        self._tries += 1
        if self._tries > MOST_TRIES:
            self.show_out(TooManyTries(MOST_TRIES))
        return self._tries <= MOST_TRIES

    def _refuse_guest(self) -> None:
        refusal = NotInvited()
        if not self._told:
            self._told = True
            self._door.limits.count(refusal)
            self._conn.send_auth_banner(f"{self._door.say(refusal)}\r\n")

    def _ask_to_leave(self) -> None:
        """As if he had closed his side, so that screens are put back in order first."""
        for visit in tuple(self._visits):
            visit.eof_received()
        minutes = self._door.limits.settings.idle_minutes
        self._countdown = Countdown(
            self._door.limits.clock, LAST_WORDS, lambda: self.show_out(NothingDone(minutes))
        )


def is_weak(key: asyncssh.SSHKey) -> bool:
    """Others could sign in its name."""
    if key.get_algorithm() == "ssh-rsa":
        return int(getattr(key.pyca_key, "key_size", 0)) < SMALLEST_RSA
    return not key.all_sig_algorithms & GOOD_SIGNATURES


def open_channel(conn: asyncssh.SSHServerConnection) -> Channel:
    """As the connection would, but for bytes, without a line editor and with a small window."""
    return Channel(
        conn,
        asyncio.get_running_loop(),
        allow_pty=True,
        line_editor=False,
        line_echo=False,
        line_history=0,
        max_line_length=0,
        encoding=None,
        errors="strict",
        window=WINDOW,
        max_pktsize=LARGEST_PACKET,
    )

"""Log-in: for each connection, a `ConnectionHandler` checks keys and limits and opens sessions."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NamedTuple

import asyncssh
from asyncssh import constants

from server.doors.countdown import Countdown
from server.doors.ssh import refusals
from server.doors.ssh.access_lists import AccessLists
from server.doors.ssh.adapter import Channel, Process, open_channel
from server.doors.ssh.algorithms import SIGNATURES, SMALLEST_RSA
from server.doors.ssh.collector import Collector
from server.doors.ssh.limits import ConnectionLimits, ConnectionSlot
from server.doors.ssh.metered_protocol import ReadQueue
from server.doors.ssh.session_process import FAILED, SessionProcess
from server.house.clock import Timer, sleep
from server.house.lobby.session import Resumed
from server.protocol.seat import Refusal, Value

# Agents offer every key they have, each as a try of its own.
MOST_TRIES: Final = 30
# Opening and refusing a session costs as much as reading so many kilobytes.
SESSION_COST: Final = 5
# Apps restore their terminals in this time.
LAST_SECONDS: Final = 5.0
GOOD_SIGNATURES: Final = {name.encode() for name in SIGNATURES}


class DoorProcess(NamedTuple):
    """A door in another process. It draws all user interfaces, or apps alone; `unknown` are the
    notices that it does not know."""

    draws_all: bool
    unknown: tuple[type[Value], ...] = ()


class Login(NamedTuple):
    """`key` is the fingerprint of a key whose signature was checked; None for a guest. `name` is
    the login name. `reached` is the address and port of this server that the client used. `door`
    has the connection, if it is not this process. `resumed`: the session was here before."""

    key: str | None
    name: str
    address: str
    reached: tuple[str, int]
    door: DoorProcess | None = None
    resumed: Resumed | None = None


Serve = Callable[[Login, Process], Awaitable[None]]
Confirm = Callable[[ConnectionSlot, Callable[[Refusal | None], object]], object]


def confirm_at_once(slot: ConnectionSlot, then: Callable[[Refusal | None], object]) -> None:
    then(None)


@dataclass(eq=False)
class SharedState:
    """The state that all connections share. `confirm` finds out whether another process refuses a
    connection, `on_login` is called when one has logged in. `lingering` are rejected connections
    that still have to read why."""

    limits: ConnectionLimits
    lists: AccessLists
    serve: Serve
    say: Callable[[Refusal], str]
    confirm: Confirm = confirm_at_once
    on_login: Callable[[ConnectionSlot], object] = lambda slot: None
    open: "set[ConnectionHandler]" = field(default_factory=set)
    lingering: set[asyncio.Transport] = field(default_factory=set)
    reading: ReadQueue = field(default_factory=ReadQueue)

    def __post_init__(self) -> None:
        self.collector = Collector(self.limits.clock, lambda: not self.limits.connections)

    def admit(self, address: str) -> ConnectionSlot | Refusal:
        if refusal := self.lists.refuse_address(address):
            self.limits.count(refusal, address)
            return refusal
        return self.limits.refuse_connection(address) or self.limits.connect(address)

    async def may_start(self, slot: ConnectionSlot, process: Process) -> bool:
        """Waits until an app may start in the terminal. False if it is refused, with a sentence,
        or if the client has given up."""
        if not process.term_type:
            return True
        delay = self.limits.delay_of_app(slot)
        if isinstance(delay, Refusal):
            process.stderr.write(f"{self.say(delay)}\r\n".encode())
            process.exit(FAILED)
            return False
        await sleep(self.limits.clock, delay)
        return not process.channel.is_closing()


class ConnectionHandler(asyncssh.SSHServer):
    def __init__(self, shared: SharedState) -> None:
        self._shared = shared
        self._candidate: str | None = None
        self._login: Login | None = None
        self._tries = 0
        self._sessions: set[SessionProcess] = set()
        self.is_arriving = True
        self._ended = False
        self._has_banner = False

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        limits = self._shared.limits
        self._conn = conn
        self._address: str = conn.get_extra_info("peername")[0]
        self.slot: ConnectionSlot = conn.get_extra_info("slot")
        seconds = limits.settings.login_seconds
        self._deadline = Timer(limits.clock)
        self._deadline.set_in(seconds, partial(self.disconnect, refusals.LoginTooSlow(seconds)))
        idle_seconds = limits.settings.idle_minutes * 60
        self._idle = Countdown(limits.clock, idle_seconds, self._end_idle_sessions)
        conn.set_extra_info(limits=limits, household=self.slot.household)
        self._shared.open.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._ended = True
        self._deadline.cancel()
        self._idle.stop()
        self.slot.free()
        self._shared.open.discard(self)

    def disconnect(self, refusal: Refusal) -> None:
        if not self._ended:
            self._ended = True
            self._shared.limits.count(refusal, self._address)
            # Clients show BY_APPLICATION as a normal end, so before the log-in it would be missed.
            code = (
                constants.DISC_BY_APPLICATION
                if self._login
                else constants.DISC_NO_MORE_AUTH_METHODS_AVAILABLE
            )
            self._conn.disconnect(code, self._shared.say(refusal))

    async def wait_closed(self) -> None:
        await self._conn.wait_closed()

    def begin_auth(self, username: str) -> bool:
        self._candidate = None
        self._count_try()
        return True

    def public_key_auth_supported(self) -> bool:
        return True

    async def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        # Also called for keys that are only offered, so that it proves nothing. But if it was the
        # last call before `auth_completed`, asyncssh has checked the signature.
        self._candidate = None
        if not self._count_try() or is_weak(key):
            return False
        key.all_sig_algorithms = key.all_sig_algorithms & GOOD_SIGNATURES
        fingerprint = key.get_fingerprint()
        if not await self._shared.lists.lets_in(fingerprint):
            return False
        self._candidate = fingerprint
        return True

    def kbdint_auth_supported(self) -> bool:
        return True

    def get_kbdint_challenge(
        self, username: str, lang: str, submethods: str
    ) -> bool | tuple[str, str, str, tuple[()]]:
        """A challenge without a question, which lets guests in without a key."""
        self._candidate = None
        if not self._count_try():
            return False
        if self._shared.lists.needs_key:
            self._refuse_guest()
            return False
        return "", "", "", ()

    def validate_kbdint_response(self, username: str, responses: Sequence[str]) -> bool:
        self._candidate = None
        # None were asked for: a client that sends some does not follow the protocol.
        return not responses

    def auth_completed(self) -> None:
        self._deadline.cancel()
        # Here and not with the key: a refused key would only make the client try its next one.
        if refusal := self._shared.lists.refuse_key(self._candidate):
            self.disconnect(refusal)
            return
        # Only now: strangers have fewer places, so that they cannot fill the server.
        self.slot.logged_in()
        self._shared.on_login(self.slot)
        self._login = Login(
            self._candidate,
            self._conn.get_extra_info("username"),
            self._address,
            self._conn.get_extra_info("sockname")[:2],
        )
        self._shared.limits.log("login", key=self._candidate or "none", address=self._address)
        self._idle.start()

    def session_requested(self) -> tuple[Channel, SessionProcess]:
        limits, login = self._shared.limits, self._login
        if login is None:
            raise asyncssh.ChannelOpenError(constants.OPEN_ADMINISTRATIVELY_PROHIBITED, "")
        # Paid before the next bytes are read, and so never refused.
        self.slot.unpaid += SESSION_COST
        if len(self._sessions) >= limits.settings.sessions:
            raise self._refuse_channel(
                refusals.TooManySessions(limits.settings.sessions), constants.OPEN_RESOURCE_SHORTAGE
            )
        session = SessionProcess(
            serve=partial(self._serve, login),
            refuse_command=lambda: limits.refuse_command(self.slot),
            say=self._shared.say,
            on_input=self._idle.start,
            on_end=self._session_ended,
        )
        self._sessions.add(session)
        return open_channel(self._conn), session

    async def _serve(self, login: Login, process: Process) -> None:
        if await self._shared.may_start(self.slot, process):
            self.is_arriving = False
            await self._shared.serve(login, process)

    def _session_ended(self, session: SessionProcess) -> None:
        self._sessions.discard(session)
        self._shared.collector.collect_soon()

    # Refused with a sentence: the refusal of asyncssh itself has no reason.
    def connection_requested(
        self, dest_host: str, dest_port: int, orig_host: str, orig_port: int
    ) -> bool:
        raise self._refuse_channel(refusals.NoForwarding())

    def unix_connection_requested(self, dest_path: str) -> bool:
        raise self._refuse_channel(refusals.NoForwarding())

    def _refuse_channel(
        self, refusal: Refusal, code: int = constants.OPEN_ADMINISTRATIVELY_PROHIBITED
    ) -> asyncssh.ChannelOpenError:
        self._shared.limits.count(refusal, self._address)
        return asyncssh.ChannelOpenError(code, self._shared.say(refusal))

    def _count_try(self) -> bool:
        self._tries += 1
        if self._tries > MOST_TRIES:
            self.disconnect(refusals.TooManyTries(MOST_TRIES))
        return self._tries <= MOST_TRIES

    def _refuse_guest(self) -> None:
        if not self._has_banner:
            self._has_banner = True
            refusal = refusals.NotInvited()
            self._shared.limits.count(refusal, self._address)
            self._conn.send_auth_banner(f"{self._shared.say(refusal)}\r\n")

    def _end_idle_sessions(self) -> None:
        # The end of their input lets apps restore their terminals before the connection closes.
        for session in tuple(self._sessions):
            session.eof_received()
        refusal = refusals.NothingDone(self._shared.limits.settings.idle_minutes)
        self._deadline.set_in(LAST_SECONDS, partial(self.disconnect, refusal))


def is_weak(key: asyncssh.SSHKey) -> bool:
    """Whether others could forge its signatures."""
    if key.get_algorithm() == "ssh-rsa":
        return int(getattr(key.pyca_key, "key_size", 0)) < SMALLEST_RSA
    return not key.all_sig_algorithms & GOOD_SIGNATURES

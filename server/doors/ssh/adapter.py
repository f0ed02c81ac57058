"""The private names of asyncssh that the server needs, each with the reason. A test tells which one
a new version of asyncssh has changed."""

import asyncio
from typing import Final

import asyncssh
from asyncssh.packet import SSHPacket

Process = asyncssh.SSHServerProcess[bytes]

# All that a face reads; anything else that a client sends is not stored.
VARIABLES: Final = frozenset({b"LANG", b"COLORTERM", b"TERM_PROGRAM", b"NO_COLOR"})
# Names and values of locales and terminals are far shorter.
LONGEST_VARIABLE: Final = 256
MOST_VARIABLES: Final = 32
# Bytes that a client may send before they are read; asyncssh would hold 2 MB for each session.
WINDOW: Final = 65536
LARGEST_PACKET: Final = 32768
# Marks a connection with the sessions of many people: one that is stuck must not end the others.
SHARED: Final = "shared"


class Connection(asyncssh.SSHServerConnection):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._aborted = transport
        super().connection_made(transport)

    def _cleanup(self, exc: Exception | None) -> None:
        super()._cleanup(exc)
        # Both hold a method of themselves: cycles that only a full collection would find.
        vars(self._aborted).pop("_read_ready_cb", None)
        self._recv_handler = receive_nothing

    def _get_extra_kex_algs(self) -> list[bytes]:
        # dropbear guesses the key exchange and says so; without this, asyncssh disconnects it.
        return [*super()._get_extra_kex_algs(), b"kexguess2@matt.ucc.asn.au"]

    def send_userauth_failure(self, partial_success: bool) -> None:
        # Old versions of paramiko ask for the log-in service again before each try; asyncssh
        # expects that only once.
        super().send_userauth_failure(partial_success)
        self._next_service = b"ssh-userauth"


def receive_nothing() -> bool:
    """Whether asyncssh shall go on with the rest of what it received."""
    return False


class Channel(asyncssh.SSHServerChannel[bytes]):
    def _process_env_request(self, packet: SSHPacket) -> bool:
        # asyncssh itself accepts any number of environment variables of any size.
        name, value = packet.get_string(), packet.get_string()
        packet.check_end()
        wanted = name in VARIABLES or name.startswith(b"LC_")
        too_much = len(name + value) > LONGEST_VARIABLE or len(self._env) >= MOST_VARIABLES
        if not wanted or too_much:
            return False
        self._env[name] = value
        return True


def open_channel(conn: asyncssh.SSHServerConnection) -> Channel:
    """As asyncssh would, but for bytes, without its line editor and with a smaller window."""
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


def has_unread_resize(process: Process) -> bool:
    """Whether the last unread input is a resize of the terminal. asyncssh queues them all."""
    waiting = process._recv_buf[None]
    return bool(waiting) and isinstance(waiting[-1], asyncssh.TerminalSizeChanged)


def unsent_bytes(process: Process) -> int:
    """Bytes that are written but not sent yet."""
    # Not `get_connection`, which fails once the channel is closed.
    connection = process.channel.get_extra_info("connection")
    if connection.get_extra_info(SHARED):
        return process.channel.get_write_buffer_size()
    transport = connection._transport
    unsent = transport.get_write_buffer_size() if transport else 0
    # During a key exchange, which a client may draw out, asyncssh keeps packets here.
    if connection._deferred_packets:
        unsent += sum(len(b) for _, parts in connection._deferred_packets for b in parts)
    return process.channel.get_write_buffer_size() + unsent

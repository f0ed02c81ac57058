"""One session of a connection, as asyncssh drives it: only what the house wants of it."""

from collections.abc import Awaitable, Callable
from typing import Final

import asyncssh
from asyncssh.packet import SSHPacket

from server.doors.ssh.refusals import CommandTooLong, NoFiles
from server.protocol.seat import Refusal

LONGEST_COMMAND: Final = 4096
LONGEST_VALUE: Final = 256
MOST_VALUES: Final = 32
WINDOW: Final = 65536
"""so much of what somebody sends may wait to be read"""

VALUES: Final = frozenset({b"LANG", b"COLORTERM", b"TERM_PROGRAM", b"NO_COLOR"})
COPYING: Final = ("scp", "rsync", "sftp-server")
WANTING, MISUSED = 1, 2

Serve = Callable[[asyncssh.SSHServerProcess[bytes]], Awaitable[None]]


class Channel(asyncssh.SSHServerChannel[bytes]):
    """asyncssh takes whatever a client wants to have in its environment, without end."""

    def _process_env_request(self, packet: SSHPacket) -> bool:
        name, value = packet.get_string(), packet.get_string()
        packet.check_end()
        wanted = name in VALUES or name.startswith(b"LC_")
        if not wanted or len(name + value) > LONGEST_VALUE or len(self._env) >= MOST_VALUES:
            return False
        self._env[name] = value
        return True


class SessionProcess(asyncssh.SSHServerProcess[bytes]):
    """`heard` is called whenever something comes in, `gone` at the end."""

    def __init__(
        self,
        serve: Serve,
        refuse_command: Callable[[], Refusal | None],
        say: Callable[[Refusal], str],
        heard: Callable[[], object],
        gone: Callable[["SessionProcess"], object],
    ) -> None:
        super().__init__(serve, None, 0, False)
        self._refuse_command = refuse_command
        self._say = say
        self._heard = heard
        self._gone = gone
        self._refusal: Refusal | None = None

    def shell_requested(self) -> bool:
        return True

    def exec_requested(self, command: str) -> bool:
        """Also where it is refused: then that is the answer."""
        words = command[:LONGEST_COMMAND].split(maxsplit=1)
        if len(command.encode()) > LONGEST_COMMAND:
            self._refusal = CommandTooLong(LONGEST_COMMAND)
        elif words and words[0].rpartition("/")[2] in COPYING:
            self._refusal = NoFiles()
        else:
            self._refusal = self._refuse_command()
        return True

    def subsystem_requested(self, subsystem: str) -> bool:
        """There are none but for files."""
        self._refusal = NoFiles()
        return True

    def session_started(self) -> None:
        if self._refusal is None:
            super().session_started()
            return
        code = MISUSED if isinstance(self._refusal, CommandTooLong | NoFiles) else WANTING
        end = "\r\n" if self.term_type else "\n"
        self._chan.write_stderr(f"{self._say(self._refusal)}{end}".encode())
        self._chan.exit(code)

    def data_received(self, data: bytes, datatype: int | None) -> None:
        self._heard()
        if self._refusal is None:
            super().data_received(data, datatype)

    def signal_received(self, signal: str) -> None:
        """Only keys mean something here."""

    def break_received(self, msec: int) -> bool:
        return False

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        """Who has not looked yet since the last time will see the newest size anyway."""
        waiting = self._recv_buf[None]
        if not (waiting and isinstance(waiting[-1], asyncssh.TerminalSizeChanged)):
            super().terminal_size_changed(width, height, pixwidth, pixheight)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._gone(self)

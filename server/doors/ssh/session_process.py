"""The process of one SSH session, as asyncssh drives it."""

from collections.abc import Awaitable, Callable
from typing import Final

import asyncssh

from server.doors.ssh.adapter import Process, has_unread_resize
from server.doors.ssh.refusals import CommandTooLong, NoFiles
from server.protocol.seat import Refusal

# Invitations and commands are short; a longer one would only cost memory and log.
LONGEST_COMMAND: Final = 4096
# The ways in which scp, rsync and sftp ask for a file transfer.
COPY_COMMANDS: Final = ("scp", "rsync", "sftp-server")
# Exit codes.
FAILED, MISUSED = 1, 2

Run = Callable[[Process], Awaitable[None]]


class SessionProcess(asyncssh.SSHServerProcess[bytes]):
    """`on_input` is called for everything that comes in, `on_end` at the end."""

    def __init__(
        self,
        serve: Run,
        refuse_command: Callable[[], Refusal | None],
        say: Callable[[Refusal], str],
        on_input: Callable[[], object],
        on_end: Callable[["SessionProcess"], object],
    ) -> None:
        super().__init__(self._serve, None, 0, False)
        self._serve_process = serve
        self._refuse_command = refuse_command
        self._say = say
        self._on_input = on_input
        self._on_end = on_end
        self._refusal: Refusal | None = None
        self._is_served = False
        self._is_lost = False

    async def _serve(self, process: Process) -> None:
        try:
            await self._serve_process(process)
        finally:
            self._is_served = False
            self._let_go()

    def shell_requested(self) -> bool:
        return True

    def exec_requested(self, command: str) -> bool:
        # Refused commands are accepted, too: the refusal is then what they print, and clients show
        # no reason for a request that fails.
        words = command[:LONGEST_COMMAND].split(maxsplit=1)
        if len(command.encode()) > LONGEST_COMMAND:
            self._refusal = CommandTooLong(LONGEST_COMMAND)
        elif words and words[0].rpartition("/")[2] in COPY_COMMANDS:
            self._refusal = NoFiles()
        else:
            self._refusal = self._refuse_command()
        return True

    def subsystem_requested(self, subsystem: str) -> bool:
        # The only subsystems in use are for file transfer.
        self._refusal = NoFiles()
        return True

    def session_started(self) -> None:
        if self._refusal is None:
            self._is_served = True
            super().session_started()
            return
        code = MISUSED if isinstance(self._refusal, CommandTooLong | NoFiles) else FAILED
        end = "\r\n" if self.term_type else "\n"
        self.channel.write_stderr(f"{self._say(self._refusal)}{end}".encode())
        self.channel.exit(code)

    def data_received(self, data: bytes, datatype: int | None) -> None:
        self._on_input()
        if self._refusal is None:
            super().data_received(data, datatype)

    def signal_received(self, signal: str) -> None:
        """Ignores signals."""

    def break_received(self, msec: int) -> bool:
        return False

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        # One is enough, as the reader takes the size from the process. A client could fill the
        # buffer with size changes.
        if not has_unread_resize(self):
            super().terminal_size_changed(width, height, pixwidth, pixheight)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._on_end(self)
        self._is_lost = True
        self._let_go()

    def _let_go(self) -> None:
        """Frees it once both its task and its channel have ended."""
        if self._is_lost and not self._is_served:
            # Its streams, and a method that it holds of itself, are cycles that only a full
            # collection would find.
            vars(self).clear()

"""Lines typed at the terminal of a session."""

from contextlib import suppress

import asyncssh

from server.doors.sentences import LONGEST, ReadLine
from server.doors.ssh.line_editor import LineEditor

Process = asyncssh.SSHServerProcess[bytes]

CHUNK = 1024


def edited_lines(process: Process) -> ReadLine:
    typing = LineEditor(LONGEST)

    async def read_line() -> str | None:
        while not typing.lines and not typing.ended:
            keys = b""
            # A window that changes its size interrupts a reader, but there is nothing to redraw.
            with suppress(asyncssh.TerminalSizeChanged):
                keys = await process.stdin.read(CHUNK)
                if not keys:
                    return None
            process.stdout.write(typing.feed(keys).encode())
        return typing.lines.popleft() if typing.lines else None

    return read_line

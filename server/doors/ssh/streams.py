"""Reading from and writing to the channel of a session."""

from contextlib import suppress

import asyncssh

from server.doors.lines import Read, Write
from server.doors.ssh.adapter import Process


def reader(process: Process) -> Read:
    async def read(most: int) -> bytes:
        while True:
            # asyncssh raises a resize in the reader; these faces have nothing to draw again.
            with suppress(asyncssh.TerminalSizeChanged):
                part = await process.stdin.read(most)
                # Terminals end lines with a carriage return.
                return part if process.term_type is None else part.replace(b"\r", b"\n")

    return read


def writer(process: Process) -> Write:
    end = line_end(process).encode()

    async def write(text: bytes) -> None:
        process.stdout.write(text.replace(b"\n", end))
        await process.stdout.drain()

    return write


def line_end(process: Process) -> str:
    # Without its line editor, asyncssh does not translate line ends.
    return "\n" if process.term_type is None else "\r\n"

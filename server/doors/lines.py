"""Lines of bytes or text over any byte stream, and the standard streams of this process."""

import asyncio
import errno
import os
import re
import select
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Final, NamedTuple, TextIO, TypeVar

from rich.cells import cell_len

from server.files import STANDARD, os_errors_as

# Waits for input and returns at most that many bytes; nothing at the end of the input.
Read = Callable[[int], Awaitable[bytes]]
# Returns when more can be written.
Write = Callable[[bytes], Awaitable[None]]
# Waits until that many lines or kilobytes may be handled.
Pay = Callable[[float], Awaitable[None]]
WriteText = Callable[[str], Awaitable[None]]
# Returns None at the end of the input.
ReadLine = Callable[[], Awaitable[str | None]]

CHUNK = 16384
KILOBYTE = 1024
LONGEST_TYPED = 4096
UNBROKEN: Final = "\N{NO-BREAK SPACE}"
BOLD: Final = re.compile(r"\x1b\[[01]m")
"""on or off; takes no room"""
T = TypeVar("T")


class OverlongLine(NamedTuple):
    """Stands for a line that was dropped because it has more bytes than `most`."""

    most: int


async def free(amount: float) -> None:
    """No rate limit."""


async def lines(
    read: Read, longest: int, pay: Pay = free
) -> AsyncGenerator[bytes | OverlongLine, None]:
    """The lines without their ends; the last one may lack its end."""
    rest = b""
    while chunk := await read(CHUNK):
        await pay(len(chunk) / KILOBYTE)
        *whole, rest = (rest + chunk).split(b"\n")
        for line in whole:
            await pay(1)
            yield bounded(line, longest)
        # This much is known to be too long, also without a carriage return at its end.
        rest = rest[: longest + 2]
    if rest:
        yield bounded(rest, longest)


def bounded(line: bytes, longest: int) -> bytes | OverlongLine:
    text = line.removesuffix(b"\r")
    return OverlongLine(longest) if len(text) > longest else text


def text_lines(read: Read, pay: Pay = free) -> ReadLine:
    incoming = lines(read, LONGEST_TYPED, pay)

    async def read_line() -> str | None:
        line = await anext(incoming, None)
        if isinstance(line, OverlongLine):
            # No command looks like this, so the answer says that it is none.
            return "?" * line.most
        return None if line is None else line.decode(errors="replace")

    return read_line


def text_writer(write: Write, width: Callable[[], int] = lambda: 0) -> WriteText:
    """Breaks lines at words. `width`: of the terminal, or 0 if it is not known: screen readers and
    files get each line whole."""

    async def write_text(text: str) -> None:
        columns = width()
        if columns:
            text = "\n".join(row for line in text.split("\n") for row in broken(line, columns))
        # Between the words of a command that somebody copies, a shell wants real spaces.
        await write(text.replace(UNBROKEN, " ").encode(errors="replace"))

    return write_text


def broken(line: str, width: int) -> list[str]:
    """The rows of a line, as far indented as its first. A longer word has a row for itself: broken
    by the terminal, it is still copied as one."""
    text = line.lstrip(" ")
    indent = line[: -len(text)] if text else line
    rows, room = list[str](), 0
    for word in text.split(" "):
        cells = cell_len(BOLD.sub("", word))
        if rows and cells < room:
            rows[-1] += f" {word}"
            room -= cells + 1
        else:
            rows.append(indent + word)
            room = width - len(indent) - cells
    return rows


def output_width() -> int:
    """The columns of standard output; 0 if it is no terminal."""
    with suppress(OSError):
        return os.get_terminal_size(descriptor_of(sys.stdout)).columns
    return 0


def standard_streams() -> tuple[Read, Write]:
    """Works with pipes, terminals and files."""
    # In threads: non-blocking streams would be so for every process that shares them.
    reader, writer = IoThread(), IoThread()

    async def read(most: int) -> bytes:
        with os_errors_as("cannot-read", STANDARD):
            return await reader.run(partial(read_some, descriptor_of(sys.stdin), most))

    async def write(text: bytes) -> None:
        await writer.run(partial(write_all, descriptor_of(sys.stdout), text))

    return read, write


class IoThread:
    """Runs jobs one after the other."""

    # An executor would not do: the interpreter waits for its threads when it exits, and a blocking
    # read may never end.

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Callable[[], None]] = SimpleQueue()
        # A daemon: a read that never ends must not keep the program from ending.
        Thread(target=self._work, daemon=True).start()

    async def run(self, job: Callable[[], T]) -> T:
        done: Future[T] = Future()
        self._jobs.put(partial(fulfil, done, job))
        return await asyncio.wrap_future(done)

    def _work(self) -> None:
        while True:
            self._jobs.get()()


def fulfil(done: Future[T], job: Callable[[], T]) -> None:
    if not done.set_running_or_notify_cancel():
        return
    try:
        done.set_result(job())
    except Exception as error:
        # Raised again where the job is awaited.
        done.set_exception(error)


def descriptor_of(stream: TextIO | None) -> int:
    if stream is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return stream.fileno()


def read_some(descriptor: int, most: int) -> bytes:
    while True:
        try:
            return os.read(descriptor, most)
        except BlockingIOError:
            # Another process that shares the stream has made it non-blocking.
            select.select([descriptor], [], [])


def write_all(descriptor: int, text: bytes) -> None:
    rest = memoryview(text)
    while rest:
        try:
            rest = rest[os.write(descriptor, rest) :]
        except BlockingIOError:
            select.select([], [descriptor], [])

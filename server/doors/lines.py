"""Lines of bytes or text over any byte stream, and the standard streams of this process."""

import asyncio
import errno
import os
import select
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable
from concurrent.futures import Future
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple, TextIO, TypeVar

from server.files import STANDARD, os_errors_as

Read = Callable[[int], Awaitable[bytes]]
"""Waits for input and returns at most that many bytes; nothing at the end of the input."""
Write = Callable[[bytes], Awaitable[None]]
"""Returns when more can be written."""
ReadLine = Callable[[], Awaitable[str | None]]
"""Returns None at the end of the input."""

CHUNK = 16384
LONGEST_TYPED = 4096
T = TypeVar("T")


class OverlongLine(NamedTuple):
    """Stands for a line that was dropped because it has more bytes than `most`."""

    most: int


async def lines(read: Read, longest: int) -> AsyncGenerator[bytes | OverlongLine, None]:
    """The lines without their ends; the last one may lack its end."""
    buffer = LineBuffer(longest)
    while chunk := await read(CHUNK):
        *ends, rest = chunk.split(b"\n")
        for end in ends:
            buffer.add(end)
            yield buffer.take()
        buffer.add(rest)
    if buffer:
        yield buffer.take()


def text_lines(read: Read) -> ReadLine:
    incoming = lines(read, LONGEST_TYPED)

    async def read_line() -> str | None:
        line = await anext(incoming, None)
        if isinstance(line, OverlongLine):
            # No command looks like this, so the answer says that it is none.
            return "?" * line.most
        return None if line is None else line.decode(errors="replace")

    return read_line


class LineBuffer:
    """The beginning of a line whose end has not been read yet."""

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._text = bytearray()
        self._too_long = False

    def __bool__(self) -> bool:
        return bool(self._text) or self._too_long

    def add(self, part: bytes) -> None:
        self._text += part
        # One more byte is allowed, because a carriage return at the end does not count.
        if len(self._text) > self._longest + 1:
            self._too_long = True
            self._text.clear()

    def take(self) -> bytes | OverlongLine:
        """Returns the line and starts the next one."""
        text = bytes(self._text).removesuffix(b"\r")
        too_long = self._too_long or len(text) > self._longest
        self._text.clear()
        self._too_long = False
        return OverlongLine(self._longest) if too_long else text


def standard_streams() -> tuple[Read, Write]:
    """Works with pipes, terminals and files. Uses threads, because making these streams
    non-blocking would change them for every process that shares them."""
    reader, writer = IoThread(), IoThread()

    async def read(most: int) -> bytes:
        with os_errors_as("cannot-read", STANDARD):
            return await reader.run(partial(read_some, descriptor_of(sys.stdin), most))

    async def write(text: bytes) -> None:
        await writer.run(partial(write_all, descriptor_of(sys.stdout), text))

    return read, write


class IoThread:
    """Runs jobs one after the other. An executor would not do: the interpreter waits for its
    threads when it exits, and a blocking read may never end."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Callable[[], None]] = SimpleQueue()
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

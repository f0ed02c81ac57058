"""Lines over any pair of byte streams, and the standard streams of this process as such a pair."""

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
"""At most so many bytes, as soon as there are any; none at the end of input."""
Write = Callable[[bytes], Awaitable[None]]
"""Comes back when more can be written."""

CHUNK = 16384
T = TypeVar("T")


class OverlongLine(NamedTuple):
    """A line of more than so many bytes; nothing of it was kept."""

    most: int


async def lines(read: Read, longest: int) -> AsyncGenerator[bytes | OverlongLine, None]:
    """Each without its end; the last one may lack it."""
    growing = LineBuffer(longest)
    while chunk := await read(CHUNK):
        *ends, rest = chunk.split(b"\n")
        for end in ends:
            growing.add(end)
            yield growing.line()
        growing.add(rest)
    if growing:
        yield growing.line()


class LineBuffer:
    """A line of which a part has come."""

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._text = bytearray()
        self._too_long = False

    def __bool__(self) -> bool:
        return bool(self._text) or self._too_long

    def add(self, part: bytes) -> None:
        self._text += part
        # A carriage return at the end does not count.
        if len(self._text) > self._longest + 1:
            self._too_long = True
            self._text.clear()

    def line(self) -> bytes | OverlongLine:
        """The whole of it, and the next one begins."""
        text = bytes(self._text).removesuffix(b"\r")
        too_long = self._too_long or len(text) > self._longest
        self._text.clear()
        self._too_long = False
        return OverlongLine(self._longest) if too_long else text


def standard_streams() -> tuple[Read, Write]:
    """Pipes, terminals and files alike. They are read and written by threads, for to make them
    non-blocking would change them for every process that shares them."""
    reader, writer = IoThread(), IoThread()

    async def read(most: int) -> bytes:
        with os_errors_as("cannot-read", STANDARD):
            return await reader.do(partial(read_some, number_of(sys.stdin), most))

    async def write(text: bytes) -> None:
        await writer.do(partial(write_all, number_of(sys.stdout), text))

    return read, write


class IoThread:
    """A thread that does one thing after another, and that the end of the process does not wait
    for, as it would for the threads of an executor."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Callable[[], None]] = SimpleQueue()
        Thread(target=self._work, daemon=True).start()

    async def do(self, job: Callable[[], T]) -> T:
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
        # It is raised where the job is awaited.
        done.set_exception(error)


def number_of(stream: TextIO | None) -> int:
    if stream is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return stream.fileno()


def read_some(stream: int, most: int) -> bytes:
    while True:
        try:
            return os.read(stream, most)
        except BlockingIOError:
            # Somebody who shares the stream has made it non-blocking.
            select.select([stream], [], [])


def write_all(stream: int, text: bytes) -> None:
    rest = memoryview(text)
    while rest:
        try:
            rest = rest[os.write(stream, rest) :]
        except BlockingIOError:
            select.select([], [stream], [])

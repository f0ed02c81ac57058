"""The unix socket by which `kartenhaus admin` reaches the house on the same machine. Who may write
into the folder of the house may do all that an administrator may."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from server.doors.json.unix_socket import Streams, bound_socket, connect
from server.errors import UsageError
from server.protocol.seat import Value

# `kartenhaus admin` asks a house without loading one, which takes 0.2 s.
if TYPE_CHECKING:
    from server.doors.ssh.sessions import CommandResult

SOCKET: Final = "admin.socket"
TAKE_OVER: Final = "take-over"
HOUSEHOLD: Final = "--household"
FOR: Final = "--for"
WHEN_QUIET: Final = "--when-quiet"
WHY: Final = "--why"
LONGEST: Final = 65536
LONGEST_ANSWER: Final = 16_000_000


class Asked(Value, frozen=True):
    words: tuple[str, ...]
    json: bool = False


class Answered(Value, frozen=True):
    out: str
    err: str
    code: int


Run = Callable[[Asked], Awaitable["CommandResult"]]
TakeOver = Callable[[str, Streams], Awaitable[None]]


@asynccontextmanager
async def admin_socket(folder: Path, run: Run, take_over: TakeOver) -> AsyncIterator[None]:
    """The folder must be locked. `take_over` is called with the version of a process that asks for
    the place of the house."""
    with bound_socket(folder, SOCKET) as listener:
        if listener is None:
            yield
            return
        answer = partial(serve, run, take_over)
        server = await asyncio.start_server(answer, sock=listener, limit=LONGEST)
        try:
            yield
        finally:
            server.close()


async def serve(
    run: Run, take_over: TakeOver, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    with suppress(OSError, ValueError, msgspec.MsgspecError), closing(writer):
        asked = msgspec.json.decode(await reader.readline(), type=Asked)
        match asked.words:
            case (word, version) if word == TAKE_OVER:
                await take_over(version, (reader, writer))
                return
        done = await run(asked)
        answered = Answered(done.out.decode(errors="replace"), done.err, done.code)
        writer.write(msgspec.json.encode(answered))
        await writer.drain()


async def ask(folder: Path, asked: Asked) -> Answered:
    streams = await connect(folder, SOCKET)
    if streams is None:
        raise UsageError("no-house", folder=str(folder))
    return await exchange(streams, asked)


async def exchange(streams: Streams, asked: Asked) -> Answered:
    reader, writer = streams
    writer.write(msgspec.json.encode(asked) + b"\n")
    try:
        await writer.drain()
        return msgspec.json.decode(await reader.read(LONGEST_ANSWER), type=Answered)
    except (OSError, msgspec.DecodeError) as error:
        # It ended before it answered: as asked, after `restart`.
        raise UsageError("house-gone") from error
    finally:
        writer.close()

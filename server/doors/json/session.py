"""The JSON face: one object a line each way, over any pair of byte streams."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import aclosing
from typing import Final

import msgspec

from server.doors.lines import OverlongLine, Read, Write, lines
from server.protocol.client import HouseClient
from server.protocol.notices import Notice, Refused
from server.protocol.refusals import BadRequest, LineTooLong, NoSuchRequest
from server.protocol.requests import REQUESTS, Request, Standing
from server.protocol.seat import Refusal, Value, name_of
from server.protocol.wire import UNREADABLE, WHOLE, error_path

Incoming = AsyncIterator[bytes | OverlongLine]

LONGEST: Final = 65536
NULL: Final = msgspec.Raw(b"null")
WRITER: Final = msgspec.json.Encoder()


class RequestKind(Value, frozen=True):
    do: str


class StandingAsWritten(Request, frozen=True, tag=name_of(Standing)):
    """Where a field takes either any JSON or None, no JSON but null can be read into it."""

    move: msgspec.Raw = NULL


READERS: Final[Mapping[str, msgspec.json.Decoder[Request]]] = {
    name_of(kind): msgspec.json.Decoder(kind if kind is not Standing else StandingAsWritten)
    for kind in REQUESTS
}


class DuplicateKey(ValueError):
    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


async def converse_in_json(
    line: HouseClient, read: Read, write: Write, longest: int = LONGEST
) -> None:
    """Until the input ends or the house hangs up. Where something cannot be read or written, it
    ends with that error."""
    async with aclosing(lines(read, longest)) as incoming:
        exchange = JsonSession(line, incoming, write)
        try:
            while await exchange.goes_on():
                pass
        finally:
            await exchange.leave_off()
        await exchange.say_the_rest()


class JsonSession:
    """Asks and is told at the same time. What a line led to is written before the next one is
    asked: answers keep the order of the lines, and who reads nothing is not answered for ever."""

    def __init__(self, line: HouseClient, incoming: Incoming, write: Write) -> None:
        self._line = line
        self._incoming = incoming
        self._write = write
        self._telling = asyncio.create_task(line.notices())
        self._listening = asyncio.create_task(listen(line, incoming))

    async def goes_on(self) -> bool:
        tasks = {self._telling, self._listening}
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if self._telling.done() and not self._telling.result():
            return False
        if not self._listening.done():
            await self._tell()
            return True
        refusals = self._listening.result()
        if refusals is None:
            return False
        await self._answer(refusals)
        return True

    async def _tell(self) -> None:
        await self._say(self._telling.result())
        self._telling = asyncio.create_task(self._line.notices())

    async def _answer(self, refusals: Sequence[Notice]) -> None:
        self._telling.cancel()
        await asyncio.gather(self._telling, return_exceptions=True)
        await self.say_the_rest(refusals)
        self._telling = asyncio.create_task(self._line.notices())
        self._listening = asyncio.create_task(listen(self._line, self._incoming))

    async def _say(self, notices: Sequence[Notice]) -> None:
        if notices:
            await self._write(WRITER.encode_lines(notices))

    async def leave_off(self) -> None:
        tasks = (self._telling, self._listening)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def say_the_rest(self, refusals: Sequence[Notice] = ()) -> None:
        told = [] if self._telling.cancelled() else self._telling.result()
        await self._say([*told, *self._line.pending(), *refusals])


async def listen(line: HouseClient, incoming: Incoming) -> Sequence[Notice] | None:
    """Asks the next line, or says why it cannot be asked; None at the end."""
    async for text in incoming:
        if isinstance(text, bytes) and not text.strip():
            continue
        request = understand(text)
        if isinstance(request, Refusal):
            return (Refused(request),)
        await line.ask(request)
        return ()
    return None


def understand(text: bytes | OverlongLine) -> Request | Refusal:
    if isinstance(text, OverlongLine):
        return LineTooLong(text.most)
    try:
        # Parsing does not look at the text of keys that are skipped.
        text.decode()
        kind = msgspec.json.decode(text, type=RequestKind).do
        if kind not in READERS:
            return NoSuchRequest(tuple(READERS))
        json.loads(text, object_pairs_hook=check_keys, parse_int=str)
        request = READERS[kind].decode(text)
    except DuplicateKey as error:
        return BadRequest(error.key)
    except (*UNREADABLE, json.JSONDecodeError) as error:
        path = error_path(error)
        return BadRequest(None if path == WHOLE else path)
    if isinstance(request, StandingAsWritten):
        return Standing(None if request.move == NULL else request.move)
    return request


def check_keys(pairs: Sequence[tuple[str, object]]) -> None:
    """Which of two values is meant, nobody can tell, and programs do not agree."""
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            raise DuplicateKey(key)
        seen.add(key)

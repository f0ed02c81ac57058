"""The JSON protocol: one object a line each way, over any pair of byte streams."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import aclosing
from typing import Final

import msgspec

from server.doors.json.state_changes import StateChange, change
from server.doors.lines import OverlongLine, Pay, Read, Write, free, lines
from server.protocol.client import HouseClient
from server.protocol.notices import (
    AtTable,
    GameSnapshot,
    Happened,
    Missed,
    MovedTo,
    Notice,
    Refused,
)
from server.protocol.refusals import BadRequest, LineTooLong, NoHouse, NoSuchRequest
from server.protocol.requests import REQUESTS, MakeMove, Number, Request, Standing
from server.protocol.seat import Refusal, Value, name_of
from server.protocol.wire import UNREADABLE, WHOLE, error_path

IncomingLines = AsyncIterator[bytes | OverlongLine]

LONGEST: Final = 65536
NULL: Final = msgspec.Raw(b"null")
ENCODER: Final = msgspec.json.Encoder()


class RequestKind(Value, frozen=True):
    do: str


class EncodedMove(Request, frozen=True, tag=name_of(MakeMove)):
    """A `MakeMove` whose move is still JSON: only the table knows the moves of its game."""

    move: msgspec.Raw
    at: Number | None = None


class EncodedStanding(Request, frozen=True, tag=name_of(Standing)):
    move: msgspec.Raw = NULL


AS_ENCODED: Final = {MakeMove: EncodedMove, Standing: EncodedStanding}
DECODERS: Final[Mapping[str, msgspec.json.Decoder[Request]]] = {
    name_of(kind): msgspec.json.Decoder(AS_ENCODED.get(kind, kind)) for kind in REQUESTS
}


class DuplicateKey(ValueError):
    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


async def converse_in_json(
    client: HouseClient, read: Read, write: Write, longest: int = LONGEST, pay: Pay = free
) -> None:
    """Runs until the input ends or the house closes the session. Errors of `read` and `write`
    end it."""
    async with aclosing(lines(read, longest, pay)) as incoming:
        await converse(client, incoming, write)


async def converse(
    client: HouseClient,
    incoming: IncomingLines,
    write: Write,
    end: bytes = b"",
    unknown: tuple[type[Value], ...] = (),
) -> None:
    """`end` is written after the answer to each line, and after the first notices. `unknown`: kinds
    of notices that the reader does not know."""
    session = JsonSession(client, write, end, unknown)
    if end:
        await session.answer()
    tasks = [
        asyncio.create_task(session.write_notices()),
        asyncio.create_task(session.handle_lines(incoming)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        await session.written()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in tasks:
        if not task.cancelled():
            task.result()
    await session.write(client.pending())


class JsonSession:
    def __init__(
        self, client: HouseClient, write: Write, end: bytes, unknown: tuple[type[Value], ...]
    ) -> None:
        self._client = client
        self._write = write
        self._end = end
        self._unknown = unknown
        # Readers with an `end` are this program, and know changes; others get whole snapshots.
        self._keeps_states = bool(end) and StateChange not in unknown
        self._state: GameSnapshot | None = None
        self._table: int | None = None
        # Two tasks write, answers and other notices, and a line must not come into another one.
        self._writing = asyncio.Lock()
        self._ends = False

    async def written(self) -> None:
        """Waits for the write under way: a task that is cancelled during it loses its notices, and
        its error. No other notices are taken from then on."""
        self._ends = True
        async with self._writing:
            pass

    async def write(self, notices: Sequence[Notice], end: bytes = b"") -> None:
        async with self._writing:
            ordered = room_first(list(self._known(notices)), self._table)
            rooms = [each.room.table for each in ordered if isinstance(each, AtTable)]
            self._table = rooms[-1] if rooms else self._table
            # A list: of any other iterable, msgspec never frees the iterator.
            if text := ENCODER.encode_lines([self._shortened(each) for each in ordered]) + end:
                await self._write(text)

    def _known(self, notices: Sequence[Notice]) -> Iterator[Notice]:
        for each in notices:
            if not isinstance(each, self._unknown):
                yield each
            elif isinstance(each, MovedTo):
                # Its door does not go to other houses, but the answer is waited for.
                yield Refused(NoHouse())

    def _shortened(self, notice: Notice) -> object:
        if self._keeps_states and isinstance(notice, GameSnapshot):
            last, self._state = self._state, notice
            return change(last, notice)
        return notice

    async def answer(self, *more: Notice) -> None:
        await self.write([*self._client.pending(), *more], self._end)

    async def write_notices(self) -> None:
        while not self._ends and (notices := await self._client.notices()):
            await self.write(notices)

    async def handle_lines(self, incoming: IncomingLines) -> None:
        async for text in incoming:
            if isinstance(text, bytes) and not text.strip():
                continue
            request = decode(text)
            # The answer is written before the next line is handled. This keeps the order, and
            # bounds what is held for a client that does not read.
            if isinstance(request, Refusal):
                await self.answer(Refused(request))
            else:
                await self._client.ask(request)
                await self.answer()
            # One line a turn of the loop: many lines at once must not hold up other sessions.
            await asyncio.sleep(0)


def room_first(notices: Sequence[Notice], table: int | None) -> list[Notice]:
    """Puts the room of a new table before its game: of several rooms a mailbox keeps the newest,
    which may come after it."""
    ordered = list(notices)
    for index, notice in enumerate(ordered):
        if isinstance(notice, AtTable) and notice.room.table != table:
            game = (each for each in ordered[:index] if is_game_at(notice.room.table, each))
            if (first := next(game, None)) is not None:
                ordered.insert(ordered.index(first), ordered.pop(index))
            break
    return ordered


def is_game_at(table: int, notice: Notice) -> bool:
    return isinstance(notice, GameSnapshot | Happened | Missed) and notice.table == table


def decode(text: bytes | OverlongLine) -> Request | Refusal:
    if isinstance(text, OverlongLine):
        return LineTooLong(text.most)
    try:
        # msgspec does not check the encoding of keys that it skips.
        text.decode()
        kind = msgspec.json.decode(text, type=RequestKind).do
        if kind not in DECODERS:
            return NoSuchRequest(tuple(DECODERS))
        json.loads(text, object_pairs_hook=check_keys, parse_int=str)
        request = DECODERS[kind].decode(text)
    except DuplicateKey as error:
        return BadRequest(error.key)
    except (*UNREADABLE, json.JSONDecodeError) as error:
        path = error_path(error)
        return BadRequest(None if path == WHOLE else path)
    match request:
        case EncodedMove(move, at):
            return MakeMove(move, at)
        case EncodedStanding(move):
            return Standing(None if move == NULL else move)
    return request


def check_keys(pairs: Sequence[tuple[str, object]]) -> None:
    # Programs disagree about which of two values of a key counts, so that neither does.
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            raise DuplicateKey(key)
        seen.add(key)

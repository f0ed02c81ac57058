"""The way of another terminal into the house: it says its name, and is a session from then on."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager, suppress
from socket import socket
from typing import Final

import msgspec

from server.doors.json.session import ENCODER, IncomingLines, converse
from server.doors.json.unix_socket import close, stream_writer
from server.doors.lines import OverlongLine, Write, lines
from server.house.lobby.house import House
from server.house.lobby.session import Session
from server.house.people import names
from server.protocol.lobby import Language
from server.protocol.notices import Refused
from server.protocol.refusals import BadRequest
from server.protocol.seat import Refusal, Value
from server.protocol.wire import UNREADABLE

OWNER: Final = "this terminal"
"""the key of the person who opens the house without a name"""
TERMINAL: Final = "terminal "
"""begins the keys of people who have come by name"""
CLOSING_SECONDS: Final = 2.0


class Enter(Value, frozen=True, tag_field="do", tag="enter"):
    """The first line of a connection, again after each refusal. `acknowledge`: the house sends
    `Handled` after its answer to each line."""

    name: str
    language: Language
    acknowledge: bool = False


class Handled(Value, frozen=True, tag_field="tell", tag="handled"):
    """Everything before this line is the answer to the request."""


HANDLED: Final = ENCODER.encode(Handled()) + b"\n"


async def key_for(house: House, wish: str) -> str | Refusal:
    """The key of the person with this name who comes by terminal, or a new one."""
    person = await house.people.by_name(wish)
    if person is None:
        name = names.check(wish)
        return f"{TERMINAL}{secrets.token_hex(16)}" if isinstance(name, str) else name
    keys = [key for key in person.keys if key == OWNER or key.startswith(TERMINAL)]
    if not keys or house.online.has(person):
        return await house.people.names.taken(person.name)
    return keys[0]


async def known_key(house: House, name: str) -> str | None:
    """The key of a person with this name who has come by terminal before."""
    known = await house.people.by_name(name)
    key = await key_for(house, name) if known else None
    return key if isinstance(key, str) else None


async def enter(house: House, wish: Enter) -> Session | Refusal:
    key = await key_for(house, wish.name)
    if isinstance(key, Refusal):
        return key
    return await house.enter(key=key, name=wish.name, language=wish.language)


async def receive(house: House, incoming: IncomingLines, write: Write) -> None:
    """One connection, until it ends."""
    async for line in incoming:
        wish = read_wish(line)
        session = wish if isinstance(wish, Refusal) else await enter(house, wish)
        end = HANDLED if isinstance(wish, Enter) and wish.acknowledge else b""
        if isinstance(session, Session):
            try:
                await converse(session, incoming, write, end)
            finally:
                house.leave(session)
            return
        await write(ENCODER.encode_lines([Refused(session)]) + end)


def read_wish(line: bytes | OverlongLine) -> Enter | Refusal:
    if isinstance(line, OverlongLine):
        return BadRequest(None)
    try:
        return msgspec.json.decode(line, type=Enter)
    except UNREADABLE:
        return BadRequest(None)


@asynccontextmanager
async def entrance(house: House, listener: socket | None, longest: int) -> AsyncIterator[None]:
    """Lets other terminals in. At the end they are told that the house closes."""
    if listener is None:
        yield
        return
    visits = dict[asyncio.Task[None], asyncio.StreamWriter]()

    async def visit(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        visits[task] = writer
        try:
            await serve(house, reader, writer, longest)
        finally:
            del visits[task]

    server = await asyncio.start_server(visit, sock=listener)
    try:
        yield
    finally:
        server.close()
        house.dismiss()
        if visits:
            await asyncio.wait(visits, timeout=CLOSING_SECONDS)
        # Those who have not come in yet were told nothing.
        for writer in visits.values():
            writer.close()
        if visits:
            await asyncio.wait(visits, timeout=CLOSING_SECONDS)


async def serve(
    house: House, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, longest: int
) -> None:
    try:
        # The other terminal may be gone.
        with suppress(ConnectionError):
            async with aclosing(lines(reader.read, longest)) as incoming:
                await receive(house, incoming, stream_writer(writer))
    finally:
        await close(writer)

"""Another terminal on the data folder of an open house: its person joins that house."""

import asyncio
from contextlib import suppress
from typing import Final, NamedTuple

from server.commands.command_line import Arguments
from server.commands.context import Context
from server.commands.local_faces import Typing, on_whole_screen, run_face, typing
from server.doors.json.client import JsonClient
from server.doors.json.decoding import NoticeDecoder
from server.doors.json.entrance import Enter
from server.doors.json.session import ENCODER
from server.doors.json.unix_socket import Streams, close, stream_writer
from server.doors.lines import CHUNK, Write, standard_streams
from server.errors import UsageError
from server.protocol.notices import Refused
from server.protocol.refusals import NameTaken
from server.protocol.seat import Refusal
from tui.events_as_text import Formatter


class Asks(NamedTuple):
    """The prompts for a name, which are shown before there is a user interface."""

    greeting: str
    question: str


ASKS_IN_LINES: Final = Asks("{}\n", "{}\n")
ASKS_ON_SCREEN: Final = Asks(
    "\n  \N{BLACK SPADE SUIT} \x1b[1mKartenhaus\x1b[0m\n\n  {}\n", "\n  \x1b[1m{}\x1b[0m\n  > "
)


class HouseClosedError(ConnectionError):
    """The house closed before anybody came in. `wish`: the name that was given to it, if any."""

    def __init__(self, wish: str = "") -> None:
        super().__init__()
        self.wish = wish


async def join(
    streams: Streams, arguments: Arguments, context: Context, name: str, first: str, wish: str
) -> None:
    """One visit of a person or a program. The name is asked for without a `wish`, or if that is
    refused."""
    reader, writer = streams
    write = stream_writer(writer)
    try:
        if arguments.has("json"):
            await as_program(streams, write, arguments, context, name)
            return
        client = JsonClient(reader.read, write, context.games)
        listening = asyncio.create_task(client.listen())
        try:
            await as_person(client, arguments, context, name, first, wish)
        finally:
            listening.cancel()
            await asyncio.wait((listening,))
    except HouseClosedError:
        raise
    except ConnectionError as error:
        raise HouseClosedError from error
    finally:
        await close(writer)


async def as_person(
    client: JsonClient, arguments: Arguments, context: Context, name: str, first: str, wish: str
) -> None:
    person = typing()
    if not await introduce(client, arguments, context, name, wish, person):
        return
    await run_face(client, arguments, context, "" if client.table else first, person)
    if client.garbled:
        raise UsageError("other-version")
    if client.lost and on_whole_screen(arguments):
        # Line mode has said so.
        context.say("plain-hung-up")


async def introduce(
    client: JsonClient,
    arguments: Arguments,
    context: Context,
    name: str,
    wish: str,
    person: Typing,
) -> bool:
    """Asks for a name until the house takes one. False at the end of the input."""
    read_line, write = person
    say = context.texts.say
    wish = wish or arguments.get("name") or ""
    asks = ASKS_IN_LINES if not on_whole_screen(arguments) else ASKS_ON_SCREEN
    await write(asks.greeting.format(say("command-play-joins")))
    while True:
        anything = False
        if not wish:
            await write(asks.question.format(say("command-play-which-name")))
            line = await read_line()
            if line is None:
                return False
            wish, anything = line.strip() or name, not line.strip()
        try:
            refusal = await enter(client, wish, context)
            if anything and isinstance(refusal, NameTaken):
                refusal = await enter(client, refusal.free, context)
        except ConnectionError as error:
            raise HouseClosedError("" if anything else wish) from error
        if refusal is None:
            return True
        wish = ""
        await write(Formatter(context.texts, "", ()).refusal(refusal) + "\n")


async def enter(client: JsonClient, name: str, context: Context) -> Refusal | None:
    return await client.enter(Enter(name, context.texts.language, acknowledge=True))


async def as_program(
    streams: Streams, write: Write, arguments: Arguments, context: Context, name: str
) -> None:
    """Passes lines on as they are. Without a wish, a program gets any name."""
    reader, writer = streams
    wish = arguments.get("name")
    line = await first_answer(reader, write, wish or name, context)
    if isinstance(line, NameTaken) and not wish:
        line = await first_answer(reader, write, line.free, context)
    if isinstance(line, Refusal):
        raise UsageError("name-refused", reason=line, game="", players=())
    read_input, write_output = standard_streams()
    await write_output(line)

    async def pass_input() -> None:
        while text := await read_input(CHUNK):
            await write(text)
        writer.write_eof()

    passing = asyncio.create_task(pass_input())
    try:
        with suppress(ConnectionError):
            while text := await reader.read(CHUNK):
                await write_output(text)
    finally:
        passing.cancel()
        await asyncio.gather(passing, return_exceptions=True)


async def first_answer(
    reader: asyncio.StreamReader, write: Write, name: str, context: Context
) -> bytes | Refusal:
    """The first line of the house, or why it does not let anybody in by this name."""
    await write(ENCODER.encode(Enter(name, context.texts.language)) + b"\n")
    line = await reader.readline()
    if not line:
        raise ConnectionResetError
    notice = NoticeDecoder(context.games).decode(line)
    return notice.refusal if isinstance(notice, Refused) else line

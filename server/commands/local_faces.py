"""The faces of a house on this machine: the screen, and sentences."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module

from server.commands.command_line import Arguments
from server.commands.context import Context, has_screen
from server.doors.lines import ReadLine, WriteText, standard_streams, text_lines, text_writer
from server.protocol.client import HouseClient
from tui.plain.face import run_conversation
from tui.text import Texts

Typing = tuple[ReadLine, WriteText]


def typing() -> Typing:
    """Lines of standard input, and text to standard output."""
    read, write = standard_streams()
    return text_lines(read), text_writer(write)


async def run_face(
    client: HouseClient,
    arguments: Arguments,
    context: Context,
    first: str = "",
    streams: Typing | None = None,
) -> None:
    """`first`: a line that is typed at the start."""
    lines = iter([first] if first else [])
    if not on_whole_screen(arguments):
        await in_sentences(client, lines, streams or typing())
    else:
        await on_screen(client, lines, context)


def on_whole_screen(arguments: Arguments) -> bool:
    return has_screen() and not arguments.has("plain")


async def on_screen(client: HouseClient, first: Iterator[str], context: Context) -> None:
    # Textual is imported here, as that is slow, and no other command needs it.
    app = import_module("tui.app").HouseApp(client, cache(Texts), first, local=True)
    await app.run_async()
    for sentence in app.farewell:
        context.print(sentence)


async def in_sentences(client: HouseClient, first: Iterator[str], streams: Typing) -> None:
    read_line, write = streams

    async def read_first() -> str | None:
        return next(first, None) or await read_line()

    await run_conversation(client, read_first, write, cache(Texts), local=True)

"""The faces of a house on this machine: the screen, and sentences."""

import os
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from math import inf
from typing import Final

from server.commands.command_line import Arguments
from server.commands.context import Context, has_screen
from server.doors.lines import (
    ReadLine,
    WriteText,
    output_width,
    standard_streams,
    text_lines,
    text_writer,
)
from server.house.clock import RealClock
from server.protocol.client import HouseClient
from tui.plain.face import run_conversation
from tui.text import Texts

Typing = tuple[ReadLine, WriteText]
SCREEN_MODULES: Final = ("terminal.local_terminal", "textual.run")


def typing() -> Typing:
    """Lines of standard input, and text to standard output."""
    read, write = standard_streams()
    return text_lines(read), text_writer(write, output_width)


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
    local, textual = (import_module(f"server.doors.{name}") for name in SCREEN_MODULES)
    app = import_module("tui.app").HouseApp(client, cache(Texts), first, local=True)
    streams = sys.stdin.fileno(), sys.stdout.fileno()
    with local.LocalTerminal(os.environ, *streams) as terminal:
        end = await textual.run_app(
            app,
            terminal,
            RealClock(),
            # This terminal has a house of its own: while it does not read, it delays no one else.
            textual.Bounds(stuck_seconds=inf),
            on_slow=app.line_was_slow,
            on_colors=app.use_colors,
        )
    if end.crash is not None:
        context.warn(app.scene.say("ssh-crashed"))
        context.warn(" ".join((end.crash.kind, *end.crash.where[-1:])))
    elif end.how == "left":
        for sentence in app.farewell:
            context.print(sentence)


async def in_sentences(client: HouseClient, first: Iterator[str], streams: Typing) -> None:
    read_line, write = streams

    async def read_first() -> str | None:
        return next(first, None) or await read_line()

    await run_conversation(client, read_first, write, cache(Texts), local=True)

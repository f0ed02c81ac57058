"""kartenhaus play: a house in this terminal for one person, who plays against bots."""

import asyncio
import json
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from getpass import getuser
from importlib import import_module
from math import inf

from server.commands.command_line import Arguments
from server.commands.context import Context, has_screen
from server.commands.open_house import opened, warn_of_broken
from server.doors.json.schema import schema
from server.doors.json.session import converse_in_json
from server.doors.lines import standard_streams, text_lines, text_writer
from server.errors import UsageError
from server.house.clock import RealClock
from server.house.lobby.session import Session
from server.house.people import names
from server.protocol.requests import Rename, Speak
from server.protocol.seat import replace
from server.settings import Settings
from server.store.database import data_folder
from tui.plain.face import run_conversation
from tui.text import Texts

OWNER = "this terminal"
FACES = ("plain", "json", "schema")
UNLIMITED = 100_000
SCREEN_MODULES = ("terminal.local_terminal", "textual.run")


def run(arguments: Arguments, context: Context) -> int:
    faces = [face for face in FACES if arguments.has(face)]
    if len(faces) > 1:
        raise UsageError("only-one-of", flags=tuple(f"--{face}" for face in faces))
    if arguments.positional:
        context.game(arguments.positional[0])
        if faces and faces != ["plain"]:
            raise UsageError("too-many-arguments", value=arguments.positional[0])
    if arguments.has("schema"):
        context.print(json.dumps(schema(context.games), indent=2, ensure_ascii=False))
        return 0
    asyncio.run(play(arguments, context))
    return 0


async def play(arguments: Arguments, context: Context) -> None:
    folder = data_folder(arguments.get("data"), context.settings)
    async with opened(folder, context.games, for_one(context.settings)) as house:
        warn_of_broken(house, context)
        name = account_name() or context.texts.say("play-name")
        session = await house.enter(key=OWNER, name=name, language=context.texts.language)
        assert isinstance(session, Session), session
        if arguments.has("name"):
            await session.ask(Rename(arguments.get("name")))
        if arguments.has("language"):
            await session.ask(Speak(context.texts.language))
        if arguments.has("json"):
            await converse_in_json(
                session, *standard_streams(), context.settings.records.longest_line
            )
        elif arguments.has("plain") or not has_screen():
            await in_sentences(session, arguments)
        else:
            for sentence in await on_screen(session, arguments):
                context.print(sentence)
        house.leave(session)


async def on_screen(session: Session, arguments: Arguments) -> Sequence[str]:
    """Returns the last sentences."""
    # Textual is imported here, as that is slow, and no other command needs it.
    local, textual = (import_module(f"server.doors.{name}") for name in SCREEN_MODULES)
    words = first_words(session, arguments)
    app = import_module("tui.app").HouseApp(session, cache(Texts), words, local=True)
    streams = sys.stdin.fileno(), sys.stdout.fileno()
    with local.LocalTerminal(os.environ, *streams) as terminal:
        end = await textual.run_app(
            app,
            terminal,
            RealClock(),
            textual.Bounds(stuck_seconds=inf),
            on_slow=app.line_was_slow,
            on_colors=app.use_colors,
        )
    if terminal.signal is not None:
        raise SystemExit(128 + terminal.signal)
    if end.crash is not None:
        return (app.scene.say("ssh-crashed"), end.crash.kind, *end.crash.where[-1:])
    farewell: Sequence[str] = app.farewell
    return farewell if end.how == "left" else ()


def first_words(session: Session, arguments: Arguments) -> tuple[str, ...]:
    """Starts the game that was named, unless an earlier one still runs."""
    wished = arguments.positional if session.table is None else ()
    return tuple(f"play {game}" for game in wished)


async def in_sentences(session: Session, arguments: Arguments) -> None:
    read, write = standard_streams()
    read_line = text_lines(read)
    first = iter(first_words(session, arguments))

    async def read_first() -> str | None:
        return next(first, None) or await read_line()

    await run_conversation(session, read_first, text_writer(write), cache(Texts), local=True)


def account_name() -> str | None:
    with suppress(OSError, KeyError):
        return names.from_login(getuser())
    return None


def for_one(settings: Settings) -> Settings:
    # A rate limit protects others, and here are none.
    return replace(settings, limits=replace(settings.limits, requests_per_second=UNLIMITED))

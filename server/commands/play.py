"""kartenhaus play: a house in this terminal, or a place in the house of another terminal."""

import asyncio
import json
import signal
from collections.abc import Coroutine
from contextlib import suppress
from getpass import getuser
from pathlib import Path
from socket import socket
from typing import Any, Final

from server.commands import join
from server.commands.command_line import Arguments
from server.commands.context import Context
from server.commands.game_choices import read_options, require_bot
from server.commands.local_faces import run_face
from server.commands.serving.open_house import opened, warn_of_broken
from server.doors.json.entrance import OWNER, Enter, enter, entrance, known_key
from server.doors.json.schema import schema
from server.doors.json.session import converse_in_json
from server.doors.json.unix_socket import bound_socket, connect, socket_lock
from server.doors.lines import standard_streams
from server.errors import UsageError
from server.house.lobby.house import House
from server.house.lobby.session import Session
from server.house.people import names
from server.protocol.fields import spell
from server.protocol.requests import Rename
from server.protocol.seat import replace
from server.settings import Settings
from server.store.database import data_folder

FACES = ("plain", "json", "schema")
OF_GAMES = ("seats", "bots", "option")
UNLIMITED = 100_000
ENDING = (signal.SIGTERM, signal.SIGHUP)
SIGNALLED = 128
"""added to the number of a signal, gives the exit code"""
TRIES: Final = 100
BETWEEN_TRIES: Final = 0.05
"""seconds: a house that opens or closes takes a moment in which nobody answers"""


def run(arguments: Arguments, context: Context) -> int:
    faces = [face for face in FACES if arguments.has(face)]
    if len(faces) > 1:
        raise UsageError("only-one-of", flags=tuple(f"--{face}" for face in faces))
    if arguments.positional and faces and faces != ["plain"]:
        raise UsageError("too-many-arguments", value=arguments.positional[0])
    first = first_line(arguments, context)
    if arguments.has("schema"):
        context.print(json.dumps(schema(context.games), indent=2, ensure_ascii=False))
        return 0
    return asyncio.run(until_signal(play(arguments, context, first)))


async def until_signal(work: Coroutine[Any, Any, None]) -> int:
    """The exit code. The first SIGTERM or SIGHUP cancels the work alone, so that a house that
    closes can still tell others."""
    task, loop = asyncio.ensure_future(work), asyncio.get_running_loop()
    received: list[int] = []

    def end(number: int) -> None:
        received.append(number)
        # A second signal ends the process at once, as usual.
        restore()
        task.cancel()

    before = {number: signal.getsignal(number) for number in ENDING}

    def restore() -> None:
        for number, handler in before.items():
            loop.remove_signal_handler(number)
            signal.signal(number, handler)

    for number in ENDING:
        loop.add_signal_handler(number, end, number)
    try:
        await task
    except asyncio.CancelledError:
        if not received:
            raise
        return SIGNALLED + received[0]
    finally:
        restore()
    return 0


def first_line(arguments: Arguments, context: Context) -> str:
    """The line that starts the game of the command line; empty without one."""
    if not arguments.positional:
        for flag in OF_GAMES:
            if arguments.has(flag):
                raise UsageError("missing-argument", name="GAME")
        return ""
    game = context.game(arguments.positional[0])
    words = ["play", game.name]
    if arguments.has("seats"):
        words += ["seats", str(arguments.number("seats", game.seats))]
    if arguments.has("bots"):
        words.append(require_bot(game, arguments.get("bots")))
    pairs = arguments.flags.get("option", [])
    options = read_options(game, pairs)
    for name in (pair.partition("=")[0] for pair in pairs):
        words += [name, spell(getattr(options, name))]
    return " ".join(words)


async def play(arguments: Arguments, context: Context, first: str) -> None:
    """The first process opens the house; others that use the same folder join it."""
    folder = data_folder(arguments.get("data"), context.settings)
    name = account_name() or context.texts.say("command-play-name")
    asked = ""
    for _ in range(TRIES):
        with socket_lock(folder) as owner:
            if owner:
                with bound_socket(folder) as listener:
                    await host(folder, listener, arguments, context, name, first, asked)
                return
        if streams := await connect(folder):
            try:
                await join.join(streams, arguments, context, name, first, asked)
            except join.HouseClosedError as closed:
                asked = closed.wish or asked
            else:
                return
        await asyncio.sleep(BETWEEN_TRIES)
    raise UsageError("store-in-use", folder=str(folder))


async def host(
    folder: Path,
    listener: socket | None,
    arguments: Arguments,
    context: Context,
    name: str,
    first: str,
    asked: str,
) -> None:
    """`asked`: the name that was given to a house which has closed meanwhile."""
    longest = context.settings.records.longest_line
    async with (
        opened(folder, context.games, for_local(context.settings)) as house,
        entrance(house, listener, longest),
    ):
        warn_of_broken(house, context)
        if asked:
            session = await come_in_as(house, asked, context)
        else:
            session = await come_in(house, arguments, context, name)
        if arguments.has("json"):
            await converse_in_json(session, *standard_streams(), longest)
        else:
            words = first if session.table is None else ""
            await run_face(session, arguments, context, words)
        house.leave(session)
        if len(house.online):
            # Standard output may belong to a program.
            context.warn(context.texts.say("command-play-stays-open"))
            await house.online.empty.wait()


async def come_in(house: House, arguments: Arguments, context: Context, name: str) -> Session:
    wish = arguments.get("name")
    known = await known_key(house, wish) if wish else None
    checked = names.check(wish)
    # New people have the wished name from the start, and no other before it.
    first = checked if isinstance(checked, str) else name
    key, language = known or OWNER, context.texts.language
    if arguments.has("language") and (person := await house.people.known(key)):
        # Before they are greeted.
        await house.people.store_language(person, language)
    session = await house.enter(key=key, name=first, language=language)
    assert isinstance(session, Session), session
    if wish and not known and session.person.name != checked:
        await session.ask(Rename(wish))
    return session


async def come_in_as(house: House, name: str, context: Context) -> Session:
    """As the entrance lets them in, so that whoever opens the house usually keeps their name."""
    found = await enter(house, Enter(name, context.texts.language))
    if isinstance(found, Session):
        return found
    raise UsageError("name-refused", reason=found, game="", players=())


def account_name() -> str | None:
    with suppress(OSError, KeyError):
        return names.from_login(getuser())
    return None


def for_local(settings: Settings) -> Settings:
    # A rate limit protects others, and here is nobody from outside.
    return replace(settings, limits=replace(settings.limits, requests_per_second=UNLIMITED))

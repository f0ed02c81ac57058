"""kartenhaus play: the house in this terminal, for its one guest, with bots to play against."""

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from getpass import getuser
from importlib import import_module

from server.commands.command_line import Given
from server.commands.context import Desk
from server.commands.open_house import opened, warn_of_broken
from server.commands.screen import has_screen
from server.doors.json.schema import schema
from server.doors.json.session import converse as converse_in_json
from server.doors.lines import standard
from server.doors.sentences import typed
from server.errors import UsageError
from server.house.lobby.session import Session
from server.house.people import names
from server.protocol.requests import Rename, Speak
from server.protocol.seat import replace
from server.settings import Settings
from server.store.folder import data_folder
from tui.plain.face import converse
from tui.text import Texts

OWNER = "this terminal"
FACES = ("plain", "json", "schema")
FAST = 100_000


def run(given: Given, desk: Desk) -> int:
    faces = [face for face in FACES if given.has(face)]
    if len(faces) > 1:
        raise UsageError("only-one-of", flags=tuple(f"--{face}" for face in faces))
    if given.arguments:
        desk.game(given.arguments[0])
        if faces and faces != ["plain"]:
            raise UsageError("too-many-arguments", value=given.arguments[0])
    if given.has("schema"):
        desk.print(json.dumps(schema(desk.games), indent=2, ensure_ascii=False))
        return 0
    asyncio.run(play(given, desk))
    return 0


async def play(given: Given, desk: Desk) -> None:
    folder = data_folder(given.get("data"), desk.settings)
    async with opened(folder, desk.games, for_one(desk.settings)) as house:
        warn_of_broken(house, desk)
        name = own_name() or desk.texts.say("play-name")
        session = await house.enter(key=OWNER, name=name, language=desk.texts.language)
        assert isinstance(session, Session), session
        if given.has("name"):
            await session.ask(Rename(given.get("name")))
        if given.has("language"):
            await session.ask(Speak(desk.texts.language))
        if given.has("json"):
            await converse_in_json(session, *standard(), desk.settings.records.longest_line)
        elif given.has("plain") or not has_screen():
            await in_sentences(session, given)
        else:
            for sentence in await on_screen(session, given):
                desk.print(sentence)
        await house.leave(session)


async def on_screen(session: Session, given: Given) -> Sequence[str]:
    """What is still to be said when it is over. Its libraries are large, and nothing else here
    needs them."""
    words = first_words(session, given)
    app = import_module("tui.app").HouseApp(session, cache(Texts), words, local=True)
    await app.run_async()
    farewell: Sequence[str] = app.farewell
    return farewell


def first_words(session: Session, given: Given) -> tuple[str, ...]:
    """Whoever named a game sits down to it at once, unless a game of his still goes on."""
    wished = given.arguments if session.table is None else ()
    return tuple(f"play {game}" for game in wished)


async def in_sentences(session: Session, given: Given) -> None:
    read, write = standard()
    read_line = typed(read)
    first = iter(first_words(session, given))

    async def read_first() -> str | None:
        return next(first, None) or await read_line()

    async def write_line(line: str) -> None:
        await write(line.encode(errors="replace"))

    await converse(session, read_first, write_line, cache(Texts), local=True)


def own_name() -> str | None:
    """That of the account, as far as people may bear it in the house."""
    with suppress(OSError, KeyError):
        return names.from_login(getuser())
    return None


def for_one(settings: Settings) -> Settings:
    """Whoever is alone in his house may be as fast as he likes."""
    return replace(settings, limits=replace(settings.limits, requests_per_second=FAST))

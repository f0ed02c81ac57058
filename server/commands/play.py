"""kartenhaus play: the house in this terminal, for its one guest, with bots to play against."""

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from getpass import getuser
from importlib import import_module

from server.commandline import Given
from server.commands.desk import Desk
from server.commands.household import opened, warn_of_broken
from server.commands.screen import has_screen
from server.complaint import Misuse
from server.doors.json_face import converse as converse_in_json
from server.doors.schema import schema
from server.doors.sentences import typed
from server.doors.streams import standard
from server.house import names
from server.house.visitor import Visitor
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
        raise Misuse("only-one-of", flags=tuple(f"--{face}" for face in faces))
    if given.arguments:
        desk.game(given.arguments[0])
        if faces and faces != ["plain"]:
            raise Misuse("too-many-arguments", value=given.arguments[0])
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
        visitor = await house.enter(key=OWNER, name=name, language=desk.texts.language)
        assert isinstance(visitor, Visitor), visitor
        if given.has("name"):
            await visitor.ask(Rename(given.get("name")))
        if given.has("language"):
            await visitor.ask(Speak(desk.texts.language))
        if given.has("json"):
            await converse_in_json(visitor, *standard(), desk.settings.records.longest_line)
        elif given.has("plain") or not has_screen():
            await in_sentences(visitor, given)
        else:
            for sentence in await on_screen(visitor, given):
                desk.print(sentence)
        await house.leave(visitor)


async def on_screen(visitor: Visitor, given: Given) -> Sequence[str]:
    """What is still to be said when it is over. Its libraries are large, and nothing else here
    needs them."""
    words = first_words(visitor, given)
    app = import_module("tui.app").HouseApp(visitor, cache(Texts), words, local=True)
    await app.run_async()
    farewell: Sequence[str] = app.farewell
    return farewell


def first_words(visitor: Visitor, given: Given) -> tuple[str, ...]:
    """Whoever named a game sits down to it at once, unless a game of his still goes on."""
    wished = given.arguments if visitor.table is None else ()
    return tuple(f"play {game}" for game in wished)


async def in_sentences(visitor: Visitor, given: Given) -> None:
    read, write = standard()
    read_line = typed(read)
    first = iter(first_words(visitor, given))

    async def read_first() -> str | None:
        return next(first, None) or await read_line()

    async def write_line(line: str) -> None:
        await write(line.encode(errors="replace"))

    await converse(visitor, read_first, write_line, cache(Texts), local=True)


def own_name() -> str | None:
    """That of the account, as far as people may bear it in the house."""
    with suppress(OSError, KeyError):
        return names.from_login(getuser())
    return None


def for_one(settings: Settings) -> Settings:
    """Whoever is alone in his house may be as fast as he likes."""
    return replace(settings, limits=replace(settings.limits, requests_per_second=FAST))

"""kartenhaus texts: for translators, a text with its example variables and the screen it is on."""

import asyncio
import re
import tempfile
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from server.commands.command_line import Arguments
from server.commands.context import Context
from server.commands.serving.open_house import opened
from server.errors import UsageError
from server.house.lobby.session import Session
from tui.text import ENGLISH, LOCALES, Texts
from tui.text_examples import examples

KEY: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
SIZE: Final = re.compile(r"(\d{2,3})x(\d{2,3})")
USUAL_SIZE: Final = "80x24"
CELL: Final = 12.2
"""the width of a column in the pictures of Textual"""
SECONDS: Final = 0.3
"""that a screen gets to be drawn"""

OF_GAMES: Final = {
    "board": ("play", ()),
    "game": ("play", ()),
    "event": ("play", ("l",)),
    "rules": ("play", ("r",)),
    "lesson": ("learn", ()),
    "option": ("new", ()),
}
"""by the first word of a key: what is typed with the name of the game, and the keys to press"""
OTHERS: Final = {
    "screen-new-table": ("", ("o",)),
    "screen-settings": ("", ("p",)),
    "screen-keys": ("", ("p", "k")),
    "screen-help": ("", ("question_mark",)),
    "screen-find": ("", ("ctrl+p",)),
    "screen-replay": ("", ("v",)),
    "screen-waiting": ("new 8-28 seats 4 bots 1", ()),
    "screen-table": ("play 8-28", ()),
    "keys": ("", ("question_mark",)),
    "bar": ("", ()),
    "screen-hall": ("", ()),
    "screen": ("", ()),
}
Way = tuple[str, tuple[str, ...]]


def run(arguments: Arguments, context: Context) -> int:
    wanted = arguments.positional[0]
    size = SIZE.fullmatch(arguments.get("size", USUAL_SIZE))
    if not size:
        raise UsageError("no-such-choice", what="--size", value=arguments.get("size"),
                         allowed=(USUAL_SIZE, "40x20", "120x40"))  # fmt: skip
    files = set()
    for file, key in keys(wanted):
        files.add(file.name.removesuffix(".ftl"))
        context.print(f"{key}: {said(context.texts, file, key)}", indent=2)
    if not files:
        raise UsageError("no-such-choice", what="KEY", value=wanted, allowed=("screen-hall",))
    if (way := way_to(min(files, key=len))) is not None:
        columns, rows = map(int, size.groups())
        context.print("")
        for row in asyncio.run(screen(context, way, (columns, rows))):
            context.print(row)
    return 0


def keys(wanted: str) -> Iterator[tuple[Traversable, str]]:
    """That key, or else all that begin so."""
    files = sorted(LOCALES.joinpath(ENGLISH).iterdir(), key=lambda file: file.name)
    every = [(file, key) for file in files for key in KEY.findall(file.read_text("utf-8"))]
    same = [(file, key) for file, key in every if key == wanted]
    yield from same or (each for each in every if each[1].startswith(wanted))


def said(texts: Texts, file: Traversable, key: str) -> str:
    # A text may include others, whose variables are explained elsewhere.
    known = {**examples_of_all(), **examples(file)}
    return texts.say(key, **known)


@cache
def examples_of_all() -> dict[str, int | str]:
    found: dict[str, int | str] = {}
    for file in LOCALES.joinpath(ENGLISH).iterdir():
        found |= examples(file)
    return found


def way_to(file: str) -> Way | None:
    """How to come from the hall to the screen that has the texts of a file."""
    kind, _, game = file.partition("-")
    if kind in OF_GAMES and game:
        word, pressed = OF_GAMES[kind]
        return f"{word} {game}", pressed
    return OTHERS.get(file)


async def screen(context: Context, way: Way, size: tuple[int, int]) -> list[str]:
    """The rows of a screen in a house that is opened for it."""
    line, pressed = way
    # Textual is imported here, as that is slow, and no other command needs it.
    make_app = import_module("tui.app").HouseApp
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder), context.games, context.settings) as house:
            language = context.texts.language
            session = await house.enter(key="reader", name="Anna", language=language)
            assert isinstance(session, Session)
            app = make_app(session, cache(Texts), iter([line] if line else []), local=True)
            async with app.run_test(size=size) as pilot:
                app.prefer(greeted=True, motion="none")
                await pilot.pause(SECONDS)
                for key in pressed:
                    await pilot.press(key)
                    await pilot.pause(SECONDS)
                return rows_of(app.export_screenshot(), size)


def rows_of(picture: str, size: tuple[int, int]) -> list[str]:
    """The text of a picture that Textual has drawn: there is no other public way to it."""
    columns, rows = size
    cells = [[" "] * columns for _ in range(rows)]
    for node in ElementTree.fromstring(picture).iter():  # noqa: S314 (the app's own picture)
        line = re.search(r"line-(\d+)\)", node.get("clip-path", ""))
        if line and node.text:
            at = round(float(node.get("x", 0)) / CELL)
            text = node.text.replace("\xa0", " ")
            cells[int(line[1])][at : at + len(text)] = text
    return ["".join(row).rstrip() for row in cells]

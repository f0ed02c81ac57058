"""Places of the house as pictures of hand-made scenes, and hands that remember what they did."""

import re
from collections.abc import Callable

from server.protocol.lobby import Language, Listing, OnlinePerson, Preferences, Room
from server.protocol.notices import Welcome
from server.protocol.requests import Request
from server.protocol.seat import replace
from tests.plain.scripted_house import TEXTS, at_table
from tui.drawing import Block, wide
from tui.message_log import MessageLog
from tui.places.bar import always
from tui.places.frame import framed
from tui.places.place import Look, Place
from tui.plain.scene import Scene
from tui.text import LANGUAGES, clean

SIZES = ((120, 40), (80, 24), (40, 20))
EVERYWHERE = [(size, language) for size in SIZES for language in LANGUAGES]
FRAMES = re.compile("[─│╭╮╰╯━┃┏┓┗┛►▶]")


class HandsOfTest:
    def __init__(self, taste: Preferences | None = None) -> None:
        self.taste = taste or Preferences()
        self.asked: list[Request] = []
        self.commands: list[str] = []
        self.places: list[Place] = []
        self.copied: list[str] = []
        self.then: Callable[[str], None] = self.command
        self.has_quit = False

    def ask(self, *requests: Request) -> None:
        self.asked += requests

    def command(self, line: str) -> None:
        self.commands.append(line)

    def go(self, place: Place) -> None:
        self.places.append(place)

    def back(self) -> None:
        self.places.pop()

    def type(self, label: str, then: Callable[[str], None], start: str = "") -> None:
        self.then = then

    def prefer(self, **changes: object) -> None:
        self.taste = replace(self.taste, **changes)

    def copy(self, text: str) -> None:
        self.copied.append(text)

    def quit(self) -> None:
        self.has_quit = True


def scene(language: Language = "en", name: str = "Anna", code: str | None = None) -> Scene:
    """A person in the lobby; with a code, a guest."""
    made = Scene(TEXTS.__getitem__)
    made.language = language
    made.welcome = Welcome(name, code is not None, code, language, Preferences())
    made.in_lobby = True
    made.people = {name: OnlinePerson(name, code is not None)}
    return made


def with_tables(made: Scene, *tables: Listing) -> Scene:
    made.tables = {each.table: each for each in tables}
    return made


def in_room(made: Scene, game: str = "eight28", players: int = 3, **changes: object) -> Scene:
    made.room = at_table(game, players, **{"phase": "gathering", **changes}).room
    return made


def room(made: Scene) -> Room:
    assert made.room is not None
    return made.room


def look(
    made: Scene, size: tuple[int, int] = (80, 24), place: Place | None = None, **taste: object
) -> Look:
    """As the app makes it for this place."""
    bare = Look(made, MessageLog(), Preferences(**{"greeted": True, **taste}), *size)  # type: ignore[arg-type]
    return bare if place is None else bare._replace(pointed=place.pointed(bare))


def screen(place: Place, seen: Look) -> Block:
    """The whole terminal, which is exactly as large as it was asked to be."""
    rows = framed(seen._replace(pointed=place.pointed(seen)), place)
    assert len(rows) == seen.height
    assert {wide(each) for each in rows} == {seen.width}
    return rows


def told(rows: Block, columns: int = 120) -> str:
    """All words of so many columns on the left, as if there were no frames and no line ends."""
    lines = ("".join(span.text for span in each)[:columns] for each in rows)
    return " ".join(FRAMES.sub(" ", " ".join(lines)).split())


def flat(sentence: str) -> str:
    return " ".join(FRAMES.sub(" ", clean(sentence)).split())


def does(rows: Block) -> set[str]:
    """Every action that a click on the picture can have."""
    return {span.does for each in rows for span in each if span.does}


def every_choice_is_there(place: Place, seen: Look) -> None:
    """All that has a key is to be seen and to be clicked on, and nothing else is."""
    rows = screen(place, seen)
    here = look_at(place, seen)
    with_key = {each.does for each in place.choices(here) if not each.pointed}
    can = with_key | {each.does for each in place.choices(here) if each.pointed}
    fixed = {each.does for each in always(here)}
    assert with_key | fixed <= does(rows)
    assert does(rows) <= can | fixed


def look_at(place: Place, seen: Look) -> Look:
    return seen._replace(pointed=place.pointed(seen))

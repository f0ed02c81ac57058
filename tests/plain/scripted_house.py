"""A house that sends scripted notices and records requests; with sample notices for tests."""

import asyncio
from collections.abc import Callable, Iterable

from server.protocol.lobby import (
    Chair,
    Language,
    ListedPlayer,
    Listing,
    OnlinePerson,
    Preferences,
    Room,
    TimeControl,
)
from server.protocol.notices import AtTable, Lobby, Notice, Welcome
from server.protocol.requests import History, Request
from tests.catalogues import TEXTS as TEXTS
from tui.plain.face import run_conversation

NAMES = ("Anna", "Ben", "Cleo", "Doro", "Emil", "Frank")
END = None

Answering = Callable[[Request], Iterable[Notice]]


def silent(request: Request) -> Iterable[Notice]:
    return ()


class ScriptedHouse:
    """Sends the given notices at once, and the notices of `answers` after each request."""

    def __init__(self, notices: Iterable[Notice], answers: Answering = silent) -> None:
        self.asked: list[Request] = []
        self.skips_history = False
        """whether `asked` leaves out what screens ask by themselves when they open"""
        self.ended = False
        self._notices = list(notices)
        self._answers = answers
        self._has_notices = asyncio.Event()
        if self._notices:
            self._has_notices.set()

    async def ask(self, request: Request) -> None:
        if not (self.skips_history and isinstance(request, History)):
            self.asked.append(request)
        self.tell(*self._answers(request))

    def tell(self, *notices: Notice) -> None:
        self._notices += notices
        if self._notices:
            # An empty row of notices would end the connection.
            self._has_notices.set()

    def hang_up(self) -> None:
        self.ended = True
        self._has_notices.set()

    async def notices(self) -> list[Notice]:
        await self._has_notices.wait()
        return self.pending()

    def pending(self) -> list[Notice]:
        notices, self._notices = self._notices, []
        if not self.ended:
            self._has_notices.clear()
        return notices


class Typist:
    """A user in line mode who types the given lines, one after the other."""

    def __init__(self, house: ScriptedHouse, typed: Iterable[str | None]) -> None:
        self.house = house
        self.written: list[str] = []
        self._typed = iter(typed)

    async def read_line(self) -> str | None:
        await asyncio.sleep(0)
        return next(self._typed, END)

    async def write(self, text: str) -> None:
        self.written.append(text)

    async def run(self) -> None:
        await run_conversation(self.house, self.read_line, self.write, TEXTS.__getitem__)

    @property
    def sentences(self) -> list[str]:
        return [text.removesuffix("\n").replace("\xa0", " ") for text in self.written]


def type_lines(
    notices: Iterable[Notice], *typed: str | None, answers: Answering = silent
) -> tuple[list[str], list[Request]]:
    """Types the lines; returns the printed sentences and the requests that the house received."""
    house = ScriptedHouse(notices, answers)
    typist = Typist(house, typed)
    asyncio.run(typist.run())
    return typist.sentences, house.asked


def welcome(language: Language = "en", name: str = "Anna") -> Welcome:
    return Welcome(name, False, None, language, Preferences())


def lobby(*tables: Listing) -> Lobby:
    people = (
        OnlinePerson("Anna", False),
        OnlinePerson("Ben", True),
        OnlinePerson("Cleo", False, 3),
    )
    return Lobby(people, tables, ())


def listing(table: int = 3, **changes: object) -> Listing:
    fields: dict[str, object] = {
        "table": table,
        "game": "eight28",
        "seats": (ListedPlayer("Cleo", None), ListedPlayer("Robo", "simple"), None),
        "phase": "gathering",
        "options": {},
        "clock": TimeControl(180, 10),
        "watchers": 0,
    }
    return Listing(**{**fields, **changes})  # type: ignore[arg-type]


def chair(name: str, **changes: object) -> Chair:
    fields: dict[str, object] = {
        "name": name,
        "bot": None,
        "ready": True,
        "presence": "here",
        "covered": False,
        "words": False,
    }
    return Chair(**{**fields, **changes})  # type: ignore[arg-type]


def at_table(game: str, players: int = 3, **changes: object) -> AtTable:
    """Anna sits in the first seat, unless `you` is given."""
    fields: dict[str, object] = {
        "table": 3,
        "code": None,
        "game": game,
        "options": {},
        "clock": None,
        "phase": "running",
        "host": 0,
        "chairs": tuple(chair(name) for name in NAMES[:players]),
        "you": 0,
        "watchers": 0,
        "hushed": False,
        "paused": False,
        "commit": "ab" * 32,
        "words": "",
        "standing": None,
        "record": None,
    }
    return AtTable(Room(**{**fields, **changes}))  # type: ignore[arg-type]

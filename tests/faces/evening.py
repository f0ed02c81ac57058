"""People in a real house, in line mode or over JSON, who send and read lines."""

import asyncio
import json
import unicodedata
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from server.doors.json.session import converse_in_json
from server.house.lobby.session import Session
from server.protocol.lobby import Language
from server.settings import Settings
from tests.doors.scripted import Source
from tests.faces import json_lines
from tests.house.running import AT_ONCE, RunningHouse, running_house
from tests.plain.scripted_house import TEXTS
from tui.plain.face import run_conversation

STEERING = {"Cc", "Cf", "Cs", "Zl", "Zp"}
SOON = 8
TRIES = 300


class Someone:
    """`news` holds the lines since the last call."""

    def __init__(self, evening: "Evening", session: Session) -> None:
        self.session = session
        self.written: list[str] = []
        self._evening = evening
        self._listens = False
        self._looked = 0
        self.staying = asyncio.create_task(self._stay())

    async def _stay(self) -> None:
        """Converses and leaves, as the doors of the house do."""
        await self._converse()
        self._evening.house.house.leave(self.session)

    async def _converse(self) -> None:
        raise NotImplementedError

    def send(self, line: str) -> None:
        raise NotImplementedError

    def end(self) -> None:
        """Ends the input."""
        raise NotImplementedError

    @property
    def rests(self) -> bool:
        """Whether the mailbox is empty and the next line is waited for."""
        return self.staying.done() or (self._listens and not len(self.session.mailbox))

    def _lines(self) -> list[str]:
        text = "".join(self.written)
        assert not text or text.endswith("\n")
        new = text.split("\n")[self._looked : -1]
        self._looked += len(new)
        return new

    def check(self) -> None:
        """Checks all that was written."""

    async def break_off(self) -> None:
        """Breaks the connection."""
        self.staying.cancel()
        await asyncio.wait((self.staying,))
        self._evening.house.house.leave(self.session)
        await self._evening.settle()

    async def goes(self) -> None:
        self.end()
        await self._evening.settle()
        assert self.staying.done()


class Typist(Someone):
    """A person in line mode."""

    def __init__(self, evening: "Evening", session: Session) -> None:
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()
        super().__init__(evening, session)

    async def _converse(self) -> None:
        await run_conversation(self.session, self._read_line, self._write, TEXTS.__getitem__)

    async def _read_line(self) -> str | None:
        self._listens = self._typed.empty()
        line = await self._typed.get()
        self._listens = False
        return line

    async def _write(self, text: str) -> None:
        assert text.count("\n") == 1, "one sentence at a time"
        assert not [char for char in text[:-1] if unicodedata.category(char) in STEERING], text
        self.written.append(text)

    def send(self, line: str) -> None:
        self._listens = False
        self._typed.put_nowait(line)

    def end(self) -> None:
        self._listens = False
        self._typed.put_nowait(None)

    def news(self) -> list[str]:
        return [as_typed(line) for line in self._lines()]

    @property
    def all_sentences(self) -> list[str]:
        return [as_typed(text.removesuffix("\n")) for text in self.written]

    async def types(self, *lines: str) -> list[str]:
        """Types lines; returns the sentences until all are answered."""
        self.news()
        for line in lines:
            self.send(line)
        await self._evening.settle()
        return self.news()


class Program(Someone):
    """A client of the JSON protocol."""

    def __init__(self, evening: "Evening", session: Session) -> None:
        self._source = Source(b"", ends=False)
        super().__init__(evening, session)

    async def _converse(self) -> None:
        await converse_in_json(self.session, self._read, self._write)

    async def _read(self, most: int) -> bytes:
        self._listens = True
        chunk = await self._source.read(most)
        self._listens = False
        return chunk

    async def _write(self, text: bytes) -> None:
        self.written.append(text.decode())

    def check(self) -> None:
        json_lines.check("".join(self.written).splitlines())

    def send(self, line: str) -> None:
        self._listens = False
        self._source.send(f"{line}\n".encode())

    def end(self) -> None:
        self._listens = False
        self._source.end()

    def news(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self._lines()]

    @property
    def all_notices(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in "".join(self.written).splitlines()]

    async def sends(self, *asked: dict[str, Any] | str) -> list[dict[str, Any]]:
        """Sends requests; returns the notices until all are answered."""
        self.news()
        for one in asked:
            self.send(one if isinstance(one, str) else json.dumps(one))
        await self._evening.settle()
        return self.news()


def as_typed(line: str) -> str:
    """With plain blanks instead of no-break spaces."""
    return line.replace("\xa0", " ")


S = TypeVar("S", bound=Someone)


class Evening:
    """A house and its people."""

    def __init__(self, house: RunningHouse) -> None:
        self.house = house
        self.people: list[Someone] = []

    async def comes(
        self, face: type[S], name: str | None, language: Language = "en", key: str | None = None
    ) -> S:
        """Enters with a key or as a guest, and reads the first notices."""
        session = await self.house.house.enter(key=key, name=name, language=language)
        assert isinstance(session, Session), session
        someone = face(self, session)
        self.people.append(someone)
        await self.settle()
        return someone

    async def plain(self, name: str, language: Language = "en") -> Typist:
        return await self.comes(Typist, name, language, key=name)

    async def json(self, name: str) -> Program:
        return await self.comes(Program, name, key=name)

    async def settle(self) -> None:
        """Waits until nothing is left to do or to read before the clock goes on."""
        quiet = 0
        for _ in range(TRIES):
            await self.house.settle()
            quiet = quiet + 1 if all(someone.rests for someone in self.people) else 0
            if quiet == 2:
                return
        raise AssertionError("somebody never comes to rest")

    async def pass_time(self, seconds: float) -> None:
        await self.house.pass_time(seconds)
        await self.settle()

    async def close(self) -> None:
        """Closes the house, which ends every connection."""
        await self.house.house.close()
        await asyncio.wait([someone.staying for someone in self.people])

    async def end(self) -> None:
        """Ends all inputs; raises the errors of their conversations."""
        for someone in self.people:
            someone.end()
        if not all(someone.staying.done() for someone in self.people):
            await self.settle()
        staying = [someone.staying for someone in self.people]
        await asyncio.gather(*(task for task in staying if not task.cancelled()))
        for someone in self.people:
            someone.check()


@asynccontextmanager
async def evening(folder: Path, settings: Settings = AT_ONCE) -> AsyncIterator[Evening]:
    async with running_house(folder, settings) as house:
        here = Evening(house)
        yield here
        await here.end()

"""The conversation of line mode: prints notices as sentences, and sends typed lines as requests."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from server.protocol.client import HouseClient
from server.protocol.lobby import Language
from server.protocol.notices import Notice, Paused
from server.protocol.requests import Request
from tui.plain.dispatch import Goodbye, handle_line
from tui.plain.lesson import tips
from tui.plain.notices_as_text import handle_notices
from tui.plain.prompt import new_prompt
from tui.plain.scene import Scene
from tui.text import Texts, clean

ReadLine = Callable[[], Awaitable[str | None]]
T = TypeVar("T")
WriteLine = Callable[[str], Awaitable[None]]


async def run_conversation(
    line: HouseClient,
    read_line: ReadLine,
    write: WriteLine,
    texts_for: Callable[[Language], Texts],
    local: bool = False,
) -> None:
    """Runs until the input ends, the user quits, or the house closes the connection. `local`: the
    house runs in this process for one person."""
    scene = Scene(texts_for)
    scene.local = local
    await Conversation(line, read_line, write, scene).hold()


class Disconnected(Exception):
    """The house has closed the connection."""


class Conversation:
    """Waits for a typed line or for notices, whichever comes first. The wait for notices is
    cancelled while a line is handled, so that the answers to it are printed together."""

    def __init__(
        self, line: HouseClient, read_line: ReadLine, write: WriteLine, scene: Scene
    ) -> None:
        self._line = line
        self._read_line = read_line
        self._write = write
        self._scene = scene
        self._printed = 0

    async def hold(self) -> None:
        reading = asyncio.ensure_future(self._read_line())
        listening = asyncio.ensure_future(self._line.notices())
        try:
            while True:
                await asyncio.wait((reading, listening), return_when=asyncio.FIRST_COMPLETED)
                if reading.done():
                    await self._stop_listening(listening)
                    if not await self._handle_line(reading.result()):
                        return
                    reading = asyncio.ensure_future(self._read_line())
                else:
                    await self._receive(listening.result())
                listening = asyncio.ensure_future(self._line.notices())
        except Disconnected:
            await self._print([self._scene.say("plain-hung-up")])
        finally:
            await cancel(reading)
            await cancel(listening)

    async def _stop_listening(self, listening: asyncio.Future[list[Notice]]) -> None:
        """Notices that arrived before the cancellation are still handled."""
        await cancel(listening)
        if not listening.cancelled():
            await self._receive(listening.result())

    async def _receive(self, notices: Sequence[Notice]) -> None:
        if not notices:
            raise Disconnected
        await self._handle_notices(notices)

    async def _handle_notices(self, notices: Sequence[Notice]) -> None:
        sentences = handle_notices(self._scene, notices)
        self._scene.last_sentences.extend(sentences)
        await self._print([*sentences, *tips(self._scene), *new_prompt(self._scene)])

    async def _handle_line(self, typed: str | None) -> bool:
        """Returns False at the end. A line without any answer still prints a sentence."""
        printed = self._printed
        for answer in handle_line(self._scene, typed):
            if isinstance(answer, Goodbye):
                await self._handle_notices(self._line.pending())
                await self._print([answer])
                return False
            if isinstance(answer, str):
                await self._print([answer])
                continue
            refusals = self._scene.refusal_count
            await self._ask(answer)
            if self._scene.refusal_count > refusals:
                break
        if self._printed == printed and typed and not typed.isspace():
            await self._print([self._scene.say("plain-no-change")])
        return True

    async def _ask(self, request: Request) -> None:
        """Handles all that comes with the answer together. If the table pauses, because nothing can
        be stored, the answer may take long, and that is told before it."""
        asked, come = asyncio.ensure_future(self._line.ask(request)), list[Notice]()
        try:
            while not asked.done():
                new = await self._notices_before(asked)
                come += new
                if any(isinstance(notice, Paused) for notice in new):
                    await self._handle_notices(come)
                    come = []
                elif not new:
                    await asyncio.wait((asked,))
            asked.result()
        finally:
            await cancel(asked)
        await self._handle_notices([*come, *self._line.pending()])

    async def _notices_before(self, answer: asyncio.Future[None]) -> list[Notice]:
        listening = asyncio.ensure_future(self._line.notices())
        try:
            await asyncio.wait((answer, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            await cancel(listening)
        return [] if listening.cancelled() else listening.result()

    async def _print(self, sentences: Sequence[str]) -> None:
        for sentence in sentences:
            self._printed += 1
            await self._write(clean(sentence, longest=len(sentence)) + "\n")


async def cancel(task: asyncio.Future[Any]) -> None:
    task.cancel()
    await asyncio.wait((task,))
    # asyncio logs an exception that nobody has retrieved.
    if not task.cancelled():
        task.exception()

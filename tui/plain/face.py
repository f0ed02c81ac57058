"""The plain face: notices come as sentences, and typed lines go as requests."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from server.protocol.client import HouseClient
from server.protocol.lobby import Language
from server.protocol.notices import Notice
from tui.plain.dispatch import Bye, obey
from tui.plain.lesson import tips
from tui.plain.notices_as_text import hear
from tui.plain.prompt import new_prompt
from tui.plain.scene import Scene
from tui.text import Texts, clean

ReadLine = Callable[[], Awaitable[str | None]]
T = TypeVar("T")
WriteLine = Callable[[str], Awaitable[None]]


async def converse(
    line: HouseClient,
    read_line: ReadLine,
    write: WriteLine,
    texts_for: Callable[[Language], Texts],
    local: bool = False,
) -> None:
    """Until the input ends, somebody quits, or the house hangs up. `local`: the house is in this
    terminal."""
    scene = Scene(texts_for)
    scene.local = local
    await Conversation(line, read_line, write, scene).hold()


class HungUp(Exception):
    """The house has nothing more to tell."""


class Conversation:
    """Only one thing is said at a time: while a typed line is dealt with, nothing else is told."""

    def __init__(
        self, line: HouseClient, read_line: ReadLine, write: WriteLine, scene: Scene
    ) -> None:
        self._line = line
        self._read_line = read_line
        self._write = write
        self._scene = scene
        self._said = 0

    async def hold(self) -> None:
        typing = start(self._read_line())
        listening = start(self._line.notices())
        try:
            while True:
                await asyncio.wait((typing, listening), return_when=asyncio.FIRST_COMPLETED)
                if typing.done():
                    await self._leave_off(listening)
                    if not await self._obey(typing.result()):
                        return
                    typing = start(self._read_line())
                else:
                    await self._tell_or_end(listening.result())
                listening = start(self._line.notices())
        except HungUp:
            await self._say([self._scene.say("plain-hung-up")])
        finally:
            await leave_off(typing)
            await leave_off(listening)

    async def _leave_off(self, listening: asyncio.Task[list[Notice]]) -> None:
        """What was just told is not lost."""
        await leave_off(listening)
        if not listening.cancelled():
            await self._tell_or_end(listening.result())

    async def _tell_or_end(self, notices: Sequence[Notice]) -> None:
        if not notices:
            raise HungUp
        await self._tell(notices)

    async def _tell(self, notices: Sequence[Notice]) -> None:
        told = hear(self._scene, notices)
        self._scene.heard.extend(told)
        await self._say([*told, *tips(self._scene), *new_prompt(self._scene)])

    async def _obey(self, typed: str | None) -> bool:
        """Whether there is more to come. Nothing that is typed stays without an answer."""
        said = self._said
        for answer in obey(self._scene, typed):
            if isinstance(answer, Bye):
                await self._tell(self._line.pending())
                await self._say([answer])
                return False
            if isinstance(answer, str):
                await self._say([answer])
                continue
            refused = self._scene.refused
            await self._line.ask(answer)
            await self._tell(self._line.pending())
            if self._scene.refused > refused:
                break
        if self._said == said and typed and not typed.isspace():
            await self._say([self._scene.say("plain-no-change")])
        return True

    async def _say(self, sentences: Sequence[str]) -> None:
        for sentence in sentences:
            self._said += 1
            await self._write(clean(sentence, longest=len(sentence)) + "\n")


async def finished(coming: Awaitable[T]) -> T:
    return await coming


def start(coming: Awaitable[T]) -> asyncio.Task[T]:
    return asyncio.create_task(finished(coming))


async def leave_off(task: asyncio.Task[Any]) -> None:
    """What went wrong there is not forgotten, but asked for by those who want the result."""
    task.cancel()
    await asyncio.wait((task,))
    if not task.cancelled():
        task.exception()

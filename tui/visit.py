"""The app's side of the line: notices go into the scene and the message log, choices go to the
house."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from server.protocol.client import HouseClient
from server.protocol.notices import (
    Announced,
    AtTable,
    ChatHistory,
    DeviceCode,
    EventHistory,
    FinishedGames,
    GameEnded,
    Happened,
    HouseClosing,
    Kicked,
    Lobby,
    Missed,
    NewChatMessage,
    Notice,
    Refused,
    Remark,
    Replayed,
    SeatNews,
    Welcome,
    WhichLanguage,
)
from server.protocol.requests import Request
from tui.message_log import Kind, MessageLog
from tui.plain.face import Conversation
from tui.plain.notices_as_text import HANDLERS, in_order, is_beginning
from tui.plain.prompt import new_prompt
from tui.plain.scene import Scene
from tui.text import clean

KINDS: Final[dict[type[Notice], Kind]] = {
    Happened: "event",
    Missed: "event",
    EventHistory: "event",
    GameEnded: "event",
    NewChatMessage: "talk",
    ChatHistory: "talk",
    Remark: "talk",
    Refused: "refused",
    Announced: "house",
    DeviceCode: "house",
    HouseClosing: "house",
    Kicked: "house",
    Welcome: "house",
}
Wish = str | tuple[Request, ...]
"""A typed line, or what is asked of the house, one after another until something is refused."""

Kinds = frozenset[type[Notice]]
UNSEEN: Final[Kinds] = frozenset((Lobby, WhichLanguage))
"""What the screen shows better than sentences do."""
ANSWERS: Final[Kinds] = frozenset((EventHistory, FinishedGames, Replayed))
"""And what it shows to those who did not type for it."""
ALARMING: Final = frozenset(("time-out", "away", "covered"))
"""What nobody overlooks when it is about himself."""


class Visit(Conversation):
    def __init__(
        self,
        line: HouseClient,
        scene: Scene,
        message_log: MessageLog,
        changed: Callable[[], object],
    ) -> None:
        super().__init__(line, self._next_line, self._write_down, scene)
        self._wishes: asyncio.Queue[Wish] = asyncio.Queue()
        self._wish: tuple[Request, ...] = ()
        self._message_log = message_log
        self._changed = changed
        self._unseen = UNSEEN
        self.wishes = 0
        """that the house has not dealt with"""

    def wish(self, wish: Wish) -> None:
        self.wishes += 1
        self._wishes.put_nowait(wish)

    async def _next_line(self) -> str | None:
        wish = await self._wishes.get()
        self._wish = () if isinstance(wish, str) else wish
        return wish if isinstance(wish, str) else ""

    async def _handle_line(self, typed: str | None) -> bool:
        asked, self._wish = self._wish, ()
        try:
            if not asked:
                return await super()._handle_line(typed)
            self._unseen = UNSEEN | ANSWERS
            await self._ask(asked)
            return True
        finally:
            self._unseen = UNSEEN
            self.wishes -= 1
            self._changed()

    async def _ask(self, requests: Sequence[Request]) -> None:
        refusals = self._scene.refusal_count
        for request in requests:
            await self._line.ask(request)
            await self._handle_notices(self._line.pending())
            if self._scene.refusal_count > refusals:
                return

    async def _handle_notices(self, notices: Sequence[Notice]) -> None:
        for notice in in_order(self._scene, notices):
            unseen = self._is_unseen(notice)
            if self._comes(notice) or begins(notice):
                self._message_log.begin()
            for sentence in HANDLERS[type(notice)](self._scene, notice):
                if sentence and not unseen:
                    self._printed += 1
                    self._scene.last_sentences.append(sentence)
                    self._add(kind_of(self._scene, notice), sentence, is_mine(self._scene, notice))
        new_prompt(self._scene)
        self._changed()

    def _is_unseen(self, notice: Notice) -> bool:
        """Nor is a table described to somebody who comes to it."""
        return self._comes(notice) or type(notice) in self._unseen

    def _comes(self, notice: Notice) -> bool:
        room = self._scene.room
        return isinstance(notice, AtTable) and (room is None or room.table != notice.room.table)

    async def _write_down(self, line: str) -> None:
        """An answer to what was typed."""
        self._add("house", line.rstrip("\n"))
        self._changed()

    def _add(self, kind: Kind, sentence: str, mine: bool = False) -> None:
        self._message_log.add(kind, clean(sentence, longest=len(sentence)), mine)


def begins(notice: Notice) -> bool:
    """A game, with what happens first."""
    return isinstance(notice, Happened) and is_beginning(notice.event)


def kind_of(scene: Scene, notice: Notice) -> Kind:
    if isinstance(notice, SeatNews) and notice.what in ALARMING and scene.is_me(notice.name):
        return "warning"
    return KINDS.get(type(notice), "news")


def is_mine(scene: Scene, notice: Notice) -> bool:
    """What I said myself."""
    return isinstance(notice, NewChatMessage) and scene.is_me(notice.saying.who)

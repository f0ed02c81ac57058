"""The connection of an app to the house: notices go into the scene and the message log, and what is
typed or chosen goes to the house as requests."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Final

from server.protocol import notices
from server.protocol.client import HouseClient
from server.protocol.notices import Notice
from server.protocol.refusals import TooFast
from server.protocol.requests import Request
from tui.message_log import Kind, MessageLog
from tui.plain.dispatch import Goodbye, handle_line
from tui.plain.notices_as_text import HANDLERS, in_order, is_beginning
from tui.plain.prompt import new_prompt
from tui.plain.registry import face_of
from tui.plain.scene import Scene
from tui.text import clean

KINDS: Final[dict[type[Notice], Kind]] = {
    notices.Happened: "event",
    notices.Missed: "event",
    notices.EventHistory: "event",
    notices.GameEnded: "event",
    notices.NewChatMessage: "talk",
    notices.MoreSaid: "talk",
    notices.ChatHistory: "talk",
    notices.Remark: "talk",
    notices.Refused: "refused",
    notices.Announced: "house",
    notices.DeviceCode: "house",
    notices.HouseClosing: "house",
    notices.InQueue: "house",
    notices.Kicked: "house",
    notices.TakenOver: "house",
}
Wish = str | tuple[Request, ...]
"""A typed line, or requests that are sent one after another until one is refused."""

Kinds = frozenset[type[Notice]]
UNSEEN: Final[Kinds] = frozenset((notices.Lobby, notices.WhichLanguage))
"""notices that the screen shows without a sentence"""
ANSWERS: Final[Kinds] = frozenset((notices.EventHistory, notices.FinishedGames, notices.Replayed))
"""notices that get no sentence either if they answer a key"""
# The house answers them one after the other, and more slowly when there are many.
MOST_WAITING: Final = 20
ALARMING: Final = frozenset(("time-out", "away", "covered"))


class Visit:
    """The connection of an app to the house. `wishes` counts those that are not handled yet;
    `changed` is called when there is something new to show."""

    def __init__(
        self,
        client: HouseClient,
        scene: Scene,
        message_log: MessageLog,
        changed: Callable[[], object],
    ) -> None:
        self.wishes = 0
        self.is_hung_up = False
        """whether the house has closed the connection"""
        self._client = client
        self._scene = scene
        scene.on_screen = True
        self._message_log = message_log
        self._changed = changed
        self._waiting: deque[Wish] = deque()
        self._requests: Iterator[Request] | None = None
        self._is_typed = False
        """whether the last request was typed"""
        self._ended: asyncio.Future[None] | None = None
        self._unseen = UNSEEN
        self._printed = 0

    def read_pending(self) -> None:
        """Handles the notices that are there already."""
        if batch := self._client.pending():
            self._handle_notices(batch)

    async def hold(self) -> None:
        """Handles notices until the house hangs up or the user quits."""
        if self._scene.welcome is None:
            self._handle_notices(await self._client.notices())
        self._changed()
        self._ended = asyncio.get_running_loop().create_future()
        listening = asyncio.create_task(self._listen())
        try:
            self._start_next()
            await asyncio.wait((listening, self._ended), return_when=asyncio.FIRST_COMPLETED)
            (self._ended if self._ended.done() else listening).result()
        finally:
            self._ended.cancel()
            listening.cancel()
            await asyncio.wait((listening,))

    async def _listen(self) -> None:
        while batch := await self._client.notices():
            self._handle_notices(batch)
        self.is_hung_up = True

    def wish(self, wish: Wish) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self._handle_notices([notices.Refused(TooFast(1))])
            return
        self.wishes += 1
        self._waiting.append(wish)
        if self._requests is None:
            self._start_next()

    def _start_next(self) -> None:
        if self._waiting and self._ended is not None and not self._ended.done():
            wish = self._waiting.popleft()
            self._requests = self._typed(wish) if isinstance(wish, str) else self._chosen(wish)
            self._send_next()

    def _send_next(self) -> None:
        """Sends without a task of its own: the first request of a key leaves at once."""
        assert self._requests is not None
        request = next(self._requests, None)
        if request is not None:
            asyncio.ensure_future(self._client.ask(request)).add_done_callback(self._answered)
            return
        self._requests = None
        self.wishes -= 1
        self._changed()
        self._start_next()

    def _answered(self, asked: asyncio.Future[None]) -> None:
        """`_listen` has handled the answer: its notices were put before."""
        if self._ended is None or self._ended.done():
            return
        if error := asked.exception():
            self._ended.set_exception(error)
        else:
            self._send_next()

    def _chosen(self, requests: Sequence[Request]) -> Iterator[Request]:
        refusals = self._scene.refusal_count
        self._unseen, self._is_typed = UNSEEN | ANSWERS, False
        for request in requests:
            yield request
            if self._scene.refusal_count > refusals:
                break
        self._unseen = UNSEEN

    def _typed(self, line: str) -> Iterator[Request]:
        printed, self._is_typed = self._printed, True
        for answer in handle_line(self._scene, line):
            if isinstance(answer, str):
                self._print(answer)
                if isinstance(answer, Goodbye) and self._ended is not None:
                    self._ended.set_result(None)
                    return
                continue
            refusals = self._scene.refusal_count
            yield answer
            if self._scene.refusal_count > refusals:
                break
        if self._printed == printed and not line.isspace():
            self._print(self._scene.say("plain-no-change"))

    def _handle_notices(self, batch: Sequence[Notice]) -> None:
        for notice in in_order(self._scene, batch):
            self._handle(notice)
        new_prompt(self._scene)
        self._changed()

    def _handle(self, notice: Notice) -> None:
        is_other_table = self._is_other_table(notice)
        unseen = is_other_table or type(notice) in self._unseen
        fills = isinstance(notice, notices.EventHistory) and unseen and self._has_no_events()
        begins_game = isinstance(notice, notices.Happened) and is_beginning(notice.event)
        if is_other_table or begins_game:
            self._message_log.begin()
            self._printed += 1
        for at, sentence in enumerate(HANDLERS[type(notice)](self._scene, notice)):
            if fills and at and sentence:
                # After the heading, which only an answer in words needs.
                self._add("event", sentence)
            if sentence and not unseen:
                self._printed += 1
                self._scene.last_sentences.append(sentence)
                self._add(self._kind_of(notice), sentence, is_mine(self._scene, notice))

    def _has_no_events(self) -> bool:
        """Whether the log tells nothing of this game yet."""
        log = self._message_log
        newest = islice(reversed(log.entries), log.count - log.before)
        return all(each.kind != "event" for each in newest)

    def _kind_of(self, notice: Notice) -> Kind:
        if isinstance(notice, notices.Welcome) and self._is_typed and self.wishes:
            # A preference that was typed, like the bell, is seen nowhere else.
            return "answer"
        return kind_of(self._scene, notice)

    def _is_other_table(self, notice: Notice) -> bool:
        room = self._scene.room
        return isinstance(notice, notices.AtTable) and (
            room is None or room.table != notice.room.table
        )

    def _print(self, sentence: str) -> None:
        self._printed += 1
        self._add("answer", sentence)
        self._changed()

    def _add(self, kind: Kind, sentence: str, mine: bool = False) -> None:
        self._message_log.add(kind, clean(sentence, longest=len(sentence)), mine)


def kind_of(scene: Scene, notice: Notice) -> Kind:
    if isinstance(notice, notices.SeatNews):
        if not scene.is_me(notice.name):
            return "seat"
        return "warning" if notice.what in ALARMING else "news"
    if isinstance(notice, notices.Happened) and scene.room is not None:
        is_alarming = face_of(scene.room.game).is_alarming(notice.event, scene.seat)
        return "warning" if is_alarming else "event"
    if isinstance(notice, notices.TableClosed) and notice.replaced:
        return "house"
    return KINDS.get(type(notice), "news")


def is_mine(scene: Scene, notice: Notice) -> bool:
    return isinstance(notice, notices.NewChatMessage) and scene.is_me(notice.saying.who)

"""A bot in a seat: it reads its mailbox and asks for moves, like any player."""

import asyncio
from collections.abc import Callable
from functools import partial

from server.house.botpool.pool import Question
from server.house.clock import sleep
from server.house.lobby.mailbox import Mailbox
from server.house.table.services import Services
from server.house.tasks import report
from server.protocol.notices import EventHistory, GameSnapshot, Happened, Notice
from server.protocol.seat import Event, Move

LONG = 10_000
"""more than a bot can be told before it reads: it must know all that its seat was told"""
RECOVERY = 1.0
Send = Callable[["BotPlayer", int, Move], None]
Fail = Callable[["BotPlayer"], None]


class BotPlayer:
    """`send` puts a move, and the number of the state it was decided on, into the table's inbox;
    `pace` tells how long a decision takes here, `fail`, that this bot will never move again."""

    def __init__(
        self,
        game: str,
        bot: str,
        seat: int,
        services: Services,
        pace: Callable[[], float],
        send: Send,
        fail: Fail,
    ) -> None:
        self.bot = bot
        self.seat = seat
        self.mailbox = Mailbox(LONG)
        self._game = game
        self._services = services
        self._seen: list[Event] = []
        self._pace = pace
        self._send = send
        self._fail = fail
        self._task = asyncio.create_task(self._play(), name=f"bot in seat {seat}")
        self._task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Its table hears of it a little later: what fails at once may fail again."""
        report(task)
        if not task.cancelled() and task.exception():
            clock = self._services.clock
            clock.call_at(clock.now() + RECOVERY, partial(self._fail, self))

    def stop(self) -> None:
        self.mailbox.close()
        self._task.cancel()

    async def _play(self) -> None:
        while notices := await self.mailbox.take():
            for notice in notices:
                await self._hear(notice)

    async def _hear(self, notice: Notice) -> None:
        match notice:
            case EventHistory(events=events):
                self._seen += events
            case Happened(event=event):
                self._seen.append(event)
            case GameSnapshot(legal=legal) if legal:
                await self._decide(notice)

    async def _decide(self, state: GameSnapshot) -> None:
        """The pace includes the thinking, or it would show how long that took."""
        clock = self._services.clock
        asked = clock.now()
        question = Question(
            self._game,
            self.bot,
            state.view,
            tuple(self._seen),
            state.legal,
            self._services.dice.randbytes(8),
        )
        choice = await self._services.thinker.choose(question, state.table)
        if choice is None:
            return
        await sleep(clock, asked + self._pace() - clock.now())
        self._send(self, state.number, state.legal[choice])

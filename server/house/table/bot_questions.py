"""Asks the bot pool for the moves of a table's bots."""

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random

from server.house.bot_processes.pool import BotPool, Question
from server.house.clock import Clock, Timer
from server.house.table import tempo
from server.house.table.bot_seats import bots_in_seats
from server.house.table.clocks import shortened
from server.house.table.draft import Rules
from server.house.table.messages import BotMoved
from server.house.table.play import draw_pace
from server.house.table.results import record_name
from server.house.table.state import GameProgress, TableState
from server.house.tasks import report
from server.protocol.seat import Event

# Seconds after which bots are asked again when a question has failed: a pool that fails at once
# would otherwise be asked without a pause.
RECOVERY = 1.0


class Pause:
    """Seconds on the clock of the house, which can be cut short."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        self._over = asyncio.Event()
        self._timer = Timer(clock)
        if seconds > 0:
            self._timer.set_in(seconds, self._over.set)
        else:
            self._over.set()

    async def over(self) -> None:
        await self._over.wait()

    def end(self) -> None:
        self._timer.cancel()
        self._over.set()


class BotQuestions:
    """At most one question for each seat at a time, about the newest state in which its bot may
    move. `again` is called when a question ended without a move; `home` gives the
    household that the questions count for."""

    def __init__(
        self,
        pool: BotPool,
        clock: Clock,
        dice: Random,
        answer: Callable[[BotMoved], object],
        again: Callable[[], None],
        home: Callable[[], str],
    ) -> None:
        self._pool = pool
        self._clock = clock
        self._dice = dice
        self._answer = answer
        self._again = again
        self._home = home
        self._retry = Timer(clock)
        self._bots: dict[int, str] = {}
        self._asked: dict[int, int] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._pauses: dict[int, Pause] = {}
        self._events: dict[int, list[Event]] = {}
        self._read: dict[int, int] = {}
        self._secret = self._record = ""

    def __len__(self) -> int:
        """Questions that are open."""
        return len(self._tasks)

    def update(self, state: TableState, rules: Rules) -> None:
        """Asks each bot that may move and was not asked about this state; withdraws the questions
        of bots that left their seat or have to wait."""
        bots = bots_in_seats(state)
        if state.tempo == "wait":
            bots = {seat: bot for seat, bot in bots.items() if not tempo.waits(state, seat)}
        if bots != self._bots:
            for seat in [seat for seat, bot in self._bots.items() if bots.get(seat) != bot]:
                self._withdraw(seat)
            self._bots = bots
        game = state.game
        if game is None or not bots:
            return
        if state.roster.secret != self._secret:
            # Another secret is another game, even at the same table.
            self._secret = state.roster.secret
            self._record = record_name(state.roster)
            self._events.clear()
            self._read.clear()
            self._asked.clear()
        if self._pauses and not shortened(state, 1.0):
            for pause in self._pauses.values():
                pause.end()
        for seat, bot in bots.items():
            idle = seat not in self._tasks and self._asked.get(seat) != game.number
            if idle and game.legal[seat]:
                self._ask(state, rules, game, seat, bot)

    def _ask(
        self, state: TableState, rules: Rules, game: GameProgress, seat: int, bot: str
    ) -> None:
        # A bot that chose to do nothing out of turn is asked again only about a later state.
        self._asked[seat] = game.number
        here = state.presence[seat]
        question = Question(
            state.setup.game,
            bot,
            rules.game.view_for(game.state, seat),
            self._events_for(rules, game, seat),
            game.legal[seat],
            self._dice.randbytes(8),
            (state.number, self._record, seat),
            home=self._home(),
            awaited=bool(state.held) and seat in game.asked,
        )
        # Out of turn no pace was drawn for the seat, so that this move gets one of its own.
        pace = here.pace if here.asked is not None else draw_pace(state, rules, self._dice)
        pace = shortened(state, pace)
        asking = self._decide(question, state.number, seat, game.number, pace)
        task = asyncio.create_task(asking, name=f"bot in seat {seat}")
        self._tasks[seat] = task
        task.add_done_callback(partial(self._done, seat))

    def _events_for(self, rules: Rules, game: GameProgress, seat: int) -> list[Event]:
        """All that the seat has been told in this game."""
        # Only what is new is worked out: the whole log anew for every decision grows quadratically.
        events = self._events.setdefault(seat, [])
        for _, happened in game.log[self._read.get(seat, 0) :]:
            event = rules.game.event_for(happened, seat)
            if event is not None:
                events.append(event)
        self._read[seat] = len(game.log)
        return events

    async def _decide(
        self, question: Question, table: int, seat: int, number: int, pace: float
    ) -> None:
        # The pace includes the thinking, whose length would tell about the cards.
        pause = self._pauses[seat] = Pause(self._clock, pace)
        try:
            choice = await self._pool.choose(question, table)
            if choice is not None:
                await pause.over()
                self._answer(BotMoved(seat, number, question.legal[choice]))
        finally:
            pause.end()
            if self._pauses.get(seat) is pause:
                del self._pauses[seat]

    def _done(self, seat: int, task: asyncio.Task[None]) -> None:
        report(task)
        if self._tasks.get(seat) is not task:
            return
        del self._tasks[seat]
        if not task.cancelled() and task.exception():
            # A pool that fails at once may fail again.
            self._asked.pop(seat, None)
            self._retry.set_in(RECOVERY, self._again)
        else:
            self._again()

    def _withdraw(self, seat: int) -> None:
        self._asked.pop(seat, None)
        if task := self._tasks.pop(seat, None):
            task.cancel()

    def stop(self) -> None:
        self._retry.cancel()
        for seat in tuple(self._tasks):
            self._withdraw(seat)
        # Methods of the table: a cycle, which would keep all that the table has known.
        del self._answer, self._again, self._home

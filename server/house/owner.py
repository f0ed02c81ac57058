"""The one owner of a table: a task that takes from its inbox, one thing at a time."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any

from server.house import coming, gathering, playing
from server.house import company as c
from server.house.botplayer import BotPlayer
from server.house.clock import Alarm
from server.house.faults import report
from server.house.messages import (
    Asked,
    BotFailed,
    BotMoved,
    Dropped,
    Message,
    Renamed,
    Tick,
    answer,
    no_table,
)
from server.house.people import Person
from server.house.staff import due, send_away, staff
from server.house.table import Table
from server.house.timing import Due
from server.house.visitor import Visitor
from server.protocol.notices import Refused
from server.protocol.refusals import LessonIsFixed, NotAtTable, NotSeated, TablePaused
from server.protocol.requests import (
    Dismiss,
    Fill,
    HandOver,
    History,
    Hush,
    Leave,
    MakeMove,
    Prefer,
    Ready,
    Rematch,
    Request,
    Say,
    Sit,
    Stand,
    Standing,
    Start,
    Watch,
    Words,
)
from server.protocol.seat import Move, Refusal

ForVisitor = Callable[[Table, Visitor, Any], Awaitable[Refusal | None]]
ForSeat = Callable[[Table, int, Any], Awaitable[Refusal | None]]

FOR_VISITORS: Mapping[type[Request], ForVisitor] = {
    Sit: coming.sit,
    Watch: coming.look_on,
    Leave: coming.leave,
    Prefer: gathering.prefer,
    Say: gathering.say,
    History: playing.recall,
}
FOR_SEATS: Mapping[type[Request], ForSeat] = {
    Stand: coming.stand,
    Ready: gathering.ready,
    Words: gathering.words,
    Start: playing.start,
    Fill: gathering.fill,
    Dismiss: gathering.dismiss,
    HandOver: gathering.hand_over,
    Hush: gathering.hush,
    Rematch: gathering.rematch,
    MakeMove: playing.read_move,
    Standing: playing.let_stand,
}
FOR_HOSTS = frozenset({Start, Fill, Dismiss, HandOver, Hush})
COMING, GOING = (Sit, Watch), (Leave,)
NOT_IN_A_LESSON = FOR_HOSTS | {Stand, Words, Ready, Rematch}


class Owner:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._inbox: asyncio.Queue[tuple[float, Message]] = asyncio.Queue()
        self._alarm: Alarm | None = None
        self._at_work_on: Message | None = None
        self.heard = 0
        self.failed = False
        self.task: asyncio.Task[None] | None = None
        table.when_paused = self._let_nobody_wait

    def start(self, done: Callable[["Owner"], None]) -> None:
        if gathering.all_agree(self.table):
            self.tick()
        self._prepare()
        self.task = asyncio.create_task(self._run(done), name=f"table {self.table.number}")
        self.task.add_done_callback(report)

    @property
    def busy(self) -> bool:
        return self._at_work_on is not None or not self._inbox.empty()

    def ask(self, visitor: Visitor, request: Request) -> asyncio.Future[None]:
        """The future is done once the answer is in the visitor's mailbox."""
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(Asked(visitor, request, answered))
        return answered

    def _put(self, message: Message) -> None:
        self._inbox.put_nowait((self.table.now, message))

    def tick(self) -> None:
        self._put(Tick())

    async def stop(self) -> None:
        """The table stays as it is on disk."""
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def drop(self, visitor: Visitor) -> None:
        self._put(Dropped(visitor))

    def bot_moved(self, bot: BotPlayer, at: int, move: Move) -> None:
        self._put(BotMoved(bot, at, move))

    def bot_failed(self, bot: BotPlayer) -> None:
        self._put(BotFailed(bot))

    def rename(self, person: Person) -> None:
        self._put(Renamed(person))

    async def _run(self, done: Callable[["Owner"], None]) -> None:
        try:
            while self.table.open:
                came, message = await self._inbox.get()
                self._at_work_on = message
                await self._work_off(message)
                self._at_work_on = None
                self.heard += 1
                self.table.services.took(self.table.now - came)
        except Exception:
            self.failed = True
            raise
        finally:
            # From now on nobody comes here any more.
            done(self)
            self._leave_everything()

    async def _work_off(self, message: Message) -> None:
        await self._hear(message)
        if gathering.all_agree(self.table):
            await playing.begin(self.table)
        await self._close_if_deserted()
        if self.table.open:
            self._prepare()
        if isinstance(message, Asked):
            answer(message)

    def _leave_everything(self) -> None:
        """Nobody waits for a table that is no more; what is on disk goes on at the next start."""
        if self._alarm:
            self._alarm.cancel()
        self.table.let_all_go()
        for message in self._unanswered():
            self._turn_away(message, no_table(message.request))

    def _let_nobody_wait(self) -> None:
        """The table is paused, and perhaps for long."""
        waiting = [self._inbox.get_nowait() for _ in range(self._inbox.qsize())]
        for came, message in waiting:
            if isinstance(message, Asked):
                self._turn_away(message, TablePaused())
            else:
                self._inbox.put_nowait((came, message))

    def _turn_away(self, message: Asked, refusal: Refusal) -> None:
        visitor = message.visitor
        if visitor.table is None:
            # Somebody who enters has not seen it yet.
            self.table.services.show_lobby(visitor)
        visitor.mailbox.put(Refused(refusal))
        answer(message)

    def _unanswered(self) -> Iterator[Asked]:
        """What failed, and what came after it."""
        if isinstance(self._at_work_on, Asked):
            yield self._at_work_on
        while not self._inbox.empty():
            _, message = self._inbox.get_nowait()
            if isinstance(message, Asked):
                yield message

    def _prepare(self) -> None:
        """Bots sit where they are needed, and the alarm rings when the next thing is due."""
        staff(self.table, self.bot_moved, self.bot_failed)
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if soonest := min(due(self.table), default=None):
            self._alarm = self.table.services.clock.call_at(soonest.when, self.tick)

    async def _hear(self, message: Message) -> None:
        match message:
            case Asked(visitor, request):
                await self._reply(visitor, request)
            case Dropped(visitor):
                coming.drop(self.table, visitor)
            case BotMoved(bot, at, move):
                # A bot that was sent away in the meantime has no say any more.
                if self.table.bots.get(bot.seat) is bot:
                    instead = playing.instead(self.table, bot.seat, move)
                    await playing.make(self.table, bot.seat, instead, at)
            case BotFailed(bot):
                if self.table.bots.get(bot.seat) is bot:
                    send_away(self.table, bot.seat)
            case Renamed(person):
                await coming.rename(self.table, person)
            case Tick():
                await self._do_what_is_due()

    async def _reply(self, visitor: Visitor, request: Request) -> None:
        if not visitor.is_here:
            return
        if refusal := await self._answer(visitor, request):
            visitor.mailbox.put(Refused(refusal))
        if not visitor.is_here:
            # The line broke while it was kept, and perhaps before anybody sat here.
            coming.drop(self.table, visitor)

    async def _answer(self, visitor: Visitor, request: Request) -> Refusal | None:
        kind = type(request)
        if kind not in COMING and not self.table.audience.has(visitor):
            return NotAtTable()
        seat = self.table.audience.seat_of(visitor)
        if seat is not None and kind not in GOING:
            await coming.wake(self.table, seat)
        if self.table.setup.lesson and kind in NOT_IN_A_LESSON:
            return LessonIsFixed()
        if kind in FOR_VISITORS:
            return await FOR_VISITORS[kind](self.table, visitor, request)
        if seat is None:
            return NotSeated()
        if kind in FOR_HOSTS and (refusal := gathering.host_only(self.table, seat)):
            return refusal
        return await FOR_SEATS[kind](self.table, seat, request)

    async def _do_what_is_due(self) -> None:
        """What one of them led to may have done away with another."""
        for item in sorted(due(self.table)):
            if self.table.open and item.when <= self.table.now and item in due(self.table):
                await self._do(item)

    async def _do(self, item: Due) -> None:
        table = self.table
        match item.what:
            case "close":
                await table.close()
            case "note":
                await playing.note(table)
            case "rise":
                await coming.rise(table, item.seat, table.news("left", item.seat))
            case "time-out":
                await self._time_out(item.seat)
            case "move":
                if automatic := playing.automatic(table, item.seat):
                    await playing.make(table, item.seat, automatic[0])

    async def _time_out(self, seat: int) -> None:
        """A bot makes this one decision; after the second in a row, those that follow, too."""
        table = self.table
        seated = table.company.seats[seat]
        assert seated is not None
        away = seated.slips > 0
        company = c.change(table.company, seat, slips=seated.slips + 1, away=away)
        table.once.add(seat)
        await table.settle(company, table.news("away" if away else "time-out", seat))

    async def _close_if_deserted(self) -> None:
        """Nobody is left who could play here."""
        table = self.table
        deserted = not c.people(table.company) and not len(table.audience)
        if table.open and deserted and not table.running:
            await table.close()

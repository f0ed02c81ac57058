"""The one owner of a table: a task that takes from its inbox, one thing at a time."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any

from server.house.clock import Alarm
from server.house.lobby.session import Session
from server.house.people.person import Person
from server.house.table import play, seating, waiting_room
from server.house.table.bot_seats import due, send_away, staff
from server.house.table.botplayer import BotPlayer
from server.house.table.clocks import Due
from server.house.table.company import change, people
from server.house.table.messages import (
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
from server.house.table.table import Table
from server.house.tasks import report
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

ForVisitor = Callable[[Table, Session, Any], Awaitable[Refusal | None]]
ForSeat = Callable[[Table, int, Any], Awaitable[Refusal | None]]

FOR_VISITORS: Mapping[type[Request], ForVisitor] = {
    Sit: seating.sit,
    Watch: seating.look_on,
    Leave: seating.leave,
    Prefer: waiting_room.prefer,
    Say: waiting_room.say,
    History: play.recall,
}
FOR_SEATS: Mapping[type[Request], ForSeat] = {
    Stand: seating.stand,
    Ready: waiting_room.ready,
    Words: waiting_room.words,
    Start: play.start,
    Fill: waiting_room.fill,
    Dismiss: waiting_room.dismiss,
    HandOver: waiting_room.hand_over,
    Hush: waiting_room.hush,
    Rematch: waiting_room.rematch,
    MakeMove: play.read_move,
    Standing: play.let_stand,
}
FOR_HOSTS = frozenset({Start, Fill, Dismiss, HandOver, Hush})
COMING, GOING = (Sit, Watch), (Leave,)
NOT_IN_A_LESSON = FOR_HOSTS | {Stand, Words, Ready, Rematch}


class TableTask:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._inbox: asyncio.Queue[tuple[float, Message]] = asyncio.Queue()
        self._alarm: Alarm | None = None
        self._at_work_on: Message | None = None
        self.heard = 0
        self.failed = False
        self.task: asyncio.Task[None] | None = None
        table.when_paused = self._let_nobody_wait

    def start(self, done: Callable[["TableTask"], None]) -> None:
        if waiting_room.all_agree(self.table):
            self.tick()
        self._prepare()
        self.task = asyncio.create_task(self._run(done), name=f"table {self.table.number}")
        self.task.add_done_callback(report)

    @property
    def busy(self) -> bool:
        return self._at_work_on is not None or not self._inbox.empty()

    def ask(self, session: Session, request: Request) -> asyncio.Future[None]:
        """The future is done once the answer is in the visitor's mailbox."""
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(Asked(session, request, answered))
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

    def drop(self, session: Session) -> None:
        self._put(Dropped(session))

    def bot_moved(self, bot: BotPlayer, at: int, move: Move) -> None:
        self._put(BotMoved(bot, at, move))

    def bot_failed(self, bot: BotPlayer) -> None:
        self._put(BotFailed(bot))

    def rename(self, person: Person) -> None:
        self._put(Renamed(person))

    async def _run(self, done: Callable[["TableTask"], None]) -> None:
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
        if waiting_room.all_agree(self.table):
            await play.begin(self.table)
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
        session = message.session
        if session.table is None:
            # Somebody who enters has not seen it yet.
            self.table.services.show_lobby(session)
        session.mailbox.put(Refused(refusal))
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
            case Asked(session, request):
                await self._reply(session, request)
            case Dropped(session):
                seating.drop(self.table, session)
            case BotMoved(bot, at, move):
                # A bot that was sent away in the meantime has no say any more.
                if self.table.bots.get(bot.seat) is bot:
                    instead = play.instead(self.table, bot.seat, move)
                    await play.make(self.table, bot.seat, instead, at)
            case BotFailed(bot):
                if self.table.bots.get(bot.seat) is bot:
                    send_away(self.table, bot.seat)
            case Renamed(person):
                await seating.rename(self.table, person)
            case Tick():
                await self._do_what_is_due()

    async def _reply(self, session: Session, request: Request) -> None:
        if not session.is_open:
            return
        if refusal := await self._answer(session, request):
            session.mailbox.put(Refused(refusal))
        if not session.is_open:
            # The line broke while it was kept, and perhaps before anybody sat here.
            seating.drop(self.table, session)

    async def _answer(self, session: Session, request: Request) -> Refusal | None:
        kind = type(request)
        if kind not in COMING and not self.table.audience.has(session):
            return NotAtTable()
        seat = self.table.audience.seat_of(session)
        if seat is not None and kind not in GOING:
            await seating.wake(self.table, seat)
        if self.table.setup.lesson and kind in NOT_IN_A_LESSON:
            return LessonIsFixed()
        if kind in FOR_VISITORS:
            return await FOR_VISITORS[kind](self.table, session, request)
        if seat is None:
            return NotSeated()
        if kind in FOR_HOSTS and (refusal := waiting_room.host_only(self.table, seat)):
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
                await play.note(table)
            case "rise":
                await seating.rise(table, item.seat, table.news("left", item.seat))
            case "time-out":
                await self._time_out(item.seat)
            case "move":
                if automatic := play.automatic(table, item.seat):
                    await play.make(table, item.seat, automatic[0])

    async def _time_out(self, seat: int) -> None:
        """A bot makes this one decision; after the second in a row, those that follow, too."""
        table = self.table
        seated = table.company.seats[seat]
        assert seated is not None
        away = seated.slips > 0
        company = change(table.company, seat, slips=seated.slips + 1, away=away)
        table.once.add(seat)
        await table.settle(company, table.news("away" if away else "time-out", seat))

    async def _close_if_deserted(self) -> None:
        """Nobody is left who could play here."""
        table = self.table
        deserted = not people(table.company) and not len(table.audience)
        if table.open and deserted and not table.running:
            await table.close()

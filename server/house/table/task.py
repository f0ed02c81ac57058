"""The one task of a table: takes a message, reacts, stores, publishes, sets the timer."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from math import inf
from random import Random
from typing import NamedTuple

from server.dealer import SECRET_BYTES
from server.house.bot_processes.pool import BotPool
from server.house.clock import Clock, Timer, sleep
from server.house.lobby.chat import Chat
from server.house.lobby.session import Session
from server.house.table import clocks, messages
from server.house.table.bot_questions import BotQuestions
from server.house.table.draft import Rules, stored
from server.house.table.inbox import Inbox, Pending, resolve
from server.house.table.react import react
from server.house.table.readers import LobbyCallbacks, Readers
from server.house.table.state import Owner, Setup, TableState, occupant
from server.house.table.summary import Summary, summarize
from server.house.table.views import event_history
from server.house.tasks import report
from server.house.timings import Timings
from server.protocol.notices import LeftTable, Notice, Paused, Refused, TableResumed
from server.protocol.refusals import NoSuchTable, NotAnswered, NotAtTable, TablePaused
from server.protocol.requests import History, Rematch, Request, Sit, Watch
from server.protocol.seat import Refusal, replace
from server.store import changes, houses
from server.store.changes import Change
from server.store.client import LOST, Store, StoreError

# Seconds between two tries to store something. A full disk is not emptied any sooner, and players
# should not wait much longer once it is.
RETRY = 1.0
# Seconds after which used thinking time is stored again: a crash gives back no more. Storing it at
# every tick of a clock would cost more than the moves themselves.
NOTED = 10.0


class Services(NamedTuple):
    """The parts of the house that a table uses. `draw` gives secret bytes; `dice` are for bots and
    paces; `rules` gives the rules as they are at this moment; `changed` gets the summary before
    and after; `ended` is called when the task is over."""

    clock: Clock
    store: Store
    pool: BotPool
    draw: Callable[[int], bytes]
    dice: Random
    rules: Callable[[Setup], Rules]
    lobby: LobbyCallbacks
    timings: Timings
    changed: Callable[[Summary | None, Summary], None]
    ended: Callable[["TableTask"], None]


class TableTask:
    def __init__(self, state: TableState, services: Services, chat: Chat) -> None:
        self.number = state.number
        self.summary = summarize(state)
        self.failed = self.is_lost = False
        self.closing = False
        self.replaced_by: int | None = None
        """the table whose game has taken the place of this one"""
        self._state = self._summarized = state
        self._services = services
        self._now = services.clock.now
        self._inbox = Inbox()
        self._current: Pending | messages.Message | None = None
        self._chat = chat
        self._readers = Readers(chat, services.lobby)
        self._bots = BotQuestions(
            services.pool,
            services.clock,
            services.dice,
            self.tell,
            self._ask_bots,
            self._household,
        )
        self._timer = Timer(services.clock)
        # When used thinking time was stored, and when it is to be stored again.
        self._noted, self._note_due = services.clock.now(), inf
        self._paused_since: float | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def sessions(self) -> tuple[Session, ...]:
        """Those at the table; others are known here only while a request of theirs is handled."""
        known = self._readers.sessions.values()
        return tuple([session for session in known if session.table == self.number])

    @property
    def owner(self) -> Owner:
        return self._state.owner

    @property
    def _is_owner(self) -> bool:
        """Whether no other house can have the table, so that the state is not old."""
        store = self._services.store
        return store.holds_lease and store.house == self.owner.house

    async def _confirm(self) -> None:
        await self._store((changes.touch_table(self.number, self.owner.epoch),))
        # After a failed update, the house has another number.
        owner = replace(self.owner, house=self._services.store.house)
        self._state = replace(self._state, owner=owner)

    def start(self) -> None:
        self._services.changed(None, self.summary)
        self._set_timer(self._rules, self._now())
        self._task = asyncio.create_task(self._run(), name=f"table {self.number}")
        self._task.add_done_callback(report)

    async def stop(self) -> None:
        """The table stays as it is in the store."""
        if self._task:
            await self._empty_inbox(self._task)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _empty_inbox(self, task: asyncio.Task[None]) -> None:
        """Handles what is in the inbox, so that those who have just left are stored as gone, with
        what they had been shown."""
        if self._paused_since is None:
            await self._inbox.handled_by(task)

    def ask(
        self, session: Session, request: Request, unread: int | None = None
    ) -> asyncio.Future[None]:
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait(Pending(session, request, answered, unread))
        return answered

    def disconnect(self, session: Session) -> None:
        self._inbox.put_nowait(messages.Disconnected(session.number, session.unread))

    def tell(self, message: messages.Message) -> None:
        self._inbox.put_nowait(message)

    async def forget(self, person: int) -> None:
        """Gives the person's seat away; returns once that is stored, if it can be."""
        self._inbox.put_nowait(messages.Forgotten(person))
        if self._task:
            await self._empty_inbox(self._task)

    def forget_talk(self, person: int) -> None:
        self._chat.forget(person)

    def close(self) -> None:
        """Ends the table, also during a game, once that is stored."""
        self.closing = True
        self._inbox.put_nowait(messages.Close())

    def lose(self) -> None:
        """Another house has the table now."""
        self.is_lost = True
        if self._task:
            self._task.cancel()

    async def hand_over(self, house: int) -> None:
        """Gives the table to another house. Raises a `StoreError` if that is gone; then the table
        goes on here."""
        await self._services.store.write(houses.give_table(self.number, self.owner.epoch, house))
        self.lose()

    def tick(self) -> None:
        """Does what is overdue."""
        self._inbox.put_nowait(messages.Tick())

    def show(self, session: Session) -> None:
        """Sends all there is to see."""
        # Changes nothing, so it need not wait behind what is in the inbox.
        if session.number not in self._state.readers:
            return
        if not self._services.store.is_shared or self._is_owner:
            self._readers.show_everything(self._state, session.number, self._rules, self._now())
        else:
            # It is shown with the next change: the state may be old.
            session.mailbox.stale = True

    def show_history(
        self, session: Session, request: History
    ) -> asyncio.Future[None] | Refusal | None:
        """Sends what has happened in the game."""
        state, reader = self._state, self._state.readers.get(session.number)
        seat = reader.viewer if reader else None
        # People who are away come back with any request, which changes the table.
        is_away = reader is None or (seat is not None and occupant(state.roster, seat).away)
        if is_away or (self._services.store.is_shared and not self._is_owner):
            return self.ask(session, request)
        history = event_history(state, self._rules.game, session.number, request.since)
        if isinstance(history, Refusal):
            return history
        session.mailbox.put(history)
        return None

    def _ask_bots(self) -> None:
        if self._state.open:
            self._bots.update(self._state, self._rules)

    def _household(self) -> str:
        """The household of somebody who plays here, or else of somebody who watches."""
        readers, sessions = self._state.readers, self._readers.sessions
        players = [n for n, reader in readers.items() if reader.viewer is not None]
        for number in (*players, *readers):
            if number in sessions:
                return sessions[number].household.name
        return ""

    @property
    def _rules(self) -> Rules:
        return self._services.rules(self._state.setup)

    async def _run(self) -> None:
        try:
            while self._state.open:
                self._current = await self._inbox.get()
                if self._services.store.is_shared and not self._is_owner:
                    await self._confirm()
                await self._handle(self._current)
                self._current = None
                self._inbox.task_done()
        except StoreError:
            self.is_lost = True
        except Exception:
            self.failed = True
            raise
        finally:
            # In this order: from here on the house sends nobody here any more.
            self._services.ended(self)
            self._end()

    async def _handle(self, item: Pending | messages.Message) -> None:
        if isinstance(item, Pending):
            if item.session.is_open:
                await self._answer(item)
            else:
                # It ended on its way here, and perhaps nobody else is left.
                await self._advance(messages.Tick(self._seed()))
            resolve(item.answered)
            return
        if isinstance(item, messages.Tick):
            await self._note_if_due()
        await self._advance(item._replace(seed=self._seed()))

    def _seed(self) -> int:
        return self._services.dice.getrandbits(64)

    async def _answer(self, item: Pending) -> None:
        session, request = item.session, item.request
        # Before the reaction, which may have something to send to it.
        self._readers.sessions[session.number] = session
        rematch = isinstance(request, Rematch)
        secret = self._services.draw(SECRET_BYTES).hex() if rematch else ""
        asked = messages.Asked(
            session.number,
            messages.profile_of(session.person),
            request,
            self._seed(),
            secret,
            self._unread_elsewhere(session) if item.unread is None else item.unread,
        )
        await self._advance(asked)
        if not self._state.open:
            return
        if session.number not in self._state.readers:
            self._readers.sessions.pop(session.number, None)
        elif not session.is_open:
            # It ended while its request was being stored.
            self.disconnect(session)
        elif (profile := messages.profile_of(session.person)) != asked.profile:
            # The person changed meanwhile, when the house did not know yet of a seat here.
            self.tell(messages.ProfileChanged(profile))

    def _unread_elsewhere(self, session: Session) -> int | None:
        """First move not shown to the session that this one may take over from."""
        for other in self._readers.sessions.values():
            if other is not session and other.person is session.person:
                return other.unread
        return None

    async def _advance(self, message: messages.Message) -> None:
        rules, began = self._rules, self._now()
        reaction = react(self._state, message, began, rules)
        # A change is on disk before it is shown: after a crash, people see the same again.
        if reaction.changes:
            await self._store(reaction.changes)
        before, self._state = self._state, reaction.state
        if not self._state.open:
            self.replaced_by = message.by if isinstance(message, messages.Close) else None
            self._readers.let_go(before, reaction)
            return
        unchanged = self._state is before and self._paused_since is None
        # Its timer has rung, and is to be set again.
        if unchanged and not isinstance(message, messages.Tick):
            self._readers.answer(reaction)
            return
        now = self._now()
        self._readers.publish(before, reaction, rules, now)
        self._publish_summary()
        if self._state.game is not before.game:
            self._services.timings.move(now - began)
        if self._paused_since is not None:
            await self._resume(self._paused_since)
        else:
            self._bots.update(self._state, rules)
            self._set_timer(rules, now)

    async def _store(self, entries: tuple[Change, ...]) -> None:
        """Returns when all is on disk. Until then the table is paused. Fails if another house has
        it now."""
        while True:
            try:
                await self._services.store.write(*entries, delayed=self._pause)
            except StoreError as error:
                if self._state.owner.house and error.why in LOST:
                    raise
                self._pause()
                await sleep(self._services.clock, RETRY)
            else:
                return

    def _pause(self) -> None:
        # Once for all tries: the first failure is news, those after it are not.
        if self._paused_since is None:
            self._set_paused(self._now(), Paused(self.number))
            self._refuse_waiting()

    async def _resume(self, since: float) -> None:
        self._set_paused(None, TableResumed(self.number))
        await self._advance(messages.Resumed(self._now() - since, self._seed()))

    def _set_paused(self, since: float | None, notice: Notice) -> None:
        self._paused_since = since
        self._readers.paused = since is not None
        self._readers.send(self._state.readers.keys(), notice)
        self._readers.send_rooms(self._state)
        self._publish_summary()

    def _refuse_waiting(self) -> None:
        """Refuses the requests in the inbox: a pause may be long. The disconnections and the bots'
        moves count after it."""
        for item in self._inbox.take_requests():
            self._turn_away(item, TablePaused())

    def _turn_away(self, item: Pending, refusal: Refusal) -> None:
        if item.session.table is None:
            # It was on the way here, and has not been sent the lobby yet.
            self._services.lobby.show(item.session)
        item.session.mailbox.put(Refused(refusal))
        resolve(item.answered)

    def _publish_summary(self) -> None:
        before, state, old = self.summary, self._state, self._summarized
        paused, is_read = self._paused_since is not None, bool(state.readers)
        # Most moves change neither seats nor watchers, and a listing is not cheap.
        same_watchers = state.readers is old.readers or state.watchers == before.watchers
        if state.roster is old.roster and same_watchers:
            self.summary = before._replace(is_read=is_read, touched=state.touched, paused=paused)
        else:
            self.summary = summarize(state, paused=paused)
        self._summarized = state
        if before != self.summary:
            self._services.changed(before, self.summary)

    def _set_timer(self, rules: Rules, now: float) -> None:
        due = clocks.next_due(self._state, now, rules)
        self._note_due = self._note_at(now)
        when = min(due.when if due else inf, self._note_due)
        if when < inf:
            self._timer.set(when, self.tick)
        else:
            self._timer.cancel()

    def _note_at(self, now: float) -> float:
        """When used thinking time is to be stored again."""
        state = self._state
        if state.setup.clock is None or state.dormant or not (state.running and state.thinking):
            return inf
        since = min([clocks.asked_since(state, seat, now) for seat in state.thinking])
        return max(self._noted, since) + NOTED

    async def _note_if_due(self) -> None:
        """Stores the table when used thinking time is to be kept."""
        now = self._now()
        if self._note_due <= now:
            self._noted = now
            # A failure is no reason to pause the table: it loses only seconds.
            with suppress(StoreError):
                await self._services.store.write(stored(self._state, now))

    def _end(self) -> None:
        """Turns away the requests in the inbox. The stored table goes on at the next start."""
        self._timer.cancel()
        self._bots.stop()
        public = self.summary.setup.code is None
        # The people of a table that is lost go to the house that has it.
        farewell = None if self.is_lost else LeftTable(self.number, closed=True)
        for session in self.sessions:
            self._readers.dismiss(session.number, farewell, public=public)
        if public and not self.is_lost:
            self._services.lobby.closed(self.number)
        for item in (self._current, *self._inbox.take_requests()):
            if isinstance(item, Pending) and not item.answered.done():
                match item.request:
                    case _ if self.is_lost:
                        # The other house may have what was just being stored.
                        is_stored = item is self._current
                        self._turn_away(item, NotAnswered() if is_stored else TablePaused())
                    case Sit(table) | Watch(table):
                        self._turn_away(item, NoSuchTable(table))
                    case _:
                        self._turn_away(item, NotAtTable())

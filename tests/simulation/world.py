"""The whole simulated world: one house after the other on a disk, its people, and its troubles."""

import asyncio
import sqlite3
from collections import Counter, deque
from contextvars import copy_context
from functools import cache
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random

from server.doors.json.entrance import HANDLED
from server.doors.json.session import ENCODER, LONGEST, converse
from server.doors.lines import lines, text_lines, text_writer
from server.engine import GAMES
from server.errors import HouseError
from server.house.bot_processes.pool import ProcessBotPool
from server.house.clock import RealClock
from server.house.lobby.house import House
from server.house.lobby.session import Session
from server.protocol.notices import Refused
from server.protocol.seat import Refusal
from server.settings import HouseholdSettings, LimitSettings, Settings
from server.store.errors import StoreError
from tests.house import quick_bots
from tests.simulation.broken import Broken
from tests.simulation.children import SimulatedChildren, SimulatedForkServer
from tests.simulation.client import Client, Notice
from tests.simulation.disk import Disk
from tests.simulation.household_laws import HouseholdLaws
from tests.simulation.laws import Laws
from tests.simulation.ledger import Ledger
from tests.simulation.loop import PROCESS, Process, simulated_loop
from tests.simulation.network import Line
from tests.simulation.older import make_older
from tests.simulation.plain_visitor import PlainVisitor
from tests.simulation.plan import Plan, Visit
from tests.simulation.postgres import Database
from tests.simulation.restart_laws import RestartLaws
from tests.simulation.storage import Storage
from tests.simulation.troubles import Troubles
from tests.simulation.visitor import Visitor
from tui.plain.face import run_conversation
from tui.text import Texts

START = 1_700_000_000.0
SWEEP = 30.0
# Seconds until a house that did not open is started again.
TRIED_AGAIN = 2.0
STORY = 60
TOO_LONG = 2 * 86_400.0
# Work that was begun may still wait for a slow disk or a bot.
CLOSING = 600.0
# Few enough of everything that people come to their limits.
SETTINGS = Settings(
    limits=LimitSettings(unread=60),
    household=HouseholdSettings(
        sessions=6, requests_per_second=4, sayings_per_minute=30, wrong_codes_per_minute=4
    ),
)
TEXTS = cache(Texts)


class World:
    """`house` is None while it is down. `history` is a digest of all that was done and shown."""

    def __init__(self, plan: Plan, root: Path) -> None:
        self.plan = plan
        self.dice = Random(f"world {plan.seed}")
        self.loop = simulated_loop(
            Random(f"loop {plan.seed}"), shake=self.dice.choice((0.0, 0.0, 0.1, 0.5))
        )
        kind = Database if plan.store == "postgres" else Disk
        self.storage: Storage = kind(root, self.loop, Random(f"disk {plan.seed}"))
        self.children = SimulatedChildren(self.loop, Random(f"children {plan.seed}"))
        self.loop.children = self.children
        self.loop.idle = self._idle
        self.ledger = Ledger()
        self.households = HouseholdLaws(self.loop, SETTINGS.household)
        self.laws = Laws(self)
        self.storage.on_outage = self.laws.disturbed
        self.restarts = RestartLaws(self)
        self.troubles = Troubles(self)
        self.house: House | None = None
        self.process = Process("none")
        self.lines: dict[Line, Client] = {}
        self.sessions: dict[Line, Session] = {}
        self.served: Counter[str] = Counter()
        self.story: deque[str] = deque(maxlen=STORY)
        self.history = sha256()
        self.wall_offset = 0.0
        self.closing = False
        self.network = Random(f"network {plan.seed}")
        self._draws = count()
        self._failures: list[BaseException] = []

    def run(self) -> None:
        """Until the plan is done; raises what is broken."""
        with self.storage.in_use():
            try:
                self.loop.run(self._live())
            finally:
                self.loop.kill(self.process)
                self.loop.bury(self.process)

    async def _live(self) -> None:
        await self.open()
        tasks: set[asyncio.Task[None]] = set()
        sweeper = asyncio.create_task(self._sweep())
        sweeper.add_done_callback(self.visited)
        for happening in self.plan.happenings:
            if happening.at >= self.plan.seconds:
                break
            await asyncio.sleep(happening.at - self.loop.time())
            self.check_failures()
            self.tell(str(happening))
            if isinstance(happening, Visit):
                kind = PlainVisitor if happening.face == "plain" else Visitor
                task = asyncio.create_task(kind(self, happening).stay())
                tasks.add(task)
                task.add_done_callback(tasks.discard)
                task.add_done_callback(self.visited)
            else:
                self.troubles.strike(happening)
        while tasks:
            await asyncio.wait(tuple(tasks), timeout=60)
            self.check_failures()
            if self.loop.time() > self.plan.seconds + TOO_LONG:
                raise Broken("a visit does not end", *self.story)
        sweeper.cancel()
        await asyncio.sleep(max(0.0, self.plan.seconds - self.loop.time()))
        self.check_failures()
        if self.house and not self.closing:
            self.laws.sweep()
            await self.close()

    def visited(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()):
            self._failures.append(error)

    def check_failures(self) -> None:
        if self._failures:
            raise self._failures[0]

    def tell(self, what: str) -> None:
        self.story.append(f"{when(self.loop.time())}  {what}")
        self.history.update(self.story[-1].encode())

    def _idle(self) -> None:
        self.check_failures()
        self.storage.settle()
        if self.house and not self.closing:
            self.laws.look(self.house)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            if self.house and not self.closing:
                self.laws.sweep()

    # The house

    def draw(self, size: int) -> bytes:
        return sha256(f"{self.plan.seed} {next(self._draws)}".encode()).digest()[:size]

    async def open(self) -> None:
        while not await self._is_open():
            await asyncio.sleep(TRIED_AGAIN)
        self.tell("the house is open")

    async def _is_open(self) -> bool:
        self.process = Process(f"house {self.storage.opened}")
        context = copy_context()
        context.run(PROCESS.set, self.process)
        try:
            await self.loop.create_task(self._open(), context=context)
        except (HouseError, StoreError, sqlite3.Error) as error:
            if not self.storage.may_open_later():
                raise Broken("the house does not open", repr(error)) from error
            self.tell(f"the house does not open: {error!r}")
            self.storage.leave(power=False)
            return False
        return True

    async def _open(self) -> None:
        clock = RealClock(self.wall, self.loop.time)
        pool = ProcessBotPool(
            SETTINGS.bots.workers,
            SETTINGS.bots.budget_ms / 1000,
            clock,
            SimulatedForkServer(quick_bots.__name__),
        )
        house = House(
            games=GAMES,
            settings=SETTINGS,
            clock=clock,
            store=self.storage.start(),
            pool=pool,
            draw=self.draw,
            dice=Random(f"house {self.plan.seed} {self.storage.opened}"),
        )
        self.restarts.at_start(house)
        self.laws.at_start(house)
        house.start()
        self.house = house

    def wall(self) -> float:
        return START + self.wall_offset + self.loop.time()

    async def close(self) -> bool:
        """An orderly end, also with people in the house; False if it is killed meanwhile."""
        house, self.closing = self.house, True
        assert house
        self.tell("the house closes")
        self.restarts.before_end(house)
        context = copy_context()
        context.run(PROCESS.set, self.process)
        closing = self.loop.create_task(house.close(), context=context)
        await asyncio.wait((closing,), timeout=CLOSING)
        if self.house is not house:
            return False
        if not closing.done():
            raise Broken("the house does not close")
        closing.result()
        self.storage.settle()
        self.laws.check_faults()
        self.restarts.after_end(house)
        self._all_lines_end()
        self.loop.kill(self.process)
        self.loop.bury(self.process)
        self.house, self.closing = None, False
        return True

    def kill(self, *, power: bool) -> None:
        """Ends the house between two callbacks; another one is opened soon."""
        if self.house is None:
            return
        self.tell("the power fails" if power else "the house is killed")
        self.loop.kill(self.process)
        if not self.closing:
            self.restarts.before_end(self.house)
        self.restarts.after_end(self.house)
        self.storage.leave(power=power)
        self.children.lose_parent()
        self._all_lines_end()
        self.loop.bury(self.process)
        self.house, self.closing = None, False
        self.loop.call_later(self.dice.choice((0.1, 5.0, 60.0)), self._open_again)

    def _open_again(self) -> None:
        asyncio.ensure_future(self.open()).add_done_callback(self.visited)

    def _all_lines_end(self) -> None:
        for line in tuple(self.lines):
            # Often what the house has sent still arrives.
            line.hang_up() if self.network.random() < 0.7 else line.lose()
        self.lines.clear()
        self.sessions.clear()
        self.served = Counter()

    async def restart(self, *, older: bool) -> None:
        if self.house and not self.closing and await self.close():
            if older:
                version = make_older(self.storage.folder, self.dice)
                self.tell(f"the database is updated from version {version}")
            await asyncio.sleep(1)
            await self.open()

    # Connections

    async def connect(self, visitor: Visitor) -> Client | None:
        if self.house is None or self.closing:
            return None
        line = Line(self.loop, self.network, self.network.choice((0.001, 0.02, 0.1, 0.4)))
        client = Client(line, visitor.key or "", visitor.address, self._told)
        self.lines[line] = client
        context = copy_context()
        context.run(PROCESS.set, self.process)
        serving = self._serve(self.house, self.process, line, visitor)
        line.serving = self.loop.create_task(serving, context=context)
        return client

    def _told(self, client: Client, notice: Notice) -> None:
        self.history.update(f"{self.loop.time()} {client.who} {notice}".encode())
        self.ledger.told(client, notice)
        self.households.told(client, notice)

    def left(self, client: Client) -> None:
        self.ledger.forget(client)
        if not client.is_open:
            self.lines.pop(client.line, None)

    async def _serve(self, house: House, process: Process, line: Line, visitor: Visitor) -> None:
        visit, served = visitor.visit, self.served
        served[visitor.address] += 1
        try:
            session = await house.enter(
                key=visitor.key, name=visit.who, language="en", address=visitor.address
            )
            if isinstance(session, Refusal):
                await line.write(ENCODER.encode(Refused(session)) + b"\n" + HANDLED)
                return
            self.sessions[line] = session
            try:
                if visit.face == "plain":
                    typed, written = text_lines(line.read), text_writer(line.write)
                    await run_conversation(session, typed, written, TEXTS)
                else:
                    await converse(session, lines(line.read, LONGEST), line.write, HANDLED)
            finally:
                self.sessions.pop(line, None)
                house.leave(session)
        except ConnectionError:
            pass
        except Exception as error:  # a session that fails is a fault of the house
            process.faults.append(f"a session failed: {error!r}")
        finally:
            served[visitor.address] -= 1
            line.hang_up()
            self.lines.pop(line, None)


def when(seconds: float) -> str:
    day, rest = divmod(seconds, 86_400)
    hours, rest = divmod(rest, 3600)
    minutes, rest = divmod(rest, 60)
    return f"day {int(day)} {int(hours):02}:{int(minutes):02}:{rest:06.3f}"

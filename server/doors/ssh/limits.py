"""Limits on connections, log-ins, commands and starting apps: those of the whole house and those of
a household. They know nothing of SSH."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Final, Protocol

from server.doors.ssh.refusals import DoorBusy, InLine, NoRoom
from server.house.clock import Clock
from server.house.memory import CONNECTION, Memory
from server.house.people.households import Cost, Held, Household, Households, refusal
from server.house.people.rate_limit import RateLimit
from server.protocol.seat import Refusal, name_of
from server.settings import DoorSettings

LONGEST_QUEUE: Final = 10.0
# Over one connection, so that one person cannot use up what a household may start.
APPS_PER_MINUTE: Final = 20
REFUSED: Final = "refused"
"""begins the log entry of a refusal"""


class StartQueue:
    """Lets a few apps of a process start at once; the others wait in order."""

    def __init__(self, at_once: int) -> None:
        # The start of an app takes tens of milliseconds of the loop, which plays for all others,
        # too.
        self._slots = asyncio.Semaphore(at_once)
        self.waiting = 0

    async def enter(self, tell: Callable[[InLine], object]) -> Callable[[], None]:
        """Calls `tell` if it has to wait. Returns a function that lets the next one start, and may
        be called more than once."""
        if self._slots.locked():
            tell(InLine(before=self.waiting))
        self.waiting += 1
        try:
            await self._slots.acquire()
        finally:
            self.waiting -= 1
        # Its `close` releases once, however often it is called.
        slot = ExitStack()
        slot.callback(self._slots.release)
        return slot.close


class ConnectionSlot:
    """The place of one connection in the counts; a stranger's until it has logged in. `unpaid`: the
    kilobytes of input that its household still has to pay."""

    def __init__(self, open_: Counter[Held], household: Household, address: str) -> None:
        self.household = household
        self.address = address
        self.unpaid = 0.0
        self.app_starts = RateLimit(APPS_PER_MINUTE / 60, 1)
        # By the links that hold this place in other houses.
        self.on_free: dict[object, Callable[[], object]] = {}
        self._open = open_
        self._held = [Held.CONNECTIONS, Held.LOGINS]
        for what in self._held:
            household.hold(what)
            open_[what] += 1

    def logged_in(self) -> None:
        self._keep(1)

    def free(self) -> None:
        self._keep(0)
        for call in tuple(self.on_free.values()):
            call()

    @property
    def is_logged_in(self) -> bool:
        return Held.LOGINS not in self._held

    def _keep(self, count: int) -> None:
        while len(self._held) > count:
            what = self._held.pop()
            self.household.let_go(what)
            self._open[what] -= 1


class Log(Protocol):
    """Writes a line to the host's log. Levels are "info", "warning" and "error"."""

    def __call__(
        self, what: str, level: str = "info", **about: str | int | Sequence[str]
    ) -> None: ...


class ConnectionLimits:
    def __init__(
        self,
        settings: DoorSettings,
        households: Households,
        clock: Clock,
        log: Log = lambda what, level="info", **about: None,
        memory: Memory | None = None,
    ) -> None:
        self.clock = clock
        self.log = log
        # How often, by the name of the refusal.
        self.refused: Counter[str] = Counter()
        self.settings = settings
        self.starting = StartQueue(settings.starts_at_once)
        self.households = households
        self._memory = memory or Memory(clock)
        self._open: Counter[Held] = Counter()

    @property
    def connections(self) -> int:
        return self._open[Held.CONNECTIONS]

    @property
    def strangers(self) -> int:
        """Connections that have not logged in yet."""
        return self._open[Held.LOGINS]

    def change(self, settings: DoorSettings) -> None:
        """Open connections stay open."""
        if settings.starts_at_once != self.settings.starts_at_once:
            self.starting = StartQueue(settings.starts_at_once)
        self.settings = settings

    def household(self, address: str) -> Household:
        return self.households.of(address, self.clock.now())

    def refuse_connection(self, address: str) -> Refusal | None:
        return self.count(self._why_not(self.household(address)), address)

    def refuse_command(self, slot: ConnectionSlot) -> Refusal | None:
        refusal = slot.household.refuse(Cost.COMMANDS, self.clock.now())
        return self.count(refusal, slot.address)

    def delay_of_app(self, slot: ConnectionSlot) -> float | Refusal:
        """In how many seconds an app may start."""
        # Starting one costs as much as hundreds of keys.
        household, own = slot.household, (slot.app_starts, slot.household.screen_starts)
        now = self.clock.now()
        seconds = household.take(Cost.SCREENS, now, 1, *own, patience=LONGEST_QUEUE)
        if seconds <= LONGEST_QUEUE:
            return seconds
        refused = refusal(Cost.SCREENS, seconds - LONGEST_QUEUE)
        self.count(refused, slot.address)
        return refused

    def connect(self, address: str) -> ConnectionSlot:
        self.log("connection", address=address)
        return ConnectionSlot(self._open, self.household(address), address)

    def count(self, refusal: Refusal | None, address: str) -> Refusal | None:
        if refusal:
            self.refused[name_of(refusal)] += 1
            self.log(REFUSED, "warning", why=name_of(refusal), address=address)
        return refusal

    def _why_not(self, household: Household) -> Refusal | None:
        if self.connections >= self.settings.connections:
            return NoRoom()
        if full := household.refuse_hold(Held.CONNECTIONS):
            return full
        if household.refuse_hold(Held.LOGINS) or self.strangers >= self.settings.logins:
            return DoorBusy()
        if refusal := household.refuse(Cost.ARRIVALS, self.clock.now()):
            return refusal
        return None if self._memory.takes(CONNECTION) else NoRoom()

"""Limits on connections, log-ins, commands and starting apps, counted for each household. They know
nothing of SSH."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from ipaddress import IPv6Address, IPv6Network
from math import ceil
from typing import Final, Protocol

from server.doors.ssh.access_lists import parse_address
from server.doors.ssh.refusals import DoorBusy, InLine, NoRoom, TooManyConnections
from server.house.clock import Clock
from server.house.people.rate_limit import RateLimit
from server.protocol.refusals import TooFast
from server.protocol.seat import Refusal, name_of
from server.settings import DoorSettings

# Bounded: addresses cost an attacker little. Who is pushed out gets a new allowance.
HOUSEHOLDS_KEPT: Final = 10_000
# Longer than it takes to start an app, so that others get their turn between two starts.
LEAST_APART: Final = 0.1
LONGEST_QUEUE: Final = 10.0
# A household may start this part of its apps of a minute without waiting.
QUICKLY: Final = 12
# Everybody with an IPv6 address has a whole network of this many bits, and could change addresses.
HOUSEHOLD_PREFIX: Final = 64


def household(address: str) -> str:
    """The address or IPv6 network that is counted as one."""
    found = parse_address(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, HOUSEHOLD_PREFIX), strict=False))
    return str(found)


class ConnectionCounts:
    """Open connections, in all and of each household."""

    def __init__(self) -> None:
        self.size = 0
        self._of: Counter[str] = Counter()

    def of(self, home: str) -> int:
        return self._of[home]

    def add(self, home: str) -> None:
        self.size += 1
        self._of[home] += 1

    def remove(self, home: str) -> None:
        self.size -= 1
        self._of[home] -= 1
        # A Counter keeps zeros, and so would grow with every address ever seen.
        if not self._of[home]:
            del self._of[home]


class RateLimits:
    """A rate limit for each household, with a burst of a whole minute. Forgets the households that
    were not seen for longest."""

    def __init__(self, per_minute: int, kept: int = HOUSEHOLDS_KEPT) -> None:
        self._per_minute = per_minute
        self._kept = kept
        self._limits: OrderedDict[str, RateLimit] = OrderedDict()

    def take(self, home: str, now: float) -> int:
        """0 if it is allowed, or else in how many seconds it will be."""
        limit = self._limits.pop(home, None) or RateLimit(self._per_minute / 60, self._per_minute)
        self._limits[home] = limit
        if len(self._limits) > self._kept:
            self._limits.popitem(last=False)
        return limit.take(now)


class Pacer:
    """When a household may start its next app: a few come quickly, but never two at the same
    moment, and the others at even distances. Queues are bounded."""

    def __init__(self, per_minute: int, quickly: int, kept: int = HOUSEHOLDS_KEPT) -> None:
        self._apart = 60 / per_minute
        self._ahead = (quickly - 1) * self._apart
        self._kept = kept
        self._last: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, home: str, now: float) -> tuple[float, bool]:
        """In how many seconds its turn comes, and whether it may wait for that."""
        last, paid_until = self._last.pop(home, (now - LEAST_APART, now))
        turn = max(now, last + LEAST_APART, paid_until - self._ahead)
        may_wait = turn - now <= LONGEST_QUEUE
        if may_wait:
            last, paid_until = turn, max(paid_until, now) + self._apart
        self._last[home] = last, paid_until
        if len(self._last) > self._kept:
            self._last.popitem(last=False)
        return turn - now, may_wait


class StartQueue:
    """Lets a few apps start at once; the others wait in order."""

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
    """The place of one connection in the counts; a stranger's until it has logged in."""

    def __init__(
        self, connections: ConnectionCounts, strangers: ConnectionCounts, home: str
    ) -> None:
        self._home = home
        self._counted = [connections, strangers]
        for counts in self._counted:
            counts.add(home)

    def logged_in(self) -> None:
        self._stay_in(1)

    def free(self) -> None:
        self._stay_in(0)

    def _stay_in(self, counts: int) -> None:
        while len(self._counted) > counts:
            self._counted.pop().remove(self._home)


class Log(Protocol):
    """Writes a line to the host's log. Levels are "info", "warning" and "error"."""

    def __call__(
        self, what: str, level: str = "info", **about: str | int | Sequence[str]
    ) -> None: ...


class ConnectionLimits:
    def __init__(
        self,
        settings: DoorSettings,
        clock: Clock,
        log: Log = lambda what, level="info", **about: None,
    ) -> None:
        self.clock = clock
        self.log = log
        self.connections = ConnectionCounts()
        self.strangers = ConnectionCounts()
        # How often, by the name of the refusal.
        self.refused: Counter[str] = Counter()
        self.settings = settings
        self.starting = StartQueue(settings.starts_at_once)
        self._set_arrivals()
        self._set_commands()

    def change(self, settings: DoorSettings) -> None:
        """Open connections stay open."""
        # A limit whose setting is the same keeps what it counted: reading the settings again must
        # not give everybody new allowances.
        before, self.settings = self.settings, settings
        if settings.starts_at_once != before.starts_at_once:
            self.starting = StartQueue(settings.starts_at_once)
        if settings.arrivals_per_minute != before.arrivals_per_minute:
            self._set_arrivals()
        if settings.commands_per_minute != before.commands_per_minute:
            self._set_commands()

    def _set_arrivals(self) -> None:
        self._arrivals = RateLimits(self.settings.arrivals_per_minute)

    def _set_commands(self) -> None:
        per_minute = self.settings.commands_per_minute
        self._commands = RateLimits(per_minute)
        self._app_starts = Pacer(per_minute, quickly=max(1, per_minute // QUICKLY))

    def refuse_connection(self, address: str) -> Refusal | None:
        return self.count(self._why_not(household(address)))

    def refuse_command(self, address: str) -> Refusal | None:
        seconds = self._commands.take(household(address), self.clock.now())
        return self.count(TooFast(seconds) if seconds else None)

    def delay_of_app(self, address: str, of_connection: Pacer) -> float | Refusal:
        """In how many seconds an app may start."""
        # Starting one costs as much as hundreds of keys.
        home, now = household(address), self.clock.now()
        one, one_may_wait = of_connection.take("", now)
        other, other_may_wait = self._app_starts.take(home, now)
        seconds = max(one, other)
        if one_may_wait and other_may_wait:
            return seconds
        refusal = TooFast(ceil(seconds - LONGEST_QUEUE))
        self.count(refusal)
        return refusal

    def connect(self, address: str) -> ConnectionSlot:
        self.log("connection", address=address)
        return ConnectionSlot(self.connections, self.strangers, household(address))

    def count(self, refusal: Refusal | None) -> Refusal | None:
        if refusal:
            self.refused[name_of(refusal)] += 1
            self.log("refused", "warning", why=name_of(refusal))
        return refusal

    def _why_not(self, home: str) -> Refusal | None:
        most = self.settings
        if self.connections.size >= most.connections:
            return NoRoom()
        if self.connections.of(home) >= most.connections_per_address:
            return TooManyConnections(most.connections_per_address)
        strangers_of_home = self.strangers.of(home) >= most.logins_per_address
        if strangers_of_home or self.strangers.size >= most.logins:
            return DoorBusy()
        if seconds := self._arrivals.take(home, self.clock.now()):
            return TooFast(seconds)
        return None

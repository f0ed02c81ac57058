"""What keeps the door from being blocked: counts and meters that know nothing of SSH."""

from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network
from math import ceil
from typing import Final

from server.doors.ssh.access_lists import plain
from server.doors.ssh.gate import StartQueue
from server.doors.ssh.refusals import DoorBusy, NoRoom, TooManyConnections
from server.house.clock import Alarm, Clock
from server.house.people.rate_limit import RateLimit
from server.protocol.refusals import TooFast
from server.protocol.seat import Refusal, name_of
from server.settings import DoorSettings

METERS_KEPT: Final = 10_000
LEAST_APART: Final = 0.1
"""seconds: longer than it takes to open a screen"""
LONGEST_QUEUE: Final = 10.0
"""seconds"""
JUST_NOW: Final = 2.0
"""seconds"""
QUICKLY: Final = 12
"""one in so many of the screens that a household may open in a minute"""

# Who has one address of version 6 has as many as he likes, all in one such network.
ONE_HOUSEHOLD: Final = 64


def household(address: str) -> str:
    """What counts as one address."""
    found = plain(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, ONE_HOUSEHOLD), strict=False))
    return str(found)


class ConnectionCounts:
    """How many are there at once, of each household and in all."""

    def __init__(self) -> None:
        self.size = 0
        self._of: Counter[str] = Counter()

    def of(self, home: str) -> int:
        return self._of[home]

    def enter(self, home: str) -> None:
        self.size += 1
        self._of[home] += 1

    def leave(self, home: str) -> None:
        self.size -= 1
        self._of[home] -= 1
        if not self._of[home]:
            del self._of[home]


class RateLimits:
    """How often a household may do something in a minute; it may be all at once. The households
    that were not seen for longest are forgotten first."""

    def __init__(self, per_minute: int, kept: int = METERS_KEPT) -> None:
        self._per_minute = per_minute
        self._kept = kept
        self._meters: OrderedDict[str, RateLimit] = OrderedDict()

    def take(self, home: str, now: float) -> int:
        """0 if it may, or else in how many seconds it may."""
        meter = self._meters.pop(home, None) or RateLimit(self._per_minute / 60, self._per_minute)
        self._meters[home] = meter
        if len(self._meters) > self._kept:
            self._meters.popitem(last=False)
        return meter.take(now)


class Pacer:
    """When a household may do the next of many things: a few come quickly, though never two at the
    same moment, and then one whenever its time has come. The queue is not endless."""

    def __init__(self, per_minute: int, quickly: int, kept: int = METERS_KEPT) -> None:
        self._apart = 60 / per_minute
        self._ahead = (quickly - 1) * self._apart
        self._kept = kept
        self._last: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, home: str, now: float) -> tuple[float, bool]:
        """In how many seconds it is its turn, and whether it may wait for that."""
        last, paid_until = self._last.pop(home, (now - LEAST_APART, now))
        turn = max(now, last + LEAST_APART, paid_until - self._ahead)
        may_wait = turn - now <= LONGEST_QUEUE
        if may_wait:
            last, paid_until = turn, max(paid_until, now) + self._apart
        self._last[home] = last, paid_until
        if len(self._last) > self._kept:
            self._last.popitem(last=False)
        return turn - now, may_wait


class Countdown:
    """Calls once the time is over, unless it is put off or ended. No time at all is for ever."""

    def __init__(self, clock: Clock, seconds: float, call: Callable[[], object]) -> None:
        self._clock = clock
        self._seconds = seconds
        self._call = call
        self._over = clock.now() + seconds
        self._alarm: Alarm | None = clock.call_at(self._over, self._ring) if seconds else None

    def put_off(self) -> None:
        """Costs next to nothing: it is done for every key."""
        self._over = self._clock.now() + self._seconds

    def end(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        if self._alarm is None:
            return
        if self._over > self._clock.now():
            self._alarm = self._clock.call_at(self._over, self._ring)
            return
        self._alarm = None
        self._call()


class ConnectionSlot:
    """One connection: a stranger until it is known who comes."""

    def __init__(
        self,
        crowds: tuple[ConnectionCounts, ConnectionCounts],
        home: str,
        came_in: Callable[[], object],
    ) -> None:
        self._connections, self._strangers = crowds
        self._home = home
        self._came_in = came_in
        self._counted = [self._connections, self._strangers]
        for crowd in self._counted:
            crowd.enter(home)

    def known(self) -> None:
        self._leave(self._strangers)
        self._came_in()

    def over(self) -> None:
        self._leave(self._strangers)
        self._leave(self._connections)

    def _leave(self, crowd: ConnectionCounts) -> None:
        if crowd in self._counted:
            self._counted.remove(crowd)
            crowd.leave(self._home)


class ConnectionLimits:
    def __init__(self, settings: DoorSettings, clock: Clock) -> None:
        self.clock = clock
        self.connections = ConnectionCounts()
        self.strangers = ConnectionCounts()
        self.turned_away: Counter[str] = Counter()
        """how often, by the name of the refusal"""
        self.change(settings)

    def change(self, settings: DoorSettings) -> None:
        """Whoever is in stays in."""
        self.settings = settings
        self.starting = StartQueue(settings.starts_at_once)
        self._came_in = deque[float](maxlen=settings.starts_at_once + 1)
        self._arrivals = RateLimits(settings.arrivals_per_minute)
        self._commands = RateLimits(settings.commands_per_minute)
        quickly = max(1, settings.commands_per_minute // QUICKLY)
        self._screens = Pacer(settings.commands_per_minute, quickly)

    @property
    def rush(self) -> bool:
        """Whether people wait for their first picture, or many have just come in. Strangers do not
        count, for they may never come in."""
        just_now = self.clock.now() - JUST_NOW
        many = len(self._came_in) == self._came_in.maxlen and self._came_in[0] > just_now
        return many or self.starting.has_line

    def refuse_connection(self, address: str) -> Refusal | None:
        return self.count(self._why_not(household(address)))

    def refuse_command(self, address: str) -> Refusal | None:
        seconds = self._commands.take(household(address), self.clock.now())
        return self.count(TooFast(seconds) if seconds else None)

    def wait_for_screen(self, address: str, of_line: "Pacer") -> float | Refusal:
        """Seconds; whoever opens one after the other would keep all others waiting."""
        home, now = household(address), self.clock.now()
        (here, may_here), (there, may_there) = of_line.take("", now), self._screens.take(home, now)
        seconds = max(here, there)
        if may_here and may_there:
            return seconds
        refusal = TooFast(ceil(seconds - LONGEST_QUEUE))
        self.count(refusal)
        return refusal

    def arrive(self, address: str) -> ConnectionSlot:
        crowds = self.connections, self.strangers
        return ConnectionSlot(
            crowds, household(address), lambda: self._came_in.append(self.clock.now())
        )

    def count(self, refusal: Refusal | None) -> Refusal | None:
        if refusal:
            self.turned_away[name_of(refusal)] += 1
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

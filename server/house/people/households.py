"""Households: what people of one address may use of the house together, in whichever face."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import WeakValueDictionary

from server.house.people.rate_limit import RateLimit, whole
from server.protocol.refusals import AddressFull, AddressLimit, TooFast
from server.protocol.seat import Refusal
from server.settings import HouseholdSettings

if TYPE_CHECKING:
    from server.house.cluster.shared_use import SharedUse

# Everybody with an IPv6 address has a /64 network, and could change addresses. Many providers give
# a /48, which may use a few times as much as one household.
PREFIX: Final = 64
NETWORK_PREFIX: Final = 48
NETWORK_TIMES: Final = 4
# A limit would protect nobody: a terminal of this machine can load it without the house, too.
LOCAL_TIMES: Final = 1e9
# Addresses cost an attacker little, so the number of households in memory is bounded, and that of
# those with their full allowance still more.
KEPT, KEPT_IDLE = 10_000, 500
# Seconds; longer than it takes to start a screen.
SCREENS_APART: Final = 0.05
# Households looked at for those that can be forgotten, when another address comes.
TRIED: Final = 20
MINUTE, HOUR, DAY = 60, 3600, 86400


class Cost(StrEnum):
    """Things that a household uses up, and that come back with time."""

    ARRIVALS = "arrivals"
    COMMANDS = "commands"
    SCREENS = "screens"
    INPUT = "input"
    """keys on screens, lines elsewhere, and kilobytes"""
    REQUESTS = "requests"
    TALK = "talk"
    TABLES = "tables"
    NAMES = "names"
    """keys that the house has not seen before: each of them has a name"""
    CODES = "codes"
    """wrong codes and invitations"""
    PROOFS = "proofs"
    RECORDS = "records"


class Held(StrEnum):
    """Things that a household holds until they are released."""

    CONNECTIONS = "connections"
    LOGINS = "logins"
    SESSIONS = "sessions"
    BOT_TABLES = "bot_tables"


class Rate(NamedTuple):
    """The number of the `setting` comes back in `seconds`; this part of it may come at once."""

    setting: str
    seconds: int
    at_once: float


RATES: Final[Mapping[Cost, Rate]] = {
    Cost.ARRIVALS: Rate("arrivals_per_minute", MINUTE, 1),
    Cost.COMMANDS: Rate("commands_per_minute", MINUTE, 1),
    Cost.SCREENS: Rate("screens_per_minute", MINUTE, 2 / 3),
    # People type in bursts.
    Cost.INPUT: Rate("input_per_second", 1, 4),
    Cost.REQUESTS: Rate("requests_per_second", 1, 4),
    Cost.TALK: Rate("sayings_per_minute", MINUTE, 1 / 3),
    Cost.TABLES: Rate("tables_per_hour", HOUR, 1 / 4),
    Cost.NAMES: Rate("new_keys_per_day", DAY, 1),
    # Half at once and half in a minute: never more than the setting in any minute.
    Cost.CODES: Rate("wrong_codes_per_minute", 2 * MINUTE, 1 / 2),
    Cost.PROOFS: Rate("proofs_per_minute", MINUTE, 1 / 2),
    Cost.RECORDS: Rate("records_per_minute", MINUTE, 1 / 2),
}


class Household:
    """`times`: how many times as much as the settings say. `network`: uses what its households use,
    too."""

    def __init__(
        self,
        name: str,
        households: "Households",
        times: float = 1,
        network: "Household | None" = None,
    ) -> None:
        self.name = name
        self._households = households
        self._times = times
        self._network = network
        # Others get their turn between the starts of two screens.
        self.screen_starts = RateLimit(1 / SCREENS_APART, 1)
        self._held: Counter[Held] = Counter()
        self._limits: dict[Cost, tuple[RateLimit, ...]] = {}

    def take(
        self, cost: Cost, now: float, amount: float = 1, *own: RateLimit, patience: float = 0
    ) -> float:
        """In how many seconds it is allowed. Within `patience` it is taken, or else nothing is.
        `own`: limits of a person or a session that must allow it, too."""
        limits = *own, *(self._limits.get(cost) or self._limits_of(cost))
        seconds = 0.0
        for limit in limits:
            seconds = max(seconds, limit.wait(now, amount))
        if seconds > patience:
            return seconds
        for limit in limits:
            limit.used += min(amount, limit.burst)
        if cost is Cost.INPUT:
            if heard := self._households.on_input:
                heard(self.name, amount)
        elif elsewhere := self._households.elsewhere:
            elsewhere.note(self)
        return seconds

    def refuse(self, cost: Cost, now: float, *own: RateLimit) -> Refusal | None:
        """Takes it, or says when it can be taken."""
        if not (seconds := self.take(cost, now, 1, *own)):
            return None
        alone = max((limit.wait(now) for limit in own), default=0)
        return TooFast(whole(alone)) if alone else refusal(cost, seconds)

    def spent(self, cost: Cost, now: float) -> AddressLimit | None:
        """When it can be taken, if it cannot be now."""
        seconds = max([limit.wait(now) for limit in self._limits_of(cost)])
        return refusal(cost, seconds) if seconds else None

    def used(self, cost: Cost, now: float) -> float:
        """In how many seconds all of it has come back."""
        limits = self._limits.get(cost) or self._limits_of(cost)
        return max([limit.wait(now, limit.burst) for limit in limits])

    def used_alone(self, cost: Cost, now: float) -> float:
        """As `used`, without that of its network."""
        limit = self._limits_of(cost)[0]
        return limit.wait(now, limit.burst)

    def raise_used(self, cost: Cost, now: float, seconds: float) -> None:
        """Others have counted this much, so that all of it has come back in these seconds."""
        self._limits_of(cost)[0].raise_used(now, seconds)

    @property
    def with_network(self) -> "tuple[Household, ...]":
        return (self, self._network) if self._network else (self,)

    def held(self, what: Held) -> int:
        return self._held[what]

    @property
    def costs(self) -> Iterable[Cost]:
        """Those that it has ever used up."""
        return self._limits

    def refuse_hold(self, what: Held) -> AddressFull | None:
        """Why it can hold no more of this."""
        most = int(getattr(self._households.settings, what) * self._times)
        elsewhere = self._households.elsewhere
        held = self._held[what] + (elsewhere.held(self.name, what) if elsewhere else 0)
        if held >= most:
            return AddressFull(what.value, most)
        return self._network.refuse_hold(what) if self._network else None

    def hold(self, what: Held) -> None:
        self._held[what] += 1
        if elsewhere := self._households.elsewhere:
            elsewhere.note(self)
        if self._network:
            self._network.hold(what)

    def let_go(self, what: Held) -> None:
        self._held[what] -= 1
        if elsewhere := self._households.elsewhere:
            elsewhere.note(self)
        if self._network:
            self._network.let_go(what)

    def is_idle(self, now: float) -> bool:
        """Whether it holds nothing and has its full allowance."""
        in_use = any(self._held.values())
        limits = [limit for limit, *_ in self._limits.values()]
        return not in_use and not any(limit.wait(now, limit.burst) for limit in limits)

    def _limits_of(self, cost: Cost) -> tuple[RateLimit, ...]:
        """The limit of this household, and that of its network."""
        if cost not in self._limits:
            above = self._network._limits_of(cost) if self._network else ()
            own = RateLimit(*self._rate(cost))
            if elsewhere := self._households.elsewhere:
                elsewhere.begin(self.name, cost, own)
            self._limits[cost] = own, *above
        return self._limits[cost]

    def follow_settings(self) -> None:
        for cost, (limit, *_) in self._limits.items():
            limit.per_second, limit.burst = self._rate(cost)

    def _rate(self, cost: Cost) -> tuple[float, float]:
        """Per second, and at once."""
        rate = RATES[cost]
        number = getattr(self._households.settings, rate.setting) * self._times
        return number / rate.seconds, max(1, number * rate.at_once)


class Households:
    """Finds households by address. Those that were idle for longest are forgotten, but only with
    their full allowance: being forgotten gives nobody a new one. `on_input` is called with the name
    of a household and what was read of it. `elsewhere`: what they use in other houses."""

    def __init__(self, settings: HouseholdSettings, kept: int = KEPT) -> None:
        self.settings = settings
        self.on_input: Callable[[str, float], object] | None = None
        self.elsewhere: SharedUse | None = None
        self.local = Household("local", self, LOCAL_TIMES)
        self._kept = kept
        self._known: OrderedDict[str, Household] = OrderedDict()
        # A network stays one for its households, also once it is forgotten itself.
        self._alive: WeakValueDictionary[str, Household] = WeakValueDictionary()
        # Shared by all that come while no other can be forgotten.
        self._crowd = Household("crowd", self, NETWORK_TIMES)

    def change(self, settings: HouseholdSettings) -> None:
        """When a host has the file read again."""
        self.settings = settings
        for household in (self.local, self._crowd, *self._alive.values()):
            household.follow_settings()

    def of(self, address: str | None, now: float) -> Household:
        """Without an address, that of the terminals of this machine."""
        if address is None:
            return self.local
        found = parse_address(address)
        if isinstance(found, IPv4Address):
            return self._find(str(found), now, 1, None)
        network = self._find(network_of(found, NETWORK_PREFIX), now, NETWORK_TIMES, None)
        return self._find(network_of(found, PREFIX), now, 1, network)

    def named(self, name: str) -> Household | None:
        """The household or network, if it is in memory."""
        return self._alive.get(name)

    def _find(self, name: str, now: float, times: float, network: Household | None) -> Household:
        household = self._alive.get(name)
        if name not in self._known:
            self._forget_idle(now)
            if len(self._known) >= self._kept:
                return household or self._crowd
        if household is None:
            household = self._alive[name] = Household(name, self, times, network)
        self._known[name] = household
        self._known.move_to_end(name)
        return household

    def _forget_idle(self, now: float) -> None:
        # A few of the oldest each time: to look at thousands would stop everybody.
        for _ in range(TRIED):
            if len(self._known) < min(KEPT_IDLE, self._kept):
                return
            name, household = self._known.popitem(last=False)
            if not household.is_idle(now):
                self._known[name] = household

    def __len__(self) -> int:
        return len(self._known)


def refusal(cost: Cost, seconds: float) -> AddressLimit:
    if seconds <= 2 * MINUTE:
        return AddressLimit(cost.value, whole(seconds), "seconds")
    if seconds <= 2 * HOUR:
        return AddressLimit(cost.value, whole(seconds / MINUTE), "minutes")
    return AddressLimit(cost.value, whole(seconds / HOUR), "hours")


def household_name(address: str) -> str:
    """The address or IPv6 network that is counted as one."""
    found = parse_address(address)
    return str(found) if isinstance(found, IPv4Address) else network_of(found, PREFIX)


def network_of(address: IPv6Address, prefix: int) -> str:
    return str(IPv6Network((address, prefix), strict=False))


# Cached, since each connection is looked up by the lists, the limits, the journal and the house.
@lru_cache(maxsize=1024)
def parse_address(address: str) -> IPv4Address | IPv6Address:
    """Without a zone; an IPv4 address that is mapped into IPv6 is one of IPv4."""
    found = ip_address(address.partition("%")[0])
    return getattr(found, "ipv4_mapped", None) or found

"""The host's lists: which keys and addresses are allowed, banned, or administrators'."""

from collections.abc import Awaitable, Callable, Iterable
from ipaddress import ip_network

from server.doors.ssh.refusals import AddressNotWelcome, KeyNotWelcome
from server.house.people.households import parse_address
from server.protocol.seat import Refusal
from server.settings import DoorSettings
from server.text_formats import fingerprint_of

# Whether the house knows a person with this key.
IsKnown = Callable[[str], Awaitable[bool]]


async def nobody(key: str) -> bool:
    return False


class AccessLists:
    def __init__(self, settings: DoorSettings, is_known: IsKnown) -> None:
        self._is_known = is_known
        self.on_change: Callable[[], object] = lambda: None
        self.change(settings)

    def change(self, settings: DoorSettings, bans: Iterable[str] = ()) -> None:
        """For new log-ins; open connections stay open. `bans` are of keys and of networks."""
        self._invite_only = settings.invite_only
        self._admins = fingerprints(settings.admins)
        self._allowed = fingerprints(settings.allow_keys)
        self._banned = fingerprints((*settings.ban_keys, *bans))
        self._proxies = [ip_network(each, strict=False) for each in settings.trusted_proxies]
        self._from = [ip_network(each, strict=False) for each in settings.allow_addresses]
        networks = (*settings.ban_addresses, *(ban for ban in bans if not fingerprint_of(ban)))
        self._not_from = [ip_network(each, strict=False) for each in networks]
        self.on_change()

    @property
    def needs_key(self) -> bool:
        return self._invite_only or bool(self._allowed)

    def is_admin(self, key: str | None) -> bool:
        return key in self._admins

    async def lets_in(self, key: str) -> bool:
        if not self.needs_key or key in self._allowed | self._admins:
            return True
        return self._invite_only and await self._is_known(key)

    def is_proxy(self, address: str) -> bool:
        """Whether this address tells in the PROXY protocol whose connections it passes on."""
        return any(parse_address(address) in network for network in self._proxies)

    def refuse_key(self, key: str | None) -> Refusal | None:
        return KeyNotWelcome() if key in self._banned else None

    def refuse_address(self, address: str) -> Refusal | None:
        found = parse_address(address)
        if any(found in network for network in self._not_from):
            return AddressNotWelcome()
        if self._from and not any(found in network for network in self._from):
            return AddressNotWelcome()
        return None


def fingerprints(written: Iterable[str]) -> frozenset[str]:
    return frozenset(found for each in written if (found := fingerprint_of(each)))

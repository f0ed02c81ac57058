"""Bans of keys, addresses and networks: stored by the house, enforced at its doors."""

from collections.abc import Collection, Iterable, Iterator

from server.house.clock import Clock
from server.store import changes
from server.store.client import Store


class Bans:
    """Each is the fingerprint of a key, or a network. Iterated in order."""

    def __init__(self, stored: Iterable[str], store: Store, clock: Clock) -> None:
        self._bans = set(stored)
        self._store = store
        self._clock = clock

    def __contains__(self, ban: str) -> bool:
        return ban in self._bans

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._bans))

    def __len__(self) -> int:
        return len(self._bans)

    async def add(self, bans: Collection[str]) -> None:
        now = self._clock.wall()
        await self._store.write(*(changes.keep_ban(ban, now) for ban in bans))
        # After the store: a ban that is in force but not stored would end with the next start.
        self._bans.update(bans)

    async def remove(self, ban: str) -> None:
        await self._store.write(changes.drop_ban(ban))
        self._bans.discard(ban)

"""Bans of keys, addresses and networks: stored by the house, enforced at its doors."""

from collections.abc import Callable, Collection, Iterator, Mapping

from server.house.clock import Clock
from server.store import changes, load
from server.store.client import Store


class Bans:
    """Each is the fingerprint of a key, or a network. Iterated in order, without those that are
    over. `on_stored` is called when this house has changed them, `on_read` when another one has."""

    def __init__(self, stored: Mapping[str, float | None], store: Store, clock: Clock) -> None:
        self.on_stored: Callable[[], object] = lambda: None
        self.on_read: Callable[[], object] = lambda: None
        self._ends = dict(stored)
        self._store = store
        self._clock = clock

    def __contains__(self, ban: str) -> bool:
        end = self._ends.get(ban)
        return ban in self._ends and (end is None or end > self._clock.wall())

    def __iter__(self) -> Iterator[str]:
        return iter([ban for ban in sorted(self._ends) if ban in self])

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def end_of(self, ban: str) -> float | None:
        """None if it has no end."""
        return self._ends[ban]

    @property
    def next_end(self) -> float | None:
        return min((end for ban in self if (end := self._ends[ban]) is not None), default=None)

    async def add(self, bans: Collection[str], end: float | None = None) -> None:
        """A ban that holds for longer stays as it is."""
        now = self._clock.wall()
        over = [ban for ban in self._ends if ban not in self]
        ends = {ban: later(self._ends[ban], end) if ban in self else end for ban in bans}
        await self._store.write(
            *map(changes.drop_ban, over),
            *(changes.keep_ban(ban, now, until) for ban, until in ends.items()),
        )
        # After the store: a ban that is in force but not stored would end with the next start.
        for ban in over:
            self._ends.pop(ban, None)
        self._ends.update(ends)
        self.on_stored()

    async def remove(self, ban: str) -> None:
        await self._store.write(changes.drop_ban(ban))
        self._ends.pop(ban, None)
        self.on_stored()

    async def read_again(self) -> None:
        self._ends = await self._store.read(load.bans)
        self.on_read()


def later(one: float | None, other: float | None) -> float | None:
    """None is no end."""
    return None if one is None or other is None else max(one, other)

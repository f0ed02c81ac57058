"""Mutes by a host: people who cannot talk for a while."""

from math import ceil

from server.house.clock import Clock
from server.house.people.person import Person


class Mutes:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._until: dict[int | str, float] = {}

    def add(self, person: Person, seconds: float) -> None:
        # By key, too: somebody who was forgotten may come in again with it.
        now = self._clock.now()
        others = {each: until for each, until in self._until.items() if until > now}
        self._until = others | dict.fromkeys((person.id, *person.keys), now + seconds)

    def seconds_left(self, person: Person) -> int:
        names: tuple[int | str, ...] = (person.id, *person.keys)
        until = max(self._until.get(name, 0.0) for name in names)
        return max(0, ceil(until - self._clock.now()))

"""The use that households make of all houses together, which counts against the limits in each."""

from collections.abc import Mapping

from server.house.clock import Clock
from server.house.people.households import Cost, Held, Household, Households
from server.house.people.rate_limit import RateLimit
from server.protocol.seat import Value


class Use(Value, frozen=True):
    """The things that a household holds in one house, and the seconds in which each cost comes
    back. Input is not among them: it is metered where it is read, and comes back at once."""

    held: dict[str, int]
    used: dict[str, float]


class SharedUse:
    """Households that have used something since it was told last are in `changed`."""

    def __init__(self, households: Households, clock: Clock) -> None:
        self.changed: set[str] = set()
        self._told: set[str] = set()
        self._households = households
        self._clock = clock
        # By household and then by house, with the time at which it was heard.
        self._elsewhere: dict[str, dict[int, tuple[float, Use]]] = {}

    def note(self, household: Household) -> None:
        """It uses something here."""
        self.changed.add(household.name)

    def use_of(self, name: str) -> Use | None:
        household, now = self._households.named(name), self._clock.now()
        if household is None:
            return None
        held = {str(what): n for what in Held if (n := household.held(what))}
        costs = [cost for cost in household.costs if cost is not Cost.INPUT]
        used = {str(cost): t for cost in costs if (t := household.used_alone(cost, now))}
        return Use(held, used) if held or used else None

    def tell(self, name: str) -> Use | None:
        use = self.use_of(name)
        (self._told.add if use else self._told.discard)(name)
        return use

    def tell_again(self) -> None:
        self.changed |= self._told

    def note_idle(self) -> None:
        """Those that were told and use nothing any more are to be told once more."""
        self.changed.update(name for name in self._told if self.use_of(name) is None)

    def hear(self, house: int, name: str, use: Use | None) -> None:
        here = self._elsewhere.setdefault(name, {})
        here.pop(house, None)
        if use:
            here[house] = self._clock.now(), use
            if household := self._households.named(name):
                self._raise(household, use.used)
        if not here:
            del self._elsewhere[name]

    def _raise(self, household: Household, used: Mapping[str, float]) -> None:
        for cost, seconds in used.items():
            household.raise_used(Cost(cost), self._clock.now(), seconds)

    def elsewhere(self) -> list[tuple[str, int]]:
        """Each household with each house that has told of it."""
        return [(name, house) for name, found in self._elsewhere.items() for house in found]

    def forget(self, house: int) -> None:
        """It is gone."""
        for name, here in self.elsewhere():
            if here == house:
                self.hear(house, name, None)

    def held(self, name: str, what: Held) -> int:
        """In other houses."""
        return sum(use.held.get(what, 0) for _, use in self._elsewhere.get(name, {}).values())

    def begin(self, name: str, cost: Cost, limit: RateLimit) -> None:
        """Counts what was used elsewhere before this limit of a household was made."""
        now = self._clock.now()
        for heard, use in self._elsewhere.get(name, {}).values():
            limit.raise_used(now, max(0.0, use.used.get(cost, 0.0) - (now - heard)))

"""Every household stays within its limits, counted from what reached its people."""

from collections import defaultdict, deque
from collections.abc import Mapping

from server.house.lobby.house import House
from server.house.people.households import RATES, Cost, Held
from server.settings import HouseholdSettings
from tests.simulation.broken import Broken
from tests.simulation.client import Client, Notice
from tests.simulation.loop import SimulatedLoop

WINDOW = 60.0
# Answers that were allowed before may arrive within the window.
SLACK = 1.5
GUESSED_WRONG = frozenset({"no-such-code", "no-such-table"})


class HouseholdLaws:
    def __init__(self, loop: SimulatedLoop, settings: HouseholdSettings) -> None:
        self._loop = loop
        self._settings = settings
        self._spent: dict[tuple[str, Cost], deque[float]] = defaultdict(deque)
        self._speakers: dict[str, str] = {}

    def told(self, client: Client, notice: Notice) -> None:
        if client.awake_since == self._loop.time():
            # Its first input after it wakes has come over a long time.
            return
        match notice:
            case {"tell": "refused", "refusal": {"refusal": refusal} as why}:
                number = why.get("table", "")
                if refusal in GUESSED_WRONG and not number.isdecimal():
                    self._spend(client.address, Cost.CODES)
            case {"tell": "said", "saying": {"who": who}} if who == client.name:
                self._spend(client.address, Cost.TALK)
            case {"tell": "finished"}:
                self._spend(client.address, Cost.REQUESTS)

    def _spend(self, address: str, cost: Cost) -> None:
        """Counts it, and looks whether it was too often in the last minute."""
        now, rate = self._loop.time(), RATES[cost]
        times = self._spent[address, cost]
        times.append(now)
        while times[0] < now - WINDOW:
            times.popleft()
        number = getattr(self._settings, rate.setting)
        allowed = number * WINDOW / rate.seconds + max(1, number * rate.at_once)
        if len(times) > SLACK * allowed + 1:
            raise Broken("a household is above its limits", address, cost, len(times), allowed)

    def check(self, house: House, here: Mapping[str, int], *, quiet: bool) -> None:
        """A household holds no more than it may, and what its lines use. If it is not `quiet`, an
        entry whose line is gone may still be under way."""
        for address in {address for address, _ in self._spent} | here.keys():
            household = house.households.of(address, house.clock.now())
            held = household.held(Held.SESSIONS)
            most = self._settings.sessions
            if quiet:
                most = min(most, here.get(address, 0))
            if not 0 <= held <= most:
                raise Broken(
                    "a household holds other sessions", address, held, here.get(address, 0)
                )

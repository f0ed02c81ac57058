"""Faults of machines and links by seed, and a supervisor that restarts programs that end."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Final, NamedTuple

from tests.several.history import History
from tests.several.machines import Database, Machine, Program
from tests.several.network import Network

KILL, STOP, CUT, CUT_ONE_WAY, SLOW = "kill", "stop", "cut", "cut one way", "slow"
# How often each happens to a machine of a kind.
CHANCES: Final[Mapping[tuple[str, str], int]] = {
    (KILL, "house"): 6,
    (STOP, "house"): 5,
    (CUT, "house"): 4,
    (CUT_ONE_WAY, "house"): 4,
    (SLOW, "house"): 2,
    (KILL, "door"): 2,
    (STOP, "door"): 1,
    (CUT, "door"): 2,
    (SLOW, "door"): 1,
    (KILL, "database"): 2,
    (STOP, "database"): 2,
    (SLOW, "database"): 1,
}
# Seconds; a house that is stopped for longer than its lease comes back as one of an old epoch.
LASTING: Final = {KILL: (0.5, 6.0), STOP: (1.0, 11.0)}
USUALLY: Final = (1.0, 9.0)
LASTS: Final = 0.5
APART: Final = (1.0, 7.0)
WATCH_SECONDS: Final = 0.5


class Fault(NamedTuple):
    """`at` and `seconds`: since the begin of the run, and for how long. `others` are those from
    which the machine is cut off."""

    at: float
    seconds: float
    what: str
    machine: str
    others: tuple[str, ...] = ()

    def __str__(self) -> str:
        place = f" from {', '.join(self.others)}" if self.others else ""
        return f"{self.what} {self.machine}{place} for {self.seconds:.1f} s"


def planned(seed: int, seconds: float, kinds: Mapping[str, str]) -> list[Fault]:
    """`kinds`: house, door or database, by the name of the machine. All is over after `seconds`."""
    dice, at, plan = Random(f"faults {seed}"), 0.5, list[Fault]()
    while True:
        at += dice.uniform(*APART)
        if at > seconds - LASTS:
            return plan
        what, kind = dice.choices(list(CHANCES), list(CHANCES.values()))[0]
        lasting = min(dice.uniform(*LASTING.get(what, USUALLY)), seconds - at)
        busy = {each.machine for each in plan if each.at + each.seconds > at}
        free = [name for name, its in kinds.items() if its == kind and name not in busy]
        if free:
            machine = dice.choice(free)
            # A door talks with houses alone, and a house with all.
            others = [name for name in kinds if name != machine and "house" in (kind, kinds[name])]
            some = dice.sample(others, dice.choice((1, 1, 2, len(others))))
            is_cut = what in (CUT, CUT_ONE_WAY)
            plan.append(Fault(at, lasting, what, machine, tuple(some) if is_cut else ()))


class Nemesis:
    def __init__(self, network: Network, machines: Sequence[Machine], history: History) -> None:
        self.done: list[tuple[float, Fault]] = []
        self._network = network
        self._machines = {each.name: each for each in machines}
        self._history = history
        self._links: list[Fault] = []

    async def befall(self, plan: Sequence[Fault]) -> None:
        await asyncio.gather(*(self._befall(each) for each in plan))

    async def _befall(self, fault: Fault) -> None:
        await asyncio.sleep(self._history.began + fault.at - time.monotonic())
        self._history.fault(str(fault))
        self.done.append((time.monotonic(), fault))
        await asyncio.to_thread(self._begin, fault)
        await asyncio.sleep(self._history.began + fault.at + fault.seconds - time.monotonic())
        await asyncio.to_thread(self._end, fault)
        self._history.fault(f"the end of: {fault}")

    def _begin(self, fault: Fault) -> None:
        machine = self._machines[fault.machine]
        if fault.what == KILL:
            machine.kill()
        elif fault.what == STOP:
            machine.stop()
        else:
            self._links.append(fault)
            self._spoil(fault)

    def _end(self, fault: Fault) -> None:
        machine = self._machines[fault.machine]
        if fault.what == KILL:
            machine.start()
        elif fault.what == STOP:
            machine.go_on()
        else:
            self._links.remove(fault)
            self._network.heal()
            for each in self._links:
                self._spoil(each)

    def _spoil(self, fault: Fault) -> None:
        if fault.what == SLOW:
            self._network.slow(fault.machine)
        for other in fault.others:
            self._network.cut(fault.machine, other, one_way=fault.what == CUT_ONE_WAY)

    async def supervise(self) -> None:
        """As a service manager does; a door ends when its house is away for too long."""
        programs = [each for each in self._machines.values() if isinstance(each, Program)]
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            for each in programs:
                if each.is_wanted and each.has_ended:
                    self._history.fault(f"{each.name} has ended by itself: {each.exit_code}")
                    with suppress(OSError):
                        await asyncio.to_thread(each.start)


def kinds_of(machines: Sequence[Machine]) -> dict[str, str]:
    return {
        each.name: "database"
        if isinstance(each, Database)
        else ("door" if each.name.startswith("door") else "house")
        for each in machines
    }

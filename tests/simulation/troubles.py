"""Faults of the simulated world: kills, power cuts, a sick disk, clock jumps, lost lines."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from tests.simulation.plan import DiskTrouble, Trouble

if TYPE_CHECKING:
    from tests.simulation.world import World

# Of kills and power cuts, those that strike during a write.
IN_A_COMMIT = 0.7
# Tables during whose next write a kill may strike.
WRITTEN = ("moves", "tables", "talk", "people", "records")


class Troubles:
    def __init__(self, world: "World") -> None:
        self.world = world

    def strike(self, trouble: Trouble) -> None:
        kind, much = trouble.kind, trouble.much
        match kind:
            case "kill" | "power":
                self._fail(much, power=kind == "power")
            case "restart" | "update":
                restarting = self.world.restart(older=kind == "update")
                asyncio.ensure_future(restarting).add_done_callback(self.world.visited)
            case "sync" | "full" | "locked" | "slow disk":
                self._sicken(kind, much)
            case "database network" | "database restart" | "database crash" | "failover":
                self.world.storage.break_off(kind, much)
            case "clock":
                self.world.wall_offset += (much - 0.5) * 7 * 86_400
            case "stall":
                self.world.loop.stall(90 * much)
                self.world.laws.disturbed(self.world.loop.time())
            case "network":
                self._lose_lines(much)
            case "bot dies" | "bot hangs" | "bot raves":
                self.world.children.sickness = kind

    def _fail(self, much: float, *, power: bool) -> None:
        if power and much < IN_A_COMMIT:
            self.world.storage.power_cut = self._cut
        elif much < IN_A_COMMIT:
            kill = partial(self._kill_after, 10 * much, power=power)
            self.world.storage.await_write(self.world.dice.choice(WRITTEN), kill)
        else:
            self._kill_after(200 * much, power=power)

    def _kill_after(self, steps: float, *, power: bool) -> None:
        self.world.loop.after_steps(int(steps), lambda: self.world.kill(power=power))

    def _sicken(self, kind: DiskTrouble, much: float) -> None:
        seconds = 1 + 90 * much
        if kind == "slow disk":
            self.world.storage.slow = 10 ** (3 * much)
        else:
            self.world.storage.sickness = kind
        self.world.laws.disturbed(self.world.loop.time() + seconds)
        self.world.loop.call_later(seconds, self._heal)

    def _lose_lines(self, much: float) -> None:
        for line in tuple(self.world.lines):
            if self.world.network.random() < much:
                line.lose(silently=self.world.network.random() < 0.5)

    def _cut(self) -> None:
        # Not here, in the middle of a callback of the house: but nothing of it may run before.
        self.world.loop.kill(self.world.process)
        self.world.loop.after_steps(0, lambda: self.world.kill(power=True))

    def _heal(self) -> None:
        self.world.storage.sickness, self.world.storage.slow = None, 1.0

"""The seconds of a running clock between two snapshots of a game."""

import asyncio
import math
from collections.abc import Callable
from typing import Final

from server.protocol.notices import GameSnapshot
from tui.plain.scene import Scene

SLOTS: Final = 4
"""moments of a second in which clocks are shown: what wakes for one of them shows all others that
are due, which costs little more"""


class GameClock:
    """Calls `each_second` for each second after a snapshot, while the clock of the game runs."""

    def __init__(self, scene: Scene, each_second: Callable[[], object]) -> None:
        self._scene = scene
        self._each_second = each_second
        self._snapshot: GameSnapshot | None = None
        self._snapshot_at = 0.0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def elapsed(self) -> int:
        """Seconds since the last snapshot of the game."""
        return int(asyncio.get_running_loop().time() - self._snapshot_at)

    def update(self) -> None:
        """Counts from a new snapshot on, and starts or stops the clock as the game does."""
        loop = asyncio.get_running_loop()
        state, room = self._scene.state, self._scene.room
        if state is not self._snapshot:
            self._snapshot, self._snapshot_at = state, loop.time()
        clocked = room is not None and room.phase == "running" and room.clock is not None
        if clocked and self._timer is None:
            # A timer of Textual is a task, and costs more than what is drawn.
            since = loop.time() - self._snapshot_at
            due = self._snapshot_at + int(since) + 1
            self._timer = loop.call_at(math.ceil(SLOTS * due) / SLOTS, self._a_second_later)
        elif not clocked:
            self.stop()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _a_second_later(self) -> None:
        self._timer = None
        self._each_second()

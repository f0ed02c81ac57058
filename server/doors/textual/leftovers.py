"""Frees the memory of widgets that an app has removed."""

from functools import partial
from typing import Final
from weakref import WeakSet

from textual.dom import DOMNode

from server.doors.textual.adapter import take_apart, unlink
from server.house.clock import Clock, Timer
from server.house.turns import Turns

SECONDS: Final = 10.0


class Leftovers:
    """Takes widgets apart some time after their end. Their references to each other are cycles, and
    to find these would stop everybody for a second. A removed widget cannot be mounted again. Apps
    that share `turns` do this one after the other."""

    def __init__(self, clock: Clock, turns: Turns) -> None:
        self.made = WeakSet[DOMNode]()
        """the nodes of the app, also those that were never mounted"""
        self._new = set[DOMNode]()
        self._old = set[DOMNode]()
        self._timer = Timer(clock)
        self._turns = turns

    def add(self, widget: DOMNode) -> None:
        if widget not in self._new and widget not in self._old:
            unlink(widget)
            self._new.add(widget)
            if not self._timer.is_set:
                self._timer.set_in(SECONDS, self._sweep)

    def take_all_apart(self) -> None:
        """After the end of the app."""
        self._timer.cancel()
        take_apart(*self._old, *self._new, *self.made)
        self._old, self._new = set(), set()

    def _sweep(self) -> None:
        # Their last callbacks may still need widgets that were removed just now.
        self._turns.call(partial(take_apart, *self._old))
        self._old, self._new = self._new, set()
        if self._old:
            self._timer.set_in(SECONDS, self._sweep)

"""The bots of a lesson: they wait while a tip is shown, and move one by one between the tips."""

from collections.abc import Callable
from typing import Final

from textual.timer import Timer

from server.protocol.lobby import Tempo
from server.protocol.requests import SetTempo
from server.protocol.seat import Turn
from tui.lessons.teacher import Teacher
from tui.screens.screen import HouseScreen

PAUSE: Final = 0.6
"""seconds before each move of a bot, except without motion"""


class LessonBots:
    def __init__(self, screen: HouseScreen, teacher: Callable[[], Teacher]) -> None:
        self._screen = screen
        self._teacher = teacher
        self._timer: Timer | None = None

    def update(self) -> None:
        """Asks the house for the tempo that is wanted now, or for the next move."""
        house = self._screen.house
        room = house.scene.room
        if room is None or room.phase != "running" or house.visit.wishes:
            return
        wanted: Tempo = "usual" if self._teacher().is_done else "wait"
        if room.tempo not in (wanted, "step"):
            # A session begins with the usual tempo, when it comes back, too.
            house.ask(SetTempo(wanted))
        elif not self._are_due():
            self._stop()
        elif house.taste.motion == "none":
            self._move()
        elif self._timer is None:
            self._timer = self._screen.set_timer(PAUSE, self._move)

    def _are_due(self) -> bool:
        scene = self._screen.house.scene
        room, seen = scene.room, scene.seen()
        if room is None or seen is None or room.tempo != "wait":
            return False
        waiting = seen.view.waiting
        asked = waiting.seats if isinstance(waiting, Turn) else ()
        return self._teacher().tip is None and any(seat != room.you for seat in asked)

    def _move(self) -> None:
        self._stop()
        if self._are_due():
            self._screen.house.ask(SetTempo("step"))

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

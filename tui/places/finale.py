"""How a game ends, shown by its board step by step before the end is told: only once, and any key
leads on."""

from collections.abc import Sequence
from typing import Final

from tui.boards.registry import board_of
from tui.drawing import Block, doing
from tui.places.place import Choice, Look

STEP_SECONDS: Final = 0.4
HOLD_SECONDS: Final = 6.0
SKIP: Final = "skip"


class Finale:
    """Without motion there is none."""

    def __init__(self) -> None:
        self._steps: Sequence[int] | None = None
        """those that are still to come, the one that is shown being the first"""

    @property
    def is_shown(self) -> bool:
        return bool(self._steps)

    def attend(self, look: Look) -> float | None:
        seen = look.scene.seen()
        if self._steps is None and seen is not None:
            self._steps = board_of(seen.game).finale_steps(seen, look.taste.motion)
        if not self._steps:
            return None
        return STEP_SECONDS if len(self._steps) > 1 else HOLD_SECONDS

    def tick(self) -> None:
        self._steps = self._steps[1:] if self._steps else self._steps

    def hurry(self) -> None:
        self._steps = () if self._steps else self._steps

    def choices(self, look: Look) -> Sequence[Choice]:
        return [Choice(SKIP, " ", look.say("lesson-go-on"))] if self.is_shown else ()

    def picture(self, look: Look) -> Block:
        """A click anywhere leads on, too."""
        seen = look.scene.seen()
        finale = board_of(seen.game).finale if seen else None
        if seen is None or finale is None or not self._steps:
            return []
        drawn = finale(look._replace(recap=self._steps[0]), seen)
        return [doing(each, SKIP) for each in drawn]

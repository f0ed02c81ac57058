"""What has just ended at a table, shown once more while the game goes on."""

from typing import Final

from tui.boards.registry import board_of
from tui.places.place import Look

STEP_SECONDS: Final = 0.4
HOLD_SECONDS: Final = 6.0


class Recap:
    """It comes by itself when a round ends, and goes by itself, or with the next move of one's own.
    Without motion it is there at once, and stays until one moves."""

    def __init__(self) -> None:
        self.step: int | None = None
        self._steps = 0
        self._of: object = None
        self._known = False

    @property
    def is_there(self) -> bool:
        return self._of is not None

    def attend(self, look: Look) -> float | None:
        seen = look.scene.seen()
        board = board_of(seen.game) if seen else None
        of = board.recapped(seen) if board and seen else None
        if board and seen and of is not None:
            self._steps = board.recap_steps(seen)
        if of != self._of:
            self._of = of
            self._begin(look)
        self._known = seen is not None
        if self.step is None or look.taste.motion == "none":
            return None
        return STEP_SECONDS if self.step < self._steps else HOLD_SECONDS

    def _begin(self, look: Look) -> None:
        """Who comes to a table has seen nothing end there."""
        if self._of is None or not self._known:
            self.step = None
        else:
            self.step = 1 if look.taste.motion == "full" else self._steps

    def tick(self) -> None:
        if self.step is not None:
            self.step = self.step + 1 if self.step < self._steps else None

    def toggle(self) -> None:
        self.step = self._steps if self.step is None else None

    def hide(self) -> None:
        self.step = None

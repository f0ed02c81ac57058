"""What has just ended at a table, shown once more while the game goes on."""

from typing import Final

from tui.boards.registry import board_of
from tui.message_log import MessageLog
from tui.places.place import Look

STEP_SECONDS: Final = 0.4
HOLD_SECONDS: Final = 6.0


class Recap:
    """It comes by itself when a round ends, and goes by itself, or with the next move of one's own.
    Without motion it is there at once, and stays until one moves. On some boards it makes room
    while one is asked, and goes on afterwards if it was not yet told in full."""

    def __init__(self) -> None:
        self.step: int | None = None
        self._steps = 0
        self._of: object = None
        self._known = False
        self._yields = self._is_wanted = self._is_told = False
        self._hushes = False
        self._count = self._since = 0
        """so many entries the message log had, and had when it began"""

    @property
    def shown(self) -> int | None:
        """How far, if it is seen at all."""
        return None if self._yields else self.step

    def message_log(self, look: Look) -> MessageLog:
        """What can be read by now."""
        is_telling = self.shown is not None and self.shown < self._steps
        return (
            look.message_log.without_events(self._since)
            if is_telling and self._hushes
            else look.message_log
        )

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
        if seen is not None and seen.in_turn:
            # What was read while one was asked is not taken back.
            self._since = look.message_log.count
        self._known = seen is not None
        self._count = look.message_log.count
        self._hushes = bool(board and seen and board.recap_hushes and not seen.in_turn)
        self._make_room(bool(board and seen and board.recap_yields(look, seen)))
        if self._yields or self.step is None or look.taste.motion == "none":
            return None
        return STEP_SECONDS if self.step < self._steps else HOLD_SECONDS

    def _make_room(self, has_to: bool) -> None:
        """Unless one has asked for it."""
        self._yields = has_to and not self._is_wanted
        if self._yields and self._is_told:
            self.step = None
        elif not self._yields:
            self._is_told |= self.step is not None and self.step >= self._steps

    def _begin(self, look: Look) -> None:
        """Who comes to a table has seen nothing end there."""
        self._is_told = self._is_wanted = False
        self._since = self._count
        if self._of is None or not self._known:
            self.step = None
        else:
            self.step = 1 if look.taste.motion == "full" else self._steps

    def tick(self) -> None:
        if self.shown is not None:
            self.step = self.shown + 1 if self.shown < self._steps else None

    def hurry(self) -> None:
        """All of it at once."""
        if self.shown is not None:
            self.step = max(self.shown, self._steps)

    def toggle(self) -> None:
        self._is_wanted = self.shown is None
        self.step = self._steps if self._is_wanted else None

    def hide(self) -> None:
        self._is_wanted = False
        if not self._yields:
            self.step = None

"""The timing of a recap: a round or trick that has just ended, shown once more."""

from tui.games.board import Board
from tui.look import Look
from tui.message_log import MessageLog


class Recap:
    """Begins when a round ends; ends by itself or with the player's next move. Without motion it is
    complete at once, and stays until the player moves. On some boards it makes room while the
    player is asked, and goes on afterwards if it was not complete."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self.step: int | None = None
        self._steps = 0
        self._of: object = None
        self._known = False
        self._yields = self._is_wanted = self._is_told = False
        self._hushes = False
        self._count = self._since = 0
        """entries of the message log now, and when the recap began"""

    @property
    def shown(self) -> int | None:
        """The step that is shown, None without a recap on the board."""
        return None if self._yields else self.step

    @property
    def is_again(self) -> bool:
        """Whether it is shown because the player wants to see it once more."""
        return self._is_wanted and self.shown is not None

    @property
    def last(self) -> int | None:
        """The step at which all is shown, None if nothing has ended yet."""
        return self._steps if self.is_there else None

    def message_log(self, look: Look) -> MessageLog:
        """The log without what the recap shows, and what comes after it."""
        hides = self.shown is not None and self._hushes
        return look.message_log.without_events(self._since) if hides else look.message_log

    @property
    def is_there(self) -> bool:
        return self._of is not None

    def update(self, look: Look) -> float | None:
        """Follows the game; returns the seconds to the next step, if it moves by itself."""
        seen = look.scene.seen()
        board = self._board
        of = board.recapped(seen) if seen else None
        if seen and of is not None:
            self._steps = board.recap_steps(seen)
        if of != self._of:
            self._of = of
            self._begin(look)
        if seen is not None and seen.in_turn:
            # Entries that were readable while the player was asked stay readable.
            self._since = look.message_log.count
        self._known = seen is not None
        self._count = look.message_log.count
        self._hushes = bool(seen and board.recap_hushes and not seen.in_turn)
        self._make_room(bool(seen and board.recap_yields(look, seen)))
        if seen is None or self._yields or self.step is None or look.taste.motion == "none":
            return None
        return board.recap_step if self.step < self._steps else board.recap_holds(look, seen)

    def _make_room(self, has_to: bool) -> None:
        self._yields = has_to and not self._is_wanted
        if self._yields and self._is_told:
            self.step = None
        elif not self._yields:
            self._is_told |= self.step is not None and self.step >= self._steps

    def _begin(self, look: Look) -> None:
        # Without a snapshot before, the player has just come and saw nothing end.
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
        """Shows all of it at once."""
        if self.shown is not None:
            self.step = max(self.shown, self._steps)

    def toggle(self) -> None:
        self._is_wanted = self.shown is None
        self.step = self._steps if self._is_wanted else None

    def hide(self) -> None:
        self._is_wanted = False
        if not self._yields:
            self.step = None

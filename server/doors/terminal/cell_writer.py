"""Escape codes that draw cells."""

from functools import lru_cache
from typing import Final

from server.doors.terminal.pens import RESET, VISIBLE, Pen, change, for_space

BACKSPACES: Final = 3
LONGEST_STEP: Final = 6
"""characters of a move; one to a place has 6 or more in nearly all places"""


@lru_cache(4096)
def step(down: int, right: int) -> str | None:
    """Moves the cursor by so much; None if a move to the place itself is shorter."""
    upright = f"\x1b[{abs(down) if abs(down) > 1 else ''}{'B' if down > 0 else 'A'}" if down else ""
    back = "\b" * -right if right >= -BACKSPACES else f"\x1b[{-right}D"
    across = f"\x1b[{right if right > 1 else ''}C" if right > 0 else back
    return upright + across if len(upright + across) <= LONGEST_STEP else None


class CellWriter:
    """Begins with the pen and the cursor in an unknown state."""

    def __init__(self, width: int) -> None:
        self._width = width
        self._output: list[str] = []
        self._pen: Pen | None = None
        self._y: int | None = None
        self._x = 0

    @property
    def is_empty(self) -> bool:
        return not self._output

    def move(self, y: int, x: int) -> None:
        code = step(y - self._y, x - self._x) if self._y is not None else None
        if code is None:
            code = f"\x1b[{y + 1};{x + 1}H" if x else f"\x1b[{y + 1}H"
        if code:
            self._output.append(code)
        self._y, self._x = y, x

    def write(self, text: str, columns: int, pen: Pen) -> None:
        known = self._pen
        if text.isspace() and not pen.marks & VISIBLE and not pen.link:
            # Spaces show only the ground, so that the other attributes may stay.
            stays = known is not None and not known.marks & VISIBLE and not known.link
            pen = known._replace(ground=pen.ground) if known and stays else for_space(pen)
        self._output += (change(known, pen), text)
        self._pen = pen
        self._x += columns
        if self._x >= self._width:
            # Terminals differ in where the cursor is after a letter in the last column.
            self._y = None

    def correct_column(self) -> None:
        """Goes to where the cursor is if the letter before had its usual width."""
        if self._y is not None:
            self._output.append(f"\x1b[{self._x + 1}G")

    def finished(self, cursor: tuple[int, int]) -> str:
        """All that was written, with the cursor at the given position."""
        if self._pen is not None:
            self._output += (change(self._pen, self._pen._replace(link="")), RESET)
        self._y = None
        self.move(*cursor)
        return "".join(self._output)

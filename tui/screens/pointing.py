"""The rules of pointing, the same for all choices of the house.

The first key or click on a choice points at it, and the second chooses it, so that no card is
played by a single key. A choice that is `at_once` needs only one.
"""

from collections.abc import Sequence

from tui.look import Choice

DIGITS = "1234567890"


class Pointer:
    """Which of the choices is pointed at. After the choices have changed it is none, until the
    player points again: nothing is done that has not been seen."""

    def __init__(self) -> None:
        self.at = ""
        self.before = ""
        """where it was when a choice was made"""
        self._known: list[str] = []

    def update(self, choices: Sequence[Choice]) -> None:
        able = [each.does for each in choices if each.pointed]
        if able != self._known:
            self._known = able
            if self.at not in able:
                self.at = ""

    def clear(self) -> None:
        self.before, self.at = self.at, ""

    def press(self, does: str, choices: Sequence[Choice]) -> bool:
        """False if the choice has to be pointed at first, which this does."""
        choice = next((each for each in choices if each.does == does), None)
        if choice is None:
            return False
        if choice.why_not or not choice.pointed or choice.at_once or self.at == does:
            return True
        self.at = does
        return False

    def step(self, rows: Sequence[Sequence[str]], across: int, down: int) -> None:
        """Moves by the arrows over rows of choices, and wraps at the edges. A single row or column
        is gone through by any arrow."""
        rows = [row for row in rows if row]
        if not rows:
            return
        every = [does for row in rows for does in row]
        if self.at not in every:
            self.at = every[0] if across + down > 0 else every[-1]
        elif len(rows) == 1 or all(len(row) == 1 for row in rows):
            self.at = every[(every.index(self.at) + across + down) % len(every)]
        elif across:
            row = next(row for row in rows if self.at in row)
            self.at = row[(row.index(self.at) + across) % len(row)]
        else:
            y = next(y for y, row in enumerate(rows) if self.at in row)
            target = rows[(y + down) % len(rows)]
            x = rows[y].index(self.at) / max(1, len(rows[y]) - 1)
            self.at = target[round(x * (len(target) - 1))]


def with_digits(choices: Sequence[Choice]) -> dict[str, Choice]:
    """By key: each pointed choice with its own key, or the digit of its place in the row."""
    points = [each for each in choices if each.pointed]
    if any(each.key for each in points):
        return {each.key: each for each in points if each.key}
    return dict(zip(DIGITS, points, strict=False))

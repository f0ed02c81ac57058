"""The state of a one-line text input: its text and cursor, and the keys that edit it."""

from collections.abc import Callable
from typing import Final

from rich.cells import cell_len

LONGEST: Final = 400


class TextInput:
    def __init__(self, label: str, then: Callable[[str], None], start: str = "") -> None:
        self.label = label
        self.then = then
        self.text = start
        self.at = len(start)

    def insert(self, typed: str) -> None:
        """Inserts typed or pasted text as one line, without control characters."""
        new = " ".join(typed.split("\n")).replace("\r", "").replace("\t", " ")
        new = "".join(letter for letter in new if letter.isprintable())
        new = new[: max(0, LONGEST - len(self.text))]
        self.text = self.text[: self.at] + new + self.text[self.at :]
        self.at += len(new)

    def press(self, key: str) -> None:
        """Edits the line by a named key."""
        match key:
            case "backspace" | "ctrl+h":
                self._cut(self.at - 1, self.at)
            case "delete":
                self._cut(self.at, self.at + 1)
            case "ctrl+w" | "ctrl+backspace":
                before = self.text[: self.at].rstrip()
                self._cut(before.rfind(" ") + 1, self.at)
            case "ctrl+u":
                self._cut(0, self.at)
            case "ctrl+k":
                self._cut(self.at, len(self.text))
            case "left":
                self.at = max(0, self.at - 1)
            case "right":
                self.at = min(len(self.text), self.at + 1)
            case "home" | "ctrl+a":
                self.at = 0
            case "end" | "ctrl+e":
                self.at = len(self.text)

    def _cut(self, start: int, end: int) -> None:
        start = max(0, start)
        self.text = self.text[:start] + self.text[end:]
        self.at = start

    def seen(self, width: int) -> tuple[str, str, str]:
        """The text before, at and after the cursor that fits into the width."""
        before, here, after = self.text[: self.at], self.text[self.at : self.at + 1], ""
        after = self.text[self.at + 1 :]
        here = here or " "
        while before and cell_len(before) > width - 4:
            before = before[1:]
        room = width - cell_len(before) - cell_len(here)
        while after and cell_len(after) > room:
            after = after[:-1]
        return before, here, after

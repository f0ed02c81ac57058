"""The latest sentences of a session, each with its kind; shown beside the board or below it."""

from collections import deque
from copy import copy
from typing import Final, Literal, NamedTuple

KEPT: Final = 400
Kind = Literal["event", "seat", "news", "talk", "refused", "answer", "house", "warning"]
"""`seat`: a change of another person's seat; `answer`: to a typed command; `warning`: news that the
player must not overlook; `news`: what the screen shows by itself."""


class Entry(NamedTuple):
    kind: Kind
    sentence: str


class MessageLog:
    def __init__(self) -> None:
        self.entries: deque[Entry] = deque(maxlen=KEPT)
        self.count = 0
        self.unread = 0
        """chat lines of others since the log was last shown"""
        self.old = 0
        """the count at the user's own last move; earlier entries are pale"""
        self.before = 0
        """the count when this game, or the stay at this table, began"""

    def add(self, kind: Kind, sentence: str, mine: bool = False) -> None:
        self.entries.append(Entry(kind, sentence))
        self.count += 1
        if kind == "talk" and not mine:
            self.unread += 1

    def without_events(self, since: int) -> "MessageLog":
        """A copy without the events that came after `since`: they would tell a recap's outcome."""
        new = min(self.count - since, len(self.entries))
        kept = list(self.entries)
        later = [each for each in kept[len(kept) - new :] if each.kind != "event"]
        other = copy(self)
        other.entries = deque([*kept[: len(kept) - new], *later])
        other.count = self.count - new + len(later)
        return other

    def begin(self) -> None:
        """Marks the start of a game, or of a stay at a table."""
        self.before = self.count

    def move_made(self) -> None:
        self.old = self.count

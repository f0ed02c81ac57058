"""What was told at this visit, in sentences, and of which kind each is."""

from collections import deque
from typing import Final, Literal, NamedTuple

KEPT: Final = 400
Kind = Literal["event", "news", "talk", "refused", "house", "warning"]


class Entry(NamedTuple):
    kind: Kind
    sentence: str


class Diary:
    def __init__(self) -> None:
        self.entries: deque[Entry] = deque(maxlen=KEPT)
        self.count = 0
        self.unread = 0
        """of what others said"""
        self.old = 0
        """so many entries are from before one's own last move"""
        self.before = 0
        """so many are from before this table, or this game"""

    def add(self, kind: Kind, sentence: str, mine: bool = False) -> None:
        self.entries.append(Entry(kind, sentence))
        self.count += 1
        if kind == "talk" and not mine:
            self.unread += 1

    def without_events(self, since: int) -> "Diary":
        """As it is for somebody who is not to read yet what has happened since then."""
        new = min(self.count - since, len(self.entries))
        other, kept = Diary(), list(self.entries)
        later = [each for each in kept[len(kept) - new :] if each.kind != "event"]
        other.entries.extend([*kept[: len(kept) - new], *later])
        other.count, other.unread = self.count - new + len(later), self.unread
        other.old, other.before = self.old, self.before
        return other

    def begin(self) -> None:
        """A table that is new to me, or a new game there."""
        self.before = self.count

    def move_made(self) -> None:
        """What comes now is news until the next one."""
        self.old = self.count

"""Requests and notices of people, and faults of machines, with times."""

import time
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

What = Literal["came", "asked", "told", "lost", "fault"]
Notice = dict[str, Any]


class Entry(NamedTuple):
    """`session` numbers the sessions of the whole run; 0 is none. `data` is a request, a notice, or
    a sentence."""

    at: float
    who: str
    session: int
    what: What
    data: Any

    def line(self, began: float) -> str:
        return (
            f"{self.at - began:8.3f}  {self.who:<10} #{self.session:<4} {self.what:<5} {self.data}"
        )


class History:
    def __init__(self) -> None:
        self.began = time.monotonic()
        # The clock of the database is ahead by this.
        self.ahead = time.time() - self.began
        self.entries: list[Entry] = []
        self._sessions = 0

    def new_session(self) -> int:
        self._sessions += 1
        return self._sessions

    def note(self, who: str, session: int, what: What, data: Any) -> None:
        self.entries.append(Entry(time.monotonic(), who, session, what, data))

    def fault(self, sentence: str) -> None:
        self.note("-", 0, "fault", sentence)

    def told(self) -> Iterable[Entry]:
        return (each for each in self.entries if each.what == "told")


class Violation(NamedTuple):
    """`law` is what is broken; `at`, `table` and `who` are where to look in the history."""

    law: str
    sentence: str
    at: float | None = None
    table: int | None = None
    who: str | None = None


def around(history: History, violation: Violation, seconds: float, longest: int) -> list[str]:
    """Faults, and what concerns the table or the person, near this time."""
    at = history.entries[-1].at if violation.at is None else violation.at
    return [
        each.line(history.began)[:longest]
        for each in history.entries
        if at - seconds <= each.at <= at + seconds / 4 and concerns(each, violation)
    ]


def concerns(entry: Entry, violation: Violation) -> bool:
    if entry.what == "fault" or entry.who == violation.who:
        return True
    is_there = entry.what == "told" and violation.table is not None
    return is_there and table_of(entry.data) == violation.table


def table_of(notice: Notice) -> int | None:
    room = notice.get("room")
    found = room["table"] if room else notice.get("table")
    return found if isinstance(found, int) else None

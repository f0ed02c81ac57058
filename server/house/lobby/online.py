"""Who is in the house at this moment, by all their lines."""

import asyncio
from collections.abc import Iterator

from server.house.lobby.session import Session
from server.house.people.directory import Person
from server.protocol.notices import Notice


class Online:
    """`empty` is set while nobody is here."""

    def __init__(self) -> None:
        self.empty = asyncio.Event()
        self.empty.set()
        self._lines: dict[Person, dict[Session, None]] = {}

    def __iter__(self) -> Iterator[Session]:
        return iter([session for lines in self._lines.values() for session in lines])

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def __contains__(self, session: Session) -> bool:
        return session in self._lines.get(session.person, {})

    def has(self, person: Person) -> bool:
        return person in self._lines

    def people(self) -> tuple[Person, ...]:
        return tuple(self._lines)

    def lines(self, person: Person) -> tuple[Session, ...]:
        return tuple(self._lines.get(person, ()))

    def add(self, session: Session) -> None:
        self._lines.setdefault(session.person, {})[session] = None
        self.empty.clear()

    def remove(self, session: Session) -> None:
        del self._lines[session.person][session]
        if not self._lines[session.person]:
            del self._lines[session.person]
        if not self._lines:
            self.empty.set()

    def table_of(self, person: Person) -> int | None:
        """One where he is with any of his lines."""
        numbers = (line.table for line in self.lines(person) if line.table is not None)
        return next(numbers, None)

    def in_lobby(self) -> Iterator[Session]:
        return (session for session in self if session.table is None)

    def post(self, notice: Notice, *, but: Session | None = None) -> None:
        """To all who are in the lobby."""
        for session in self.in_lobby():
            if session is not but:
                session.mailbox.put(notice)

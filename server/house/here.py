"""Who is in the house at this moment, by all their lines."""

import asyncio
from collections.abc import Iterator

from server.house.people import Person
from server.house.visitor import Visitor
from server.protocol.notices import Notice


class Here:
    """`empty` is set while nobody is here."""

    def __init__(self) -> None:
        self.empty = asyncio.Event()
        self.empty.set()
        self._lines: dict[Person, dict[Visitor, None]] = {}

    def __iter__(self) -> Iterator[Visitor]:
        return iter([visitor for lines in self._lines.values() for visitor in lines])

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def __contains__(self, visitor: Visitor) -> bool:
        return visitor in self._lines.get(visitor.person, {})

    def has(self, person: Person) -> bool:
        return person in self._lines

    def people(self) -> tuple[Person, ...]:
        return tuple(self._lines)

    def lines(self, person: Person) -> tuple[Visitor, ...]:
        return tuple(self._lines.get(person, ()))

    def add(self, visitor: Visitor) -> None:
        self._lines.setdefault(visitor.person, {})[visitor] = None
        self.empty.clear()

    def remove(self, visitor: Visitor) -> None:
        del self._lines[visitor.person][visitor]
        if not self._lines[visitor.person]:
            del self._lines[visitor.person]
        if not self._lines:
            self.empty.set()

    def table_of(self, person: Person) -> int | None:
        """One where he is with any of his lines."""
        numbers = (line.table for line in self.lines(person) if line.table is not None)
        return next(numbers, None)

    def in_lobby(self) -> Iterator[Visitor]:
        return (visitor for visitor in self if visitor.table is None)

    def post(self, notice: Notice, *, but: Visitor | None = None) -> None:
        """To all who are in the lobby."""
        for visitor in self.in_lobby():
            if visitor is not but:
                visitor.mailbox.put(notice)

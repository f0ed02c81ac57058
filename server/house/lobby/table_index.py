"""Tables of this house or of others, found by their numbers, invitations and people."""

from collections.abc import Iterator
from typing import Final, Generic, Protocol, TypeVar

from server.house.people.codes import normalize
from server.house.table.summary import Summary

# Longer numbers cannot be tables, and int() is slow for very long ones.
LONGEST_NUMBER: Final = 9


class Indexed(Protocol):
    @property
    def number(self) -> int: ...

    @property
    def summary(self) -> Summary: ...


T = TypeVar("T", bound=Indexed)


def table_number(text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


class TableIndex(Generic[T]):
    def __init__(self) -> None:
        self._tables: dict[int, T] = {}
        self._seats: dict[int, set[int]] = {}
        # By their codes; those of lessons invite nobody.
        self._invitations: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[T]:
        return iter(self._tables.values())

    def get(self, number: int | None) -> T | None:
        return None if number is None else self._tables.get(number)

    def find(self, number_or_code: str, person: int | None = None) -> T | None:
        """A private table is found by its code, or by number if the person has a seat there."""
        if (number := table_number(number_or_code)) is not None:
            table = self._tables.get(number)
            known = table and (table.summary.setup.code is None or self.has_seat(table, person))
            return table if known else None
        return self.get(self._invitations.get(normalize(number_or_code)))

    def has_seat(self, table: T, person: int | None) -> bool:
        return table.number in self._seats.get(person or 0, ())

    def of_person(self, person: int) -> list[T]:
        return [self._tables[n] for n in self._seats.get(person, ()) if n in self._tables]

    def seats_of(self, person: int) -> int:
        return len(self._seats.get(person, ()))

    def _put(self, table: T) -> None:
        self._tables[table.number] = table
        setup = table.summary.setup
        if setup.code and not setup.lesson:
            self._invitations[normalize(setup.code)] = table.number

    def _pop(self, number: int) -> T | None:
        """Its people keep their seats in the index."""
        if table := self._tables.pop(number, None):
            self._invitations.pop(normalize(table.summary.setup.code or ""), None)
        return table

    def _index_seats(self, table: int, before: frozenset[int], after: frozenset[int]) -> None:
        for person in after - before:
            self._seats.setdefault(person, set()).add(table)
        for person in before - after:
            self._seats[person].discard(table)
            if not self._seats[person]:
                del self._seats[person]

"""The people and tables of the other houses on the same database, as those tell of them."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from server.house.people.codes import normalize
from server.protocol.lobby import Listing, OnlinePerson, Phase
from server.protocol.notices import Notice, PersonJoined, PersonLeft, TableClosed, TableListed
from server.protocol.seat import Value

# Longer numbers cannot be tables, and int() is slow for very long ones.
LONGEST_NUMBER: Final = 9


def table_number(text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


class TableNews(Value, frozen=True):
    """A table of another house. `people` have seats, `code` invites to it. Of two houses that tell
    of the same table, the one with the higher `epoch` has it. `against_bots` as in its summary."""

    epoch: int
    people: frozenset[int]
    phase: Phase
    touched: float
    is_public: bool
    listing: Listing | None = None
    code: str | None = None
    against_bots: str = ""


class OtherTable(NamedTuple):
    number: int
    house: int
    news: TableNews


class Others:
    """Empty in a house that is alone."""

    def __init__(self) -> None:
        self._tables: dict[int, OtherTable] = {}
        self._seats: dict[int, set[int]] = {}
        self._codes: dict[str, int] = {}
        # By person, and then by house: somebody may be in several.
        self._here: dict[int, dict[int, OnlinePerson]] = {}

    def __iter__(self) -> Iterator[OtherTable]:
        return iter(self._tables.values())

    def has(self, person: int) -> bool:
        return person in self._here

    def house_of(self, person: int) -> int | None:
        """One in which the person is."""
        return next(iter(self._here.get(person, ())), None)

    def here(self) -> list[tuple[int, int]]:
        """Each person with each house where the person is."""
        return [(person, house) for person, found in self._here.items() for house in found]

    def people(self) -> dict[int, OnlinePerson]:
        return {person: next(iter(found.values())) for person, found in self._here.items()}

    def table(self, number: int | None) -> OtherTable | None:
        return None if number is None else self._tables.get(number)

    def find(self, number_or_code: str, person: int | None = None) -> OtherTable | None:
        """A private table is found by its code, or by number if the person has a seat there."""
        if (number := table_number(number_or_code)) is not None:
            table = self._tables.get(number)
            known = table and (table.news.is_public or person in table.news.people)
            return table if known else None
        return self.table(self._codes.get(normalize(number_or_code)))

    def of_person(self, person: int) -> list[OtherTable]:
        return [self._tables[number] for number in self._seats.get(person, ())]

    def seats_of(self, person: int) -> int:
        return len(self._seats.get(person, ()))

    def set_table(self, house: int, number: int, news: TableNews | None) -> Notice | None:
        """The change for those in the lobby."""
        before = self._tables.get(number)
        if before and before.house != house and (news is None or news.epoch < before.news.epoch):
            return None
        if before:
            self._remove(before)
        if news is None:
            return TableClosed(number) if before and before.news.listing else None
        self._tables[number] = OtherTable(number, house, news)
        for person in news.people:
            self._seats.setdefault(person, set()).add(number)
        if news.code:
            self._codes[normalize(news.code)] = number
        changed = news.listing and (before is None or before.news.listing != news.listing)
        return TableListed(news.listing) if news.listing and changed else None

    def _remove(self, table: OtherTable) -> None:
        del self._tables[table.number]
        for person in table.news.people:
            self._seats[person].discard(table.number)
            if not self._seats[person]:
                del self._seats[person]
        if table.news.code:
            self._codes.pop(normalize(table.news.code), None)

    def set_person(self, house: int, person: int, present: OnlinePerson | None) -> list[Notice]:
        """The changes for those in the lobby."""
        houses = self._here.setdefault(person, {})
        before = houses.pop(house, None)
        if present:
            houses[house] = present
        if not houses:
            del self._here[person]
        news = list[Notice]()
        if (
            before
            and (present is None or before.name != present.name)
            and not houses.keys() - {house}
        ):
            news.append(PersonLeft(before.name))
        if present and present != before:
            news.append(PersonJoined(present))
        return news

    def take(self, number: int) -> None:
        """This house has the table now."""
        if table := self._tables.get(number):
            self._remove(table)

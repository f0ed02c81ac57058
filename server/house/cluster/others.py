"""The people and tables of the other houses on the same database, as those tell of them."""

from typing import NamedTuple

from server.house.lobby.table_index import TableIndex
from server.house.table.summary import Summary
from server.protocol.lobby import OnlinePerson
from server.protocol.notices import Notice, PersonJoined, PersonLeft, TableClosed, TableListed
from server.protocol.seat import Value


class TableNews(Value, frozen=True):
    """A table of another house. Of two houses that tell of the same table, the one with the higher
    `epoch` has it."""

    epoch: int
    summary: Summary


class OtherTable(NamedTuple):
    """Its summary is not told again when only its watchers change."""

    number: int
    house: int
    epoch: int
    summary: Summary


class Others(TableIndex[OtherTable]):
    """Empty in a house that is alone."""

    def __init__(self) -> None:
        super().__init__()
        # By person, and then by house: somebody may be in several.
        self._here: dict[int, dict[int, OnlinePerson]] = {}

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

    def set_table(self, house: int, number: int, news: TableNews | None) -> Notice | None:
        """The change for those in the lobby."""
        before = self.get(number)
        if before and before.house != house and (news is None or news.epoch < before.epoch):
            return None
        self.take(number)
        if news is None:
            return TableClosed(number) if before and before.summary.listing else None
        summary, listing = news.summary, news.summary.listing
        self._put(OtherTable(number, house, news.epoch, summary))
        self._index_seats(number, frozenset(), summary.people)
        is_new = before is None or before.summary.listing != listing
        return TableListed(listing) if listing and is_new else None

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
        """This house has the table now, or nobody."""
        if table := self._pop(number):
            self._index_seats(number, table.summary.people, frozenset())

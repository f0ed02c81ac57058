"""News between houses on one database: rows with the people and tables of each house, numbered in
the order in which it has committed them."""

from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from server.house.cluster.moments import MOMENTS, Moment
from server.house.cluster.others import TableNews
from server.house.cluster.shared_use import SharedUse, Use
from server.house.lobby import overview
from server.protocol.lobby import OnlinePerson
from server.protocol.notices import PersonLeft
from server.store import houses
from server.store.changes import Change
from server.store.houses import NewsRow

if TYPE_CHECKING:
    from server.house.lobby.house import House

# "drained": the house takes no more people and tables.
Kind = Literal["person", "table", "household", "drained"]
MOMENT: Final = "moment"
# Seconds after which rows are deleted that tell of a moment, or of something that is gone; and for
# which this house may not have read them before it reads all rows anew.
KEPT: Final = 60.0
READ_WITHIN: Final = 30.0

TABLES: Final = msgspec.json.Decoder(TableNews)
PEOPLE: Final = msgspec.json.Decoder(OnlinePerson)
USES: Final = msgspec.json.Decoder(Use)


class News:
    """`on_change` is called when there is something to publish, `on_moment` with each that another
    house tells, `on_missed` when some may have been missed, `on_new_house` when one that is not
    among the living tells something for the first time, `on_garbled` with a house whose news cannot
    be understood. `living` are the houses whose people count; `drained` those of them that
    take no more."""

    def __init__(self, house: "House", on_change: Callable[[], object]) -> None:
        self.on_moment: Callable[[Moment], object] = lambda moment: None
        self.living: Collection[int] = ()
        self.drained: set[int] = set()
        self.on_missed: Callable[[], object] = lambda: None
        self.on_new_house: Callable[[], object] = lambda: None
        self.on_garbled: Callable[[int], object] = lambda house: None
        self._house = house
        self.use = SharedUse(house.households, house.clock)
        house.households.elsewhere = self.use
        self._on_change = on_change
        self._number = 0
        self._changed: dict[tuple[Kind, str], None] = {}
        self._moments: list[Moment] = []
        self._pruned = house.clock.now()
        # The newest number of each house that was read, and when.
        self._known: dict[int, int] = {}
        # The highest number of a house that told something before it was known to live.
        self._newest = 0
        self._read: float | None = None

    def mark(self, kind: Kind, number: int) -> None:
        """It has changed, or is gone."""
        self._changed[kind, str(number)] = None
        self._on_change()

    def tell(self, moment: Moment) -> None:
        self._moments.append(moment)
        self._on_change()

    def begin_again(self) -> None:
        """This house has another number now, by which the others know nothing of it."""
        self._number = 0
        for table in self._house.tables:
            self.mark("table", table.number)
        for person in self._house.online.people():
            self.mark("person", person.id)
        self.mark("drained", 0)
        self.use.tell_again()

    async def publish(self, *, uses: bool = True) -> bool:
        """Whether there was anything. With `uses`, what households use, too."""
        if uses:
            self._changed |= {("household", name): None for name in self.use.changed}
            self.use.changed.clear()
        changed, moments = self._changed, self._moments
        entries = [*self._rows(changed, moments), *self._pruning()]
        if not entries:
            return False
        self._changed, self._moments = {}, []
        try:
            await self._house.store.write(*entries)
        except BaseException:
            self._changed, self._moments = changed | self._changed, moments + self._moments
            raise
        return True

    def _rows(
        self, changed: Collection[tuple[Kind, str]], moments: Collection[Moment]
    ) -> Iterable[Change]:
        house = self._house.store.house
        for kind, key in changed:
            self._number += 1
            yield houses.put_news(house, self._number, kind, key, self._body(kind, key))
        for moment in moments:
            self._number += 1
            body = msgspec.json.encode(moment)
            yield houses.put_news(house, self._number, MOMENT, str(self._number), body)
        if changed or moments:
            yield houses.announce(house, self._number)

    def _pruning(self) -> Iterable[Change]:
        now = self._house.clock.now()
        if now - self._pruned >= KEPT:
            self._pruned = now
            self.use.note_idle()
            yield houses.drop_old_news(self._house.store.house, KEPT)
            yield houses.drop_dead_news()

    def _body(self, kind: Kind, key: str) -> bytes | None:
        """As it is at this moment; None for what is gone."""
        if kind == "household":
            use = self.use.tell(key)
            return msgspec.json.encode(use) if use else None
        house, number = self._house, int(key)
        if kind == "drained":
            return b"true" if house.closing else None
        if kind == "person":
            person = house.people.in_memory(number)
            here = person is not None and house.online.has(person)
            return msgspec.json.encode(overview.present(house, person)) if person and here else None
        table = house.tables.get(number)
        if table is None or table.closing:
            return None
        return msgspec.json.encode(TableNews(table.owner.epoch, table.summary))

    async def read(self) -> None:
        """Reads the news of other houses since the last time, or all of it after a long pause."""
        now = self._house.clock.now()
        whole = self._read is None or now - self._read > READ_WITHIN
        if whole:
            self._known.clear()
        rows = await self._house.store.read(
            houses.news, {**self._known, self._house.store.house: houses.ALL_NEWS}
        )
        is_first, self._read = self._read is None, now
        for row in rows:
            if row.house not in self.living:
                # It has just come, and is heard from its first news on after the next look.
                if row.house > self._newest:
                    self._newest = row.house
                    self.on_new_house()
                continue
            self._known[row.house] = row.number
            try:
                self._hear(row, is_new=not whole)
            except (msgspec.MsgspecError, ValueError):
                # Of another version, perhaps. What it says of tables is in the database, too.
                self.on_garbled(row.house)
        if whole:
            self._drop_unread(rows)
            if not is_first:
                self.on_missed()

    def _hear(self, row: NewsRow, *, is_new: bool) -> None:
        if row.kind != MOMENT:
            self._apply(row)
        # Moments of before this house listened are over.
        elif row.body is not None and is_new:
            self.on_moment(MOMENTS.decode(row.body))

    def _apply(self, row: NewsRow) -> None:
        if row.kind == "household":
            self.use.hear(row.house, row.key, None if row.body is None else USES.decode(row.body))
            return
        house, number = self._house, int(row.key)
        if row.kind == "drained":
            (self.drained.add if row.body else self.drained.discard)(row.house)
            return
        if row.kind == "table":
            self._hear_table(row, None if row.body is None else TABLES.decode(row.body))
            return
        present = None if row.body is None else PEOPLE.decode(row.body)
        person = house.people.in_memory(number)
        is_here = person is not None and house.online.has(person)
        for notice in house.others.set_person(row.house, number, present):
            # A person who is also here has not left.
            if not (is_here and isinstance(notice, PersonLeft)):
                house.online.post(notice)

    def _hear_table(self, row: NewsRow, news: TableNews | None) -> None:
        number, others = int(row.key), self._house.others
        before, own = others.get(number), self._house.tables.get(number)
        if own and news and news.epoch > own.owner.epoch:
            own.lose()
        # A house that has adopted the table may close it before it has told of it.
        is_gone = before is not None and before.house not in self.living and news is None
        teller = before.house if before and is_gone else row.house
        notice = others.set_table(teller, number, news)
        if notice and own is None:
            self._house.online.post(notice)

    def abandoned(self) -> list[int]:
        """Tables of which nobody tells any more."""
        return [each.number for each in self._house.others if each.house not in self.living]

    def close(self, number: int) -> None:
        """The database does not have the table any more."""
        if table := self._house.others.get(number):
            self._apply(NewsRow(table.house, "table", str(number), 0, None))

    def _drop_unread(self, rows: Iterable[NewsRow]) -> None:
        """Removes what the others have ceased to tell during a pause."""
        told = {(row.house, row.kind, row.key) for row in rows}
        others = self._house.others
        known = [(table.house, "table", str(table.number)) for table in others]
        known += [(here, "person", str(person)) for person, here in others.here()]
        known += [(here, "household", name) for name, here in self.use.elsewhere()]
        for house, kind, key in known:
            if (house, kind, key) not in told:
                self._apply(NewsRow(house, kind, key, 0, None))

    def forget(self, house: int) -> None:
        """It is gone. Its tables are listed until another house has them."""
        self._known.pop(house, None)
        self.drained.discard(house)
        self.use.forget(house)
        for person, where in self._house.others.here():
            if where == house:
                self._apply(NewsRow(house, "person", str(person), 0, None))

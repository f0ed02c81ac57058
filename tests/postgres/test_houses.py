"""Several houses on one database: a table is that of one house at a time, whatever is lost."""

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from server.errors import UsageError
from server.protocol.seat import replace
from server.store import copying, houses, load
from server.store.changes import (
    add_move,
    add_saying,
    drop_table,
    keep_ban,
    keep_person,
    keep_table,
    touch_table,
)
from server.store.client import Store, StoreError
from server.store.houses import ALL_NEWS, ALL_TABLES, NewsRow
from server.store.postgres import open_to_write
from server.store.postgres_schema import FIRST, STEPS
from server.store.rows import MoveRow, TableRow
from tests.postgres.cluster import Cluster
from tests.postgres.house_stores import Ask, OpenHouse, lapse, open_tables, owners, table, why
from tests.store.sample import ANNA, BEN, HELLO, contents
from tests.store.test_transactions import blocked

pytestmark = pytest.mark.slow


# The two kinds of houses


@pytest.mark.asyncio
async def test_houses_share_people_and_tables(open_house: OpenHouse) -> None:
    first, second = open_house(), open_house()
    assert first.house != second.house
    await first.write(keep_person(ANNA), keep_ban("192.0.2.0/24", 16.0), add_saying(HELLO))
    await second.write(keep_person(BEN))
    await open_tables(first, 1)
    await open_tables(second, 2)
    assert contents(first).people == contents(second).people == (ANNA, BEN)
    assert await owners(first) == {1: (first.house, 0), 2: (second.house, 0)}
    third = open_house().everything()
    assert (third.guests, third.tables) == ((), ())
    assert (third.bans, third.talk) == ({"192.0.2.0/24": None}, {"lobby": (HELLO,)})


@pytest.mark.parametrize(
    ("first", "second", "code"),
    [(None, "192.0.2.2:2224", "store-alone"), ("192.0.2.1:2224", None, "store-taken")],
)
def test_a_house_that_is_alone_and_houses_that_share_keep_each_other_out(
    tmp_path: Path, url: str, first: str | None, second: str | None, code: str
) -> None:
    with closing(Store.open(tmp_path / "first", url=url, shared=first)):
        with pytest.raises(UsageError) as refused:
            Store.open(tmp_path / "second", url=url, shared=second)
        assert refused.value.code == code
    Store.open(tmp_path / "second", url=url, shared=second).close()


@pytest.mark.parametrize(
    ("first", "second"), [(None, "192.0.2.2:2224"), ("192.0.2.1:2224", None), (None, None)]
)
@pytest.mark.asyncio
async def test_a_house_whose_lock_was_lost_never_writes_after_one_of_the_other_kind(
    tmp_path: Path, url: str, ask: Ask, first: str | None, second: str | None
) -> None:
    with closing(Store.open(tmp_path / "first", url=url, shared=first)) as before:
        await before.write(keep_person(ANNA))
        ask(
            "SELECT pg_terminate_backend(pid) FROM pg_locks"
            " WHERE locktype = 'advisory' AND database ="
            " (SELECT oid FROM pg_database WHERE datname = current_database())"
        )
        with closing(Store.open(tmp_path / "second", url=url, shared=second)):
            assert await why(before.write(keep_person(BEN))) == "taken"
        assert await why(before.write(keep_person(BEN))) == "taken"


def test_no_tables_are_migrated_under_a_house(open_house: OpenHouse, ask: Ask) -> None:
    first = open_house()
    ask("UPDATE origin SET schema = schema - 1")
    with pytest.raises(UsageError) as refused:
        open_house()
    assert refused.value.code == "store-shared"
    ask("UPDATE origin SET schema = schema + 1")
    open_house()
    assert first.everything().tables == ()


@pytest.mark.asyncio
async def test_houses_that_open_an_empty_database_at_once_create_its_tables_once(
    tmp_path: Path, url: str
) -> None:
    opening = [
        asyncio.to_thread(Store.open, tmp_path / str(each), url=url, shared=f"192.0.2.{each}:1")
        for each in range(4)
    ]
    stores = await asyncio.gather(*opening)
    assert len({store.house for store in stores}) == 4
    for store in stores:
        store.close()


# Owners of tables


@pytest.mark.asyncio
async def test_a_write_with_an_epoch_that_is_over_fails_alone(open_house: OpenHouse) -> None:
    first, second = open_house(), open_house()
    troubles = list[str | None]()
    first.on_trouble = troubles.append
    await open_tables(first, 1, 2)
    await first.write(houses.give_table(1, 0, second.house))
    assert await owners(first) == {1: (second.house, 1), 2: (first.house, 0)}
    async with blocked(first):
        writing = [
            asyncio.create_task(first.write(add_move(each, MoveRow(0, 0, b"")), table(first, each)))
            for each in (1, 2)
        ]
        writing += [
            asyncio.create_task(first.write(*changes))
            for changes in (drop_table(1), [touch_table(1, 0)], [touch_table(2, 0)])
        ]
        await asyncio.sleep(0)
    moved, stored, *others = await asyncio.gather(*writing, return_exceptions=True)
    assert isinstance(moved, StoreError)
    assert [getattr(each, "why", each) for each in (moved, stored, *others)] == [
        "moved",
        None,
        "moved",
        "moved",
        None,
    ]
    await second.write(add_move(1, MoveRow(0, 0, b"")), table(second, 1, 1, b"second"))
    rows = await first.read(load.tables)
    assert [(row.room, len(row.moves)) for row in rows] == [(b"second", 1), (b"{}", 1)]
    assert troubles == []
    assert await first.read(houses.owner, 1) == houses.OwnerRow(second.house, 1)
    assert await first.read(houses.owner, 3) is None
    assert await second.read(houses.tables_of, second.house) == (1,)


@pytest.mark.asyncio
async def test_a_late_write_does_not_bring_back_a_table_that_its_new_owner_has_closed(
    open_house: OpenHouse,
) -> None:
    first, second = open_house(), open_house()
    await open_tables(first, 1)
    await first.write(houses.give_table(1, 0, second.house))
    await second.write(*drop_table(1, 1))
    assert await why(first.write(table(first))) == "moved"
    assert await owners(first) == {}


@pytest.mark.asyncio
async def test_a_table_is_given_only_to_a_house_that_lives(open_house: OpenHouse, ask: Ask) -> None:
    first, second, third = open_house(), open_house(), open_house()
    await open_tables(first, 1)
    lapse(ask, second)
    third.close()
    for other in (second.house, third.house, 99):
        assert await why(first.write(houses.give_table(1, 0, other))) == "gone"
    assert await why(first.write(houses.give_table(1, 7, second.house))) == "moved"
    assert await owners(first) == {1: (first.house, 0)}


# News


async def tell(store: Store, number: int, key: str, body: bytes | None, kind: str = "who") -> None:
    await store.write(
        houses.put_news(store.house, number, kind, key, body), houses.announce(store.house, number)
    )


@pytest.mark.asyncio
async def test_news_are_read_in_order_and_after_gaps(open_house: OpenHouse) -> None:
    first, second, third = open_house(), open_house(), open_house()
    await tell(first, 1, "anna", b"1")
    await tell(second, 1, "ben", b"1")
    await tell(first, 2, "carl", b"2")
    await tell(first, 3, "anna", b"3")
    await tell(first, 4, "carl", None)
    a, b = first.house, second.house
    assert await third.read(houses.news, {}) == (
        NewsRow(a, "who", "anna", 3, b"3"),
        NewsRow(a, "who", "carl", 4, None),
        NewsRow(b, "who", "ben", 1, b"1"),
    )
    assert await third.read(houses.news, {a: 3, b: 1}) == (NewsRow(a, "who", "carl", 4, None),)
    assert await third.read(houses.news, {a: ALL_NEWS, b: ALL_NEWS, third.house: ALL_NEWS}) == ()
    assert len(await third.read(houses.news, {a: ALL_NEWS})) == 1


@pytest.mark.asyncio
async def test_old_news_are_dropped_if_they_are_of_a_moment_or_of_what_is_gone(
    open_house: OpenHouse, ask: Ask
) -> None:
    store = open_house()
    await tell(store, 1, "anna", b"1")
    await tell(store, 2, "ben", None)
    await tell(store, 3, "3", b"said", houses.MOMENT)
    ask("UPDATE news SET at = at - 61")
    await tell(store, 4, "4", b"said", houses.MOMENT)
    await store.write(houses.drop_old_news(store.house, 60.0))
    found = await store.read(houses.news, {})
    assert [row.number for row in found] == [1, 4]


@pytest.mark.asyncio
async def test_news_of_a_house_that_is_gone_are_forgotten(open_house: OpenHouse, ask: Ask) -> None:
    first, second = open_house(), open_house()
    await tell(second, 1, "anna", b"1")
    await first.write(houses.drop_dead_news())
    assert len(await first.read(houses.news, {})) == 1
    second.close()
    assert await first.read(houses.news, {}) == ()
    await first.write(houses.drop_dead_news())
    assert ask("SELECT count(*) FROM news") == [(0,)]


# Numbers and names


@pytest.mark.asyncio
async def test_no_number_is_given_twice(open_house: OpenHouse, tmp_path: Path, url: str) -> None:
    with closing(Store.open(tmp_path / "alone", url=url)) as alone:
        await alone.write(keep_table(7, b"{}", b"{}", 0.0), keep_person(ANNA))
    first, second = open_house(), open_house()
    found = await asyncio.gather(
        *(store.reserve("tables") for _ in range(10) for store in (first, second))
    )
    assert sorted(found) == [*range(8, 28)]
    # A house that dies before it uses them.
    first.close()
    assert await second.reserve("tables") == 28
    assert await second.reserve("people") == 2
    second.close()
    with closing(Store.open(tmp_path / "alone", url=url)) as alone:
        assert (alone.everything().next_table, alone.everything().next_person) == (29, 3)


@pytest.mark.asyncio
async def test_a_key_or_a_name_is_that_of_one_person(open_house: OpenHouse) -> None:
    first, second = open_house(), open_house()
    troubles = list[str | None]()
    second.on_trouble = troubles.append
    await first.write(keep_person(ANNA))
    same = replace(ANNA, id=5)
    for twice in (replace(same, key="another"), replace(same, folded="another")):
        assert await why(second.write(keep_person(twice))) == "exists"
    await second.write(keep_person(BEN))
    assert troubles == []
    assert contents(first).people == (ANNA, BEN)


@pytest.mark.asyncio
async def test_moves_are_stored_in_the_order_of_their_owners(open_house: OpenHouse) -> None:
    """A table that goes back and forth has each move once."""
    pair = open_house(), open_house()
    await open_tables(pair[0], 1)
    for number in range(10):
        owner, other = pair[number % 2], pair[1 - number % 2]
        await owner.write(add_move(1, MoveRow(number, 0, b"")), table(owner, 1, number))
        await owner.write(houses.give_table(1, number, other.house))
        late = add_move(1, MoveRow(number + 1, 0, b"")), table(owner, 1, number)
        assert await why(owner.write(*late)) == "moved"
    with_all = await pair[0].read(load.table, 1)
    assert with_all
    assert [move.number for move in with_all.row.moves] == [*range(10)]


# Schemas


@pytest.mark.parametrize("address", [None, "192.0.2.1:2224"])
@pytest.mark.asyncio
async def test_a_database_of_the_schema_before_is_migrated(
    tmp_path: Path, url: str, ask: Ask, address: str | None
) -> None:
    ask(STEPS[0])
    ask("UPDATE origin SET schema = %s", FIRST)
    ask("INSERT INTO tables VALUES (1, '', 'room', 12.0)")
    with closing(Store.open(tmp_path, url=url, shared=address)) as store:
        (row,) = await store.read(load.tables)
        assert row == TableRow(1, b"", b"room", 12.0, (), house=0, epoch=0)
        await store.write(table(store, room=b"later"))
        if address:
            assert await store.adopt([], ALL_TABLES) == (1,)


@pytest.mark.asyncio
async def test_a_copy_has_the_tables_without_their_houses(
    open_house: OpenHouse, url: str, cluster: Cluster, tmp_path: Path
) -> None:
    store = open_house()
    await open_tables(store, 1)
    store.close()
    target = cluster.new_database()
    with (
        closing(open_to_write(url)) as source,
        closing(open_to_write(target)) as copied,
    ):
        assert copying.copy(source, copied) is None
    with closing(Store.open(tmp_path / "copy", url=target, shared="192.0.2.1:2224")) as again:
        assert await owners(again) == {1: (0, 0)}

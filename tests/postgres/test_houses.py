"""Several houses on one database: a table is that of one house at a time, whatever is lost."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from server.errors import UsageError
from server.protocol.seat import replace
from server.store import copying, houses, load
from server.store.changes import (
    Change,
    add_move,
    add_saying,
    add_table,
    drop_table,
    keep_ban,
    keep_person,
    keep_table,
    touch_table,
)
from server.store.client import Store, StoreError
from server.store.houses import ALL_NEWS, ALL_TABLES, LEASE, NewsRow
from server.store.postgres import open_to_write
from server.store.postgres_schema import FIRST, STEPS
from server.store.rows import MoveRow, TableRow
from server.store.shared_connection import FENCE
from tests.postgres.cluster import Cluster
from tests.store.sample import ANNA, BEN, HELLO, contents
from tests.store.test_transactions import blocked

pytestmark = pytest.mark.slow

ENOUGH_SECONDS = 30.0
OpenHouse = Callable[..., Store]
Ask = Callable[..., list[tuple[Any, ...]]]


@pytest.fixture
def open_house(tmp_path: Path, url: str) -> Iterator[OpenHouse]:
    """Another one with each call."""
    opened: list[Store] = []

    def open_another(**others: Any) -> Store:
        folder, address = tmp_path / f"house{len(opened)}", f"192.0.2.{len(opened) + 1}:2224"
        opened.append(Store.open(folder, **{"url": url, "shared": address, **others}))
        return opened[-1]

    yield open_another
    for store in opened:
        store.close()


@pytest.fixture
def ask(url: str) -> Iterator[Ask]:
    """Beside all houses."""
    with psycopg.connect(url, autocommit=True) as connection:

        def ask(sql: str, *values: Any) -> list[tuple[Any, ...]]:
            found = connection.execute(sql.encode(), values)
            return found.fetchall() if found.description else []

        yield ask


@contextmanager
def commit_under_way(url: str, store: Store) -> Iterator[psycopg.Connection]:
    """Of this house, which is committed at the end unless that was done before."""
    with psycopg.connect(url) as connection:
        connection.execute(
            "UPDATE houses SET until = extract(epoch FROM clock_timestamp()) + %s"
            " WHERE number = %s",
            (LEASE, store.house),
        )
        yield connection


def lapse(ask: Ask, *stores: Store) -> None:
    """As if they had committed nothing for a while."""
    for store in stores:
        ask("UPDATE houses SET until = until - %s WHERE number = %s", 2 * LEASE, store.house)


def settle_down(ask: Ask, *stores: Store) -> None:
    """As if they had held their leases for long."""
    for store in stores:
        ask("UPDATE houses SET since = since - 60 WHERE number = %s", store.house)


async def why(write: Awaitable[object]) -> str:
    with pytest.raises(StoreError) as refused:
        await write
    return refused.value.why


def table(store: Store, number: int = 1, epoch: int = 0, room: bytes = b"{}") -> Change:
    return keep_table(number, b"{}", room, 0.0, store.house, epoch)


async def open_tables(store: Store, *numbers: int) -> None:
    await store.write(*(add_table(each, b"{}", b"{}", 0.0, store.house) for each in numbers))


async def owners(store: Store) -> dict[int, tuple[int, int]]:
    rows = await store.read(load.tables)
    return {row.id: (row.house, row.epoch) for row in rows}


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
    assert await first.read(houses.owner(1)) == houses.OwnerRow(second.house, 1)
    assert await first.read(houses.owner(3)) is None
    assert await second.read(houses.tables_of(second.house)) == (1,)


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


# Leases


@pytest.mark.asyncio
async def test_each_commit_renews_the_lease(open_house: OpenHouse, ask: Ask) -> None:
    now = 0.0
    store = open_house(steady=lambda: now)
    began = "SELECT until - since FROM houses WHERE number = %s"
    lasted = ask(began, store.house)
    now = LEASE - 0.1
    assert store.holds_lease
    now = LEASE
    assert not store.holds_lease
    for write in (houses.renew(), keep_person(ANNA)):
        now += 60
        await store.write(write)
        assert store.holds_lease
        assert ask(began, store.house) > lasted
    # A write that fails alone is part of a commit.
    now += 60
    assert await why(store.write(table(store))) == "moved"
    assert store.holds_lease


@pytest.mark.asyncio
async def test_a_gap_in_its_leases_is_noted(open_house: OpenHouse, ask: Ask) -> None:
    store = open_house()
    since = "SELECT since FROM houses WHERE number = %s"
    before = ask(since, store.house)
    await store.write(houses.renew())
    assert ask(since, store.house) == before
    lapse(ask, store)
    await store.write(houses.renew())
    assert ask(since, store.house) > before


@pytest.mark.asyncio
async def test_houses_are_listed_while_they_live_or_have_tables(
    open_house: OpenHouse, ask: Ask, tmp_path: Path, url: str
) -> None:
    with closing(Store.open(tmp_path / "alone", url=url)) as alone:
        await alone.write(keep_table(1, b"{}", b"{}", 0.0))
    first, second, third, fourth = (open_house() for _ in range(4))
    await open_tables(second, 2, 3)
    lapse(ask, second)
    await open_tables(third, 4)
    third.close()
    fourth.close()
    found = await first.read(houses.houses)
    assert [(row.number, row.is_over, row.is_gone, row.tables) for row in found] == [
        (0, True, True, 1),
        (first.house, False, False, 0),
        (second.house, True, False, 2),
        (third.house, True, True, 1),
    ]
    assert found[1].address == "192.0.2.1:2224"
    assert found[1].until > found[2].until > found[3].until == 0


@pytest.mark.asyncio
async def test_a_commit_of_an_earlier_connection_comes_too_late_once_there_is_another_one(
    open_house: OpenHouse, url: str, ask: Ask
) -> None:
    """Else a write that was told to have failed would be done later."""
    store = open_house()
    ((session, token, connections),) = ask("SELECT session, token, connections FROM houses")
    ask(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s",
        session,
    )
    await store.read_in_order(lambda db: db.execute("SELECT 1").fetchone())
    with (
        psycopg.connect(url, cursor_factory=psycopg.RawCursor) as earlier,
        pytest.raises(psycopg.errors.NotNullViolation),
    ):
        earlier.execute(FENCE, ("late", token, connections, store.house))
    await store.write(keep_person(ANNA))


@pytest.mark.asyncio
async def test_a_house_whose_number_is_that_of_another_one_leaves_it_alone(
    open_house: OpenHouse, ask: Ask
) -> None:
    """As after a failover to a database that has not heard of the house."""
    store = open_house()
    ((session,),) = ask("SELECT session FROM houses")
    ask("UPDATE houses SET session = 'another', token = 'another'")
    before = ask("SELECT * FROM houses")
    ask(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s",
        session,
    )
    assert await why(store.write(keep_person(ANNA))) == "taken"
    assert await store.rejoin() == 2
    await store.write(keep_person(ANNA))
    assert ask("SELECT * FROM houses WHERE number = 1") == before


@pytest.mark.asyncio
async def test_a_house_that_cannot_come_again_writes_nothing(
    open_house: OpenHouse, ask: Ask
) -> None:
    store = open_house()
    ((session,),) = ask("SELECT session FROM houses")
    ask("DELETE FROM houses")
    ask("UPDATE origin SET schema = schema + 1")
    ask(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s",
        session,
    )
    assert await why(store.write(keep_person(ANNA))) == "taken"
    for _ in range(2):
        assert await why(store.rejoin()) == "taken"
        assert await why(store.write(keep_person(ANNA))) == "taken"
    ask("UPDATE origin SET schema = schema - 1")
    await store.rejoin()
    await store.write(keep_person(ANNA))
    assert contents(store).people == (ANNA,)


# Adoption


@pytest.mark.asyncio
async def test_tables_of_a_house_whose_lease_is_over_are_adopted_and_it_writes_no_more(
    open_house: OpenHouse, ask: Ask
) -> None:
    first, dead = open_house(), open_house()
    await open_tables(dead, 1, 2, 3)
    settle_down(ask, first)
    assert await first.adopt([dead.house], ALL_TABLES) == ()
    lapse(ask, dead)
    (adopted,) = await first.adopt([dead.house], 1)
    others = await first.adopt([dead.house], ALL_TABLES)
    assert {adopted, *others} == {1, 2, 3}
    assert await owners(first) == dict.fromkeys((1, 2, 3), (first.house, 1))
    assert await why(dead.write(table(dead))) == "taken"
    assert await why(dead.write(keep_person(ANNA))) == "taken"
    assert not contents(first).people
    await first.write(table(first, 1, 1))


@pytest.mark.asyncio
async def test_a_house_that_was_taken_for_dead_comes_again_with_another_number(
    open_house: OpenHouse, ask: Ask
) -> None:
    first, zombie = open_house(), open_house()
    await open_tables(zombie, 1, 2)
    settle_down(ask, first)
    lapse(ask, zombie)
    before = zombie.house
    await first.adopt([before], 1)
    assert await why(zombie.write(table(zombie))) == "taken"
    assert await zombie.rejoin() == zombie.house != before
    assert zombie.holds_lease
    (adopted,) = await first.read(houses.tables_of(first.house))
    assert await why(zombie.write(table(zombie, adopted))) == "moved"
    await open_tables(zombie, 3)
    # The other one is still there.
    assert await zombie.adopt([], ALL_TABLES) == (3 - adopted,)


@pytest.mark.asyncio
async def test_a_commit_under_way_keeps_a_house_from_being_taken_for_dead(
    open_house: OpenHouse, ask: Ask, url: str
) -> None:
    first, slow = open_house(), open_house()
    await open_tables(slow, 1)
    settle_down(ask, first)
    lapse(ask, slow)
    with commit_under_way(url, slow):
        assert await first.adopt([slow.house], ALL_TABLES) == ()
    assert await first.adopt([slow.house], ALL_TABLES) == ()
    await slow.write(table(slow, room=b"slow"))
    assert await owners(first) == {1: (slow.house, 0)}


@pytest.mark.asyncio
async def test_a_commit_that_comes_after_an_adoption_under_way_fails(
    open_house: OpenHouse, url: str, ask: Ask
) -> None:
    first, dead = open_house(), open_house()
    await open_tables(dead, 1)
    settle_down(ask, first)
    lapse(ask, dead)
    with psycopg.connect(url, cursor_factory=psycopg.RawCursor) as adopting:
        for change in houses.adoption(first.house, [dead.house], [1]):
            adopting.execute(change.sql.replace("?", "$").encode(), change.values)
        late = asyncio.create_task(dead.write(table(dead, room=b"late")))
        waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        while ask(waits) == [(0,)]:
            await asyncio.sleep(0)
        adopting.commit()
        assert await why(late) == "taken"
    assert await owners(first) == {1: (first.house, 1)}


@pytest.mark.asyncio
async def test_a_transaction_that_hangs_delays_an_adoption_only_once(
    open_house: OpenHouse, ask: Ask, url: str
) -> None:
    """Its house was stopped while it sent a commit, and keeps its row locked."""
    first, stopped = open_house(), open_house()
    await open_tables(stopped, 1)
    settle_down(ask, first)
    lapse(ask, stopped)
    (name,) = ask("SELECT session FROM houses WHERE number = %s", stopped.house)[0]
    with psycopg.connect(url, application_name=name) as hanging:
        hanging.execute("UPDATE houses SET until = until WHERE number = %s", (stopped.house,))
        async with asyncio.timeout(ENOUGH_SECONDS):
            while not await first.adopt([stopped.house], ALL_TABLES):
                pass
        with pytest.raises(psycopg.OperationalError):
            hanging.execute("SELECT 1")
    assert await why(stopped.write(table(stopped))) == "taken"


@pytest.mark.asyncio
async def test_what_a_house_wrote_while_it_stood_still_is_not_stored(
    open_house: OpenHouse, ask: Ask
) -> None:
    now = 0.0
    first, stopped = open_house(), open_house(steady=lambda: now)
    await open_tables(stopped, 1)
    settle_down(ask, first)
    async with blocked(stopped):
        writing = asyncio.create_task(stopped.write(table(stopped, room=b"late")))
        await asyncio.sleep(0)
        now += 60
        lapse(ask, stopped)
        assert await first.adopt([stopped.house], ALL_TABLES) == (1,)
        assert not stopped.holds_lease
    assert await why(writing) == "taken"
    assert await stopped.rejoin() > first.house
    assert await why(stopped.write(table(stopped, room=b"late"))) == "moved"


@pytest.mark.asyncio
async def test_a_clock_of_the_database_that_was_set_back_keeps_no_dead_house_alive(
    open_house: OpenHouse, ask: Ask
) -> None:
    first, dead = open_house(), open_house()
    await open_tables(dead, 1)
    settle_down(ask, first)
    ask("UPDATE houses SET until = until + 3600, since = since + 3600")
    assert await first.adopt([dead.house], ALL_TABLES) == ()
    assert [row.is_over for row in await first.read(houses.houses)] == [False, True]
    settle_down(ask, first)
    assert await first.adopt([dead.house], ALL_TABLES) == (1,)


@pytest.mark.asyncio
async def test_after_a_failure_of_the_database_no_house_is_taken_for_dead_at_once(
    open_house: OpenHouse, ask: Ask
) -> None:
    first, second = open_house(), open_house()
    await open_tables(second, 1)
    settle_down(ask, first, second)
    lapse(ask, first, second)
    assert await first.adopt([second.house], ALL_TABLES) == ()
    await second.write(table(second))
    assert await owners(first) == {1: (second.house, 0)}


@pytest.mark.asyncio
async def test_the_tables_of_a_house_that_was_closed_are_adopted_at_once(
    open_house: OpenHouse,
) -> None:
    first, closed = open_house(), open_house()
    await open_tables(closed, 1)
    closed.close()
    assert await first.adopt([closed.house], ALL_TABLES) == (1,)


@pytest.mark.asyncio
async def test_houses_that_adopt_at_once_get_each_table_once(
    open_house: OpenHouse, ask: Ask
) -> None:
    living, dead = [open_house() for _ in range(3)], [open_house() for _ in range(2)]
    await open_tables(dead[0], *range(1, 21))
    await open_tables(dead[1], *range(21, 41))
    settle_down(ask, *living)
    lapse(ask, *dead)
    numbers, adopted = [store.house for store in dead], list[tuple[int, int]]()
    while len(adopted) < 40:
        found = await asyncio.gather(*(store.adopt(numbers, 5) for store in living))
        for store, tables in zip(living, found, strict=True):
            assert len(tables) <= 5
            adopted += [(each, store.house) for each in tables]
    assert sorted(each for each, _ in adopted) == [*range(1, 41)]
    assert await owners(living[0]) == {each: (house, 1) for each, house in adopted}


@pytest.mark.asyncio
async def test_a_house_takes_its_tables_back_after_an_update_that_failed(
    open_house: OpenHouse,
) -> None:
    first, other = open_house(), open_house()
    await open_tables(first, 1, 2, 3)
    before = first.house
    await first.hand_over()
    (adopted,) = await other.adopt([before], 1)
    waiting = asyncio.create_task(first.write(keep_person(ANNA)))
    await first.take_back()
    await waiting
    for number in (1, 2, 3):
        if number == adopted:
            assert await why(first.write(table(first, number))) == "moved"
        else:
            await first.write(table(first, number))
    own = await first.read(houses.tables_of(first.house))
    assert first.house != before
    assert {adopted, *own} == {1, 2, 3}


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
    assert await third.read(houses.news({})) == (
        NewsRow(a, "who", "anna", 3, b"3"),
        NewsRow(a, "who", "carl", 4, None),
        NewsRow(b, "who", "ben", 1, b"1"),
    )
    assert await third.read(houses.news({a: 3, b: 1})) == (NewsRow(a, "who", "carl", 4, None),)
    assert await third.read(houses.news({a: ALL_NEWS, b: ALL_NEWS, third.house: ALL_NEWS})) == ()
    assert len(await third.read(houses.news({a: ALL_NEWS}))) == 1


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
    found = await store.read(houses.news({}))
    assert [row.number for row in found] == [1, 4]


@pytest.mark.asyncio
async def test_news_of_a_house_that_is_gone_are_forgotten(open_house: OpenHouse, ask: Ask) -> None:
    first, second = open_house(), open_house()
    await tell(second, 1, "anna", b"1")
    await first.write(houses.drop_dead_news())
    assert len(await first.read(houses.news({}))) == 1
    second.close()
    assert await first.read(houses.news({})) == ()
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
    with_all = await pair[0].read(load.table(1))
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

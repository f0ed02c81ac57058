"""Leases of houses on one database, and the adoption of tables whose house has lost its lease."""

import asyncio
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from server.store import houses
from server.store.changes import keep_person, keep_table
from server.store.client import Store
from server.store.houses import ALL_TABLES, LEASE
from server.store.shared_connection import FENCE
from tests.postgres.house_stores import (
    Ask,
    OpenHouse,
    lapse,
    open_tables,
    owners,
    settle_down,
    table,
    why,
)
from tests.store.sample import ANNA, contents
from tests.store.test_transactions import blocked

pytestmark = pytest.mark.slow

ENOUGH_SECONDS = 30.0


@contextmanager
def commit_under_way(url: str, store: Store) -> Iterator[psycopg.Connection]:
    """A commit of this house, which is done at the end unless it was done before."""
    with psycopg.connect(url) as connection:
        connection.execute(
            "UPDATE houses SET until = extract(epoch FROM clock_timestamp()) + %s"
            " WHERE number = %s",
            (LEASE, store.house),
        )
        yield connection


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
    (adopted,) = await first.read(houses.tables_of, first.house)
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
    own = await first.read(houses.tables_of, first.house)
    assert first.house != before
    assert {adopted, *own} == {1, 2, 3}

"""A house that loses its database goes on by itself, and nothing is lost or done twice."""

import asyncio
import os
import resource
import signal
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing
from itertools import count
from pathlib import Path

import psycopg
import pytest

from server.errors import UsageError
from server.protocol.notices import Paused, Refused, TableResumed
from server.store.changes import Change, add_move, keep_person
from server.store.client import Store, StoreError
from server.store.migrations import APPLICATION_ID
from server.store.postgres import open_to_read
from server.store.rows import MoveRow
from tests.house.running import Client, CountingStore, running_house
from tests.house.scenarios import move_of, on_turn, playing, start_asking
from tests.postgres.cluster import Cluster
from tests.postgres.proxy import Cut, Proxy
from tests.store.conftest import OpenStore
from tests.store.sample import ANNA, FILLED, contents, empty_table, filling, moves_of
from tests.store.test_transactions import all_at_once, faulty_and_good_writes, whys

pytestmark = pytest.mark.slow

ENOUGH_SECONDS = 30.0
# The greatest number of a file that select() knows.
FD_SETSIZE = 1024


@pytest.fixture
def proxy(cluster: Cluster) -> Iterator[Proxy]:
    with tempfile.TemporaryDirectory(prefix="kartenhaus-") as folder:
        between = Proxy(Path(folder), cluster.folder / f".s.PGSQL.{cluster.port}")
        yield between
        between.close()


@pytest.fixture
def far_url(url: str, cluster: Cluster, proxy: Proxy) -> str:
    """The database, behind the proxy."""
    return url.replace(str(cluster.folder), str(proxy.folder))


@pytest.fixture(params=[None, "192.0.2.1:2224"], ids=["alone", "shared"])
def far(
    tmp_path: Path, far_url: str, proxy: Proxy, request: pytest.FixtureRequest
) -> Iterator[Store]:
    """A store behind the proxy, of a house that is alone or shares its database."""
    store = Store.open(tmp_path, url=far_url, shared=request.param)
    yield store
    # First, so that nothing waits for an answer any more.
    proxy.close()
    store.close()


@pytest.mark.asyncio
async def test_waiting_writes_share_one_transaction(store: Store) -> None:
    await store.write(empty_table(1))
    assert await all_at_once(store, *range(50)) == [None] * 50
    assert moves_of(store) == list(range(50))
    writers = "SELECT count(DISTINCT xmin::text) FROM moves"
    assert await store.read(lambda db: db.execute(writers).fetchone()) == (1,)


@pytest.mark.asyncio
async def test_a_faulty_write_fails_alone_and_leaves_nothing(store: Store) -> None:
    errors = await faulty_and_good_writes(store)
    assert [type(each) for each in errors] == [
        type(None),
        psycopg.errors.UniqueViolation,
        psycopg.errors.ForeignKeyViolation,
        psycopg.errors.NumericValueOutOfRange,
        type(None),
    ]
    assert moves_of(store) == [0, 1, 5, 9]


@pytest.mark.asyncio
async def test_statements_behind_faulty_ones_go_on_to_work(store: Store) -> None:
    """psycopg prepares a statement that it has sent some times, and is not told that it failed."""
    await store.write(*filling())
    for _ in range(8):
        with pytest.raises(psycopg.errors.UniqueViolation):
            await store.write(add_move(1, MoveRow(0, 0, b"twice")), keep_person(ANNA))
    for _ in range(8):
        await store.write(keep_person(ANNA))
    assert contents(store) == FILLED


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
@pytest.mark.asyncio
async def test_a_server_that_was_started_again_meanwhile_is_not_noticed(
    store: Store, cluster: Cluster, how: signal.Signals
) -> None:
    await store.write(*filling())
    cluster.stop(how)
    cluster.start()
    assert contents(store) == FILLED
    await store.write(add_move(1, MoveRow(2, 0, b"{}")))
    assert await store.read(lambda db: db.execute("SELECT count(*) FROM moves").fetchone()) == (3,)


@pytest.mark.asyncio
async def test_a_house_with_a_thousand_connections_connects_again(
    store: Store, cluster: Cluster
) -> None:
    await store.write(*filling())
    cluster.stop()
    move = add_move(1, MoveRow(2, 0, b"{}"))
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 2 * FD_SETSIZE), hard))
    with ExitStack() as held:
        with pytest.raises(StoreError):
            await store.write(move)
        last = 0
        while last < FD_SETSIZE:
            last = held.enter_context(open(os.devnull)).fileno()
        cluster.start()
        await store.write(move)
        await store.write(add_move(1, MoveRow(3, 0, b"{}")))
        store.close()


@pytest.mark.asyncio
async def test_writes_fail_without_the_server_and_can_be_tried_again(
    store: Store, cluster: Cluster
) -> None:
    await store.write(*filling())
    cluster.stop()
    try:
        async with asyncio.timeout(ENOUGH_SECONDS):
            for _ in range(3):
                assert whys(await all_at_once(store, 2, 3, 4)) == ["lost"] * 3
                with pytest.raises(StoreError):
                    await store.read(lambda db: db.execute("SELECT 1"))
    finally:
        cluster.start()
    assert await all_at_once(store, 2, 3, 4) == [None] * 3
    assert moves_of(store) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("cut", "done"), [("answer", True), ("request", False)])
@pytest.mark.asyncio
async def test_a_write_whose_answer_is_lost_returns_when_it_is_known_whether_it_was_done(
    far: Store, proxy: Proxy, cut: Cut, *, done: bool
) -> None:
    await far.write(*filling())
    delayed, troubles = asyncio.Event(), list[str | None]()
    far.on_trouble = troubles.append
    proxy.cut_at_commit(cut)
    move = add_move(1, MoveRow(2, 0, b"{}"))
    writing = asyncio.create_task(far.write(move, delayed=delayed.set))
    async with asyncio.timeout(ENOUGH_SECONDS):
        await delayed.wait()
        # Others need not wait for the answer.
        with pytest.raises(StoreError):
            await far.write(keep_person(ANNA))
        assert not writing.done()
        proxy.restore()
        if done:
            await writing
        else:
            with pytest.raises(StoreError):
                await writing
            await far.write(move)
    assert moves_of(far) == [0, 1, 2]
    assert troubles == ["lost", None]


class CutAtSecondTry:
    """Changes of a write, whose commit is cut when it is tried for itself."""

    def __init__(self, proxy: Proxy, *changes: Change) -> None:
        self._proxy = proxy
        self._changes = changes
        self._tries = count(1)

    def __iter__(self) -> Iterator[Change]:
        if next(self._tries) == 2:
            self._proxy.cut_at_commit("answer", once=True)
        return iter(self._changes)


@pytest.mark.asyncio
async def test_a_faulty_write_is_told_though_the_answer_to_the_commit_of_others_is_lost(
    far: Store, proxy: Proxy
) -> None:
    await far.write(*filling())
    writes = (
        [add_move(1, MoveRow(0, 0, b"twice"))],
        CutAtSecondTry(proxy, add_move(1, MoveRow(2, 0, b"{}"))),
    )
    faulty, good = await far.read_in_order(lambda db: db.transaction(writes))
    assert isinstance(faulty.error, psycopg.errors.UniqueViolation)
    assert good.error is None
    assert moves_of(far) == [0, 1, 2]


@pytest.mark.parametrize("cut", ["answer", "request"])
@pytest.mark.asyncio
async def test_a_connection_that_is_cut_once_during_a_commit_is_not_noticed(
    far: Store, proxy: Proxy, cut: Cut
) -> None:
    await far.write(*filling())
    troubles = list[str | None]()
    far.on_trouble = troubles.append
    proxy.cut_at_commit(cut, once=True)
    async with asyncio.timeout(ENOUGH_SECONDS):
        assert await all_at_once(far, 2, 3) == [None, None]
    assert (moves_of(far), troubles) == ([0, 1, 2, 3], [])


@pytest.mark.asyncio
async def test_nothing_is_written_once_another_house_has_left_its_token(
    store: Store, url: str
) -> None:
    """As after a failover that lost the lock, but not the connection."""
    await store.write(*filling())
    with psycopg.connect(url, autocommit=True) as other:
        other.execute("UPDATE origin SET token = 'another'")
    for _ in range(2):
        assert whys(await all_at_once(store, 2, 3)) == ["taken"] * 2
    assert moves_of(store) == [0, 1]


@pytest.mark.asyncio
async def test_the_lock_of_a_connection_that_the_server_takes_for_alive_is_taken_over(
    far: Store, proxy: Proxy
) -> None:
    await far.write(*filling())
    proxy.cut_silently()
    proxy.restore()
    assert await all_at_once(far, 2) == [None]
    assert moves_of(far) == [0, 1, 2]


@pytest.mark.asyncio
async def test_a_lock_that_the_server_gives_back_late_is_not_taken_for_that_of_another_house(
    far: Store, proxy: Proxy, url: str
) -> None:
    await far.write(*filling())
    proxy.cut_silently()
    with psycopg.connect(url, autocommit=True) as late:
        late.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        late.execute("SELECT pg_advisory_lock(%s)", (APPLICATION_ID,))
        proxy.restore()
        assert whys(await all_at_once(far, 2)) == ["lost"]
    assert await all_at_once(far, 2) == [None]


@pytest.mark.usefixtures("store")
def test_a_standby_is_not_asked(url: str) -> None:
    """It would not show the last changes yet."""
    with pytest.raises(UsageError) as refused:
        open_to_read(f"{url}&options=-cdefault_transaction_read_only%3Don")
    assert "session is read-only" in str(refused.value.details["detail"])


@pytest.mark.asyncio
async def test_a_house_never_writes_after_another_one_did(
    far: Store, proxy: Proxy, url: str, tmp_path: Path, cluster: Cluster
) -> None:
    """Also when the other one has ended since, and the lock is free."""
    await far.write(*filling())
    proxy.cut_silently()
    cluster.stop()
    cluster.start()
    other = Store.open(tmp_path / "other", url=url)
    await other.write(add_move(1, MoveRow(2, 0, b"other")))
    proxy.restore()
    assert whys(await all_at_once(far, 2)) == ["taken"]
    other.close()
    assert whys(await all_at_once(far, 2)) == ["taken"]
    with closing(Store.open(tmp_path / "other", url=url)) as third:
        assert moves_of(third) == [0, 1, 2]


def test_two_houses_cannot_use_one_database(store: Store, url: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError) as refused:
        Store.open(tmp_path / "other", url=url)
    assert refused.value.code == "store-taken"
    assert contents(store).people == ()


def test_a_house_that_ended_gives_the_database_back(open_store: OpenStore) -> None:
    for _ in range(3):
        open_store().close()


@pytest.mark.parametrize(("cut", "moves"), [("answer", 1), ("request", 0)])
@pytest.mark.asyncio
async def test_a_house_that_ends_before_it_knows_whether_a_move_was_stored_has_shown_none(
    tmp_path: Path, far_url: str, url: str, proxy: Proxy, cut: Cut, moves: int
) -> None:
    store = CountingStore.open(tmp_path, url=far_url)
    async with asyncio.timeout(ENOUGH_SECONDS):
        async with running_house(tmp_path, store=store) as house:
            people = await playing(house, "Anna", "Ben", "Carl")
            mover = on_turn(people)
            proxy.cut_at_commit(cut)
            asking = await start_asking(mover, move_of(mover))
            while not people[0].all(Paused):
                await asyncio.sleep(0)
            assert [person.state.number for person in people] == [0] * 3
        await asking
    with closing(Store.open(tmp_path / "again", url=url)) as again:
        (table,) = again.everything().tables
        assert len(table.moves) == moves


def told(person: Client) -> list[str]:
    person.receive()
    return [
        type(notice).__name__
        for notice in person.received
        if isinstance(notice, Paused | TableResumed | Refused)
    ]


@pytest.mark.asyncio
async def test_tables_pause_without_the_server_and_go_on_by_themselves(
    tmp_path: Path, url: str, cluster: Cluster
) -> None:
    store = CountingStore.open(tmp_path, url=url)
    async with running_house(tmp_path, store=store) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        mover = on_turn(people)
        cluster.stop()
        try:
            asking = await start_asking(mover, move_of(mover))
            await house.settle()
            assert [person.room.paused for person in people] == [True] * 3
            await house.pass_time(30)
        finally:
            cluster.start()
        await house.pass_time(5)
        await asking
        assert [told(person) for person in people] == [["Paused", "TableResumed"]] * 3
        assert [person.state.number for person in people] == [1] * 3

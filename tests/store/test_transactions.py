"""Waiting writes share a transaction; each is done or not at all, and can be tried again."""

import asyncio
import resource
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest

from server.store.changes import add_move, keep_person
from server.store.client import Store, StoreError
from server.store.database import DATABASE
from server.store.rows import MoveRow
from tests.store.sample import ANNA, FILLED, contents, empty_table, filling, moves_of

Step = Callable[[sqlite3.Connection], object]
LARGE = b"x" * 20_000


@asynccontextmanager
async def blocked(store: Store) -> AsyncIterator[None]:
    """Blocks the thread of the store, so that writes wait."""
    gate, began, loop = threading.Event(), asyncio.Event(), asyncio.get_running_loop()

    def wait(_: sqlite3.Connection) -> None:
        loop.call_soon_threadsafe(began.set)
        gate.wait()

    holding = asyncio.create_task(store.read_in_order(wait))
    await began.wait()
    try:
        yield
    finally:
        gate.set()
        await holding


async def all_at_once(
    store: Store, *numbers: int, move: bytes = b"{}"
) -> list[BaseException | None]:
    """Adds a move with each of the numbers; the error of each write, if any."""
    async with blocked(store):
        writers = [
            asyncio.create_task(store.write(add_move(1, MoveRow(number, 0, move))))
            for number in numbers
        ]
        await asyncio.sleep(0)
    return await asyncio.gather(*writers, return_exceptions=True)


async def faulty_and_good_writes(store: Store) -> list[BaseException | None]:
    """The errors of five writes at once, of which the first and the last are good."""
    await store.write(*filling())
    async with blocked(store):
        writers = [
            asyncio.create_task(store.write(add_move(1, MoveRow(number, 0, b"{}")), change))
            for number, change in (
                (5, empty_table(2)),
                (6, add_move(1, MoveRow(0, 0, b"twice"))),
                (7, add_move(99, MoveRow(0, 0, b"at no table"))),
                (8, add_move(1, MoveRow(2**70, 0, b"too far"))),
                (9, empty_table(3)),
            )
        ]
        await asyncio.sleep(0)
    return await asyncio.gather(*writers, return_exceptions=True)


def whys(errors: list[BaseException | None]) -> list[str]:
    assert all(isinstance(each, StoreError) for each in errors)
    return [each.why for each in errors if isinstance(each, StoreError)]


@pytest.mark.asyncio
async def test_waiting_writes_share_one_transaction(store: Store) -> None:
    statements: list[str] = []
    await store.write(empty_table(1))
    await store.read_in_order(lambda db: db.set_trace_callback(statements.append))
    assert await all_at_once(store, *range(50)) == [None] * 50
    await store.read_in_order(lambda db: db.set_trace_callback(None))
    assert statements.count("BEGIN IMMEDIATE") == statements.count("COMMIT") == 1
    assert moves_of(store) == list(range(50))


@pytest.mark.asyncio
async def test_a_faulty_write_fails_alone_and_leaves_nothing(store: Store) -> None:
    errors = await faulty_and_good_writes(store)
    assert [type(each) for each in errors] == [
        type(None),
        sqlite3.IntegrityError,
        sqlite3.IntegrityError,
        OverflowError,
        type(None),
    ]
    assert moves_of(store) == [0, 1, 5, 9]


def make_full(db: sqlite3.Connection) -> None:
    (pages,) = db.execute("PRAGMA page_count").fetchone()
    db.execute(f"PRAGMA max_page_count = {pages}")


def make_room(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA max_page_count = 1000000")


def refuse_writes(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA query_only = ON")


def allow_writes(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA query_only = OFF")


@pytest.mark.parametrize(
    ("begin", "end", "why"),
    [(make_full, make_room, "full"), (refuse_writes, allow_writes, "failed")],
)
@pytest.mark.asyncio
async def test_an_error_of_the_disk_fails_all_writes_and_they_can_be_tried_again(
    store: Store, begin: Step, end: Step, why: str
) -> None:
    await store.write(*filling())
    await store.read_in_order(begin)
    for _ in range(3):
        assert whys(await all_at_once(store, 2, 3, 4, move=LARGE)) == [why] * 3
        assert contents(store) == FILLED
    await store.read_in_order(end)
    assert await all_at_once(store, 2, 3, 4, move=LARGE) == [None] * 3
    assert moves_of(store) == [0, 1, 2, 3, 4]


@pytest.mark.asyncio
async def test_a_write_that_finds_the_disk_full_fails_with_its_whole_group(store: Store) -> None:
    await store.write(empty_table(1))
    await store.read_in_order(make_full)
    async with blocked(store):
        small = asyncio.create_task(store.write(keep_person(ANNA)))
        large = asyncio.create_task(store.write(add_move(1, MoveRow(0, 0, LARGE))))
        await asyncio.sleep(0)
    errors = await asyncio.gather(small, large, return_exceptions=True)
    assert whys([*errors]) == ["full", "full"]
    assert contents(store).people == ()


@contextmanager
def no_file_may_grow_beyond(size: int) -> Iterator[None]:
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))


@pytest.mark.asyncio
async def test_writes_that_the_system_refused_can_be_tried_again(
    store: Store, tmp_path: Path
) -> None:
    await store.write(*filling())
    log = tmp_path / "house" / f"{DATABASE}-wal"
    with no_file_may_grow_beyond(log.stat().st_size + 30_000):
        errors = await all_at_once(store, 2, 3, 4, move=LARGE)
        found = contents(store)
    assert whys(errors) == ["failed"] * 3
    assert found == FILLED
    assert await all_at_once(store, 2, 3, 4, move=LARGE) == [None] * 3
    store.close()
    again = Store.open(tmp_path / "house")
    assert moves_of(again) == [0, 1, 2, 3, 4]
    again.close()


@pytest.mark.parametrize("lock", ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"])
@pytest.mark.asyncio
async def test_a_locked_database_can_be_written_once_it_is_unlocked(
    store: Store, lock: str
) -> None:
    await store.write(empty_table(1))
    (file,) = await store.read_in_order(
        lambda db: db.execute("SELECT file FROM pragma_database_list").fetchone()
    )
    assert file.endswith(DATABASE)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute(lock)
        assert whys(await all_at_once(store, 0, 1)) == ["locked", "locked"]
        other.execute("ROLLBACK")
        assert await all_at_once(store, 0, 1) == [None, None]
    assert moves_of(store) == [0, 1]


@pytest.mark.asyncio
async def test_a_cancelled_write_does_not_keep_others_from_their_results(store: Store) -> None:
    await store.write(empty_table(1))
    async with blocked(store):
        writers = [
            asyncio.create_task(store.write(add_move(1, MoveRow(number, 0, b"{}"))))
            for number in range(3)
        ]
        await asyncio.sleep(0)
        writers[0].cancel()
    errors = await asyncio.wait_for(asyncio.gather(*writers, return_exceptions=True), 60)
    assert [type(each) for each in errors] == [asyncio.CancelledError, type(None), type(None)]
    assert moves_of(store) == [0, 1, 2]


@pytest.mark.asyncio
async def test_a_transaction_that_a_query_left_open_is_ended(store: Store) -> None:
    await store.read_in_order(lambda db: db.execute("BEGIN"))
    await store.write(*filling())
    assert contents(store) == FILLED

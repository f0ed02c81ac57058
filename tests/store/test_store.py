"""The store returns what was written to it, and nothing that was deleted."""

import asyncio
import threading
from functools import partial
from pathlib import Path

import pytest

from server.protocol.lobby import FinishedGame
from server.protocol.seat import replace
from server.store.changes import (
    add_move,
    add_saying,
    drop_moves,
    drop_table,
    forget_person,
    keep_person,
    keep_record,
    prune_talk,
)
from server.store.client import Store
from server.store.load import table
from server.store.records import finished, record_lines, took_part
from server.store.rows import LOBBY, TALK_AT_MOST, MoveRow, SavedTable, place_of
from tests.store.conftest import OpenStore
from tests.store.sample import (
    ANNA,
    BEN,
    FILLED,
    HELLO,
    PASS,
    RECORD,
    TABLE,
    TAKE,
    WAIT,
    Contents,
    contents,
    empty_table,
    filling,
    moves_of,
)


@pytest.fixture(params=["file", pytest.param("postgres", marks=pytest.mark.slow)])
def open_store(tmp_path: Path, request: pytest.FixtureRequest) -> OpenStore:
    """In either database."""
    url = request.getfixturevalue("url") if request.param == "postgres" else ""
    return partial(Store.open, tmp_path, url=url)


@pytest.mark.slow
def test_a_new_store_is_empty(store: Store) -> None:
    assert contents(store) == Contents((), (), {}, 1, 1, {})


@pytest.mark.asyncio
async def test_everything_is_there_after_a_restart(open_store: OpenStore) -> None:
    store = open_store()
    await store.write(*filling())
    assert contents(store) == FILLED
    store.close()
    again = open_store()
    assert contents(again) == FILLED
    assert await again.read(record_lines, "abc") == (RECORD.lines, True)
    again.close()


@pytest.mark.asyncio
async def test_a_row_that_is_kept_again_replaces_the_old_one(store: Store) -> None:
    await store.write(*filling())
    annie = replace(ANNA, name="Annie", folded="annie", seen=99.0)
    await store.write(keep_person(annie), empty_table(1, b"new", 98.0))
    found = contents(store)
    assert found.people == (annie, BEN)
    assert found.tables == (replace(TABLE, room=b"new", changed=98.0),)


@pytest.mark.asyncio
async def test_dropping_a_table_deletes_its_moves_and_its_talk(store: Store) -> None:
    await store.write(*filling(), empty_table(11), add_saying(replace(WAIT, place=place_of(11))))
    await store.write(*drop_table(1))
    found = contents(store)
    assert [table.id for table in found.tables] == [11]
    assert set(found.talk) == {LOBBY, place_of(11)}
    left = await store.read(lambda db: db.execute("SELECT count(*) FROM moves").fetchone())
    assert left == (0,)


@pytest.mark.asyncio
async def test_a_single_table_loads_as_it_does_with_all_others(store: Store) -> None:
    said = [replace(WAIT, text=str(number)) for number in range(TALK_AT_MOST + 5)]
    await store.write(*filling(), empty_table(11), add_move(11, PASS), *map(add_saying, said))
    everything = store.everything()
    for row in everything.tables:
        talk = everything.talk.get(place_of(row.id), ())
        assert await store.read(table, row.id) == SavedTable(row, talk)
    assert await store.read(table, 7) is None


@pytest.mark.asyncio
async def test_the_moves_of_a_table_can_be_dropped_for_a_rematch(store: Store) -> None:
    await store.write(*filling())
    await store.write(drop_moves(1), add_move(1, PASS))
    assert moves_of(store) == [PASS.number]


@pytest.mark.asyncio
async def test_numbers_of_people_and_tables_are_never_used_again(open_store: OpenStore) -> None:
    store = open_store()
    await store.write(*filling(), empty_table(7))
    await store.write(forget_person(2), *drop_table(7), *drop_table(1))
    store.close()
    again = open_store()
    found = again.everything()
    assert (found.next_person, found.next_table) == (3, 8)
    again.close()


@pytest.mark.asyncio
async def test_talk_and_results_of_a_forgotten_person_stay_without_the_person(store: Store) -> None:
    await store.write(*filling())
    await store.write(forget_person(2))
    found = contents(store)
    assert found.people == (ANNA,)
    assert found.talk == {LOBBY: (HELLO,), place_of(1): (replace(WAIT, person=None),)}
    results = await store.read(
        lambda db: db.execute("SELECT person, name, points FROM results ORDER BY seat").fetchall()
    )
    assert results == [(1, "Anna", 7), (None, "Ben", -3)]


@pytest.mark.asyncio
async def test_only_the_newest_talk_is_loaded_oldest_first(store: Store) -> None:
    said = [replace(HELLO, text=str(number)) for number in range(TALK_AT_MOST + 5)]
    await store.write(*(add_saying(row) for row in said), add_saying(WAIT))
    assert store.everything().talk == {LOBBY: tuple(said[5:]), place_of(1): (WAIT,)}


@pytest.mark.parametrize(
    ("keep", "left"), [(0, []), (2, ["3", "4"]), (5, list("01234")), (6, None)]
)
@pytest.mark.asyncio
async def test_old_talk_is_deleted_at_one_place_only(
    store: Store, keep: int, left: list[str] | None
) -> None:
    said = [replace(HELLO, text=str(number)) for number in range(5)]
    await store.write(*(add_saying(row) for row in said), add_saying(WAIT))
    await store.write(prune_talk(LOBBY, keep))
    talk = store.everything().talk
    assert [row.text for row in talk.get(LOBBY, ())] == (list("01234") if left is None else left)
    assert talk[place_of(1)] == (WAIT,)


@pytest.mark.asyncio
async def test_finished_games_are_listed_newest_last(store: Store) -> None:
    later = replace(RECORD, id="later", ended=20.0, open=False, results=RECORD.results[:1])
    await store.write(*keep_record(later), *keep_record(RECORD))
    await store.write(*keep_record(RECORD))
    assert await store.read(lambda connection: tuple(finished(connection))) == (
        FinishedGame("abc", "farbstich", 15.0, ("Anna", "Ben"), (7, -3), (0,), None),
        FinishedGame("later", "farbstich", 20.0, ("Anna",), (7,), (0,), None),
    )
    assert await store.read(record_lines, "later") == (RECORD.lines, False)
    assert await store.read(record_lines, "nothing") is None
    assert [await store.read(took_part, "later", person) for person in (1, 2)] == [True, False]


@pytest.mark.asyncio
async def test_a_query_in_order_sees_all_writes_before_it_and_none_after(
    store: Store,
) -> None:
    await store.write(empty_table(1))
    counts = await asyncio.gather(
        *(job for number in range(20) for job in (write(store, number), count(store)))
    )
    assert counts[1::2] == list(range(1, 21))


async def write(store: Store, number: int) -> None:
    await store.write(add_move(1, MoveRow(number, 0, b"{}")))


async def count(store: Store) -> int:
    return await store.read_in_order(
        lambda db: int(db.execute("SELECT count(*) FROM moves").fetchone()[0])
    )


@pytest.mark.asyncio
async def test_the_error_of_a_query_goes_to_its_caller_and_the_store_works_on(store: Store) -> None:
    with pytest.raises(Exception, match="hands"):
        await store.read(lambda db: db.execute("SELECT * FROM hands"))
    with pytest.raises(ZeroDivisionError):
        await store.read(lambda _: 1 // 0)
    await store.write(*filling())
    assert contents(store) == FILLED


@pytest.mark.asyncio
async def test_settled_waits_for_all_writes_so_far(store: Store) -> None:
    writer = asyncio.create_task(store.write(*filling()))
    await asyncio.sleep(0)
    await store.settled()
    assert writer.done()
    assert contents(store) == FILLED


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_write_is_done_even_if_its_caller_is_cancelled(store: Store) -> None:
    writer = asyncio.create_task(store.write(*filling()))
    await asyncio.sleep(0)
    writer.cancel()
    await store.settled()
    assert writer.cancelled()
    assert contents(store) == FILLED


@pytest.mark.slow
def test_closing_finishes_the_writes_that_wait(open_store: OpenStore) -> None:
    async def write_and_close() -> None:
        writer = asyncio.create_task(store.write(empty_table(1), add_move(1, TAKE)))
        await asyncio.sleep(0)
        store.close()
        await writer

    store = open_store()
    asyncio.run(write_and_close())
    again = open_store()
    assert moves_of(again) == [TAKE.number]
    again.close()


def test_the_store_works_on_after_the_loop_of_a_caller_is_closed(store: Store) -> None:
    gate, loop = threading.Event(), asyncio.new_event_loop()
    waiting = asyncio.gather(
        loop.create_task(store.read_in_order(lambda _: gate.wait())),
        loop.create_task(store.write(*filling())),
        return_exceptions=True,
    )
    loop.call_soon(loop.stop)
    loop.run_forever()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        loop.run_until_complete(waiting)
    loop.close()
    gate.set()
    assert contents(store) == FILLED
    assert asyncio.run(count(store)) == 2


@pytest.mark.asyncio
async def test_a_closed_store_raises(store: Store) -> None:
    store.close()
    store.close()
    with pytest.raises(RuntimeError, match="closed"):
        await store.write(empty_table(1))
    with pytest.raises(RuntimeError, match="closed"):
        store.everything()

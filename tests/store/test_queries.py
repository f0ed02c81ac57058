"""Each question that a running house asks is answered by an index."""

import sqlite3
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from server.protocol.seat import replace
from server.store import load, people, records
from server.store.changes import Change, add_saying, forget_person, keep_person, keep_record
from server.store.client import Store
from server.store.open_days import days_ago
from tests.store.sample import ANNA, BEN, RECORD, WAIT, filling

pytestmark = pytest.mark.slow

Query = Callable[[sqlite3.Connection], Any]
# The start of a house may read all of these tables; a running house asks the others.
QUESTIONS: dict[str, Query] = {
    "a person by number": lambda db: people.by_number(db, 1),
    "a person by key": lambda db: people.by_key(db, "SHA256:a"),
    "a person by another key": lambda db: people.by_key(db, "SHA256:b"),
    "a person by code": lambda db: people.by_code(db, "hash"),
    "what is known of a person": lambda db: people.known_of(db, 1),
    "the records of a person": lambda db: records.played_by(db, 1, 20),
    "a person by name": lambda db: people.by_folded_name(db, "anna"),
    "whether a name is taken": lambda db: people.has_name(db, "anna"),
    "the guests": people.guests,
    "people to forget": lambda db: people.not_seen_since(db, 1e9, played=False, most=20),
    "players to forget": lambda db: people.not_seen_since(db, 1e9, played=True, most=20),
    "who of some has played": lambda db: people.who_played(db, (1, 2)),
    "a table": lambda db: load.table(db, 1),
    "records to delete": lambda db: records.ended_before(db, 1e9, 20),
    "the day so many open days ago": lambda db: days_ago(db, 90),
    "a record": lambda db: records.record_lines(db, "abc"),
    "the finished games of a person": lambda db: records.last_games(db, 1, 40),
    "whether somebody took part": lambda db: records.took_part(db, "abc", 1),
    "how many games are finished": records.records_kept,
}


def plans_of(connection: sqlite3.Connection, run: Callable[[], object]) -> list[str]:
    """How SQLite finds the rows for each statement."""
    statements: list[str] = []
    connection.set_trace_callback(statements.append)
    run()
    connection.set_trace_callback(None)
    assert statements
    return [
        detail
        for statement in statements
        for *_, detail in connection.execute(f"EXPLAIN QUERY PLAN {statement}")
    ]


# Scans that end after the first rows, or that go through the few rows of their own index.
SHORT_SCANS = ("listed", "(subquery", "open_days", "USING INDEX open_records", "USING INDEX guests")


def reads_everything(detail: str) -> bool:
    return detail.startswith("SCAN") and not any(scan in detail for scan in SHORT_SCANS)


def steps_of(connection: sqlite3.Connection, query: Query) -> int:
    """The instructions of SQLite's machine that answer the question, in tens."""
    steps: list[None] = []
    connection.set_progress_handler(lambda: steps.append(None), 10)
    query(connection)
    connection.set_progress_handler(None, 0)
    return len(steps)


def crowd(first: int, last: int) -> Iterator[Change]:
    """People with a key, of whom every other one has a finished game, and much talk."""
    for number in range(first, last):
        name = f"person{number}"
        yield keep_person(replace(ANNA, id=number, key=f"key{number}", name=name, folded=name))
        yield add_saying(replace(WAIT, place=f"table:{number}", person=number))
        played = replace(RECORD.results[0], person=number if number % 2 else None, name=name)
        yield from keep_record(replace(RECORD, id=f"game{number}", results=(played,)))


@pytest.mark.asyncio
@pytest.mark.parametrize("question", QUESTIONS)
async def test_a_question_reads_no_whole_table(store: Store, question: str) -> None:
    await store.write(*filling())
    plans = await store.read(lambda db: plans_of(db, lambda: QUESTIONS[question](db)))
    assert [detail for detail in plans if reads_everything(detail)] == []


@pytest.mark.asyncio
async def test_no_question_takes_longer_with_twenty_times_as_many_rows(store: Store) -> None:
    await store.write(*filling(), *crowd(10, 110))
    before = await store.read(all_steps)
    await store.write(*crowd(110, 2010))
    after = await store.read(all_steps)
    assert {name: steps for name, steps in after.items() if steps > 1.1 * before[name] + 10} == {}


def all_steps(connection: sqlite3.Connection) -> dict[str, int]:
    return {name: steps_of(connection, query) for name, query in QUESTIONS.items()}


@pytest.mark.asyncio
async def test_forgetting_somebody_takes_no_longer_with_many_rows(store: Store) -> None:
    await store.write(*filling(), *crowd(10, 110))
    before = await store.read_in_order(forget(20))
    await store.write(*crowd(110, 2010))
    assert await store.read_in_order(forget(30)) <= before + 2


def forget(person: int) -> Callable[[sqlite3.Connection], int]:
    change = forget_person(person)
    return lambda db: steps_of(db, lambda db: db.execute(change.sql, change.values))


@pytest.mark.asyncio
async def test_people_are_known_to_have_played_once_a_game_of_theirs_is_finished(
    store: Store,
) -> None:
    await store.write(keep_person(ANNA), keep_person(BEN))
    assert await store.read(people.who_played, (1, 2)) == frozenset()
    await store.write(*keep_record(replace(RECORD, results=RECORD.results[:1])))
    assert await store.read(people.who_played, (1, 2)) == {1}
    await store.write(keep_person(replace(ANNA, name="Annie")))
    assert await store.read(people.who_played, (1, 2)) == {1}

"""People who were not here for long are forgotten, and old records are deleted, bit by bit."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from server.house.housekeeping import PAUSE, REST, SELDOM, STEP
from server.protocol.notices import Refused, Welcome
from server.protocol.seat import replace
from server.settings import HouseSettings, RecordSettings
from server.store import vacuum
from server.store.changes import keep_person, keep_record
from server.store.open_days import DAY, note_open
from server.store.records import record_lines
from tests.house.running import AT_ONCE, RunningHouse, running_house
from tests.house.scenarios import execute, playing, query_store
from tests.store.sample import ANNA, RECORD

SETTINGS = replace(AT_ONCE, house=HouseSettings(forget_days=30, forget_players_days=300))


async def stored(house: RunningHouse) -> set[str]:
    def names(db: sqlite3.Connection) -> set[str]:
        return {name for (name,) in db.execute("SELECT name FROM people")}

    found: set[str] = await query_store(house, names)
    return found


async def open_for(house: RunningHouse, days: int) -> None:
    """As if the house had been open on all these days before today."""
    now = house.clock.now()
    await house.house.store.write(*(note_open(now - day * DAY) for day in range(days)))


async def came(house: RunningHouse, name: str, *, days_ago: float) -> None:
    """A person with a key who was here once."""
    await (await house.connect(name)).disconnect()
    seen = house.clock.now() - days_ago * DAY
    await query_store(
        house, lambda db: db.execute("UPDATE people SET seen = ? WHERE name = ?", (seen, name))
    )


async def finished_a_game(house: RunningHouse, name: str) -> None:
    def number(db: sqlite3.Connection) -> int:
        row = db.execute("SELECT id FROM people WHERE name = ?", (name,))
        return int(row.fetchone()[0])

    person = await query_store(house, number)
    result = replace(RECORD.results[0], person=person, name=name)
    await house.house.store.write(*keep_record(replace(RECORD, id=name, results=(result,))))


@pytest.mark.asyncio
async def test_a_key_that_came_once_is_forgotten_and_its_name_is_free(tmp_path: Path) -> None:
    async with running_house(tmp_path, SETTINGS) as house:
        await open_for(house, 400)
        await came(house, "Anna", days_ago=31)
        await came(house, "Ben", days_ago=29)
        await house.pass_time(REST)
        assert await stored(house) == {"Ben"}
        other = await house.connect("Anna", key="other")
        assert other.last(Welcome).name == "Anna"
        again = await house.connect("Anna", key="Anna")
        assert again.last(Welcome).name == "Anna-2"
        assert again.all(Refused)


@pytest.mark.asyncio
async def test_somebody_with_a_finished_game_is_kept_longer(tmp_path: Path) -> None:
    async with running_house(tmp_path, SETTINGS) as house:
        await open_for(house, 400)
        for name, days in (("Anna", 299), ("Ben", 301)):
            await came(house, name, days_ago=days)
            await finished_a_game(house, name)
        await house.pass_time(REST)
        assert await stored(house) == {"Anna"}


@pytest.mark.asyncio
async def test_people_who_are_here_or_have_a_seat_are_not_forgotten(tmp_path: Path) -> None:
    async with running_house(tmp_path, SETTINGS) as house:
        await open_for(house, 400)
        await house.connect("Anna")
        await house.pass_time(REST - 10)
        ben, *_ = await playing(house, "Ben", "Carl", "Dora")
        await ben.disconnect()
        await query_store(house, execute("UPDATE people SET seen = -1e9"))
        await house.pass_time(20)
        assert await stored(house) == {"Anna", "Ben", "Carl", "Dora"}
        seen = await query_store(house, lambda db: db.execute("SELECT min(seen) FROM people"))
        assert seen.fetchone()[0] > 0
        assert (await house.connect("Ben")).room.you is not None


@pytest.mark.asyncio
async def test_zero_days_mean_that_nobody_is_forgotten(tmp_path: Path) -> None:
    never = replace(AT_ONCE, house=HouseSettings(forget_days=0, forget_players_days=0))
    async with running_house(tmp_path, never) as house:
        await open_for(house, 400)
        await came(house, "Anna", days_ago=36_000)
        await house.pass_time(REST)
        assert await stored(house) == {"Anna"}


@pytest.mark.asyncio
async def test_many_are_forgotten_in_small_steps(tmp_path: Path) -> None:
    async with running_house(tmp_path, SETTINGS) as house:
        await open_for(house, 400)
        names = [f"Person {number}" for number in range(2 * STEP + 5)]
        rows = (
            replace(ANNA, id=100 + number, key=name, name=name, folded=name, seen=-1e9)
            for number, name in enumerate(names)
        )
        await house.house.store.write(*map(keep_person, rows))
        left = []
        await house.pass_time(REST)
        for _ in range(3):
            left.append(len(await stored(house)))
            await house.pass_time(PAUSE)
        assert left == [STEP + 5, 5, 0]


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_visit_is_noted_so_that_regulars_stay(tmp_path: Path) -> None:
    async with running_house(tmp_path, SETTINGS) as house:
        await came(house, "Anna", days_ago=29)
        await came(house, "Ben", days_ago=29)
        await open_for(house, 400)
    async with running_house(tmp_path, SETTINGS, clock=house.clock) as again:
        await (await again.connect("Anna")).disconnect()
        await again.pass_time(2 * DAY)
        assert await stored(again) == {"Anna"}


@pytest.mark.slow
@pytest.mark.asyncio
async def test_days_on_which_the_house_was_closed_are_no_absence(tmp_path: Path) -> None:
    async with running_house(tmp_path, SETTINGS) as house:
        await came(house, "Anna", days_ago=0)
        await open_for(house, 20)
    house.clock.next_alarm(house.clock.now() + 400 * DAY)
    async with running_house(tmp_path, SETTINGS, clock=house.clock) as again:
        await again.pass_time(29 * DAY)
        assert await stored(again) == {"Anna"}
        await again.pass_time(3 * DAY)
        assert await stored(again) == set()


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_game_is_not_lost_because_the_machine_was_off(tmp_path: Path) -> None:
    hours = SETTINGS.tables.keep_hours
    async with running_house(tmp_path, SETTINGS) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        for person in people:
            await person.disconnect()
    house.clock.next_alarm(house.clock.now() + (hours + 1) * 3600)
    async with running_house(tmp_path, SETTINGS, clock=house.clock) as again:
        await again.pass_time((hours - 1) * 3600)
        assert (await again.connect("Anna")).room.phase == "running"
    # Twice, as the time of the first pause must not be counted after the second one.
    again.clock.next_alarm(again.clock.now() + (hours + 1) * 3600)
    async with running_house(tmp_path, SETTINGS, clock=house.clock) as third:
        assert len(third.house.tables) == 1
        await third.pass_time((hours + 1) * 3600)
        assert len(third.house.tables) == 0


@pytest.mark.asyncio
async def test_records_are_kept_for_so_many_days(tmp_path: Path) -> None:
    for_ten_days = replace(SETTINGS, records=RecordSettings(keep_days=10))
    async with running_house(tmp_path, for_ten_days) as house:
        await open_for(house, 400)
        now = house.clock.now()
        for name, days in (("old", 11), ("new", 9)):
            record = replace(RECORD, id=name, ended=now - days * DAY)
            await house.house.store.write(*keep_record(record))
        await house.pass_time(REST)
        assert await query_store(house, record_lines, "old") is None
        assert await query_store(house, record_lines, "new") == (RECORD.lines, True)
        results = await query_store(house, lambda db: db.execute("SELECT record FROM results"))
        assert {record for (record,) in results} == {"new"}


@pytest.mark.asyncio
async def test_a_house_that_restarts_daily_and_is_never_empty_deletes_too(tmp_path: Path) -> None:
    async with running_house(tmp_path, SETTINGS) as house:
        await open_for(house, 400)
        await came(house, "Anna", days_ago=31)
        await house.connect("Ben")
        await house.pass_time(REST + PAUSE)
        assert await stored(house) == {"Ben"}


@pytest.mark.asyncio
async def test_it_ends_though_people_who_are_here_stay_outdated(tmp_path: Path) -> None:
    async with running_house(tmp_path, SETTINGS) as house:
        await open_for(house, 400)
        await came(house, "Anna", days_ago=31)
        await house.connect("Ben")
        await query_store(house, execute("UPDATE people SET seen = -1e9"))
        house.clock.ahead = -500 * DAY
        deleted = await asyncio.wait_for(house.house.housekeeping.prune(), 10)
        assert len(deleted.people) == 1
        assert await stored(house) == {"Ben"}


RARE_NAME = "a name that nobody else has"


async def delete_for_good(house: RunningHouse) -> None:
    await house.house.store.write(keep_person(replace(ANNA, name=RARE_NAME)), vacuum.DUE)
    await query_store(house, lambda db: db.execute("DELETE FROM people WHERE id = 1"))


def has_traces(folder: Path) -> bool:
    return any(RARE_NAME.encode() in file.read_bytes() for file in folder.glob("house.db*"))


@pytest.mark.asyncio
async def test_what_was_deleted_for_good_is_overwritten_when_that_is_due(tmp_path: Path) -> None:
    async with running_house(tmp_path, SETTINGS) as house:
        await delete_for_good(house)
        assert has_traces(tmp_path)
        await house.pass_time(REST)
        assert not await query_store(house, vacuum.is_due)
        assert not has_traces(tmp_path)


@pytest.mark.asyncio
async def test_what_became_outdated_is_overwritten_too(tmp_path: Path) -> None:
    async with running_house(
        tmp_path, replace(SETTINGS, records=RecordSettings(keep_days=10))
    ) as house:
        await open_for(house, 400)
        old = replace(RECORD, ended=house.clock.now() - 11 * DAY)
        result = replace(RECORD.results[0], name=RARE_NAME)
        await house.house.store.write(*keep_record(replace(old, results=(result,))))
        assert has_traces(tmp_path)
        await house.pass_time(REST + PAUSE)
        assert not has_traces(tmp_path)
        gone = replace(ANNA, name=RARE_NAME, seen=-1e9)
        await house.house.store.write(keep_person(gone))
        assert has_traces(tmp_path)
        await house.pass_time(REST + PAUSE)
        assert not has_traces(tmp_path)


@pytest.mark.asyncio
async def test_a_small_database_is_written_anew_only_every_ten_minutes(tmp_path: Path) -> None:
    async with running_house(tmp_path, SETTINGS) as house:
        await delete_for_good(house)
        await house.house.housekeeping.overwrite_deleted()
        assert not has_traces(tmp_path)
        await delete_for_good(house)
        await house.pass_time(SELDOM - 1)
        await house.house.housekeeping.overwrite_deleted()
        assert has_traces(tmp_path)
        await house.pass_time(REST)
        assert not has_traces(tmp_path)


@pytest.mark.asyncio
async def test_a_large_database_is_overwritten_only_while_nobody_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vacuum, "SMALL", 0)
    async with running_house(tmp_path, SETTINGS) as house:
        people = await playing(house, "Ben", "Carl", "Dora", relaxed=True)
        await house.connect("Eva")
        await delete_for_good(house)
        await house.pass_time(2 * DAY)
        assert people[0].room.phase == "running"
        assert has_traces(tmp_path)
        for person in people:
            await person.disconnect()
        await house.pass_time(REST)
        assert not has_traces(tmp_path)

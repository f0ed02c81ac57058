"""People who have not been here for long are forgotten, unless somebody would miss them."""

import sqlite3
from pathlib import Path

import pytest

from server.house.people.forgetting import DAY, PAUSE, REST, STEP
from server.protocol.notices import Refused, Welcome
from server.protocol.seat import replace
from server.settings import HouseSettings
from server.store.changes import keep_person, keep_record
from tests.house.running import AT_ONCE, RunningHouse, running_house
from tests.house.scenarios import execute, playing, query_store
from tests.store.sample import ANNA, RECORD

SETTINGS = replace(AT_ONCE, house=HouseSettings(forget_days=30, forget_players_days=300))


async def stored(house: RunningHouse) -> set[str]:
    def names(db: sqlite3.Connection) -> set[str]:
        return {name for (name,) in db.execute("SELECT name FROM people")}

    found: set[str] = await query_store(house, names)
    return found


async def came(house: RunningHouse, name: str, *, days_ago: float) -> None:
    """Somebody with a key who was here once."""
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
        for name, days in (("Anna", 299), ("Ben", 301)):
            await came(house, name, days_ago=days)
            await finished_a_game(house, name)
        await house.pass_time(REST)
        assert await stored(house) == {"Anna"}


@pytest.mark.asyncio
async def test_people_who_are_here_or_have_a_seat_are_not_forgotten(tmp_path: Path) -> None:
    async with running_house(tmp_path, SETTINGS) as house:
        await house.pass_time(REST - 10)
        await house.connect("Anna")
        ben, *_ = await playing(house, "Ben", "Carl", "Dora")
        await ben.disconnect()
        await query_store(house, execute("UPDATE people SET seen = -1e9"))
        await house.pass_time(20)
        assert await stored(house) == {"Anna", "Ben", "Carl", "Dora"}
        assert (await house.connect("Ben")).room.you is not None


@pytest.mark.asyncio
async def test_zero_days_mean_that_nobody_is_forgotten(tmp_path: Path) -> None:
    never = replace(AT_ONCE, house=HouseSettings(forget_days=0, forget_players_days=0))
    async with running_house(tmp_path, never) as house:
        await came(house, "Anna", days_ago=36_000)
        await house.pass_time(REST)
        assert await stored(house) == {"Anna"}


@pytest.mark.asyncio
async def test_many_are_forgotten_in_small_steps(tmp_path: Path) -> None:
    async with running_house(tmp_path, SETTINGS) as house:
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


@pytest.mark.asyncio
async def test_a_visit_is_noted_so_that_regulars_stay(tmp_path: Path) -> None:
    async with running_house(tmp_path, SETTINGS) as house:
        await came(house, "Anna", days_ago=29)
        await came(house, "Ben", days_ago=29)
    async with running_house(tmp_path, SETTINGS, clock=house.clock) as again:
        await (await again.connect("Anna")).disconnect()
        await again.pass_time(2 * DAY)
        assert await stored(again) == {"Anna"}

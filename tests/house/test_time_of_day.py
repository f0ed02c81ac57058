"""The time of day may jump: what waits goes on as before, and dates are those of the new time."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.house.clock import RealClock
from server.protocol.lobby import TimeControl
from server.protocol.notices import GameEnded
from server.protocol.requests import Look, Open, Ready, Say
from server.store.open_days import DAY
from tests.house.running import ManualClock, RunningHouse, play_on, running_house
from tests.house.scenarios import (
    connect_guest,
    on_turn,
    playing,
    query_store,
    reconnect,
)
from tests.ssh.client_programs import ROOT

JUMPS = pytest.mark.parametrize("jump", [DAY, -DAY], ids=["forward", "back"])
NOON = 20_000 * DAY + DAY / 2
MINUTE = 60
DATES = (
    "SELECT at FROM talk UNION ALL SELECT ended FROM records UNION ALL SELECT ended FROM results"
    " UNION ALL SELECT at FROM bans UNION ALL SELECT seen FROM people"
)
# Calls that tell the time of day, and who may make them: files and answers to the host are dated.
TELLING = {"time.time", "datetime.now", "datetime.utcnow", "datetime.today", "date.today"}
DATING = {
    "house/clock.py",
    "store/database.py",
    "commands/hosting/checks.py",
    "commands/hosting/archive.py",
    "commands/backup.py",
}


@pytest.mark.asyncio
@JUMPS
async def test_a_clock_that_is_set_during_a_game_takes_no_time_from_anybody(
    tmp_path: Path, jump: float
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(
            house, "Anna", "Ben", "Carl", game="farbstich", clock=TimeControl(60, 5)
        )
        await house.pass_time(20)
        house.clock.ahead = jump
        await house.pass_time(1)
        mover = on_turn(people)
        assert mover.room.you is not None
        await mover.ask(Look())
        assert mover.state.left[mover.room.you] == 39
        await house.pass_time(38)
        assert mover.my_turn
        await house.pass_time(1)
        assert not mover.my_turn


@pytest.mark.slow
@pytest.mark.asyncio
@JUMPS
async def test_what_happens_after_a_clock_was_set_has_the_new_date(
    tmp_path: Path, jump: float
) -> None:
    async with running_house(tmp_path, clock=ManualClock(NOON)) as house:
        people = await playing(house, "Anna", "Ben", "Carl", relaxed=True)
        house.clock.ahead = jump
        dora = await house.connect("Dora")
        for person in (people[0], dora):
            await person.ask(Say("hello", to="lobby" if person is dora else "table"))
        await play_on(people, lambda state: state.legal[0])
        assert people[0].all(GameEnded)
        await house.house.bans.add(["192.0.2.7/32"])
        for person in people:
            await person.disconnect()
            await reconnect(house, person)
        dates = await query_store(house, lambda db: db.execute(DATES).fetchall())
        assert dates == [(NOON + jump,)] * (2 + 1 + 3 + 1 + 4)


async def leave_a_game(house: RunningHouse) -> None:
    """A guest leaves a game with bots, which is then kept for an hour."""
    guest = await connect_guest(house)
    await guest.ask(Open("farbstich", 3, bots=("simple", "simple")), Ready())
    await guest.disconnect()


@pytest.mark.asyncio
@JUMPS
async def test_a_clock_that_is_set_ends_no_game_after_a_restart(
    tmp_path: Path, jump: float
) -> None:
    async with running_house(tmp_path, clock=ManualClock(NOON)) as house:
        await leave_a_game(house)
        await house.pass_time(10 * MINUTE)
        house.clock.ahead = jump
        await house.pass_time(10 * MINUTE)
    clock = ManualClock(house.clock.wall())
    async with running_house(tmp_path, clock=clock) as again:
        await again.pass_time(35 * MINUTE)
        assert len(again.house.tables) == 1
        await again.pass_time(30 * MINUTE)
        assert len(again.house.tables) == 0


@pytest.mark.asyncio
async def test_days_that_a_wrong_clock_noted_do_not_count_later(tmp_path: Path) -> None:
    async with running_house(tmp_path, clock=ManualClock(NOON + 5 * DAY)):
        """The clock is five days ahead."""
    async with running_house(tmp_path, clock=ManualClock(NOON)) as house:
        await leave_a_game(house)
    async with running_house(tmp_path, clock=ManualClock(NOON + 3 * DAY)) as again:
        await again.pass_time(MINUTE)
        assert len(again.house.tables) == 1


def test_the_clock_of_the_house_stands_still_while_the_machine_sleeps() -> None:
    wall, steady = [NOON], [7.0]
    clock = RealClock(lambda: wall[0], lambda: steady[0])
    assert (clock.now(), clock.wall()) == (NOON, NOON)
    wall[0] += 8 * 3600
    assert (clock.now(), clock.wall()) == (NOON, NOON + 8 * 3600)
    steady[0] += 1
    wall[0] -= DAY
    assert (clock.now(), clock.wall()) == (NOON + 1, NOON + 8 * 3600 - DAY)
    # Other machines count on, and tell afterwards that they stood still.
    steady[0] += 600
    clock.skip(599)
    assert clock.now() == NOON + 2


def calls(file: Path) -> Iterator[str]:
    """The names of functions of modules and classes that are used."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield f"{node.value.id}.{node.attr}"


@pytest.mark.slow
def test_only_dates_are_taken_from_the_time_of_day() -> None:
    files = [*(ROOT / "server").rglob("*.py"), *(ROOT / "tui").rglob("*.py")]
    telling = {file for file in files if TELLING.intersection(calls(file))}
    assert {str(file.relative_to(ROOT / "server")) for file in telling} == DATING

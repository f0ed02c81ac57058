"""Newcomers are refused before the memory that the system allows is used up."""

import resource
import subprocess
import sys
from math import inf
from pathlib import Path

import pytest

from server.house.memory import (
    CONNECTION,
    GROWING,
    MEGABYTE,
    RESERVE,
    SESSION,
    AddressSpace,
    Chosen,
    Limit,
    Memory,
    cgroups,
    screens,
)
from server.protocol.refusals import AddressFull, CannotKeep, HouseFull
from server.settings import HouseholdSettings
from tests.house.running import ManualClock, running_house
from tests.house.scenarios import store_refuses_writes

VERSION_1 = {"memory.limit_in_bytes": "1000", "memory.usage_in_bytes": "700"}
VERSION_2 = {"memory.max": "1000", "memory.current": "700"}
STAT = """anon 500
inactive_file 70
active_file 30
total_inactive_file 150
total_active_file 50
"""


class Given(Limit):
    """A limit that leaves so much room at first."""

    limit = 1000.0 * MEGABYTE
    used = 0.0

    def __init__(self, room: float) -> None:
        self.used = self.limit - RESERVE - room


def group(folder: Path, **files: str) -> None:
    folder.mkdir(parents=True)
    (folder / "memory.stat").write_text(STAT)
    for name, text in files.items():
        (folder / name).write_text(f"{text}\n")


def test_without_a_limit_everybody_may_come_in() -> None:
    memory = Memory(ManualClock())
    assert memory.room() == screens([]) == inf
    assert all(memory.takes(SESSION) for _ in range(10_000))


def test_those_who_came_just_now_are_counted_until_what_they_need_is_measured() -> None:
    clock, room = ManualClock(), Given(8 * SESSION)
    memory = Memory(clock, [Given(inf), room])
    assert [memory.takes(SESSION) for _ in range(6)] == [True] * 4 + [False] * 2
    # Connections have a half of their own, so that they leave room for sessions.
    assert [memory.takes(CONNECTION) for _ in range(17)] == [True] * 16 + [False]
    clock.next_alarm(clock.now() + GROWING)
    room.used += 4 * SESSION
    assert [memory.takes(SESSION) for _ in range(3)] == [True, True, False]
    clock.next_alarm(clock.now() + GROWING)
    room.used += 4 * SESSION
    assert not memory.takes(CONNECTION)


def test_about_so_many_people_have_room() -> None:
    assert screens([Chosen(MEGABYTE)]) == 0
    assert 5 <= screens([Chosen(120 * 2**20)]) < 20
    assert screens([Chosen(120 * 2**20), Given(0)]) < screens([Given(0)])


@pytest.mark.parametrize(
    ("line", "place", "files", "used"),
    [
        ("0::/system.slice/house.service", "system.slice/house.service", VERSION_2, 600),
        ("7:memory:/house", "memory/house", VERSION_1, 500),
        # In a container the group has another name than the machine knows it by.
        ("0::/docker/0123", "", VERSION_2, 600),
    ],
)
def test_the_limits_of_cgroups_are_known(
    tmp_path: Path, line: str, place: str, files: dict[str, str], used: int
) -> None:
    root, listed = tmp_path / "cgroup", tmp_path / "listed"
    listed.write_text(f"3:cpu:/elsewhere\n{line}\n")
    group(root / place, **files)
    (found,) = cgroups(root, listed)
    assert (found.limit, found.used) == (1000, used)


def test_the_limit_of_a_group_above_counts_and_one_that_is_not_set_does_not(
    tmp_path: Path,
) -> None:
    root, listed = tmp_path / "cgroup", tmp_path / "listed"
    listed.write_text("0::/house.slice/house.service\n")
    group(root / "house.slice", **{"memory.max": "3000", "memory.current": "2100"})
    group(root / "house.slice" / "house.service", **{"memory.max": "max", "memory.current": "700"})
    found = cgroups(root, listed)
    assert [each.limit for each in found] == [inf, 3000]
    assert Memory(ManualClock(), found).room() == 3000 - 2000 - RESERVE
    (root / "house.slice" / "memory.max").write_text("9223372036854771712\n")
    assert Memory(ManualClock(), found).room() == inf
    assert cgroups(root, tmp_path / "not there") == []


def test_a_limit_of_the_settings_counts_all_processes_of_the_house() -> None:
    chosen = Chosen(0)
    before = chosen.used
    assert before > 10 * MEGABYTE
    big = f"x = b'x' * {50 * MEGABYTE}; print(flush=True); input()"
    pipe = subprocess.PIPE
    with subprocess.Popen((sys.executable, "-c", big), stdin=pipe, stdout=pipe) as child:
        assert child.stdout
        child.stdout.readline()
        assert 40 * MEGABYTE < chosen.used - before < 90 * MEGABYTE
        child.communicate(b"\n", timeout=20)


def test_the_limit_of_addresses_is_known() -> None:
    space = AddressSpace()
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    before = space.limit
    resource.setrlimit(resource.RLIMIT_AS, (2**45, hard))
    try:
        assert space.limit == 2**45
        assert MEGABYTE < space.used < 2**45
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))
    assert space.limit == before


@pytest.mark.asyncio
async def test_a_house_without_memory_is_full(tmp_path: Path) -> None:
    async with running_house(tmp_path) as running:
        running.house.memory = Memory(running.clock, [Given(2 * SESSION)])
        await running.connect("Anna")
        assert await running.house.enter(key="Ben") == HouseFull()
        await running.pass_time(GROWING)
        ben = await running.connect("Ben")
        running.house.leave(ben.session)
        # The sessions that came and went grow no more.
        await running.connect("Cleo")


@pytest.mark.asyncio
async def test_memory_is_neither_taken_by_refused_sessions_nor_by_those_that_fail(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as running:
        house = running.house
        house.memory = Memory(running.clock, [Given(4 * SESSION)])
        house.households.change(HouseholdSettings(sessions=1))
        for _ in range(3):
            first = await running.connect("Anna", address="192.0.2.1")
            assert await house.enter(key="Ben", address="192.0.2.1") == AddressFull("sessions", 1)
            house.leave(first.session)
        for _ in range(3):
            async with store_refuses_writes(running):
                assert await house.enter(key="Cleo", address="192.0.2.2") == CannotKeep()
        await running.connect("Cleo", address="192.0.2.2")

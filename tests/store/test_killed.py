"""Acknowledged writes survive kill -9."""

import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from random import Random

import pytest

from server.store.client import Store

pytestmark = pytest.mark.slow

KILLS, LONGEST = 12, 400


def killed_after(folder: Path, url: str, moves: int) -> dict[int, int]:
    """The last acknowledged move of each table."""
    command = [sys.executable, "-m", "tests.store.busy_house", str(folder), url]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as house:
        assert house.stdout is not None
        lines = [house.stdout.readline() for _ in range(moves)]
        house.kill()
        lines += house.stdout.readlines()
    assert house.returncode == -9
    last: dict[int, int] = defaultdict(int)
    for table, number in (map(int, line.split()) for line in lines):
        last[table] = max(last[table], number)
    return last


@pytest.mark.parametrize("place", ["file", "postgres"])
def test_a_killed_house_has_kept_every_acknowledged_move(
    tmp_path: Path, place: str, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("url") if place == "postgres" else ""
    dice = Random(1)
    for _ in range(KILLS if place == "file" else KILLS // 2):
        acknowledged = killed_after(tmp_path, url, dice.randrange(LONGEST))
        store = Store.open(tmp_path, url=url)
        tables = {table.id: table for table in store.everything().tables}
        store.close()
        for table, last in acknowledged.items():
            assert len(tables[table].moves) > last
        for row in tables.values():
            numbers = [move.number for move in row.moves]
            assert numbers == list(range(len(numbers)))
            assert row.room == (str(numbers[-1]).encode() if numbers else b"")

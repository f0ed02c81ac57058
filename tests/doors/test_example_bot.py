"""The example bot of the README plays all three games."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.doors.test_schema import NOTICE
from tests.laws.test_layers import imported

pytestmark = pytest.mark.slow

BOT = Path(__file__).with_name("example_bot.py")
ROOT = BOT.parents[2]
HOUSE = """#!/bin/sh
cd "{root}" && "{python}" -m server "$@" --config "{here}/fast.toml" --data "{here}/data" |
    tee "{here}/told.jsonl"
"""
FAST = """
[bots]
workers = 0
quickest_ms = 0
slowest_ms = 0
[limits]
requests_per_second = 100000
"""


def test_the_example_bot_is_short_and_needs_only_python() -> None:
    assert imported(BOT) <= sys.stdlib_module_names
    assert len(BOT.read_text("utf-8").splitlines()) <= 30


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """The data folder of a house whose bots answer at once."""
    command = tmp_path / "kartenhaus"
    command.write_text(HOUSE.format(root=ROOT, python=sys.executable, here=tmp_path))
    command.chmod(0o755)
    (tmp_path / "fast.toml").write_text(FAST)
    return tmp_path


def test_the_example_bot_plays_all_three_games_to_the_end(house: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(BOT)],
        env={"PATH": f"{house}:/usr/bin:/bin", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.startswith("{'points': [") for line in done.stdout.splitlines()] == [True] * 3
    told = [json.loads(line) for line in (house / "told.jsonl").read_bytes().splitlines()]
    games = [notice["view"]["view"] for notice in told if notice["tell"] == "state"]
    assert list(dict.fromkeys(games)) == ["eight28", "farbstich", "schatzsuche"]
    for notice in told[::10]:
        NOTICE.validate(notice)

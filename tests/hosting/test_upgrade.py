"""The files of a house are replaced while it is open."""

import asyncio
import json
import os
import shutil
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.bot_processes.asking import children, workers
from tests.copied import copy_sources
from tests.hosting.in_systemd_bots import play
from tests.ssh.client_programs import ROOT
from tests.ssh.test_serve import served

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
IN_PROCESSES = {**os.environ, "KARTENHAUS_BOTS_WORKERS": "1"}
SECONDS = 60


def break_files(folder: Path) -> None:
    for file in folder.rglob("*.py"):
        file.write_text("raise ImportError('from another version')\n")
    for compiled in folder.rglob("__pycache__"):
        shutil.rmtree(compiled)


async def test_master_bots_still_think_after_the_files_changed_and_their_process_was_killed(
    tmp_path: Path,
) -> None:
    copy = tmp_path / "copy"
    copy_sources(copy)
    async with served(tmp_path / "house", cwd=copy, env=IN_PROCESSES) as house:
        await asyncio.wait_for(play(house.port), SECONDS)
        (killed,) = workers(house.process.pid)
        break_files(copy / "server")
        os.kill(killed, signal.SIGKILL)
        await asyncio.wait_for(play(house.port), SECONDS)
        assert workers(house.process.pid) not in ([], [killed])
        house.process.send_signal(signal.SIGTERM)
        code, log = await house.end()
    assert code == 0
    faults = [entry["task"] for entry in entries_of(log) if entry["what"] == "fault"]
    # A move by chance, after a process that could not start, would be one more.
    assert faults == ["a process of bots was lost"]


def entries_of(log: str) -> list[dict[str, Any]]:
    """Each line is an entry: no process has printed a traceback."""
    return [json.loads(line) for line in log.splitlines()]


async def test_no_process_outlives_a_house_that_is_killed(tmp_path: Path) -> None:
    async with served(tmp_path / "house", cwd=ROOT, env=IN_PROCESSES) as house:
        await asyncio.wait_for(play(house.port), SECONDS)
        of_house = [*children(house.process.pid), *workers(house.process.pid)]
        assert len(of_house) > 1
        watched = [os.pidfd_open(process) for process in of_house]
        house.process.kill()
        await asyncio.wait_for(asyncio.gather(*map(ended, watched)), SECONDS)


async def ended(process: int) -> None:
    """The file of a process can be read when it is dead."""
    loop, dead = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(process, dead.set)
    try:
        await dead.wait()
    finally:
        loop.remove_reader(process)
        os.close(process)

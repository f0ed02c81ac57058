"""A house on a disk that cannot be written can still be read."""

import asyncio
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from server.store.changes import keep_record
from server.store.client import Store
from server.store.database import DATABASE
from server.store.rows import RecordRow, ResultRow
from tests.commands.running import Answer, Prompt
from tests.ssh.client_programs import ROOT
from tests.ssh.made_keys import give_keys

pytestmark = pytest.mark.slow
SIMULATED = ("simulate", "eight28", "--seats", "3", "--games", "1", "--seed", "tea", "--out")
MOUNT: Final = 'mount --bind "$0" "$0"; mount -o remount,bind,ro "$0"; exec "$@"'
IN_NAMESPACE: Final = ("unshare", "--mount", "--propagation", "private")


@pytest.fixture
def record(kartenhaus: Prompt, tmp_path: Path) -> RecordRow:
    file = tmp_path / "game.jsonl"
    assert kartenhaus(*SIMULATED, str(file)).code == 0
    winner = ResultRow(1, None, "Ben", 27, won=True)
    return RecordRow("tea", "eight28", 1.0, True, file.read_bytes(), (winner,))


def house_of(folder: Path, record: RecordRow, *, killed: bool) -> Path:
    """With one finished game, of which a killed house has told only its log."""
    store = Store.open(folder / "open")
    asyncio.run(store.write(*keep_record(record)))
    give_keys(folder / "open")
    if not killed:
        store.close()
    house = folder / "house"
    shutil.copytree(folder / "open", house)
    store.close()
    assert (house / f"{DATABASE}-wal").exists() == killed
    return house


def run_read_only(house: Path, *typed: str) -> Answer:
    """Runs a command while nobody can write into the folder."""
    command: tuple[str, ...] = (sys.executable, "-m", "server", *typed)
    if os.geteuid() == 0:
        # Permissions do not stop root.
        if subprocess.run((*IN_NAMESPACE, "true"), check=False).returncode:
            pytest.skip("needs a mount namespace")
        command = (*IN_NAMESPACE, "sh", "-ec", MOUNT, str(house), *command)
    house.chmod(0o500)
    try:
        done = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60
        )
    finally:
        house.chmod(0o700)
    return Answer(done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize("killed", [False, True])
def test_records_and_backups_can_be_taken_from_it(
    kartenhaus: Prompt, tmp_path: Path, record: RecordRow, killed: bool
) -> None:
    house = house_of(tmp_path, record, killed=killed)
    before = sorted(house.iterdir())
    there = ("--data", str(house))
    assert run_read_only(house, "records", "tea", *there) == (0, record.lines.decode(), "")
    assert "tea" in run_read_only(house, "records", *there).out
    archive, copy = tmp_path / "house.tar.gz", tmp_path / "copy"
    saved = run_read_only(house, "backup", str(archive), *there)
    assert (saved.code, saved.err) == (0, "")
    assert "of its 1 newest records 1 verify" in saved.out
    assert sorted(house.iterdir()) == before
    assert kartenhaus("restore", str(archive), "--data", str(copy)).code == 0
    (copy / "game.jsonl").write_bytes(record.lines)
    assert run_read_only(copy, "verify", str(copy / "game.jsonl")).code == 0


def test_the_doctor_says_that_it_is_whole_and_cannot_be_written(
    tmp_path: Path, record: RecordRow
) -> None:
    house = house_of(tmp_path, record, killed=False)
    answer = run_read_only(house, "doctor", "--full", "--json", "--data", str(house))
    found = json.loads(answer.out)["checks"]
    assert {each["check"] for each in found if not each["good"]} - {"files", "memory"} == {"folder"}
    assert any("cannot be written: it can be backed up" in each["says"] for each in found)
    assert any(each["says"] == "1 records verify." for each in found)


def test_a_log_that_cannot_be_read_there_is_never_left_out_silently(
    tmp_path: Path, record: RecordRow
) -> None:
    house = house_of(tmp_path, record, killed=True)
    (house / f"{DATABASE}-shm").unlink()
    answer = run_read_only(house, "records", "--data", str(house))
    assert (answer.code, answer.out) == (2, "")
    assert "Copy the folder, and name the copy with --data." in answer.err.replace("\n", " ")

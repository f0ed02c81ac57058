"""kartenhaus admin: the host's commands on the machine itself, in a real house."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from server.commands.serving.admin_socket import SOCKET
from tests.commands.running import Answer
from tests.ssh.client_programs import ROOT, ended
from tests.ssh.test_serve import served

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


async def admin(folder: Path, *words: str) -> Answer:
    return await in_folder(folder, "admin", *words)


async def in_folder(folder: Path, *words: str) -> Answer:
    """Runs a command on the house in this folder."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "server", *words, "--data", str(folder)),
        cwd=ROOT,
        stdout=PIPE,
        stderr=PIPE,
    )
    return Answer(*await ended(process))


async def test_the_host_needs_no_key_on_the_machine_itself(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    async with served(folder) as house:
        assert (folder / SOCKET).stat().st_mode & 0o777 == 0o600
        assert json.loads((await admin(folder, "status", "--json")).out)["connections"] == 0
        assert await admin(folder, "people") == (0, "Nobody is here.\n", "")
        typed = ("ban", "192.0.2.7", "--for", "2h", "--why", "noise")
        assert (await admin(folder, *typed)).code == 0
        entry = await house.log_of("admin")
        assert (entry["by"], entry["whom"], entry["why"]) == (
            "this machine",
            "192.0.2.7 --for 2h",
            "noise",
        )
        wrong = await admin(folder, "nonsense")
        assert (wrong.code, wrong.out) == (2, "")
        assert (await admin(folder, "restart")).code == 0
        code, _ = await house.end()
        assert code == 0
        assert "The house is closing." in house.out
    assert not (folder / SOCKET).exists()


async def test_without_a_house_it_says_so(tmp_path: Path) -> None:
    answer = await admin(tmp_path, "status")
    assert answer == (2, "", f"No house is open in {tmp_path}.\n")

"""kartenhaus serve --doors, and kartenhaus door, as processes."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import asyncssh
import pytest

from tests.commands.running import Prompt
from tests.ssh.bare_server import HERE
from tests.ssh.client_programs import ROOT
from tests.ssh.test_serve import Served, served
from tests.textual.paper import PATIENCE, is_given_back

pytestmark = pytest.mark.slow
DOOR = (sys.executable, "-m", "server", "door", "--language", "en")


async def run(house: Served, command: str) -> tuple[int | None, str]:
    async with asyncio.timeout(PATIENCE), house.connected() as connection:
        done = await connection.run(command, stdin=asyncssh.DEVNULL, check=False)
        return done.exit_status, str(done.stdout)


def doors_of(house: Served) -> set[int]:
    """The processes that were started with `door`."""
    children = Path(f"/proc/{house.process.pid}/task/{house.process.pid}/children").read_text()
    lines = {int(each): Path(f"/proc/{each}/cmdline").read_bytes() for each in children.split()}
    return {number for number, line in lines.items() if b"\0door\0" in line}


@pytest.mark.asyncio
async def test_doors_that_are_killed_are_started_again_and_nobody_is_refused_meanwhile(
    tmp_path: Path,
) -> None:
    async with served(tmp_path / "house", "--doors", "2") as house:
        for _ in range(2):
            await house.log_of("door")
        first = doors_of(house)
        assert len(first) == 2
        async with house.entered(term="xterm-256color") as anna:
            await anna.until_shows("you are anna")
        for number in first:
            os.kill(number, signal.SIGKILL)
        # They wait for the next door.
        done = await asyncio.gather(*(run(house, "stats --json") for _ in range(3)))
        assert [code for code, _ in done] == [0, 0, 0]
        ended = [await house.log_of("door-ended") for _ in range(2)]
        assert {each["code"] for each in ended} == {-signal.SIGKILL}
        for _ in range(2):
            await house.log_of("door")
        assert len(doors_of(house)) == 2
        assert not doors_of(house) & first


@pytest.mark.asyncio
async def test_a_house_with_doors_closes_in_order_and_leaves_no_process(tmp_path: Path) -> None:
    async with served(tmp_path / "house", "--doors", "1") as house:
        async with house.entered(term="xterm-256color") as anna:
            await anna.until_shows("you are anna")
            (door,) = doors_of(house)
            house.process.terminate()
            await anna.read_all()
            assert is_given_back(anna.read)
            assert "The house is closing." in anna.read.decode().split("\x1b[?1049l")[-1]
            code, log = await house.end()
        assert code == 0
        assert "error" not in {json.loads(line)["level"] for line in log.splitlines()}
        assert not Path(f"/proc/{door}").exists()
        assert not (tmp_path / "house" / "doors.socket").exists()


@pytest.mark.asyncio
async def test_another_door_takes_connections_for_the_same_house_and_ends_with_it(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "house"
    soon = os.environ | {"KARTENHAUS_DOOR_AWAY_SECONDS": "0"}
    async with served(folder, "--doors", "1", env=soon) as house:
        place = ("--house", str(folder), "--host", HERE, "--port", "0")
        process = await asyncio.create_subprocess_exec(
            *DOOR, *place, stdout=PIPE, stderr=PIPE, cwd=ROOT
        )
        door = Served(process)
        try:
            await door.until_says("The house is open.")
            door.port = int(door.out.partition(", port ")[2].split()[0])
            assert (await run(door, "stats"))[1].startswith("People here: 0")
            house.process.kill()
            code, told = await door.end()
            await house.end()
            assert (code, told.splitlines()[-1]) == (
                1,
                "The house is gone, and this door ends, too.",
            )
        finally:
            if process.returncode is None:
                process.kill()
                await process.communicate()


def test_a_door_without_a_house_gets_a_sentence(tmp_path: Path, kartenhaus: Prompt) -> None:
    told = kartenhaus("door", "--house", str(tmp_path))
    assert told.code == 2
    assert (
        told.err == f"No house that takes doors is open in {tmp_path}: kartenhaus serve --doors 1\n"
    )
    assert not list(tmp_path.iterdir())
    assert kartenhaus("door").code == 2
    assert kartenhaus("door", "--house", str(tmp_path), "--fd", "x").code == 2
    assert kartenhaus("door", "--house", str(tmp_path), "--fd", "999").code == 2


def test_the_number_of_doors_is_checked(tmp_path: Path, kartenhaus: Prompt) -> None:
    told = kartenhaus("serve", "--data", str(tmp_path), "--doors", "many")
    assert (told.code, told.out) == (2, "")
    assert "many" in told.err

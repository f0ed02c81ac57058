"""Another process takes the place of a house in which people play."""

import asyncio
import json
import os
import re
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tests.commands.running import ask_admin
from tests.commands.test_admin import in_folder
from tests.hosting.test_upgrade import break_files
from tests.link.test_broken_links import ask
from tests.link.test_coming_back import ASKED, MISSED, OPEN, entered, told
from tests.link.test_failed_updates import installed
from tests.link.test_served_by_doors import doors_of
from tests.ssh.bare_server import HERE, connect
from tests.ssh.house_over_ssh import ANNA, BEN
from tests.ssh.test_serve import SOON, Served, served
from tests.textual.loopback import Client
from tests.textual.paper import PATIENCE, is_given_back
from tests.waiting import until

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


@asynccontextmanager
async def updatable(folder: Path, *flags: str, **how: Any) -> AsyncIterator[Served]:
    """At the end, no process is left of all that took its place."""
    async with served(folder, *flags, start_new_session=True, **how) as house:
        try:
            yield house
        finally:
            with suppress(ProcessLookupError):
                os.killpg(house.process.pid, signal.SIGKILL)
            await asyncio.wait_for(house.process.communicate(), SOON)


async def update(folder: Path) -> int:
    """The process that is the house now."""
    told = await ask_admin(folder, "update")
    assert (told.code, told.err) == (0, "")
    found = re.fullmatch(r"The house goes on in version [\w.]+, process (\d+)\.\n", told.out)
    assert found, told.out
    return int(found[1])


async def ended(house: Served) -> int:
    """Its successor holds its output, so that `wait` would wait for that, too."""
    await until(lambda: house.process.returncode is not None, SOON)
    assert house.process.returncode is not None
    return house.process.returncode


async def run(house: Served, command: str) -> asyncssh.SSHCompletedProcess:
    async with asyncio.timeout(PATIENCE), house.connected() as connection:
        done: asyncssh.SSHCompletedProcess = await connection.run(command, check=False)
        return done


async def move(carl: Client) -> None:
    await carl.until(lambda: told(carl, "state")[-1]["legal"])
    state = told(carl, "state")[-1]
    asked = {"do": "move", "at": state["number"], "move": state["legal"][0]}
    carl.type(json.dumps(asked).encode() + b"\n")
    await carl.until(lambda: told(carl, "state")[-1]["number"] > state["number"])


def asks_again(ben: Client, before: int) -> bool:
    return ben.read.count(ASKED) > before


@pytest.mark.parametrize("doors", [(), ("--doors", "1")], ids=["one process", "doors"])
async def test_people_play_on_through_two_updates(tmp_path: Path, doors: tuple[str, ...]) -> None:
    folder = tmp_path / "house"
    async with updatable(folder, *doors) as house:
        async with (
            entered(house, "anna", ANNA, "xterm-256color") as anna,
            entered(house, "ben", BEN, None) as ben,
            entered(house, "carl", None, None, "json") as carl,
            entered(house, "dora", None, "xterm-256color") as dora,
        ):
            anna.type(b":play 8-28\r")
            await anna.until_shows("YOUR TURN")
            ben.type(b"play 8-28\n")
            await ben.until(lambda: ASKED in ben.read)
            carl.type(json.dumps(OPEN).encode() + b'\n{"do":"ready"}\n')
            await carl.until(lambda: told(carl, "state") and told(carl, "state")[-1]["legal"])
            await dora.until_shows("you are dora")
            for number in (1, 2):
                anna.type(b"chalf a lin")
                await anna.until_shows("half a lin")
                current = await update(folder)
                await move(carl)
                asked = ben.read.count(ASKED)
                ben.type(b"1\n")
                await ben.until(partial(asks_again, ben, asked))
                assert MISSED not in ben.read
                anna.type(b"e\x7f\x1b")
                await anna.until_shows("YOUR TURN")
                status = json.loads((await ask_admin(folder, "status", json=True)).out)
                assert (status["people"], status["tables"]) == (4, 3)
                assert status["connections"] == 4
                await dora.until_shows("you are dora")
                async with entered(house, f"emil{number}", None, None) as emil:
                    await emil.until(lambda: b"Welcome" in emil.read)
            for what in ("refused", "house-away", "missed"):
                assert not told(carl, what)
            for client in (anna, ben, dora):
                assert b"One moment:" not in client.read
            os.kill(current, signal.SIGTERM)
            for client in (anna, ben, carl, dora):
                await client.read_all()
        code, _ = await house.end()
        assert code == 0


async def test_a_guest_without_a_seat_is_the_same_one_after_an_update(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    async with updatable(folder) as house, entered(house, "dora", None, None, "json") as dora:
        await dora.until(lambda: told(dora, "lobby"))
        ask(dora, "name", name="Dorothea")
        await dora.until(lambda: told(dora, "welcome")[-1]["name"] == "Dorothea")
        await update(folder)
        ask(dora, "say", to="lobby", text="still here")
        await dora.until(lambda: told(dora, "said"))
        assert told(dora, "welcome")[-1]["name"] == "Dorothea"


async def test_when_their_time_is_over_people_are_told_that_the_house_closes(
    tmp_path: Path,
) -> None:
    hours = {**os.environ, "KARTENHAUS_DOOR_OLD_HOURS": "0"}
    async with (
        updatable(tmp_path / "house", env=hours) as house,
        entered(house, "anna", ANNA, "xterm-256color") as anna,
        entered(house, "ben", BEN, None) as ben,
    ):
        await anna.until_shows("you are anna")
        await ben.until(lambda: b"Welcome" in ben.read)
        await update(tmp_path / "house")
        await anna.read_all()
        await ben.read_all()
        assert is_given_back(anna.read)
        for client in (anna, ben):
            assert b"The house is closing. All tables are kept." in client.read
        assert await ended(house) == 0
        status = await ask_admin(tmp_path / "house", "status", json=True)
        assert json.loads(status.out)["people"] == 0


async def test_without_connections_the_old_process_ends_although_the_new_one_was_killed(
    tmp_path: Path,
) -> None:
    async with updatable(tmp_path / "house") as house:
        os.kill(await update(tmp_path / "house"), signal.SIGKILL)
        assert await ended(house) == 0


async def test_the_port_stays_open_through_two_updates(tmp_path: Path) -> None:
    async with updatable(tmp_path / "house") as house:
        first = await update(tmp_path / "house")
        assert await ended(house) == 0
        assert (await run(house, "stats")).exit_status == 0
        second = await update(tmp_path / "house")
        assert first != second
        done = await run(house, "stats")
        assert (done.exit_status, done.stderr) == (0, "")
        os.kill(second, signal.SIGTERM)
        code, _ = await house.end()
        assert code == 0
        assert house.out.endswith("The house is closing. All tables are kept.\n")
    assert not list((tmp_path / "house").glob("*.socket"))


async def test_who_comes_to_a_door_of_the_old_house_as_it_leaves_is_let_in(tmp_path: Path) -> None:
    async with updatable(tmp_path / "house", "--doors", "1") as house:
        await house.log_of("door")
        (door,) = doors_of(house)
        # It hears of the connection and of the update at the same moment.
        os.kill(door, signal.SIGSTOP)
        await update(tmp_path / "house")
        line = socket.create_connection((HERE, house.port))
        os.kill(door, signal.SIGCONT)
        async with connect(house.port, "anna", host="", sock=line) as connection:
            done = await connection.run("who", check=False)
            assert (done.exit_status, done.stderr) == (0, "")


async def test_systemd_hears_which_process_is_the_house(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.setblocking(False)
        loop = asyncio.get_running_loop()
        told: list[bytes] = []
        variables = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "60000000"}
        async with updatable(tmp_path / "house", env={**os.environ, **variables}):
            number = await update(tmp_path / "house")
            async with asyncio.timeout(PATIENCE):
                while b"".join(told).count(b"WATCHDOG=1") < 2:
                    told.append(await loop.sock_recv(manager, 4096))
    first = [each.splitlines()[0].decode() for each in told]
    assert first == ["READY=1", "WATCHDOG=1", f"MAINPID={number}", "READY=1", "WATCHDOG=1"]


async def test_by_hand_a_service_is_not_taken_over(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    variables = {"NOTIFY_SOCKET": str(tmp_path / "notify")}
    async with updatable(folder, env={**os.environ, **variables}):
        told = await in_folder(folder, "serve", "--take-over")
        assert (told.code, told.out) == (2, "")
        assert told.err == (
            "The open house keeps its place: it is a service of systemd. "
            "Use: kartenhaus admin update\n"
        )
        assert (await ask_admin(folder, "status")).code == 0


async def test_a_house_whose_files_are_of_no_use_any_more_is_taken_over_by_hand(
    tmp_path: Path,
) -> None:
    async with installed(tmp_path) as (program, house), entered(house, "ben", BEN, None) as ben:
        await ben.until(lambda: b"Welcome" in ben.read)
        break_files(program.program / "server")
        async with served(program.folder, "--take-over") as next_one:
            assert next_one.port == house.port
            ben.type(b"say still here\n")
            await ben.until(lambda: b"ben: still here" in ben.read)
            ben.type(b"quit\n")
            await ben.read_all()
            ben.connection.close()
            assert (await house.end())[0] == 0

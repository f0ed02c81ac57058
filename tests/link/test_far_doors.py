"""Doors on another machine than their house, over TCP, with a copy of its keys."""

import asyncio
import os
import shutil
import socket
import subprocess
from asyncio.subprocess import PIPE
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest

from server.doors.link.door import link_to
from server.doors.link.keys import COPIED, HOUSE_PUBLIC_KEY, copied_link_keys
from server.doors.ssh.host_keys import KEYS, HostKeys, open_keys
from server.errors import UsageError
from server.house.clock import RealClock
from server.settings import HouseholdSettings
from server.text_formats import HostPort
from tests.commands.running import Prompt
from tests.commands.test_metrics import free_port
from tests.link.near_doors import NearDoors
from tests.link.test_doors import with_doors
from tests.link.test_served_by_doors import DOOR, run
from tests.link.test_updates import updatable, update
from tests.ssh.bare_server import HERE
from tests.ssh.client_programs import ROOT
from tests.ssh.test_serve import SERVE, Served, served
from tests.textual.paper import PATIENCE

pytestmark = pytest.mark.slow
ADDRESS = "KARTENHAUS_DOOR_DOORS_ADDRESS"


def copied(house: Path, door: Path) -> None:
    """As config/deploy/README.md tells."""
    (door / KEYS).mkdir(parents=True)
    for name in COPIED:
        shutil.copy(house / KEYS / name, door / KEYS)


@pytest.mark.asyncio
async def test_a_door_on_another_machine_takes_connections_with_the_keys_of_its_house(
    tmp_path: Path,
) -> None:
    there, here, address = tmp_path / "house", tmp_path / "door", f"{HERE}:{free_port()}"
    async with served(there, "--doors", "1", env={**os.environ, ADDRESS: address}) as house:
        copied(there, here)
        process = await asyncio.create_subprocess_exec(
            *(*DOOR, "--house", address, "--data", str(here), "--host", HERE, "--port", "0"),
            stdout=PIPE,
            stderr=PIPE,
            cwd=ROOT,
        )
        door = Served(process)
        try:
            await door.until_says("The house is open.")
            assert all(key in door.out for key in open_keys(there / KEYS).fingerprints())
            door.port = int(door.out.partition(", port ")[2].split()[0])
            assert (await run(door, "stats"))[1].startswith("People here: 0")
            async with door.entered(term="xterm-256color") as anna:
                await anna.until_shows("you are anna")
                assert (await run(house, "stats"))[1].startswith("People here: 1")
        finally:
            if process.returncode is None:
                process.kill()
                await process.communicate()


@pytest.mark.asyncio
async def test_doors_on_other_machines_find_the_process_that_has_taken_the_place_of_their_house(
    tmp_path: Path,
) -> None:
    folder, place = tmp_path / "house", HostPort(HERE, free_port())
    variables = {**os.environ, ADDRESS: str(place)}
    async with updatable(folder, "--doors", "1", env=variables):
        copied(folder, tmp_path / "door")
        keys = copied_link_keys(tmp_path / "door" / KEYS)
        link, came_back = await link_to(place, keys, RealClock()), asyncio.Event()
        link.on_rules = came_back.set
        listening = asyncio.create_task(link.listen())
        await update(folder)
        async with asyncio.timeout(PATIENCE):
            await came_back.wait()
            assert not link.was_stopped
            await link.close()
            listening.cancel()


def test_a_door_without_the_keys_of_its_house_says_which_are_missing(
    tmp_path: Path, kartenhaus: Prompt
) -> None:
    far = ("door", "--house", "game.example:2224", "--data", str(tmp_path))
    told = kartenhaus(*far)
    assert (told.code, told.out) == (2, "")
    assert told.err == (
        f"{tmp_path / KEYS} lacks host_ed25519, host_rsa, link_door_ed25519, "
        "link_house_ed25519.pub. Copy that from the folder keys of the house.\n"
    )
    doors = NearDoors(tmp_path / "house", open_keys(tmp_path / "house" / KEYS))
    assert doors.link_keys
    copied(doors.folder, tmp_path)
    (tmp_path / KEYS / HOUSE_PUBLIC_KEY).write_text("ssh-ed25519 nonsense")
    told = kartenhaus(*far)
    assert (told.code, told.out) == (2, "")
    assert f"{KEYS} lacks {HOUSE_PUBLIC_KEY}." in told.err
    assert len(list((tmp_path / KEYS).iterdir())) == len(COPIED)


def test_a_house_needs_doors_for_an_address_of_doors(
    tmp_path: Path, kartenhaus: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ADDRESS, "192.0.2.7:2224")
    told = kartenhaus("serve", "--data", str(tmp_path / "house"))
    assert (told.code, told.out) == (2, "")
    assert told.err == "door.doors_address needs doors: kartenhaus serve --doors 1\n"
    monkeypatch.setenv(ADDRESS, "192.0.2.7")
    told = kartenhaus("serve", "--data", str(tmp_path / "house"), "--doors", "1")
    assert (told.code, told.out) == (2, "")
    assert 'KARTENHAUS_DOOR_DOORS_ADDRESS: door.doors_address cannot be "192.0.2.7".' in told.err
    assert not list(tmp_path.iterdir())


def test_a_house_that_shares_its_database_needs_one_and_an_address(
    tmp_path: Path, kartenhaus: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KARTENHAUS_STORE_SHARED", "true")
    for variable, value, says in (
        ("KARTENHAUS_STORE_URL", "", "store.shared needs store.url, a database in PostgreSQL.\n"),
        ("KARTENHAUS_STORE_URL", "postgresql:///house", "store.shared needs door.doors_address"),
    ):
        monkeypatch.setenv(variable, value)
        told = kartenhaus("serve", "--data", str(tmp_path / "house"))
        assert (told.code, told.out) == (2, "")
        assert told.err.startswith(says)
    assert not list(tmp_path.iterdir())


def test_a_house_says_that_the_port_for_doors_is_taken(tmp_path: Path) -> None:
    with closing(socket.create_server((HERE, 0))) as other:
        port = other.getsockname()[1]
        told = subprocess.run(
            (*SERVE, "--doors", "1", "--data", str(tmp_path / "house")),
            env={**os.environ, ADDRESS: f"{HERE}:{port}"},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
            cwd=ROOT,
        )
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr == f"Port {port} of {HERE} cannot be opened: it is already in use.\n"
    assert not (tmp_path / "house" / "doors.socket").exists()


async def hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 400 Bad Request\r\n\r\n")
    writer.close()


@pytest.mark.asyncio
async def test_what_is_no_house_for_doors_gets_a_sentence(tmp_path: Path, keys: HostKeys) -> None:
    link_keys = NearDoors(tmp_path, keys).link_keys
    web = await asyncio.start_server(hang_up, HERE, 0)
    async with web, with_doors(tmp_path, keys) as (_, doors):
        places = {
            free_port(): "no-far-link",
            web.sockets[0].getsockname()[1]: "no-far-link",
            # The port for people has the host keys.
            doors.ports[0]: "link-other-house",
        }
        for port, code in places.items():
            with pytest.raises(UsageError) as told:
                await link_to(HostPort(HERE, port), link_keys, RealClock())
            assert told.value.code == code
            assert told.value.details["place"] == f"{HERE}:{port}"


@pytest.mark.asyncio
async def test_strangers_at_the_address_of_doors_have_the_places_of_strangers(
    tmp_path: Path, keys: HostKeys
) -> None:
    home = HouseholdSettings(logins=3)
    async with (
        with_doors(tmp_path, keys, household=home) as (house, doors),
        AsyncExitStack() as stack,
    ):
        limits = house.door.control.limits
        for _ in range(3):
            reader, writer = await asyncio.open_connection(*doors.address)
            stack.callback(writer.close)
            assert (await reader.readline()).startswith(b"SSH-2.0-Kartenhaus")
        assert limits.strangers == 3
        reader, writer = await asyncio.open_connection(*doors.address)
        stack.callback(writer.close)
        assert await reader.read() == b""
        assert limits.refused["door-busy"] == 1
        await stack.aclose()
        await house.until(lambda: not limits.strangers)
        link = await link_to(doors.address, doors.link_keys, RealClock())
        # A door takes no place of a person.
        assert not limits.connections
        await link.close()

"""Doors on another machine than their house, over TCP, with a copy of its keys."""

import asyncio
import os
import signal
import socket
import subprocess
from contextlib import AsyncExitStack, closing
from pathlib import Path

import asyncssh
import pytest

from server.doors.link.door import link_to
from server.doors.link.keys import (
    COPIED,
    DOOR_KEY,
    DOORS_FILE,
    HOUSE_PUBLIC_KEY,
    KIND,
    copied_link_keys,
    read_door_keys,
)
from server.doors.ssh.host_keys import KEYS, HostKeys, open_key, open_keys
from server.errors import UsageError
from server.house.clock import RealClock
from server.settings import HouseholdSettings
from server.text_formats import HostPort
from tests.commands.running import Prompt
from tests.link.far_doors import ADDRESS, address_for_doors, copied, far_door
from tests.link.near_doors import NearDoors
from tests.link.test_doors import with_doors
from tests.link.test_served_by_doors import run
from tests.link.test_updates import updatable, update
from tests.ports import free_port
from tests.ssh.bare_server import HERE
from tests.ssh.client_programs import ROOT
from tests.ssh.made_keys import give_keys
from tests.ssh.test_serve import SERVE, served
from tests.textual.paper import PATIENCE

pytestmark = pytest.mark.slow


@pytest.mark.asyncio
async def test_a_door_on_another_machine_takes_connections_with_the_keys_of_its_house(
    tmp_path: Path,
) -> None:
    there, here = tmp_path / "house", tmp_path / "door"
    address, env = address_for_doors()
    async with served(there, "--doors", "1", env=env) as house:
        copied(there, here)
        async with far_door(address, here) as door:
            assert all(key in door.out for key in open_keys(there / KEYS).fingerprints())
            assert (await run(door, "stats"))[1].startswith("People here: 0")
            async with door.entered(term="xterm-256color") as anna:
                await anna.until_shows("you are anna")
                assert (await run(house, "stats"))[1].startswith("People here: 1")


@pytest.mark.asyncio
async def test_doors_on_other_machines_find_the_process_that_has_taken_the_place_of_their_house(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "house"
    place, variables = address_for_doors()
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


def own_key(folder: Path, name: str) -> str:
    """A new one of the door in this folder; returns its line for the house."""
    (folder / KEYS / DOOR_KEY).unlink()
    key = open_key(folder / KEYS / DOOR_KEY, KIND)
    return f"{key.export_public_key().decode().strip()} {name}\n"


@pytest.mark.asyncio
async def test_a_door_with_a_key_of_its_own_is_shut_out_alone(tmp_path: Path) -> None:
    place, env = address_for_doors()
    folders = {name: tmp_path / name for name in ("zurich", "vienna")}
    async with served(tmp_path / "house", "--doors", "1", env=env) as house:
        assert await house.log_of("door") == {}
        for folder in folders.values():
            copied(tmp_path / "house", folder)
        lines = {name: own_key(folder, name) for name, folder in folders.items()}
        file = tmp_path / "house" / KEYS / DOORS_FILE
        file.write_text("# name and machine\n\n" + "".join(lines.values()))
        await house.reread()
        async with far_door(place, folders["zurich"]) as zurich:
            assert await house.log_of("door") == {"name": "zurich"}
            async with (
                far_door(place, folders["vienna"]) as vienna,
                zurich.entered("anna") as anna,
                vienna.entered("ben") as ben,
            ):
                assert await house.log_of("door") == {"name": "vienna"}
                await anna.until(lambda: b"Welcome" in anna.read)
                await ben.until(lambda: b"Welcome" in ben.read)
                file.write_text(f"{lines['vienna']}nonsense\n")
                house.process.send_signal(signal.SIGHUP)
                assert await house.log_of("settings-complaint") == {
                    "why": f"Line 2 of {file} is no public key of a door with its name: "
                    "ssh-ed25519 AAAA… name"
                }
                anna.type(b"say nothing has changed\n")
                await anna.until(lambda: b"anna: nothing has changed" in anna.read)
                file.write_text(lines["vienna"])
                await house.reread()
                assert await house.log_of("door-gone") == {"name": "zurich"}
                await anna.read_all()
                assert anna.read.endswith(b"The house has ended the connection. Goodbye.\n")
                assert (await zurich.end())[0] == 1
                with pytest.raises(UsageError) as told:
                    await link_to(place, copied_link_keys(folders["zurich"] / KEYS), RealClock())
                assert told.value.code == "link-other-door"
                ben.type(b"say still here\n")
                await ben.until(lambda: b"ben: still here" in ben.read)


FAULTY = ("nonsense", "{ed25519}", "{ed25519} \udcff", "restrict {ed25519} zurich", "{rsa} zurich")


@pytest.mark.parametrize("line", FAULTY)
def test_a_line_that_is_no_key_of_a_door_with_its_name_is_named(tmp_path: Path, line: str) -> None:
    kinds = ("ed25519", "rsa")
    keys = {kind: asyncssh.generate_private_key(f"ssh-{kind}") for kind in kinds}
    public = {kind: key.export_public_key().decode().strip() for kind, key in keys.items()}
    good = f"{public['ed25519']} zurich"
    lines = f"# doors\n{good}\n{line.format(**public)}\n{good}\n"
    (tmp_path / DOORS_FILE).write_bytes(lines.encode(errors="surrogateescape"))
    with pytest.raises(UsageError) as told:
        read_door_keys(tmp_path)
    assert (told.value.code, told.value.details["line"]) == ("door-keys-broken", 3)


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
    give_keys(tmp_path / "house")
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
    give_keys(tmp_path / "house")
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

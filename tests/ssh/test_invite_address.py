"""The address in invitations, which must work wherever friends are."""

import base64
import re
from pathlib import Path
from typing import Any

import pytest

from server.doors.ssh.auth import Login
from server.doors.ssh.host_keys import HostKeys
from server.doors.ssh.invite_address import invite_address
from server.protocol.lobby import Address
from server.text_formats import HostPort, parse_host_port
from tests.ssh.bare_server import HERE
from tests.ssh.house_over_ssh import Housed, housed
from tests.textual.loopback import Client

ELSEWHERE = "198.51.100.9"


def came_to(host: str, port: int = 2222, address: str = ELSEWHERE) -> Login:
    return Login(None, "anna", address, (host, port))


@pytest.mark.parametrize(
    ("written", "spot"),
    [
        ("game.host", HostPort("game.host", None)),
        ("game.host:22", HostPort("game.host", 22)),
        ("localhost", HostPort("localhost", None)),
        ("cards_2.xn--hlle-5qa.example", HostPort("cards_2.xn--hlle-5qa.example", None)),
        ("192.0.2.7", HostPort("192.0.2.7", None)),
        ("192.0.2.7:2222", HostPort("192.0.2.7", 2222)),
        ("2001:db8::7", HostPort("2001:db8::7", None)),
        ("[2001:db8::7]:22", HostPort("2001:db8::7", 22)),
    ],
)
def test_the_name_of_the_house_is_a_host_name_or_an_address_with_or_without_a_port(
    written: str, spot: HostPort
) -> None:
    assert parse_host_port(written) == spot


@pytest.mark.parametrize(
    "written",
    [
        "", " ", "game host", "game.host:", "game.host:0", "game.host:65536", "game.host:٢٢", ":22",
        "-p22", "game-.host", "game..host", ".host", "256.0.2.7", "2001:db8::g", "fe80::1%eth0",
        "fe80::1%;reboot", "$(reboot)", "anna@game.host", "ssh://game.host", "spiel.höhle.ch",
        "a" * 64, ".".join(["abc"] * 64), "game.host\n", "[]:22", "[game.host",
    ],
)  # fmt: skip
def test_other_text_is_not_a_name_of_the_house(written: str) -> None:
    assert parse_host_port(written) is None


@pytest.mark.parametrize(
    ("name", "login", "door"),
    [
        ("game.host", came_to("192.0.2.7"), Address("game.host", 2222)),
        ("game.host:22", came_to("192.0.2.7"), Address("game.host", 22)),
        ("2001:db8::7", came_to("127.0.0.1", 22, "127.0.0.1"), Address("2001:db8::7", 22)),
        ("", came_to("192.0.2.7"), Address("192.0.2.7", 2222)),
        ("", came_to("::ffff:192.0.2.7", 22), Address("192.0.2.7", 22)),
        ("", came_to("2001:db8::7"), Address("2001:db8::7", 2222)),
        ("", came_to("127.0.0.1", address="127.0.0.1"), Address("127.0.0.1", 2222)),
        ("", came_to("::1", address="::1"), Address("::1", 2222)),
        ("", came_to("127.0.0.1"), None),
        ("", came_to("172.17.0.2", address="1.1.1.1"), None),
        ("", came_to("192.168.1.7", address="192.168.1.9"), Address("192.168.1.7", 2222)),
        ("", came_to("fe80::1%eth0"), None),
        ("", came_to("0.0.0.0"), None),  # noqa: S104 (only looked at)
        ("", came_to("::"), None),
    ],
)
def test_invitations_use_the_name_of_the_house_or_the_address_that_was_used(
    name: str, login: Login, door: Address | None
) -> None:
    assert invite_address(name, login) == door


def line_in(text: str) -> tuple[str, str]:
    """The words of the invitation, and the address to connect to."""
    found = re.search(r"ssh (?:-p \d+ )?([a-z-]+)@(\S+)", text)
    assert found, text
    return found[1], found[0]


async def says(client: Client, text: str) -> str:
    await client.until(lambda: text in client.read.decode(errors="replace"))
    return client.read.decode()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("name", "line"),
    [("game.host:22", "ssh {code}@game.host"), ("", "ssh -p {port} {code}@" + HERE)],
)
async def test_the_owner_of_a_private_table_gets_a_command_that_leads_there(
    tmp_path: Path, keys: HostKeys, name: str, line: str
) -> None:
    async with housed(tmp_path, keys, name=name) as house, house.entered(term=None) as anna:
        anna.type(b"new 8-28 seats 4 private\n")
        code, told = line_in(await says(anna, "The shuffles are sealed before"))
        assert told == line.format(code=code, port=house.port)
        assert f"From outside, this leads straight to the table: {told}\n" in anna.read.decode()
        async with house.entered(code, term=None):
            await says(anna, "Guest-1 sits down.")


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("size", [(120, 40), (80, 24), (40, 20)])
async def test_the_waiting_room_shows_the_command_and_one_key_copies_it(
    tmp_path: Path, keys: HostKeys, size: Any
) -> None:
    async with (
        housed(tmp_path, keys, name="cards.example.org") as house,
        house.entered(size=size) as anna,
    ):
        anna.type(b":new 8-28 seats 4 private\r")
        await anna.until_shows("@cards.example.org")
        # The last column may have a scroll bar.
        rows = [row[: size[0] - 1] for row in anna.shows().splitlines()]
        _, told = line_in(" ".join(" ".join(rows).split()))
        assert told.startswith(f"ssh -p {house.port} ")
        anna.type(b"i")
        await says(anna, f"]52;c;{base64.b64encode(told.encode()).decode()}\a")


@pytest.mark.asyncio
async def test_programs_get_the_address_of_the_server(tmp_path: Path, keys: HostKeys) -> None:
    async with (
        housed(tmp_path, keys) as house,
        house.entered(command="json", term=None) as program,
    ):
        door = f'"door":{{"host":"{HERE}","port":{house.port}}}'
        await says(program, door)
        program.type(b'{"do":"name","name":"Zoe"}\n')
        await says(program, '"tell":"welcome","name":"Zoe"')
        await program.until(lambda: program.read.decode().count(door) == 2)


@pytest.mark.asyncio
async def test_a_changed_name_counts_for_later_sessions(tmp_path: Path, keys: HostKeys) -> None:
    async with housed(tmp_path, keys) as house:
        before = await house.run("json")
        rename(house, "game.host")
        after = await house.run("json")
        assert f'"door":{{"host":"{HERE}"' in before.out
        assert '"door":{"host":"game.host"' in after.out


def rename(house: Housed, name: str) -> None:
    house.change_settings(name=name)

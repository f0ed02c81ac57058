"""The examples for fail2ban and nftables do what they say."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import asyncssh
import pytest

from server.commands.monitoring.background_writer import BackgroundWriter
from server.commands.monitoring.logging import Journal
from server.doors.ssh import refusals
from server.doors.ssh.limits import ConnectionLimits
from server.house.people.households import Households
from server.protocol.refusals import AddressFull, AddressLimit, NoSuchCode
from server.protocol.seat import Refusal, name_of
from server.settings import Settings
from tests.house.running import ManualClock
from tests.ssh.client_programs import ROOT
from tests.ssh.test_serve import served, settings

pytestmark = pytest.mark.slow

DEPLOY: Final = ROOT / "config" / "deploy"
FILTER: Final = DEPLOY / "fail2ban" / "kartenhaus-filter.conf"
NFTABLES: Final = DEPLOY / "nftables.conf"
ADDRESSES: Final = ("192.0.2.7", "2001:db8::7")
# Of the clients that cause them.
FOUND: Final[Sequence[Refusal]] = (
    AddressFull("connections", 60),
    AddressLimit("arrivals", 5, "seconds"),
    refusals.AddressNotWelcome(),
    refusals.KeyNotWelcome(),
    refusals.LoginTooSlow(30),
    refusals.NoForwarding(),
    NoSuchCode(),
    refusals.TooManySessions(5),
    refusals.TooManyTries(20),
)
# These befall friends, too.
LEFT_OUT: Final[Sequence[Refusal]] = (
    refusals.DoorBusy(),
    refusals.DoorClosed(),
    refusals.NoRoom(),
    refusals.NothingDone(240),
    refusals.NotInvited(),
)
CONNECT: Final = """
import socket
from itertools import takewhile
everywhere = {"family": socket.AF_INET6, "dualstack_ipv6": True}
listening = socket.create_server(("::", 22), backlog=512, **everywhere)
for address in ("127.0.0.1", "::1"):
    def connects(_):
        try:
            return open_.append(socket.create_connection((address, 22), timeout=0.3)) is None
        except TimeoutError:
            return False
    open_ = []
    print(sum(1 for _ in takewhile(connects, range(99))))
"""


def written(refused: Sequence[Refusal]) -> list[str]:
    """The log of a door that refuses each of the addresses for each of these reasons."""
    lines: list[str] = []

    def write(text: bytes) -> int:
        lines.append(text.decode())
        return len(text)

    writer, clock = BackgroundWriter(write), ManualClock()
    journal = Journal(writer, clock, "full")
    door = journal.part("door")
    limits = ConnectionLimits(Settings().door, Households(Settings().household), clock, door)
    for address in ADDRESSES:
        limits.connect(address).free()
        for refusal in refused:
            limits.count(refusal, address)
    journal.close()
    writer.finish()
    return "".join(lines).splitlines()


def found_by_fail2ban(lines: Sequence[str], folder: Path) -> list[str]:
    if not shutil.which("fail2ban-regex"):
        pytest.skip("needs fail2ban-regex")
    log = folder / "log"
    log.write_text("".join(f"{line}\n" for line in lines))
    command = ("fail2ban-regex", "--out", "ip", log, FILTER)
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    return done.stdout.split()


def patterns() -> list[re.Pattern[str]]:
    text = FILTER.read_text()
    lines = re.findall(r'"what": .*', text)
    return [re.compile(line.replace("<ADDR>", "(?P<address>[0-9a-f.:]+)")) for line in lines]


def found_by_patterns(lines: Sequence[str]) -> list[str]:
    found = (pattern.search(line) for line in lines for pattern in patterns())
    return [each["address"] for each in found if each]


def test_the_filter_finds_those_whom_the_house_refuses_for_what_they_do(tmp_path: Path) -> None:
    lines = written(FOUND)
    expected = [address for address in ADDRESSES for _ in FOUND]
    assert found_by_patterns(lines) == expected
    assert found_by_fail2ban(lines, tmp_path) == expected


def test_the_filter_leaves_out_what_befalls_friends_and_what_people_write(tmp_path: Path) -> None:
    forged = {"at": 1.0, "whom": '"what": "refused", "why": "too-many-tries", "address": "::1"}'}
    lines = [*written(LEFT_OUT), json.dumps(forged)]
    assert len(lines) > len(LEFT_OUT)
    assert found_by_patterns(lines) == []
    assert found_by_fail2ban(lines, tmp_path) == []


def test_the_filter_has_no_reason_that_the_house_does_not_have() -> None:
    (reasons,) = re.findall(r'"why": "\(\?:(.*?)\)"', FILTER.read_text())
    assert set(reasons.split("|")) == {*map(name_of, FOUND), "admins-only"}


@pytest.mark.asyncio
async def test_the_filter_finds_who_knocks_at_a_house_that_has_banned_them_and_who_tries_admin(
    tmp_path: Path,
) -> None:
    async with served(tmp_path / "house") as house:
        settings(tmp_path / "house.toml", 'log_addresses = "full"')
        await house.reread()
        async with house.connected() as connection:
            assert (await connection.run("admin status")).exit_status == 2
        settings(tmp_path / "house.toml", 'log_addresses = "full"\nban_addresses = ["127.0.0.1"]')
        await house.reread()
        with pytest.raises(asyncssh.DisconnectError):
            async with house.connected():
                pass
        house.process.terminate()
        _, log = await house.end()
    assert found_by_patterns(log.splitlines()) == ["127.0.0.1", "127.0.0.1"]


def test_the_firewall_lets_sixty_connections_of_an_address_through_and_then_one_a_second() -> None:
    if not all(map(shutil.which, ("nft", "ip", "unshare"))):
        pytest.skip("needs nft, ip and unshare")
    in_network = ("unshare", "--net", "sh", "-ec")
    tried = subprocess.run((*in_network, f"nft -c -f {NFTABLES}"), capture_output=True, check=False)
    if b"Operation not permitted" in tried.stderr:
        pytest.skip("needs root and nftables in the kernel")
    load = f'ip link set lo up; nft -f {NFTABLES}; exec "$0" -c "$1"'
    command = (*in_network, load, sys.executable, CONNECT)
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.stdout.split() == ["60", "60"], done.stderr

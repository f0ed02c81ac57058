"""The PROXY protocol: headers that proxies send, and whose address then counts."""

import asyncio
from pathlib import Path
from struct import pack

import pytest

from server.doors.ssh.host_keys import HostKeys
from server.doors.ssh.proxy_header import BINARY, BadHeader, Header, read_header
from tests.cases import for_each
from tests.ssh.bare_server import HERE
from tests.ssh.house_over_ssh import Housed, housed
from tests.textual.paper import PATIENCE

V4 = pack(">4s4sHH", bytes([192, 0, 2, 7]), bytes([192, 0, 2, 1]), 4711, 22)
V6 = pack(">16s16sHH", bytes.fromhex("20010db8" + "00" * 11 + "07"), bytes(15) + b"\1", 4711, 22)
CLIENT, REACHED = ("192.0.2.7", 4711), ("192.0.2.1", 22)
VERSION = b"SSH-2.0-test\r\n"


def binary(command: int, family: int, addresses: bytes) -> bytes:
    return BINARY + pack(">BBH", command, family, len(addresses)) + addresses


TEXT = b"PROXY TCP4 192.0.2.7 192.0.2.1 4711 22\r\n"
GOOD = {
    TEXT: (CLIENT, REACHED),
    b"PROXY TCP6 2001:db8::7 ::1 4711 22\r\n": (("2001:db8::7", 4711), ("::1", 22)),
    b"PROXY UNKNOWN\r\n": (None, None),
    b"PROXY UNKNOWN ff ee 1 2\r\n": (None, None),
    binary(0x21, 0x11, V4): (CLIENT, REACHED),
    binary(0x21, 0x11, V4 + b"\x04\x00\x03abc"): (CLIENT, REACHED),
    binary(0x21, 0x21, V6): (("2001:db8::7", 4711), ("::1", 22)),
    binary(0x20, 0x00, b""): (None, None),
}
BAD = (
    VERSION,
    b"PROXY\r\n",
    b"PROXY TCP4 192.0.2.7 192.0.2.1 4711\r\n",
    b"PROXY TCP4 192.0.2.7 192.0.2.1 4711 70000\r\n",
    b"PROXY TCP4 192.0.2.7 192.0.2.1 4711 -1\r\n",
    b"PROXY TCP4 2001:db8::7 ::1 4711 22\r\n",
    b"PROXY TCP4 anna house 4711 22\r\n",
    b"PROXY TCP4 \xff 192.0.2.1 4711 22\r\n",
    b"PROXY UDP4 192.0.2.7 192.0.2.1 4711 22\r\n",
    b"PROXY " + b"x" * 200,
    binary(0x31, 0x11, V4),
    binary(0x22, 0x11, V4),
    binary(0x21, 0x31, V4),
    binary(0x21, 0x11, V4[:-1]),
    binary(0x21, 0x11, bytes(3000)),
)


@for_each("header", GOOD)
def test_a_header_tells_the_client_and_the_address_it_reached(header: bytes) -> None:
    client, reached = GOOD[header]
    assert read_header(header + VERSION) == Header(client, reached, VERSION)
    for end in range(len(header)):
        assert read_header(header[:end]) is None


@for_each("header", BAD)
def test_other_beginnings_are_refused(header: bytes) -> None:
    with pytest.raises(BadHeader):
        read_header(header)


async def answer(house: Housed, header: bytes) -> bytes:
    """All that the house sends to a connection that begins like this."""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(HERE, house.port)
        writer.write(header + VERSION)
        try:
            return await reader.readuntil(b"\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            return b""
        finally:
            writer.close()


@pytest.mark.asyncio
async def test_the_address_that_a_trusted_proxy_tells_is_counted_and_banned(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(
        tmp_path,
        keys,
        ban_addresses=("2001:db8::/32",),
        trusted_proxies=(HERE,),
        log_addresses="full",
    ) as house:
        assert b"Kartenhaus" in await answer(house, TEXT)
        (entry,) = house.log("connection")
        assert entry["address"] == "192.0.2.7"
        for header in (binary(0x21, 0x21, V6), b"PROXY TCP6 2001:db8::9 ::1 1 22\r\n"):
            await answer(house, header)
        assert [each["why"] for each in house.log("refused")] == ["address-not-welcome"] * 2


@pytest.mark.asyncio
async def test_a_trusted_proxy_must_send_a_header(tmp_path: Path, keys: HostKeys) -> None:
    async with housed(tmp_path, keys, trusted_proxies=(HERE,)) as house:
        assert await answer(house, b"") == b""
        assert [each["address"] for each in house.log("bad-proxy-header")] == ["127.0.0.0/24"]
        assert not house.log("connection")


@pytest.mark.asyncio
async def test_a_header_from_another_address_is_refused(tmp_path: Path, keys: HostKeys) -> None:
    async with housed(
        tmp_path, keys, trusted_proxies=("192.0.2.0/24",), log_addresses="full"
    ) as house:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(HERE, house.port)
            writer.write(TEXT + VERSION)
            read = await reader.read()
            writer.close()
        assert read.count(b"\n") == 1
        assert [each["address"] for each in house.log("connection")] == [HERE]
        assert not house.log("login")

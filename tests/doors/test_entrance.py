"""Other terminals of this machine join a house by a socket in its data folder."""

import asyncio
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from server.doors.json.client import JsonClient
from server.doors.json.entrance import OWNER, Enter, entrance
from server.doors.json.unix_socket import SOCKET, bound_socket, connect, socket_lock
from server.engine import GAMES
from server.protocol.notices import HouseClosing, PersonLeft, Welcome
from server.protocol.refusals import NameNotAllowed, NameTaken
from server.protocol.requests import Rename
from server.protocol.seat import Refusal
from tests.house.running import RunningHouse, running_house

pytestmark = pytest.mark.asyncio
LONGEST = 65536


@asynccontextmanager
async def open_house(folder: Path) -> AsyncIterator[RunningHouse]:
    with socket_lock(folder) as owner, bound_socket(folder) as listener:
        assert owner
        assert listener
        async with running_house(folder) as house, entrance(house.house, listener, LONGEST):
            yield house


@asynccontextmanager
async def at_the_door(folder: Path) -> AsyncIterator[JsonClient]:
    streams = await connect(folder)
    assert streams is not None
    reader, writer = streams

    async def write(text: bytes) -> None:
        writer.write(text)

    client = JsonClient(reader.read, write, GAMES)
    listening = asyncio.create_task(client.listen())
    try:
        yield client
    finally:
        writer.close()
        await writer.wait_closed()
        await listening


async def ask_in(client: JsonClient, name: str) -> Refusal | None:
    return await client.enter(Enter(name, "en", acknowledge=True))


async def welcomed(client: JsonClient) -> Welcome:
    (welcome,) = (each for each in client.pending() if isinstance(each, Welcome))
    return welcome


async def test_a_terminal_that_says_a_free_name_is_a_person_in_the_house(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house, at_the_door(tmp_path) as client:
        assert await ask_in(client, "Bea") is None
        welcome = await welcomed(client)
        assert (welcome.name, welcome.guest) == ("Bea", False)
        assert [each.name for each in house.house.online.people()] == ["Bea"]


async def test_only_the_owner_of_the_folder_can_connect(tmp_path: Path) -> None:
    async with open_house(tmp_path):
        mode = (tmp_path / SOCKET).stat().st_mode
        assert stat.S_ISSOCK(mode)
        assert stat.S_IMODE(mode) == 0o600
    assert not (tmp_path / SOCKET).exists()


async def test_a_name_that_is_taken_or_not_allowed_is_refused_until_another_is_said(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house, at_the_door(tmp_path) as client:
        await house.connect("Anna", key="SHA256:of ssh")
        assert await ask_in(client, "ANNA") == NameTaken("Anna", "Anna-2")
        assert await ask_in(client, "x") == NameNotAllowed("x", "length")
        assert await ask_in(client, "Bea") is None
        async with at_the_door(tmp_path) as other:
            assert await ask_in(other, "bea") == NameTaken("Bea", "Bea-2")
            assert await ask_in(other, "Bea-2") is None


async def test_who_comes_by_the_same_name_again_is_the_same_person(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        numbers = []
        for name in ("Bea", "bea", "Bea", "Beate"):
            async with at_the_door(tmp_path) as client:
                assert await ask_in(client, name) is None
                (person,) = house.house.online.people()
                numbers.append(person.id)
                if len(numbers) == 3:
                    await client.ask(Rename("Beate"))
            await house.house.online.empty.wait()
        assert len(set(numbers)) == 1


async def test_the_person_of_the_first_terminal_can_come_by_another_one(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        owner = await house.connect("Joker", key=OWNER)
        async with at_the_door(tmp_path) as client:
            assert await ask_in(client, "Joker") == NameTaken("Joker", "Joker-2")
            await owner.disconnect()
            assert await ask_in(client, "Joker") is None


@pytest.mark.parametrize("line", [b"nonsense\n", b'{"do":"look"}\n', b"x" * 70000 + b"\n"])
async def test_a_first_line_that_says_no_name_is_refused(tmp_path: Path, line: bytes) -> None:
    async with open_house(tmp_path):
        streams = await connect(tmp_path)
        assert streams
        reader, writer = streams
        writer.write(line)
        assert b"bad-request" in await reader.readline()
        writer.write(b'{"do":"enter","name":"Bea","language":"de"}\n')
        assert b"welcome" in await reader.readline()
        writer.close()
        await writer.wait_closed()


async def test_a_terminal_that_breaks_off_leaves_the_house(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await house.connect("Anna")
        async with at_the_door(tmp_path) as client:
            await ask_in(client, "Bea")
        async with asyncio.timeout(10):
            while PersonLeft("Bea") not in anna.received:
                anna.received += await anna.session.notices()


async def test_terminals_are_told_that_the_house_closes(tmp_path: Path) -> None:
    async with open_house(tmp_path):
        streams = await connect(tmp_path)
        assert streams
        reader, writer = streams

        async def write(text: bytes) -> None:
            writer.write(text)

        client = JsonClient(reader.read, write, GAMES)
        listening = asyncio.create_task(client.listen())
        await ask_in(client, "Bea")
        client.pending()
    assert await client.notices() == [HouseClosing()]
    assert await client.notices() == []
    await listening
    writer.close()
    await writer.wait_closed()


async def test_one_process_at_a_time_owns_the_socket(tmp_path: Path) -> None:
    with socket_lock(tmp_path) as first, socket_lock(tmp_path) as second:
        assert (first, second) == (True, False)
    with socket_lock(tmp_path) as third:
        assert third


async def test_the_socket_of_a_process_that_was_killed_is_replaced(tmp_path: Path) -> None:
    with bound_socket(tmp_path) as listener:
        assert listener
        listener.close()
        assert await connect(tmp_path) is None
        async with open_house(tmp_path), at_the_door(tmp_path) as client:
            assert await ask_in(client, "Bea") is None


async def test_a_folder_may_have_a_path_that_is_too_long_for_a_socket(tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 30)
    async with open_house(folder), at_the_door(folder) as client:
        assert await ask_in(client, "Bea") is None


async def test_a_folder_that_cannot_hold_a_socket_is_no_error(tmp_path: Path) -> None:
    (tmp_path / SOCKET).mkdir()
    with bound_socket(tmp_path) as listener:
        assert listener is None
        async with running_house(tmp_path) as house, entrance(house.house, listener, LONGEST):
            assert await connect(tmp_path) is None


async def test_a_terminal_that_has_not_come_in_is_hung_up_when_the_house_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.doors.json.entrance.CLOSING_SECONDS", 0.1)
    async with open_house(tmp_path):
        streams = await connect(tmp_path)
        assert streams
        reader, writer = streams
        writer.write(b"nonsense\n")
        assert b"bad-request" in await reader.readline()
    async with asyncio.timeout(20):
        assert await reader.read() == b""
    writer.close()
    await writer.wait_closed()

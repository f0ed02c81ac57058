"""Every client program can use the whole house."""

import asyncio
from pathlib import Path

import pytest

from server.doors.ssh.host_keys import HostKeys
from tests.house.tables import the_table
from tests.ssh.client_programs import PROGRAMS, Place, Program, at_terminal, run
from tests.ssh.house_over_ssh import ANNA, housed
from tests.textual.paper import is_given_back

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


@pytest.fixture(params=PROGRAMS)
def program(request: pytest.FixtureRequest) -> Program:
    program = PROGRAMS[request.param]
    if program.missing:
        pytest.skip(f"not installed: {program.missing}")
    if request.param == "paramiko":
        pytest.importorskip("paramiko", reason="paramiko is not installed")
    return program


async def test_every_client_logs_in_without_a_key_a_question_and_a_terminal(
    program: Program, tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path / "house", keys) as house:
        place = Place(house, tmp_path)
        command = program.command(place, "anna", None, False)
        code, out, _ = await run(place, command, "who\nquit\n")
        assert code == 0
        assert out.startswith("Welcome to Kartenhaus, anna.\nYou are a guest.")
        assert out.endswith("anna (guest).\nGoodbye.\n")


async def test_every_client_gets_the_output_and_exit_code_of_a_command(
    program: Program, tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path / "house", keys) as house:
        place = Place(house, tmp_path)
        command = program.command(place, "anna", None, False)
        code, out, _ = await run(place, [*command, "tables"])
        assert (code, out) == (0, "No tables are open right now.\n")
        code, out, err = await run(place, [*command, "record"])
        assert (code, out) == (2, "")
        assert "ID is missing." in err


async def test_every_client_is_the_same_person_again_with_its_key(
    program: Program, tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path / "house", keys) as house:
        place, key = Place(house, tmp_path), tmp_path / "key"
        await asyncio.to_thread(program.make_key, place, key)
        for login in ("anna", "zoe"):
            command = program.command(place, login, str(key), False)
            code, out, _ = await run(place, command, "quit\n")
            assert code == 0
            assert out.startswith("Welcome to Kartenhaus, anna.")
            assert "guest" not in out


async def test_every_client_returns_to_its_seat_and_can_resize_its_screen(
    program: Program, tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path / "house", keys) as house:
        place, key = Place(house, tmp_path), tmp_path / "key"
        await asyncio.to_thread(program.make_key, place, key)
        command = program.command(place, "anna", str(key), True)
        env = place.environment(TERM="xterm-256color")
        async with at_terminal(command, env) as anna:
            await anna.until_shows("English")
            anna.type("e")
            await anna.until_shows("you are anna")
            anna.type(":play 8-28\r")
            await anna.until_shows("YOUR TURN")
            hand = the_table(house.house).roster
            await anna.cut()
        await house.until(lambda: not len(house.house.online))
        async with at_terminal(command, env) as anna:
            await anna.until_shows("YOUR TURN")
            assert the_table(house.house).roster == hand
            anna.resize((90, 24))
            await anna.until(lambda: b"\x1b[24H" in anna.read)
            anna.type(":quit\r")
            assert await anna.end() == 0
            await anna.until(lambda: b"Goodbye." in anna.read.split(b"\x1b[23;0t")[-1])


async def test_asyncssh_returns_to_its_seat_and_can_resize_its_screen(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house:
        async with house.entered(key=ANNA) as anna:
            anna.type(b":play 8-28\r")
            await anna.until_shows("YOUR TURN")
            company = the_table(house.house).roster
            anna.connection.abort()
        await house.until(lambda: not len(house.house.online))
        async with house.entered(key=ANNA) as anna:
            await anna.until_shows("YOUR TURN")
            assert the_table(house.house).roster == company
            anna.process.change_terminal_size(90, 24)
            await anna.until(lambda: b"\x1b[24H" in anna.read)
            anna.type(b":quit\r")
            await anna.read_all()
            await anna.process.wait_closed()
            assert anna.process.exit_status == 0
            assert is_given_back(anna.read)

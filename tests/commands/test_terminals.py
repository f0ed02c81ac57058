"""Several terminals on one data folder are one house: real processes, on pipes and terminals."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from server.commands.serving.admin_socket import Asked, ask
from server.doors.json.unix_socket import SOCKET
from server.doors.ssh.host_keys import KEYS
from tests.commands.running import ALONE
from tests.ssh.client_programs import ROOT, at_terminal
from tests.ssh.made_keys import give_keys
from tests.textual.paper import PATIENCE
from tests.waiting import until

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
HOUSE = (sys.executable, "-m", "server", "play")
SERVE = (sys.executable, "-m", "server", "serve", "--host", "127.0.0.1", "--port", "0")
WHICH_NAME = "What do you want to be called?"
HINT = "You can play"


class Terminal:
    """A process of the house with pipes; `read` is all that it has printed."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.read = ""

    async def types(self, *lines: str) -> None:
        assert self.process.stdin
        self.process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        await self.process.stdin.drain()

    async def hears(self, text: str) -> None:
        """Reads on until this is printed."""
        assert self.process.stdout
        start = len(self.read)
        async with asyncio.timeout(PATIENCE):
            while text not in self.read[start:]:
                line = await self.process.stdout.readline()
                assert line, self.read
                self.read += line.decode()

    async def ends(self) -> int:
        assert self.process.stdout
        async with asyncio.timeout(PATIENCE):
            self.read += (await self.process.stdout.read()).decode()
            return await self.process.wait()

    def hangs_up(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()


def environment(folder: Path) -> dict[str, str]:
    return {
        "PATH": os.environ["PATH"],
        "HOME": str(folder),
        "LANG": "en_US.UTF-8",
        "LOGNAME": "ben",
        **ALONE,
    }


@asynccontextmanager
async def terminal(folder: Path, *flags: str) -> AsyncIterator[Terminal]:
    command = (*HOUSE, *(flags or ("--plain",)), "--data", str(folder))
    env = environment(folder)
    process = await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, stderr=STDOUT, env=env, cwd=ROOT
    )
    try:
        yield Terminal(process)
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def test_two_people_at_two_terminals_play_at_one_table(tmp_path: Path) -> None:
    async with terminal(tmp_path) as first, terminal_of(tmp_path, first, "Bea") as second:
        await first.hears("Bea comes in.")
        await first.types("new farbstich seats 3 bots 1 private relaxed")
        await first.hears("Others come in with: sit ")
        code = first.read.split("sit ")[-1].strip()
        await second.types(f"sit {code}", "ready")
        await first.types("ready")
        for person in (first, second):
            await person.hears("The game begins.")


@asynccontextmanager
async def terminal_of(folder: Path, first: Terminal, name: str) -> AsyncIterator[Terminal]:
    """Another terminal, once the first one is open."""
    await first.hears(HINT)
    async with terminal(folder) as second:
        await second.hears(WHICH_NAME)
        await second.types(name)
        await second.hears(f"Welcome to Kartenhaus, {name}.")
        await second.hears(HINT)
        yield second


async def test_a_name_that_is_taken_is_asked_for_again(tmp_path: Path) -> None:
    async with terminal(tmp_path) as first:
        await first.hears(HINT)
        async with terminal(tmp_path) as second:
            await second.hears(WHICH_NAME)
            await second.types("Ben")
            await second.hears("ben-2 is free.")
            await second.hears(WHICH_NAME)
            await second.types("x")
            await second.hears("a name has 2 to 20 characters.")
            await second.types("")
            await second.hears("Welcome to Kartenhaus, ben-2.")


async def test_the_name_can_be_given_as_an_option(tmp_path: Path) -> None:
    async with terminal(tmp_path) as first:
        await first.hears(HINT)
        async with terminal(tmp_path, "--plain", "--name", "Bea", "farbstich") as second:
            await second.hears("Welcome to Kartenhaus, Bea.")
            await second.hears("You are at table 1: Farbstich")
        await first.hears("Bea leaves.")


@pytest.mark.parametrize("wish", ["Bea", "b", "root"])
async def test_who_opens_a_new_house_under_a_name_has_it_from_the_first_word(
    tmp_path: Path, wish: str
) -> None:
    """A name that is refused is not taken at all."""
    async with terminal(tmp_path, "--plain", "--name", wish) as first:
        name = "Bea" if wish == "Bea" else "ben"
        await first.hears(f"Welcome to Kartenhaus, {name}.")
        await first.hears(HINT)
        await first.types("who", "quit")
        assert await first.ends() == 0
        assert (f"“{wish}” cannot be your name" in first.read) == (name != wish)
        assert not any(told in first.read for told in ("You are called", "leaves."))


async def test_a_known_person_is_greeted_in_the_language_of_the_command_line(
    tmp_path: Path,
) -> None:
    for flags, welcome in (
        ((), "Welcome to Kartenhaus, ben."),
        (("--language", "fr"), "Bienvenue au Kartenhaus, ben."),
        ((), "Bienvenue au Kartenhaus, ben."),
    ):
        async with terminal(tmp_path, "--plain", *flags) as person:
            await person.hears(welcome)
            await person.types("quit")
            assert await person.ends() == 0
            assert person.read.startswith(welcome)


async def test_the_house_stays_until_the_last_terminal_has_left(tmp_path: Path) -> None:
    async with terminal(tmp_path) as first, terminal_of(tmp_path, first, "Bea") as second:
        await first.types("quit")
        await first.hears("the house stays open until the last one has left")
        await second.hears("ben leaves.")
        async with terminal(tmp_path, "--plain", "--name", "Cleo") as third:
            await third.hears(HINT)
            await second.types("quit")
            assert await second.ends() == 0
            await third.hears("Bea leaves.")
            await third.types("quit")
            assert await third.ends() == 0
        assert await first.ends() == 0
        assert not (tmp_path / SOCKET).exists()


async def test_whoever_is_asked_for_a_name_while_the_house_closes_comes_in_by_it(
    tmp_path: Path,
) -> None:
    """The person who usually opens the house stays who they are."""
    async with terminal(tmp_path) as first:
        await first.hears(HINT)
        async with terminal(tmp_path) as second:
            await second.hears(WHICH_NAME)
            await first.types("quit")
            assert await first.ends() == 0
            await second.types("Bea")
            await second.hears("Welcome to Kartenhaus, Bea.")
            await second.types("quit")
            assert await second.ends() == 0
    for flags, name in (((), "ben"), (("--name", "Bea"), "Bea")):
        async with terminal(tmp_path, "--plain", *flags) as again:
            await again.hears(f"Welcome to Kartenhaus, {name}.")


async def test_the_others_hear_why_a_house_that_is_closed_ends(tmp_path: Path) -> None:
    async with terminal(tmp_path) as first, terminal_of(tmp_path, first, "Bea") as second:
        first.process.send_signal(signal.SIGTERM)
        assert await first.ends() == 128 + signal.SIGTERM
        assert await second.ends() == 0
        assert "The house is closing. All tables are kept." in second.read


async def test_after_a_kill_the_next_terminal_opens_the_house_again(tmp_path: Path) -> None:
    async with terminal(tmp_path) as first, terminal_of(tmp_path, first, "Bea") as second:
        first.process.kill()
        await second.hears("The house has ended the connection.")
        assert (tmp_path / SOCKET).exists()
        async with terminal(tmp_path, "--plain", "--name", "Bea") as again:
            await again.hears("Welcome to Kartenhaus, Bea.")
            await again.hears("One person is here")


async def test_of_terminals_that_start_together_one_opens_the_house(tmp_path: Path) -> None:
    async with (
        terminal(tmp_path) as one,
        terminal(tmp_path) as two,
        terminal(tmp_path) as three,
    ):
        people = (one, two, three)
        for person in people:
            await person.types("")
        await asyncio.gather(*(person.hears(HINT) for person in people))
        asked = [WHICH_NAME in person.read for person in people]
        assert sorted(asked) == [False, True, True]
        names = {person.read.split("Kartenhaus, ")[1].split(".")[0] for person in people}
        assert len(names) == len(people)
        assert "ben" in names


async def test_a_program_joins_an_open_house(tmp_path: Path) -> None:
    async with terminal(tmp_path) as first:
        await first.hears(HINT)
        async with terminal(tmp_path, "--json") as program:
            await program.hears("\n")
            assert json.loads(program.read)["name"] == "ben-2"
            await program.types('{"do":"name","name":"Robin"}', '{"do":"fly"}')
            await program.hears("no-such-request")
            assert "handled" not in program.read
            program.hangs_up()
            assert await program.ends() == 0
        await first.hears("Robin leaves.")


async def test_a_program_that_wants_a_name_that_is_taken_is_told(tmp_path: Path) -> None:
    async with terminal(tmp_path) as first:
        await first.hears(HINT)
        async with terminal(tmp_path, "--json", "--name", "Ben") as program:
            assert await program.ends() == 2
            assert "Somebody is already called ben" in program.read


async def test_people_join_the_house_of_a_program(tmp_path: Path) -> None:
    async with terminal(tmp_path, "--json") as program:
        await program.hears("\n")
        async with terminal(tmp_path, "--plain", "--name", "Bea") as person:
            await person.hears(HINT)
            await program.hears('"came","who":{"name":"Bea"')
            program.hangs_up()
            await person.hears("ben leaves.")
            await person.types("quit")
            assert await person.ends() == 0
        assert await program.ends() == 0


async def test_a_data_folder_with_a_long_path_can_be_shared(tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 40)
    async with terminal(folder) as first, terminal_of(folder, first, "Bea"):
        await first.hears("Bea comes in.")


async def test_a_house_for_ssh_is_not_joined_but_named_in_a_sentence(tmp_path: Path) -> None:
    async with terminal_for_ssh(tmp_path), terminal(tmp_path) as second:
        assert await second.ends() == 2
        assert "Another house is already open" in second.read
        assert WHICH_NAME not in second.read


async def test_a_house_for_ssh_ends_with_the_terminal_in_which_it_was_started(
    tmp_path: Path,
) -> None:
    give_keys(tmp_path / "house")
    command = [*SERVE, "--data", str(tmp_path / "house")]
    async with at_terminal(command, environment(tmp_path)) as person:
        await person.until_shows("The house is open.")
        # By hand, while the terminal is there: only its settings are read again.
        person.process.send_signal(signal.SIGHUP)
        await person.until_shows("Settings reloaded.")
        person.hang_up()
        assert await person.end() == 0


async def test_with_nohup_a_house_outlives_its_terminal(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    give_keys(folder)
    command = ["nohup", *SERVE, "--data", str(folder)]
    printed = tmp_path / "printed"
    with printed.open("wb") as file:
        async with at_terminal(command, environment(tmp_path), stdout=file.fileno()) as person:
            await until(lambda: b"The house is open." in printed.read_bytes(), PATIENCE)
            assert (await ask(folder, Asked(("status",)))).code == 0
            person.hang_up()
            assert (await ask(folder, Asked(("status",)))).code == 0
            person.process.terminate()
            assert await person.end() == 0
    assert b"The house is closing." in printed.read_bytes()


@asynccontextmanager
async def terminal_for_ssh(folder: Path) -> AsyncIterator[Terminal]:
    process = await asyncio.create_subprocess_exec(
        *(*SERVE, "--data", str(folder)),
        stdin=PIPE,
        stdout=PIPE,
        stderr=STDOUT,
        env=environment(folder),
        cwd=ROOT,
    )
    try:
        served = Terminal(process)
        await served.hears("The house is open.")
        assert (folder / KEYS).exists()
        yield served
    finally:
        process.kill()
        await process.communicate()


async def test_the_screen_of_a_second_terminal_shows_the_same_house(tmp_path: Path) -> None:
    async with terminal(tmp_path) as first:
        await first.hears(HINT)
        env = {**environment(tmp_path), "TERM": "xterm-256color"}
        command = [*HOUSE, "--data", str(tmp_path)]
        async with at_terminal(command, env) as second:
            await second.until_shows(WHICH_NAME)
            second.type("Bea\r")
            await first.hears("Bea comes in.")
            await second.until(lambda: b"\x1b[?1049h" in second.read)
            await first.types("new farbstich seats 3 relaxed")
            await second.until_shows("Farbstich")
            first.process.kill()
            await second.until_shows("The house has ended the connection.")
            assert await second.end() == 0

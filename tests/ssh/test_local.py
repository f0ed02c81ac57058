"""Local play is another door to the same house: no network, no key, the same screen."""

import os
import sys
from pathlib import Path

import pytest

from tests.ssh.programs import at_terminal

pytestmark = pytest.mark.asyncio
HOUSE = (sys.executable, "-m", "server")


def environment(folder: Path, **more: str) -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "HOME": str(folder), "TERM": "xterm-256color", **more}


async def test_without_arguments_a_terminal_gets_the_screen(tmp_path: Path) -> None:
    async with at_terminal([*HOUSE], environment(tmp_path, LANG="de_CH.UTF-8")) as person:
        await person.until_shows("Willkommen im Kartenhaus")
        person.type(":tschüss\r")
        assert await person.end() == 0
        await person.until(lambda: b"Tsch" in person.read.split(b"\x1b[?1049l")[-1])
    assert (tmp_path / ".local/share/kartenhaus/house.db").is_file()


async def test_a_terminal_that_cannot_be_painted_gets_sentences(tmp_path: Path) -> None:
    command = [*HOUSE, "play", "farbstich"]
    async with at_terminal(command, environment(tmp_path, TERM="dumb")) as person:
        await person.until_shows("Welcome to the card house")
        await person.until_shows("You are ready.")
        person.type("quit\r")
        assert await person.end() == 0
        assert b"\x1b" not in person.read

"""kartenhaus play: a house in the terminal, without network and keys."""

import os
import sys
from pathlib import Path

import pytest

from tests.commands.running import ALONE
from tests.ssh.client_programs import at_terminal

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
HOUSE = (sys.executable, "-m", "server")


def environment(folder: Path, **more: str) -> dict[str, str]:
    usual = {"PATH": os.environ["PATH"], "HOME": str(folder), "TERM": "xterm-256color"}
    return {**usual, **ALONE, **more}


async def test_without_arguments_play_starts_the_app_in_a_terminal(tmp_path: Path) -> None:
    async with at_terminal([*HOUSE], environment(tmp_path, LANG="de_CH.UTF-8")) as person:
        await person.until_shows("drei Kartenspiele in deinem Terminal")
        person.type(":tschüss\r")
        assert await person.end() == 0
        await person.until(lambda: b"Tsch" in person.read.split(b"\x1b[?1049l")[-1])
    assert (tmp_path / ".local/share/kartenhaus/house.db").is_file()


async def test_play_uses_line_mode_in_a_poor_terminal(tmp_path: Path) -> None:
    command = [*HOUSE, "play", "farbstich"]
    async with at_terminal(command, environment(tmp_path, TERM="dumb")) as person:
        await person.until_shows("Welcome to Kartenhaus")
        await person.until_shows("You are ready.")
        person.type("quit\r")
        assert await person.end() == 0
        assert b"\x1b" not in person.read


async def test_play_takes_seats_bots_and_options_of_the_game(tmp_path: Path) -> None:
    terms = ("--seats", "5", "--bots", "novice", "--option", "pack=authors")
    command = [*HOUSE, "play", "8-28", *terms]
    async with at_terminal(command, environment(tmp_path, TERM="dumb")) as person:
        await person.until_shows("You are at table 1: 8-28, 5 seats.")
        await person.until_shows("(novice bot)")
        await person.until_shows("You are ready.")
        await person.until_shows("cards: the authors’")
        person.type("quit\r")
        assert await person.end() == 0


@pytest.mark.parametrize(
    ("login", "language", "welcome"),
    [
        ("CORP\\ben", "en_GB", "Welcome to Kartenhaus, ben."),
        ("root", "en_GB", "Welcome to Kartenhaus, Joker."),
        ("root", "it_IT", "Kartenhaus, Jolly."),
    ],
)
async def test_the_player_has_the_name_of_the_account_or_a_default_name(
    tmp_path: Path, login: str, language: str, welcome: str
) -> None:
    here = environment(tmp_path, TERM="dumb", LOGNAME=login, LANG=f"{language}.UTF-8")
    async with at_terminal([*HOUSE, "play"], here) as person:
        await person.until_shows(welcome)
        person.type("new 8-28 private\r")
        await person.until(lambda: "kartenhaus serve" in person.shows().replace("\n", ""))
        person.type("quit\r")
        assert await person.end() == 0

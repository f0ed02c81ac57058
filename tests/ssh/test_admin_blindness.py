"""No admin command shows a hidden card, or what people say to each other."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest

from server.commands.ssh.admin_commands import COMMANDS
from server.doors.ssh.host_keys import HostKeys
from server.engine import GAMES
from tests.house.running import ManualClock
from tests.ssh.house_over_ssh import ANNA, BEN, housed

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
TITLES = {"eight28": "8-28"}
SAID = "between us both"
CALLS = (
    "people",
    "people ben",
    "status",
    "bans",
    "log",
    "say hello",
    "motd hello",
    "mute carl 1",
    "seat 1 ben bot",
    "seat 1 ben back",
    "ban 192.0.2.7 --for 3d",
    "unban 192.0.2.7/32",
    "merge carl ben",
    "prune",
    "drain on",
    "log",
    "update",
)
# Asked once, at the end.
ENDS = ("kick carl --json", "close 1 --json", "restart --json")


def secrets(seed: str) -> Callable[[int], bytes]:
    numbers = count()
    return lambda size: sha256(f"{seed} {next(numbers)}".encode()).digest()[:size]


async def answers(folder: Path, keys: HostKeys, game: str, seed: str) -> tuple[list[str], bytes]:
    """The output of the commands in a game of two people, and all that one of them has read."""
    admin = ANNA.export_public_key().decode().strip()
    told: list[str] = []
    async with (
        housed(folder, keys, clock=ManualClock(), draw=secrets(seed), admins=(admin,)) as house,
        AsyncExitStack() as here,
    ):
        ben = await here.enter_async_context(house.entered("ben", BEN, term=None))
        ben.type(f"new {TITLES.get(game, game)} seats 3 bots 1 private relaxed\n".encode())
        await ben.until(lambda: b"able 1" in ben.read)
        code = next(iter(house.house.tables)).summary.setup.code
        carl = await here.enter_async_context(house.entered("carl", term=None))
        carl.type(f"sit {code}\nready\n".encode())
        ben.type(b"ready\n")
        await ben.until(lambda: b"The game begins." in ben.read)
        ben.type(f"say {SAID}\n".encode())
        await carl.until(lambda: SAID.encode() in carl.read)
        read = ben.read
        for call in (*(f"{call}{form}" for call in CALLS for form in ("", " --json")), *ENDS):
            ran = await house.run(f"admin {call}", key=ANNA)
            told.append(f"{call}: {ran.code} {ran.out} {ran.err}")
        restarting = house.door.control.restarting
        assert restarting
        restarting.cancel()
        await asyncio.wait((restarting,))
    return told, read


async def test_every_command_is_tried() -> None:
    assert {call.split()[0] for call in (*CALLS, *ENDS)} == set(COMMANDS)


@pytest.mark.parametrize("game", GAMES)
async def test_admin_commands_answer_the_same_whatever_the_hidden_cards_and_the_talk_are(
    tmp_path: Path, keys: HostKeys, game: str
) -> None:
    first, read = await answers(tmp_path / "first", keys, game, "tea")
    second, other = await answers(tmp_path / "second", keys, game, "milk")
    assert read.partition(b"The game begins.")[2] != other.partition(b"The game begins.")[2]
    assert first == second
    assert not any(SAID in each for each in first)

"""Houses on one database, as processes: people come in at any of them and sit at any table."""

import asyncio
import json
import os
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

import asyncssh
import pytest

from server.doors.ssh.host_keys import KEYS
from tests.commands.running import ask_admin
from tests.link.test_broken_links import ask
from tests.link.test_coming_back import OPEN, entered, kill, told
from tests.link.test_updates import updatable, update
from tests.ports import free_port
from tests.ssh.bare_server import HERE
from tests.ssh.house_over_ssh import ANNA, BEN
from tests.ssh.test_serve import Served
from tests.textual.loopback import Client

CARL = asyncssh.generate_private_key("ssh-ed25519")
pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


class Houses:
    """Each in a folder of its own, with the keys of the first one."""

    def __init__(self, folder: Path, url: str) -> None:
        self._folder, self._url = folder, url
        self._first: Path | None = None
        self._stack = AsyncExitStack()

    async def open(self, name: str, *flags: str) -> Served:
        folder = self._folder / name / "house"
        folder.parent.mkdir()
        if self._first:
            shutil.copytree(self._first / KEYS, folder / KEYS)
        variables = {
            "KARTENHAUS_STORE_URL": self._url,
            "KARTENHAUS_STORE_SHARED": "true",
            "KARTENHAUS_DOOR_DOORS_ADDRESS": f"{HERE}:{free_port()}",
        }
        opening = updatable(folder, *flags, env=os.environ | variables)
        house = await self._stack.enter_async_context(opening)
        self._first = self._first or folder
        return house

    async def close(self) -> None:
        await self._stack.aclose()


@asynccontextmanager
async def houses_on(folder: Path, url: str) -> AsyncIterator[Houses]:
    houses = Houses(folder, url)
    try:
        yield houses
    finally:
        await houses.close()


@asynccontextmanager
async def program(house: Served, login: str, key: asyncssh.SSHKey | None) -> AsyncIterator[Client]:
    async with entered(house, login, key, None, "json") as client:
        await client.until(lambda: told(client, "lobby") or told(client, "table"))
        yield client


async def move(*people: Client) -> None:
    """One of them, who is asked first."""
    asked = [asyncio.create_task(each.until(partial(is_asked, each))) for each in people]
    done, others = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    client = people[asked.index(done.pop())]
    state = told(client, "state")[-1]
    ask(client, "move", at=state["number"], move=state["legal"][0])
    await client.until(lambda: told(client, "state")[-1]["number"] > state["number"])


def is_asked(client: Client) -> bool:
    return bool(told(client, "state")) and bool(told(client, "state")[-1]["legal"])


async def until_listed(client: Client, table: int) -> None:
    def is_listed() -> bool:
        listed = [each["listing"]["table"] for each in told(client, "listed")]
        here = [each["table"] for lobby in told(client, "lobby") for each in lobby["tables"]]
        return table in (*listed, *here)

    await client.until(is_listed)


def has_moved(client: Client) -> bool:
    return len(told(client, "welcome")) == 2


def has_said(client: Client, text: str) -> bool:
    return text in [each["saying"]["text"] for each in told(client, "said")]


@pytest.mark.parametrize("doors", [(), ("--doors", "1")], ids=["own screens", "doors"])
async def test_people_at_two_houses_play_at_one_table(
    tmp_path: Path, url: str, doors: tuple[str, ...]
) -> None:
    async with houses_on(tmp_path, url) as houses:
        one, other = await houses.open("one", *doors), await houses.open("other", *doors)
        async with program(one, "anna", ANNA) as anna, program(other, "ben", BEN) as ben:
            ask(anna, **OPEN | {"bots": ["simple"]})
            await anna.until(lambda: told(anna, "table"))
            table = told(anna, "table")[-1]["room"]["table"]
            await until_listed(ben, table)
            ask(ben, "sit", table=str(table))
            for each in (anna, ben):
                ask(each, "ready")
            for each in (anna, ben):
                await each.until(partial(told, each, "state"))
            for _ in range(4):
                await move(anna, ben)
            ask(ben, "say", text="well met")
            await anna.until(partial(has_said, anna, "well met"))
            for each in (anna, ben):
                assert not told(each, "refused")
                assert not told(each, "house-away")
                assert not told(each, "moved-to")


async def test_people_at_a_door_of_a_house_that_is_killed_play_on_in_another_one(
    tmp_path: Path, url: str
) -> None:
    async with houses_on(tmp_path, url) as houses:
        one, other = await houses.open("one", "--doors", "1"), await houses.open("other")
        async with program(one, "anna", ANNA) as anna, program(other, "ben", BEN) as ben:
            # Her house has told its doors of the other one by then.
            await anna.until(lambda: "ben" in everybody(anna))
            ask(anna, **OPEN)
            ask(anna, "ready")
            await move(anna)
            before = told(anna, "state")[-1]
            table = before["table"]
            await until_listed(ben, table)
            await kill(one)
            seats = len(told(anna, "table"))
            began = asyncio.get_running_loop().time()
            await anna.until(lambda: len(told(anna, "table")) > seats)
            assert asyncio.get_running_loop().time() - began < ADOPTED_SECONDS
            await move(anna)
            assert told(anna, "state")[-1]["number"] > before["number"]
            # The house may be killed when the move is told and before it is answered.
            refusals = {each["refusal"]["refusal"] for each in told(anna, "refused")}
            assert refusals <= {"not-answered"}
            ask(ben, "watch", table=str(table))
            await ben.until(lambda: told(ben, "state"))


ADOPTED_SECONDS = 15.0


async def test_the_house_of_a_screen_is_updated_while_its_session_is_in_another_house(
    tmp_path: Path, url: str
) -> None:
    async with houses_on(tmp_path, url) as houses:
        one, other = await houses.open("one"), await houses.open("other")
        async with program(other, "ben", BEN) as ben, program(one, "anna", ANNA) as anna:
            ask(ben, **OPEN | {"bots": ["simple"]})
            await ben.until(lambda: told(ben, "table"))
            table = told(ben, "table")[-1]["room"]["table"]
            await until_listed(anna, table)
            ask(anna, "sit", table=str(table))
            for each in (anna, ben):
                ask(each, "ready")
            for each in (anna, ben):
                await each.until(partial(told, each, "state"))
            await update(tmp_path / "one" / "house")
            for _ in range(4):
                await move(anna, ben)
            ask(anna, "leave")
            await anna.until(lambda: told(anna, "left"))
            assert not told(anna, "house-away")
            assert not told(anna, "refused")
            await kill(other)
            await anna.until(lambda: len(told(anna, "welcome")) == 3)
            ask(anna, "say", to="lobby", text="home")
            await anna.until(partial(has_said, anna, "home"))


@pytest.mark.parametrize("doors", [(), ("--doors", "1")], ids=["own screens", "doors"])
async def test_people_play_on_while_their_house_gives_its_tables_to_another_one(
    tmp_path: Path, url: str, doors: tuple[str, ...]
) -> None:
    async with houses_on(tmp_path, url) as houses:
        one, other = await houses.open("one", *doors), await houses.open("other")
        async with program(one, "anna", ANNA) as anna, program(one, "ben", BEN) as ben:
            ask(anna, **OPEN)
            ask(anna, "ready")
            await move(anna)
            async with program(other, "carl", CARL) as carl:
                await until_listed(carl, told(anna, "state")[-1]["table"])
            drained = await ask_admin(tmp_path / "one" / "house", "drain", "on")
            assert (drained.code, drained.err) == (0, "")
            for each in (anna, ben):
                await each.until(partial(has_moved, each))
            for _ in range(4):
                await move(anna)
            status = await ask_admin(tmp_path / "other" / "house", "status", json=True)
            assert json.loads(status.out)["tables"] == 1
            for each in (anna, ben):
                for what in ("house-away", "refused", "missed"):
                    assert not told(each, what)


async def test_the_host_is_told_in_which_house_a_guest_can_be_banned(
    tmp_path: Path, url: str
) -> None:
    async with houses_on(tmp_path, url) as houses:
        one, other = await houses.open("one"), await houses.open("other")
        async with program(other, "dora", None), program(one, "anna", ANNA) as anna:
            await anna.until(lambda: "dora" in everybody(anna))
            told_here = await ask_admin(tmp_path / "one" / "house", "ban", "dora")
            assert (told_here.code, told_here.out) == (2, "")
            assert re.search(
                r"of dora is known in the house that .* at [\d.:]+: ask", told_here.err
            )


def everybody(client: Client) -> list[str]:
    here = [each["name"] for lobby in told(client, "lobby") for each in lobby["people"]]
    return [*here, *(each["who"]["name"] for each in told(client, "came"))]

"""Requests that are sent in the pause of an update: after the house has closed its database, and
before the next one has opened it."""

import asyncio
import json
import os
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from server.commands.serving.hand_over import Pause
from server.commands.serving.old_connections import leave_house
from server.doors.ssh.host_keys import HostKeys
from server.store.database import DATABASE
from tests.link.far_doors import Relay, address_for_doors, copied, far_door
from tests.link.test_coming_back import ASKED, MISSED, OPEN, entered, told
from tests.link.test_failed_updates import Installed
from tests.link.test_updates import asks_again, updatable, update
from tests.ssh.house_over_ssh import ANNA, BEN, housed
from tests.ssh.test_serve import Served
from tests.textual.loopback import Client, wait_for
from tests.textual.paper import PATIENCE
from tests.waiting import until

pytestmark = [pytest.mark.slow, pytest.mark.asyncio]

LONG = "far away " * 30


class Update:
    """An update whose next house waits, with the pause begun, until `end`."""

    def __init__(self, folder: Path, gate: Path) -> None:
        self._gate = gate
        self._updating = asyncio.create_task(update(folder))

    async def begun(self) -> None:
        await until(lambda: self._opened() or self._updating.done(), PATIENCE)
        assert not self._updating.done()

    def _opened(self) -> bool:
        try:
            self._writer = os.open(self._gate, os.O_WRONLY | os.O_NONBLOCK)
        except OSError:
            # No reader is there so far.
            return False
        return True

    async def end(self) -> None:
        os.close(self._writer)
        await self._updating


@asynccontextmanager
async def paused_at_updates(
    folder: Path, *flags: str, **how: Any
) -> AsyncIterator[tuple[Served, Callable[[], Update]]]:
    program, gate = Installed(folder), folder / "gate"
    os.mkfifo(gate)
    program.change(
        "commands/serving/take_over.py",
        "if not isinstance(answer, HandedOver):",
        f"open({str(gate)!r}).read()\n        if not isinstance(answer, HandedOver):",
    )
    # A test asks for a while.
    program.change("commands/serving/hand_over.py", "SECONDS: Final = 4.0", "SECONDS: Final = 10.0")
    async with updatable(program.folder, *flags, cwd=program.program, **how) as house:
        yield house, partial(Update, program.folder, gate)


def moves(folder: Path) -> Counter[int]:
    """Moves of the first seat that are stored, by table."""
    with closing(sqlite3.connect(folder / "house" / DATABASE)) as database:
        rows = database.execute("SELECT table_id FROM moves WHERE seat = 0")
        return Counter(number for (number,) in rows)


def line(do: str, **more: Any) -> bytes:
    return json.dumps({"do": do} | more).encode() + b"\n"


async def has_begun(carl: Client) -> dict[str, Any]:
    """The state in which it is carl's turn."""
    carl.type(line(**OPEN) + line("ready"))
    await carl.until(lambda: told(carl, "state") and told(carl, "state")[-1]["legal"])
    return told(carl, "state")[-1]


def has_said(client: Client, times: int) -> bool:
    return len(told(client, "said")) == times


def codes(client: Client) -> list[str]:
    return [each["refusal"]["refusal"] for each in told(client, "refused")]


@pytest.mark.parametrize("doors", [(), ("--doors", "1")], ids=["one process", "doors"])
async def test_what_is_asked_in_the_pause_is_answered_once_and_in_order_by_the_next_house(
    tmp_path: Path, doors: tuple[str, ...]
) -> None:
    async with (
        paused_at_updates(tmp_path, *doors) as (house, updating),
        entered(house, "anna", ANNA, "xterm-256color") as anna,
        entered(house, "ben", BEN, None) as ben,
        entered(house, "carl", None, None, "json") as carl,
        entered(house, "dora", None, None, "json") as dora,
    ):
        people = (anna, ben, carl, dora)
        anna.type(b":play 8-28\r")
        await anna.until_shows("YOUR TURN")
        ben.type(b"play 8-28\n")
        await ben.until(lambda: ASKED in ben.read)
        await has_begun(carl)
        await dora.until(lambda: told(dora, "lobby"))
        stored = []
        for number in (1, 2):
            pause, asked = updating(), ben.read.count(ASKED)
            await pause.begun()
            stored.append(moves(tmp_path))
            anna.type(f":1\r:say after move {number}\r".encode())
            ben.type(b"1\n")
            state = told(carl, "state")[-1]
            move = line("move", at=state["number"], move=state["legal"][0])
            carl.type(move + line("nonsense") + move + line("say", text="done"))
            dora.type(line("say", text=f"{number} a", to="lobby"))
            dora.type(line("say", text=f"{number} b", to="lobby"))
            # The house has read all of it when it has let another session in.
            commands = [
                await each.connection.create_process("stats", stdin=asyncssh.DEVNULL)
                for each in people
            ]
            assert moves(tmp_path) == stored[-1]
            await pause.end()
            await carl.until(partial(has_said, carl, number))
            await dora.until(partial(has_said, dora, 2 * number))
            await ben.until(partial(asks_again, ben, asked))
            await carl.until(lambda: told(carl, "state")[-1]["legal"])
            await anna.until_shows(f"anna after move {number}")
            for command in commands:
                done = await asyncio.wait_for(command.wait(), PATIENCE)
                assert (done.exit_status, done.stderr) == (0, "")
            # The second of two same moves is late.
            assert codes(carl) == ["no-such-request", "too-late"] * number
        pause = updating()
        await pause.begun()
        stored.append(moves(tmp_path))
        await pause.end()
        assert stored == [Counter(dict.fromkeys((1, 2, 3), n)) for n in (0, 1, 2)]
        said = ["1 a", "1 b", "2 a", "2 b"]
        assert [each["saying"]["text"] for each in told(dora, "said")] == said
        async with entered(house, "emil", None, None, "json") as emil:
            await emil.until(lambda: told(emil, "lobby"))
            assert [each["text"] for each in told(emil, "lobby")[-1]["talk"]] == said
        for client in people:
            assert MISSED not in client.read
            assert b"One moment:" not in client.read
        for client in (carl, dora):
            assert not told(client, "paused")


async def test_what_a_door_asks_before_it_hears_of_the_pause_is_told_as_not_answered(
    tmp_path: Path,
) -> None:
    place, env = address_for_doors()
    relay = Relay(place)
    async with (
        paused_at_updates(tmp_path, "--doors", "1", env=env) as (house, updating),
        relay.open() as address,
        entered(house, "ben", BEN, None, "json") as ben,
    ):
        copied(tmp_path / "house", tmp_path / "door")
        async with (
            far_door(address, tmp_path / "door") as door,
            entered(door, "carl", ANNA, None, "json") as carl,
        ):
            await has_begun(carl)
            ben.type(line("watch", table="1"))
            await ben.until(lambda: told(ben, "state"))
            relay.to_door.withhold()
            pause = updating()
            await pause.begun()
            before = relay.to_house.carried
            carl.type(line("say", text=LONG))
            # Reports and log entries of a door are shorter.
            await wait_for(lambda: relay.to_house.carried > before + len(LONG))
            await pause.end()
            relay.to_door.passes.set()
            await carl.until(lambda: told(carl, "refused"))
            assert codes(carl) == ["not-answered"]
            # Back at the table: else it is in the talk of before.
            await ben.until(lambda: len(told(ben, "welcome")) > 1)
            carl.type(line("say", text="again"))
            for client in (ben, carl):
                await client.until(partial(has_said, client, 1))
                assert told(client, "said")[0]["saying"]["text"] == "again"
                assert LONG.encode() not in client.read
                assert not told(client, "paused")
            assert codes(carl) == ["not-answered"]


async def test_a_session_that_comes_in_when_the_pause_begins_waits_as_well(
    tmp_path: Path, keys: HostKeys, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with housed(tmp_path, keys) as house:
        comes, goes_on = asyncio.Event(), asyncio.Event()
        enter, say, order = house.house.enter, house.house.chat.row, list[str]()

        async def enter_later(**how: Any) -> Any:
            comes.set()
            await goes_on.wait()
            return await enter(**how)

        def note(*what: Any) -> Any:
            order.append("asked")
            return say(*what)

        monkeypatch.setattr(house.house, "enter", enter_later)
        monkeypatch.setattr(house.house.chat, "row", note)
        async with house.entered(term=None, command="json") as anna:
            await comes.wait()
            pause = Pause(house.door)
            pause.begin()
            goes_on.set()
            await anna.until(lambda: told(anna, "lobby"))
            anna.type(line("nonsense") + line("say", text="hello", to="lobby"))
            await anna.until(lambda: told(anna, "refused"))
            # The next line is handled one turn of the loop after this answer.
            await asyncio.sleep(0)
            order.append("end")
            pause.end()
            await anna.until(partial(has_said, anna, 1))
        assert order == ["end", "asked"]


async def test_what_takes_longer_than_a_house_waits_before_the_pause_is_told_as_not_answered(
    tmp_path: Path, keys: HostKeys, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, goes_on = asyncio.Event(), asyncio.Event()
    async with (
        housed(tmp_path, keys) as house,
        house.entered(term=None, command="json") as anna,
    ):
        await anna.until(lambda: told(anna, "lobby"))
        update = house.house.people.update

        async def update_later(*what: Any, **changes: Any) -> None:
            asked.set()
            await goes_on.wait()
            await update(*what, **changes)

        monkeypatch.setattr(house.house.people, "update", update_later)
        anna.type(line("language", language="de"))
        await asked.wait()
        (shown,) = house.door.sessions.shown.values()
        leave_house([shown])
        goes_on.set()
        await anna.until(lambda: told(anna, "refused"))
        assert codes(anna) == ["not-answered"]
        shown.client.dismiss()
        await anna.read_all()
        assert codes(anna) == ["not-answered"]

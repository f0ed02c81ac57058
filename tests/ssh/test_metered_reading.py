"""Those who send more than they may are not read from meanwhile, in each face."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from asyncssh.constants import MSG_IGNORE
from asyncssh.packet import String

from server.doors.ssh.host_keys import HostKeys
from server.doors.ssh.metered_protocol import SECONDS_A_TURN, ReadQueue
from server.house.people.households import Cost
from server.protocol.seat import replace
from server.settings import HouseholdSettings
from tests.house.running import ManualClock
from tests.house.scenarios import let_tasks_run
from tests.ssh.bare_server import doorway, until
from tests.ssh.house_over_ssh import MANY, housed
from tests.textual.loopback import Client
from tests.textual.paper import PATIENCE

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("quiet_log")]

AT_ONCE, A_SECOND = 60, 60
"""lines or kilobytes of one session"""
FEW = replace(MANY, input_per_second=50)
SOON = 2.0
"""seconds: an allowance is waited for in shorter steps, and other alarms are due later"""
KILOBYTE = 1024
PACKETS = 3000
FLOODING, TYPING = "127.0.0.2", "127.0.0.3"
NONSENSE, ANSWER = b'{"do":"cheat"}\n', b'"no-such-request"'
LONG = b'{"do":"cheat","why":"' + b"x" * 61 * KILOBYTE + b'"}\n'


class Reader:
    """Reads what comes, while the clock moves only when nothing comes, and then to what is due soon
    and no further: something may be under way, which takes a while on a busy machine."""

    def __init__(self, clients: list[Client], clock: ManualClock) -> None:
        self._clients = clients
        self._clock = clock
        self._tasks = [asyncio.create_task(client.read_all()) for client in clients]

    def count(self, what: bytes) -> int:
        return sum(client.read.count(what) for client in self._clients)

    async def seconds_until(self, what: bytes, times: int) -> float:
        """Until it has come so often."""
        start = self._clock.now()
        async with asyncio.timeout(PATIENCE):
            while (before := self.count(what)) < times:
                await let_tasks_run()
                soon = self._clock.now() + SOON
                if self.count(what) == before and self._clock.is_due(soon):
                    self._clock.next_alarm(soon)
        return self._clock.now() - start

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()


@asynccontextmanager
async def reading(
    folder: Path,
    keys: HostKeys,
    face: str,
    *,
    term: str | None = None,
    count: int = 1,
    household: HouseholdSettings = MANY,
) -> AsyncIterator[tuple[list[Client], Reader]]:
    """Clients in a house of their own."""
    clock = ManualClock()
    async with (
        housed(folder, keys, clock=clock, household=household) as house,
        AsyncExitStack() as stack,
    ):
        clients = [
            await stack.enter_async_context(house.entered(f"anna{n}", None, face, term))
            for n in range(count)
        ]
        reader = Reader(clients, clock)
        await house.until(lambda: len(house.house.online) == count)
        try:
            yield clients, reader
        finally:
            reader.stop()


async def test_lines_of_a_program_are_read_at_a_steady_rate(tmp_path: Path, keys: HostKeys) -> None:
    async with reading(tmp_path, keys, "json") as ((client,), reader):
        client.type(NONSENSE * 240)
        expected = (240 - AT_ONCE) / A_SECOND
        assert await reader.seconds_until(ANSWER, 240) == pytest.approx(expected, abs=0.5)


async def test_long_lines_of_a_program_count_before_they_are_parsed(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with reading(tmp_path, keys, "json") as ((client,), reader):
        client.type(LONG * 5)
        assert await reader.seconds_until(ANSWER, 5) == pytest.approx(4.5, abs=1)


@pytest.mark.slow
@pytest.mark.parametrize("term", [None, "dumb"])
async def test_lines_of_line_mode_are_read_at_a_steady_rate(
    tmp_path: Path, keys: HostKeys, term: str | None
) -> None:
    async with reading(tmp_path, keys, "plain", term=term) as ((client,), reader):
        client.type(b"nonsense\n" * 120)
        assert await reader.seconds_until(b"I do not know", 120) == pytest.approx(1, abs=0.5)


async def test_the_programs_of_one_address_are_read_at_one_rate(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with reading(tmp_path, keys, "json", count=4, household=FEW) as (clients, reader):
        for client in clients:
            client.type(NONSENSE * 60)
        # Log-ins and sessions have been paid from the allowance, too.
        assert 1 <= await reader.seconds_until(ANSWER, 240) <= 4


async def test_requests_of_a_program_wait_and_are_all_answered(
    tmp_path: Path, keys: HostKeys
) -> None:
    household = replace(MANY, requests_per_second=5)
    async with reading(tmp_path, keys, "json", household=household) as ((client,), reader):
        client.type(b'{"do":"hush"}\n' * 50)
        expected = (50 - 4 * 5) / 5
        assert await reader.seconds_until(b'"not-at-table"', 50) == pytest.approx(expected, abs=0.5)
        assert b"too-fast" not in client.read


async def test_names_that_look_like_invitations_are_tries_of_a_code(
    tmp_path: Path, keys: HostKeys
) -> None:
    household = replace(MANY, wrong_codes_per_minute=6)
    async with housed(tmp_path, keys, household=household) as house:
        said = [(await house.run("plain", login="lamo-digu-saro")).out for _ in range(5)]
        assert all("lamo-digu-saro" in each for each in said[:3])
        assert all("Too many wrong codes came from your address" in each for each in said[3:])
        assert "Too many wrong codes" in (await house.run("plain", login="lamo-digu-sari")).out
        other = await house.run("join lamo-digu-sara", term="dumb")
        assert "Too many wrong codes" in other.out


async def test_one_address_asks_for_so_many_records_and_proofs_by_commands(
    tmp_path: Path, keys: HostKeys
) -> None:
    household = replace(MANY, proofs_per_minute=2, records_per_minute=2)
    async with housed(tmp_path, keys, household=household) as house:
        for command, sentence in (
            ("verify", "Many games have been checked from your address. Try again in"),
            ("record", "Many games have been looked up from your address. Try again in"),
        ):
            first, second = [await house.run(f"{command} 123") for _ in range(2)]
            assert (first.code, second.code, second.out) == (2, 1, "")
            assert sentence in second.err


async def test_settings_that_are_read_again_apply_to_a_household_that_is_here(
    tmp_path: Path, keys: HostKeys
) -> None:
    household = HouseholdSettings(commands_per_minute=1)
    async with housed(tmp_path, keys, household=household) as house:
        assert (await house.run("who")).code == 0
        assert (await house.run("who")).code == 1
        house.change_settings(HouseholdSettings(commands_per_minute=2))
        assert (await house.run("who")).code == 0
        house.change_settings(household)
        assert (await house.run("who")).code == 1


async def test_a_connection_is_not_read_whatever_it_sends(keys: HostKeys) -> None:
    household = HouseholdSettings(input_per_second=10)
    async with doorway(keys, household=household) as door:
        client = await door.client()
        await client.create_process("stay")
        await until(lambda: bool(door.butler.came))
        ((_, process),) = door.butler.came
        transport: Any = process.channel.get_connection()._transport
        for _ in range(1000):
            client.send_packet(MSG_IGNORE, String(b"x" * 1024))
        await until(lambda: not transport.is_reading())
        await door.pass_time(3600)
        await until(transport.is_reading)


async def test_sessions_that_are_refused_are_paid(keys: HostKeys) -> None:
    household = HouseholdSettings(commands_per_minute=1, input_per_second=10)
    async with doorway(keys, household=household) as door, await door.client() as anna:
        start = door.clock.now()
        for number in range(20):
            running = asyncio.create_task(anna.run("who"))
            while not running.done():
                await let_tasks_run()
                if not running.done():
                    door.clock.next_alarm(door.clock.now() + 0.1)
            assert (number == 0) == (running.result().exit_status == 0)
        assert door.clock.now() - start >= (20 * 5 - 40) / 10


async def test_whoever_has_used_least_is_handled_first_and_only_some_in_a_turn_of_the_loop() -> (
    None
):
    queue, handled = ReadQueue(), list[str]()

    def work(name: str) -> None:
        end = time.perf_counter() + SECONDS_A_TURN
        while time.perf_counter() < end:
            handled[len(handled) :] = [name] * (name not in handled)

    for used, name in ((0.5, "much"), (0.0, "first"), (0.25, "little"), (0.0, "second")):
        queue.add(partial(float, used), partial(work, name))
    for count in range(1, 5):
        await asyncio.sleep(0)
        assert handled == ["first", "second", "little", "much"][:count]


async def test_an_error_in_one_part_does_not_keep_the_others_from_being_handled() -> None:
    queue, done, errors = ReadQueue(), asyncio.Event(), list[dict[str, Any]]()
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: errors.append(context))
    queue.add(partial(float, 0), list[None]().pop)
    queue.add(partial(float, 1), done.set)
    async with asyncio.timeout(PATIENCE):
        await done.wait()
    assert [type(each["exception"]) for each in errors] == [IndexError]


@pytest.mark.slow
async def test_a_key_does_not_wait_for_thousands_of_packets_of_another_address(
    keys: HostKeys,
) -> None:
    def used() -> float:
        return door.limits.household(FLOODING).used(Cost.INPUT, door.clock.now())

    async with doorway(keys) as door:
        flooding, typing = [
            await (await door.client(local_addr=(address, 0))).create_process("stay")
            for address in (FLOODING, TYPING)
        ]
        for process in (flooding, typing):
            await process.stdout.readline()
        before = used()
        for _ in range(PACKETS):
            flooding.stdin.write("x")
        typing.stdin.write("k")
        assert await typing.stdout.read(1) == "k"
        meanwhile = used() - before
        assert await flooding.stdout.readexactly(PACKETS) == "x" * PACKETS
        assert meanwhile < (used() - before) / 2

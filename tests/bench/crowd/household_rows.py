"""Rows about what the people of one address may ask for."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

import asyncssh

from server.settings import HouseholdSettings
from tests.bench.crowd.row import Measured, Row, Scene
from tests.ssh.bare_server import connect
from tests.ssh.hostile.attacks import Begun
from tests.ssh.hostile.rogue import PER_ADDRESS, Rogue, address

Lines = asyncssh.SSHClientProcess[str]

CONNECTIONS, SESSIONS = 8, 5
"""of one address in most rows"""
ADDRESSES: Final = 5
FAR: Final = 100 * PER_ADDRESS
"""numbers of addresses that no other uses"""
LONGEST: Final = 63 * 1024
KEYS: Final = 150
TALKERS: Final = 20
"""connections that all say their burst at once"""
SECONDS: Final = 10.0
MOST_HEARD: Final = 60
WRONG: Final = "lamo-digu-saro"
USUAL: Final = HouseholdSettings()


async def sessions(
    rogue: Rogue, stack: AsyncExitStack, first: int, connections: int, command: str | None
) -> list[Lines]:
    """Over connections of the addresses from number `first` on."""
    found = list[Lines]()
    for number in range(first, first + connections):
        connection = await stack.enter_async_context(rogue.connection(number))
        found += [await connection.create_process(command) for _ in range(SESSIONS)]
    return found


async def ask_for_ever(program: Lines, lines: Sequence[str]) -> None:
    """Reads everything meanwhile."""

    async def write() -> None:
        while True:
            for line in lines:
                program.stdin.write(f"{line}\n")
                await program.stdin.drain()

    async with asyncio.TaskGroup() as group:
        group.create_task(write())
        group.create_task(read_all(program))


async def read_all(program: Lines) -> None:
    while await program.stdout.read(65536):
        pass


async def ask(rogue: Rogue, begun: Begun) -> None:
    """Asks for the lobby without end; each fourth session sends lines that are as long as they may
    be."""
    look, long = '{"do":"look"}', json.dumps({"do": "look", "why": "x" * LONGEST})
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        programs = await sessions(rogue, stack, 0, CONNECTIONS, "json")
        begun()
        for number, program in enumerate(programs):
            group.create_task(ask_for_ever(program, [look] if number % 4 else [long]))


async def talk(rogue: Rogue, begun: Begun) -> None:
    """Everybody talks without end."""
    say = json.dumps({"do": "say", "to": "lobby", "text": "hello everybody"})
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        programs = list[Lines]()
        for home in range(ADDRESSES):
            programs += await sessions(rogue, stack, home * PER_ADDRESS, CONNECTIONS, "json")
        begun()
        for program in programs:
            group.create_task(ask_for_ever(program, [say]))


def measured_by(attack: Callable[[Rogue, Begun], Any]) -> Callable[[Scene], Awaitable[Any]]:
    async def measure(scene: Scene) -> Sequence[Measured]:
        keys, rest = (await scene.felt(attack)).keys, scene.rest
        return [
            Measured("key, half (ms)", keys.p50, 3 * rest.p50 + 20, rest.p50),
            Measured("key, 95 % (ms)", keys.p95, 3 * rest.p95 + 20, rest.p95),
        ]

    return measure


@asynccontextmanager
async def program(port: int, number: int, key: asyncssh.SSHKey | None) -> AsyncIterator[Lines]:
    keys, there = [key] if key else None, (address(number), 0)
    async with connect(port, f"anna{number}", client_keys=keys, local_addr=there) as connection:
        yield await connection.create_process("json")


async def notice(lines: Lines, *kinds: str) -> dict[str, Any]:
    """The next notice of these kinds."""
    while line := await lines.stdout.readline():
        found: dict[str, Any] = json.loads(line)
        if found["tell"] in kinds:
            return found
    raise EOFError


async def measure_keys(scene: Scene) -> Sequence[Measured]:
    """All come from one address, one after the other."""
    named = 0
    for _ in range(KEYS):
        try:
            key = asyncssh.generate_private_key("ssh-ed25519")
            async with program(scene.house.port, FAR, key) as lines, asyncio.timeout(SECONDS):
                named += not (await notice(lines, "welcome"))["guest"]
        except (asyncssh.Error, EOFError):
            # The address has come or asked too often in this minute.
            break
    async with program(scene.house.port, FAR + PER_ADDRESS, None) as lines:
        other = (await notice(lines, "welcome"))["name"]
    return [
        Measured("keys with a name", named, USUAL.new_keys_per_day),
        Measured("others who did not get theirs", int(not other.startswith("anna")), 0),
    ]


async def guess(rogue: Rogue, begun: Begun) -> None:
    """Tries codes over all sessions, and counts the tries that are answered."""
    tries = [json.dumps({"do": "sit", "table": WRONG}), json.dumps({"do": "return", "code": WRONG})]

    async def count(program: Lines) -> None:
        async for line in program.stdout:
            if '"no-such-table"' in line or '"no-such-code"' in line:
                rogue.counted["tries"] += 1

    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        programs = await sessions(rogue, stack, 0, CONNECTIONS, "json")
        begun()
        for each in programs:
            group.create_task(count(each))
            each.stdin.write("\n".join(tries * 200) + "\n")


async def measure_codes(scene: Scene) -> Sequence[Measured]:
    name = f"{guess.__module__}:{guess.__name__}"
    async with scene.strangers.attack(name) as counted:
        async with (
            program(scene.house.port, FAR, None) as host,
            program(scene.house.port, FAR + PER_ADDRESS, None) as guest,
        ):
            host.stdin.write('{"do":"open","game":"eight28","seats":3,"private":true}\n')
            code = (await notice(host, "table"))["room"]["code"]
            guest.stdin.write(json.dumps({"do": "sit", "table": code}) + "\n")
            answer = await notice(guest, "table", "refused")
        await asyncio.sleep(SECONDS)
    return [
        Measured("wrong codes tried", counted.get("tries", 0), USUAL.wrong_codes_per_minute),
        Measured("others who could not come in", int(answer["tell"] != "table"), 0),
    ]


async def burst(rogue: Rogue, begun: Begun) -> None:
    """All sessions of one address say their burst at once."""
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        speakers = await sessions(rogue, stack, 0, TALKERS, None)
        for each in speakers:
            group.create_task(read_all(each))
        begun()
        for each in speakers:
            each.stdin.write("say flood\n" * 20)
        await asyncio.Event().wait()


async def measure_burst(scene: Scene) -> Sequence[Measured]:
    async def listen() -> None:
        while True:
            line = await listener.stdout.readline()
            heard["flood"] += line.count('"flood"')
            heard["honest"] += line.count('"I am here"')

    heard = {"flood": 0, "honest": 0}
    async with (
        program(scene.house.port, FAR, None) as listener,
        program(scene.house.port, FAR + PER_ADDRESS, None) as honest,
        scene.strangers.attack(f"{burst.__module__}:{burst.__name__}"),
    ):
        await notice(listener, "lobby")
        listening = asyncio.create_task(listen())
        await asyncio.sleep(SECONDS / 2)
        honest.stdin.write('{"do":"say","to":"lobby","text":"I am here"}\n')
        await asyncio.sleep(SECONDS / 2)
        listening.cancel()
    return [
        Measured("sayings heard", heard["flood"], MOST_HEARD),
        Measured("honest sayings that were not heard", 1 - heard["honest"], 0),
    ]


ROWS: Final = (
    Row("talk", f"{ADDRESSES * CONNECTIONS * SESSIONS} guests talk", measured_by(talk)),
    Row("ask", f"{CONNECTIONS * SESSIONS} programs ask for ever", measured_by(ask)),
    Row("new-keys", f"{KEYS} new keys of one address", measure_keys),
    Row("codes", "one address tries codes", measure_codes),
    Row("burst", "all sessions of one address talk at once", measure_burst),
)

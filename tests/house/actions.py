"""What people do together in a house, and what becomes of the house."""

import asyncio
from asyncio import Future
from collections.abc import Sequence
from random import Random

from server.protocol.requests import Leave, Look, Open, Ready, Request, Return, Sit
from server.protocol.seat import Viewer
from tests.house import invariants
from tests.house.observed import KEYS, Connection, ObservedHouse
from tests.house.random_requests import REQUESTS, at_table, likely_move, random_move, random_open
from tests.house.tables import Inside
from tests.table.resampling import check_secrecy

Choices = Sequence[tuple[int, str, int]]
"""who, what, and the dice for the rest"""


async def gather_people(world: ObservedHouse, game: str, dice: Random) -> None:
    """Some people sit down at a new table, as a rule to play."""
    line = await connect_somebody(world, dice)
    if line is None or await world.ask(line, random_open(dice, game)):
        return
    table = at_table(world, line)
    assert table is not None
    guests = [line]
    for _ in table.roster.free:
        if (other := await connect_somebody(world, dice)) is not None:
            await world.ask(other, Sit(table.setup.code or str(table.number)))
            guests.append(other)
    if dice.random() < 0.8:
        for each in guests:
            await world.ask(each, Ready())


async def connect_somebody(world: ObservedHouse, dice: Random) -> Connection | None:
    here = {line.session.key for line in world.lines}
    key = next((key for key in KEYS if key not in here), None)
    came = await world.connect(key if dice.random() < 0.7 else None, key)
    return came if isinstance(came, Connection) else None


async def disconnect_all(world: ObservedHouse, *, on_purpose: bool) -> None:
    for line in tuple(world.lines):
        if on_purpose:
            await world.ask(line, Leave())
        else:
            await world.leave(line)


async def reconnect_all(world: ObservedHouse) -> None:
    """Those with a key, and some of the guests who have a code."""
    here = {line.session.key for line in world.lines}
    for key in KEYS:
        if key not in here:
            await world.connect(key, key)
    people = world.house.people
    for code in [code for code in world.codes if people.by_code(code)][:2]:
        guest = await world.connect(None, None)
        if isinstance(guest, Connection):
            await world.ask(guest, Return(code))


async def all_ready(world: ObservedHouse) -> None:
    for line in tuple(world.lines):
        await world.ask(line, Ready())


def seated(world: ObservedHouse) -> list[tuple[Connection, Inside, int]]:
    """Those who have a seat where they are."""
    found = []
    for line in world.lines:
        table = at_table(world, line)
        seat = table.seat_of(line.session) if table else None
        if table is not None and seat is not None:
            found.append((line, table, seat))
    return found


def asked_players(world: ObservedHouse) -> list[tuple[Connection, Inside, int]]:
    """Whoever is asked for a move, and can make one."""
    return [
        (line, table, seat)
        for line, table, seat in seated(world)
        if table.running and table.game and seat in table.playing.asked
    ]


async def play(world: ObservedHouse, moves: int, dice: Random) -> None:
    for _ in range(moves):
        if asked := asked_players(world):
            line, table, seat = dice.choice(asked)
            refusals = await world.ask(line, likely_move(table, seat, dice))
            assert not refusals, refusals
        else:
            await world.pass_time(4)


async def try_illegal_move(world: ObservedHouse, line: Connection, dice: Random) -> None:
    """What is refused is refused once, and changes nothing."""
    table = at_table(world, line)
    assert table is not None
    before = table.game
    refusals = await world.ask(line, random_move(world, line, dice))
    unchanged = (table.game) == before
    assert len(refusals) <= 1, refusals
    assert refusals or not unchanged
    # Whoever wakes up may have something done for him at once.
    hasty = world.settings.bots.slowest_ms == 0
    assert unchanged or hasty or not refusals, refusals


async def pass_time(world: ObservedHouse, seconds: float) -> None:
    """Where nobody is, no clock runs, once what was begun is done; bots among themselves would
    play for ever."""
    quiet = [table for table in world.tables if table.state.dormant and not table.bots_once]
    endless = any(table.running and not table.roster.people for table in world.tables)
    resting = {t: (t.roster.people, invariants.banks(t), t.left) for t in quiet}
    await world.pass_time(min(seconds, 100) if endless else seconds)
    for table, (seats, banks, left) in resting.items():
        if table.running:
            now = invariants.banks(table)
            assert [now[seat] for seat in seats] == [banks[seat] for seat in seats]
            assert [table.left[seat] for seat in seats] == [left[seat] for seat in seats]


def requests_of_each(world: ObservedHouse, wished: Choices) -> dict[Connection, Request]:
    """One at most on each line."""
    found = {}
    for who, what, dice in wished:
        line = world.line(who)
        found[line] = REQUESTS[what](world, line, Random(dice))
    return found


def ask_all(asked: dict[Connection, Request]) -> list[Future[None]]:
    return [line.session.ask(wish) for line, wish in asked.items()]


async def ask_at_the_same_time(
    world: ObservedHouse, wished: Choices, *, leaves: int | None, after: int, comes: str | None
) -> None:
    """One line may break before there is an answer, with or without waiting for it."""
    asked = requests_of_each(world, wished)
    leaving = None if leaves is None else [*asked][leaves % len(asked)]
    tasks = ask_all(asked)
    coming = []
    if comes is not None:
        coming = [asyncio.create_task(world.connect(None if comes == "guest" else comes, None))]
    for _ in range(after):
        await asyncio.sleep(0)
    if leaving is not None:
        if after % 2:
            tasks.pop([*asked].index(leaving)).cancel()
        await world.leave(leaving)
    await world.answered(tasks)
    await world.answered(coming)
    for line in world.lines if leaving else ():
        await world.ask(line, Look())


async def stop_during_requests(
    world: ObservedHouse, wished: Choices, after: int, *, killed: bool, move: Random | None = None
) -> None:
    """The house goes down before everybody has an answer."""
    asked = requests_of_each(world, wished)
    if not killed:
        asked = {line: wish for line, wish in asked.items() if not isinstance(wish, Open)}
    if move is not None:
        line, table, seat = move.choice(asked_players(world))
        asked[line] = likely_move(table, seat, move)
    tasks = ask_all(asked)
    for _ in range(after):
        await asyncio.sleep(0)
    await world.go_down(killed=killed, asking=tasks)
    await world.open()
    await start_again(world)


async def restart(world: ObservedHouse, *, killed: bool) -> None:
    """The house goes down while nothing is going on, and is the same afterwards."""
    tables = world.tables
    people = {line.session.person for line in world.lines}
    await world.go_down(killed=killed, asking=())
    await world.open()
    invariants.check_unchanged(world, tables, people)
    await start_again(world)


async def start_again(world: ObservedHouse) -> None:
    world.ledger.compare(world.house)
    await world.start()


async def check_secrecy_of_one(world: ObservedHouse, number: int) -> None:
    """Through the eyes of one after another, at one table after another."""
    running = [table for table in world.tables if table.running and table.game]
    if not running:
        return
    table = running[number % len(running)]
    rows = await world.kept_moves()
    viewers: list[Viewer] = [None, *table.roster.people]
    viewer = viewers[number // len(running) % len(viewers)]
    check_secrecy(
        table.state, table.rules, table.task._now, viewer, rows[table.number], Random(number)
    )

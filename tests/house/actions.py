"""Actions in an observed house, of several people together or of the house itself."""

import asyncio
from asyncio import Future
from collections.abc import Sequence
from random import Random

from server.protocol.requests import Leave, Look, Open, Ready, Request, Return, Sit
from server.protocol.seat import Viewer
from tests.house import invariants
from tests.house.observed import KEYS, Connection, ObservedHouse
from tests.house.random_requests import REQUESTS, at_table, likely_move, random_move
from tests.house.tables import Inside
from tests.table.random_requests import random_open
from tests.table.resampling import check_secrecy

Choices = Sequence[tuple[int, str, int]]
"""number of the connection, kind of request, seed for the rest"""


async def gather_people(observed: ObservedHouse, game: str, dice: Random) -> None:
    """Opens a table and fills its seats with new connections; as a rule all are ready."""
    connection = await connect_somebody(observed, dice)
    if connection is None or await observed.ask(connection, random_open(dice, game)):
        return
    table = at_table(observed, connection)
    assert table is not None
    guests = [connection]
    for _ in table.roster.free:
        if (other := await connect_somebody(observed, dice)) is not None:
            await observed.ask(other, Sit(table.setup.code or str(table.number)))
            guests.append(other)
    if dice.random() < 0.8:
        for each in guests:
            await observed.ask(each, Ready())


async def connect_somebody(observed: ObservedHouse, dice: Random) -> Connection | None:
    here = {connection.session.key for connection in observed.connections}
    key = next((key for key in KEYS if key not in here), None)
    came = await observed.connect(key if dice.random() < 0.7 else None, key)
    return came if isinstance(came, Connection) else None


async def disconnect_all(observed: ObservedHouse, *, on_purpose: bool) -> None:
    for connection in tuple(observed.connections):
        if on_purpose:
            await observed.ask(connection, Leave())
        else:
            await observed.disconnect(connection)


async def reconnect_all(observed: ObservedHouse) -> None:
    """People with a key, and two guests with a return code."""
    here = {connection.session.key for connection in observed.connections}
    for key in KEYS:
        if key not in here:
            await observed.connect(key, key)
    people = observed.house.people
    for code in [code for code in observed.codes if await people.by_code(code)][:2]:
        guest = await observed.connect(None, None)
        if isinstance(guest, Connection):
            await observed.ask(guest, Return(code))


async def all_ready(observed: ObservedHouse) -> None:
    for connection in tuple(observed.connections):
        await observed.ask(connection, Ready())


def seated(observed: ObservedHouse) -> list[tuple[Connection, Inside, int]]:
    """Connections in a seat, with their table and seat."""
    found = []
    for connection in observed.connections:
        table = at_table(observed, connection)
        seat = table.seat_of(connection.session) if table else None
        if table is not None and seat is not None:
            found.append((connection, table, seat))
    return found


def asked_players(observed: ObservedHouse) -> list[tuple[Connection, Inside, int]]:
    """Connections in a seat whose decision the game needs."""
    return [
        (connection, table, seat)
        for connection, table, seat in seated(observed)
        if table.running and table.game and seat in table.playing.asked
    ]


async def play(observed: ObservedHouse, moves: int, dice: Random) -> None:
    for _ in range(moves):
        if asked := asked_players(observed):
            connection, table, seat = dice.choice(asked)
            refusals = await observed.ask(connection, likely_move(table, seat, dice))
            assert not refusals, refusals
        else:
            await observed.pass_time(4)


async def try_illegal_move(observed: ObservedHouse, connection: Connection, dice: Random) -> None:
    """A random move: it is refused once and changes nothing, or it changes the game."""
    table = at_table(observed, connection)
    assert table is not None
    before = table.game
    refusals = await observed.ask(connection, random_move(observed, connection, dice))
    unchanged = table.game == before
    assert len(refusals) <= 1, refusals
    assert refusals or not unchanged
    # A request of a person who was away can let an automatic move be due at once.
    hasty = observed.settings.bots.slowest_ms == 0
    assert unchanged or hasty or not refusals, refusals


async def pass_time(observed: ObservedHouse, seconds: float) -> None:
    """No clock runs at a table whose people are all gone. A game between bots alone would be played
    for ever."""
    quiet = [table for table in observed.tables if table.state.dormant and not table.bots_once]
    endless = any(table.running and not table.roster.people for table in observed.tables)
    resting = {t: (t.roster.people, invariants.banks(t), t.left) for t in quiet}
    await observed.pass_time(min(seconds, 100) if endless else seconds)
    for table, (seats, banks, left) in resting.items():
        if table.running:
            now = invariants.banks(table)
            assert [now[seat] for seat in seats] == [banks[seat] for seat in seats]
            assert [table.left[seat] for seat in seats] == [left[seat] for seat in seats]


def requests_of_each(observed: ObservedHouse, choices: Choices) -> dict[Connection, Request]:
    """At most one for each connection."""
    found = {}
    for who, what, dice in choices:
        connection = observed.connection(who)
        found[connection] = REQUESTS[what](observed, connection, Random(dice))
    return found


def ask_all(asked: dict[Connection, Request]) -> list[Future[None]]:
    return [connection.session.ask(request) for connection, request in asked.items()]


async def ask_at_the_same_time(
    observed: ObservedHouse, choices: Choices, *, leaves: int | None, after: int, comes: str | None
) -> None:
    """One connection may end before its answer, and another begin."""
    asked = requests_of_each(observed, choices)
    leaving = None if leaves is None else [*asked][leaves % len(asked)]
    tasks = ask_all(asked)
    coming = []
    if comes is not None:
        coming = [asyncio.create_task(observed.connect(None if comes == "guest" else comes, None))]
    for _ in range(after):
        await asyncio.sleep(0)
    if leaving is not None:
        if after % 2:
            tasks.pop([*asked].index(leaving)).cancel()
        await observed.disconnect(leaving)
    await observed.answered(tasks)
    await observed.answered(coming)
    for connection in observed.connections if leaving else ():
        await observed.ask(connection, Look())


async def stop_during_requests(
    observed: ObservedHouse,
    choices: Choices,
    after: int,
    *,
    killed: bool,
    move: Random | None = None,
) -> None:
    """The house goes down before all requests have an answer."""
    asked = requests_of_each(observed, choices)
    if not killed:
        asked = {
            connection: request
            for connection, request in asked.items()
            if not isinstance(request, Open)
        }
    if move is not None:
        connection, table, seat = move.choice(asked_players(observed))
        asked[connection] = likely_move(table, seat, move)
    tasks = ask_all(asked)
    for _ in range(after):
        await asyncio.sleep(0)
    await observed.go_down(killed=killed, asking=tasks)
    await observed.open()
    await start_again(observed)


async def restart(observed: ObservedHouse, *, killed: bool) -> None:
    """The house goes down while nothing happens, and has the same state afterwards."""
    tables = observed.tables
    people = {connection.session.person for connection in observed.connections}
    await observed.go_down(killed=killed, asking=())
    await observed.open()
    invariants.check_unchanged(observed, tables, people)
    await start_again(observed)


async def start_again(observed: ObservedHouse) -> None:
    observed.recorder.compare(observed.house)
    await observed.start()


async def check_secrecy_of_one(observed: ObservedHouse, number: int) -> None:
    """Checks one viewer of one table; the number chooses which."""
    running = [table for table in observed.tables if table.running and table.game]
    if not running:
        return
    table = running[number % len(running)]
    rows = await observed.stored_moves()
    viewers: list[Viewer] = [None, *table.roster.people]
    viewer = viewers[number // len(running) % len(viewers)]
    check_secrecy(
        table.state, table.rules, table.task._now(), viewer, rows[table.number], Random(number)
    )

"""A house whose place another process has taken: it is a door for those who are connected, until
they leave or `door.old_hours` are over."""

import asyncio
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from server.commands.context import Context
from server.commands.door import close, follow
from server.commands.serve import RunningHouse, first_of
from server.commands.serving.doors import HouseDoors, rules_of
from server.doors.link.door import PATIENCE, HouseLink
from server.doors.link.keys import open_link_keys
from server.doors.link.sessions import LinkedSessions
from server.doors.ssh.access_lists import AccessLists
from server.doors.ssh.adapter import Process
from server.doors.ssh.auth import Login, SharedState
from server.doors.ssh.host_keys import KEYS
from server.doors.ssh.sessions import Shown
from server.errors import UsageError
from server.house.clock import Timer
from server.house.lobby.house import House
from server.protocol.notices import Refused
from server.protocol.refusals import NotAnswered

HOUR: Final = 3600.0
RETRY_SECONDS: Final = 0.02


async def keep_connections(
    folder: Path, context: Context, running: RunningHouse, house: House, stopped: asyncio.Event
) -> None:
    server, shown, ended = running.server, running.sessions.shown, asyncio.Event()
    leave_house(shown.values())
    if isinstance(server, HouseDoors):
        # Before the house tells everybody that it closes.
        await server.cut()
    # Only now, as tables say at once that nothing can be stored.
    house.store.give_up()
    closing = asyncio.create_task(house.close())
    # Connections that were just accepted go on, too.
    await server.stopped()
    Timer(house.clock).set_in(HOUR * house.settings.door.old_hours, ended.set)
    waits: list[Coroutine[Any, Any, object]] = [stopped.wait(), ended.wait()]
    link = HouseLink(folder, open_link_keys(folder / KEYS), house.clock)
    link.rules = rules_of(house)
    link.on_empty = ended.set
    say = running.shared.say
    houses = server.houses if isinstance(server, HouseDoors) else None
    sessions = LinkedSessions(link, running.shown, context.games, house.clock, say, houses)
    if isinstance(server, HouseDoors) and not server.own:
        waits.append(server.ended())
    elif await is_open(link, running.shared):
        move(link, running, house, sessions)
        waits.append(link.listen())
    else:
        ended.set()
    await first_of(*waits)
    for each in shown.values():
        each.client.dismiss()
    if isinstance(server, HouseDoors):
        server.end()
    await close(server, sessions, house.clock)
    await closing


def leave_house(shown: Iterable[Shown]) -> None:
    here = [each for each in shown if each.is_here]
    # First all of them: each that leaves is news to the others.
    for each in here:
        session = each.own.client
        if session.is_asking:
            # It took longer than the house waits before the pause.
            session.mailbox.put(Refused(NotAnswered()))
        each.client.lose()
    for each in here:
        each.own.lose()


async def is_open(link: HouseLink, shared: SharedState) -> bool:
    """Whether the other house opens its door to this process, while there are connections."""
    for connection in shared.open:
        link.hold(connection.slot)
    loop = asyncio.get_running_loop()
    end = loop.time() + PATIENCE
    while True:
        with suppress(UsageError):
            await link.connect()
            return True
        if not shared.open or loop.time() > end:
            return False
        await asyncio.sleep(RETRY_SECONDS)


def move(link: HouseLink, running: RunningHouse, house: House, sessions: LinkedSessions) -> None:
    """All sessions go on in the other house, and new ones begin there."""
    shared = running.shared
    shared.serve = partial(serve, link, sessions)
    shared.lists = AccessLists(house.settings.door, link.lets_in)
    link.on_rules = partial(follow, link, shared, sessions, house.households, running.journal)
    link.on_rules()
    keep = sessions.houses.keep
    for each in running.sessions.shown.values():
        each.keeping = each.keeping or keep(each.login, each.process, each.client)
    if not link.slots:
        link.on_empty()


async def serve(link: HouseLink, sessions: LinkedSessions, login: Login, process: Process) -> None:
    slot = process.channel.get_connection().get_extra_info("slot")
    if slot not in link.slots:
        # It came during the move.
        placed = asyncio.get_running_loop().create_future()
        link.arrive(slot, placed.set_result)
        await placed
        link.logged_in(slot)
    await sessions(login, process)
